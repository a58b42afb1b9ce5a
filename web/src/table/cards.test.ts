import { describe, expect, it } from "vitest";
import type { Pile } from "../engine/types";
import { drawnCards } from "./cards";

const pile = (name: string, ...numbers: number[]): Pile => ({
  name,
  count: numbers.length,
  cards: numbers.map((number) => ({ number, parts: [] })),
  rule: "1",
});
const drawn = (before: Pile[], after: Pile[]) =>
  drawnCards(before, after).map(({ pile, card }) => [pile.name, card.number]);

describe("a card that was drawn", () => {
  it("lies where none of its number was seen before", () => {
    const before = [pile("deck"), pile("east", 7), pile("discard")];
    expect(drawn(before, [pile("deck"), pile("east", 7), pile("west", 9), pile("discard")])).toEqual([["west", 9]]);
    expect(drawn(before, before)).toEqual([]);
  });

  it("is not one that was put away", () => {
    expect(drawn([pile("east", 7), pile("discard", 1)], [pile("east"), pile("discard", 7, 1)])).toEqual([]);
  });

  it("may go to the discards at once, and those come in the order of drawing", () => {
    expect(drawn([pile("discard", 1)], [pile("discard", 5, 4, 1)])).toEqual([
      ["discard", 4],
      ["discard", 5],
    ]);
  });

  it("may be one that was shuffled back", () => {
    expect(drawn([pile("east"), pile("discard", 3, 2, 1)], [pile("east", 2), pile("discard")])).toEqual([
      ["east", 2],
    ]);
  });
});
