import { render } from "svelte/server";
import { expect, test } from "vitest";
import { counter } from "./fixture";
import Standings from "./Standings.svelte";
import { markAt, marksOf } from "./standings";

const pile = (space: number, ...counters: [number | null, string[]?][]) => ({
  space,
  at: { x: space, y: 0 },
  counters: counters.map(([id, state = []]) => ({ id, view: counter(id === null ? null : String(id), state) })),
});

test("a stack bears the mark of its most pressing counter", () => {
  const piles = [pile(1, [1], [2]), pile(2, [3]), pile(3, [null]), pile(4, [4])];
  const marks = marksOf(piles, [
    [1, "may"],
    [2, "must"],
    [3, "free"],
  ]);
  expect(marks.map(({ space, mark, count }) => [space, mark, count])).toEqual([
    [1, "must", 1],
    [2, "free", 1],
  ]);
});

test("a stack is done when all of it is, and says so only once", () => {
  const standing = [
    [1, "done"],
    [2, "done"],
    [3, "done"],
  ] as const;
  const piles = [pile(1, [1], [9]), pile(2, [2]), pile(3, [3, ["state-moved"]])];
  expect(marksOf(piles, standing).map(({ space }) => space)).toEqual([2]);
});

test("marks differ in shape, not by colour alone, and stay large enough from afar", () => {
  const marks = (["must", "free", "may", "done"] as const).map((mark, space) => ({
    space,
    at: { x: 0, y: 0 },
    mark,
    count: 1,
    slot: 0,
    size: 1,
  }));
  const html = render(Standings, { props: { marks, side: 0.74, p: 20 } }).body;
  expect(html).toContain("!</text>");
  expect(html).toContain("0</text>");
  // At 20 pixels between hexes a mark is still some ten pixels wide.
  const scale = Number(/scale\(([\d.]+)/.exec(html)![1]);
  expect(scale * 26 * 20).toBeGreaterThan(10);
});

test("where only few can act they are framed, where many can a mark must do", () => {
  const frames = (count: number): number => {
    const marks = Array.from({ length: count }, (_, space) => ({
      space,
      at: { x: space, y: 0 },
      mark: "may" as const,
      count: 1,
      slot: 0,
      size: 1,
    }));
    const html = render(Standings, { props: { marks, side: 0.7, p: 40 } }).body;
    return html.match(/data-standing-frame/g)?.length ?? 0;
  };
  expect(frames(3)).toBe(3);
  expect(frames(40)).toBe(0);
});

test("the marks of a hex stand beside the states of its counters, and beside each other", () => {
  const side = 0.74;
  // A counter's states begin at its left edge, a fifth from its top.
  const state = { x: -0.08 * side - side / 2, y: 0.2 * side - side / 2 };
  const [first, second] = [markAt({ x: 0, y: 0 }, 0), markAt({ x: 0, y: 0 }, 1)];
  expect(first.y - state.y).toBeGreaterThan(0.34);
  expect(second.x - first.x).toBeGreaterThanOrEqual(0.3);
  // The values at the foot begin a twentieth from the left edge: no mark covers the first of them.
  const [value, wide] = [0.05 * side - side / 2, 0.34 / 2];
  expect(first.x + wide - value).toBeLessThan(0.05);
});
