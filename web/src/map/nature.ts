import { dot, stroke, type Brush } from "./brush";
import { chance, seedOf } from "./random";
import type { Hex } from "./scene";

/** Marshes, woods, rough ground and hills. */
export function paintNature(brush: Brush): void {
  const [left, top, right, bottom] = brush.box;
  for (const hex of brush.scene.hexes) {
    const far = 0.8 * hex.s;
    if (!hex.played || hex.x < left - far || hex.x > right + far || hex.y < top - far || hex.y > bottom + far)
      continue;
    if (hex.recipe === "bocage") trees(brush, hex);
    else if (hex.recipe === "marsh") marsh(brush, hex);
    else if (hex.recipe === "forest") forest(brush, hex);
    else if (hex.recipe === "rough" || hex.recipe === "mountain") rough(brush, hex);
    else if (hex.recipe === "hill") hill(brush, hex);
    else if (hex.recipe === "mixed") trees(brush, hex);
    else if (hex.recipe === "swamp") marsh(brush, hex);
    else if (hex.recipe === "saltmarsh") salt(brush, hex);
    else if (hex.recipe === "desert") sand(brush, hex);
    else if (hex.recipe === "flat") grass(brush, hex);
    else if (hex.recipe === "village") houses(brush, hex);
  }
}

/** The floors of valleys: broad bands through the hexes that have one, from each to the next. */
export function paintValleys({ ctx, scene, palette, box }: Brush): void {
  const floors = new Path2D();
  const [left, top, right, bottom] = box;
  const { corners } = scene.chart;
  for (const hex of scene.hexes) {
    if (!isValley(hex) || hex.x < left - 2 || hex.x > right + 2 || hex.y < top - 2 || hex.y > bottom + 2) continue;
    const random = chance(seedOf(hex.n, 11));
    const bend = (): [number, number] => [0.12 * (random() - 0.5), 0.12 * (random() - 0.5)];
    for (let d = 0; d < 6; d++) {
      const e = (d + 5) % 6;
      const [dx, dy] = [corners[2 * d]! + corners[2 * e]!, corners[2 * d + 1]! + corners[2 * e + 1]!];
      const next = scene.at(hex.x + dx, hex.y + dy);
      if (!next || !(isValley(next) || next.recipe === "flat")) continue;
      const [bx, by] = bend();
      floors.moveTo(hex.x, hex.y);
      floors.quadraticCurveTo(hex.x + dx / 4 + bx, hex.y + dy / 4 + by, hex.x + dx / 2, hex.y + dy / 2);
    }
  }
  stroke(ctx, floors, palette.valleyEdge, 0.56);
  stroke(ctx, floors, palette.valley, 0.44);
}

function isValley(hex: Hex): boolean {
  return hex.recipe === "valley" || hex.features.includes("draw");
}

/** Tufts of grass on sandy ground. */
function grass(brush: Brush, hex: Hex): void {
  const { ctx, palette, near, px } = brush;
  const random = chance(seedOf(hex.n, 12));
  const blades = new Path2D();
  for (let i = near ? 34 : 16; i > 0; i--) {
    const [x, y] = spot(brush, hex, random, 0.95);
    const s = 0.032 * (0.7 + 0.6 * random());
    for (const lean of [-0.7, 0, 0.7]) {
      blades.moveTo(x + 0.3 * lean * s, y);
      blades.lineTo(x + lean * s, y - (lean === 0 ? 1.2 : 0.9) * s);
    }
  }
  stroke(ctx, blades, palette.dune, Math.max(0.009, 0.6 * px));
}

