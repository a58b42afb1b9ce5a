import type { Body, Corners, CounterView, Face, Form } from "./types";

/** Chooses how much of a counter to draw for its side in screen pixels. */
export function formFor(px: number): Form {
  if (px < 12) return "dot";
  if (px < 24) return "tiny";
  return px < 56 ? "far" : "near";
}

/** The form and the side of counters on a map whose hex centres are this many screen pixels apart. */
export function formForPitch(pitch: number): { form: Form; side: number; brief: boolean } {
  if (pitch > 90) return { form: "near", side: pitch * 0.64, brief: false };
  const side = pitch * 0.74;
  const form = formFor(side);
  // A board that just fits a laptop's screen still shows what its counters are.
  const far = form === "near" || pitch >= 24;
  return { form: far ? "far" : form, side, brief: pitch < 40 };
}

/** The parts of a value line: "2-1-4 (4)" has the values 2, 1, 4 and the range 4. */
export function parseValues(text: string): { values: string[]; range: string | null } {
  const found = /^(.*?)\s*(?:\(([^)]*)\))?\s*$/.exec(text);
  const values = (found?.[1] ?? text).split("-").map((value) => value.trim());
  return { values, range: found?.[2] || null };
}

const wide: Record<string, number> = { m: 0.68, w: 0.62, M: 0.55, W: 0.69, "½": 0.7 };

/** About how wide a text is at size 1 in the counters' typeface. */
export function textWidth(text: string): number {
  let width = 0;
  for (const char of text) {
    if (" ".includes(char)) width += 0.2;
    else if ("Iijl.,'’".includes(char)) width += 0.23;
    else if ("1frt()".includes(char)) width += 0.3;
    else if (char === "-") width += 0.32;
    else width += wide[char] ?? 0.46;
  }
  return width;
}

/** The size for the value line: by its length, no wider than the counter, and clear of wheels below the box. */
export function valueSize(text: string, form: Form, wheels = false): number {
  const room = form === "near" ? 89 : 94;
  const most = form === "near" ? (wheels || text.length > 5 ? 34 : 37) : text.length > 3 ? 40 : 46;
  return Math.min(most, Math.floor((room / textWidth(text)) * 10) / 10);
}

export type TopRow = { unit: number; formation: number; sizeX: number };

const left = 6;
const gap = 4;

/** The text sizes of the top row up to its right end, and the place of the size mark, which gives way to long names. */
export function topRow(unit: string, size: string, formation: string, right = 94): TopRow {
  const mark = textWidth(size) * 15;
  const fits = (u: number, f: number): TopRow | null => {
    const from = left + textWidth(unit) * u + (unit ? gap : 0);
    const to = right - textWidth(formation) * f - (formation ? gap : 0);
    if (to - from < mark) return null;
    const sizeX = Math.min(Math.max(50, from + mark / 2), to - mark / 2);
    return { unit: u, formation: f, sizeX };
  };
  for (const [u, f] of [
    [19, 15],
    [19, 12.5],
    [17, 12.5],
    [15, 12.5],
    [13, 11],
    [11, 10],
  ] as const) {
    const row = fits(u, f);
    if (row) return row;
  }
  // Too long for any of these: both names share what the size mark leaves.
  const share = (right - left - mark - 2 * gap) / (textWidth(unit) + textWidth(formation));
  const small = Math.min(10, Math.floor(share * 10) / 10);
  return { unit: small, formation: small, sizeX: left + textWidth(unit) * small + gap + mark / 2 };
}

/** The relative luminance of a colour written "#rrggbb". */
export function luminance(colour: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const part = parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** The states of a counter as plain words, whether or not a game writes them as terms. */
export const stateWords = (view: CounterView): string[] => view.state.map((word) => word.replace(/^state-/, ""));

export const inState = (view: CounterView, word: string): boolean => stateWords(view).includes(word);

/** The small print of the side that is up. */
export function noteOf(view: CounterView, face: Face): string {
  const side = Math.max(0, face.steps - (view.steps ?? face.steps));
  return face.notes[Math.min(side, face.notes.length - 1)] ?? "";
}

/** Whether a counter is printed light on dark. */
export const isDark = (body: Body): boolean => luminance(body.ink) > luminance(body.body);

/** Whether a counter has lost a step, as far as the viewer knows. */
export const isReduced = (view: CounterView, face: Face | null): boolean =>
  face !== null && view.steps !== null && view.steps < face.steps;

/** The corner radius of a seat's counters. */
export const radius = (corners: Corners): number => (corners === "round" ? 13 : 4);

/** The places of the step dots, full ones first; more than five steps are better told by a number. */
export function stepDots(left: number, full: number, range: boolean): { y: number; full: boolean }[] {
  const count = Math.max(left, full);
  const pitch = count <= 2 ? 9 : Math.min(9, ((range ? 46 : 60) - 32.5) / (count - 1));
  return Array.from({ length: count }, (_, at) => ({ y: 32.5 + at * pitch, full: at < left }));
}
