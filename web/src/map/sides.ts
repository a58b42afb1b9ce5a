import { dot, stroke, type Brush } from "./brush";
import type { SideKind } from "./chart";
import { beside, boxOf, grown, meet, pace, swing, trace, type Step } from "./geometry";
import { chance, seedOf } from "./random";

/** From the bottom up: what is lowest is drawn first. */
const ORDER: readonly SideKind[] = ["slope", "bluff", "cliff", "precipice", "shingle", "seawall", "ditch", "wall"];

type Line = readonly number[];

/** What lies on hexsides: banks, walls, slopes and cliffs, which fall to the right of their line. */
export function paintSides(brush: Brush): void {
  const wide = grown(brush.box, 0.6);
  const all = brush.scene.chart.sides ?? [];
  for (const kind of ORDER) {
    for (const side of all)
      if (side.kind === kind && meet(boxOf(side.points), wide)) PAINTED[kind](brush, side.points);
  }
}

const PAINTED: Readonly<Record<SideKind, (brush: Brush, line: Line) => void>> = {
  slope: (brush, line) => scarp(brush, line, { fall: 0.14, step: 0.085, base: 0.02, edge: 0 }),
  bluff: (brush, line) => scarp(brush, line, { fall: 0.23, step: 0.062, base: 0.03, edge: 0.032 }),
  cliff: (brush, line) => rock(brush, line, { fall: 0.2, edge: 0.04, dark: false }),
  precipice: (brush, line) => rock(brush, line, { fall: 0.27, edge: 0.06, dark: true }),
  shingle,
  seawall,
  ditch,
  wall,
};

/** The same luck for the same line. */
function luck(line: Line): () => number {
  return chance(seedOf(`${line[0]},${line[1]}`, line.length));
}

function curve(line: Line): Path2D {
  const path = new Path2D();
  swing(path, line);
  return path;
}

/** A soft shade below an edge, wedges down it, and the edge itself. */
function scarp(
  { ctx, palette, px, textured, near }: Brush,
  line: Line,
  { fall, step, base, edge }: { fall: number; step: number; base: number; edge: number },
): void {
  ctx.lineCap = "butt";
  for (const share of [0.9, 0.55])
    stroke(ctx, curve(beside(line, 0.5 * share * fall)), palette.scarpShade, share * fall);
  ctx.lineCap = "round";
  if (textured) {
    const random = luck(line);
    const wedges = new Path2D();
    pace(line, near ? 0.8 * step : step).forEach((at, k) => {
      const length = fall * (k % 2 === 0 ? 1 : 0.62) * (0.85 + 0.3 * random());
      wedge(wedges, at, Math.max(0.5 * base, 0.45 * px), length, 0.25 * (random() - 0.5));
    });
    ctx.fillStyle = palette.scarp;
    ctx.fill(wedges);
  } else {
    stroke(ctx, curve(line), palette.scarp, 1.2 * px);
  }
  if (edge > 0) stroke(ctx, curve(line), palette.scarp, Math.max(edge, px));
}

/** A triangle from a line to its right. */
function wedge(path: Path2D, { x, y, dx, dy }: Step, half: number, length: number, lean = 0): void {
  path.moveTo(x - half * dx, y - half * dy);
  path.lineTo(x + half * dx, y + half * dy);
  path.lineTo(x - length * dy + lean * length * dx, y + length * dx + lean * length * dy);
  path.closePath();
}

