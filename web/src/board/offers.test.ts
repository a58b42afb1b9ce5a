import { expect, test } from "vitest";
import type { Arg, Line, Offer, Sight } from "../engine/types";
import { toScreen } from "./camera";
import { Drawings } from "./drawn";
import { counter, field, offer, sightOf } from "./fixture";
import { centre } from "./hexes";
import {
  aimedAt,
  aimsAmong,
  begunIn,
  countAt,
  countedIn,
  deedOf,
  destinations,
  group,
  insteadAt,
  meaningOf,
  moved,
  movers,
  Names,
  offBoard,
  offersAt,
  onlySender,
  pileOf,
  places,
  points,
  strength,
} from "./offers";
import { BoardUi } from "./ui.svelte";

const info = field(3, 3);
const names = new Names(info);
const at = (name: string): number => names.space(name)!;
const nothing = { takes: new Map<number, string>(), joins: new Map<number, string>(), aims: [] };
const [A, B, C] = [0, 1, 2];

test("offers are grouped by what they touch", () => {
  const grouped = group([
    offer("take", "move a", { counter: A }),
    offer("go", "to 11", { space: at("11") }),
    offer("send", "retreat a 12", { counter: A, space: at("12") }),
    offer("done", "end"),
  ]);
  expect([...grouped.ofCounter.keys()]).toEqual([A]);
  expect([...grouped.ofSpace.keys()]).toEqual([at("11")]);
  expect([...grouped.sends.keys()]).toEqual([A]);
  expect(onlySender(grouped)).toBe(A);
  expect(destinations(grouped, A)).toEqual(new Set([at("12")]));
  expect(destinations(grouped, null).size).toBe(0);
});

const stack = { space: "11", counters: [counter("a"), counter("b")] };
const pile = pileOf(names, stack)!;
const meaning = (offers: Parameters<typeof group>[0], selected: number | null = null, one = pile) =>
  meaningOf(one.space, one, sightOf([stack], [...offers]), group(offers), selected, nothing);

test("one offer at a space is played, several are a menu", () => {
  const attack = offer("target", "attack 11", { space: at("11") });
  const raid = offer("target", "raid 11", { space: at("11") });
  expect(meaning([attack])).toEqual({ what: "deed", deed: { does: "play", offers: [attack] } });
  expect(meaning([attack, raid])).toEqual({ what: "menu", offers: [attack, raid] });
  expect(meaning([])).toEqual({ what: "nothing" });
});

test("a counter alone acts at once, a stack of several fans out", () => {
  const take = offer("take", "move a", { counter: A });
  expect(meaning([take])).toEqual({ what: "tray" });
  const alone = { space: at("11"), counters: pile.counters.slice(0, 1) };
  expect(meaning([take], null, alone)).toEqual({ what: "deed", deed: { does: "play", offers: [take] } });
  const other = offer("lose", "lose a", { counter: A });
  expect(meaning([take, other], null, alone)).toEqual({ what: "menu", offers: [take, other] });
});

test("who stands at a place is meant as well as what can be done with the place", () => {
  const take = offer("take", "move a", { counter: A });
  const raze = offer("other", "raze 11", { space: at("11") });
  const alone = { space: at("11"), counters: pile.counters.slice(0, 1) };
  expect(meaning([take, raze], null, alone)).toEqual({ what: "menu", offers: [take, raze] });
  expect(meaning([raze], null, alone)).toEqual({ what: "deed", deed: { does: "play", offers: [raze] } });
});

test("one that can be sent is chosen, whatever else it can do", () => {
  const send = offer("send", "assign a 12", { counter: A, space: at("12") });
  const zone = offer("other", "interdict a 1", { counter: A });
  const deed = (list: Parameters<typeof group>[0]) =>
    deedOf(pile.counters[0]!, sightOf([stack], [...list]), group(list), nothing);
  expect(deed([send, zone])).toEqual({ does: "select", counter: A });
  expect(deed([zone])).toEqual({ does: "play", offers: [zone] });
});

test("one that can also be sent is not sent unasked while others can be taken", () => {
  const [own, other] = [offer("take", "move a", { counter: A }), offer("take", "move b", { counter: B })];
  const sail = offer("send", "ship a 12", { counter: A, space: at("12") });
  const list = [own, other, sail];
  expect(onlySender(group(list))).toBeNull();
  expect(meaningOf(at("12"), undefined, sightOf([stack], list), group(list), null, nothing)).toEqual({
    what: "nothing",
  });
  expect(deedOf(pile.counters[0]!, sightOf([stack], list), group(list), nothing)).toEqual({
    does: "play",
    offers: [own, sail],
  });
});

test("a second click on what is in hand asks what else is meant", () => {
  const reserve = offer("other", "reserve 11", { space: at("11") });
  const held = sightOf([stack], [reserve], { in_hand: A });
  expect(meaningOf(pile.space, pile, held, group([reserve]), null, nothing)).toEqual({
    what: "menu",
    offers: [reserve],
  });
});

