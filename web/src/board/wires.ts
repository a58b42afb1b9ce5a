// The geometry of lines that are laid over the board: bonds and lines of supply.
import type { Point } from "./camera";

/** From barb to barb, and how long one is. */
const BARB = { step: 0.13, long: 0.075 };

/** A line without so much at both of its ends. */
export function shortened(from: Point, to: Point, by: number): [Point, Point] {
  const far = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const cut = Math.min(by, far * 0.4);
  const [dx, dy] = [((to.x - from.x) / far) * cut, ((to.y - from.y) / far) * cut];
  return [
    { x: from.x + dx, y: from.y + dy },
    { x: to.x - dx, y: to.y - dy },
  ];
}

/** Slanting strokes across a line, as on barbed wire: the data of a path. */
export function barbs(from: Point, to: Point): string {
  const far = Math.hypot(to.x - from.x, to.y - from.y);
  const [dx, dy] = [(to.x - from.x) / (far || 1), (to.y - from.y) / (far || 1)];
  let text = "";
  for (let along = BARB.step / 2; along < far; along += BARB.step) {
    const [x, y] = [from.x + along * dx, from.y + along * dy];
    const [u, v] = [BARB.long * (0.5 * dx - 0.87 * dy), BARB.long * (0.5 * dy + 0.87 * dx)];
    text += `M${x - u} ${y - v}L${x + u} ${y + v}`;
  }
  return text;
}

/** A line of supply: the part that holds, the part beyond the first break, and heads that point to its source. */
export function supplied(
  spaces: readonly number[],
  points: readonly Point[],
  broken: ReadonlySet<number>,
): { whole: Point[]; rest: Point[]; heads: (Point & { angle: number })[] } {
  const at = spaces.findIndex((space) => broken.has(space));
  const end = at < 0 ? points.length - 1 : at;
  const heads: (Point & { angle: number })[] = [];
  // A head on every third stretch, and on the last.
  for (let i = 0; i + 1 < points.length; i++) {
    if (i % 3 !== 1 && i + 2 < points.length) continue;
    const [a, b] = [points[i]!, points[i + 1]!];
    const angle = (Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI;
    heads.push({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2, angle });
  }
  return { whole: points.slice(0, end + 1), rest: at < 0 ? [] : points.slice(end), heads };
}
