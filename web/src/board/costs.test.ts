import { expect, test } from "vitest";
import { discsOf, inOne } from "./costs";
import { field } from "./fixture";

const info = field(2, 2);
const costs = [1, 2, 12, 3].map((n, space): [number, number] => [space, n * info.parts_of_a_point]);
const none = new Set<number>();

test("discs of one look are one path and one text", () => {
  const [all, ...rest] = discsOf(info, { costs, taken: none, stops: none, way: none, near: false });
  expect(rest).toEqual([]);
  expect(all!.path.match(/M/g)).toHaveLength(4);
  const { text, xs, ys, long } = inOne(all!.written);
  // A number of two signs stands by itself.
  expect(long.map((one) => one.text)).toEqual(["12"]);
  expect(text).toBe("123");
  expect([xs.split(" ").length, ys.split(" ").length]).toEqual([3, 3]);
  expect(all!.written.map((one) => one.text)).toEqual(["1", "2", "12", "3"]);
});

test("a disc stands in the middle of its hex, or smaller below who stands there", () => {
  const two = costs.slice(0, 2);
  const [free, below] = discsOf(info, {
    costs: two,
    taken: new Set([1]),
    stops: new Set([1]),
    way: new Set([0]),
    near: false,
  });
  expect(free).toMatchObject({ stops: false, way: true });
  expect(below).toMatchObject({ stops: true, way: false });
  const { at } = info.spaces[1]!;
  expect(below!.written[0]!.x).toBeCloseTo(at[0]);
  expect(below!.written[0]!.y).toBeGreaterThan(at[1] + 0.4);
  expect(below!.r).toBeLessThan(free!.r);
});
