import { dot, stroke, type Brush } from "./brush";
import { beside, boxOf, grown, meet, pace, swing, trace, type Step } from "./geometry";
import { chance, seedOf } from "./random";
import { sideOf, type SideRecipe } from "./recipes";

/** From the bottom up: what is lowest is drawn first. */
const ORDER: readonly SideRecipe[] = [
  "flood",
  "wadi",
  "slope",
  "bluff",
  "cliff",
  "precipice",
  "ridge",
  "escarpment",
  "shingle",
  "seawall",
  "ditch",
  "wall",
  "wire",
  "boundary",
];

type Line = readonly number[];

/** What lies on hexsides: banks, walls, slopes and cliffs, which fall to the right of their line. */
export function paintSides(brush: Brush): void {
  const wide = grown(brush.box, 0.6);
  const { chart, recipes } = brush.scene;
  const all = (chart.sides ?? []).filter((side) => meet(boxOf(side.points), wide));
  for (const recipe of ORDER)
    for (const side of all) if (sideOf(recipes, side.kind) === recipe) PAINTED[recipe](brush, side.points);
}

const PAINTED: Readonly<Record<SideRecipe, (brush: Brush, line: Line) => void>> = {
  slope: (brush, line) => scarp(brush, line, { fall: 0.14, step: 0.085, base: 0.02, edge: 0 }),
  bluff: (brush, line) => scarp(brush, line, { fall: 0.23, step: 0.062, base: 0.03, edge: 0.032 }),
  cliff: (brush, line) => rock(brush, line, { fall: 0.2, edge: 0.04, dark: false }),
  precipice: (brush, line) => rock(brush, line, { fall: 0.27, edge: 0.06, dark: true }),
  shingle,
  seawall,
  ditch,
  wall,
  escarpment,
  ridge,
  wadi,
  wire,
  flood,
  boundary,
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

/** A line along hexsides as nature has it: it wanders, and is round at its bends. */
function natural(line: Line): number[] {
  const random = luck(line);
  const points: number[] = [];
  const last = line.length - 2;
  for (let i = 0; i <= last; i += 2) {
    const end = i === 0 || i === last;
    const stray = end ? 0 : 0.1;
    points.push(line[i]! + stray * (random() - 0.5), line[i + 1]! + stray * (random() - 0.5));
    if (end && i === last) break;
    points.push(
      (line[i]! + line[i + 2]!) / 2 + 0.14 * (random() - 0.5),
      (line[i + 1]! + line[i + 3]!) / 2 + 0.14 * (random() - 0.5),
    );
  }
  return evenly(points, 0.04);
}

/** The points of the curve through a line, close together: what is laid along it follows its bends. */
function evenly(points: readonly number[], step: number): number[] {
  const at = (i: number, axis: number) => points[2 * Math.min(Math.max(i, 0), points.length / 2 - 1) + axis]!;
  const curve: number[] = [];
  for (let i = 0; i + 1 < points.length / 2; i++) {
    const length = Math.hypot(at(i + 1, 0) - at(i, 0), at(i + 1, 1) - at(i, 1));
    const pieces = Math.max(1, Math.ceil(length / step));
    for (let k = 0; k < pieces; k++) {
      const t = k / pieces;
      for (const axis of [0, 1]) {
        const [a, b, c, d] = [at(i - 1, axis), at(i, axis), at(i + 1, axis), at(i + 2, axis)];
        curve.push(0.5 * (2 * b + t * (c - a + t * (2 * a - 5 * b + 4 * c - d + t * (3 * (b - c) + d - a)))));
      }
    }
  }
  curve.push(points[points.length - 2]!, points[points.length - 1]!);
  return curve;
}

/** A step that nobody crosses: a heavy crest, long strokes down its low side alone, a shade at its foot. */
function escarpment({ ctx, palette, px, textured }: Brush, line: Line): void {
  const crest = natural(line);
  const path = new Path2D();
  trace(path, crest);
  ctx.lineCap = "butt";
  const foot = new Path2D();
  trace(foot, beside(crest, 0.1));
  stroke(ctx, foot, palette.scarpShade, 0.2);
  ctx.lineCap = "round";
  if (textured) {
    const random = luck(line);
    const wedges = new Path2D();
    pace(crest, 0.052).forEach((at, k) =>
      wedge(wedges, at, Math.max(0.011, 0.5 * px), (k % 2 === 0 ? 0.19 : 0.13) * (0.9 + 0.2 * random())),
    );
    ctx.fillStyle = palette.escarpment;
    ctx.fill(wedges);
  }
  stroke(ctx, path, palette.escarpment, Math.max(0.06, 1.8 * px));
}

/** A ridge: a thin crest with short strokes on both sides, and no shade. */
function ridge({ ctx, palette, px, textured }: Brush, line: Line): void {
  const crest = natural(line);
  const path = new Path2D();
  trace(path, crest);
  if (textured) {
    const ticks = new Path2D();
    for (const { x, y, dx, dy } of pace(crest, 0.075)) {
      for (const side of [-1, 1]) {
        ticks.moveTo(x - 0.022 * side * dy, y + 0.022 * side * dx);
        ticks.lineTo(x - 0.085 * side * dy, y + 0.085 * side * dx);
      }
    }
    stroke(ctx, ticks, palette.ridge, Math.max(0.014, 0.8 * px));
  }
  stroke(ctx, path, palette.ridge, Math.max(0.03, px));
}

/** A dry valley: two broken banks with strokes inwards, narrow at its ends, its bed dotted. Never closed: that would be a road. */
function wadi({ ctx, palette, px, textured }: Brush, line: Line): void {
  const bed = natural(line);
  const last = bed.length / 2 - 1;
  const bank = (side: number): number[] => {
    const moved = beside(bed, side);
    return moved.map((v, i) => {
      const share = Math.min(1, Math.min(Math.floor(i / 2), last - Math.floor(i / 2)) / Math.max(1, 0.3 * last));
      return bed[i]! + (0.25 + 0.75 * share) * (v - bed[i]!);
    });
  };
  if (!textured) return stroke(ctx, curve(bed), palette.wadi, 1.1 * px);
  const [banks, ticks, middle] = [new Path2D(), new Path2D(), new Path2D()];
  for (const side of [-0.07, 0.07]) {
    const rim = bank(side);
    trace(banks, rim);
    for (const { x, y, dx, dy } of pace(rim, 0.085)) {
      const inward = side < 0 ? 0.032 : -0.032;
      ticks.moveTo(x, y);
      ticks.lineTo(x - inward * dy, y + inward * dx);
    }
  }
  trace(middle, bed);
  ctx.globalAlpha = 0.16;
  stroke(ctx, middle, palette.wadi, 0.11);
  ctx.globalAlpha = 1;
  ctx.setLineDash([0.24, 0.06]);
  stroke(ctx, banks, palette.wadi, Math.max(0.02, 0.9 * px));
  ctx.setLineDash([0.001, 0.07]);
  stroke(ctx, middle, palette.wadi, Math.max(0.018, 0.8 * px));
  ctx.setLineDash([]);
  stroke(ctx, ticks, palette.wadi, Math.max(0.012, 0.7 * px));
}

/** Barbed wire: a line with crosses on a halo. */
function wire({ ctx, palette, px, textured }: Brush, line: Line): void {
  const path = new Path2D();
  trace(path, line);
  stroke(ctx, path, palette.lineHalo, 4 * px);
  stroke(ctx, path, palette.wire, 1.3 * px);
  if (!textured) return;
  const crosses = new Path2D();
  for (const { x, y, dx, dy } of pace(line, 0.16))
    for (const [a, b] of [
      [1, 1],
      [1, -1],
    ] as const) {
      const [u, v] = [0.045 * (a * dx - b * dy), 0.045 * (a * dy + b * dx)];
      crosses.moveTo(x - u, y - v);
      crosses.lineTo(x + u, y + v);
    }
  stroke(ctx, crosses, palette.wire, Math.max(0.014, px));
}

/** Land under water along a side. */
function flood({ ctx, palette, px, textured }: Brush, line: Line): void {
  const middle = natural(line);
  const path = new Path2D();
  trace(path, middle);
  ctx.globalAlpha = 0.55;
  stroke(ctx, path, palette.pool, 0.2);
  ctx.globalAlpha = 1;
  if (!textured) return;
  const [water, tufts] = [new Path2D(), new Path2D()];
  const random = luck(line);
  for (const { x, y } of pace(middle, 0.11)) {
    const [u, v, w] = [x + 0.14 * (random() - 0.5), y + 0.14 * (random() - 0.5), 0.03 + 0.02 * random()];
    water.moveTo(u - w, v);
    water.lineTo(u + w, v);
    for (const lean of [-0.5, 0, 0.5]) {
      tufts.moveTo(u, v);
      tufts.lineTo(u + lean * 0.04, v - 0.045);
    }
  }
  stroke(ctx, water, palette.poolRim, Math.max(0.01, 0.7 * px));
  stroke(ctx, tufts, palette.tuft, Math.max(0.01, 0.6 * px));
}

/** A line that armies drew: long and short dashes. */
function boundary({ ctx, palette, px }: Brush, line: Line): void {
  const path = new Path2D();
  trace(path, line);
  ctx.lineCap = "butt";
  stroke(ctx, path, palette.borderHalo, Math.max(0.075, 3 * px));
  ctx.setLineDash([0.3, 0.1, 0.06, 0.1]);
  stroke(ctx, path, palette.border, Math.max(0.042, 1.6 * px));
  ctx.setLineDash([]);
  ctx.lineCap = "round";
}
