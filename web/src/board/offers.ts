// What pointing at something means: the engine's offers, grouped by what they touch. No rules are known here.
import { inState } from "../counters/forms";
import type { CounterView, Info, Line, Offer, Sight, Stack } from "../engine/types";
import { isPlaced } from "./hexes";

/** Ids by name. */
export class Names {
  readonly #spaces: Map<string, number>;
  readonly #counters: Map<string, number>;
  constructor(info: Info) {
    this.#spaces = new Map(info.spaces.map((space, id) => [space.name, id]));
    this.#counters = new Map(info.counters.map((face, id) => [face.name, id]));
  }
  space(name: string): number | null {
    return this.#spaces.get(name) ?? null;
  }
  counter(name: string | null): number | null {
    return name === null ? null : (this.#counters.get(name) ?? null);
  }
}

/** A counter of a stack with its id, if the viewer knows it. */
export type Standing = { id: number | null; view: CounterView };
export type Pile = { space: number; counters: Standing[] };

export function pileOf(names: Names, stack: Stack): Pile | null {
  const space = names.space(stack.space);
  if (space === null) return null;
  return { space, counters: stack.counters.map((view) => ({ id: names.counter(view.name), view })) };
}

/** The stacks in boxes that have no place on the map: for panels. */
export function offBoard(info: Info, sight: Sight): Pile[] {
  const names = new Names(info);
  return sight.view.stacks
    .map((stack) => pileOf(names, stack))
    .filter((pile): pile is Pile => pile !== null && !isPlaced(info.spaces[pile.space]));
}

/** Offers by what they touch. */
export type Grouped = {
  /** Of a counter, wherever it goes: take, join, lose. */
  ofCounter: Map<number, Offer[]>;
  /** Of a space, whoever it concerns: go, target. */
  ofSpace: Map<number, Offer[]>;
  /** Of a counter and a space: send, by counter. */
  sends: Map<number, Offer[]>;
};

function add<K>(map: Map<K, Offer[]>, at: K, offer: Offer) {
  const list = map.get(at);
  if (list) list.push(offer);
  else map.set(at, [offer]);
}

export function group(offers: readonly Offer[]): Grouped {
  const grouped: Grouped = { ofCounter: new Map(), ofSpace: new Map(), sends: new Map() };
  for (const offer of offers) {
    // What concerns several is meant by pointing at any of them.
    for (const other of offer.others) add(grouped.ofCounter, other, offer);
    if (offer.counter !== null && offer.space !== null) add(grouped.sends, offer.counter, offer);
    else if (offer.counter !== null) add(grouped.ofCounter, offer.counter, offer);
    else if (offer.space !== null) add(grouped.ofSpace, offer.space, offer);
  }
  return grouped;
}

/** What is remembered of earlier offers. */
export type Memory = {
  /** By counter: how to take it, from the last time that counters could be taken. */
  takes: ReadonlyMap<number, string>;
  /** By counter: how it joined what is being prepared. */
  joins: ReadonlyMap<number, string>;
  /** What could be attacked, fired at or worked on, from the same time. */
  aims: readonly Offer[];
};

const AIMS: readonly Offer["role"][] = ["target", "bombard", "work"];
export const aimsAmong = (offers: readonly Offer[]): Offer[] =>
  offers.filter((offer) => offer.space !== null && AIMS.includes(offer.role));

/** What whoever has a counter in hand means by pointing at a target: what it could do there, or else what anybody could. */
export function aimedAt(space: number, counter: number, aims: readonly Offer[]): Offer[] {
  const here = aims.filter((offer) => offer.space === space);
  const its = aimsOf(counter, here);
  return its.length > 0 ? its : here;
}

/** Whether a fight begins with it. */
export const begins = ({ role }: Offer): boolean => role === "target" || role === "bombard";

/** The fight that is being prepared and can be taken back. */
export const begunIn = ({ prepared, odds, offers }: Sight): Offer | undefined =>
  odds !== null || offers.some(({ role }) => role === "join") ? prepared.findLast(begins) : undefined;

/** What could be aimed at a space in place of the fight that is prepared, or of what is in hand. */
export function insteadAt(space: number, sight: Sight, aims: readonly Offer[]): Offer[] {
  if (begunIn(sight)) return aims.filter((aim) => aim.space === space);
  return sight.in_hand !== null && sight.can_undo ? aimedAt(space, sight.in_hand, aims) : [];
}

/** Who does what is aimed at a target, as far as it says. */
export function aimerOf({ counter, label }: Offer): number | null {
  const named = label.args.flatMap(([, arg]) => ("counter" in arg ? [arg.counter] : []));
  return counter ?? named[0] ?? null;
}

/** What a counter itself could do at a target. */
export const aimsOf = (counter: number, aims: readonly Offer[]): Offer[] =>
  aims.filter((offer) => aimerOf(offer) === counter);

/** What clicking one counter would do. */
export type Deed =
  | { does: "play"; offers: Offer[] }
  | { does: "select"; counter: number }
  | { does: "instead"; counter: number; action: string }
  | { does: "retract"; counter: number; action: string };

export function deedOf(counter: Standing, sight: Sight, grouped: Grouped, memory: Memory): Deed | null {
  const id = counter.id;
  if (id === null) return null;
  const offers = grouped.ofCounter.get(id);
  const sends = grouped.sends.get(id) ?? [];
  // Of one that can be sent somewhere, what else it can do is a button once it is chosen.
  const besides = sends.length > 0 && (offers ?? []).every(({ role }) => role === "other");
  // Who can be taken as well as sent is asked which is meant.
  if (offers && !besides) return { does: "play", offers: [...offers, ...sends] };
  if (grouped.sends.has(id)) return { does: "select", counter: id };
  const take = memory.takes.get(id);
  if (sight.in_hand !== null && sight.in_hand !== id && take !== undefined)
    return { does: "instead", counter: id, action: take };
  const join = memory.joins.get(id);
  if (join !== undefined && inState(counter.view, "committed") && sight.can_undo)
    return { does: "retract", counter: id, action: join };
  return null;
}

/** The counters of a pile that can be taken or sent to go together. */
export function movers(pile: Pile, sight: Sight, grouped: Grouped, memory: Memory): number[] {
  return pile.counters.flatMap((counter) => {
    if (counter.id !== null && counter.id === sight.in_hand) return [counter.id];
    const deed = deedOf(counter, sight, grouped, memory);
    const moves =
      deed?.does === "select" ||
      deed?.does === "instead" ||
      (deed?.does === "play" && deed.offers[0]?.role === "take");
    return moves && counter.id !== null ? [counter.id] : [];
  });
}

/** Those of a counter's formation that can be taken or sent to go together, the counter itself first. */
export function comrades(
  info: Info,
  counter: number,
  piles: Iterable<Pile>,
  sight: Sight,
  grouped: Grouped,
  memory: Memory,
): number[] {
  const face = info.counters[counter];
  if (!face?.formation || !info.look.together) return [];
  const same = (id: number): boolean => {
    const other = info.counters[id];
    return id !== counter && other?.side === face.side && other.formation === face.formation;
  };
  const all = [...piles].flatMap((pile) => movers(pile, sight, grouped, memory));
  return all.includes(counter) ? [counter, ...all.filter(same)] : [];
}

/** What a click on a space means. */
export type Meaning =
  { what: "deed"; deed: Deed } | { what: "menu"; offers: Offer[] } | { what: "tray" } | { what: "nothing" };

/** The offers that lead to a space for the counter chosen. */
export function offersAt(space: number, grouped: Grouped, selected: number | null): Offer[] {
  const sent = selected === null ? [] : (grouped.sends.get(selected) ?? []).filter((o) => o.space === space);
  return [...(grouped.ofSpace.get(space) ?? []), ...sent];
}

export function meaningOf(
  space: number,
  pile: Pile | undefined,
  sight: Sight,
  grouped: Grouped,
  selected: number | null,
  memory: Memory,
): Meaning {
  const here = offersAt(space, grouped, selected);
  // Whoever stands there is meant as well as what can be done with the place: that is asked. So is whether he is meant with
  // all of his, or the place alone.
  const theirs = (pile?.counters ?? []).flatMap(({ id }) => (id === null ? [] : (grouped.ofCounter.get(id) ?? [])));
  const others = here.every(({ role }) => role === "other");
  if (here.length > 0 && theirs.some(({ others: all }) => others || all.length > 0))
    return { what: "menu", offers: [...new Set([...theirs, ...here])] };
  // A second click on what is in hand is no answer to what else could be done there.
  const held = sight.in_hand !== null && (pile?.counters ?? []).some(({ id }) => id === sight.in_hand);
  if (here.length > 1 || (held && here.some(({ role }) => role === "other"))) return { what: "menu", offers: here };
  if (here.length === 1) return { what: "deed", deed: { does: "play", offers: here } };
  const counters = pile?.counters ?? [];
  const deeds = counters.map((counter) => deedOf(counter, sight, grouped, memory)).filter((deed) => deed !== null);
  const [only] = deeds;
  if (!only) return { what: "nothing" };
  // Whom all of a stack stand for need not be looked for in it.
  const same = deeds.length === counters.length && deeds.every((deed) => sameAs(deed, only));
  if (counters.length > 1 && !same) return { what: "tray" };
  if (only.does === "play" && only.offers.length > 1) return { what: "menu", offers: only.offers };
  return { what: "deed", deed: only };
}

/** Whether two counters stand for one and the same thing. */
const sameAs = (one: Deed, other: Deed): boolean =>
  one.does === "play" &&
  other.does === "play" &&
  one.offers.length === other.offers.length &&
  one.offers.every((offer) => offer.others.length > 0 && other.offers.includes(offer));

/** The only counter that can be sent somewhere, if there is one and none but it can be taken: it need not be chosen first. */
export function onlySender(grouped: Grouped): number | null {
  const [first] = grouped.sends.keys();
  if (first === undefined || grouped.sends.size > 1) return null;
  const others = [...grouped.ofCounter].some(([id, offers]) => id !== first && offers.some(isTake));
  return others ? null : first;
}
const isTake = ({ role }: Offer): boolean => role === "take";

/** Where the counter chosen can be sent. */
export function destinations(grouped: Grouped, selected: number | null): Set<number> {
  const list = selected === null ? [] : (grouped.sends.get(selected) ?? []);
  return new Set(list.flatMap((offer) => (offer.space === null ? [] : [offer.space])));
}

/** How many offers a click on a space could lead to: for those who do not see the board. */
export function countAt(space: number, pile: Pile | undefined, grouped: Grouped): number {
  let count = grouped.ofSpace.get(space)?.length ?? 0;
  for (const { id } of pile?.counters ?? []) {
    if (id === null) continue;
    count += (grouped.ofCounter.get(id)?.length ?? 0) + (grouped.sends.get(id)?.length ?? 0);
  }
  for (const offers of grouped.sends.values()) count += offers.filter((offer) => offer.space === space).length;
  return count;
}

/** Counters that stand elsewhere than before, both places on the map. */
export type Moved = { counter: number; from: number; to: number };

export function places(piles: Iterable<Pile>): Map<number, number> {
  const found = new Map<number, number>();
  for (const pile of piles) for (const { id } of pile.counters) if (id !== null) found.set(id, pile.space);
  return found;
}

export function moved(before: ReadonlyMap<number, number>, after: ReadonlyMap<number, number>): Moved[] {
  const list: Moved[] = [];
  for (const [counter, to] of after) {
    const from = before.get(counter);
    if (from !== undefined && from !== to) list.push({ counter, from, to });
  }
  return list;
}

/** The first number of a counter's values: what it brings to an attack. */
export function strength(view: CounterView): number {
  const found = /\d+/.exec(view.values ?? "");
  return found ? Number(found[0]) : 0;
}

/** What each counter counts for, where the lines of a sum name one each. */
export function countedIn(lines: readonly Line[]): Map<number, number> {
  const counted = new Map<number, number>();
  for (const { amount, reason } of lines) {
    const named = reason.args.flatMap(([, arg]) => ("counter" in arg ? [arg.counter] : []));
    const [one] = named;
    if (named.length === 1 && one !== undefined) counted.set(one, (counted.get(one) ?? 0) + amount);
  }
  return counted;
}

/** A cost in parts of a point as players write it: 2½. */
export function points(cost: number, parts: number): string {
  const whole = Math.floor(cost / parts);
  const rest = cost - whole * parts;
  if (rest === 0) return String(whole);
  const glyphs: Record<string, string> = {
    "1/2": "½",
    "1/3": "⅓",
    "2/3": "⅔",
    "1/4": "¼",
    "3/4": "¾",
    "1/5": "⅕",
    "1/6": "⅙",
    "5/6": "⅚",
  };
  const divisor = (a: number, b: number): number => (b === 0 ? a : divisor(b, a % b));
  const by = divisor(rest, parts);
  const glyph = glyphs[`${rest / by}/${parts / by}`];
  if (glyph === undefined) return String(Math.round((cost / parts) * 10) / 10);
  return whole === 0 ? glyph : `${whole}${glyph}`;
}
