// Where the tracks and the legend lie on the free sea.
import type { Rect } from "../map/chart";

/** The room for one printed thing, from the free rectangles: the smallest that holds it. What is left stays free. */
export function takeRoom(free: Rect[], w: number, h: number): Rect | null {
  const fitting = free.filter((room) => room.w >= w && room.h >= h).sort((a, b) => a.w * a.h - b.w * b.h);
  const room = fitting[0];
  if (!room) return null;
  const gap = 0.25;
  free.splice(free.indexOf(room), 1);
  const beside = { x: room.x + w + gap, y: room.y, w: room.w - w - gap, h };
  const below = { x: room.x, y: room.y + h + gap, w: room.w, h: room.h - h - gap };
  for (const rest of [beside, below]) if (rest.w > 0.5 && rest.h > 0.5) free.push(rest);
  return { x: room.x, y: room.y, w, h };
}

/** The boxes of a track: one a step, up to the last. */
export function boxesOf(most: number, step: number): number[] {
  return Array.from({ length: Math.max(0, Math.floor(most / step)) }, (_, i) => (i + 1) * step);
}
