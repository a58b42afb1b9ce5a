import { dot, stroke, type Brush } from "./brush";
import { boxOf, meet, swing } from "./geometry";
import { chance, seedOf } from "./random";
import type { Hex } from "./scene";

/** The strand, band upon band from the lowest water, with pools, ripples and grains. The land is clipped to at the end. */
export function paintStrand(brush: Brush): void {
  const { ctx, palette, shores, scene, box } = brush;
  const land = shores[shores.length - 1];
  if (!land) return;
  shores.slice(0, -1).forEach(({ above }, i) => {
    ctx.fillStyle = palette.strand[Math.min(i, palette.strand.length - 1)]!;
    ctx.fill(above, "evenodd");
  });
  if (brush.textured) {
    const [left, top, right, bottom] = box;
    for (const hex of scene.hexes) {
      if (hex.band === undefined || hex.x < left - 0.8 || hex.x > right + 0.8) continue;
      if (hex.y < top - 0.8 || hex.y > bottom + 0.8) continue;
      if (hex.band <= 1) wet(brush, hex);
      else if (hex.band < shores.length - 1) damp(brush, hex);
      else dry(brush, hex);
      if (hex.features.includes("obstacle")) obstacles(brush, hex);
    }
  }
  ctx.clip(land.above, "evenodd");
}

/** Long pools that the ebb leaves, and ripples between them. */
function wet(brush: Brush, hex: Hex): void {
  const { ctx, palette, px, near } = brush;
  const random = chance(seedOf(hex.n, 21));
  const pools = new Path2D();
  for (let i = 0; i < 4; i++) {
    const [x, y] = [hex.x + 0.9 * (random() - 0.5), hex.y + 0.8 * (random() - 0.5)];
    const r = 0.12 + 0.16 * random();
    pools.moveTo(x + r, y);
    pools.ellipse(x, y, r, 0.028 + 0.02 * random(), 0.12 * (random() - 0.5), 0, 2 * Math.PI);
  }
  ctx.fillStyle = palette.runnel;
  ctx.fill(pools);
  stroke(ctx, ripples(hex, random, near ? 22 : 10), palette.ripple, Math.max(0.008, 0.55 * px));
}

function damp(brush: Brush, hex: Hex): void {
  const { ctx, palette, px, near } = brush;
  const random = chance(seedOf(hex.n, 22));
  stroke(ctx, ripples(hex, random, near ? 16 : 6), palette.ripple, Math.max(0.007, 0.5 * px));
  grains(brush, hex, random, near ? 24 : 10);
}

function dry(brush: Brush, hex: Hex): void {
  grains(brush, hex, chance(seedOf(hex.n, 23)), brush.near ? 60 : 24);
}

function ripples(hex: Hex, random: () => number, count: number): Path2D {
  const path = new Path2D();
  for (let i = 0; i < count; i++) {
    const [x, y] = [hex.x + 0.95 * (random() - 0.5), hex.y + 0.85 * (random() - 0.5)];
    const w = 0.03 + 0.03 * random();
    path.moveTo(x - 2 * w, y);
    path.quadraticCurveTo(x - w, y - 0.02, x, y);
    path.quadraticCurveTo(x + w, y + 0.02, x + 2 * w, y);
  }
  return path;
}

function grains({ ctx, palette }: Brush, hex: Hex, random: () => number, count: number): void {
  const path = new Path2D();
  for (let i = 0; i < count; i++)
    dot(path, hex.x + 0.96 * (random() - 0.5), hex.y + 0.9 * (random() - 0.5), 0.006 + 0.006 * random());
  ctx.fillStyle = palette.grainDark;
  ctx.fill(path);
}

/** Stakes, hedgehogs and ramps in two rows, clear of the middle where counters stand. */
function obstacles({ ctx, palette, px }: Brush, hex: Hex): void {
  const random = chance(seedOf(hex.n, 24));
  const signs = new Path2D();
  for (const row of [-0.17, 0.16]) {
    for (let k = 0; k < 4; k++) {
      const x = hex.x - 0.36 + 0.235 * k + (row > 0 ? 0.05 : -0.02) + 0.05 * (random() - 0.5);
      const y = hex.y + row + 0.06 * (random() - 0.5);
      const s = 0.05;
      if ((k + (row > 0 ? 1 : 0)) % 2 === 0) {
        // A hedgehog: three crossed beams.
        for (const a of [0.35, 1.4, 2.5]) {
          signs.moveTo(x - s * Math.cos(a), y - s * Math.sin(a));
          signs.lineTo(x + s * Math.cos(a), y + s * Math.sin(a));
        }
      } else {
        // A stake on its legs.
        signs.moveTo(x - 0.8 * s, y + 0.7 * s);
        signs.lineTo(x + 0.5 * s, y - s);
        signs.lineTo(x + 0.8 * s, y + 0.7 * s);
      }
    }
  }
  stroke(ctx, signs, palette.iron, Math.max(0.017, 0.8 * px));
}

/** The lowest water, the lines of the tides, and the edge of the land. */
export function paintShores(brush: Brush): void {
  const { ctx, scene, palette, px, shores, box } = brush;
  const [lowest, land] = [shores[0], shores[shores.length - 1]];
  if (!lowest || !land) return;
  stroke(ctx, lowest.line, palette.foam, 0.05);
  stroke(ctx, lowest.line, palette.shoreLine, Math.max(0.014, 0.9 * px));
  const tides = new Path2D();
  // Uncut, so that the dashes of neighbouring tiles meet.
  for (const line of scene.chart.tides ?? []) if (meet(boxOf(line), box)) swing(tides, line);
  stroke(ctx, tides, palette.foam, 0.045);
  ctx.lineCap = "butt";
  ctx.setLineDash([0.16, 0.07]);
  stroke(ctx, tides, palette.tide, Math.max(0.022, 1.1 * px));
  ctx.setLineDash([]);
  ctx.lineCap = "round";
  stroke(ctx, land.line, palette.coast, Math.max(0.013, (brush.near ? 1.3 : 1) * px));
}
