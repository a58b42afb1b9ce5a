// The camera over the board's plane: a point of the plane at the middle of the viewport, and pixels per unit.
import type { Camera } from "../map/chart";

export type Size = { width: number; height: number };
export type Point = { x: number; y: number };
/** Left, top, right and bottom in the plane. */
export type Frame = readonly [number, number, number, number];

/** The most pixels between neighbouring centres. */
const NEAREST = 220;

export function toScreen(camera: Camera, size: Size, at: Point): Point {
  return { x: size.width / 2 + (at.x - camera.x) * camera.p, y: size.height / 2 + (at.y - camera.y) * camera.p };
}

export function toPlane(camera: Camera, size: Size, at: Point): Point {
  return { x: camera.x + (at.x - size.width / 2) / camera.p, y: camera.y + (at.y - size.height / 2) / camera.p };
}

/** The camera that shows the whole frame. */
export function fitTo(frame: Frame, size: Size, margin = 8): Camera {
  const [left, top, right, bottom] = frame;
  const p = Math.min((size.width - 2 * margin) / (right - left), (size.height - 2 * margin) / (bottom - top));
  return { x: (left + right) / 2, y: (top + bottom) / 2, p: Math.max(p, 1) };
}

/** Keeps the camera over the frame: never farther than the whole of it, never off its edge; what is covered at the foot of
 * the screen may lie beyond it. */
export function clamp(camera: Camera, frame: Frame, size: Size, covered = 0): Camera {
  const far = fitTo(frame, size).p;
  const p = Math.min(Math.max(camera.p, far), Math.max(NEAREST, far));
  const hold = (at: number, from: number, to: number, view: number): number => {
    // A little of what lies beyond the edge may be seen, so that hexes there come out from under panels.
    const half = Math.max(view / 2 - view * 0.15, 0);
    if (to - from <= view * 0.7) return (from + to) / 2;
    return Math.min(Math.max(at, from + half), to - half);
  };
  return {
    x: hold(camera.x, frame[0], frame[2], size.width / p),
    y: hold(camera.y, frame[1], frame[3] + covered / p, size.height / p),
    p,
  };
}

/** Zooms so that what is under a point of the screen stays there. */
export function zoomAt(camera: Camera, size: Size, at: Point, factor: number, frame: Frame): Camera {
  const far = fitTo(frame, size).p;
  const p = Math.min(Math.max(camera.p * factor, far), Math.max(NEAREST, far));
  const under = toPlane(camera, size, at);
  return clamp(
    { x: under.x - (at.x - size.width / 2) / p, y: under.y - (at.y - size.height / 2) / p, p },
    frame,
    size,
  );
}

/** How near the edge of the screen a point still counts as seen, in hexes. */
const SEEN = 0.8;
/** Nobody reads counters from farther away than this. */
const READABLE = 34;

const boundsOf = (points: readonly Point[]): Frame => {
  const [xs, ys] = [points.map((at) => at.x), points.map((at) => at.y)];
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
};

/** Of points that lie too far apart for one view of so many hexes, those of the view that holds most of them. */
function crowd(points: readonly Point[], wide: number, high: number): Point[] {
  let most: Point[] = [];
  for (const { x, y } of points) {
    const near = points.filter((at) => Math.abs(at.x - x) <= wide / 2 && Math.abs(at.y - y) <= high / 2);
    if (near.length > most.length) most = near;
  }
  return most;
}

/**
 * The camera that shows all points: the same if they are seen already, over their middle and farther away if need be. If they
 * are too far apart to be read it shows where most of them are: their middle may be a desert.
 */
export function reaching(camera: Camera, size: Size, points: readonly Point[]): Camera {
  const seen = points.every((at) => {
    const { x, y } = toScreen(camera, size, at);
    const edge = SEEN * camera.p;
    return x >= edge && y >= edge && x <= size.width - edge && y <= size.height - edge;
  });
  if (seen || points.length === 0) return camera;
  const room = 2 * (SEEN + 0.4);
  const most = ([left, top, right, bottom]: Frame): number =>
    Math.min(size.width / (right - left + room), size.height / (bottom - top + room));
  const all = most(boundsOf(points));
  const p = Math.min(camera.p, Math.max(all, READABLE));
  const [left, top, right, bottom] = boundsOf(
    all >= READABLE ? points : crowd(points, size.width / p - room, size.height / p - room),
  );
  // Only the axis moves on which something is out of sight: a beach does not jump up because its other end is looked at.
  const held = (at: number, from: number, to: number, view: number): number =>
    from - SEEN >= at - view / p / 2 && to + SEEN <= at + view / p / 2 ? at : (from + to) / 2;
  return { x: held(camera.x, left, right, size.width), y: held(camera.y, top, bottom, size.height), p };
}

/** The zoom at which a game begins, at least and at most. */
const BEGINS = 44;
const BEGINS_NEAR = 64;
/** From here on the whole board is hardly farther away. */
const HARDLY = 0.8;

