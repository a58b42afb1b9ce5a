import { render } from "svelte/server";
import { expect, test } from "vitest";
import type { Session } from "../table/session.svelte";
import { Drawings } from "./drawn";
import { counter, field, offer, sightOf } from "./fixture";
import Facts from "./Facts.svelte";
import { brackets } from "./hexes";
import Hits from "./Hits.svelte";
import HoverCard from "./HoverCard.svelte";
import Menu from "./Menu.svelte";
import OverlayLayer from "./OverlayLayer.svelte";
import { Names, pileOf } from "./offers";
import Rings, { type RingKind } from "./Rings.svelte";
import Tray from "./Tray.svelte";
import { BoardUi } from "./ui.svelte";

const info = field(2, 2);
const names = new Names(info);
const ui = new BoardUi();
const stack = { space: "11", counters: [counter("a"), counter("b"), counter(null)] };
const attributes = (html: string, name: string): string[] =>
  [...html.matchAll(new RegExp(`${name}="([^"]*)"`, "g"))].map((found) => found[1]!);

test("every hex can be found by its name, and known counters by theirs", () => {
  const piles = new Drawings(info, names, 0.74).of(sightOf([stack], []).view, new Set());
  const props = {
    info,
    piles: new Map(piles.map((pile) => [pile.space, pile])),
    able: new Map([[0, 2]]),
    side: 0.7,
  };
  const html = render(Hits, { props }).body;
  expect(attributes(html, "data-space")).toEqual(["00", "01", "10", "11"]);
  expect(attributes(html, "data-counter")).toEqual(["a", "b"]);
  // Only where something can be done is there a button, and it has a name.
  expect(attributes(html, "role")).toEqual(["button"]);
  expect(attributes(html, "aria-label")).toHaveLength(1);
});

test("a box is only there while something is in it", () => {
  const boxed = field(1, 1);
  boxed.spaces[1]!.drawn = true;
  const props = { info: boxed, piles: new Map(), able: new Map<number, number>(), side: 0.7 };
  expect(attributes(render(Hits, { props }).body, "data-space")).toEqual(["00"]);
  const used = { ...props, able: new Map([[1, 1]]) };
  expect(attributes(render(Hits, { props: used }).body, "data-space")).toEqual(["00", "box"]);
});

test("a menu names what can be done, with the rule", () => {
  const offers = [offer("target", "attack 11", { space: 3 }), offer("target", "raid 11", { space: 3 })];
  const html = render(Menu, { props: { info, ui, offers, focus: false, onpick: () => {} } }).body;
  expect(attributes(html, "data-action")).toEqual(["attack 11", "raid 11"]);
  expect(html).toContain("§1.0");
});

test("a tray offers what its counters can do", () => {
  const pile = pileOf(names, stack)!;
  const deeds = [{ does: "play" as const, offers: [offer("take", "move a", { counter: 0 })] }, null, null];
  const props = { info, pile, deeds, selected: null, dim: true, onpick: () => {}, onpoint: () => {} };
  const html = render(Tray, { props }).body;
  expect(attributes(html, "data-action")).toEqual(["move a"]);
  expect(html.match(/<button/g)).toHaveLength(3);
});

test("facts stand in columns, with rule and source", () => {
  const label = { id: "enter", args: [] };
  const card = {
    columns: [
      { id: "foot", args: [] },
      { id: "motor", args: [] },
    ],
    facts: [
      { label, values: [{ points: 1 }, { number: 3 }], rule: "4.0", source: "estimate" as const },
      { label, values: [{ number: 2 }], rule: null, source: null },
    ],
  };
  const html = render(Facts, { props: { info, ui, card } }).body;
  expect(html).toContain("½");
  expect(html).toContain("§4.0");
  expect(html).toContain('colspan="2"');
  expect(html).toContain("board-source-estimate");
});

