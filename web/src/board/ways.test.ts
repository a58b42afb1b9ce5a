import { expect, test } from "vitest";
import type { LogLine } from "../table/session.svelte";
import { toldWay } from "./ways";

const line = (counter: number | null, way: number[]): LogLine =>
  ({ way, message: { id: "event", args: counter === null ? [] : [["unit", { counter }]] } }) as unknown as LogLine;

test("what drifts and lands goes all of its way", () => {
  const lines = [line(1, [3, 2, 1]), line(2, [5, 6]), line(1, []), line(1, [1, 20])];
  expect(toldWay(lines, 1, 3, 20)).toEqual([3, 2, 1, 20]);
  expect(toldWay(lines, 2, 5, 6)).toEqual([5, 6]);
});

test("a way of which it is not told who went is known by its ends", () => {
  expect(toldWay([line(null, [4, 5, 6])], 1, 4, 6)).toEqual([4, 5, 6]);
  expect(toldWay([line(null, [4, 5, 6])], 1, 4, 7)).toBeNull();
  // One who goes elsewhere does not lend his way.
  expect(toldWay([line(2, [4, 5])], 1, 4, 6)).toBeNull();
});
