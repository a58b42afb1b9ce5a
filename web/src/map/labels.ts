import type { Chart, ChartPlace, PlaceRank, Rect } from "./chart";

/**
 * Where names go. All lengths are pixels of the map: the plane times `p`. Where the camera looks does not matter, so that
 * names keep their places while the map is moved.
 */
export interface Label {
  kind: PlaceRank | "beach" | "water";
  text: string;
  /** The left end of the baseline. */
  x: number;
  y: number;
  size: number;
  /** Room taken: the text, its halo and its points. */
  box: Rect;
  /** Objective points, in a hexagon round this middle. */
  points?: { value: number; x: number; y: number; r: number };
}

export interface RiverLabel {
  text: string;
  size: number;
  /** An SVG path for the text to follow. */
  d: string;
}

/** The width of a text in pixels. */
export type Measure = (text: string, font: Font, size: number) => number;

export interface Font {
  family: string;
  weight: number;
  italic: boolean;
  /** Letter spacing in em. */
  spacing: number;
}

const SERIF = "'Source Serif 4', Georgia, serif";

/** The look of each kind of name. */
export const FONTS: Record<Label["kind"] | "river", Font> = {
  city: { family: SERIF, weight: 700, italic: false, spacing: 0.04 },
  town: { family: SERIF, weight: 600, italic: false, spacing: 0 },
  hamlet: { family: SERIF, weight: 400, italic: false, spacing: 0 },
  spot: { family: SERIF, weight: 400, italic: true, spacing: 0 },
  beach: { family: "Cinzel, 'Source Serif 4', serif", weight: 700, italic: false, spacing: 0.1 },
  water: { family: SERIF, weight: 400, italic: true, spacing: 0.12 },
  river: { family: SERIF, weight: 600, italic: true, spacing: 0.06 },
};

/** The height of the letters in parts of `p`: at fit, and near. Between the two it changes evenly. */
const SIZES: Record<Label["kind"] | "river", readonly [fit: number, near: number, least: number, most: number]> = {
  city: [0.34, 0.2, 10, 30],
  town: [0.26, 0.15, 9, 22],
  hamlet: [0.22, 0.12, 8.5, 18],
  spot: [0.22, 0.12, 8.5, 18],
  beach: [0.38, 0.22, 10, 34],
  water: [0.44, 0.24, 12, 40],
  river: [0.15, 0.15, 12, 24],
};
const FIT = 43;
const NEAR = 95;

export function sizeOf(kind: keyof typeof SIZES, p: number): number {
  const [fit, near, least, most] = SIZES[kind];
  const share = Math.min(1, Math.max(0, (p - FIT) / (NEAR - FIT)));
  const size = p <= NEAR ? fit * Math.min(p, FIT) * (1 - share) + near * NEAR * share : near * p;
  return Math.min(most, Math.max(least, size));
}

/** Which kinds are shown at a zoom. */
export function isShown(kind: Label["kind"], p: number): boolean {
  if (kind === "city" || kind === "water" || kind === "beach") return true;
  return p >= (kind === "town" ? 24 : 40);
}

export interface Wanted {
  chart: Chart;
  p: number;
  measure: Measure;
  /** Objective points by hex number. */
  worth: Readonly<Record<string, number>>;
  /** What no name may cover. */
  avoid: readonly Rect[];
  /** Show hamlets' hex numbers: names rather keep off them. */
  numbers: boolean;
}

/** One place for a name: how it stands there, the room that must be free for it, and how bad it is. */
type Try = { label: Label; room: Rect; cost: number };

/** A name with its places, the best first: of the size it should have, then of smaller ones. */
type Named = { sizes: Try[][]; foot: Label[] };

/** What does not hang on the counters: at one zoom it is reckoned once. */
export interface Plan {
  named: Named[];
  /** What is in the way of every name. */
  fixed: Rect[];
  dry: Space;
}

