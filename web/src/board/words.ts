// What the board says in words.
import { stateWords } from "../counters/forms";
import type { CounterView, Info } from "../engine/types";
import { speech } from "../i18n/speech.svelte";
import { printOf } from "../shell/unit";
import type { Pile, Standing } from "./offers";

/** A counter as far as the viewer knows it. */
export function counterName(info: Info, id: number | null, view: CounterView): string {
  if (id !== null) return speech.counter(info, id);
  return speech.t("board-some-counter", {
    kind: speech.term(view.kind) ?? view.kind,
    seat: speech.side(info, view.side),
  });
}

/** The ground of a space and what is on it, as far as there are words for it. */
export function groundOf(info: Info, id: number): string[] {
  const space = info.spaces[id];
  if (!space || space.grid === null) return [];
  const words = [space.terrain, ...space.features].map(
    (word) => speech.term(`terrain-${word}`) ?? speech.term(`feature-${word}`),
  );
  return words.filter((word) => word !== null);
}

/** A counter with its strength and state, for those who do not see it. */
export function standingText(info: Info, { id, view }: Standing): string {
  const face = id === null ? undefined : info.counters[id];
  const steps =
    face === undefined || view.steps === null
      ? null
      : speech.t(view.steps < face.steps ? "board-reduced" : "board-full-strength");
  const states = stateWords(view).map((word) => speech.term(`state-${word}`, info.id) ?? word);
  const print = id === null ? null : printOf(info, id, view);
  return [counterName(info, id, view), view.values, print, steps, ...states].filter((word) => word).join(", ");
}

/** A space, what is in it and how much can be done there, for those who do not see it. */
export function spaceText(
  info: Info,
  id: number,
  pile: Pile | undefined,
  cost: string | null,
  offers: number,
): string {
  const place = [speech.space(info, id), ...groundOf(info, id)].join(", ");
  const counters = (pile?.counters ?? []).map((standing) => standingText(info, standing));
  const price = cost === null ? [] : [speech.t("board-cost", { points: cost })];
  return [place, ...counters, ...price, speech.t("board-offers", { n: offers })].join("; ");
}
