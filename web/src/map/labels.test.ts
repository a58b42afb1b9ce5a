import { describe, expect, it } from "vitest";
import { committed } from "./committed";
import type { Chart, Rect } from "./chart";
import { isShown, overlap, placeLabels, placeRivers, sizeOf, type Label, type Wanted } from "./labels";

/** A board of nine by nine hexes with a place in every other one. */
function board(): Chart {
  const chart: Chart = {
    game: "test",
    frame: [0, 0, 10, 10],
    orientation: "flat",
    corners: [0.289, -0.5, 0.577, 0, 0.289, 0.5, -0.289, 0.5, -0.577, 0, -0.289, -0.5],
    hexes: [],
    sea: [],
    land: [],
    rivers: [{ name: "Long river", rank: 1, from: 0, to: 1, points: [0, 9.5, 3, 9.6, 6, 9.5, 9, 9.6] }],
    roads: [],
    straits: [],
    places: [],
    symbols: [{ hex: "0101", x: 1, y: 1, kind: "fort" }],
    beaches: [{ name: "Red", x: 5, y: 0, hexes: ["0501"] }],
    landings: [],
    waters: [{ name: "Wide Sea", x: 5, y: -3 }],
    links: [],
    version: 1,
  };
  for (let i = 1; i <= 9; i++) {
    for (let j = 1; j <= 9; j++) {
      const n = `0${i}0${j}`;
      const [x, y] = [i * 0.866, j + (i % 2) / 2];
      chart.hexes.push({ n, x, y, t: "open" });
      const rank = (["hamlet", "city", "town", "hamlet", "spot"] as const)[(i + 2 * j) % 5]!;
      chart.places.push({ hex: n, x, y, rank, name: `Place of ${n}` });
    }
  }
  return chart;
}

function wanted(p: number, avoid: Rect[] = [], chart = board()): Wanted {
  const measure = (text: string, _: unknown, size: number) => 0.55 * size * text.length;
  return { chart, p, measure, avoid, worth: { "0101": 20, "0502": 5 }, numbers: p >= 40 };
}

const named = (labels: Label[]) => labels.filter((l) => l.kind !== "water" && l.kind !== "beach");

describe("names", () => {
  for (const p of [18, 30, 43, 70, 110]) {
    it(`do not meet at ${p} pixels a hex`, () => {
      const labels = placeLabels(wanted(p)).filter((l) => l.kind !== "city");
      for (const [i, a] of labels.entries()) {
        for (const b of labels.slice(i + 1)) expect(overlap(a.box, b.box), `${a.text} and ${b.text}`).toBe(0);
      }
    });

    it(`of cities never vanish at ${p} pixels a hex`, () => {
      const chart = board();
      const cities = chart.places.filter((place) => place.rank === "city");
      // Even with a counter in every hex.
      const avoid = chart.hexes.map((h) => ({
        x: (h.x - 0.37) * p,
        y: (h.y - 0.37) * p,
        w: 0.74 * p,
        h: 0.74 * p,
      }));
      for (const rects of [[], avoid]) {
        const shown = placeLabels(wanted(p, rects)).filter((l) => l.kind === "city");
        expect(shown).toHaveLength(cities.length);
      }
    });
  }

  it("bear the points of the other half of a town, not those of a city next door", () => {
    const chart = board();
    const half = chart.places.find((place) => place.rank === "city")!;
    delete (half as { name?: string }).name;
    const labels = placeLabels({ ...wanted(70, [], chart), worth: { [half.hex]: 7 } });
    expect(labels.filter(({ points }) => points?.value === 7).map(({ kind }) => kind)).not.toContain("hamlet");
    expect(labels.filter(({ points }) => points?.value === 7).map(({ kind }) => kind)).not.toContain("town");
  });

  it("keep clear of counters unless they are cities", () => {
    const avoid = [{ x: 100, y: 100, w: 80, h: 60 }];
    for (const label of placeLabels(wanted(60, avoid))) {
      if (label.kind !== "city") expect(overlap(label.box, avoid[0]!), label.text).toBe(0);
    }
  });

  for (const p of [18, 26, 43, 70, 110]) {
    it(`stay on their own hexes at ${p} pixels a hex, whatever stands or is priced there`, () => {
      const chart = board();
      const counters = chart.hexes.map((h) => ({
        x: (h.x - 0.39) * p,
        y: (h.y - 0.39) * p,
        w: 0.78 * p,
        h: 0.78 * p,
      }));
      const discs = chart.hexes.map((h) => ({
        x: (h.x - 0.18) * p,
        y: (h.y + 0.26) * p,
        w: 0.36 * p,
        h: 0.36 * p,
      }));
      for (const avoid of [[], counters, discs, [...counters, ...discs]])
        for (const label of named(placeLabels(wanted(p, avoid, chart)))) {
          const [x, y] = [(label.box.x + label.box.w / 2) / p, (label.box.y + label.box.h / 2) / p];
          const nearest = chart.hexes.reduce((a, b) =>
            Math.hypot(b.x - x, b.y - y) < Math.hypot(a.x - x, a.y - y) ? b : a,
          );
          expect(label.text.toLowerCase()).toBe(`place of ${nearest.n}`);
        }
    });
  }

  it("carry their points within their box", () => {
    const label = placeLabels(wanted(60)).find((l) => l.points?.value === 5)!;
    expect(label.points!.x + label.points!.r).toBeLessThanOrEqual(label.box.x + label.box.w);
  });

  it("come with the zoom", () => {
    const kinds = (p: number) => new Set(named(placeLabels(wanted(p))).map((l) => l.kind));
    expect([...kinds(18)]).toEqual(["city"]);
    expect(kinds(30).has("hamlet")).toBe(false);
    expect(kinds(110).has("hamlet")).toBe(true);
    expect(isShown("town", 24)).toBe(true);
  });

  it("grow with the zoom", () => {
    const sizes = [20, 43, 60, 95, 120].map((p) => sizeOf("town", p));
    expect(sizes).toEqual([...sizes].sort((a, b) => a - b));
  });
});

describe("river names", () => {
  it("stand only near, and off the other names", () => {
    expect(placeRivers(wanted(60), [])).toEqual([]);
    expect(placeRivers(wanted(110), []).length).toBeGreaterThan(0);
    const everywhere: Rect = { x: -100, y: -100, w: 9999, h: 9999 };
    expect(placeRivers(wanted(110, [everywhere]), [])).toEqual([]);
  });
});

for (const [name, chart] of committed()) {
  it(`of ${name} are all apart`, () => {
    const cities = chart.places.filter((place) => place.rank === "city" && place.name !== undefined);
    const labels = placeLabels(wanted(43, [], chart));
    expect(labels.filter((l) => l.kind === "city")).toHaveLength(cities.length);
    for (const [i, a] of labels.entries()) {
      const met = labels.slice(i + 1).filter((b) => overlap(a.box, b.box) > 0);
      expect(met.map((b) => `${a.text} and ${b.text}`)).toEqual([]);
    }
  });
}
