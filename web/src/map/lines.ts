import { stroke, type Brush } from "./brush";
import { boxOf, cutLine, grown, meet, swing, trace } from "./geometry";

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

/** Roads: all casings first, then all fills, so that crossings are open. */
export function paintRoads({ ctx, scene, palette, box, p, px, near, textured }: Brush): void {
  const ways = { main: new Path2D(), minor: new Path2D() };
  for (const road of scene.chart.roads) {
    for (const piece of cutLine(road.points, grown(box, 0.2))) swing(ways[road.kind], piece);
  }
  const casing = (near ? 2.4 : p < 24 ? 0.8 : 1.15) * px;
  const [main, minor] = [0.05, 0.034];
  if (textured) stroke(ctx, ways.minor, palette.minorCasing, minor + casing);
  stroke(ctx, ways.main, palette.mainCasing, main + casing);
  if (textured) stroke(ctx, ways.minor, palette.minor, minor);
  stroke(ctx, ways.main, palette.main, main);
  if (near) stroke(ctx, ways.main, palette.mainCentre, 0.9 * px);
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
