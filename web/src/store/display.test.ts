import { expect, test } from "vitest";
import { readDisplay, scaleFor } from "./display.svelte";

test("what is kept of the screen is read again, and nonsense is not", () => {
  const fresh = { counters: "normal", scale: "auto", games: {}, cameras: [] };
  expect(readDisplay(null)).toEqual(fresh);
  expect(readDisplay("not json")).toEqual(fresh);
  expect(
    readDisplay('{"counters":"huge","scale":7,"games":{"g":{"overlays":[1]}},"cameras":[["a",{"x":1}]]}'),
  ).toEqual(fresh);
  const kept = {
    counters: "large",
    scale: 125,
    games: { g: { overlays: ["fields"], folded: true } },
    cameras: [["a", { x: 1, y: 2, p: 40 }]],
  };
  expect(readDisplay(JSON.stringify(kept))).toEqual(kept);
});

test("a very large screen has larger letters", () => {
  expect([390, 1440, 1920, 2560, 3840].map(scaleFor)).toEqual([100, 100, 100, 125, 200]);
});
