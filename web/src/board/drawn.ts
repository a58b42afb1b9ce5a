// The stacks as they are drawn. A stack in which nothing changed stays the same object, so that it is not drawn again.
import type { Piece } from "../counters/types";
import type { Info, View } from "../engine/types";
import type { Point } from "./camera";
import { centre } from "./hexes";
import { pileOf, type Names, type Pile, type Standing } from "./offers";
import { pieceOf } from "./pieces";

export type Drawn = Pile & { at: Point; pieces: Piece[] };

export class Drawings {
  #kept = new Map<number, { key: string; drawn: Drawn }>();

  constructor(
    readonly info: Info,
    readonly names: Names,
  ) {}

  /** The stacks of a view that have a place, without counters that are on their way. */
  of(view: View, away: ReadonlySet<number>): Drawn[] {
    const kept = new Map<number, { key: string; drawn: Drawn }>();
    for (const stack of view.stacks) {
      const pile = pileOf(this.names, stack);
      const at = pile && centre(this.info, pile.space);
      if (!pile || !at) continue;
      const counters: Standing[] = pile.counters.filter(({ id }) => id === null || !away.has(id));
      if (counters.length === 0) continue;
      const key = JSON.stringify(counters);
      const old = this.#kept.get(pile.space);
      const pieces = (): Piece[] => counters.map(({ id, view }) => pieceOf(this.info, id, view));
      const drawn = old?.key === key ? old.drawn : { space: pile.space, counters, at, pieces: pieces() };
      kept.set(pile.space, { key, drawn });
    }
    this.#kept = kept;
    return [...kept.values()].map(({ drawn }) => drawn);
  }
}
