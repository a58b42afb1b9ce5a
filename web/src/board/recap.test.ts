import { expect, test } from "vitest";
import type { Arg } from "../engine/types";
import type { LogLine } from "../table/session.svelte";
import { field } from "./fixture";
import { changed, recapOf } from "./recap";

const info = field(3, 3);
const line = (entry: number, seat: number, id: string, args: [string, Arg][] = [], more: Partial<LogLine> = {}) =>
  ({
    entry,
    seat,
    message: { id, args },
    rule: "1",
    open: false,
    detail: false,
    line: null,
    way: [],
    sheet: null,
    forced: false,
    ...more,
  }) as LogLine;
const at = (space: number): [string, Arg] => ["at", { space }];
const from = (space: number): [string, Arg] => ["from", { space }];
const mine: [string, Arg] = ["unit", { counter: 0 }];

test("the other's turn is told from the end of one's own phase on, answers included", () => {
  const recap = recapOf(
    info,
    [
      line(0, 0, "event-moves", [from(0), at(1)]),
      line(1, 0, "event-end-combat"),
      line(2, 1, "event-moves", [], { way: [4, 5, 6] }),
      line(3, 1, "event-moves", [from(7), at(8)]),
      line(4, 1, "event-combat-roll", [at(3), ["a", { die: 4 }]], { sheet: {} as LogLine["sheet"] }),
      // A die that decides no fight is no fight.
      line(4, 1, "event-weather", [at(3), ["a", { die: 2 }]]),
      // The viewer chooses who is hit: that is part of the other's turn.
      line(5, 0, "event-loses-step", [mine, at(3)]),
      line(6, 1, "event-fires", [], { line: [2, 3] }),
    ],
    0,
  )!;
  expect([recap.from, recap.seat, recap.moves, recap.fights, recap.lost]).toEqual([2, 1, 2, 1, 1]);
  expect(recap.steps.map(({ does, way }) => [does, way])).toEqual([
    ["move", [4, 5, 6]],
    ["move", [7, 8]],
    ["fight", [3]],
    ["roll", [3]],
    ["loss", [3]],
    ["fire", [2, 3]],
  ]);
});

test("what the viewer did himself is not told again", () => {
  const lines = [
    line(0, 0, "event-end-combat"),
    line(1, 0, "event-ashore", [mine, from(1), at(2)], { forced: true }),
    line(2, 1, "event-moves", [from(7), at(8)]),
  ];
  const recap = recapOf(info, lines, 0)!;
  expect(recap.steps.map(({ does, way }) => [does, way])).toEqual([["move", [7, 8]]]);
  expect(recap.moves).toBe(1);
});

test("a unit that is eliminated is no step lost", () => {
  const lines = [
    line(0, 1, "event-eliminated", [mine, at(3)]),
    line(1, 1, "event-loses-step", [mine, at(4)]),
    line(2, 1, "event-loses-step", [mine, at(4)]),
  ];
  expect(recapOf(info, lines, 0)).toMatchObject({ lost: 2, eliminated: 1 });
});

test("places that changed hands are those lost and those won", () => {
  const prize = (space: number, holder: number | null) => ({ space, holder, worth: 5 });
  const before = [prize(1, 0), prize(2, 1), prize(3, 0), prize(4, null)];
  const now = [prize(1, 1), prize(2, 0), prize(3, 0), prize(4, 1), prize(5, 1)];
  expect(changed(before, now, 0)).toEqual([[prize(1, 1)], [prize(2, 0)]]);
});

test("losses of others are no losses of the viewer's", () => {
  const recap = recapOf(info, [line(0, 1, "event-eliminated", [["unit", { term: "infantry" }], at(3)])], 0)!;
  expect(recap.lost).toBe(0);
  expect(recap.steps).toHaveLength(1);
});

test("once the viewer has acted nothing is told; what was no choice is no action", () => {
  const theirs = line(0, 1, "event-moves", [from(0), at(1)]);
  expect(recapOf(info, [theirs, line(1, 0, "event-moves", [from(2), at(3)])], 0)).toBeNull();
  const forced = line(1, 0, "event-moves", [from(2), at(3)], { forced: true });
  expect(recapOf(info, [theirs, forced], 0)?.moves).toBe(2);
  // The other had no choice either but to end his phase: it is the viewer's turn all the same.
  const answer = line(1, 0, "event-loses-step", [mine, at(3)]);
  const over = line(2, 1, "event-end-combat", [], { forced: true });
  expect(recapOf(info, [line(-1, 0, "event-end-combat"), theirs, answer, over], 0)?.lost).toBe(1);
  expect(recapOf(info, [], 0)).toBeNull();
  expect(recapOf(info, [line(0, 1, "event-turn")], 0)).toBeNull();
});

test("who only answers in the viewer's own phase has had no turn", () => {
  const own = line(0, 0, "event-prepares-attack", [at(1)], { phase: null });
  const answer = line(1, 1, "event-retreats", [from(0), at(1)], { phase: null });
  expect(recapOf(info, [own, answer], 0)).toBeNull();
  const begins = { phase: { id: "phase-movement", args: [] } };
  expect(recapOf(info, [own, answer, line(2, 1, "event-moves", [from(3), at(4)], begins)], 0)?.moves).toBe(2);
});

test("what the viewer answered in the other's phase does not cut the other's turn short", () => {
  const phase = (seat: number) =>
    ({ phase: { id: "phase-combat", args: [["seat", { seat }]] } }) as Partial<LogLine>;
  const lines = [
    line(0, 0, "event-moves", [from(0), at(1)], phase(0)),
    line(1, 1, "event-moves", [from(7), at(8)], phase(1)),
    line(2, 1, "event-destroyed", [mine, at(3)]),
    // The viewer stands and fights.
    line(3, 0, "event-stands", [at(3)]),
    line(4, 1, "event-moves", [from(8), at(7)]),
    // Of itself, before he has done anything in his own phase.
    line(5, 0, "event-turn", [], { ...phase(0), forced: true }),
  ];
  lines.push(line(6, 1, "event-moves", [from(7), at(8)]));
  expect(recapOf(info, lines, 0)).toMatchObject({ from: 1, moves: 3, eliminated: 1 });
});

test("losses of every kind count, and whoever comes from off the map has moved", () => {
  const lines = [
    line(0, 0, "event-end-combat"),
    line(1, 1, "event-jumps", [["unit", { counter: 1 }], at(4), ["die", { die: 3 }]], { way: [4] }),
    line(2, 1, "event-destroyed-for-good", [mine, at(4)], { way: [4] }),
  ];
  const recap = recapOf(info, lines, 0)!;
  expect([recap.moves, recap.lost, recap.eliminated]).toEqual([1, 0, 1]);
});
