// Where the tracks and the legend lie on the free sea.
import type { Rect } from "../map/chart";

/**
 * The room for one printed thing, from the free rectangles: in the middle of the smallest that holds it, at its top. What
 * is left below stays free.
 */
export function takeRoom(free: Rect[], w: number, h: number): Rect | null {
  const fitting = free.filter((room) => room.w >= w && room.h >= h).sort((a, b) => a.w * a.h - b.w * b.h);
  const room = fitting[0];
  if (!room) return null;
  const gap = 0.25;
  free.splice(free.indexOf(room), 1);
  const below = { x: room.x, y: room.y + h + gap, w: room.w, h: room.h - h - gap };
  if (below.h > 0.5) free.push(below);
  return { x: room.x + (room.w - w) / 2, y: room.y, w, h };
}

/** Cuts a room into parts of these widths, side by side. */
export function cut(room: Rect, widths: readonly number[], gap: number): Rect[] {
  let x = room.x;
  return widths.map((w) => {
    const part = { ...room, x, w };
    x += w + gap;
    return part;
  });
}

/** The boxes of a track: one a step, up to the last. */
export function boxesOf(most: number, step: number): number[] {
  return Array.from({ length: Math.max(0, Math.floor(most / step)) }, (_, i) => (i + 1) * step);
}
