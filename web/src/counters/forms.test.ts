import { expect, test } from "vitest";
import {
  formFor,
  formForPitch,
  isDark,
  isReduced,
  luminance,
  parseValues,
  stepDots,
  textWidth,
  topRow,
  valueSize,
} from "./forms";
import type { CounterView, Face } from "./types";

test("the form follows the size on the screen", () => {
  expect([4, 11.9, 12, 23.9, 24, 48, 55, 56, 84].map(formFor)).toEqual([
    "dot",
    "dot",
    "tiny",
    "tiny",
    "far",
    "far",
    "far",
    "near",
    "near",
  ]);
});

test("the form follows the distance of hexes on the map", () => {
  expect(formForPitch(14).form).toBe("dot");
  expect(formForPitch(22).form).toBe("tiny");
  expect(formForPitch(28)).toMatchObject({ form: "far", brief: true });
  expect(formForPitch(36)).toMatchObject({ form: "far", brief: true });
  expect(formForPitch(43)).toMatchObject({ form: "far", brief: false });
  expect(formForPitch(43).side).toBeCloseTo(31.82);
  expect(formForPitch(90).form).toBe("far");
  expect(formForPitch(100)).toEqual({ form: "near", side: 64, brief: false });
});

test("values are read with and without a range", () => {
  expect(parseValues("3-4-8")).toEqual({ values: ["3", "4", "8"], range: null });
  expect(parseValues("2-1-4 (4)")).toEqual({ values: ["2", "1", "4"], range: "4" });
  expect(parseValues("5-3-15 (12)")).toEqual({ values: ["5", "3", "15"], range: "12" });
  expect(parseValues("6")).toEqual({ values: ["6"], range: null });
  expect(parseValues("")).toEqual({ values: [""], range: null });
});

test("values are as large as their length allows", () => {
  expect(valueSize("3-4-8", "near")).toBe(37);
  expect(valueSize("4-4-15", "near")).toBe(34);
  expect(valueSize("3-4-8", "near", true)).toBe(34);
  expect(valueSize("3-4-8", "far")).toBe(40);
  expect(valueSize("3-4", "far")).toBe(46);
  for (const text of ["12-10-15", "100-200-300"]) {
    for (const form of ["near", "far"] as const) {
      expect(textWidth(text) * valueSize(text, form)).toBeLessThanOrEqual(94);
    }
  }
});

test("short names leave the size mark in the middle", () => {
  expect(topRow("8", "III", "4")).toEqual({ unit: 19, formation: 15, sizeX: 50 });
  expect(topRow("", "X", "")).toEqual({ unit: 19, formation: 15, sizeX: 50 });
});

test("long names shrink and push the size mark, and nothing overlaps", () => {
  for (const [unit, size, formation] of [
    ["505", "III", "82 AB"],
    ["131", "X", "7 Arm"],
    ["1057", "III", "91"],
    ["Cherbourg", "II", ""],
    ["Point du Hoc", "II", ""],
    ["LXXXVI", "XXX", ""],
    ["VIII", "XXX", ""],
    ["156", "III", "116 Pz"],
    ["A very long name indeed", "XXXX", "and a long formation"],
  ] as const) {
    const row = topRow(unit, size, formation);
    const half = (textWidth(size) * 15) / 2;
    expect(row.sizeX - half, unit).toBeGreaterThanOrEqual(6 + textWidth(unit) * row.unit);
    expect(row.sizeX + half, unit).toBeLessThanOrEqual(94 - textWidth(formation) * row.formation + 0.001);
  }
  expect(topRow("Cherbourg", "II", "").sizeX).toBeGreaterThan(50);
  expect(topRow("505", "III", "101 AB", 74).formation).toBeLessThan(15);
});

test("dark bodies are told by their print", () => {
  const box = { box: "#000000", box_ink: "#ffffff" };
  expect(isDark({ body: "#2B2C2E", ink: "#F4F1E6", ...box })).toBe(true);
  expect(isDark({ body: "#E8D2A2", ink: "#2A1D08", ...box })).toBe(false);
  expect(luminance("#ffffff")).toBeCloseTo(1);
  expect(luminance("#000000")).toBe(0);
});

test("a counter is reduced only when the viewer knows it", () => {
  const view: CounterView = { name: "a", side: 0, nation: "n", kind: "k", values: null, steps: 1, state: [] };
  const face: Face = {
    name: "a",
    side: 0,
    nation: "n",
    kind: "k",
    unit: "1",
    size: "X",
    formation: "",
    stripe: null,
    steps: 2,
    badge: null,
    notes: [],
  };
  expect(isReduced(view, face)).toBe(true);
  expect(isReduced({ ...view, steps: 2 }, face)).toBe(false);
  expect(isReduced({ ...view, steps: null }, face)).toBe(false);
  expect(isReduced(view, null)).toBe(false);
});

test("step dots stand below one another, the lost ones hollow", () => {
  expect(stepDots(1, 2, false)).toEqual([
    { y: 32.5, full: true },
    { y: 41.5, full: false },
  ]);
  expect(stepDots(4, 4, true).at(-1)?.y).toBeLessThanOrEqual(46);
  expect(stepDots(5, 5, false).at(-1)?.y).toBeLessThanOrEqual(62);
  expect(stepDots(0, 0, false)).toEqual([]);
});
