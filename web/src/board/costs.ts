// The discs that say what it costs to go somewhere. They come and go by the hundred with every counter that is taken: those
// of one look are one path and one text.
import type { Info } from "../engine/types";
import { centre } from "./hexes";
import { points } from "./offers";

export type Costs = {
  costs: readonly (readonly [number, number])[];
  /** Spaces where the disc must give way to counters. */
  taken: ReadonlySet<number>;
  stops: ReadonlySet<number>;
  /** Spaces on the way that is shown. */
  way: ReadonlySet<number>;
  near: boolean;
};

/** A number where its disc is. */
type Written = { x: number; y: number; text: string };

/** Discs of one look. `stops`: the way ends there in an enemy zone. `way`: the way that is shown leads there. */
export type Discs = { key: string; stops: boolean; way: boolean; r: number; path: string; written: Written[] };

const short = (n: number): number => Math.round(n * 1000) / 1000;

export function discsOf(info: Info, { costs, taken, stops, way, near }: Costs): Discs[] {
  const free = near ? 0.105 : 0.155;
  // Below a counter, where it hides as little of it as can be.
  const below = near ? { y: 0.42, r: 0.105 } : { y: 0.47, r: 0.115 };
  const looks = new Map<string, Discs>();
  for (const [space, cost] of costs) {
    const at = centre(info, space);
    if (!at) continue;
    const [y, r] = taken.has(space) ? [at.y + below.y, below.r] : [at.y, free];
    const look = { stops: stops.has(space), way: way.has(space), r };
    const key = `${look.stops} ${look.way} ${r}`;
    let discs = looks.get(key);
    if (!discs) looks.set(key, (discs = { key, ...look, path: "", written: [] }));
    const text = points(cost, info.parts_of_a_point);
    // A number of two signs stands on a longer disc.
    const long = text.length > 1 ? 0.7 * r : 0;
    const half = `a${r} ${r} 0 0 1 0 `;
    discs.path += `M${short(at.x + long / 2)} ${short(y - r)}${half}${2 * r}h${-long}${half}${-2 * r}z`;
    discs.written.push({ x: short(at.x), y: short(y + 0.5 * r), text });
  }
  return [...looks.values()];
}

/** Numbers of one sign each as one text, and where each sign stands; and those that are longer. */
export function inOne(written: readonly Written[]): { text: string; xs: string; ys: string; long: Written[] } {
  const signs = written.filter(({ text }) => text.length === 1);
  return {
    text: signs.map(({ text }) => text).join(""),
    xs: signs.map(({ x }) => x).join(" "),
    ys: signs.map(({ y }) => y).join(" "),
    long: written.filter(({ text }) => text.length > 1),
  };
}
