import type { Chart, ChartCell } from "./chart";
import { contours, type Contour } from "./contours";
import { fieldsOf, type Fields } from "./fields";
import { type Box, boxOf, within } from "./geometry";
import { recipeOf, type Recipe, type Recipes } from "./recipes";

/** A hex of the grid as the painter knows it. */
export interface Hex extends ChartCell {
  recipe: Recipe;
  /** How much larger it is than a hex of the plane. */
  s: number;
  features: readonly string[];
  /** In play, and not sea. */
  played: boolean;
  /** On the strand: how many shores lie below it. */
  band?: number;
}

/** A side of the grid: x0, y0, x1, y1, and whether land and sea lie at it. */
export interface GridSide {
  ends: [number, number, number, number];
  land: boolean;
  sea: boolean;
}

/** Everything about a chart that no zoom, no theme and no tile changes: worked out once. */
export interface Scene {
  chart: Chart;
  /** Words of the board for those of the painter. */
  recipes: Recipes;
  hexes: Hex[];
  /** The hex that holds a point. */
  at(x: number, y: number): Hex | undefined;
  sides: GridSide[];
  /** The outline of the grid. */
  rims: number[][];
  rings: { points: number[]; box: Box }[];
  /** Where the country of one grid ends and that of the next begins: no shore. */
  seams: readonly number[];
  /** Outlines within each other, from the lowest water to the land; none where the coast is one line. */
  shores: readonly number[][];
  /** Beach line: the coast within hexes that have a beach. */
  beaches: number[][];
  /** The bands of the sea, widest first. */
  bands: Contour[];
  /** The rectangle with ground in it. */
  ground: Box;
  fields(near: boolean): Fields;
  /** Bitmaps that depend on the theme, by name. */
  memo: Map<string, unknown>;
}

export function sceneOf(chart: Chart, recipes: Recipes): Scene {
  const words = { ...chart.recipes, ...recipes };
  const hexes: Hex[] = chart.hexes.map((h) => ({
    ...h,
    s: h.s ?? 1,
    recipe: recipeOf(words, h.t),
    features: h.f ?? [],
    played: true,
  }));
  const shores = chart.shores ?? [];
  for (const hex of hexes) {
    if (hex.recipe === "sand") hex.band = shores.filter((ring) => within(ring, hex.x, hex.y)).length;
  }
  for (const cell of chart.sea) hexes.push({ ...cell, s: cell.s ?? 1, recipe: "sea", features: [], played: false });
  const at = finder(hexes);
  const { sides, rims } = grid(chart, hexes, at);
  const [left, top, right, bottom] = chart.frame;
  const sandy = (x: number, y: number) =>
    at(x, y)?.features.some((f) => f === "beach" || f === "invasion_coast") ?? false;
  const made = new Map<boolean, Fields>();
  return {
    chart,
    recipes: words,
    hexes,
    at,
    sides,
    rims,
    rings: chart.land.map((points) => ({ points, box: boxOf(points) })),
    seams: seamsOf(chart),
    shores,
    beaches: chart.land.flatMap((ring) => stretches(ring, sandy)),
    bands: contours(chart),
    ground: [left - 1, top - 1, right + 1, bottom + 1],
    fields(near) {
      const known = made.get(near);
      if (known) return known;
      const fields = fieldsOf(chart, hexes, at, near);
      made.set(near, fields);
      return fields;
    },
    memo: new Map(),
  };
}

/** Upright lines halfway between grids that lie side by side. */
function seamsOf({ sections = [] }: Chart): number[] {
  const frames = sections.map(({ frame }) => frame).sort((a, b) => a[0] - b[0]);
  return frames.slice(1).map((frame, i) => (frames[i]![2] + frame[0]) / 2);
}

