// Plans as arrows: which are drawn, and their shapes.
import type { Arrow, Info } from "../engine/types";
import type { Point } from "./camera";
import { areBeside, centre } from "./hexes";

/** What an arrow speaks of: the plan, another plan, the enemy's reply, what was played, what would have been better. */
export type Tone = "plan" | "other" | "feared" | "did" | "better";
export type Plan = { tone: Tone; arrows: readonly Arrow[] };

/** An arrow to draw: several counters that go the same way share one. */
export type Drawn = { key: string; tone: Tone; from: Point | null; to: Point; attack: boolean; count: number };

export function drawn(info: Info, plans: readonly Plan[]): Drawn[] {
  const found = new Map<string, Drawn>();
  for (const { tone, arrows } of plans) {
    for (const arrow of arrows) {
      const to = centre(info, arrow.to);
      if (!to || arrow.from === arrow.to) continue;
      const from = arrow.from === null ? null : centre(info, arrow.from);
      const key = `${tone} ${from ? arrow.from : ""} ${arrow.to} ${arrow.attack}`;
      const same = found.get(key);
      if (same) same.count++;
      else found.set(key, { key, tone, from, to, attack: arrow.attack, count: 1 });
    }
  }
  return [...found.values()];
}

/** How many move, how many places are attacked, and how many are only fired at from afar. */
export function tally(info: Info, arrows: readonly Arrow[]): { moves: number; attacks: number; fire: number } {
  const attacks = arrows.filter(({ attack }) => attack);
  const near = ({ from, to }: Arrow): boolean =>
    from !== null && (!centre(info, from) || areBeside(info, from, to));
  const stormed = new Set(attacks.filter(near).map(({ to }) => to));
  const fired = new Set(attacks.flatMap(({ to }) => (stormed.has(to) ? [] : [to])));
  return { moves: arrows.length - attacks.length, attacks: stormed.size, fire: fired.size };
}

/** The spaces that plans touch, to bring them into sight. */
export function touched(plans: readonly Plan[]): number[] {
  return plans.flatMap(({ arrows }) => arrows.flatMap(({ from, to }) => (from === null ? [to] : [from, to])));
}

const short = (n: number): number => Math.round(n * 1000) / 1000;

/**
 * A swept arrow, as staff officers draw them: narrow where it begins, wider towards the head, bent a little to the left.
 * It leaves a gap at both ends, so that counters can be read.
 */
export function sweep(from: Point, to: Point, wide: number): string {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const far = Math.hypot(dx, dy) || 1;
  const bend = far > 1.3 ? 0.13 : 0.05;
  const middle = { x: (from.x + to.x) / 2 + dy * bend, y: (from.y + to.y) / 2 - dx * bend };
  const at = (t: number): Point => ({
    x: (1 - t) ** 2 * from.x + 2 * t * (1 - t) * middle.x + t ** 2 * to.x,
    y: (1 - t) ** 2 * from.y + 2 * t * (1 - t) * middle.y + t ** 2 * to.y,
  });
  const across = (t: number): Point => {
    const x = 2 * (1 - t) * (middle.x - from.x) + 2 * t * (to.x - middle.x);
    const y = 2 * (1 - t) * (middle.y - from.y) + 2 * t * (to.y - middle.y);
    const length = Math.hypot(x, y) || 1;
    return { x: -y / length, y: x / length };
  };
  const [first, last] = [Math.min(0.22 / far, 0.25), 1 - Math.min(0.1 / far, 0.1)];
  const neck = last - Math.min((wide * 2.1) / far, (last - first) * 0.55);
  const side = (t: number, half: number): string => {
    const [p, n] = [at(t), across(t)];
    return `${short(p.x + n.x * half)} ${short(p.y + n.y * half)}`;
  };
  const STEPS = 8;
  const steps = Array.from({ length: STEPS + 1 }, (_, i) => i / STEPS);
  const half = (share: number): number => wide * (0.16 + 0.34 * share);
  const right = steps.map((share) => side(first + (neck - first) * share, half(share)));
  const left = steps.map((share) => side(first + (neck - first) * share, -half(share))).reverse();
  return `M${[...right, side(neck, wide * 1.05), side(last, 0), side(neck, -wide * 1.05), ...left].join("L")}Z`;
}
