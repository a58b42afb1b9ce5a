import { stroke, type Brush } from "./brush";
import { beside, boxOf, cutLine, grown, meet, pace, swing, trace, type Box } from "./geometry";
import { wayOf } from "./recipes";

/** Width of a river at its mouth, by rank. */
const RIVER = [0.082, 0.058, 0.046] as const;
/** The share of its width that a river has at its source. */
const SOURCE = 0.55;
/** Pieces of a river with a width of their own. */
const TAPER = 8;

/** Rivers that widen towards their mouth, with a pale halo that keeps them clear of the fields. */
export function paintRivers({ ctx, scene, palette, box, px, near }: Brush): void {
  const halo = (near ? 4.5 : 2.2) * px;
  const pieces: [Path2D, number][] = [];
  const wide = grown(box, 0.2);
  for (const river of scene.chart.rivers) {
    if (!meet(boxOf(river.points), wide)) continue;
    const count = river.points.length / 2;
    const mouth = RIVER[Math.min(river.rank, RIVER.length) - 1] ?? RIVER[0];
    for (let k = 0; k < TAPER; k++) {
      const from = Math.floor(((count - 1) * k) / TAPER);
      const to = Math.floor(((count - 1) * (k + 1)) / TAPER);
      const piece = river.points.slice(2 * from, 2 * to + 2);
      const share = river.from + ((k + 0.5) / TAPER) * (river.to - river.from);
      if (piece.length < 4 || !meet(boxOf(piece), wide)) continue;
      const path = new Path2D();
      swing(path, piece);
      pieces.push([path, mouth * (SOURCE + (1 - SOURCE) * share)]);
    }
  }
  for (const [path, width] of pieces) stroke(ctx, path, palette.riverHalo, width + halo);
  for (const [path, width] of pieces) stroke(ctx, path, palette.river, Math.max(width, 1.1 * px));
  const straits = new Path2D();
  for (const ends of scene.chart.straits) trace(straits, ends);
  ctx.setLineDash([0.02, 0.1]);
  stroke(ctx, straits, palette.river, 0.05);
  ctx.setLineDash([]);
}

/** Ways from hex to hex: tracks lowest, then roads, all casings first so that crossings are open, railways on top. */
export function paintRoads({ ctx, scene, palette, box, p, px, near, textured }: Brush): void {
  const ways = {
    main: new Path2D(),
    minor: new Path2D(),
    track: new Path2D(),
    rail: new Path2D(),
    bypass: new Path2D(),
  };
  const sleepers = new Path2D();
  const wide = grown(box, 0.2);
  for (const road of scene.chart.roads) {
    const way = wayOf(scene.recipes, road.kind);
    // Whatever is dashed stays whole, so that the dashes of neighbouring tiles meet; so do the sleepers.
    if (way === "track" || way === "rail") {
      if (!meet(boxOf(road.points), wide)) continue;
      const line = way === "rail" ? beside(road.points, RAIL_ASIDE) : road.points;
      swing(ways[way], line);
      if (way === "rail" && textured) ties(sleepers, line, wide);
    } else {
      for (const piece of cutLine(road.points, wide)) swing(ways[way], piece);
    }
  }
  const casing = (near ? 2.4 : p < 24 ? 0.8 : 1.15) * px;
  const [main, minor] = [0.05, 0.034];
  if (p >= 18) {
    ctx.lineCap = "butt";
    stroke(ctx, ways.track, palette.lineHalo, 0.036 + 3 * px);
    ctx.setLineDash([0.15, 0.085]);
    stroke(ctx, ways.track, palette.track, 0.036 + 0.5 * px);
    ctx.setLineDash([]);
    ctx.lineCap = "round";
  }
  if (textured) stroke(ctx, ways.minor, palette.minorCasing, minor + casing);
  stroke(ctx, ways.bypass, palette.mainCasing, minor + casing);
  stroke(ctx, ways.main, palette.mainCasing, main + casing);
  if (textured) stroke(ctx, ways.minor, palette.minor, minor);
  stroke(ctx, ways.bypass, palette.minor, minor);
  stroke(ctx, ways.main, palette.main, main);
  if (near) stroke(ctx, ways.main, palette.mainCentre, 0.9 * px);
  if (textured) {
    stroke(ctx, ways.rail, palette.lineHalo, 0.03 + 3.5 * px);
    ctx.lineCap = "butt";
    stroke(ctx, sleepers, palette.rail, Math.max(0.02, 0.8 * px));
    ctx.lineCap = "round";
  }
  stroke(ctx, ways.rail, palette.rail, textured ? 0.022 + 0.6 * px : px);
}

/** So far a railway keeps from the middle of its hexes, that it may not hide a road. */
const RAIL_ASIDE = 0.09;

/** The sleepers of a railway. */
function ties(path: Path2D, line: ArrayLike<number>, box: Box): void {
  const half = 0.075;
  for (const { x, y, dx, dy } of pace(line, 0.14)) {
    if (x < box[0] || x > box[2] || y < box[1] || y > box[3]) continue;
    path.moveTo(x - half * dy, y + half * dx);
    path.lineTo(x + half * dy, y - half * dx);
  }
}

/** Roads off the map: dashed, with arrows back onto it. */
export function paintLinks({ ctx, scene, palette, px }: Brush): void {
  const tracks = new Path2D();
  const heads = new Path2D();
  for (const { points } of scene.chart.links) {
    trace(tracks, points);
    const n = points.length;
    for (const [a, b] of [
      [0, 2],
      [n - 2, n - 4],
    ] as const) {
      const [x, y] = [points[a]!, points[a + 1]!];
      const length = Math.hypot(x - points[b]!, y - points[b + 1]!) || 1;
      const [dx, dy] = [(x - points[b]!) / length, (y - points[b + 1]!) / length];
      trace(heads, [x + 0.14 * dx, y + 0.14 * dy, x - 0.1 * dy, y + 0.1 * dx, x + 0.1 * dy, y - 0.1 * dx], true);
    }
  }
  ctx.setLineDash([0.12, 0.08]);
  ctx.lineCap = "butt";
  stroke(ctx, tracks, palette.brick, Math.max(0.035, 1.2 * px));
  ctx.setLineDash([]);
  ctx.lineCap = "round";
  ctx.fillStyle = palette.brick;
  ctx.fill(heads);
}