test("a counter is sent in two clicks, and the way may have to be chosen", () => {
  const near = offer("send", "retreat a 12", { counter: A, space: at("12") });
  const round = offer("send", "retreat a 12 by 11", { counter: A, space: at("12"), via: at("11") });
  const grouped = group([near, round]);
  const sight = sightOf([stack], [near, round]);
  expect(deedOf(pile.counters[0]!, sight, grouped, nothing)).toEqual({ does: "select", counter: A });
  expect(offersAt(at("12"), grouped, null)).toEqual([]);
  expect(offersAt(at("12"), grouped, A)).toEqual([near, round]);
  expect(countAt(at("12"), undefined, grouped)).toBe(2);
});

test("another counter can be taken instead of the one in hand, and one that joined can leave", () => {
  const memory = { takes: new Map([[B, "move b"]]), joins: new Map([[C, "join c"]]), aims: [] };
  const held = sightOf([stack], [], { in_hand: A });
  expect(deedOf(pile.counters[1]!, held, group([]), memory)).toEqual({
    does: "instead",
    counter: B,
    action: "move b",
  });
  expect(deedOf(pile.counters[0]!, held, group([]), memory)).toBeNull();
  const joined = { id: C, view: counter("c", ["committed"]) };
  expect(deedOf(joined, sightOf([], []), group([]), memory)).toMatchObject({ does: "retract", action: "join c" });
  expect(deedOf({ id: null, view: counter(null) }, held, group([]), memory)).toBeNull();
});

test("whoever takes a move back has its targets again", () => {
  const ui = new BoardUi();
  const take = (id: number) => offer("take", `take ${id}`, { counter: id });
  const shot = offer("bombard", "barrage a", { counter: 0, space: 3 });
  const free = sightOf([], [take(0), take(1), shot], { played: 1 });
  const held = sightOf([], [offer("go", "go", { space: 1 })], { played: 2, in_hand: 0 });
  const gone = sightOf([], [take(1)], { played: 3 });
  ui.remember(free, null);
  ui.remember(held, free);
  ui.remember(gone, held);
  expect(ui.aims).toEqual([]);
  ui.remember({ ...held }, gone);
  expect(ui.aims).toEqual([shot]);
  expect(ui.takes.has(0)).toBe(true);
});

test("what could be taken or joined is remembered while a seat decides", () => {
  const ui = new BoardUi();
  const first = sightOf([], [offer("take", "move a", { counter: A }), offer("join", "join b", { counter: B })]);
  ui.remember(first, null);
  const joined = [offer("join", "join b", { counter: B })];
  const held = sightOf([], [], { in_hand: A, prepared: joined });
  ui.remember(held, first);
  expect(ui.takes.get(A)).toBe("move a");
  expect(ui.joins.get(B)).toBe("join b");
  ui.remember(sightOf([], [], { to_act: 1 }), held);
  expect(ui.takes.size + ui.joins.size).toBe(0);
});

test("boxes are for panels", () => {
  const sight = sightOf([stack, { space: "box", counters: [counter("c")] }], []);
  expect(offBoard(info, sight).map((one) => [info.spaces[one.space]!.name, one.counters[0]!.id])).toEqual([
    ["box", C],
  ]);
});

test("a stack in which nothing changed is not drawn again", () => {
  const drawings = new Drawings(info, names, 0.74);
  const view = () => sightOf([structuredClone(stack), { space: "00", counters: [counter("c")] }], []).view;
  const [first, second] = [drawings.of(view(), new Set()), drawings.of(view(), new Set())];
  expect(second[0]).toBe(first[0]);
  const third = drawings.of(view(), new Set([A]));
  expect(third[0]).not.toBe(first[0]);
  expect(third[0]!.counters).toHaveLength(1);
  expect(third[1]).toBe(first[1]);
});

test("what moved is found by comparing", () => {
  const one = places([pile]);
  const two = places([
    { space: at("12"), counters: [pile.counters[0]!] },
    { ...pile, counters: [pile.counters[1]!] },
  ]);
  expect(moved(one, two)).toEqual([{ counter: A, from: at("11"), to: at("12") }]);
});

test("numbers are written as players write them", () => {
  expect(points(5, 2)).toBe("2½");
  expect(points(1, 2)).toBe("½");
  expect(points(4, 2)).toBe("2");
  expect(points(5, 3)).toBe("1⅔");
  expect(points(7, 1)).toBe("7");
  expect(strength(counter("a"))).toBe(3);
  const line = (amount: number, args: [string, Arg][]): Line => ({
    amount,
    rule: "1",
    reason: { id: "tally", args },
  });
  const lines = [line(7, [["unit", { counter: 1 }]]), line(-3, [["unit", { counter: 1 }]]), line(2, [])];
  expect([...countedIn(lines)]).toEqual([[1, 4]]);
  expect(strength({ ...counter("a"), values: null })).toBe(0);
});

