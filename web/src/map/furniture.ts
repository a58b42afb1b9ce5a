import type { Chart, Rect } from "./chart";

/** Cells to a unit in the search for free sea. */
const FINE = 4;
/** Smaller free rectangles are of no use. */
const LEAST = 6;

/**
 * The largest rectangles of the sheet in which there is no hex in play, in units of the plane, the largest first. None
 * meets another: each is taken out before the next is looked for. `margin` is what they keep from hexes and frame;
 * `besides` is what else is not free.
 */
export function freeSea(chart: Chart, margin = 0.25, besides: readonly Rect[] = []): Rect[] {
  const [left, top, right, bottom] = chart.frame;
  const width = Math.floor((right - left) * FINE);
  const height = Math.floor((bottom - top) * FINE);
  const taken = new Uint8Array(width * height);
  const take = (x0: number, y0: number, x1: number, y1: number) => {
    const [i0, i1] = [Math.max(0, Math.floor((x0 - left) * FINE)), Math.min(width, Math.ceil((x1 - left) * FINE))];
    const [j0, j1] = [Math.max(0, Math.floor((y0 - top) * FINE)), Math.min(height, Math.ceil((y1 - top) * FINE))];
    for (let j = j0; j < j1; j++) taken.fill(1, j * width + i0, j * width + i1);
  };
  const reach = Math.max(...chart.corners.filter((_, i) => i % 2 === 0));
  const tall = Math.max(...chart.corners.filter((_, i) => i % 2 === 1));
  for (const hex of chart.hexes) {
    take(hex.x - reach - margin, hex.y - tall - margin, hex.x + reach + margin, hex.y + tall + margin);
  }
  for (const link of chart.links) {
    for (let i = 0; i + 3 < link.points.length; i += 2) {
      const [x0, y0, x1, y1] = link.points.slice(i, i + 4) as [number, number, number, number];
      take(Math.min(x0, x1) - 0.4, Math.min(y0, y1) - 0.4, Math.max(x0, x1) + 0.4, Math.max(y0, y1) + 0.4);
    }
  }
  for (const { x, y } of chart.boxes ?? [])
    take(x - 0.5 - margin, y - 0.5 - margin, x + 0.5 + margin, y + 0.5 + margin);
  for (const beach of chart.beaches) take(beach.x - 1, beach.y - 0.5, beach.x + 1, beach.y + 0.5);
  for (const r of besides) take(r.x, r.y, r.x + r.w, r.y + r.h);
  take(left, top, right, top + margin);
  take(left, bottom - margin, right, bottom);
  take(left, top, left + margin, bottom);
  take(right - margin, top, right, bottom);
  const found: Rect[] = [];
  for (;;) {
    const best = largest(taken, width, height);
    if (!best || (best.w * best.h) / FINE / FINE < LEAST) return found;
    found.push({ x: left + best.x / FINE, y: top + best.y / FINE, w: best.w / FINE, h: best.h / FINE });
    for (let j = best.y; j < best.y + best.h; j++) taken.fill(1, j * width + best.x, j * width + best.x + best.w);
  }
}

/** The largest rectangle of free cells: the largest one under the skyline of each row. */
function largest(taken: Uint8Array, width: number, height: number): Rect | undefined {
  const skyline = new Int32Array(width + 1);
  let best: Rect | undefined;
  for (let y = 0; y < height; y++) {
    const open: { x: number; h: number }[] = [];
    for (let x = 0; x <= width; x++) {
      if (x < width) skyline[x] = taken[y * width + x] ? 0 : skyline[x]! + 1;
      const h = x < width ? skyline[x]! : 0;
      let from = x;
      while (open.length > 0 && open[open.length - 1]!.h >= h) {
        const done = open.pop()!;
        from = done.x;
        const area = done.h * (x - done.x);
        if (area > 0 && (!best || area > best.w * best.h))
          best = { x: done.x, y: y - done.h + 1, w: x - done.x, h: done.h };
      }
      open.push({ x: from, h });
    }
  }
  return best;
}

/** Where the furniture stands, in units of the plane. Missing where there is no room. */
export interface Furniture {
  title?: Rect;
  compass?: Rect;
  scale?: Rect;
  /** What is left of the free sea, the largest first. */
  rest: Rect[];
}

/** Puts title, compass and scale into the free sea. */
export function furnish(chart: Chart): Furniture {
  // Where the name of a sea stands is free for greater things, but not for these.
  const names = chart.waters.map(({ name, x, y }) => {
    const w = 0.28 * name.length;
    return { x: x - w / 2, y: y - 0.45, w, h: 0.9 };
  });
  const rest = freeSea(chart, 0.25, names);
  const made: Furniture = { rest };
  const take = (w: number, h: number, better: (a: Rect) => number, place: (r: Rect) => [number, number]) => {
    const fitting = rest.filter((r) => r.w >= w && r.h >= h);
    fitting.sort((a, b) => better(b) - better(a));
    const room = fitting[0];
    if (!room) return undefined;
    const [x, y] = place(room);
    rest.splice(rest.indexOf(room), 1, ...around(room, { x, y, w, h }));
    rest.sort((a, b) => b.w * b.h - a.w * a.h);
    return { x, y, w, h };
  };
  if (chart.title !== undefined) {
    const wide = Math.max(4, chart.title.length * 0.35 + 1);
    const [w, h] = rest.some((r) => r.w >= wide && r.h >= 1.25) ? [wide, 1.25] : [0.75 * wide, 0.95];
    const title = take(
      w,
      h,
      (r) => r.w * r.h,
      (r) => [r.x + r.w / 2 - w / 2, r.y],
    );
    if (title) made.title = title;
  }
  if (chart.kmPerUnit !== undefined) {
    const scale = take(
      3.4,
      0.7,
      (r) => r.y + r.h - r.x,
      (r) => [r.x, r.y + r.h - 0.7],
    );
    if (scale) made.scale = scale;
  }
  for (const w of [2.2, 1.7]) {
    const compass = take(
      w,
      1.15 * w,
      (r) => -r.x - 0.05 * r.w * r.h,
      (r) => [r.x + (r.w - w) / 2, r.y + Math.min(0.5, r.h - 1.15 * w)],
    );
    if (!compass) continue;
    made.compass = compass;
    break;
  }
  return made;
}

/** What is left of a rectangle round another that lies in it. */
function around(room: Rect, inner: Rect): Rect[] {
  const gap = 0.2;
  const below = inner.y + inner.h + gap;
  const pieces = [
    { x: room.x, y: room.y, w: room.w, h: inner.y - gap - room.y },
    { x: room.x, y: below, w: room.w, h: room.y + room.h - below },
    { x: room.x, y: inner.y, w: inner.x - gap - room.x, h: inner.h },
    { x: inner.x + inner.w + gap, y: inner.y, w: room.x + room.w - inner.x - inner.w - gap, h: inner.h },
  ];
  return pieces.filter((r) => r.w > 0.5 && r.h > 0.5);
}

/** Lengths for a scale bar of at most `units`, in kilometres: round numbers, the longest last. */
export function scaleSteps(kmPerUnit: number, units: number): number[] {
  const most = kmPerUnit * units;
  const step = [50, 25, 20, 10, 5, 2, 1, 0.5, 0.2, 0.1].find((s) => 2 * s <= most) ?? most / 2;
  return [0, step, 2 * step];
}
