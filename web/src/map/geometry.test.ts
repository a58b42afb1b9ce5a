import { expect, it } from "vitest";
import { beside, boxOf, cutLine, cutRing, meet, pace, within } from "./geometry";
import { chance, noise, seedOf } from "./random";

it("a ring cut to a box keeps only what lies in it", () => {
  const ring = [-5, -5, 5, -5, 5, 5, -5, 5];
  expect(boxOf(cutRing(ring, [0, 0, 10, 10]))).toEqual([0, 0, 5, 5]);
  expect(cutRing(ring, [6, 6, 10, 10])).toEqual([]);
});

it("a line is cut into the pieces near a box", () => {
  const line = [0, 0, 10, 0, 10, 10, 0, 10];
  expect(cutLine(line, [4, -1, 6, 11])).toEqual([
    [0, 0, 10, 0],
    [10, 10, 0, 10],
  ]);
  expect(meet([0, 0, 1, 1], [1, 0, 2, 1])).toBe(false);
});

it("the same hex is always painted with the same luck", () => {
  const row = (hex: string) => {
    const random = chance(seedOf(hex));
    return [random(), random(), random()];
  };
  expect(row("2010")).toEqual(row("2010"));
  expect(row("2010")).not.toEqual(row("2011"));
  for (const x of [0, 0.3, 7.9, -4.2]) {
    expect(noise(x, 2 * x, 1)).toBeGreaterThanOrEqual(0);
    expect(noise(x, 2 * x, 1)).toBeLessThan(1);
  }
});

it("a ring goes round what is in it", () => {
  const ring = [0, 0, 4, 0, 4, 4, 0, 4, 0, 0];
  expect(within(ring, 2, 2)).toBe(true);
  expect(within(ring, 5, 2)).toBe(false);
});

it("what falls to the right of a line lies below one that runs to the right", () => {
  const line = [0, 0, 1, 0, 1, 0, 2, 0];
  expect(beside(line.slice(0, 4), 0.5)).toEqual([0, 0.5, 1, 0.5]);
  const steps = pace(line, 0.5);
  expect(steps.map(({ x }) => x)).toEqual([0.25, 0.75, 1.25, 1.75]);
  expect(steps.every(({ dx, dy }) => dx === 1 && dy === 0)).toBe(true);
});
