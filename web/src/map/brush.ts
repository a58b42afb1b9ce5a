import type { Ctx } from "./canvas";
import type { Theme } from "./chart";
import { cutLine, cutRing, grown, meet, trace, type Box } from "./geometry";
import { type Palette, paletteOf } from "./palette";
import type { Scene } from "./scene";

/** What a tile shows, and with what it is painted. Everything is drawn in units of the plane. */
export interface Brush {
  ctx: Ctx;
  scene: Scene;
  theme: Theme;
  palette: Palette;
  /** The piece of the plane. */
  box: Box;
  /** Pixels per unit. */
  p: number;
  /** One pixel in units. */
  px: number;
  /** The land of this piece. */
  land: Path2D;
  /** The shore of this piece, without the edges where it was cut. */
  shore: Path2D;
  /** Where there is strand: from the lowest water to the land, what lies above each shore, and its line. */
  shores: { above: Path2D; line: Path2D }[];
  /** From 24 pixels a unit there are textures, from 90 they are near. */
  textured: boolean;
  near: boolean;
}

/** How far beyond its edge a tile must look, so that wide strokes do not end at it. */
const MARGIN = 0.6;

export function brushOf(ctx: Ctx, scene: Scene, theme: Theme, box: Box, p: number): Brush {
  const wide = grown(box, MARGIN);
  const land = new Path2D();
  const shore = new Path2D();
  for (const ring of scene.rings) {
    if (!meet(ring.box, wide)) continue;
    trace(land, cutRing(ring.points, wide), true);
    for (const piece of cutLine(ring.points, wide))
      for (const part of unseamed(piece, scene.seams)) trace(shore, part);
  }
  const shores = scene.shores.map((ring) => {
    const [above, line] = [new Path2D(), new Path2D()];
    trace(above, cutRing(ring, wide), true);
    for (const piece of cutLine(ring, wide)) trace(line, piece);
    return { above, line };
  });
  const palette = paletteOf(theme, scene.chart.palette);
  return { ctx, scene, theme, palette, box, p, px: 1 / p, land, shore, shores, textured: p >= 24, near: p > 90 };
}

/** The parts of a line that do not run along a seam. */
function unseamed(line: number[], seams: readonly number[]): number[][] {
  if (seams.length === 0) return [line];
  const along = (i: number) =>
    seams.some((x) => Math.abs(line[i]! - x) < 0.01 && Math.abs(line[i + 2]! - x) < 0.01);
  const parts: number[][] = [];
  let part: number[] = [];
  for (let i = 0; i + 3 < line.length; i += 2) {
    if (along(i)) {
      parts.push(part);
      part = [];
    } else {
      if (part.length === 0) part.push(line[i]!, line[i + 1]!);
      part.push(line[i + 2]!, line[i + 3]!);
    }
  }
  return [...parts, part].filter((points) => points.length > 2);
}

/** Strokes a path. */
export function stroke(ctx: Ctx, path: Path2D, colour: string, width: number): void {
  ctx.strokeStyle = colour;
  ctx.lineWidth = width;
  ctx.stroke(path);
}

/** A circle as part of a path. */
export function dot(path: Path2D, x: number, y: number, r: number): void {
  path.moveTo(x + r, y);
  path.arc(x, y, r, 0, 2 * Math.PI);
}

/** One path of the lines x0, y0, x1, y1 that come near a box. */
export function segments(lines: Float32Array, box: Box): Path2D {
  const path = new Path2D();
  const [left, top, right, bottom] = grown(box, 0.05);
  for (let i = 0; i < lines.length; i += 4) {
    const [x0, y0, x1, y1] = [lines[i]!, lines[i + 1]!, lines[i + 2]!, lines[i + 3]!];
    if (Math.max(x0, x1) < left || Math.min(x0, x1) > right) continue;
    if (Math.max(y0, y1) < top || Math.min(y0, y1) > bottom) continue;
    path.moveTo(x0, y0);
    path.lineTo(x1, y1);
  }
  return path;
}
