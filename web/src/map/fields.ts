import { Delaunay } from "d3-delaunay";
import type { Chart } from "./chart";
import type { Box } from "./geometry";
import { chance, noise, scatter, seedOf } from "./random";
import type { Recipe } from "./recipes";
import type { Hex, Scene } from "./scene";

/** A field: a cell of the Voronoi diagram of jittered points. */
export interface Field {
  recipe: "bocage" | "open";
  tint: number;
  points: number[];
  box: Box;
}

/** All fields of a board with what divides them. Lines are x0, y0, x1, y1. */
export interface Fields {
  cells: Field[];
  hedges: Float32Array;
  lines: Float32Array;
  furrows: Float32Array;
}

/** Fields along a hex: far and near. */
const BOCAGE = { far: 4, near: 6 };
const OPEN = 3;
const JITTER = 0.75;
/** Grounds with open fields between whatever else is there. */
const FIELDS: ReadonlySet<Recipe> = new Set<Recipe>(["open", "plain", "city", "village", "mixed"]);
/** How far the furrows lie apart. */
const FURROW = 0.055;

const NONE: Fields = {
  cells: [],
  hedges: new Float32Array(),
  lines: new Float32Array(),
  furrows: new Float32Array(),
};
/** Of mixed country so much is bocage. */
const HEDGED = 0.42;

/** Lays out the fields. */
export function fieldsOf(chart: Chart, hexes: readonly Hex[], at: Scene["at"], near: boolean): Fields {
  if (!hexes.some((hex) => hex.recipe === "bocage" || FIELDS.has(hex.recipe))) return NONE;
  const seeds: number[] = [];
  const kinds: (Field["recipe"] | undefined)[] = [];
  const [wide, high] = chart.orientation === "flat" ? [0.866, 1] : [1, 0.866];
  for (const hex of hexes) {
    const hedged = hex.recipe === "bocage" || hex.recipe === "mixed";
    const across = hedged ? (near ? BOCAGE.near : BOCAGE.far) : OPEN;
    const random = chance(seedOf(hex.n, 7));
    for (let i = 0; i < across; i++) {
      for (let j = 0; j < across; j++) {
        const x = hex.x + hex.s * wide * ((i + 0.5 + JITTER * (random() - 0.5)) / across - 0.5);
        const y = hex.y + hex.s * high * ((j + 0.5 + JITTER * (random() - 0.5)) / across - 0.5);
        seeds.push(x, y);
        kinds.push(kindOf(at(x, y) ?? hex, x, y));
      }
    }
  }
  surround(chart, hexes, at, (x, y) => {
    seeds.push(x, y);
    kinds.push(undefined);
  });
  const [left, top, right, bottom] = chart.frame;
  const delaunay = new Delaunay(Float64Array.from(seeds));
  const voronoi = delaunay.voronoi([left - 2, top - 2, right + 2, bottom + 2]);
  const cells: Field[] = [];
  const furrows: number[] = [];
  for (let i = 0; i < kinds.length; i++) {
    const recipe = kinds[i];
    const ring = recipe && voronoi.cellPolygon(i);
    if (!recipe || !ring) continue;
    const points = ring.slice(0, -1).flat();
    const box: Box = [Infinity, Infinity, -Infinity, -Infinity];
    for (const [x, y] of ring) {
      box[0] = Math.min(box[0], x);
      box[1] = Math.min(box[1], y);
      box[2] = Math.max(box[2], x);
      box[3] = Math.max(box[3], y);
    }
    const tints = recipe === "bocage" ? 6 : 5;
    const [x, y] = [seeds[2 * i]!, seeds[2 * i + 1]!];
    const [a, b] = [Math.round(x * 1000), Math.round(y * 1000)];
    cells.push({ recipe, tint: Math.floor(tints * scatter(a, b, 3)), points, box });
    const ploughed = recipe === "open" ? 0.38 : near ? 0.3 : 0;
    if (scatter(a, b, 4) < ploughed) plough(points, x, y, scatter(a, b, 5), furrows);
  }
  const { hedges, lines } = edges(delaunay, voronoi.circumcenters, kinds, near);
  return { cells, hedges, lines, furrows: Float32Array.from(furrows) };
}

