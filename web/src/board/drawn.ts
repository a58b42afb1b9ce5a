// The stacks as they are drawn. A stack in which nothing changed stays the same object, so that it is not drawn again.
import type { Piece } from "../counters/types";
import type { Info, Stack, View } from "../engine/types";
import type { Point } from "./camera";
import { centre } from "./hexes";
import { pileOf, type Names, type Pile, type Standing } from "./offers";
import { pieceOf } from "./pieces";

export type Drawn = Pile & { at: Point; pieces: Piece[] };

export class Drawings {
  #kept = new Map<number, { key: string; drawn: Drawn }>();
  /** What was made of a stack from which nobody was away. */
  readonly #whole = new WeakMap<Stack, { key: string; drawn: Drawn }>();

  constructor(
    readonly info: Info,
    readonly names: Names,
  ) {}

  /** The stacks of a view that have a place, without counters that are on their way. */
  of(view: View, away: ReadonlySet<number>): Drawn[] {
    const kept = new Map<number, { key: string; drawn: Drawn }>();
    for (const stack of view.stacks) {
      const whole = away.size === 0 ? this.#whole.get(stack) : undefined;
      if (whole) {
        kept.set(whole.drawn.space, whole);
        continue;
      }
      const pile = pileOf(this.names, stack);
      const at = pile && centre(this.info, pile.space);
      if (!pile || !at) continue;
      const counters: Standing[] = pile.counters.filter(({ id }) => id === null || !away.has(id));
      if (counters.length === 0) continue;
      const key = JSON.stringify(counters);
      const old = this.#kept.get(pile.space);
      const pieces = (): Piece[] => counters.map(({ id, view }) => pieceOf(this.info, id, view));
      const drawn = old?.key === key ? old.drawn : { space: pile.space, counters, at, pieces: pieces() };
      const made = { key, drawn };
      kept.set(pile.space, made);
      if (away.size === 0) this.#whole.set(stack, made);
    }
    this.#kept = kept;
    return [...kept.values()].map(({ drawn }) => drawn);
  }
}
