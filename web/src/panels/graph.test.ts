import { describe, expect, it } from "vitest";
import type { Moment } from "../engine/types";
import {
  amountText,
  areaOf,
  bandOf,
  CHANCE,
  chanceText,
  nextBest,
  promised,
  momentAt,
  nearest,
  readable,
  scaleOf,
  sumsOf,
  ticksOf,
  wholeText,
} from "./graph";

const moment = (played: number, turn: number, outlook: number): Moment => ({
  played,
  turn,
  seat: 0,
  chance: outlook,
  outlook,
  error: 500,
  counted: [],
  expected: [],
});
const MOMENTS = [moment(0, 1, 5000), moment(10, 1, 7500), moment(20, 2, 0), moment(30, 3, 10_000)];
const FRAME = { width: 300, height: 100 };

describe("the graph", () => {
  it("has an area under its line, and a band round it that stays inside", () => {
    expect(areaOf(MOMENTS, FRAME, CHANCE)).toBe("M0 100L0 50L100 25L200 100L300 0L300 100Z");
    expect(bandOf(MOMENTS, FRAME, CHANCE)).toBe("M0 45L100 20L200 95L300 0L300 5L200 100L100 30L0 55Z");
    expect(areaOf(MOMENTS.slice(0, 1), FRAME, CHANCE)).toBe("");
  });

  it("goes from the worst to victory where points are the stake", () => {
    const moments = [moment(0, 1, 4000), moment(1, 2, -4000)];
    const scale = scaleOf({ enough: 19_000, moments });
    expect(scale).toEqual({ low: -4000, high: 19_000, per: 1000 });
    expect(areaOf(moments, { width: 10, height: 23 }, scale)).toBe("M0 23L0 15L10 23L10 23Z");
    expect(scaleOf({ enough: null, moments })).toBe(CHANCE);
  });

  it("finds moments by place and by action", () => {
    expect([-9, 40, 160, 999].map((x) => nearest(x, 4, FRAME))).toEqual([0, 0, 2, 3]);
    expect([0, 9, 10, 29, 30].map((played) => momentAt(MOMENTS, played))).toEqual([0, 0, 1, 2, 3]);
    expect(momentAt([], 5)).toBe(0);
  });

  it("numbers turns where there is room", () => {
    expect(ticksOf(MOMENTS, 9).map(({ turn }) => turn)).toEqual([1, 2, 3]);
    expect(ticksOf(MOMENTS, 2).map(({ turn }) => turn)).toEqual([1, 3]);
  });
});

describe("numbers", () => {
  it("have a sign and one decimal", () => {
    expect(amountText("en", 1540, 1000)).toBe("+1.5");
    expect(amountText("en", -320, 100)).toBe("−3.2");
    expect(amountText("en", -20, 1000)).toBe("0.0");
    expect(amountText("it", 1540, 1000)).toBe("+1,5");
    expect(chanceText("en", 5249)).toBe("52%");
    expect(readable("term-open-flank")).toBe("open flank");
  });

  it("of luck and skill share a scale", () => {
    const report = {
      done: 100,
      enough: null,
      moments: [],
      measured: [],
      luck: [900, -900],
      skill: [-800, 200],
      rolls: [],
      accuracy: [],
      mistakes: [
        {
          played: 3,
          turn: 1,
          seat: 0,
          grade: "mistake" as const,
          loss: 700,
          error: 20,
          ended: true,
          did: [],
          better: [],
          differs: [],
        },
      ],
    };
    // What is told and what is not told add up.
    expect(sumsOf(report)).toEqual([
      { luck: 900, skill: -800, rest: -100, most: 900 },
      { luck: -900, skill: 200, rest: 200, most: 900 },
    ]);
  });
});

it("whole numbers have a real minus", () => {
  expect(wholeText("en", -1250)).toBe("−1,250");
  expect(wholeText("it", 3)).toBe("3");
});

describe("the next best plan", () => {
  const plan = { chance: 2000, points: 3800 };
  it("is told in the measure of the plan", () => {
    expect(promised("en", plan)).toBe("3.8");
    expect(promised("en", { chance: 5200, points: null })).toBe("52%");
  });
  it("is none if it promises the same", () => {
    expect(nextBest("en", plan, [{ chance: 1900, points: 3800 }])).toBeUndefined();
    expect(nextBest("en", plan, [{ chance: 2000, points: 3200 }])).toMatchObject({ points: 3200 });
    expect(nextBest("en", plan, [])).toBeUndefined();
  });
});
