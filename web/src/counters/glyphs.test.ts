import { render } from "svelte/server";
import { expect, test } from "vitest";
import GlyphIcon from "./GlyphIcon.svelte";
import { glyphOf, glyphWords } from "./glyphs";

const drawn = (word: string): string =>
  render(GlyphIcon, { props: { glyph: glyphOf({ k: word }, "k")!, size: 20 } }).body;

test("every word draws something", () => {
  for (const word of glyphWords) {
    expect(drawn(word), word).toMatch(/<(path|text)/);
    expect(drawn(word), word).not.toMatch(/NaN|undefined|Infinity/);
  }
});

test("the vocabulary holds the signs that games ask for", () => {
  for (const word of "diamond triangle circle square double-square star armour mine hero naval".split(" "))
    expect(glyphWords).toContain(word);
});

test("any other word is drawn as its letters, and a key that no look knows not at all", () => {
  expect(drawn("BZ")).toContain(">BZ<");
  expect(drawn("constructor")).toContain(">constructor<");
  expect(glyphOf({ k: "BZ" }, "other")).toBeNull();
});

test("a state has a badge even where the look is silent, and the look may choose another", () => {
  expect(glyphOf({}, "state-disrupted")).not.toBeNull();
  expect(glyphOf({ "state-disrupted": "D" }, "state-disrupted")).toEqual({ letters: "D" });
  expect(glyphOf({}, "state-moved")).toBeNull();
});