/** Houses in rows along a lane or two, with gardens and trees between them. */
function houses(brush: Brush, hex: Hex): void {
  const { ctx, palette, near, px } = brush;
  const random = chance(seedOf(hex.n, 13));
  const [lane, garden, shade, crown] = [new Path2D(), new Path2D(), new Path2D(), new Path2D()];
  const roofs = palette.roofs.map(() => new Path2D());
  for (const [x0, y0, dx, dy, length] of lanes(brush, hex, random)) {
    lane.moveTo(x0, y0);
    lane.lineTo(x0 + length * dx, y0 + length * dy);
    const angle = Math.atan2(dy, dx);
    for (let along = 0.04; along < length; along += 0.095) {
      for (const side of [-1, 1]) {
        if (random() < 0.42) continue;
        const off = side * (0.06 + 0.03 * random());
        const [x, y] = [x0 + along * dx - off * dy, y0 + along * dy + off * dx];
        const [w, h] = [0.028 + 0.016 * random(), 0.02 + 0.006 * random()];
        const tilt = angle + 0.3 * (random() - 0.5) + (random() < 0.3 ? Math.PI / 2 : 0);
        rectangle(shade, x + 0.011, y + 0.013, w, h, tilt);
        rectangle(roofs[random() < 0.55 ? 0 : 1]!, x, y, w, h, tilt);
        if (random() < 0.5) rectangle(garden, x - 1.2 * off * dy, y + 1.2 * off * dx, 0.05, 0.042, tilt);
        if (random() < 0.4) dot(crown, x - 1.6 * off * dy, y + 1.6 * off * dx, 0.018 + 0.012 * random());
      }
    }
  }
  stroke(ctx, lane, palette.minorCasing, 0.045);
  stroke(ctx, lane, palette.minor, 0.032);
  ctx.fillStyle = palette.bocage[0]!;
  ctx.fill(garden);
  ctx.fillStyle = palette.crowns[1]!;
  ctx.fill(crown);
  ctx.fillStyle = palette.roofShade;
  ctx.fill(shade);
  roofs.forEach((roof, i) => {
    ctx.fillStyle = palette.roofs[i]!;
    ctx.fill(roof);
    if (near) stroke(ctx, roof, palette.roofEdge, 0.6 * px);
  });
}

/** A lane from where it begins: its way, one long, and its length. */
type Lane = [x: number, y: number, dx: number, dy: number, length: number];

/** The lanes of a village, from a crossing somewhere in its middle to the neighbours that are villages too; two at least. */
function lanes({ scene }: Brush, hex: Hex, random: () => number): Lane[] {
  const { corners } = scene.chart;
  const [x, y] = [hex.x + 0.24 * (random() - 0.5), hex.y + 0.24 * (random() - 0.5)];
  const to = (u: number, v: number): Lane => {
    const length = Math.hypot(u - x, v - y);
    return [x, y, (u - x) / length, (v - y) / length, length];
  };
  const found: Lane[] = [];
  for (let d = 0; d < 6; d++) {
    const e = (d + 5) % 6;
    const [dx, dy] = [corners[2 * d]! + corners[2 * e]!, corners[2 * d + 1]! + corners[2 * e + 1]!];
    if (scene.at(hex.x + dx, hex.y + dy)?.recipe === "village") found.push(to(hex.x + dx / 2, hex.y + dy / 2));
  }
  let turn = 2 * Math.PI * random();
  while (found.length < 2) {
    found.push(to(x + 0.4 * Math.cos(turn), y + 0.34 * Math.sin(turn)));
    turn += 1.9 + random();
  }
  return found;
}

function rectangle(path: Path2D, x: number, y: number, w: number, h: number, tilt: number): void {
  const [c, s] = [Math.cos(tilt), Math.sin(tilt)];
  path.moveTo(x - w * c + h * s, y - w * s - h * c);
  path.lineTo(x + w * c + h * s, y + w * s - h * c);
  path.lineTo(x + w * c - h * s, y + w * s + h * c);
  path.lineTo(x - w * c - h * s, y - w * s + h * c);
  path.closePath();
}

/** A point of a hex, `reach` of the way to its rim at most. */
function spot(brush: Brush, hex: Hex, random: () => number, reach: number): [number, number] {
  for (;;) {
    const x = (random() - 0.5) * 1.16 * hex.s;
    const y = (random() - 0.5) * 1.16 * hex.s;
    if (brush.scene.at(hex.x + x / reach, hex.y + y / reach) === hex) return [hex.x + x, hex.y + y];
  }
}

