import { expect, test } from "vitest";
import type { CounterView, Info } from "../engine/types";
import type { Chart } from "../map/chart";
import { lyingAt, rowsOf, type Drawn } from "./drawn";
import { areaOf, areasOf, centre, layBoxes, outline, sizeOf, type Area } from "./hexes";
import { BoardUi } from "./ui.svelte";

const region: Area = { n: "paris", x: 40, y: 6, w: 4.6, h: 4, title: "Paris", foot: 0 };

test("counters of a box lie in rows inside it, none over another", () => {
  for (const count of [1, 3, 12, 25, 60]) {
    const { slots, size } = rowsOf(region, count, 0.74);
    expect(slots.reduce((sum, slot) => sum + slot.count, 0)).toBe(count);
    const half = (0.74 * size) / 2;
    for (const { at } of slots) {
      expect(at.x - half).toBeGreaterThanOrEqual(region.x - region.w / 2);
      expect(at.x + half).toBeLessThanOrEqual(region.x + region.w / 2);
      expect(at.y - half).toBeGreaterThanOrEqual(region.y - region.h / 2);
      expect(at.y + half).toBeLessThanOrEqual(region.y + region.h / 2);
    }
    slots.forEach((one, i) =>
      slots
        .slice(i + 1)
        .forEach((other) =>
          expect(Math.max(Math.abs(one.at.x - other.at.x), Math.abs(one.at.y - other.at.y))).toBeGreaterThanOrEqual(
            2 * half,
          ),
        ),
    );
  }
});

test("what finds no room of its own lies in the last stack", () => {
  const { slots } = rowsOf({ ...region, w: 1.2, h: 1.2 }, 9, 0.74);
  expect(slots.at(-1)!.count).toBeGreaterThan(1);
});

test("rows end above smaller boxes and above a line of text", () => {
  const fortress = { n: "festung", x: 40, y: 7.2, w: 2, h: 1.2, title: "Festung" };
  const { paris, festung } = Object.fromEntries(areasOf([region, { ...fortress, text: "garrison" }]));
  expect(paris!.foot).toBeCloseTo(1.4);
  expect(festung!.foot).toBeCloseTo(0.42);
  const { slots, size } = rowsOf(paris!, 12, 0.74);
  for (const { at } of slots) expect(at.y + 0.37 * size).toBeLessThanOrEqual(6.6);
});

const info = {
  spaces: [
    { name: "0101", grid: 0, drawn: true, at: [0, 0] },
    { name: "0202", grid: 1, drawn: true, at: [5, 5] },
    { name: "paris", grid: null, drawn: false, at: [0, 0] },
  ],
  corners: [[[0, -0.57735]], [[0, -1.1547]]],
} as unknown as Info;

test("a box lies where the chart has drawn it, and is as large", () => {
  layBoxes(info, { regions: [region] } as unknown as Chart);
  expect(centre(info, 2)).toEqual({ x: 40, y: 6 });
  expect(areaOf(info, 2)).toEqual(region);
  expect(outline(info, 2)).toBe("37.7,4 42.3,4 42.3,8 37.7,8");
  expect(areaOf(info, 0)).toBeUndefined();
});

test("hexes of another scale are told by their corners", () => {
  expect([sizeOf(info, 0), sizeOf(info, 1)]).toEqual([1, 2]);
});

test("each map keeps its camera, and what is asked for turns to its map", () => {
  const ui = new BoardUi();
  const nothing = () => {};
  const presses = {
    counter: nothing,
    space: nothing,
    card: nothing,
    cancel: nothing,
    pick: nothing,
    next: nothing,
  };
  const frames = [
    [-1, -1, 30, 20],
    [33, -1, 46, 20],
  ] as const;
  ui.attach(info, frames, { ...presses, together: nothing, nextUnit: nothing, drag: nothing });
  ui.resize({ width: 800, height: 600 });
  ui.moveTo({ x: 10, y: 10, p: 70 });
  ui.centreOn(2);
  expect(ui.map).toBe(1);
  expect(ui.camera.x).toBeGreaterThan(33);
  ui.nextMap();
  expect(ui.map).toBe(0);
  expect(ui.camera).toEqual({ x: 10, y: 10, p: 70 });
});

test("each counter in the rows of a box is found where it lies", () => {
  const { slots, size } = rowsOf(region, 12, 0.74);
  const counters = slots.map((_, id) => ({ id, view: {} as CounterView }));
  const drawn: Drawn = { space: 0, counters, at: { x: 40, y: 6 }, pieces: [], size, rows: slots };
  expect(slots.map(({ at }) => lyingAt(drawn, at, 0.74)?.id)).toEqual(counters.map(({ id }) => id));
  expect(lyingAt(drawn, { x: 0, y: 0 }, 0.74)).toBeNull();
});
