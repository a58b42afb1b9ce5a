// What the counters of whoever decides can still do in this phase, as marks on their stacks.
import { inState } from "../counters/forms";
import type { Standing } from "../engine/types";
import type { Point } from "./camera";
import type { Drawn } from "./drawn";

export type Marked = {
  space: number;
  at: Point;
  mark: Standing;
  count: number;
  /** Which of the places in the rows of a box; 0 on a hex. */
  slot: number;
  /** How much larger its counters are. */
  size: number;
};

/** The most pressing first: one counter that must act marks its whole stack. */
const ORDER: readonly Standing[] = ["must", "free", "may", "done"];

/** States that a counter shows by itself: it needs no veil besides. */
const SHOWN = ["moved", "acted", "fought", "engaged"];

export function marksOf(
  piles: readonly (Pick<Drawn, "space" | "at" | "counters"> & Partial<Pick<Drawn, "rows" | "size">>)[],
  standing: readonly (readonly [number, Standing])[],
): Marked[] {
  const known = new Map(standing);
  // In a box each has its own place.
  const places = piles.flatMap(({ space, at, counters, rows, size = 1 }) =>
    rows
      ? rows.map((slot, i) => ({
          space,
          at: slot.at,
          counters: counters.slice(slot.from, slot.from + slot.count),
          slot: i,
          size,
        }))
      : [{ space, at, counters, slot: 0, size }],
  );
  return places.flatMap(({ space, at, counters, slot, size }) => {
    const found = counters.flatMap(({ id }) => (id === null ? [] : (known.get(id) ?? [])));
    const mark = ORDER.find((one) => found.includes(one));
    if (mark === undefined) return [];
    // A stack is done when all of it is.
    if (
      mark === "done" &&
      (found.length < counters.length || SHOWN.some((word) => inState(counters[0]!.view, word)))
    )
      return [];
    return [{ space, at, mark, slot, size, count: found.filter((one) => one === mark).length }];
  });
}

/** Where the marks of a hex stand: beside its counters, below their states, clear of the values at their foot. */
const BESIDE = [
  [-0.47, 0.13],
  [0.47, 0.13],
  [-0.2, 0.5],
  [0.2, 0.5],
] as const;
export function markAt({ x, y }: Point, nth: number): Point {
  const [dx, dy] = BESIDE[nth % BESIDE.length]!;
  return { x: x + dx, y: y + dy };
}
