import type { Brush } from "./brush";
import { canvasOf, type AnyCanvas } from "./canvas";
import { fractal, noise } from "./random";
import type { Recipe } from "./recipes";
import type { Scene } from "./scene";

/** Pixels a unit of the tints: their edges are as soft as paint. */
const TINT = 18;
/** Pixels a unit of the relief. */
const RELIEF = 10;
/** How strongly, and over what wavelength, the edges of a terrain stray. */
const STRAY = 0.34;
const WAVE = 0.4;

/** How hilly each ground is. */
const HEIGHT: Partial<Record<Recipe, number>> = {
  rough: 1.1,
  hill: 1,
  mountain: 1.8,
  bocage: 0.9,
  forest: 1.1,
  mixed: 0.75,
  marsh: 0.2,
  swamp: 0.15,
  saltmarsh: 0.1,
  desert: 0.8,
  sand: 0.1,
  flat: 0.25,
  valley: 0.35,
};

/** The plain land, then the tint of each terrain. */
export function paintTints(brush: Brush): void {
  const { ctx, palette, scene } = brush;
  ctx.fillStyle = palette.land;
  const [left, top, right, bottom] = brush.box;
  ctx.fillRect(left, top, right - left, bottom - top);
  draw(
    brush,
    remembered(scene, `tints ${brush.theme}`, () => makeTints(brush)),
  );
}

/** Light and shade on the land. */
export function paintRelief(brush: Brush): void {
  const { ctx, palette, scene } = brush;
  ctx.save();
  ctx.globalAlpha = palette.relief;
  draw(
    brush,
    remembered(scene, `relief ${brush.theme}`, () => makeRelief(scene, palette.lit)),
  );
  ctx.restore();
}

function draw({ ctx, scene }: Brush, picture: AnyCanvas): void {
  const [left, top, right, bottom] = scene.ground;
  ctx.drawImage(picture, left, top, right - left, bottom - top);
}

function remembered(scene: Scene, name: string, make: () => AnyCanvas): AnyCanvas {
  const known = scene.memo.get(name) as AnyCanvas | undefined;
  if (known) return known;
  const made = make();
  scene.memo.set(name, made);
  return made;
}

/** Every hex with its edges moved by noise. The noise belongs to the place, so that neighbours still fit together. */
function makeTints({ scene, palette }: Brush): AnyCanvas {
  const [left, top, right, bottom] = scene.ground;
  const { canvas, ctx } = canvasOf(Math.ceil((right - left) * TINT), Math.ceil((bottom - top) * TINT));
  ctx.setTransform(TINT, 0, 0, TINT, -left * TINT, -top * TINT);
  ctx.lineWidth = 0.06;
  ctx.lineJoin = "round";
  const corners = scene.chart.corners;
  for (const hex of scene.hexes) {
    if (!hex.played) continue;
    ctx.beginPath();
    for (let d = 0; d < 6; d++) {
      const e = (d + 1) % 6;
      for (let k = 0; k < 5; k++) {
        const t = k / 5;
        const x = hex.x + hex.s * (corners[2 * d]! * (1 - t) + corners[2 * e]! * t);
        const y = hex.y + hex.s * (corners[2 * d + 1]! * (1 - t) + corners[2 * e + 1]! * t);
        ctx.lineTo(
          x + STRAY * (noise(x / WAVE, y / WAVE, 51) - 0.5),
          y + STRAY * (noise(x / WAVE, y / WAVE, 52) - 0.5),
        );
      }
    }
    ctx.closePath();
    ctx.fillStyle = palette.tint[hex.recipe];
    ctx.strokeStyle = palette.tint[hex.recipe];
    ctx.fill();
    ctx.stroke();
  }
  return canvas;
}

/** Fractal noise lit from the upper left, higher where the ground is. */
function makeRelief(scene: Scene, light: number): AnyCanvas {
  const [left, top, right, bottom] = scene.ground;
  const width = Math.ceil((right - left) * RELIEF);
  const height = Math.ceil((bottom - top) * RELIEF);
  const heights = new Float32Array(width * height);
  const rough = new Float32Array(Math.ceil(right - left + 1) * Math.ceil(bottom - top + 1) * 4);
  const across = Math.ceil(right - left + 1) * 2;
  for (let i = 0; i < rough.length; i++) {
    const hex = scene.at(left + (i % across) / 2, top + Math.floor(i / across) / 2);
    rough[i] = hex ? (HEIGHT[hex.recipe] ?? 0.6) : 0;
  }
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const [u, v] = [x / RELIEF, y / RELIEF];
      const [i, j] = [Math.floor(2 * u), Math.floor(2 * v)];
      const [s, t] = [2 * u - i, 2 * v - j];
      const at = (a: number, b: number) => rough[Math.min(rough.length - 1, b * across + a)]!;
      const strong =
        (at(i, j) * (1 - s) + at(i + 1, j) * s) * (1 - t) + (at(i, j + 1) * (1 - s) + at(i + 1, j + 1) * s) * t;
      heights[y * width + x] = strong * (fractal(u * 0.55, v * 0.55, 61, 5) - 0.5);
    }
  }
  const { canvas, ctx } = canvasOf(width, height);
  const image = ctx.createImageData(width, height);
  for (let y = 1; y < height; y++) {
    for (let x = 1; x < width; x++) {
      const i = y * width + x;
      const slope = (2 * heights[i]! - heights[i - 1]! - heights[i - width]!) * RELIEF;
      const lit = Math.max(-1, Math.min(1, slope * 0.8));
      const up = lit > 0;
      image.data[4 * i] = up ? 255 : 40;
      image.data[4 * i + 1] = up ? 250 : 28;
      image.data[4 * i + 2] = up ? 225 : 6;
      image.data[4 * i + 3] = 255 * Math.abs(lit) * (up ? light : 0.9);
    }
  }
  ctx.putImageData(image, 0, 0);
  return canvas;
}
