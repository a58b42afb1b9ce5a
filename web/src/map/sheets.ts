import { stroke, type Brush } from "./brush";
import type { Chart, ChartMap, ChartRegion } from "./chart";
import { grown, meet, trace, type Box } from "./geometry";

/** The maps beside that of the hexes: plain sheets on which boxes lie, and the ways between these. */
export function paintSheets(brush: Brush): void {
  const { ctx, scene, palette, box, px } = brush;
  for (const map of (scene.chart.maps ?? []).slice(1)) {
    if (!meet(map.frame, grown(box, 1))) continue;
    const [left, top, right, bottom] = map.frame;
    const sheet = new Path2D();
    sheet.rect(left, top, right - left, bottom - top);
    ctx.fillStyle = palette.sheet;
    ctx.fill(sheet);
    if (map.land) backdrop(brush, map, sheet);
    stroke(ctx, sheet, palette.regionRim, Math.max(0.04, 1.4 * px));
  }
  routes(brush);
  for (const region of scene.chart.regions ?? []) if (meet(boxOfRegion(region), box)) paintRegion(brush, region);
}

/** The country behind the boxes: fainter than the ground of the hexes, for what counts there are the boxes. */
function backdrop({ ctx, palette, px }: Brush, { land, rivers }: ChartMap, sheet: Path2D): void {
  const coast = new Path2D();
  for (const ring of land ?? []) trace(coast, ring, true);
  const water = new Path2D();
  for (const river of rivers ?? []) trace(water, river);
  ctx.save();
  ctx.clip(sheet);
  ctx.fillStyle = palette.sea[3]!;
  ctx.fill(sheet);
  // Shoals: paler towards the land.
  ctx.lineJoin = "round";
  for (const [i, width] of [0.9, 0.5, 0.2].entries()) stroke(ctx, coast, palette.sea[4 + i]!, width);
  ctx.fillStyle = palette.land;
  ctx.fill(coast, "evenodd");
  stroke(ctx, water, palette.river, Math.max(0.05, 1.2 * px));
  stroke(ctx, coast, palette.coast, Math.max(0.03, 1 * px));
  ctx.restore();
}

export function boxOfRegion({ x, y, w, h }: ChartRegion): Box {
  return [x - w / 2, y - h / 2, x + w / 2, y + h / 2];
}

/** Ways between boxes as roads in their casings. */
function routes({ ctx, scene, palette, box, px }: Brush): void {
  const path = new Path2D();
  for (const { points } of scene.chart.routes ?? []) {
    const ends: Box = [
      Math.min(...points.filter((_, i) => i % 2 === 0)),
      Math.min(...points.filter((_, i) => i % 2 === 1)),
      Math.max(...points.filter((_, i) => i % 2 === 0)),
      Math.max(...points.filter((_, i) => i % 2 === 1)),
    ];
    if (points.length > 2 && meet(grown(ends, 0.2), box)) trace(path, points);
  }
  stroke(ctx, path, palette.minorCasing, Math.max(0.16, 5.5 * px));
  stroke(ctx, path, palette.minor, Math.max(0.1, 3.4 * px));
}

/** A box: paper with a rim; the cells of a track lie closer and are plainer. */
function paintRegion({ ctx, palette, px }: Brush, region: ChartRegion): void {
  const { x, y, w, h, kind, f } = region;
  const track = f?.includes("track") ?? false;
  const frame = new Path2D();
  frame.roundRect(x - w / 2, y - h / 2, w, h, track ? 0.08 : 0.16);
  ctx.save();
  ctx.globalAlpha = kind === "inset" ? 0.35 : kind === "assault" ? 0.6 : 0.95;
  ctx.fillStyle = palette.region;
  ctx.fill(frame);
  ctx.restore();
  if (f?.includes("holding") || kind === "holding") ctx.setLineDash([0.2, 0.12]);
  stroke(
    ctx,
    frame,
    kind === "festung" ? palette.fort : palette.regionRim,
    Math.max(track ? 0.025 : 0.04, 1.6 * px),
  );
  ctx.setLineDash([]);
}

/** The map that holds a point: the first is that of the hexes. */
export function mapAt(chart: Chart, x: number, y: number): number {
  const at = (chart.maps ?? []).findIndex(
    ({ frame }) => x >= frame[0] && x <= frame[2] && y >= frame[1] && y <= frame[3],
  );
  return Math.max(at, 0);
}