export function planLabels(wanted: Omit<Wanted, "avoid">): Plan {
  const { chart, p, worth } = wanted;
  const fixed = [
    ...chart.symbols.map(({ x, y }) => square(x * p, y * p, 0.15 * p)),
    ...(chart.emblems ?? []).map(({ x, y }) => square(x * p, y * p, 0.36 * p)),
    ...(chart.boxes ?? []).map(({ x, y }) => square(x * p, y * p, 0.44 * p)),
    ...(chart.exits ?? []).map(({ x, y }) => square(x * p, y * p, 0.35 * p)),
  ];
  const soft = new Space([]);
  for (const place of chart.places) {
    const size = homeOf(chart, place).s * p;
    if (place.rank === "spot" || !isShown(place.rank, size)) continue;
    const r = size * { city: 0.26, town: 0.12, hamlet: 0.06 }[place.rank];
    soft.add(square(place.x * p, place.y * p, r));
  }
  // In the middle of a hex stands what it costs to go there, whenever a counter is in hand.
  for (const { x, y, s = 1 } of chart.hexes) soft.add(square(x * p, y * p, 0.14 * s * p));
  if (wanted.numbers) {
    for (const { x, y, s = 1 } of chart.hexes)
      soft.add({ x: (x - 0.15 * s) * p, y: (y - 0.45 * s) * p, w: 0.3 * s * p, h: 0.13 * s * p });
  }
  const order = { city: 0, town: 1, spot: 2, hamlet: 3 };
  const named = chart.places
    .filter((place) => place.name !== undefined)
    .map((place) => ({ place, value: worthOf(chart, worth, place) }))
    .filter(({ place, value }) => value > 0 || isShown(place.rank, homeOf(chart, place).s * p));
  named.sort(
    (a, b) =>
      b.value - a.value || order[a.place.rank] - order[b.place.rank] || (a.place.hex < b.place.hex ? -1 : 1),
  );
  // Cities choose first of all, for they may not vanish.
  named.sort((a, b) => Number(b.place.rank === "city") - Number(a.place.rank === "city"));
  return {
    named: named.map(({ place, value }) => triesOf(wanted, place, value, soft)),
    fixed,
    dry: new Space(chart.hexes.map((hex) => square(hex.x * p, hex.y * p, 0.45 * p * (hex.s ?? 1)))),
  };
}

/** Places every name that finds room in its own hex. Cities are always shown. */
export function placeLabels(wanted: Wanted, plan = planLabels(wanted)): Label[] {
  const taken = new Space([...wanted.avoid, ...plan.fixed]);
  const labels = beaches(wanted, taken);
  labels.push(...waters(wanted, taken, plan.dry));
  for (const name of plan.named) {
    const label = settle(name, taken);
    if (!label) continue;
    labels.push(label);
    taken.add(label.box);
  }
  return labels;
}

/** The points of a place: of its own hex, or of the other half of the town, which is as large as it. */
function worthOf(chart: Chart, worth: Wanted["worth"], place: ChartPlace): number {
  const own = worth[place.hex];
  if (own !== undefined) return own;
  const half = chart.places.find(
    (other) =>
      other.name === undefined &&
      other.rank === place.rank &&
      Math.hypot(other.x - place.x, other.y - place.y) < 1.75 &&
      worth[other.hex],
  );
  return half ? (worth[half.hex] ?? 0) : 0;
}

/** How much smaller a name may be written before it gives up its place. */
const SMALLER = [1, 0.86, 0.74] as const;

function triesOf(wanted: Omit<Wanted, "avoid">, place: ChartPlace, points: number, soft: Space): Named {
  const { p, chart } = wanted;
  const own = homeOf(chart, place);
  // Far away a hamlet's name needs air round it, or the map would be all names.
  const clear = place.rank === "hamlet" ? p * own.s * Math.max(0, 0.3 * Math.min(1, (75 - p * own.s) / 30)) : 0;
  const [x0, y0, x1, y1] = chart.frame;
  const labelsOf = (share: number): Label[] => {
    const name = written(wanted, place, points, share);
    return candidates(place, own, name, p).map((at) => name.at(...at));
  };
  // Small places rather vanish than shrink.
  const sizes = place.rank === "city" || place.rank === "town" ? SMALLER : [1];
  const tries = sizes.map((share) =>
    labelsOf(share)
      .map((label, i): Try => {
        const { box } = label;
        const beyond = box.x < x0 * p || box.y < y0 * p || box.x + box.w > x1 * p || box.y + box.h > y1 * p;
        const cost = i + (90 * soft.overlap(box)) / (box.w * box.h) + (beyond ? 30 : 0);
        return { label, room: clear > 0 ? wider(box, clear) : box, cost };
      })
      .sort((a, b) => a.cost - b.cost),
  );
  return { sizes: tries, foot: place.rank === "city" ? labelsOf(SMALLER.at(-1)!) : [] };
}

