// Geometry of spaces in the plane. Spaces are told by their id; a box that has no place takes no part.
import type { Info, SpaceInfo } from "../engine/types";
import type { Chart, ChartRegion } from "../map/chart";
import type { Point } from "./camera";

type Corners = readonly (readonly [number, number])[];

const key = (x: number, y: number): string => `${Math.round(x * 1000)},${Math.round(y * 1000)}`;
const short = (n: number): number => Math.round(n * 10000) / 10000;

/** How large a box is that lies on the map, in hexes. */
const BOX = 0.8;

/** A box that is drawn as an area; its foot is taken by a line of text or by smaller boxes. */
export type Area = ChartRegion & { foot: number };
/** Those of a board, by space. */
const areas = new WeakMap<Info, Map<number, Area>>();

/** The boxes of a chart by name, with how much of their foot is taken. */
export function areasOf(regions: readonly ChartRegion[]): Map<string, Area> {
  const inside = (one: ChartRegion, other: ChartRegion) =>
    one !== other &&
    Math.abs(one.x - other.x) < other.w / 2 &&
    Math.abs(one.y - other.y) < other.h / 2 &&
    one.w * one.h < other.w * other.h;
  return new Map(
    regions.map((region) => {
      const smaller = regions.filter((other) => inside(other, region)).map(({ y, h }) => y - h / 2);
      const foot = Math.max(region.text ? 0.42 : 0, ...smaller.map((top) => region.y + region.h / 2 - top));
      return [region.n, { ...region, foot }];
    }),
  );
}

/** Boxes lie where the chart has drawn them: from now on they have a place. */
export function layBoxes(info: Info, chart: Chart) {
  if (areas.has(info) || !chart.regions) return;
  const byName = areasOf(chart.regions);
  const found = new Map<number, Area>();
  info.spaces.forEach((space, id) => {
    const region = space.grid === null ? byName.get(space.name) : undefined;
    if (!region) return;
    found.set(id, region);
    space.drawn = true;
    space.at = [region.x, region.y];
  });
  areas.set(info, found);
}

/** The area of a box that holds counters in rows. */
export function areaOf(info: Info, space: number): Area | undefined {
  return areas.get(info)?.get(space);
}

/** How far the corners of a hex of the plane's unit are from its middle. */
const CORNER = 0.57735;

/** How much larger a space is than a hex of the plane. */
export function sizeOf(info: Info, space: number): number {
  const grid = info.spaces[space]?.grid ?? null;
  const corner = grid === null ? undefined : info.corners[grid]?.[0];
  return corner ? Math.round((10 * Math.hypot(...corner)) / CORNER) / 10 : 1;
}

/** Whether a space has a place on the map: all hexes have, and some boxes. */
export function isPlaced(space: SpaceInfo | undefined): space is SpaceInfo {
  return space?.drawn === true;
}

/** Whether a space is a hex of a grid. */
export function isHex(space: SpaceInfo | undefined): boolean {
  return space !== undefined && space.grid !== null;
}

function cornersOf(info: Info, space: SpaceInfo, id: number): Corners {
  const area = areaOf(info, id);
  if (area) {
    const [x, y] = [area.w / 2, area.h / 2];
    return [
      [-x, -y],
      [x, -y],
      [x, y],
      [-x, y],
    ];
  }
  if (space.grid !== null) return info.corners[space.grid] ?? [];
  return (info.corners[0] ?? []).map(([x, y]) => [x * BOX, y * BOX]);
}

export function centre(info: Info, space: number): Point | null {
  const found = info.spaces[space];
  return isPlaced(found) ? { x: found.at[0], y: found.at[1] } : null;
}

/** The points of a hex for a polygon, shrunk towards its middle. */
export function outline(info: Info, space: number, scale = 1): string {
  const found = info.spaces[space];
  if (!isPlaced(found)) return "";
  return cornersOf(info, found, space)
    .map(([x, y]) => `${short(found.at[0] + x * scale)},${short(found.at[1] + y * scale)}`)
    .join(" ");
}

/** How much of each side of a hex a bracket at its corner takes. */
const BRACKET = 0.24;

/** Brackets at the corners of a space as the data of a path: most of its rim stays free. */
export function brackets(info: Info, space: number, scale = 1): string {
  const found = info.spaces[space];
  if (!isPlaced(found)) return "";
  const points = cornersOf(info, found, space).map(
    ([x, y]) => [found.at[0] + x * scale, found.at[1] + y * scale] as const,
  );
  return points
    .map((at, i) => {
      const towards = (other: readonly [number, number]): string =>
        [0, 1].map((k) => short(at[k]! + (other[k]! - at[k]!) * BRACKET)).join(" ");
      const [before, after] = [points.at(i - 1)!, points[(i + 1) % points.length]!];
      return `M${towards(before)}L${short(at[0])} ${short(at[1])}L${towards(after)}`;
    })
    .join("");
}

