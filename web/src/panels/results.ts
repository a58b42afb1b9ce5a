// The codes of a result: a table prints "DRB AVB", the words say what each of them means.
import { speech } from "../i18n/speech.svelte";

/** The id of a code's words: "A1/DR" is no name for one, nor is "1.0/1.1". */
const idOf = (code: string): string => `result-${code.replaceAll("/", "-").replaceAll(".", "_")}`;

/** The codes of a result: "DRB AVB" and "A1/D1" are two each, unless the whole has words of its own. */
const codesOf = (result: string): string[] =>
  speech.term(idOf(result)) === null ? result.split(/[ /]/) : [result];

/** The codes that occur, each once, that have an explanation. */
export function codesIn(results: readonly string[]): string[] {
  const codes = new Set(results.flatMap(codesOf));
  return [...codes].filter((code) => speech.term(idOf(code)) !== null).sort();
}

/** A result as a table prints it: its code, or the short word that stands for it where the code is only an id. */
export function short(result: string): string {
  return speech.attribute(idOf(result), "short") ?? result;
}

/** A result in words. */
export function explain(result: string): string {
  return codesOf(result)
    .map((code) => speech.term(idOf(code)) ?? speech.term(code) ?? code)
    .join("; ");
}
