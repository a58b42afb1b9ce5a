import { stroke, type Brush } from "./brush";
import type { PlaceRank } from "./chart";
import { trace } from "./geometry";
import { chance, seedOf } from "./random";

/** Roofs far and near, and how far they spread. */
const ROOFS: Record<PlaceRank, readonly [number, number, number]> = {
  city: [40, 85, 0.42],
  town: [11, 20, 0.19],
  hamlet: [5, 8, 0.09],
  spot: [0, 0, 0],
};

/** The paved ground of cities, under the roads. */
export function paintTowns({ ctx, scene, palette, box }: Brush): void {
  const grounds = new Path2D();
  for (const { x, y, rank, hex } of scene.chart.places) {
    if (rank !== "city" || x < box[0] - 0.6 || x > box[2] + 0.6 || y < box[1] - 0.6 || y > box[3] + 0.6) continue;
    const random = chance(seedOf(hex, 8));
    const ring: number[] = [];
    for (let k = 0; k < 28; k++) {
      const a = (k * 2 * Math.PI) / 28;
      const r = 0.38 + 0.07 * random();
      ring.push(x + r * Math.cos(a), y + 0.86 * r * Math.sin(a));
    }
    trace(grounds, ring, true);
  }
  ctx.fillStyle = palette.town;
  ctx.fill(grounds);
}

/** Houses as tilted roofs in two tones. */
export function paintBuildings(brush: Brush): void {
  const { ctx, scene, palette, box, px, near } = brush;
  const shade = new Path2D();
  const roofs = palette.roofs.map(() => new Path2D());
  for (const place of scene.chart.places) {
    const [far, close, spread] = ROOFS[place.rank];
    if (place.x < box[0] - 0.5 || place.x > box[2] + 0.5 || place.y < box[1] - 0.5 || place.y > box[3] + 0.5)
      continue;
    const random = chance(seedOf(place.hex, 9));
    for (let i = near ? close : far; i > 0; i--) {
      const turn = 2 * Math.PI * random();
      // Denser towards the middle.
      const away = spread * Math.pow(random(), 0.68);
      const [x, y] = [place.x + away * Math.cos(turn), place.y + 0.82 * away * Math.sin(turn)];
      const tilt = 0.9 * (random() - 0.5) + (random() < 0.5 ? 0 : Math.PI / 2);
      const w = (near ? 0.022 : 0.025) * (0.8 + 0.7 * random());
      const h = 0.6 * w + 0.004;
      const [c, s] = [Math.cos(tilt), Math.sin(tilt)];
      const roof = roofs[random() < 0.55 ? 0 : 1]!;
      box4(shade, x + 0.009, y + 0.011, w, h, c, s);
      box4(roof, x, y, w, h, c, s);
    }
  }
  ctx.fillStyle = palette.roofShade;
  ctx.fill(shade);
  roofs.forEach((roof, i) => {
    ctx.fillStyle = palette.roofs[i]!;
    ctx.fill(roof);
    if (near) stroke(ctx, roof, palette.roofEdge, 0.6 * px);
  });
}

function box4(path: Path2D, x: number, y: number, w: number, h: number, c: number, s: number): void {
  path.moveTo(x - w * c + h * s, y - w * s - h * c);
  path.lineTo(x + w * c + h * s, y + w * s - h * c);
  path.lineTo(x + w * c - h * s, y + w * s + h * c);
  path.lineTo(x - w * c - h * s, y - w * s + h * c);
  path.closePath();
}
