import { dot, stroke, type Brush } from "./brush";
import type { Ctx } from "./canvas";
import type { Palette } from "./palette";

/** The radius of the disc on which a sign stands. */
const DISC = 0.115;

type Pen = { ctx: Ctx; palette: Palette; px: number };
/** Paints a sign round a point, where a unit is the radius of its disc. */
type Sign = (pen: Pen, at: (x: number, y: number) => [number, number]) => void;

/** Signs of what stands in hexes, by the word of the board: airfields, forts, ports … A word without a sign has none. */
export function paintSymbols({ ctx, scene, palette, px, box, textured }: Brush): void {
  const placed = new Map<string, number>();
  for (const { hex, x, y, kind } of scene.chart.symbols) {
    const sign = SIGNS[kind] ?? entry(kind);
    if (!sign) continue;
    // Several in one hex stand side by side.
    const before = placed.get(hex) ?? 0;
    placed.set(hex, before + 1);
    const size = scene.at(x, y)?.s ?? 1;
    const left = x + 0.25 * before * size;
    if (left < box[0] - 0.5 || left > box[2] + 0.5 || y < box[1] - 0.5 || y > box[3] + 0.5) continue;
    if (!textured && kind !== "fort" && kind !== "airfield") continue;
    sign({ ctx, palette, px: px / size }, (u, v) => [left + u * DISC * size, y + v * DISC * size]);
  }
}

function disc({ ctx, palette, px }: Pen, at: (x: number, y: number) => [number, number], rim = palette.ink): void {
  const [[x, y], [right]] = [at(0, 0), at(1, 0)];
  const path = new Path2D();
  dot(path, x, y, right - x);
  ctx.fillStyle = palette.paper;
  ctx.fill(path);
  stroke(ctx, path, rim, Math.max(0.018, 0.8 * px));
}

/** Strokes lines that run through points of the disc. */
function lines(
  { ctx, palette, px }: Pen,
  at: (x: number, y: number) => [number, number],
  strokes: readonly (readonly number[])[],
  colour = palette.ink,
): void {
  const path = new Path2D();
  for (const points of strokes)
    for (let i = 0; i + 1 < points.length; i += 2) {
      const [x, y] = at(points[i]!, points[i + 1]!);
      if (i === 0) path.moveTo(x, y);
      else path.lineTo(x, y);
    }
  stroke(ctx, path, colour, Math.max(0.024, 0.9 * px));
}

function arc(from: number, to: number, r: number, y = 0): number[] {
  return Array.from({ length: 9 }, (_, k) => from + ((to - from) * k) / 8).flatMap((a) => [
    r * Math.cos(a),
    y + r * Math.sin(a),
  ]);
}

const SIGNS: Readonly<Record<string, Sign>> = {
  airfield(pen, at) {
    disc(pen, at);
    lines(pen, at, [
      [-0.65, 0, 0.65, 0],
      [0, -0.65, 0, 0.65],
    ]);
  },
  fort(pen, at) {
    const { ctx, palette } = pen;
    const [[x, y], [right]] = [at(0, 0), at(1, 0)];
    const r = ((right - x) * 0.15) / DISC;
    const wall = new Path2D();
    dot(wall, x, y, r);
    ctx.fillStyle = palette.paper;
    ctx.fill(wall);
    ctx.lineCap = "butt";
    ctx.setLineDash([(2 * Math.PI * r) / 20, (2 * Math.PI * r) / 20]);
    stroke(ctx, wall, palette.ink, 0.4 * r);
    ctx.setLineDash([]);
    ctx.lineCap = "round";
    disc(pen, at);
  },
  port(pen, at) {
    disc(pen, at, pen.palette.river);
    lines(
      pen,
      at,
      [[0, -0.6, 0, 0.62], [-0.3, -0.3, 0.3, -0.3], arc(0.15 * Math.PI, 0.85 * Math.PI, 0.62)],
      pen.palette.river,
    );
  },
  mulberry(pen, at) {
    disc(pen, at, pen.palette.river);
    lines(
      pen,
      at,
      [
        [-0.6, 0.3, 0.6, 0.3],
        [-0.4, 0.3, -0.4, -0.35],
        [0, 0.3, 0, -0.35],
        [0.4, 0.3, 0.4, -0.35],
      ],
      pen.palette.river,
    );
  },
  hilltop({ ctx, palette, px }, at) {
    const path = new Path2D();
    path.moveTo(...at(0, -1.1));
    path.lineTo(...at(1, 0.75));
    path.lineTo(...at(-1, 0.75));
    path.closePath();
    stroke(ctx, path, palette.lineHalo, 0.07);
    ctx.fillStyle = palette.hachure;
    ctx.fill(path);
    stroke(ctx, path, palette.ink, Math.max(0.014, 0.7 * px));
  },
  drop(pen, at) {
    disc(pen, at);
    lines(pen, at, [arc(Math.PI, 2 * Math.PI, 0.65, 0.02), [-0.65, 0.02, 0, 0.7, 0.65, 0.02], [0, 0.02, 0, 0.7]]);
  },
  glider(pen, at) {
    disc(pen, at);
    lines(pen, at, [
      [-0.7, -0.15, 0.7, -0.15],
      [0, -0.5, 0, 0.55],
      [-0.28, 0.5, 0.28, 0.5],
    ]);
  },
  battery(pen, at) {
    disc(pen, at, pen.palette.brick);
    lines(
      pen,
      at,
      [
        [-0.5, 0.35, 0.6, -0.35],
        [-0.5, 0.35, 0.35, 0.35],
      ],
      pen.palette.brick,
    );
  },
  well({ ctx, palette, px }, at) {
    const [[x, y], [right]] = [at(0, 0), at(0.45, 0)];
    const path = new Path2D();
    dot(path, x, y, right - x);
    ctx.fillStyle = palette.paper;
    ctx.fill(path);
    stroke(ctx, path, palette.river, Math.max(0.022, px));
  },
  oasis(pen, at) {
    disc(pen, at, pen.palette.tuft);
    lines(
      pen,
      at,
      [
        [0, 0.65, 0, -0.2],
        [0, -0.2, -0.5, 0.05],
        [0, -0.2, 0.5, 0.05],
        [0, -0.2, -0.35, -0.55],
        [0, -0.2, 0.35, -0.55],
      ],
      pen.palette.tuft,
    );
  },
};

const COLOURS: Readonly<Record<string, string>> = {
  green: "#3e7d3a",
  red: "#b0302a",
  orange: "#d0761b",
  blue: "#1f5f9e",
  allied: "#1f5f7a",
  axis: "#2f3837",
};

/** An arrow onto the map in the colour that the word ends in. */
function entry(kind: string): Sign | undefined {
  const [first, last] = kind.split("_");
  const colour = first === "entry" && last !== undefined ? COLOURS[last] : undefined;
  if (colour === undefined) return undefined;
  return (pen, at) => {
    disc(pen, at, colour);
    lines(
      pen,
      at,
      [
        [-0.55, 0, 0.55, 0],
        [0.1, -0.45, 0.55, 0, 0.1, 0.45],
      ],
      colour,
    );
  };
}