/** Seeds round the grid, which keep its outermost fields small. */
function surround(chart: Chart, hexes: readonly Hex[], at: Scene["at"], add: (x: number, y: number) => void): void {
  const seen = new Set<string>();
  for (const hex of hexes) {
    for (let d = 0; d < 6; d++) {
      const e = (d + 5) % 6;
      const x = hex.x + hex.s * (chart.corners[2 * d]! + chart.corners[2 * e]!);
      const y = hex.y + hex.s * (chart.corners[2 * d + 1]! + chart.corners[2 * e + 1]!);
      const key = `${x.toFixed(1)},${y.toFixed(1)}`;
      if (at(x, y) || seen.has(key)) continue;
      seen.add(key);
      for (const dx of [-0.3, 0, 0.3]) for (const dy of [-0.33, 0, 0.33]) add(x + dx, y + dy);
    }
  }
}

function kindOf(hex: Hex, x: number, y: number): Field["recipe"] | undefined {
  if (hex.recipe === "bocage") return "bocage";
  // Hedged fields lie together: the share comes in patches.
  if (hex.recipe === "mixed") return noise(1.7 * x, 1.7 * y, 71) < HEDGED ? "bocage" : "open";
  return FIELDS.has(hex.recipe) ? "open" : undefined;
}

function edges(
  delaunay: Delaunay<Delaunay.Point>,
  centres: ArrayLike<number>,
  kinds: readonly (Field["recipe"] | undefined)[],
  near: boolean,
): { hedges: Float32Array; lines: Float32Array } {
  const hedges: number[] = [];
  const lines: number[] = [];
  const { halfedges, triangles } = delaunay;
  for (let e = 0; e < halfedges.length; e++) {
    const twin = halfedges[e]!;
    if (twin < e) continue;
    const a = kinds[triangles[e]!];
    const b = kinds[triangles[twin]!];
    if (!a && !b) continue;
    const i = 2 * Math.floor(e / 3);
    const j = 2 * Math.floor(twin / 3);
    const ends = [centres[i]!, centres[i + 1]!, centres[j]!, centres[j + 1]!] as const;
    const length = Math.hypot(ends[2] - ends[0], ends[3] - ends[1]);
    if (length > 1.2 || length < 0.004) continue;
    const luck = scatter(Math.round((ends[0] + ends[2]) * 500), Math.round((ends[1] + ends[3]) * 500), 6);
    if (a === "bocage" || b === "bocage") {
      // Where the hedges end, fewer of them stand.
      const share = a === b ? 0.8 : 0.5;
      if (luck < share) hedges.push(...ends);
      else if (near) lines.push(...ends);
    } else if (luck < (a === b ? 0.7 : 0.25)) {
      lines.push(...ends);
    }
  }
  return { hedges: Float32Array.from(hedges), lines: Float32Array.from(lines) };
}

/** Five furrows through a field, cut to it. */
function plough(points: readonly number[], x: number, y: number, luck: number, out: number[]): void {
  const angle = luck * Math.PI;
  const [dx, dy] = [Math.cos(angle), Math.sin(angle)];
  for (let k = -2; k <= 2; k++) {
    const [px, py] = [x - dy * k * FURROW, y + dx * k * FURROW];
    let from = -Infinity;
    let to = Infinity;
    for (let i = 0; i < points.length; i += 2) {
      const j = (i + 2) % points.length;
      const [ax, ay] = [points[i]!, points[i + 1]!];
      const [nx, ny] = [points[j + 1]! - ay, ax - points[j]!];
      // The seed lies inside: its side of the edge is the inner one.
      const inner = Math.sign(nx * (x - ax) + ny * (y - ay));
      const slope = inner * (nx * dx + ny * dy);
      const height = inner * (nx * (px - ax) + ny * (py - ay));
      const t = -height / slope;
      if (slope > 0) from = Math.max(from, t);
      else if (slope < 0) to = Math.min(to, t);
      else if (height < 0) to = -Infinity;
    }
    from += 0.03;
    to -= 0.03;
    if (to - from > 0.05) out.push(px + from * dx, py + from * dy, px + to * dx, py + to * dy);
  }
}
