import { expect, test } from "vitest";
import { barbs, shortened, supplied } from "./wires";

const at = (x: number, y = 0) => ({ x, y });

test("a bond never touches the counters at its ends", () => {
  expect(shortened(at(0), at(2), 0.34)).toEqual([at(0.34), at(1.66)]);
  // Between neighbours something is left of it.
  const [from, to] = shortened(at(0), at(0.5), 0.34);
  expect(to.x).toBeGreaterThan(from.x);
});

test("an enemy bond has barbs across it", () => {
  expect(barbs(at(0), at(1)).split("M").length - 1).toBe(8);
  expect(barbs(at(0), at(0))).toBe("");
});

test("a line of supply holds up to its first break", () => {
  const [spaces, points] = [
    [4, 5, 6, 7],
    [at(0), at(1), at(2), at(3)],
  ];
  const cut = supplied(spaces, points, new Set([6]));
  expect(cut.whole).toEqual([at(0), at(1), at(2)]);
  expect(cut.rest).toEqual([at(2), at(3)]);
  expect(supplied(spaces, points, new Set()).rest).toEqual([]);
  expect(cut.heads.every(({ angle }) => angle === 0)).toBe(true);
});
