import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import type { Chart } from "./chart";
import { freeSea, furnish, scaleSteps } from "./furniture";
import { overlap } from "./labels";

const path = new URL("../../../data/campanha/chart.json", import.meta.url);
const chart = JSON.parse(readFileSync(path, "utf8")) as Chart;

it("free sea covers no hex in play and never itself", () => {
  const free = freeSea(chart);
  expect(free.length).toBeGreaterThan(1);
  for (const [i, rect] of free.entries()) {
    for (const hex of chart.hexes) expect(overlap(rect, { x: hex.x - 0.5, y: hex.y - 0.5, w: 1, h: 1 })).toBe(0);
    for (const other of free.slice(i + 1)) expect(overlap(rect, other)).toBeLessThan(1e-6);
  }
});

it("title, compass and scale find room apart from each other", () => {
  const { title, compass, scale, rest } = furnish(chart);
  const all = [title!, compass!, scale!, ...rest];
  for (const [i, a] of all.entries()) for (const b of all.slice(i + 1)) expect(overlap(a, b)).toBeLessThan(1e-6);
});

it("a scale has round steps", () => {
  expect(scaleSteps(4.7, 4.4)).toEqual([0, 10, 20]);
  expect(scaleSteps(1, 3)).toEqual([0, 1, 2]);
});