/** Finds hexes by point: the nearest centre, no further away than a hex reaches. */
function finder(hexes: readonly Hex[]): Scene["at"] {
  const [left, top, right, bottom] = boxOf(hexes.flatMap((h) => [h.x, h.y])).map(Math.floor) as Box;
  const across = right - left + 3;
  const buckets: Hex[][] = Array.from({ length: across * (bottom - top + 3) }, () => []);
  // Each hex stands in all buckets round it, so that one look is enough.
  for (const hex of hexes) {
    const [i, j] = [Math.floor(hex.x) - left + 1, Math.floor(hex.y) - top + 1];
    const far = Math.ceil(hex.s);
    for (let y = j - far; y <= j + far; y++)
      for (let x = i - far; x <= i + far; x++) if (x >= 0 && x < across) buckets[y * across + x]?.push(hex);
  }
  return (x, y) => {
    const [i, j] = [Math.floor(x) - left + 1, Math.floor(y) - top + 1];
    if (i < 0 || i >= across) return undefined;
    let best: Hex | undefined;
    let least = 0.34;
    for (const hex of buckets[j * across + i] ?? []) {
      const d = ((hex.x - x) ** 2 + (hex.y - y) ** 2) / hex.s ** 2;
      if (d < least) {
        least = d;
        best = hex;
      }
    }
    return best;
  };
}

function grid(chart: Chart, hexes: readonly Hex[], at: Scene["at"]): { sides: GridSide[]; rims: number[][] } {
  const sides: GridSide[] = [];
  const rim = new Map<string, [number, number, string]>();
  // What is rounded differently is one corner all the same.
  const corners = new Map<string, string>();
  const key = (x: number, y: number): string => {
    const [i, j] = [Math.round(4 * x), Math.round(4 * y)];
    const own = `${i},${j}`;
    for (const dx of [0, -1, 1])
      for (const dy of [0, -1, 1]) {
        const known = corners.get(`${i + dx},${j + dy}`);
        if (known !== undefined && near(known, x, y)) return known;
      }
    corners.set(own, `${x},${y}`);
    return `${x},${y}`;
  };
  const near = (known: string, x: number, y: number) => {
    const [u, v] = known.split(",").map(Number) as [number, number];
    return Math.abs(u - x) + Math.abs(v - y) < 0.02;
  };
  for (const hex of hexes) {
    for (let d = 0; d < 6; d++) {
      const e = (d + 5) % 6;
      const [ax, ay] = [hex.s * chart.corners[2 * e]!, hex.s * chart.corners[2 * e + 1]!];
      const [bx, by] = [hex.s * chart.corners[2 * d]!, hex.s * chart.corners[2 * d + 1]!];
      const next = at(hex.x + ax + bx, hex.y + ay + by);
      const ends: GridSide["ends"] = [hex.x + ax, hex.y + ay, hex.x + bx, hex.y + by];
      if (!next) rim.set(key(ends[0], ends[1]), [ends[0], ends[1], key(ends[2], ends[3])]);
      else if (next.n < hex.n) continue;
      const wet = (h: Hex) => !h.played || h.features.includes("coast");
      sides.push({
        ends,
        land: hex.played || (next?.played ?? false),
        sea: wet(hex) || (next !== undefined && wet(next)),
      });
    }
  }
  const rims: number[][] = [];
  while (rim.size > 0) {
    const ring: number[] = [];
    let next = rim.keys().next().value;
    while (next !== undefined) {
      const corner: [number, number, string] | undefined = rim.get(next);
      if (!corner) break;
      rim.delete(next);
      ring.push(corner[0], corner[1]);
      next = corner[2];
    }
    rims.push(ring);
  }
  return { sides, rims };
}

/** The stretches of a line on which something holds. */
function stretches(line: readonly number[], holds: (x: number, y: number) => boolean): number[][] {
  const found: number[][] = [];
  let piece: number[] | undefined;
  for (let i = 0; i + 1 < line.length; i += 2) {
    const [x, y] = [line[i]!, line[i + 1]!];
    if (!holds(x, y)) {
      piece = undefined;
    } else if (piece) {
      piece.push(x, y);
    } else {
      piece = [x, y];
      found.push(piece);
    }
  }
  return found;
}
