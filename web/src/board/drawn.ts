// The stacks as they are drawn. A stack in which nothing changed stays the same object, so that it is not drawn again.
import type { Piece } from "../counters/types";
import type { Info, Stack, View } from "../engine/types";
import type { Point } from "./camera";
import { areaOf, centre, sizeOf, type Area } from "./hexes";
import { pileOf, type Names, type Pile, type Standing } from "./offers";
import { pieceOf } from "./pieces";

export type Drawn = Pile & {
  at: Point;
  pieces: Piece[];
  /** How much larger than on a hex of the plane its counters are. */
  size: number;
  /** In a box with room for many: its counters in rows. */
  rows?: readonly Slot[];
};

/** A place in the rows of a box: the first of its counters in the stack, how many lie there, and where. */
export type Slot = { from: number; count: number; at: Point };

/** From counter to counter in a row, where a counter is one wide. */
const PITCH = 1.1;
/** The room of a title over the rows. */
const TITLE = 0.62;

/** So many counters in the rows of a box; the largest size at which all find room, else the last place holds a stack. */
export function rowsOf(
  { x, y, w, h, f, foot }: Area,
  count: number,
  side: number,
): { slots: Slot[]; size: number } {
  const title = f?.includes("track") ? 0.1 : TITLE;
  const [wide, high] = [w - 0.2, h - title - foot - 0.1];
  const fitting = (size: number) => ({
    across: Math.max(1, Math.floor(wide / (PITCH * side * size))),
    down: Math.max(1, Math.floor(high / (PITCH * side * size))),
  });
  const size = [1, 0.85, 0.72, 0.6].find((one) => fitting(one).across * fitting(one).down >= count) ?? 0.6;
  const { across, down } = fitting(size);
  const pitch = PITCH * side * size;
  const places = Math.min(count, across * down);
  const slots = Array.from({ length: places }, (_, i) => {
    const [row, column] = [Math.floor(i / across), i % across];
    const inRow = Math.min(places, across);
    return {
      from: i,
      count: i === places - 1 ? count - i : 1,
      at: { x: x + (column - (inRow - 1) / 2) * pitch, y: y - h / 2 + title + (row + 0.5) * pitch },
    };
  });
  return { slots, size };
}

/** The counter that lies at a place of a box where counters lie in rows. */
export function lyingAt({ rows, counters, size }: Drawn, { x, y }: Point, side: number): Standing | null {
  const half = (PITCH * side * size) / 2;
  const slot = rows?.find(({ at }) => Math.abs(at.x - x) <= half && Math.abs(at.y - y) <= half);
  return slot ? (counters[slot.from] ?? null) : null;
}

export class Drawings {
  #kept = new Map<number, { key: string; drawn: Drawn }>();
  /** What was made of a stack from which nobody was away. */
  readonly #whole = new WeakMap<Stack, { key: string; drawn: Drawn }>();

  constructor(
    readonly info: Info,
    readonly names: Names,
    /** The side of a counter on a hex of the plane. */
    readonly side: number,
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
      const drawn = old?.key === key ? old.drawn : this.#draw(pile.space, counters, at, pieces());
      const made = { key, drawn };
      kept.set(pile.space, made);
      if (away.size === 0) this.#whole.set(stack, made);
    }
    this.#kept = kept;
    return [...kept.values()].map(({ drawn }) => drawn);
  }

  #draw(space: number, counters: Standing[], at: Point, pieces: Piece[]): Drawn {
    const area = areaOf(this.info, space);
    if (!area) return { space, counters, at, pieces, size: sizeOf(this.info, space) };
    const { slots, size } = rowsOf(area, counters.length, this.side);
    return { space, counters, at, pieces, size, rows: slots };
  }
}