function settle({ sizes, foot }: Named, taken: Space): Label | undefined {
  for (const tries of sizes) {
    const free = tries.find(({ room }) => !taken.meets(room));
    if (free) return free.label;
  }
  // A city is always named, small and in its own hex, if need be under a counter.
  return foot.length === 0
    ? undefined
    : foot.reduce((a, b) => (taken.overlap(b.box) < taken.overlap(a.box) ? b : a));
}

/** A name in its letters: how much room it takes, and how it stands with the left upper corner of the room somewhere. */
type Name = { w: number; h: number; at: (x: number, y: number) => Label };

function written(
  { chart, p, measure }: Omit<Wanted, "avoid">,
  place: ChartPlace,
  points: number,
  share: number,
): Name {
  const kind = place.rank;
  const size = Math.max(7, share * sizeOf(kind, p * homeOf(chart, place).s));
  const text = kind === "city" ? place.name!.toLocaleUpperCase() : place.name!;
  const r = points > 0 ? Math.max(5.5, 0.56 * size) : 0;
  const gap = 0.35 * size;
  const bare = measure(text, FONTS[kind], size);
  const halo = 0.1 * size;
  const w = bare + (r > 0 ? gap + 2 * r : 0) + 2 * halo;
  const h = Math.max(0.74 * size, 2 * r) + 2 * halo;
  const at = (left: number, y: number): Label => {
    const [x, middle] = [left + halo, y + h / 2];
    const made: Label = { kind, text, x, y: middle + 0.35 * size, size, box: { x: left, y, w, h } };
    if (r > 0) made.points = { value: points, x: x + bare + gap + r, y: middle, r };
    return made;
  };
  return { w, h, at };
}

type Home = { x: number; y: number; s: number };
const homes = new WeakMap<Chart, Map<string, Home>>();

/** The middle of the hex that a place belongs to, and how large it is. */
function homeOf(chart: Chart, place: ChartPlace): Home {
  let known = homes.get(chart);
  if (!known) {
    known = new Map([...chart.sea, ...chart.hexes].map(({ n, x, y, s = 1 }) => [n, { x, y, s }]));
    homes.set(chart, known);
  }
  return known.get(place.hex) ?? { x: place.x, y: place.y, s: 1 };
}

/** How far from the middle of its hex the middle of a name may be: a name must not be read as that of another hex. */
const ASIDE = 0.3;
const ABOVE = 0.47;

/**
 * Places round a node: right, left, above, below, the corners, then the rim of the hex; each as far as the middle of the
 * name stays within the hex.
 */
function candidates(
  place: ChartPlace,
  own: Home,
  { w, h }: { w: number; h: number },
  p: number,
): [number, number][] {
  const gap = own.s * p * { city: 0.27, town: 0.14, hamlet: 0.09, spot: 0.06 }[place.rank] + 2;
  const [right, down] = [gap + w / 2, gap + h / 2];
  const c = 0.6 * gap + w / 2;
  const round: [number, number][] = [
    [right, 0],
    [-right, 0],
    [0, -down],
    [0, down],
    [c, -down],
    [c, down],
    [-c, -down],
    [-c, down],
  ];
  const rim = [-ABOVE, ABOVE].flatMap((y) => [0, 0.15, -0.15, ASIDE, -ASIDE].map((x) => [x, y] as const));
  const hold = (at: number, middle: number, most: number): number =>
    Math.min(Math.max(at, (middle - most) * p), (middle + most) * p);
  return [
    ...round.map(([dx, dy]) => [place.x * p + dx, place.y * p + dy] as const),
    ...rim.map(([dx, dy]) => [(own.x + own.s * dx) * p, (own.y + own.s * dy) * p] as const),
  ].map(([x, y]) => [hold(x, own.x, ASIDE * own.s) - w / 2, hold(y, own.y, ABOVE * own.s) - h / 2]);
}