/** The first sight of a board: all of it if it can be read so, else where things are, or the part that shows the game best. */
export function opening(frame: Frame, size: Size, points: readonly Point[], glimpse: Frame): Camera {
  const whole = fitTo(frame, size);
  if (whole.p >= BEGINS) return whole;
  const own = points.length > 0 ? boundsOf(points) : glimpse;
  const near = ([left, top, right, bottom]: Frame): number =>
    Math.min(size.width / (right - left + 3), size.height / (bottom - top + 3), BEGINS_NEAR);
  // Who stands far apart is seen from afar, if he can be read there: then the ends of what the game is about are not cut
  // off either.
  const both: Frame = [
    Math.min(own[0], glimpse[0]),
    Math.min(own[1], glimpse[1]),
    Math.max(own[2], glimpse[2]),
    Math.max(own[3], glimpse[3]),
  ];
  // Those who stand too far apart for that have no middle worth looking at: where most are one begins.
  const scattered = points.length > 0 && near(own) < READABLE;
  const most = scattered ? boundsOf(crowd(points, size.width / BEGINS - 3, size.height / BEGINS - 3)) : own;
  const box = !scattered && near(own) < BEGINS && near(both) >= READABLE ? both : most;
  const [left, top, right, bottom] = box;
  const fits = near(box);
  const p = box === both ? fits : Math.max(fits, BEGINS);
  // For so little nearness nobody cuts off the edges of the board, as long as it can be read.
  if (whole.p >= Math.max(p * HARDLY, READABLE)) return whole;
  // Where there is room to spare, it goes to what the game is about rather than to what lies behind.
  const towards = (from: number, to: number, view: number, goal: number): number => {
    const spare = Math.max((view - (to - from + 3)) / 2, 0);
    const middle = (from + to) / 2;
    return middle + Math.min(Math.max(goal - middle, -spare), spare);
  };
  const x = towards(left, right, size.width / p, (glimpse[0] + glimpse[2]) / 2);
  const y = towards(top, bottom, size.height / p, (glimpse[1] + glimpse[3]) / 2);
  return clamp({ x, y, p }, frame, size);
}

/** Parts of the board, from left to right, that each fit a view of so many hexes and together hold all points. */
export function sectors(points: readonly Point[], wide: number, high: number): Frame[] {
  const left = [...points].sort((a, b) => a.x - b.x || a.y - b.y);
  const found: Frame[] = [];
  for (let first = left.shift(); first; first = left.shift()) {
    let box: [number, number, number, number] = [first.x, first.y, first.x, first.y];
    for (let i = 0; i < left.length;) {
      const { x, y } = left[i]!;
      const next: typeof box = [box[0], Math.min(box[1], y), Math.max(box[2], x), Math.max(box[3], y)];
      if (next[2] - next[0] > wide || next[3] - next[1] > high) i++;
      else {
        box = next;
        left.splice(i, 1);
      }
    }
    found.push(box);
  }
  return found;
}

/** Moves the picture by so many pixels. */
export function pan(camera: Camera, dx: number, dy: number, frame: Frame, size: Size): Camera {
  return clamp({ x: camera.x - dx / camera.p, y: camera.y - dy / camera.p, p: camera.p }, frame, size);
}

/** Two fingers moved from one pair of points to another: zoom and pan at once. */
export function pinch(
  camera: Camera,
  size: Size,
  before: readonly [Point, Point],
  after: readonly [Point, Point],
  frame: Frame,
): Camera {
  const middle = ([a, b]: readonly [Point, Point]): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
  const spread = ([a, b]: readonly [Point, Point]): number => Math.max(Math.hypot(a.x - b.x, a.y - b.y), 1);
  const [from, to] = [middle(before), middle(after)];
  const moved = { x: camera.x - (to.x - from.x) / camera.p, y: camera.y - (to.y - from.y) / camera.p, p: camera.p };
  return zoomAt(moved, size, to, spread(after) / spread(before), frame);
}

/** The transform from the plane to the screen. */
export function planeTransform(camera: Camera, size: Size): string {
  const { x, y } = toScreen(camera, size, { x: 0, y: 0 });
  return `translate(${x} ${y}) scale(${camera.p})`;
}

/**
 * Where a card of a size goes beside a point so that it stays in the viewport and clear of the point: at its right, or at
 * its left if there is no room or that is better.
 */
export function placeCard(at: Point, card: Size, size: Size, gap: number, leftFirst = false): Point {
  const margin = 8;
  const most = (view: number, own: number): number => Math.max(margin, view - own - margin);
  const right = at.x + gap + card.width + margin <= size.width;
  const left = at.x - gap - card.width >= margin;
  if (right || left) {
    const x = right && !(leftFirst && left) ? at.x + gap : at.x - gap - card.width;
    return { x, y: Math.min(Math.max(at.y - card.height / 3, margin), most(size.height, card.height)) };
  }
  const x = Math.min(Math.max(at.x - card.width / 2, margin), most(size.width, card.width));
  const above = at.y - gap - card.height;
  const below = at.y + gap;
  const y = above >= margin ? above : Math.min(below, most(size.height, card.height));
  return { x, y };
}

/** Where a card goes above a point, or below it where there is no room. */
export function placeAbove(at: Point, card: Size, size: Size, gap: number, _left = false): Point {
  const margin = 8;
  const x = Math.min(Math.max(at.x - card.width / 2, margin), Math.max(margin, size.width - card.width - margin));
  const above = at.y - gap - card.height;
  if (above >= margin) return { x, y: above };
  return { x, y: Math.max(margin, Math.min(at.y + gap, size.height - card.height - margin)) };
}
