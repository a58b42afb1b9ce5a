// Where the tracks and the legend lie on the free sea.
import type { Info } from "../engine/types";
import type { Chart, Rect } from "../map/chart";
import { furnish } from "../map/furniture";

/** The width of a turn on its track, and the height of a line of the legend. */
export const BOX = 0.92;
export const LINE = 0.49;
/** How far the columns of the legend are apart. */
export const COLUMN = 0.72;

/** The tracks that count in steps, as their boxes. */
export function countsOf(info: Info): { name: string; boxes: number[] }[] {
  return info.look.tracks.flatMap(({ name, most, step }) =>
    most !== null && step !== null ? [{ name, boxes: boxesOf(most, step) }] : [],
  );
}

export type Rooms = { legend: Rect | null; days: Rect | null; points: Rect | null; tracks: Rect[]; all: Rect[] };

/** Where each printed thing lies. It never changes in a game. */
export function roomsOf(info: Info, chart: Chart, turns: number): Rooms {
  const { title, compass, scale, rest } = furnish(chart);
  const free = rest.map((room) => ({ ...room }));
  const lines = info.legend.lines.length;
  const legend = takeRoom(free, 5.1, lines * LINE + 0.95);
  const days = takeRoom(free, turns * BOX + 0.5, 2.55);
  // Who plays alone has one number, and nobody to share the points with.
  const widths = [
    info.seats.length === 1 ? 1.8 : 5.4,
    ...countsOf(info).map(({ boxes }) => Math.max(boxes.length * 0.62 + 0.5, 3)),
  ];
  const gap = 0.25;
  const row = takeRoom(free, widths.reduce((a, b) => a + b) + gap * (widths.length - 1), 1.25);
  const [points, ...tracks] = row ? cut(row, widths, gap) : [];
  const all = [title, compass, scale, legend, days, points, ...tracks].filter((room) => room != null);
  return { legend, days, points: points ?? null, tracks, all };
}

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

/** The parts of a bar, as wide as their shares. */
export function sharesOf(scores: readonly number[]): { x: number; w: number }[] {
  const sum = scores.reduce((a, b) => a + Math.max(0, b), 0) || 1;
  let x = 0;
  return scores.map((score) => {
    const part = { x, w: Math.max(0, score) / sum };
    x += part.w;
    return part;
  });
}

/** A text in so many lines at most, broken between words so that the longest is short. */
export function inLines(text: string, most: number): string[] {
  const words = text.split(/\s+/).filter(Boolean);
  let best = [words.join(" ")];
  for (let at = 1; most > 1 && at < words.length; at++) {
    const lines = [words.slice(0, at).join(" "), ...inLines(words.slice(at).join(" "), most - 1)];
    const long = (list: string[]): number => Math.max(...list.map((line) => line.length));
    if (long(lines) < long(best)) best = lines;
  }
  return best;
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
