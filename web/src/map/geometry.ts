/** Cutting lines and rings down to a piece of the plane, so that a tile pays only for what it shows. */

/** Left, top, right, bottom. */
export type Box = [number, number, number, number];

export function boxOf(points: ArrayLike<number>): Box {
  const box: Box = [Infinity, Infinity, -Infinity, -Infinity];
  for (let i = 0; i + 1 < points.length; i += 2) {
    const x = points[i]!;
    const y = points[i + 1]!;
    if (x < box[0]) box[0] = x;
    if (y < box[1]) box[1] = y;
    if (x > box[2]) box[2] = x;
    if (y > box[3]) box[3] = y;
  }
  return box;
}

export function meet(a: Box, b: Box): boolean {
  return a[0] < b[2] && b[0] < a[2] && a[1] < b[3] && b[1] < a[3];
}

export function grown(box: Box, by: number): Box {
  return [box[0] - by, box[1] - by, box[2] + by, box[3] + by];
}

/** A ring cut to a box. Where it was cut it runs along the box. */
export function cutRing(ring: ArrayLike<number>, box: Box): number[] {
  let points = Array.from(ring);
  for (let side = 0; side < 4; side++) {
    const axis = side % 2;
    const limit = box[side]!;
    const inside = (v: number) => (side < 2 ? v >= limit : v <= limit);
    const next: number[] = [];
    const count = points.length;
    for (let i = 0; i < count; i += 2) {
      const j = (i + 2) % count;
      const a = points[i + axis]!;
      const b = points[j + axis]!;
      if (inside(a)) next.push(points[i]!, points[i + 1]!);
      if (inside(a) !== inside(b)) {
        const t = (limit - a) / (b - a);
        const other = points[i + 1 - axis]! + t * (points[j + 1 - axis]! - points[i + 1 - axis]!);
        if (axis === 0) next.push(limit, other);
        else next.push(other, limit);
      }
    }
    points = next;
    if (points.length < 6) return [];
  }
  return points;
}

/** The pieces of a line that come near a box. */
export function cutLine(line: ArrayLike<number>, box: Box): number[][] {
  const pieces: number[][] = [];
  let piece: number[] | undefined;
  for (let i = 0; i + 3 < line.length; i += 2) {
    const [x0, y0, x1, y1] = [line[i]!, line[i + 1]!, line[i + 2]!, line[i + 3]!];
    const near =
      Math.min(x0, x1) < box[2] &&
      Math.max(x0, x1) > box[0] &&
      Math.min(y0, y1) < box[3] &&
      Math.max(y0, y1) > box[1];
    if (!near) {
      piece = undefined;
    } else if (piece) {
      piece.push(x1, y1);
    } else {
      piece = [x0, y0, x1, y1];
      pieces.push(piece);
    }
  }
  return pieces;
}

/** Adds a line to a path. */
export function trace(path: Path2D, points: ArrayLike<number>, close = false): void {
  if (points.length < 4) return;
  path.moveTo(points[0]!, points[1]!);
  for (let i = 2; i + 1 < points.length; i += 2) path.lineTo(points[i]!, points[i + 1]!);
  if (close) path.closePath();
}

/** Adds a line to a path as one smooth curve: through the middle of each stretch, bent at each point. */
export function swing(path: Path2D, points: ArrayLike<number>): void {
  const last = points.length - 2;
  if (last < 2) return;
  path.moveTo(points[0]!, points[1]!);
  for (let i = 2; i < last; i += 2) {
    const [x, y] = [points[i]!, points[i + 1]!];
    path.quadraticCurveTo(x, y, (x + points[i + 2]!) / 2, (y + points[i + 3]!) / 2);
  }
  path.lineTo(points[last]!, points[last + 1]!);
}

/** Whether a ring goes round a point. */
export function within(ring: ArrayLike<number>, x: number, y: number): boolean {
  let inside = false;
  for (let i = 0; i + 1 < ring.length; i += 2) {
    const j = (i + 2) % ring.length;
    const [ax, ay, bx, by] = [ring[i]!, ring[i + 1]!, ring[j]!, ring[j + 1]!];
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside;
  }
  return inside;
}

/** A point of a line with the way it runs there; what lies to its right is (-dy, dx) away. */
export interface Step {
  x: number;
  y: number;
  dx: number;
  dy: number;
}

/** Points along a line at equal distances, the first half a step from its beginning. */
export function pace(line: ArrayLike<number>, step: number): Step[] {
  const steps: Step[] = [];
  let left = step / 2;
  for (let i = 0; i + 3 < line.length; i += 2) {
    const [x, y] = [line[i]!, line[i + 1]!];
    const length = Math.hypot(line[i + 2]! - x, line[i + 3]! - y);
    if (length === 0) continue;
    const [dx, dy] = [(line[i + 2]! - x) / length, (line[i + 3]! - y) / length];
    for (; left < length; left += step) steps.push({ x: x + left * dx, y: y + left * dy, dx, dy });
    left -= length;
  }
  return steps;
}

/** A line moved to its right by a distance, or to its left by a negative one. */
export function beside(line: ArrayLike<number>, by: number): number[] {
  const moved: number[] = [];
  for (let i = 0; i + 1 < line.length; i += 2) {
    const [a, b] = [Math.max(0, i - 2), Math.min(line.length - 2, i + 2)];
    const [dx, dy] = [line[b]! - line[a]!, line[b + 1]! - line[a + 1]!];
    const length = Math.hypot(dx, dy) || 1;
    moved.push(line[i]! - (by * dy) / length, line[i + 1]! + (by * dx) / length);
  }
  return moved;
}
