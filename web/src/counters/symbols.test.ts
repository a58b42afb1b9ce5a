import { expect, test } from "vitest";
import { drawing, primitives } from "./symbols";

test("every primitive draws something, in both boxes", () => {
  for (const word of primitives) {
    for (const [width, height] of [
      [52, 33],
      [68, 40],
    ] as const) {
      const { line, fine, solid, below, unknown } = drawing([word], width, height);
      expect(unknown, word).toBe(false);
      expect(line + fine + solid + below, word).toMatch(/^M/);
      expect(line + fine + solid + below, word).not.toMatch(/NaN|undefined|Infinity/);
    }
  }
});

test("the vocabulary holds the arms that games ask for", () => {
  for (const word of (
    "cross oval slash dot wheels bicycle gulls glider corner anchor arc rocket assault coast heavy hq engineer recon " +
    "supply machinegun mortar antitank tank-destroyer mountain fort truck bunker flag star medal question stack support"
  ).split(" ")) {
    expect(primitives).toContain(word);
  }
});

test("the unit's own number is no drawing and no question mark", () => {
  const { unknown, line } = drawing(["hq", "name"], 52, 33);
  expect([unknown, line]).toEqual([false, ""]);
});

test("a word that is not in the list gives an empty box with a question mark", () => {
  const empty = { line: "", fine: "", solid: "", below: "" };
  expect(drawing(["cross", "no-such-sign"], 52, 33)).toEqual({ ...empty, unknown: true });
  expect(drawing(["constructor"], 52, 33).unknown).toBe(true);
  expect(drawing([], 52, 33)).toEqual({ ...empty, unknown: false });
});

test("the lines of a symbol reach the corners of its box", () => {
  expect(drawing(["cross"], 52, 33).line).toBe("M -26 -16.5 L 26 16.5 M -26 16.5 L 26 -16.5");
  expect(drawing(["slash"], 68, 40).line).toBe("M -34 20 L 34 -20");
});

test("a dot makes room for what it stands with", () => {
  const alone = drawing(["dot"], 52, 33).solid;
  for (const word of ["arc", "rocket", "coast", "oval", "wave"]) {
    expect(drawing([word, "dot"], 52, 33).solid).not.toBe(alone);
  }
  expect(drawing(["oval", "heavy"], 52, 33).line).not.toContain(drawing(["oval"], 52, 33).line);
});

test("equal symbols share one drawing", () => {
  expect(drawing(["cross", "wheels"], 52, 33)).toBe(drawing(["cross", "wheels"], 52, 33));
});
