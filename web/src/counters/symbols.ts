import type { Symbol } from "./types";

/**
 * The vocabulary of unit symbols. A kind of unit is a list of primitives, drawn one over another in the symbol box.
 *
 * Arms:       cross (infantry), oval (armour), slash or recon (cavalry, reconnaissance), dot (artillery), assault (oval
 *             with a dot), antitank, tank-destroyer, engineer, bridge, mortar, machinegun, arc (anti-aircraft), rocket,
 *             coast (an emplacement), fort, bunker, signals, medical, repair, supply, truck, aviation, plane, ship,
 *             flag (headquarters), star (a general), medal (a hero), question and stack (what nobody knows yet)
 * Modifiers: support (heavy weapons of infantry),  gulls (parachute), glider, air-assault, mountain, corner (rangers, commandos), anchor (naval), wave
 *             (amphibious), bicycle, motor (upright bar), heavy (bar at the left), hq, name (the unit's own number, written)
 * Below:      wheels, tracks
 *
 * A dot makes room for arc, rocket, coast, oval and wave, and an oval for heavy. A word that is not in the list gives an empty box
 * with a question mark; an empty list gives an empty box.
 */

/** The word of a symbol that has no arm: the counter's own number stands in the box, as on a headquarters. */
export const NAMED = "name";

/** The paths of a symbol, round the centre of its box. */
export type Drawing = {
  /** Strokes of the full weight. */
  line: string;
  /** Strokes of three quarters of it. */
  fine: string;
  solid: string;
  /** What stands outside the box, filled in the ink of the body. */
  below: string;
  unknown: boolean;
};

/** Half the box's width and height, and the length of one unit, 33 to the height of the box. */
type Room = { a: number; b: number; u: number; has: (primitive: string) => boolean };
type Part = { [key in "line" | "fine" | "solid" | "below"]?: string };

const n = (value: number): string => String(Math.round(value * 100) / 100);

/** Writes a path: words are commands, numbers are rounded. */
const path = (...parts: (string | number)[]): string =>
  parts.map((part) => (typeof part === "number" ? n(part) : part)).join(" ");

/** Scales the numbers of a path about the centre; only for commands whose arguments are all lengths. */
const scaled = (u: number, d: string): string => d.replace(/-?\d+(\.\d+)?/g, (word) => n(Number(word) * u));

const disc = (x: number, y: number, r: number): string =>
  path("M", x - r, y, "a", r, r, "0 1 0", 2 * r, "0 a", r, r, "0 1 0", -2 * r, "0 Z");

const five = (x: number, y: number, r: number): string => {
  const at = (i: number): string => {
    const angle = (Math.PI * i) / 5 - Math.PI / 2;
    const far = i % 2 === 0 ? r : r * 0.42;
    return path(x + far * Math.cos(angle), y + far * Math.sin(angle));
  };
  return `M ${Array.from({ length: 10 }, (_, i) => at(i)).join(" L ")} Z`;
};

const oval = (x: number, u: number): string => {
  const [w, h] = [8.5 * u, 7.5 * u];
  return path(
    "M",
    x - w,
    -h,
    "h",
    2 * w,
    "a",
    h,
    h,
    "0 0 1 0",
    2 * h,
    "h",
    -2 * w,
    "a",
    h,
    h,
    "0 0 1 0",
    -2 * h,
    "Z",
  );
};

