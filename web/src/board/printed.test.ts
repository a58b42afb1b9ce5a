import { describe, expect, test } from "vitest";
import { boxesOf, cut, inLines, sharesOf, takeRoom } from "./printed";

describe("room on the sheet", () => {
  test("the smallest rectangle that holds it is taken, and what is left stays free", () => {
    const free = [
      { x: 0, y: 0, w: 10, h: 10 },
      { x: 20, y: 0, w: 4, h: 3 },
    ];
    expect(takeRoom(free, 3, 2)).toEqual({ x: 20.5, y: 0, w: 3, h: 2 });
    expect(free).toEqual([
      { x: 0, y: 0, w: 10, h: 10 },
      { x: 20, y: 2.25, w: 4, h: 0.75 },
    ]);
  });

  test("nothing is squeezed in", () => {
    expect(takeRoom([{ x: 0, y: 0, w: 2, h: 2 }], 3, 1)).toBeNull();
  });

  test("a room is cut side by side", () => {
    const parts = cut({ x: 1, y: 2, w: 10, h: 3 }, [4, 5], 1);
    expect(parts).toEqual([
      { x: 1, y: 2, w: 4, h: 3 },
      { x: 6, y: 2, w: 5, h: 3 },
    ]);
  });

  test("a note is broken where its lines are shortest", () => {
    expect(inLines("German artillery opens fire", 2)).toEqual(["German artillery", "opens fire"]);
    expect(inLines("shuffle", 2)).toEqual(["shuffle"]);
    expect(inLines("", 2)).toEqual([""]);
  });

  test("a track has a box a step", () => {
    expect(boxesOf(15, 5)).toEqual([5, 10, 15]);
  });

  test("the bar of points is parted as the points are", () => {
    expect(sharesOf([50, 150])).toEqual([
      { x: 0, w: 0.25 },
      { x: 0.25, w: 0.75 },
    ]);
    expect(sharesOf([0, 250]).map(({ w }) => w)).toEqual([0, 1]);
    expect(sharesOf([-3, 5]).map(({ w }) => w)).toEqual([0, 1]);
  });
});
