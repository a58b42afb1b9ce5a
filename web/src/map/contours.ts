import { canvasOf } from "./canvas";
import type { Chart } from "./chart";
import { cutRing, trace, type Box } from "./geometry";

/** Lines of equal distance from the land. */
export interface Contour {
  distance: number;
  rings: number[][];
}

/** How far the bands of the sea reach from the land, widest first. */
export const BANDS = [3.4, 2.55, 1.8, 1.18, 0.68, 0.32] as const;

/** Cells of the raster to a unit. */
const FINE = 10;
/** Further than anything. */
const FAR = 1e4;
/** How far beyond the sheet the bands are worked out. */
const BEYOND = 10;

/**
 * The bands of the sea as closed rings round the land. A raster of distances is far cheaper than stroking the whole
 * coast six times for every tile, and its lines are as sharp at every zoom.
 */
export function contours(chart: Chart): Contour[] {
  const [left, top, right, bottom] = chart.frame;
  const box: Box = [left - BEYOND, top - BEYOND, right + BEYOND, bottom + BEYOND];
  const width = Math.ceil((box[2] - box[0]) * FINE);
  const height = Math.ceil((box[3] - box[1]) * FINE);
  const field = distances(chart, box, width, height);
  soften(field, width, height);
  // No ring runs off the raster.
  for (let x = 0; x < width; x++) field[x] = field[(height - 1) * width + x] = FAR;
  for (let y = 0; y < height; y++) field[y * width] = field[(y + 1) * width - 1] = FAR;
  return BANDS.map((distance) => ({
    distance,
    rings: march(field, width, height, distance * FINE).map((ring) =>
      ring.map((v, i) => v / FINE + (i % 2 === 0 ? box[0] : box[1])),
    ),
  }));
}

/** The distance of every cell from the nearest land, in cells. */
function distances(chart: Chart, box: Box, width: number, height: number): Float32Array {
  const { ctx } = canvasOf(width, height);
  const land = new Path2D();
  for (const ring of chart.land) trace(land, cutRing(ring, box), true);
  ctx.setTransform(FINE, 0, 0, FINE, -box[0] * FINE, -box[1] * FINE);
  ctx.fill(land, "evenodd");
  const pixels = ctx.getImageData(0, 0, width, height).data;
  const field = new Float32Array(width * height);
  for (let i = 0; i < field.length; i++) field[i] = pixels[4 * i + 3]! > 127 ? 0 : 1e9;
  const longest = Math.max(width, height);
  const work = { f: new Float64Array(longest), v: new Int32Array(longest), z: new Float64Array(longest + 1) };
  for (let x = 0; x < width; x++) sweep(field, x, width, height, work);
  for (let y = 0; y < height; y++) sweep(field, y * width, 1, width, work);
  for (let i = 0; i < field.length; i++) field[i] = Math.sqrt(field[i]!);
  return field;
}

/** One row or column of the exact distance transform (Felzenszwalb and Huttenlocher). */
function sweep(
  field: Float32Array,
  start: number,
  step: number,
  count: number,
  { f, v, z }: { f: Float64Array; v: Int32Array; z: Float64Array },
): void {
  for (let i = 0; i < count; i++) f[i] = field[start + i * step]!;
  let k = 0;
  v[0] = 0;
  z[0] = -Infinity;
  z[1] = Infinity;
  for (let q = 1; q < count; q++) {
    const meeting = () => {
      const r = v[k]!;
      return (f[q]! + q * q - (f[r]! + r * r)) / (2 * q - 2 * r);
    };
    let s = meeting();
    while (s <= z[k]!) {
      k--;
      s = meeting();
    }
    k++;
    v[k] = q;
    z[k] = s;
    z[k + 1] = Infinity;
  }
  k = 0;
  for (let q = 0; q < count; q++) {
    while (z[k + 1]! < q) k++;
    const r = v[k]!;
    field[start + q * step] = (q - r) ** 2 + f[r]!;
  }
}

/** The crossings of a cell by which of its corners are near. Edges: up, right, down, left; the near side lies right. */
const WAYS: readonly (readonly (readonly [number, number])[])[] = [
  [],
  [[0, 3]],
  [[1, 0]],
  [[1, 3]],
  [[2, 1]],
  [
    [0, 3],
    [2, 1],
  ],
  [[2, 0]],
  [[2, 3]],
  [[3, 2]],
  [[0, 2]],
  [
    [1, 0],
    [3, 2],
  ],
  [[1, 2]],
  [[3, 1]],
  [[0, 1]],
  [[3, 0]],
  [],
];

/** Takes the steps of the raster out of a field. */
function soften(field: Float32Array, width: number, height: number): void {
  for (const [step, lines, count, stride] of [
    [1, height, width, width],
    [width, width, height, 1],
  ] as const) {
    for (let pass = 0; pass < 2; pass++) {
      for (let line = 0; line < lines; line++) {
        let at = line * stride;
        let before = field[at]!;
        for (let i = 1; i < count - 1; i++) {
          at += step;
          const here = field[at]!;
          field[at] = (before + 2 * here + field[at + step]!) / 4;
          before = here;
        }
      }
    }
  }
}

/** Marching squares: rings round all that is nearer than a level. */
function march(field: Float32Array, width: number, height: number, level: number): number[][] {
  // Each crossing of a cell, by the edge on which it starts, to the edge on which it ends.
  const next = new Map<number, number>();
  for (let y = 0; y < height - 1; y++) {
    for (let x = 0; x < width - 1; x++) {
      const i = y * width + x;
      const kind =
        (field[i]! < level ? 1 : 0) |
        (field[i + 1]! < level ? 2 : 0) |
        (field[i + width + 1]! < level ? 4 : 0) |
        (field[i + width]! < level ? 8 : 0);
      if (kind === 0 || kind === 15) continue;
      const edges = [2 * i, 2 * (i + 1) + 1, 2 * (i + width), 2 * i + 1];
      for (const [from, to] of WAYS[kind]!) next.set(edges[from]!, edges[to]!);
    }
  }
  const point = (edge: number): [number, number] => {
    const cell = edge >> 1;
    const x = cell % width;
    const y = (cell - x) / width;
    const here = field[cell]!;
    const there = field[edge & 1 ? cell + width : cell + 1]!;
    const t = Math.min(1, Math.max(0, (level - here) / (there - here)));
    return edge & 1 ? [x + 0.5, y + t + 0.5] : [x + t + 0.5, y + 0.5];
  };
  const rings: number[][] = [];
  while (next.size > 0) {
    const ring: number[] = [];
    let edge = next.keys().next().value;
    while (edge !== undefined) {
      const to = next.get(edge);
      if (to === undefined) break;
      next.delete(edge);
      ring.push(...point(edge));
      edge = to;
    }
    if (ring.length > 8) rings.push(ring);
  }
  return rings;
}
