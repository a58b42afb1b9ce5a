import { expect, test } from "vitest";
import { discsOf } from "./costs";
import { field } from "./fixture";

test("a disc stands in the middle of its hex, or below who stands there", () => {
  const info = field(2, 2);
  const costs: [number, number][] = [
    [0, 2 * info.parts_of_a_point],
    [1, info.parts_of_a_point],
  ];
  const said = { costs, taken: new Set([1]), stops: new Set([1]), way: new Set([0]), near: false };
  const [free, below] = discsOf(info, said);
  expect(free).toMatchObject({ text: "2", stops: false, way: true });
  expect(below).toMatchObject({ text: "1", stops: true, way: false });
  const [x, y] = info.spaces[1]!.at;
  expect(below!.at.x).toBe(x);
  expect(below!.at.y).toBeGreaterThan(y + 0.4);
  expect(below!.r).toBeLessThan(free!.r);
});
