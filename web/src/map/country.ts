import { dot, stroke, type Brush } from "./brush";
import type { Chart } from "./chart";
import { boxOf, grown, meet, pace, trace, within } from "./geometry";
import { chance, seedOf } from "./random";

type Patch = NonNullable<Chart["decor"]>[number];

/** Country that no rule knows: gravel plains, dunes, lakes. It lies under all that counts. */
export function paintCountry(brush: Brush): void {
  const wide = grown(brush.box, 0.4);
  for (const patch of brush.scene.chart.decor ?? []) {
    if (!patch.rings.some((ring) => meet(boxOf(ring), wide))) continue;
    const path = new Path2D();
    for (const ring of patch.rings) trace(path, ring, true);
    if (patch.kind === "lake") lake(brush, path);
    else ground(brush, patch, path, patch.kind === "dune");
  }
}

function lake({ ctx, palette, px }: Brush, path: Path2D): void {
  ctx.fillStyle = palette.sea[palette.sea.length - 3]!;
  ctx.fill(path, "evenodd");
  stroke(ctx, path, palette.shoreLine, Math.max(0.02, px));
}

/** A soft patch with pebbles or with rows of dunes on it. */
function ground(brush: Brush, patch: Patch, path: Path2D, dunes: boolean): void {
  const { ctx, palette, textured, near, px, box } = brush;
  ctx.save();
  ctx.globalAlpha = 0.3;
  stroke(ctx, path, dunes ? palette.duneSand : palette.serir, 0.7);
  stroke(ctx, path, dunes ? palette.duneSand : palette.serir, 0.35);
  ctx.globalAlpha = 0.8;
  ctx.fillStyle = dunes ? palette.duneSand : palette.serir;
  ctx.fill(path, "evenodd");
  ctx.restore();
  if (!textured) return;
  const [left, top, right, bottom] = grown(box, 0.3).map(Math.floor) as [number, number, number, number];
  const marks = new Path2D();
  for (let i = left; i <= right; i++) {
    for (let j = top; j <= bottom; j++) {
      const random = chance(seedOf(`${i},${j}`, 31));
      for (let k = dunes ? 5 : near ? 50 : 20; k > 0; k--) {
        const [x, y] = [i + random(), j + random()];
        const r = random();
        if (patch.rings.filter((ring) => within(ring, x, y)).length % 2 === 0) continue;
        if (!dunes) {
          dot(marks, x, y, 0.008 + 0.008 * r);
          continue;
        }
        const w = 0.14 + 0.12 * r;
        marks.moveTo(x - w, y + 0.04);
        marks.quadraticCurveTo(x - 0.4 * w, y - 0.07, x, y);
        marks.quadraticCurveTo(x + 0.4 * w, y + 0.07, x + w, y - 0.03);
      }
    }
  }
  if (dunes) {
    stroke(ctx, marks, palette.duneShade, Math.max(0.018, 0.8 * px));
  } else {
    ctx.fillStyle = palette.pebbleDark;
    ctx.fill(marks);
  }
}

/** Outlines round hexes: walls of forts with teeth inwards, lines of zones. */
export function paintAreas({ ctx, scene, palette, box, px, textured, near }: Brush): void {
  const wide = grown(box, 0.4);
  for (const { kind, rings } of scene.chart.areas ?? []) {
    for (const ring of rings) {
      if (!meet(boxOf(ring), wide)) continue;
      const path = new Path2D();
      trace(path, ring, true);
      if (kind === "zone") {
        stroke(ctx, path, palette.lineHalo, 3.4 * px);
        ctx.setLineDash([9 * px, 3 * px, 2 * px, 3 * px]);
        stroke(ctx, path, palette.zone, 1.7 * px);
        ctx.setLineDash([]);
        continue;
      }
      stroke(ctx, path, palette.lineHalo, Math.max(0.1, 4 * px));
      stroke(ctx, path, palette.fort, Math.max(near ? 0.047 : 0.075, 1.4 * px));
      if (!textured) continue;
      const teeth = new Path2D();
      const inward = isClockwise(ring) ? 1 : -1;
      for (const { x, y, dx, dy } of pace([...ring, ring[0]!, ring[1]!], 0.17)) {
        trace(
          teeth,
          [
            x - 0.035 * dx,
            y - 0.035 * dy,
            x + 0.035 * dx,
            y + 0.035 * dy,
            x - 0.1 * inward * dy,
            y + 0.1 * inward * dx,
          ],
          true,
        );
      }
      ctx.fillStyle = palette.fort;
      ctx.fill(teeth);
    }
  }
}

/** Whether the inside of a ring lies to the right of its way. */
function isClockwise(ring: ArrayLike<number>): boolean {
  let sum = 0;
  for (let i = 0; i + 1 < ring.length; i += 2) {
    const j = (i + 2) % ring.length;
    sum += ring[i]! * ring[j + 1]! - ring[j]! * ring[i + 1]!;
  }
  return sum > 0;
}

/** Sides that lead to another grid, in the colour that both of their ends have. */
export function paintJoins({ ctx, scene, palette, box, px }: Brush): void {
  const wide = grown(box, 0.4);
  for (const { colour, sides } of scene.chart.joins ?? []) {
    const path = new Path2D();
    for (const side of sides) if (meet(boxOf(side), wide)) trace(path, side);
    stroke(ctx, path, palette.paper, Math.max(0.18, 8 * px));
    stroke(ctx, path, colour, Math.max(0.12, 5.5 * px));
  }
}