/** Names of beaches, in the sea off them; a counter there pushes them out or aside. */
function beaches({ chart, p, measure }: Wanted, taken: Space): Label[] {
  const size = sizeOf("beach", p);
  const labels: Label[] = [];
  for (const beach of chart.beaches) {
    const text = beach.name.toLocaleUpperCase();
    const w = measure(text, FONTS.beach, size);
    for (const [dx, dy] of [
      [0, 0],
      [0, -0.35],
      [0.5, -0.2],
      [-0.5, -0.2],
      [0, -0.8],
      [0.7, -0.7],
      [-0.7, -0.7],
      [0, -1.3],
      [-0.5, 0],
      [0.5, 0],
      [-0.9, 0],
      [0.9, 0],
      [0, 0.5],
    ] as const) {
      const box = { x: (beach.x + dx) * p - w / 2, y: (beach.y + dy) * p - size / 2, w, h: size };
      if (taken.meets(wider(box, 0.4 * size))) continue;
      taken.add(box);
      labels.push({ kind: "beach", text, x: box.x, y: box.y + 0.85 * size, size, box });
      break;
    }
  }
  return labels;
}

/** Names of seas: in one line, or in two where the sea is narrow; moved up or down if something stands there. */
function waters({ chart, p, measure }: Wanted, taken: Space, dry: Space): Label[] {
  const size = sizeOf("water", p);
  const labels: Label[] = [];
  for (const { name, x, y } of chart.waters) {
    const words = name.split(" ");
    const half = Math.ceil(words.length / 2);
    const folded = [words.slice(0, half).join(" "), words.slice(half).join(" ")].filter((line) => line !== "");
    for (const [lines, dy] of SHIFTS.flatMap((dy) => [[[name], dy] as const, [folded, dy] as const])) {
      const made = lines.map((text, i): Label => {
        const w = measure(text, FONTS.water, size);
        const top = (y + dy) * p + (i - lines.length / 2) * 1.25 * size;
        const box = { x: x * p - w / 2, y: top, w, h: 1.2 * size };
        return { kind: "water", text, x: box.x, y: top + 0.9 * size, size, box };
      });
      if (made.some(({ box }) => taken.meets(box) || dry.meets(box))) continue;
      for (const { box } of made) taken.add(box);
      labels.push(...made);
      break;
    }
  }
  return labels;
}

/** How far the name of a sea may be moved, in hexes. */
const SHIFTS = [0, 1.3, -1.3, 2.6, -2.6, 3.9, -3.9] as const;

/** Names along rivers, on the straightest free stretches; a river without one stays without a name. */
export function placeRivers(wanted: Wanted, labels: readonly Label[]): RiverLabel[] {
  const { chart, p, measure } = wanted;
  if (p <= 90) return [];
  const taken = new Space([...wanted.avoid, ...labels.map((label) => label.box)]);
  const size = sizeOf("river", p);
  const found: RiverLabel[] = [];
  for (const river of chart.rivers) {
    const wide = measure(river.name, FONTS.river, size) * 1.08;
    const steps = Math.round(wide / p / STEP) + 1;
    const line = evenly(river.points, STEP);
    let free = 0;
    while (free + steps < line.length) {
      // The straightest within the next stretch.
      let best: { from: number; straight: number } | undefined;
      const end = Math.min(line.length - steps, free + STRETCH / STEP);
      for (let from = free; from < end; from += 2) {
        const [a, b] = [line[from]!, line[from + steps - 1]!];
        const straight = Math.hypot(b[0] - a[0], b[1] - a[1]) / (steps * STEP);
        if (straight < 0.78 || (best && straight <= best.straight)) continue;
        const part = line.slice(from, from + steps);
        if (part.every(([x, y]) => !taken.meets(square(x * p, y * p, 0.45 * size)))) best = { from, straight };
      }
      if (!best) {
        free += STRETCH / STEP;
        continue;
      }
      const part = line.slice(best.from, best.from + steps).map(([x, y]): [number, number] => [x * p, y * p]);
      for (const [x, y] of part) taken.add(square(x, y, 0.5 * size));
      found.push({ text: river.name, size, d: arc(part) });
      free = best.from + steps + Math.round(STRETCH / STEP);
    }
  }
  return found;
}

