import { describe, expect, it } from "vitest";
import { written } from "./speech.svelte";

describe("parts of a point", () => {
  it("are written as players write them", () => {
    expect([-3, -1, 0, 1, 2, 5].map((halves) => written(halves, 2))).toEqual(["−1½", "−½", "0", "½", "1", "2½"]);
    expect([4, 5, 7, 12].map((sixths) => written(sixths, 6))).toEqual(["⅔", "⅚", "1⅙", "2"]);
    expect([2, 7, 5].map((fifths) => written(fifths, 5))).toEqual(["2/5", "1 2/5", "1"]);
  });
});