/** A few single trees. */
function trees({ ctx, palette }: Brush, hex: Hex): void {
  const random = chance(seedOf(hex.n, 6));
  const [shade, crown] = [new Path2D(), new Path2D()];
  for (let i = Math.floor(4 * random()); i > 0; i--) {
    const [x, y] = [hex.x + 0.7 * (random() - 0.5), hex.y + 0.8 * (random() - 0.5)];
    const r = 0.02 + 0.01 * random();
    dot(shade, x + 0.4 * r, y + 0.5 * r, r);
    dot(crown, x, y, r);
  }
  ctx.fillStyle = palette.crownShade;
  ctx.fill(shade);
  ctx.fillStyle = palette.crowns[2]!;
  ctx.fill(crown);
}

/** Five flat pools, and tufts of three blades on a water line. */
function marsh(brush: Brush, hex: Hex): void {
  const { ctx, palette, near, px } = brush;
  const random = chance(seedOf(hex.n, 1));
  const pools = new Path2D();
  for (let i = 0; i < 5; i++) {
    const [x, y] = spot(brush, hex, random, 0.82);
    const r = 0.07 + 0.08 * random();
    pools.moveTo(x + r, y);
    pools.ellipse(x, y, r, 0.36 * r, 0.3 * (random() - 0.5), 0, 2 * Math.PI);
  }
  ctx.fillStyle = palette.pool;
  ctx.fill(pools);
  if (near) stroke(ctx, pools, palette.poolRim, 0.7 * px);
  const blades = new Path2D();
  const water = new Path2D();
  for (let i = near ? 30 : 15; i > 0; i--) {
    const [x, y] = spot(brush, hex, random, 0.96);
    const s = 0.05 * (0.8 + 0.4 * random());
    water.moveTo(x - s, y);
    water.lineTo(x + s, y);
    for (const lean of [-0.55, 0, 0.55]) {
      blades.moveTo(x + 0.35 * lean * s, y);
      blades.lineTo(x + lean * s, y - (lean === 0 ? 1.15 : 0.85) * s);
    }
  }
  stroke(ctx, water, palette.poolRim, Math.max(0.009, 0.6 * px));
  stroke(ctx, blades, palette.tuft, Math.max(0.011, 0.62 * px));
}

/** Crowns sorted from back to front, lit from the upper left. */
function forest(brush: Brush, hex: Hex): void {
  const { ctx, palette, near } = brush;
  const random = chance(seedOf(hex.n, 2));
  const crowns: [number, number, number, number][] = [];
  for (let i = near ? 95 : 52; i > 0; i--) {
    const [x, y] = spot(brush, hex, random, 0.97);
    crowns.push([x, y, (near ? 0.042 : 0.045) * (0.75 + 0.6 * random()), Math.floor(3 * random())]);
  }
  crowns.sort((a, b) => a[1] - b[1]);
  const shade = new Path2D();
  for (const [x, y, r] of crowns) dot(shade, x + 0.35 * r, y + 0.42 * r, 1.08 * r);
  ctx.fillStyle = palette.crownShade;
  ctx.fill(shade);
  for (const [x, y, r, tone] of crowns) {
    ctx.beginPath();
    ctx.arc(x, y, r, 0, 2 * Math.PI);
    ctx.fillStyle = palette.crowns[tone]!;
    ctx.fill();
    if (!near) continue;
    ctx.strokeStyle = palette.crownShade;
    ctx.lineWidth = 0.006;
    ctx.stroke();
  }
  const lit = new Path2D();
  for (const [x, y, r] of crowns) dot(lit, x - 0.3 * r, y - 0.34 * r, 0.34 * r);
  ctx.fillStyle = palette.crownLight;
  ctx.fill(lit);
}

