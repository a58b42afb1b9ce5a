import { render } from "svelte/server";
import { expect, test } from "vitest";
import Counter from "./Counter.svelte";
import CounterIcon from "./CounterIcon.svelte";
import Die from "./Die.svelte";
import Marker from "./Marker.svelte";
import Stack from "./Stack.svelte";
import type { CounterView, Piece } from "./types";

const piece = (unit: string, change: Partial<CounterView> = {}): Piece => ({
  view: { name: unit, side: 0, nation: "n", kind: "k", values: "2-1-4 (3)", steps: 2, state: [], ...change },
  face: {
    name: unit,
    side: 0,
    nation: "n",
    kind: "k",
    unit,
    size: "III",
    formation: "82 AB",
    stripe: "#123456",
    steps: 2,
    badge: null,
    notes: [],
  },
  body: { body: "#97A55C", ink: "#14180A", box: "#F3F0DF", box_ink: "#1B1F0E" },
  symbol: ["cross"],
  corners: "round",
});

/** The words of what is drawn. */
const words = (html: string): string[] =>
  html.replace(/<!--.*?-->/g, "").match(/[^<>]+(?=<\/(text|tspan)>)/g) ?? [];

const counter = (p: Piece, form: "near" | "far" | "tiny" | "dot" = "near"): string =>
  render(Counter, { props: { ...p, form } }).body;

test("a counter bears unit, size, formation, range and values", () => {
  const html = counter(piece("505"));
  expect(words(html)).toEqual(expect.arrayContaining(["505", "III", "82 AB", "3"]));
  expect(html.replace(/<[^>]*>/g, "")).toContain("2-1-4");
  expect(html).toContain("#123456");
});

test("smaller forms bear less", () => {
  expect(counter(piece("505"), "far")).not.toContain("505");
  expect(words(counter(piece("505"), "tiny"))).toEqual([]);
  expect(words(counter(piece("505"), "dot"))).toEqual([]);
});

test("nothing is told of a counter that the viewer does not know", () => {
  const hidden = piece("505", { name: null, values: null, steps: null });
  for (const html of [
    counter(hidden),
    counter(hidden, "far"),
    render(Stack, { props: { counters: [hidden, hidden], form: "near", count: false } }).body,
  ]) {
    expect(words(html)).toEqual(["?"]);
    expect(html).not.toContain("505");
    expect(html).not.toContain("#123456");
  }
});

test("a stack brings the selected counter to the top and counts all", () => {
  const counters = ["1", "22", "333", "4444", "55"].map((unit) => piece(unit));
  const text = words(render(Stack, { props: { counters, form: "near", selected: "333" } }).body);
  expect(text).toContain("333");
  expect(text).not.toContain("1");
  expect(text).toContain("5");
  expect(words(render(Stack, { props: { counters: [], form: "near" } }).body)).toEqual([]);
});

test("an icon has a name for those who do not see it", () => {
  const html = render(CounterIcon, { props: { ...piece("505"), size: 40, title: "A regiment" } }).body;
  expect(html).toContain('role="img"');
  expect(html).toContain('aria-label="A regiment"');
});

test("dice show pips or a number", () => {
  const die = (value: number | null, sides?: number): string =>
    render(Die, { props: { value, size: 20, sides } }).body;
  for (let value = 1; value <= 6; value++) {
    expect(die(value).match(/<circle/g)).toHaveLength(value);
  }
  expect(words(die(12))).toEqual(["12"]);
  expect(words(die(10, 10))).toEqual(["10"]);
  expect(die(null)).not.toContain("<circle");
});

test("a marker of an unknown glyph is a disc with its letter", () => {
  const marker = (glyph: string, label = ""): string =>
    render(Marker, { props: { glyph, colour: "#1F5F7A", label } }).body;
  expect(words(marker("zeppelin"))).toEqual(["Z"]);
  expect(words(marker("zeppelin", "8"))).toEqual(["8"]);
  expect(marker("none")).not.toMatch(/<(path|circle|rect)/);
});

test("the sign and the small print of the side that is up stand on the counter", () => {
  const known = piece("505", { values: "6-1" });
  known.glyphs = { round: "circle", "state-lost": "L" };
  known.face = { ...known.face!, badge: "round", notes: ["BZ BG", "RD"] };
  expect(words(counter(known))).toContain("BZ BG");
  expect(words(counter({ ...known, view: { ...known.view, steps: 1 } }))).toContain("RD");
  const plain = { ...known, face: { ...known.face, badge: null } };
  for (const form of ["near", "far"] as const)
    expect(counter(known, form).match(/<path/g)!.length).toBe(counter(plain, form).match(/<path/g)!.length + 1);
  const hidden = { ...known, view: { ...known.view, name: null, values: null, steps: null } };
  expect(words(counter(hidden))).toEqual(["?"]);
});

test("states are badges where they have a sign, and folded corners where something was done", () => {
  const plain = counter(piece("505"));
  for (const state of ["disrupted", "state-disrupted", "climbing", "hero", "state-wounded"])
    expect(counter(piece("505", { state: [state] }))).not.toBe(plain);
  expect(counter(piece("505", { state: ["acted"] }))).toBe(counter(piece("505", { state: ["moved"] })));
  expect(counter(piece("505", { state: ["unheard-of"] }))).toBe(plain);
});
