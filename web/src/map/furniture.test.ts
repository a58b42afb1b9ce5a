import { describe, expect, it } from "vitest";
import { committed } from "./committed";
import { freeSea, furnish, scaleSteps } from "./furniture";
import { overlap } from "./labels";

describe.each(committed())("the sheet of %s", (_, chart) => {
  it("has free sea that covers no hex in play, nor itself", () => {
    const free = freeSea(chart);
    expect(free.length).toBeGreaterThan(1);
    for (const [i, rect] of free.entries()) {
      const covered = chart.hexes.filter((h) => overlap(rect, { x: h.x - 0.5, y: h.y - 0.5, w: 1, h: 1 }) > 0);
      expect(covered).toEqual([]);
      for (const other of free.slice(i + 1)) expect(overlap(rect, other)).toBeLessThan(1e-6);
    }
  });

  it("has room for title, compass and scale apart from each other", () => {
    const { title, compass, scale, rest } = furnish(chart);
    const all = [title!, compass!, scale!, ...rest];
    for (const [i, a] of all.entries()) for (const b of all.slice(i + 1)) expect(overlap(a, b)).toBeLessThan(1e-6);
  });
});

it("a scale has round steps", () => {
  expect(scaleSteps(4.7, 4.4)).toEqual([0, 10, 20]);
  expect(scaleSteps(1, 3)).toEqual([0, 1, 2]);
});
