// Why the engine did nothing, in a sentence.
import type { Denied } from "../engine/client";
import type { Info } from "../engine/types";
import { speech } from "../i18n/speech.svelte";

export const lineOf = (failure: Denied): number | null => (failure.kind === "text" ? (failure.line ?? null) : null);

export function reasonOf(info: Info | undefined, failure: Denied): string {
  const forbidden = (action: string, rule: string, why: string): string =>
    speech.t("file-refused", { action, rule, why: why.replace(/\.$/, "") });
  if (failure.kind === "refused") return info ? speech.say(info, failure.message) : speech.t("trouble-refused");
  if (failure.kind !== "text") return speech.t(`trouble-${failure.kind}`);
  const { refused, reason } = failure;
  return refused && info ? forbidden(refused.action, refused.rule, speech.say(info, refused.message)) : reason;
}
