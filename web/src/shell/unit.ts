import type { CounterView, Info } from "../engine/types";
import { noteOf, stateWords } from "../counters/forms";
import { speech } from "../i18n/speech.svelte";

/** A counter in words: what it is, what it is worth, what it has done. */
export function unitTitle(info: Info, id: number | null, view: CounterView): string {
  const kind = speech.term(view.kind) ?? view.kind;
  const name = id === null ? kind : `${speech.counter(info, id)}, ${kind}`;
  const states = stateWords(view).map((state) => speech.term(`state-${state}`, info.id) ?? state);
  return [name, view.values, id === null ? "" : printOf(info, id, view), ...states].filter(Boolean).join(", ");
}

/** The sign and the small print of a counter, in words. */
export function printOf(info: Info, id: number, view: CounterView): string {
  const face = info.counters[id];
  if (!face) return "";
  const badge = face.badge === null ? "" : (speech.term(face.badge, info.id) ?? "");
  return [badge, noteOf(view, { ...face, stripe: null })].filter(Boolean).join(" ");
}

/** A counter as it is printed: for lists of what is not on the table yet. */
export function printed(info: Info, id: number): CounterView | null {
  const face = info.counters[id];
  if (!face) return null;
  return {
    name: face.name,
    side: face.side,
    nation: face.nation,
    kind: face.kind,
    values: face.values[0] ?? null,
    steps: face.steps,
    state: [],
  };
}