/** Four arcs of nine hachures. */
function rough(brush: Brush, hex: Hex): void {
  const { ctx, palette, px } = brush;
  const random = chance(seedOf(hex.n, 3));
  const strokes = new Path2D();
  for (let i = 4 * hex.s ** 2; i > 0; i--) {
    const [x, y] = spot(brush, hex, random, 0.56);
    const turn = Math.PI * (0.1 + 0.8 * random());
    const r = 0.13 + 0.08 * random();
    for (let k = 0; k < 9; k++) {
      const a = turn + (k - 4) * 0.24;
      const length = 0.045 + 0.035 * Math.sin((Math.PI * (k + 1)) / 10) + 0.012 * random();
      const [dx, dy] = [Math.cos(a), Math.sin(a)];
      strokes.moveTo(x + r * dx, y + r * dy);
      strokes.lineTo(x + (r + length) * dx, y + (r + length) * dy);
    }
  }
  stroke(ctx, strokes, palette.hachure, Math.max(0.009, 0.75 * px));
}

/** Two rings of hachures round an oval crown, stronger on the side away from the light. */
function hill(brush: Brush, hex: Hex): void {
  const { ctx, palette, near, px } = brush;
  const random = chance(seedOf(hex.n, 4));
  const [x, y] = [hex.x + 0.06 * (random() - 0.5), hex.y + 0.06 * (random() - 0.5)];
  for (const [inner, length, step] of [
    [0.15, 0.12, near ? 0.1 : 0.19],
    [0.3, 0.13, near ? 0.062 : 0.11],
  ] as const) {
    const [bold, fine] = [new Path2D(), new Path2D()];
    for (let a = 0; a < 2 * Math.PI; a += step) {
      const shade = 0.5 + 0.5 * Math.cos(a - Math.PI / 4);
      const reach = inner + length * (0.55 + 0.45 * shade) * (0.8 + 0.4 * random());
      const b = a + 0.04 * (random() - 0.5);
      const path = shade > 0.5 ? bold : fine;
      path.moveTo(x + 1.12 * inner * Math.cos(b), y + 0.9 * inner * Math.sin(b));
      path.lineTo(x + 1.12 * reach * Math.cos(b), y + 0.9 * reach * Math.sin(b));
    }
    stroke(ctx, bold, palette.hachure, Math.max(0.012, 0.9 * px));
    stroke(ctx, fine, palette.hachure, Math.max(0.006, 0.55 * px));
  }
}

/** Grains and a few stones on open desert. */
function sand(brush: Brush, hex: Hex): void {
  const { ctx, palette, near, px } = brush;
  const random = chance(seedOf(hex.n, 5));
  const [grains, ripples] = [new Path2D(), new Path2D()];
  for (let i = (near ? 40 : 14) * hex.s ** 2; i > 0; i--)
    dot(grains, ...spot(brush, hex, random, 0.97), 0.007 + 0.006 * random());
  for (let i = 3 * hex.s ** 2; i > 0; i--) {
    const [x, y] = spot(brush, hex, random, 0.8);
    const w = 0.05 + 0.05 * random();
    ripples.moveTo(x - w, y);
    ripples.quadraticCurveTo(x, y - 0.35 * w, x + w, y);
  }
  ctx.fillStyle = palette.grainDark;
  ctx.fill(grains);
  stroke(ctx, ripples, palette.furrow, Math.max(0.01, 0.7 * px));
}

/** Salt in lines on pale ground, tufts between them. */
function salt(brush: Brush, hex: Hex): void {
  const { ctx, palette, near, px } = brush;
  const random = chance(seedOf(hex.n, 14));
  const [crust, tufts] = [new Path2D(), new Path2D()];
  for (let i = (near ? 22 : 13) * hex.s ** 2; i > 0; i--) {
    const [x, y] = spot(brush, hex, random, 0.95);
    const w = 0.04 + 0.05 * random();
    crust.moveTo(x - w, y);
    crust.lineTo(x + w, y);
    if (i % 3 > 0) continue;
    for (const lean of [-0.6, 0, 0.6]) {
      tufts.moveTo(x, y);
      tufts.lineTo(x + 0.045 * lean, y - 0.05);
    }
  }
  stroke(ctx, crust, palette.poolRim, Math.max(0.01, 0.7 * px));
  stroke(ctx, tufts, palette.tuft, Math.max(0.011, 0.62 * px));
}
