import { render } from "svelte/server";
import { expect, test } from "vitest";
import { field } from "../board/fixture";
import type { Pile, PlayingCard, Sign as SignOf } from "../engine/types";
import CardFace from "./CardFace.svelte";
import MiniCard from "./MiniCard.svelte";
import Sign from "./Sign.svelte";

const info = field(1, 1);
info.look.colours = { red: "#c22b1f" };
info.look.glyphs = { one: "square", two: "double-square", tank: "armour" };
const sign = (change: Partial<SignOf>): SignOf => ({
  text: { id: "words", args: [] },
  colour: null,
  glyph: null,
  ...change,
});
const drawn = (change: Partial<SignOf>, words = true): string =>
  render(Sign, { props: { info, sign: sign(change), words } }).body;

test("a sign is its words, a glyph, or one or two coloured squares", () => {
  expect(drawn({})).not.toContain("<svg");
  expect(drawn({ glyph: "tank" })).toContain("<path");
  expect(drawn({ colour: "red", glyph: "one" }).match(/fill="#c22b1f"/g)).toHaveLength(1);
  expect(drawn({ colour: "red", glyph: "two" }).match(/fill="#c22b1f"/g)).toHaveLength(2);
  expect(drawn({ colour: "red", glyph: "tank" })).toMatch(/#c22b1f[\s\S]*<path/);
  // What the look does not know is told in words.
  expect(drawn({ glyph: "unheard-of" }, false)).toContain(">words<");
  expect(drawn({ glyph: "tank" }, false)).toContain('class="hidden');
});

const part = (id: string, live: boolean) => ({
  label: { id, args: [] },
  signs: [sign({ text: { id: `${id}-sign`, args: [] } })],
  live,
  means: [],
  rule: "5.1",
});
const card: PlayingCard = { number: 17, parts: [part("landing", false), part("fire", true)] };
const pile = (count: number, ...cards: PlayingCard[]): Pile => ({ name: "pile", count, cards, rule: "6.1" });

test("a card shows all its parts with their rules, and which of them counts", () => {
  const html = render(CardFace, { props: { info, card } }).body;
  for (const word of ["17", "landing", "landing-sign", "fire", "fire-sign", "§5.1"]) expect(html).toContain(word);
  expect(html.match(/aria-current/g)).toHaveLength(1);
  expect(html.indexOf("landing")).toBeLessThan(html.indexOf("fire"));
});

test("in the small only what counts is shown, the back of a deck, or an empty place", () => {
  const mini = (of: Pile): string => render(MiniCard, { props: { info, pile: of } }).body;
  expect(mini(pile(1, card))).toContain("fire-sign");
  expect(mini(pile(1, card))).not.toContain("landing-sign");
  expect(mini(pile(48))).toContain(">48<");
  expect(mini(pile(0))).toContain("empty");
});
