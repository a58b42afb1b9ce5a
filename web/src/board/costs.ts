// The discs that say what it costs to go somewhere, as they are drawn.
import type { Info } from "../engine/types";
import type { Point } from "./camera";
import { centre } from "./hexes";
import { points } from "./offers";

/** `stops` is red: the way ends there in an enemy zone. `way` is gold: the way that is shown leads there. */
export type Disc = { at: Point; r: number; text: string; stops: boolean; way: boolean };

export type Costs = {
  costs: readonly (readonly [number, number])[];
  /** Spaces where the disc must give way to counters. */
  taken: ReadonlySet<number>;
  stops: ReadonlySet<number>;
  /** Spaces on the way that is shown. */
  way: ReadonlySet<number>;
  near: boolean;
};

export function discsOf(info: Info, { costs, taken, stops, way, near }: Costs): Disc[] {
  const r = near ? 0.105 : 0.155;
  // Below a counter, where it hides as little of it as can be.
  const below = near ? { y: 0.42, r: 0.105 } : { y: 0.47, r: 0.115 };
  return costs.flatMap(([space, cost]) => {
    const at = centre(info, space);
    if (!at) return [];
    const place = taken.has(space) ? { at: { x: at.x, y: at.y + below.y }, r: below.r } : { at, r };
    const text = points(cost, info.parts_of_a_point);
    return [{ ...place, text, stops: stops.has(space), way: way.has(space) }];
  });
}

/** Draws discs; a unit of the plane is `p` pixels. */
export function drawDiscs(ctx: CanvasRenderingContext2D, discs: readonly Disc[], p: number) {
  // Those of one look are one path.
  const looks = new Map<string, Disc[]>();
  for (const disc of discs) {
    const look = `${disc.way} ${disc.stops} ${disc.r}`;
    const list = looks.get(look);
    if (list) list.push(disc);
    else looks.set(look, [disc]);
  }
  ctx.textAlign = "center";
  for (const list of looks.values()) {
    const { way, stops, r } = list[0]!;
    const size = r * p;
    ctx.beginPath();
    for (const { at, text } of list) {
      const [x, y] = [at.x * p, at.y * p];
      const wide = text.length > 1 ? 1.35 : 1;
      ctx.roundRect(x - wide * size, y - size, 2 * wide * size, 2 * size, size);
    }
    ctx.fillStyle = way ? "#8f5e00" : "#fff";
    ctx.strokeStyle = stops ? "#a3281e" : way ? "#fff" : "#1f5f7a";
    ctx.lineWidth = (stops ? 0.3 : 0.2) * size;
    ctx.fill();
    ctx.stroke();
    ctx.fillStyle = way ? "#fff" : stops ? "#8c1c13" : "#17465a";
    ctx.font = `700 ${1.45 * size}px "Barlow Condensed", sans-serif`;
    for (const { at, text } of list) ctx.fillText(text, at.x * p, at.y * p + 0.5 * size);
  }
}
