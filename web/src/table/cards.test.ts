import { describe, expect, it } from "vitest";
import type { Event, Pile, Said } from "../engine/types";
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

  it("brings what it did, by name, and not what the next card did", () => {
    const event = (id: string, number: number | null, detail = false): Event => ({
      message: { id, args: number === null ? [] : [["number", { number }]] },
      rule: "5.1",
      open: true,
      detail,
      line: null,
      way: [],
      sheet: null,
    });
    const events = [
      event("card", 4),
      event("drifts", null),
      event("because", null, true),
      event("card", 5),
      event("lands", null),
    ];
    const history: Said[] = [{ seat: 0, action: "draw", forced: false, phase: null, events }];
    const told = drawnCards([pile("east"), pile("west")], [pile("east", 4), pile("west", 5)], history);
    expect(told.map((one) => one.told.map(({ id }) => id))).toEqual([["drifts"], ["lands"]]);
    expect(told.map((one) => one.events.map(({ message }) => message.id))).toEqual([
      ["drifts", "because"],
      ["lands"],
    ]);
  });
});
