import { stroke, type Brush } from "./brush";
import { canvasOf, type AnyCanvas } from "./canvas";
import { cutLine, cutRing, grown, trace } from "./geometry";
import { chance, fractal, seedOf } from "./random";
import type { Scene } from "./scene";

/** Distances of the engraved lines along the shore. */
const ENGRAVED = [0.21, 0.12, 0.055] as const;
/** Pixels a unit of the wash. */
const WASH = 4;

/** The sea: bands by distance from the land, a wash, lines along the shore, waves. */
export function paintSea(brush: Brush): void {
  const { ctx, palette, scene, box, px } = brush;
  const [left, top, right, bottom] = box;
  ctx.fillStyle = palette.sea[0]!;
  ctx.fillRect(left, top, right - left, bottom - top);
  const wide = grown(box, 0.2);
  scene.bands.forEach((band, i) => {
    const area = new Path2D();
    const rim = new Path2D();
    for (const ring of band.rings) {
      trace(area, cutRing(ring, wide), true);
      for (const piece of cutLine(ring, wide)) trace(rim, piece);
    }
    ctx.fillStyle = palette.sea[i + 1]!;
    ctx.fill(area, "evenodd");
    stroke(ctx, rim, palette.seaRim, px);
  });
  paintWash(brush);
  if (!brush.textured) return;
  for (const distance of ENGRAVED) {
    const line = (brush.near ? 1.2 : 0.8) * px;
    stroke(ctx, brush.shore, shoreTone(brush, distance), 2 * distance + line);
    stroke(ctx, brush.shore, palette.sea[palette.sea.length - 1]!, 2 * distance - line);
  }
  paintWaves(brush);
}

/** The outer lines are fainter. */
function shoreTone(brush: Brush, distance: number): string {
  const strength = distance > 0.2 ? 0.5 : distance > 0.1 ? 0.75 : 1;
  return brush.palette.shoreLine.replace(/[\d.]+\)$/, (a) => `${Number.parseFloat(a) * strength})`);
}

function paintWash(brush: Brush): void {
  const { ctx, scene, palette } = brush;
  const name = `wash ${brush.theme}`;
  let wash = scene.memo.get(name) as AnyCanvas | undefined;
  if (!wash) {
    wash = makeWash(scene, palette.wash, palette.washStrength);
    scene.memo.set(name, wash);
  }
  const [left, top, right, bottom] = scene.ground;
  ctx.drawImage(wash, left, top, right - left, bottom - top);
}

function makeWash(scene: Scene, colour: string, strength: number): AnyCanvas {
  const [left, top, right, bottom] = scene.ground;
  const width = Math.ceil((right - left) * WASH);
  const height = Math.ceil((bottom - top) * WASH);
  const { canvas, ctx } = canvasOf(width, height);
  const image = ctx.createImageData(width, height);
  const [r, g, b] = colour.split(",").map(Number);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const n = fractal((x / WASH) * 0.45, (y / WASH) * 0.8, 91, 4);
      // Fades at the rim, beyond which there is none.
      const rim = Math.min(1, Math.min(x, y, width - x, height - y) / (WASH * 1.5));
      const strong = strength * rim * Math.max(0, Math.min(1, (n - 0.35) * 3.2));
      const i = 4 * (y * width + x);
      image.data[i] = r!;
      image.data[i + 1] = g!;
      image.data[i + 2] = b!;
      image.data[i + 3] = 255 * strong;
    }
  }
  ctx.putImageData(image, 0, 0);
  return canvas;
}

/** Two small waves in each hex of open water. */
function paintWaves(brush: Brush): void {
  const { ctx, scene, palette, box, px } = brush;
  const open = scene.bands.find((band) => band.distance < 0.8);
  if (!open) return;
  const waves = new Path2D();
  const [left, top, right, bottom] = grown(box, 0.6);
  for (const hex of scene.hexes) {
    if (hex.played || hex.x < left || hex.x > right || hex.y < top || hex.y > bottom) continue;
    const random = chance(seedOf(hex.n, 17));
    for (let i = 0; i < 2; i++) {
      const x = hex.x + 0.7 * (random() - 0.5);
      const y = hex.y + 0.7 * (random() - 0.5);
      if (near(scene, x, y)) continue;
      const w = 0.055 + 0.025 * random();
      waves.moveTo(x - 2 * w, y);
      waves.quadraticCurveTo(x - w, y - 0.035, x, y);
      waves.quadraticCurveTo(x + w, y - 0.035, x + 2 * w, y);
    }
  }
  stroke(ctx, waves, palette.wave, Math.max(0.011, 0.7 * px));
}

/** Whether a hex of land is too near for a wave. */
function near(scene: Scene, x: number, y: number): boolean {
  for (let k = 0; k < 8; k++) {
    const a = (k * Math.PI) / 4;
    if (scene.at(x + 0.75 * Math.cos(a), y + 0.75 * Math.sin(a))?.played) return true;
  }
  return false;
}

/** Sand along the shore, then the coast line itself. */
export function paintCoast(brush: Brush): void {
  const { ctx, palette, px, scene, box } = brush;
  ctx.save();
  ctx.clip(brush.land, "evenodd");
  stroke(ctx, brush.shore, palette.sand, 0.075);
  const beach = new Path2D();
  for (const line of scene.beaches) for (const piece of cutLine(line, grown(box, 0.3))) trace(beach, piece);
  stroke(ctx, beach, palette.sand, 0.19);
  ctx.restore();
  stroke(ctx, brush.shore, palette.coast, Math.max(0.013, (brush.near ? 1.3 : 1) * px));
}