const STEP = 0.08;
const STRETCH = 2.4;

/** A line as points at equal distances. */
function evenly(points: readonly number[], step: number): [number, number][] {
  const out: [number, number][] = [];
  let left = 0;
  for (let i = 0; i + 3 < points.length; i += 2) {
    const [x0, y0, x1, y1] = [points[i]!, points[i + 1]!, points[i + 2]!, points[i + 3]!];
    const length = Math.hypot(x1 - x0, y1 - y0);
    while (left < length) {
      out.push([x0 + ((x1 - x0) * left) / length, y0 + ((y1 - y0) * left) / length]);
      left += step;
    }
    left -= length;
  }
  return out;
}

/** One smooth bend along a stretch, running so that text on it stands upright. */
function arc(part: [number, number][]): string {
  const upright = part[part.length - 1]![0] >= part[0]![0] ? part : part.toReversed();
  const third = Math.floor(upright.length / 3);
  const mean = (points: [number, number][]) => {
    const sum = points.reduce((s, q) => [s[0] + q[0], s[1] + q[1]], [0, 0] as [number, number]);
    return [sum[0] / points.length, sum[1] / points.length] as const;
  };
  const a = mean(upright.slice(0, 3));
  const b = mean(upright.slice(third, upright.length - third));
  const c = mean(upright.slice(-3));
  const control = [2 * b[0] - (a[0] + c[0]) / 2, 2 * b[1] - (a[1] + c[1]) / 2] as const;
  // A text that is longer than its path loses letters: the path goes on straight at both ends.
  const beyond = (q: readonly [number, number]) => {
    const share =
      (0.3 * Math.hypot(c[0] - a[0], c[1] - a[1])) / (Math.hypot(q[0] - control[0], q[1] - control[1]) || 1);
    return [q[0] + share * (q[0] - control[0]), q[1] + share * (q[1] - control[1])] as const;
  };
  const at = (q: readonly [number, number]) => `${q[0].toFixed(1)},${q[1].toFixed(1)}`;
  return `M${at(beyond(a))}L${at(a)}Q${at(control)} ${at(c)}L${at(beyond(c))}`;
}

function square(x: number, y: number, r: number): Rect {
  return { x: x - r, y: y - r, w: 2 * r, h: 2 * r };
}

function wider(r: Rect, by: number): Rect {
  return { x: r.x - by, y: r.y - 0.5 * by, w: r.w + 2 * by, h: r.h + by };
}

/** Rectangles that can be asked quickly what meets them. */
class Space {
  private readonly cells = new Map<number, Rect[]>();

  constructor(rects: readonly Rect[]) {
    for (const rect of rects) this.add(rect);
  }

  add(rect: Rect): void {
    for (const key of keys(rect)) {
      const cell = this.cells.get(key);
      if (cell) cell.push(rect);
      else this.cells.set(key, [rect]);
    }
  }

  meets(rect: Rect): boolean {
    return keys(rect).some((key) => this.cells.get(key)?.some((other) => overlap(rect, other) > 0) ?? false);
  }

  overlap(rect: Rect): number {
    const met = new Set(keys(rect).flatMap((key) => this.cells.get(key) ?? []));
    let sum = 0;
    for (const other of met) sum += overlap(rect, other);
    return sum;
  }
}

const CELL = 96;

function keys({ x, y, w, h }: Rect): number[] {
  const all: number[] = [];
  for (let i = Math.floor(x / CELL); i <= Math.floor((x + w) / CELL); i++) {
    for (let j = Math.floor(y / CELL); j <= Math.floor((y + h) / CELL); j++) all.push(i * 4096 + j);
  }
  return all;
}

/** The area that two rectangles share. */
export function overlap(a: Rect, b: Rect): number {
  const w = Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x);
  const h = Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y);
  return w > 0 && h > 0 ? w * h : 0;
}
