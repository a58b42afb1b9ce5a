import { expect, test } from "vitest";
import { field } from "./fixture";
import {
  along,
  arrow,
  bow,
  centre,
  headed,
  neighbour,
  outline,
  pathOf,
  readingOrder,
  rims,
  ringsOf,
  smooth,
} from "./hexes";

const info = field(5, 5);
const id = (name: string): number => info.spaces.findIndex((space) => space.name === name);

const none = () => false;

test("one hex has a rim of six sides, two neighbours one of ten", () => {
  expect(rims(info, [id("11")]).map((loop) => loop.length)).toEqual([6]);
  expect(rims(info, [id("11"), id("12")]).map((loop) => loop.length)).toEqual([10]);
});

test("hexes apart have rims apart, a ring has a hole, a box has no rim", () => {
  expect(rims(info, [id("00"), id("33")])).toHaveLength(2);
  const ring = ["12", "32", "21", "23", "11", "31"].map(id);
  expect(
    rims(info, ring)
      .map((loop) => loop.length)
      .sort((a, b) => a - b),
  ).toEqual([6, 18]);
  expect(rims(info, [id("box")])).toEqual([]);
  expect(centre(info, id("box"))).toBeNull();
  expect(outline(info, id("box"))).toBe("");
});

test("lines become path data", () => {
  expect(
    pathOf([
      [
        { x: 0, y: 0 },
        { x: 1, y: 0 },
        { x: 1, y: 1 },
      ],
    ]),
  ).toBe("M0 0L1 0L1 1Z");
  expect(ringsOf([[0, 0, 1, 0, 1, 1]])).toBe("M0 0L1 0L1 1Z");
  expect(outline(info, id("00")).split(" ")).toHaveLength(6);
});

test("a smooth line goes through its points", () => {
  const line = smooth([
    { x: 0, y: 0 },
    { x: 1, y: 0 },
    { x: 2, y: 1 },
  ]);
  expect(line.startsWith("M0 0C")).toBe(true);
  expect(line).toContain(" 1 0C");
  expect(line.endsWith(" 2 1")).toBe(true);
  expect(smooth([])).toBe("");
});

test("the head of an arrow takes the end of the line", () => {
  const drawn = headed(
    [
      { x: 0, y: 0 },
      { x: 0, y: 1 },
    ],
    0.3,
  )!;
  expect(drawn.angle).toBeCloseTo(90);
  expect(drawn.line[1]!.y).toBeCloseTo(0.7);
  expect(drawn.tip).toEqual({ x: 0, y: 1 });
  expect(headed([{ x: 0, y: 0 }], 0.3)).toBeNull();
  expect(arrow({ x: 0, y: 0 }, { x: 2, y: 0 }, 0.2, 0.3, 0.3).split(" ")).toHaveLength(7);
});

test("a line to a far place is bowed and keeps its distance from both ends", () => {
  const drawn = bow({ x: 0, y: 0 }, { x: 3, y: 0 }, 0.3);
  expect(drawn.middle.x).toBeCloseTo(1.5);
  expect(drawn.middle.y).toBeLessThan(-0.3);
  expect(Math.hypot(3 - drawn.tip.x, drawn.tip.y)).toBeCloseTo(0.3);
  expect(drawn.angle).toBeGreaterThan(0);
});

test("arrow keys lead to neighbours", () => {
  const from = id("22");
  const row = centre(info, from)!;
  expect(neighbour(info, from, 0, -1, row, none)).toBe(id("21"));
  expect(neighbour(info, from, 0, 1, row, none)).toBe(id("23"));
  expect(neighbour(info, id("00"), 0, -1, centre(info, id("00"))!, none)).toBeNull();
});

test("a journey sideways keeps to its row", () => {
  let at = id("02");
  const row = centre(info, at)!;
  const names = [];
  for (let i = 0; i < 4; i++) {
    at = neighbour(info, at, 1, 0, row, none)!;
    names.push(info.spaces[at]!.name);
  }
  expect(names).toEqual(["12", "22", "32", "42"]);
  expect(neighbour(info, id("32"), -1, 0, row, none)).toBe(id("22"));
});

test("spaces are met row by row", () => {
  expect(readingOrder(info, [id("31"), id("00"), id("20"), id("box")])).toEqual([id("00"), id("20"), id("31")]);
});

test("a way is walked stretch by stretch", () => {
  const way = [
    { x: 0, y: 0 },
    { x: 1, y: 0 },
    { x: 1, y: 2 },
  ];
  expect(along(way, 0)).toEqual({ x: 0, y: 0 });
  expect(along(way, 0.25)).toEqual({ x: 0.5, y: 0 });
  expect(along(way, 0.75)).toEqual({ x: 1, y: 1 });
  expect(along(way, 1)).toEqual({ x: 1, y: 2 });
});