/** The corners of all spaces by number, and of each space which ones it has. */
type Grid = { points: Point[]; corners: number[][] };
const grids = new WeakMap<Info, Grid>();

/** Two spaces that meet have corners of the same numbers. */
function gridOf(info: Info): Grid {
  const known = grids.get(info);
  if (known) return known;
  const points: Point[] = [];
  const numbers = new Map<string, number>();
  const corners = info.spaces.map((space, id) =>
    (isPlaced(space) ? cornersOf(info, space, id) : []).map(([dx, dy]) => {
      const [x, y] = [space.at[0] + dx, space.at[1] + dy];
      const at = key(x, y);
      let number = numbers.get(at);
      if (number === undefined) numbers.set(at, (number = points.push({ x, y }) - 1));
      return number;
    }),
  );
  const grid = { points, corners };
  grids.set(info, grid);
  return grid;
}

/** The closed lines round a set of hexes: outer rims one way round, rims of holes the other. */
export function rims(info: Info, spaces: Iterable<number>): Point[][] {
  const { points, corners } = gridOf(info);
  const most = points.length;
  // Each side as one number: where it begins and where it ends.
  const sides = new Set<number>();
  for (const id of spaces) {
    const own = corners[id] ?? [];
    own.forEach((from, i) => {
      const to = own[(i + 1) % own.length]!;
      // A side that two hexes share runs both ways and is no rim.
      if (!sides.delete(to * most + from)) sides.add(from * most + to);
    });
  }
  const next = new Map<number, number[]>();
  for (const side of sides) {
    const [from, to] = [Math.floor(side / most), side % most];
    const there = next.get(from);
    if (there) there.push(to);
    else next.set(from, [to]);
  }
  const loops: Point[][] = [];
  for (const [first, ends] of next) {
    while (ends.length > 0) {
      const loop = [points[first]!];
      let at = ends.pop()!;
      while (at !== first) {
        const to = next.get(at)?.pop();
        if (to === undefined) break;
        loop.push(points[at]!);
        at = to;
      }
      loops.push(loop);
    }
  }
  return loops;
}

/** Closed lines as the data of a path. */
export function pathOf(loops: readonly (readonly Point[])[]): string {
  return loops.map((loop) => `M${loop.map((p) => `${short(p.x)} ${short(p.y)}`).join("L")}Z`).join("");
}

/** Flat lists of points (x, y, x, y …) as the data of a path of closed rings. */
export function ringsOf(rings: readonly (readonly number[])[]): string {
  return rings
    .map((ring) => {
      let text = "";
      for (let i = 0; i + 1 < ring.length; i += 2) text += `${i === 0 ? "M" : "L"}${ring[i]} ${ring[i + 1]}`;
      return `${text}Z`;
    })
    .join("");
}

/** A smooth line through points: Catmull-Rom as cubic curves. */
export function smooth(points: readonly Point[]): string {
  const [first] = points;
  if (!first) return "";
  let text = `M${short(first.x)} ${short(first.y)}`;
  for (let i = 0; i + 1 < points.length; i++) {
    const [b, c] = [points[i]!, points[i + 1]!];
    const a = points[i - 1] ?? b;
    const d = points[i + 2] ?? c;
    const one = { x: b.x + (c.x - a.x) / 6, y: b.y + (c.y - a.y) / 6 };
    const two = { x: c.x - (d.x - b.x) / 6, y: c.y - (d.y - b.y) / 6 };
    text += `C${[one.x, one.y, two.x, two.y, c.x, c.y].map(short).join(" ")}`;
  }
  return text;
}

/** The line without the last stretch of a length, where the head of the arrow lies; and the head's place and angle. */
export function headed(
  points: readonly Point[],
  length: number,
): { line: Point[]; tip: Point; angle: number } | null {
  if (points.length < 2) return null;
  const tip = points[points.length - 1]!;
  const before = points[points.length - 2]!;
  const [dx, dy] = [tip.x - before.x, tip.y - before.y];
  const far = Math.hypot(dx, dy) || 1;
  const cut = Math.min(length, far * 0.9) / far;
  const line = [...points.slice(0, -1), { x: tip.x - dx * cut, y: tip.y - dy * cut }];
  return { line, tip, angle: (Math.atan2(dy, dx) * 180) / Math.PI };
}