test("those of a stack that can be taken go together", () => {
  const pile = pileOf(names, { space: "11", counters: [counter("a"), counter("b"), counter("c")] })!;
  const offers = [offer("take", "move a", { counter: 0 }), offer("take", "move c", { counter: 2 })];
  const sight = sightOf([], offers);
  const none = { takes: new Map<number, string>(), joins: new Map<number, string>(), aims: [] };
  expect(movers(pile, sight, group(offers), none)).toEqual([0, 2]);
  expect(movers(pile, sightOf([], [], { in_hand: 1 }), group([]), none)).toEqual([1]);
});

test("what grows at its foot keeps its head where it is", () => {
  const ui = new BoardUi();
  ui.resize({ width: 390, height: 600 });
  ui.camera = { x: 5, y: 5, p: 50 };
  ui.resize({ width: 390, height: 300 });
  expect(ui.camera).toEqual({ x: 5, y: 2, p: 50 });
});

/** A board on which nothing answers. */
function laidOut(): BoardUi {
  const ui = new BoardUi();
  const nothing = () => {};
  const presses = {
    counter: nothing,
    space: nothing,
    card: nothing,
    cancel: nothing,
    pick: nothing,
    next: nothing,
  };
  ui.attach(info, [[0, 0, 30, 20]], { ...presses, together: nothing, nextUnit: nothing, drag: nothing });
  return ui;
}

test("the board's camera fits until it is moved", () => {
  const ui = laidOut();
  ui.resize({ width: 900, height: 600 });
  const fit = ui.camera.p;
  ui.resize({ width: 1800, height: 1200 });
  expect(ui.camera.p).toBeGreaterThan(fit * 1.9);
  ui.zoomBy(2);
  const near = ui.camera.p;
  ui.resize({ width: 900, height: 600 });
  expect(ui.camera.p).toBe(near);
  ui.centreOn(at("22"));
  expect(ui.camera.x).toBeLessThan(15);
  ui.fit();
  expect(ui.camera.p).toBeCloseTo(fit);
  ui.toggleOverlay("zones");
  expect(ui.activeOverlays.has("zones")).toBe(true);
});

test("what is shown lies in what nothing covers, also when more is covered", () => {
  const ui = laidOut();
  ui.resize({ width: 390, height: 600 });
  const space = at("22");
  const height = () => toScreen(ui.camera, ui.size, centre(info, space)!).y;
  ui.covered = 200;
  ui.centreOn(space, 60);
  expect(height()).toBeCloseTo(200);
  ui.covered = 420;
  expect(height()).toBeLessThan(180);
  // The board makes room for the sheet itself.
  ui.covered = 0;
  ui.resize({ width: 390, height: 160 });
  expect(height()).toBeLessThan(160);
  expect(ui.sees(space)).toBe(true);
  // Whoever moves the map wants it so.
  ui.resize({ width: 390, height: 600 });
  ui.centreOn(space, 60);
  ui.panBy(0, 250);
  ui.covered = 420;
  expect(ui.sees(space)).toBe(false);
});

test("whoever has a counter in hand and points at a target means what it could do there", () => {
  const fires = (action: string, unit: number, space: string): Offer => {
    const one = offer("bombard", action, { space: at(space) });
    return { ...one, label: { id: "fires", args: [["unit", { counter: unit }]] } };
  };
  const [a, b] = [fires("a", A, "22"), fires("b", B, "22")];
  const attack = offer("target", "attack", { space: at("21") });
  const aims = aimsAmong([
    offer("take", "take", { counter: A }),
    a,
    b,
    attack,
    offer("go", "g", { space: at("11") }),
  ]);
  expect(aims).toEqual([a, b, attack]);
  expect(aimedAt(at("22"), A, aims)).toEqual([a]);
  expect(aimedAt(at("22"), C, aims)).toEqual([a, b]);
  expect(aimedAt(at("21"), A, aims)).toEqual([attack]);
  expect(aimedAt(at("11"), A, aims)).toEqual([]);
  // Whoever prepares a fight may want another target, whoever would take part in it.
  const join = offer("join", "join", { counter: C });
  const prepared = {
    prepared: [attack],
    offers: [join],
    odds: null,
    in_hand: null,
    can_undo: true,
  } as unknown as Sight;
  expect(begunIn(prepared)).toBe(attack);
  expect(insteadAt(at("22"), prepared, aims)).toEqual([a, b]);
  expect(insteadAt(at("22"), { ...prepared, offers: [] }, aims)).toEqual([]);
  expect(insteadAt(at("22"), { ...prepared, offers: [], in_hand: A }, aims)).toEqual([a]);
});

test("of a place and all that stand for more than it the player is asked which is meant", () => {
  const whole = offer("join", "formation 1", { number: 1, others: [A, B] });
  const here = offer("target", "stack 11", { space: pile.space });
  expect(meaning([whole, here])).toEqual({ what: "menu", offers: [whole, here] });
  // All of the stack stand for one thing: nobody is to be picked out of it.
  expect(meaning([whole])).toEqual({ what: "deed", deed: { does: "play", offers: [whole] } });
});
