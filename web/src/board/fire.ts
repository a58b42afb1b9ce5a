// Fields and lines of fire on the board.
import type { Dot, Event, Info, Overlay } from "../engine/types";
import type { Point } from "./camera";
import { centre } from "./hexes";

/** The colour of a key of the look; a grey for one that it does not know. */
export const colourFor = (info: Info, key: string): string => info.look.colours[key] ?? "#5e5647";

/** A dot with its place: several in one hex stand side by side. */
export type Placed = Dot & Point;

/** How far from the middle of its hex the rows of dots stand, and how far two dots are apart. */
const ROW = 0.3;
const APART = 0.2;
/** The same where a counter stands in the hex. */
const ROW_TAKEN = 0.46;
const APART_TAKEN = 0.17;

/**
 * The dots of fields of fire, each in its place, below and above the counters that stand there; sources are drawn as rims
 * and have none.
 */
export function placed(info: Info, dots: readonly Dot[], taken: ReadonlySet<number> = new Set()): Placed[] {
  const bySpace = new Map<number, Dot[]>();
  for (const dot of dots) {
    if (dot.weight === 0) continue;
    const there = bySpace.get(dot.space);
    if (there) there.push(dot);
    else bySpace.set(dot.space, [dot]);
  }
  return [...bySpace].flatMap(([space, list]) => {
    const at = centre(info, space);
    if (!at) return [];
    const [down, apart] = taken.has(space) ? [ROW_TAKEN, APART_TAKEN] : [ROW, APART];
    // Up to four below the middle, the others above it.
    const rows = list.length > 4 ? [list.slice(0, 4), list.slice(4)] : [list];
    return rows.flatMap((row, r) =>
      row.map((dot, i) => ({
        ...dot,
        x: at.x + (i - (row.length - 1) / 2) * apart,
        y: at.y + (r === 0 ? down : -down),
      })),
    );
  });
}

/** How large a dot is by its weight. */
export const radiusOf = (weight: number): number => [0, 0.05, 0.075, 0.095][weight] ?? 0.095;

/** Circles as the data of one path. */
export function circles(dots: readonly Point[], r: number): string {
  const n = (value: number): string => String(Math.round(value * 10000) / 10000);
  return dots
    .map(
      ({ x, y }) =>
        `M${n(x - r)} ${n(y)}a${n(r)} ${n(r)} 0 1 0 ${n(2 * r)} 0a${n(r)} ${n(r)} 0 1 0 ${n(-2 * r)} 0Z`,
    )
    .join("");
}

/** The dots of several overlays; what more than one of them shows is shown once. */
export function together(overlays: readonly Overlay[]): Dot[] {
  const most = new Map<string, Dot[]>();
  for (const overlay of overlays) {
    const here = new Map<string, Dot[]>();
    for (const dot of overlay.dots) {
      const key = `${dot.space} ${dot.colour} ${dot.weight}`;
      const list = here.get(key);
      if (list) list.push(dot);
      else here.set(key, [dot]);
    }
    for (const [key, list] of here) if (list.length > (most.get(key)?.length ?? 0)) most.set(key, list);
  }
  return [...most.values()].flat();
}

/** The colour of each source of fire. */
export function colourOfFire(info: Info, overlays: readonly Overlay[]): Map<number, string> {
  const found = new Map<number, string>();
  for (const overlay of overlays)
    for (const dot of overlay.dots) if (dot.weight === 0) found.set(dot.space, colourFor(info, dot.colour));
  return found;
}

export type Tracer = { key: string; from: Point; to: Point; colour: string };

/** The lines of fire of what happened; where one is asked for, that one alone. */
export function tracersOf(
  info: Info,
  happened: readonly Pick<Event, "line">[],
  alone: readonly [number, number] | null,
  colours: ReadonlyMap<number, string>,
): Tracer[] {
  const lines = alone ? [alone] : happened.flatMap(({ line }) => (line ? [line] : []));
  const kept = new Map<string, Tracer>();
  for (const [from, to] of lines) {
    const [a, b] = [centre(info, from), centre(info, to)];
    const key = `${from} ${to}`;
    if (a && b && from !== to) kept.set(key, { key, from: a, to: b, colour: colours.get(from) ?? "#a3281e" });
  }
  return [...kept.values()];
}