/** A broad arrow as a polygon: from a point to another, so wide, leaving a gap at both ends. */
export function arrow(from: Point, to: Point, wide: number, gapFrom: number, gapTo: number): string {
  const far = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const [ux, uy] = [(to.x - from.x) / far, (to.y - from.y) / far];
  const start = Math.min(gapFrom, far / 3);
  const end = Math.max(far - gapTo, start + 0.12);
  const head = Math.min(wide * 1.15, (end - start) * 0.6);
  const at = (along: number, across: number): string =>
    `${short(from.x + ux * along - uy * across)},${short(from.y + uy * along + ux * across)}`;
  const half = wide / 2;
  return [
    at(start, -half),
    at(end - head, -half),
    at(end - head, -wide),
    at(end, 0),
    at(end - head, wide),
    at(end - head, half),
    at(start, half),
  ].join(" ");
}

/** A bowed line between points that are not neighbours, so that it passes beside what stands between them. */
export function bow(
  from: Point,
  to: Point,
  gap: number,
): { line: string; middle: Point; tip: Point; angle: number } {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const bend = { x: (from.x + to.x) / 2 + dy * 0.28, y: (from.y + to.y) / 2 - dx * 0.28 };
  const towards = (at: Point): Point => {
    const far = Math.hypot(bend.x - at.x, bend.y - at.y) || 1;
    return { x: at.x + ((bend.x - at.x) / far) * gap, y: at.y + ((bend.y - at.y) / far) * gap };
  };
  const [start, tip] = [towards(from), towards(to)];
  return {
    line: `M${short(start.x)} ${short(start.y)}Q${[bend.x, bend.y, tip.x, tip.y].map(short).join(" ")}`,
    middle: { x: (start.x + 2 * bend.x + tip.x) / 4, y: (start.y + 2 * bend.y + tip.y) / 4 },
    tip,
    angle: (Math.atan2(to.y - bend.y, to.x - bend.x) * 180) / Math.PI,
  };
}

/**
 * The space that an arrow key leads to. Sideways on a grid that has no straight neighbour there, the cursor keeps to the
 * row in which the journey began. Boxes are only met where something is in them.
 */
export function neighbour(
  info: Info,
  from: number,
  dx: number,
  dy: number,
  row: Point,
  used: (box: number) => boolean,
): number | null {
  const here = centre(info, from);
  if (!here) return null;
  let best: number | null = null;
  let least = Infinity;
  info.spaces.forEach((space, id) => {
    if (!isPlaced(space) || id === from || !(isHex(space) || used(id))) return;
    const [x, y] = [space.at[0] - here.x, space.at[1] - here.y];
    const far = Math.hypot(x, y);
    const along = x * dx + y * dy;
    if (along < far * 0.6) return;
    const aside = dx !== 0 ? space.at[1] - row.y : space.at[0] - row.x;
    // Near before straight; of two equally good ones the one closer to the row, then the lower or right one.
    const score = far * 4 + (1 - along / far) * 2 + Math.abs(aside) - Math.sign(aside) * 0.01;
    if (score < least) {
      least = score;
      best = id;
    }
  });
  return best;
}

/** The order in which a reader meets spaces: by row, then from left to right. */
/** Farther than this two hexes are no neighbours. */
const NEXT = 1.3;

/** Whether two spaces on the map lie side by side. */
export function areBeside(info: Info, one: number, other: number): boolean {
  const [a, b] = [centre(info, one), centre(info, other)];
  const far = (NEXT * (sizeOf(info, one) + sizeOf(info, other))) / 2;
  return a !== null && b !== null && one !== other && Math.hypot(a.x - b.x, a.y - b.y) < far;
}

export function readingOrder(info: Info, spaces: Iterable<number>): number[] {
  const placed = [...spaces].filter((id) => isPlaced(info.spaces[id]));
  return placed.sort((a, b) => {
    const [p, q] = [info.spaces[a]!.at, info.spaces[b]!.at];
    return Math.round(p[1]) - Math.round(q[1]) || p[0] - q[0];
  });
}

/** Where a counter is after a share of its way over points, as long as every stretch takes the same time. */
export function along(points: readonly Point[], share: number): Point {
  const last = points.length - 1;
  const at = Math.min(Math.max(share, 0), 1) * last;
  const i = Math.min(Math.floor(at), Math.max(last - 1, 0));
  const [a, b] = [points[i]!, points[i + 1] ?? points[i]!];
  return { x: a.x + (b.x - a.x) * (at - i), y: a.y + (b.y - a.y) * (at - i) };
}
