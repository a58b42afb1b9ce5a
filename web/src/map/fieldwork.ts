import { segments, stroke, type Brush } from "./brush";
import { meet, trace } from "./geometry";

/** Width of a hedge. */
const HEDGE = 0.03;

/** Fields with their hedges, lines and furrows. */
export function paintFields(brush: Brush): void {
  const { ctx, scene, palette, box, px, near } = brush;
  const fields = scene.fields(near);
  const paths = new Map<string, Path2D>();
  for (const cell of fields.cells) {
    if (!meet(cell.box, box)) continue;
    const tint = (cell.recipe === "bocage" ? palette.bocage : palette.open)[cell.tint]!;
    let path = paths.get(tint);
    if (!path) paths.set(tint, (path = new Path2D()));
    trace(path, cell.points, true);
  }
  ctx.globalAlpha = 0.85;
  for (const [tint, path] of paths) {
    ctx.fillStyle = tint;
    ctx.fill(path);
  }
  ctx.globalAlpha = 1;
  stroke(ctx, segments(fields.furrows, box), palette.furrow, Math.max(0.008, 0.6 * px));
  stroke(ctx, segments(fields.lines, box), palette.fieldLine, Math.max(0.01, 0.6 * px));
  paintHedges(brush, segments(fields.hedges, box));
}

function paintHedges({ ctx, palette, near, px }: Brush, hedges: Path2D): void {
  ctx.lineCap = "round";
  ctx.save();
  ctx.translate(0.35 * HEDGE, 0.5 * HEDGE);
  stroke(ctx, hedges, palette.hedgeShade, HEDGE);
  ctx.restore();
  stroke(ctx, hedges, palette.hedge, near ? HEDGE : Math.max(0.022, 0.9 * px));
  if (near) {
    // A dash of no length with round ends is a dot: bushes.
    ctx.setLineDash([0, 0.043]);
    ctx.lineDashOffset = 0;
    stroke(ctx, hedges, palette.hedgeDark, 0.027);
    ctx.save();
    ctx.translate(-0.005, -0.007);
    ctx.setLineDash([0, 0.061]);
    ctx.lineDashOffset = 0.02;
    stroke(ctx, hedges, palette.hedgeLight, 0.015);
    ctx.restore();
    ctx.setLineDash([]);
  }
}
