import { dot, stroke, type Brush } from "./brush";
import type { ChartEmblem } from "./chart";
import { trace, type Box } from "./geometry";
import type { Palette } from "./palette";

/** The inlay of a rim by its colour: what tells colours apart for those who do not see them. */
const INLAY: Readonly<Record<string, readonly number[]>> = {
  red: [0.13, 0.06],
  purple: [0.001, 0.075],
  blue: [0.05, 0.05],
  green: [0.14, 0.05, 0.001, 0.05],
  brown: [9, 0],
};

/** How much of its hex a rim goes round. */
const RIM = 0.875;

/** What is printed on the map over the hexes: borders, boxes at sea, emblems, ways off the map. */
export function paintPrinted(brush: Brush): void {
  borders(brush);
  for (const box of brush.scene.chart.boxes ?? []) if (inView(brush.box, box)) landing(brush, box);
  for (const emblem of brush.scene.chart.emblems ?? []) if (inView(brush.box, emblem)) plate(brush, emblem);
  for (const exit of brush.scene.chart.exits ?? []) if (inView(brush.box, exit)) arrow(brush, exit);
}

function inView([left, top, right, bottom]: Box, { x, y }: { x: number; y: number }): boolean {
  return x > left - 1.5 && x < right + 1.5 && y > top - 1.5 && y < bottom + 1.5;
}

function borders({ ctx, scene, palette, px }: Brush): void {
  const lines = new Path2D();
  for (const line of scene.chart.borders ?? []) trace(lines, line);
  ctx.lineCap = "butt";
  stroke(ctx, lines, palette.borderHalo, Math.max(0.075, 3 * px));
  ctx.setLineDash([0.3, 0.1, 0.06, 0.1]);
  stroke(ctx, lines, palette.border, Math.max(0.042, 1.6 * px));
  ctx.setLineDash([]);
  ctx.lineCap = "round";
}

/** A framed box, and an arrow to the beach. */
function landing(
  { ctx, palette, px }: Brush,
  { x, y, dx, dy, name }: { x: number; y: number; dx: number; dy: number; name?: string },
): void {
  const frame = new Path2D();
  frame.roundRect(x - 0.435, y - 0.41, 0.87, 0.82, 0.07);
  ctx.fillStyle = palette.boxFill;
  ctx.fill(frame);
  if (name === undefined) ctx.setLineDash([0.09, 0.07]);
  stroke(ctx, frame, palette.boxLine, Math.max(0.03, 1.2 * px));
  ctx.setLineDash([]);
  const head = new Path2D();
  const at = (along: number, across: number) => [x + along * dx - across * dy, y + along * dy + across * dx];
  trace(
    head,
    [
      at(0.46, -0.055),
      at(0.6, -0.055),
      at(0.6, -0.13),
      at(0.79, 0),
      at(0.6, 0.13),
      at(0.6, 0.055),
      at(0.46, 0.055),
    ].flat(),
    true,
  );
  ctx.fillStyle = palette.boxLine;
  ctx.fill(head);
  stroke(ctx, head, palette.tide, Math.max(0.012, 0.7 * px));
}

/** Rims along hexes, under what lies on their sides. */
export function paintRims({ ctx, scene, palette, box, px, textured }: Brush): void {
  for (const emblem of scene.chart.emblems ?? []) {
    if (!inView(box, emblem)) continue;
    const colour = colourOf(palette, emblem);
    const rim = new Path2D();
    trace(
      rim,
      scene.chart.corners.map((c, i) => RIM * c + (i % 2 === 0 ? emblem.x : emblem.y)),
      true,
    );
    ctx.save();
    ctx.globalAlpha = 0.13;
    ctx.fillStyle = colour;
    ctx.fill(rim);
    ctx.restore();
    stroke(ctx, rim, colour, Math.max(0.062, 1.8 * px));
    const inlay = INLAY[emblem.colour];
    if (!inlay || !textured) continue;
    ctx.setLineDash([...inlay]);
    stroke(ctx, rim, palette.paper, Math.max(0.016, 0.65 * px));
    ctx.setLineDash([]);
  }
}

/** In the middle of a hex, a plate or a disc for what is written on it. */
function plate({ ctx, palette, px }: Brush, emblem: ChartEmblem): void {
  const { x, y } = emblem;
  const shape = new Path2D();
  if (emblem.kind === "wn") shape.roundRect(x - 0.335, y - 0.17, 0.67, 0.34, 0.04);
  else dot(shape, x, y, emblem.text === undefined ? 0.11 : 0.235);
  ctx.fillStyle = palette.paper;
  ctx.fill(shape);
  stroke(ctx, shape, colourOf(palette, emblem), Math.max(0.04, 1.4 * px));
}

function colourOf(palette: Palette, { colour }: ChartEmblem): string {
  return palette.emblem[colour] ?? palette.ink;
}

/** A broad arrow off the map; its letter stands at its foot. */
function arrow({ ctx, palette, px }: Brush, exit: { x: number; y: number; dx: number; dy: number }): void {
  const { x, y, dx, dy } = exit;
  const at = (along: number, across: number) => [x + along * dx - across * dy, y + along * dy + across * dx];
  const head = new Path2D();
  trace(head, [at(-0.2, -0.22), at(0.16, -0.22), at(0.4, 0), at(0.16, 0.22), at(-0.2, 0.22)].flat(), true);
  ctx.fillStyle = palette.paper;
  ctx.fill(head);
  stroke(ctx, head, palette.ink, Math.max(0.03, 1.2 * px));
}
