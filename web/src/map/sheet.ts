import { stroke, type Brush } from "./brush";
import { canvasOf, type AnyCanvas } from "./canvas";
import { trace } from "./geometry";
import { chance } from "./random";

/** Pixels along the grain, which repeats. */
const GRAIN = 256;

/** The grain of the paper. It belongs to the screen, not to the map. */
export function paintGrain({ ctx, palette, scene, theme }: Brush): void {
  let grain = scene.memo.get("grain") as AnyCanvas | undefined;
  if (!grain) scene.memo.set("grain", (grain = makeGrain()));
  const pattern = ctx.createPattern(grain, "repeat");
  if (!pattern) return;
  ctx.save();
  ctx.setTransform(1, 0, 0, 1, 0, 0);
  ctx.globalAlpha = palette.grain * (theme === "dark" ? 0.4 : 0.6);
  ctx.fillStyle = pattern;
  ctx.fillRect(0, 0, ctx.canvas.width, ctx.canvas.height);
  ctx.restore();
}

function makeGrain(): AnyCanvas {
  const { canvas, ctx } = canvasOf(GRAIN, GRAIN);
  const image = ctx.createImageData(GRAIN, GRAIN);
  const random = chance(4);
  for (let i = 0; i < GRAIN * GRAIN; i++) {
    const n = random() + random() - 1;
    image.data.set(n > 0 ? [255, 252, 240] : [46, 34, 14], 4 * i);
    image.data[4 * i + 3] = 255 * Math.min(1, Math.abs(n) * (n > 0 ? 0.8 : 1));
  }
  ctx.putImageData(image, 0, 0);
  return canvas;
}

/** The hexes: dark lines on land, white ones at sea. */
export function paintGrid({ ctx, scene, palette, box, px, near, land: dry }: Brush): void {
  const land = new Path2D();
  const sea = new Path2D();
  for (const side of scene.sides) {
    const [x0, y0, x1, y1] = side.ends;
    if (Math.max(x0, x1) < box[0] - 0.1 || Math.min(x0, x1) > box[2] + 0.1) continue;
    if (Math.max(y0, y1) < box[1] - 0.1 || Math.min(y0, y1) > box[3] + 0.1) continue;
    if (side.land) trace(land, side.ends);
    if (side.sea) trace(sea, side.ends);
  }
  ctx.lineCap = "butt";
  stroke(ctx, sea, palette.gridSea, (near ? 1 : 0.7) * px);
  ctx.save();
  ctx.clip(dry, "evenodd");
  stroke(ctx, land, palette.gridLand, (near ? 1.2 : 0.8) * px);
  ctx.restore();
  ctx.lineCap = "round";
}

/** A veil over all that is not the grid, and the grid's outline. */
export function paintVeil({ ctx, scene, palette, box, px, near }: Brush): void {
  const veil = new Path2D();
  const rims = new Path2D();
  for (const rim of scene.rims) {
    trace(veil, rim, true);
    trace(rims, rim, true);
  }
  veil.rect(box[0] - 1, box[1] - 1, box[2] - box[0] + 2, box[3] - box[1] + 2);
  ctx.fillStyle = palette.veil;
  ctx.fill(veil, "evenodd");
  if (scene.seams.length > 0) {
    // Between grids of several scales no country goes on.
    ctx.save();
    ctx.globalAlpha = 0.82;
    ctx.fillStyle = palette.sheet;
    ctx.fill(veil, "evenodd");
    ctx.restore();
  }
  // Beyond the frame is no map at all.
  const [left, top, right, bottom] = scene.chart.frame;
  const table = new Path2D();
  table.rect(box[0] - 1, box[1] - 1, box[2] - box[0] + 2, box[3] - box[1] + 2);
  table.rect(left, top, right - left, bottom - top);
  // Where another map lies beside it, nothing of the country goes on.
  ctx.fillStyle = (scene.chart.maps?.length ?? 0) > 1 ? palette.sheet : palette.table;
  ctx.fill(table, "evenodd");
  stroke(ctx, rims, palette.rim, (near ? 1.6 : 1.1) * px);
}