const parts: Record<string, (room: Room) => Part> = {
  cross: ({ a, b }) => ({ line: path("M", -a, -b, "L", a, b, "M", -a, b, "L", a, -b) }),
  slash: ({ a, b }) => ({ line: path("M", -a, b, "L", a, -b) }),
  recon: ({ a, b }) => ({ line: path("M", -a, b, "L", a, -b) }),
  oval: ({ u, has }) => ({ line: oval(has("heavy") ? 3.5 * u : 0, u) }),
  assault: ({ u }) => ({ line: oval(0, u), solid: disc(0, 0, 3.4 * u) }),
  dot: ({ u, has }) => {
    if (has("arc")) return { solid: disc(0, 8.2 * u, 3.9 * u) };
    if (has("rocket")) return { solid: disc(0, 8.6 * u, 3.9 * u) };
    if (has("oval")) return { solid: disc(0, 0, 3.4 * u) };
    if (has("wave")) return { solid: disc(0, -4.5 * u, 4.4 * u) };
    if (has("coast")) return { solid: disc(0, -3 * u, 4.8 * u) };
    return { solid: disc(0, 0, 5.4 * u) };
  },
  antitank: ({ a, b }) => ({ line: path("M", -a, b, "L 0", -b, "L", a, b) }),
  "tank-destroyer": ({ a, b, u }) => ({ line: path("M", -a, b, "L 0", -b, "L", a, b) + oval(0, u * 0.85) }),
  engineer: ({ u }) => ({ line: scaled(u, "M-13 7V-6H13V7M0 -6V5") }),
  bridge: ({ u }) => ({ line: scaled(u, "M-15 8L-9 4H9L15 8M-15 -8L-9 -4H9L15 -8") }),
  mortar: ({ u }) => ({ line: scaled(u, "M0 4V-10M-5.5 -4.5L0 -10.5L5.5 -4.5") + disc(0, 7.4 * u, 3.4 * u) }),
  machinegun: ({ u }) => ({ line: scaled(u, "M0 10.5V-10M-5.5 -4.5L0 -10.5L5.5 -4.5M-6 10.5H6") }),
  arc: ({ a, b }) => ({ line: path("M", -a, b, "C", -a / 2, -b * 0.42, a / 2, -b * 0.42, a, b) }),
  rocket: ({ u, has }) => {
    const y = has("dot") ? -10.5 : -6.5;
    return {
      line: scaled(u, `M-6.5 ${y + 6}L0 ${y}L6.5 ${y + 6}M-6.5 ${y + 12}L0 ${y + 6}L6.5 ${y + 12}`),
    };
  },
  coast: ({ u }) => ({ line: scaled(u, "M-13 1.5V9.5H13V1.5") }),
  fort: ({ u }) => ({ line: scaled(u, "M-14 9V-7H-8V-2H-3V-7H3V-2H8V-7H14V9Z") }),
  bunker: ({ u }) => ({
    solid: scaled(u, "M-19 11V1L-11 -9H11L19 1V11ZM-12 1V5H12V1Z"),
  }),
  flag: ({ u }) => ({ line: scaled(u, "M-11 12V-11"), solid: scaled(u, "M-11 -11H13L7 -4.5L13 2H-11Z") }),
  star: ({ u }) => ({ solid: five(0, 0.8 * u, 12.5 * u) }),
  medal: ({ u }) => ({ solid: scaled(u, "M-6 -14H6L3 -4H-3Z") + five(0, 4.6 * u, 9 * u) }),
  question: ({ u }) => ({
    line: scaled(u, "M-6 -5C-6 -13 6 -13 6 -5C6 0 0 -0.5 0 4.5"),
    solid: disc(0, 10.2 * u, 2.2 * u),
  }),
  stack: ({ u }) => ({ line: scaled(u, "M-11 -3H3V11H-11ZM-6 -3V-7H8V7H3M-1 -7V-11H13V3H8") }),
  support: ({ a, u }) => {
    const x = a - 7.5 * u;
    return {
      fine:
        path("M", x, 3 * u, "V", -9 * u, "M", x - 3.6 * u, -5 * u, "L", x, -9.4 * u, "L", x + 3.6 * u, -5 * u) +
        disc(x, 5.6 * u, 2.6 * u),
    };
  },
  signals: ({ a, b, u }) => ({ line: path("M", -a, -b, "L 0", 5 * u, "V", -5 * u, "L", a, b) }),
  medical: ({ a, b }) => ({ line: path("M", -a, "0 H", a, "M 0", -b, "V", b) }),
  repair: ({ u }) => ({
    line: path(
      "M",
      -14 * u,
      -5 * u,
      "a",
      5 * u,
      5 * u,
      "0 0 1 0",
      10 * u,
      "M",
      -9 * u,
      0,
      "H",
      9 * u,
      "M",
      14 * u,
      -5 * u,
      "a",
      5 * u,
      5 * u,
      "0 0 0 0",
      10 * u,
    ),
  }),
  supply: ({ a, b, u }) => ({ line: path("M", -a, b - 9 * u, "H", a) }),
  truck: ({ u }) => ({
    fine: disc(0, 0, 9 * u) + scaled(u, "M0 -9V9M-7.8 -4.5L7.8 4.5M-7.8 4.5L7.8 -4.5"),
  }),
  aviation: ({ u }) => ({ solid: scaled(u, "M-15 -7L15 7V-7L-15 7Z") }),
  plane: ({ u }) => ({
    solid: scaled(
      u,
      "M0 -13C2 -13 2.4 -9 2.4 -5L17 2V5.5L2.4 2.5L1.8 8L6 11V13L0 12L-6 13V11L-1.8 8L-2.4 2.5L-17 5.5V2L-2.4 -5C-2.4 -9 -2 -13 0 -13Z",
    ),
  }),
  ship: ({ u }) => ({
    solid: scaled(u, "M-19 3H19L14 10H-14ZM-9 1V-3H-5V-7H-1V-12H1.5V-7H5V-3H9V1Z"),
  }),
  gulls: ({ b, u }) => {
    const hump = path("a", 4.8 * u, 4.8 * u, "0 0 1", 9.6 * u, 0);
    return { fine: path("M", -9.6 * u, b - 3.2 * u, hump, hump) };
  },
  glider: ({ b, u }) => {
    const y = b - 7.4 * u;
    return {
      fine: path("M", -12 * u, y, "H", 12 * u),
      solid: path("M", -3.6 * u, y, "a", 3.6 * u, 3.9 * u, "0 0 0", 7.2 * u, "0 Z"),
    };
  },
  "air-assault": ({ b, u }) => ({ line: path("M", -6 * u, -b, "L 0", -b + 7 * u, "L", 6 * u, -b) }),
  mountain: ({ b, u }) => ({ solid: path("M", -6.5 * u, b, "L 0", b - 10 * u, "L", 6.5 * u, b, "Z") }),
  corner: ({ a, b }) => {
    const [x, y] = [a * 0.6, b * 0.86];
    return {
      solid:
        path("M", -a, -b, "H", -a + x, "L", -a, -b + y, "Z") + path("M", a, -b, "H", a - x, "L", a, -b + y, "Z"),
    };
  },
  anchor: ({ u }) => ({
    fine:
      disc(0, -10.2 * u, 2.3 * u) +
      scaled(u, "M0 -7.8V12M-5.5 -4.4H5.5M-9.5 3.5C-9 9 -5 12 0 12C5 12 9 9 9.5 3.5") +
      scaled(u, "M-12 6L-9.5 3.2L-6.4 5.4M12 6L9.5 3.2L6.4 5.4"),
  }),
  wave: ({ a, u, has }) => {
    const swell = path("q", a / 8, -6 * u, a / 4, 0, "q", a / 8, 6 * u, a / 4, 0);
    return { fine: path("M", -a, has("dot") ? 8 * u : 0, swell, swell, swell, swell) };
  },
  bicycle: ({ b, u }) => {
    const y = b - 5.8 * u;
    return { fine: disc(-5.6 * u, y, 4 * u) + disc(5.6 * u, y, 4 * u) + path("M", -1.6 * u, y, "H", 1.6 * u) };
  },
  motor: ({ b }) => ({ line: path("M 0", -b, "V", b) }),
  heavy: ({ a, b, u }) => ({ line: path("M", -a + 6.5 * u, -b, "V", b) }),
  hq: ({ a, b, u }) => ({
    solid: path("M", -a, -b, "H", a, "v", 7 * u, "H", -a, "Z"),
    below: path("M", -a - 1.4 * u, b, "h", 2.8 * u, "v", 6 * u, "h", -2.8 * u, "Z"),
  }),
  wheels: ({ b, u }) => ({ below: disc(-11 * u, b + 3.8 * u, 2.9 * u) + disc(11 * u, b + 3.8 * u, 2.9 * u) }),
  tracks: ({ b, u }) => ({
    below:
      path("M", -12 * u, b + 1.6 * u, "h", 24 * u, "a", 2.4 * u, 2.4 * u, "0 0 1 0", 4.8 * u, "h", -24 * u) +
      path("a", 2.4 * u, 2.4 * u, "0 0 1 0", -4.8 * u, "Z"),
  }),
};

/** The names of all primitives. */
export const primitives: readonly string[] = Object.keys(parts);

const drawings = new Map<string, Drawing>();

/** The paths of a symbol for a box of this width and height; drawn once and kept, since many counters share them. */
export function drawing(symbol: Symbol, width: number, height: number): Drawing {
  const key = `${width} ${height} ${symbol.join(" ")}`;
  const known = drawings.get(key);
  if (known) return known;
  const room: Room = { a: width / 2, b: height / 2, u: height / 33, has: (word) => symbol.includes(word) };
  const made: Drawing = { line: "", fine: "", solid: "", below: "", unknown: false };
  for (const word of symbol) {
    if (word === NAMED) continue;
    const draw = Object.hasOwn(parts, word) ? parts[word] : undefined;
    if (!draw) {
      drawings.set(key, { line: "", fine: "", solid: "", below: "", unknown: true });
      return drawing(symbol, width, height);
    }
    const part = draw(room);
    made.line += part.line ?? "";
    made.fine += part.fine ?? "";
    made.solid += part.solid ?? "";
    made.below += part.below ?? "";
  }
  drawings.set(key, made);
  return made;
}