/** A wall of rock with a ragged foot, clefts and a heavy edge. */
function rock(
  { ctx, palette, px, textured }: Brush,
  line: Line,
  { fall, edge, dark }: { fall: number; edge: number; dark: boolean },
): void {
  const random = luck(line);
  const foot = pace(line, 0.07).map(({ x, y, dx, dy }) => {
    const reach = fall * (0.72 + 0.5 * random());
    return [x - reach * dy, y + reach * dx] as const;
  });
  const face = new Path2D();
  trace(face, [...line, ...foot.toReversed().flat()], true);
  ctx.fillStyle = dark ? palette.rockDark : palette.rock;
  ctx.fill(face);
  if (textured) {
    const [clefts, lit] = [new Path2D(), new Path2D()];
    for (const { x, y, dx, dy } of pace(line, 0.055)) {
      const [from, to] = [0.1 * fall, fall * (0.5 + 0.5 * random())];
      const path = random() < 0.4 ? lit : clefts;
      path.moveTo(x - from * dy, y + from * dx);
      path.lineTo(x - to * dy + 0.03 * (random() - 0.5), y + to * dx);
    }
    stroke(ctx, clefts, dark ? palette.rock : palette.rockDark, Math.max(0.012, 0.6 * px));
    stroke(ctx, lit, palette.rockLight, Math.max(0.014, 0.7 * px));
    stroke(ctx, face, palette.rockDark, Math.max(0.01, 0.6 * px));
  }
  stroke(ctx, curve(line), palette.rockDark, Math.max(edge, 1.4 * px));
  if (dark && textured) stroke(ctx, curve(beside(line, -0.07)), palette.rockDark, Math.max(0.016, 0.7 * px));
}

/** A bank of pebbles below its line. */
function shingle({ ctx, palette, px, textured, near }: Brush, line: Line): void {
  const bank = curve(beside(line, 0.045));
  ctx.lineCap = "butt";
  stroke(ctx, bank, palette.pebbleShade, 0.125);
  stroke(ctx, bank, palette.pebble[1]!, Math.max(0.1, 0.125 - 1.2 * px));
  ctx.lineCap = "round";
  if (!textured) return;
  const random = luck(line);
  const tones = palette.pebble.map(() => new Path2D());
  for (const { x, y, dx, dy } of pace(line, near ? 0.02 : 0.032)) {
    const off = 0.005 + 0.085 * random();
    dot(
      tones[Math.floor(3 * random())]!,
      x - off * dy,
      y + off * dx,
      (near ? 0.011 : 0.014) * (0.8 + 0.5 * random()),
    );
  }
  tones.forEach((tone, i) => {
    ctx.fillStyle = palette.pebble[i]!;
    ctx.fill(tone);
    if (near) stroke(ctx, tone, palette.pebbleShade, 0.4 * px);
  });
}

/** Masonry with a slope of stone towards the sea. */
function seawall({ ctx, palette, px }: Brush, line: Line): void {
  const ribs = new Path2D();
  for (const { x, y, dx, dy } of pace(line, 0.085)) {
    ribs.moveTo(x, y);
    ribs.lineTo(x - 0.105 * dy, y + 0.105 * dx);
  }
  ctx.lineCap = "butt";
  stroke(ctx, curve(beside(line, 0.05)), palette.pebble[1]!, 0.1);
  stroke(ctx, ribs, palette.wallEdge, Math.max(0.012, 0.7 * px));
  stroke(ctx, curve(line), palette.wallEdge, 0.075);
  stroke(ctx, curve(line), palette.wall, Math.max(0.02, 0.075 - 2 * px));
  ctx.lineCap = "round";
}

/** A ditch behind its line, its teeth towards the lower ground. */
function ditch({ ctx, palette, px }: Brush, line: Line): void {
  const trench = beside(line, -0.085);
  const teeth = new Path2D();
  for (const at of pace(trench, 0.13)) wedge(teeth, at, 0.05, 0.085);
  ctx.fillStyle = palette.ditch;
  ctx.fill(teeth);
  ctx.lineCap = "butt";
  stroke(ctx, curve(trench), palette.ditch, 0.06);
  stroke(ctx, curve(trench), palette.rockLight, Math.max(0.018, 0.8 * px));
  ctx.lineCap = "round";
}

/** A wall of concrete blocks. */
function wall({ ctx, palette, px }: Brush, line: Line): void {
  const joints = new Path2D();
  for (const { x, y, dx, dy } of pace(line, 0.115)) {
    joints.moveTo(x - 0.06 * dy, y + 0.06 * dx);
    joints.lineTo(x + 0.06 * dy, y - 0.06 * dx);
  }
  ctx.lineCap = "butt";
  stroke(ctx, curve(line), palette.wallEdge, 0.15);
  stroke(ctx, curve(line), palette.wall, Math.max(0.08, 0.15 - 2.4 * px));
  stroke(ctx, joints, palette.wallEdge, Math.max(0.014, 0.7 * px));
  ctx.lineCap = "round";
}
