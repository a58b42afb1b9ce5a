// Why bots did what they did, as far as it may be told.
import type { Sight } from "../engine/types";
import type { Reasoned } from "./kinds";

/** So many reasons are remembered: each takes a few kilobytes. */
const REMEMBERED = 500;

/** Which phase of which turn it is. */
export const phaseOf = ({ view }: Sight): string => JSON.stringify([view.turn, view.phase]);

export class Reasons {
  /** Oldest first. */
  #kept = $state.raw<Reasoned[]>([]);

  keep(one: Reasoned) {
    this.#kept = [...this.#kept.filter((other) => other.played !== one.played), one].slice(-REMEMBERED);
  }

  /** Forgets what was taken back. */
  upTo(played: number) {
    if (this.#kept.some((one) => one.played >= played))
      this.#kept = this.#kept.filter((one) => one.played < played);
  }

  /** The last one that may be told: all where nothing is secret, else advice, while its phase lasts. */
  last(now: Sight, past: Sight | null, open: boolean, viewer: number): Reasoned | null {
    const then = (one: Reasoned): boolean =>
      past === null ? open || one.phase === phaseOf(now) : one.played === past.played;
    return this.#kept.findLast((one) => then(one) && (open || (one.own && one.seat === viewer))) ?? null;
  }
}
