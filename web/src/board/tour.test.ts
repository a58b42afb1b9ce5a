import { describe, expect, it } from "vitest";
import { beyond, nudged, partsOf } from "./tour";

const camera = { x: 10, y: 5, p: 40 };
const size = { width: 800, height: 400 };

describe("what happens beyond the view", () => {
  it("is looked at in one part if all of it is seen", () => {
    expect(
      partsOf(camera, size, [
        { x: 2, y: 4 },
        { x: 18, y: 6 },
      ]),
    ).toEqual([0, 0]);
  });

  it("is looked at part by part, in the order in which it came", () => {
    const west = { x: 30, y: 5 };
    const east = { x: 1, y: 5 };
    expect(partsOf(camera, size, [west, east, { x: 28, y: 5 }])).toEqual([0, 1, 0]);
  });

  it("moves the view no farther than it must", () => {
    expect(nudged(camera, size, [{ x: 12, y: 5 }])).toEqual(camera);
    const right = nudged(camera, size, [
      { x: 12, y: 5 },
      { x: 25, y: 5 },
    ]);
    expect(right).toMatchObject({ y: 5, p: 40 });
    expect(right.x).toBeCloseTo(25 - 10 + 1.2);
    // What does not fit comes to the middle.
    expect(
      nudged(camera, size, [
        { x: 0, y: 5 },
        { x: 60, y: 5 },
      ]).x,
    ).toBe(30);
  });

  it("has an arrow at the edge behind which it lies", () => {
    expect(beyond(camera, size, { x: 10, y: 5 })).toBeNull();
    expect(beyond(camera, size, { x: -9, y: 5 })).toBe("left");
    expect(beyond(camera, size, { x: 40, y: 8 })).toBe("right");
    expect(beyond(camera, size, { x: 12, y: -20 })).toBe("top");
    expect(beyond(camera, size, { x: 12, y: 30 })).toBe("bottom");
  });
});