test("the heads of columns stand over the first line that has them", () => {
  const fact = (id: string, n: number) => ({
    label: { id, args: [] },
    values: Array.from({ length: n }, (_, number) => ({ number })),
    rule: null,
    source: null,
  });
  const head = (id: string) => ({ id, args: [] });
  const facts = [fact("strongpoint", 1), fact("enter", 2), fact("cut-off", 0)];
  const card = { columns: [head("foot"), head("motor")], facts };
  const html = render(Facts, { props: { info, ui, card } }).body;
  expect(html.indexOf("strongpoint")).toBeLessThan(html.indexOf("foot"));
  expect(html.indexOf("foot")).toBeLessThan(html.indexOf("enter"));
  // What has no value is a sentence, as wide as the table.
  expect(html).toMatch(/colspan="3"[^>]*>(<!--.*?-->)?cut-off/);
});

test("of what lies face down the place is named first, and nothing twice", () => {
  const view = counter(null);
  const sight = sightOf([{ space: info.spaces[0]!.name, counters: [view] }], []);
  const session = { info, sight } as unknown as Session;
  const card = { standing: { id: null, view }, space: 0, at: { x: 0, y: 0 }, pinned: false };
  const html = render(HoverCard, { props: { session, ui, names, card } }).body;
  const text = html.replace(/<svg.*?<\/svg>/gs, " ").replace(/<[^>]*>/g, " ");
  expect(text.indexOf("board-hex")).toBeGreaterThan(-1);
  expect(text.indexOf("board-hex")).toBeLessThan(text.indexOf("board-some-counter"));
  expect(text.match(/board-some-counter/g)).toHaveLength(1);
});

test("what can be attacked has brackets, what can only be fired at ticks, and what is chosen is ringed from outside", () => {
  const ring = (kind: RingKind): string => render(Rings, { props: { info, spaces: [0], kind } }).body;
  const [target, bombard] = [ring("target"), ring("bombard")];
  expect(attributes(target, "d")[0]).toBe(brackets(info, 0, 0.98));
  expect(attributes(bombard, "d")[0]).not.toBe(attributes(target, "d")[0]);
  // Neither goes round the hex: the colour of a position's rim stays to be seen.
  expect(target + bombard).not.toContain("<polygon");
  const reach = (html: string): number =>
    Math.max(
      ...attributes(html, "points")[0]!
        .split(/[ ,]/)
        .map((value) => Math.abs(Number(value))),
    );
  expect(reach(ring("hand"))).toBeGreaterThan(reach(ring("goal")));
  expect(reach(ring("aim"))).toBe(reach(ring("hand")));
});

test("lines of an overlay go from space to space", () => {
  const line = { name: "supply", rule: "9.1", side: 0, pattern: "line" as const, spaces: [], dots: [] };
  const overlay = { ...line, lines: [[0, 1], [3]] };
  const html = render(OverlayLayer, {
    props: { info, overlay, colour: "#123456", taken: new Set<number>(), own: true },
  }).body;
  const [first, second] = [0, 1].map((space) => info.spaces[space]!.at.join(" "));
  expect(attributes(html, "d")).toEqual([`M${first}L${second}`, `M${first}L${second}`]);
  expect(html.match(/<circle/g)).toHaveLength(1);
});

test("each rim of a zone is a line of its own, all white ones below", () => {
  const wide = field(4, 1);
  const zone = { name: "zone", rule: "8.1", side: 0, pattern: "zone" as const, dots: [], lines: [] };
  // Two hexes that touch have one rim; the one apart from them has its own.
  const overlay = { ...zone, spaces: [0, 1, 3].map((space): [number, number] => [space, 1]) };
  const props = { info: wide, overlay, colour: "#123456", taken: new Set<number>(), own: true };
  const html = render(OverlayLayer, { props }).body;
  const kinds = attributes(html, "class").filter((name) => name.startsWith("line"));
  expect(kinds.map((name) => name.split(" ")[1])).toEqual(["halo", "halo", "dashed", "dashed"]);
});

test("what nobody joins and nobody has left wakes nobody", () => {
  const own = new BoardUi();
  const { joins } = own;
  own.remember(sightOf([stack], []), null);
  expect(own.joins).toBe(joins);
  own.remember(sightOf([stack], [], { prepared: [offer("join", "join a", { counter: 0 })] }), null);
  expect([...own.joins]).toEqual([[0, "join a"]]);
  own.remember(sightOf([stack], []), null);
  expect(own.joins.size).toBe(0);
});
