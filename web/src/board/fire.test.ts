import { render } from "svelte/server";
import { expect, test } from "vitest";
import type { Dot, Overlay } from "../engine/types";
import DotsLayer from "./DotsLayer.svelte";
import { circles, colourOfFire, placed, together, tracersOf } from "./fire";
import { field } from "./fixture";

const info = field(3, 3);
info.look.colours = { red: "#c22b1f", blue: "#27408b" };
const dot = (space: number, weight: number, colour = "red"): Dot => ({ space, weight, colour });

test("dots of one hex stand side by side, and a source has none", () => {
  const all = placed(info, [dot(4, 0), dot(4, 1), dot(4, 2, "blue"), dot(4, 3), dot(9, 2)]);
  expect(new Set(all.map(({ x }) => x)).size).toBe(3);
  // The box has no place on the map.
  expect(all).toHaveLength(3);
  const many = placed(
    info,
    Array.from({ length: 6 }, () => dot(0, 1)),
  );
  expect(new Set(many.map(({ y }) => y)).size).toBe(2);
});

test("what several overlays show is shown once, what one shows twice is shown twice", () => {
  const overlay = (...dots: Dot[]) => ({ dots }) as unknown as Overlay;
  const all = together([overlay(dot(1, 2), dot(1, 2), dot(2, 1)), overlay(dot(1, 2), dot(3, 1))]);
  expect(all.map((one) => one.space).sort()).toEqual([1, 1, 2, 3]);
});

test("the three weights are drawn in three ways, in one path each", () => {
  const html = render(DotsLayer, {
    props: { info, dots: [dot(0, 1), dot(1, 1), dot(0, 2), dot(2, 3), dot(4, 0)] },
  }).body;
  expect(html.match(/<path/g)).toHaveLength(4);
  expect(html.match(/<polygon/g)).toHaveLength(2);
  for (const weight of [1, 2, 3]) expect(html).toContain(`weight-${weight}`);
  expect(
    circles(
      [
        { x: 0, y: 0 },
        { x: 1, y: 1 },
      ],
      0.1,
    ).match(/M/g),
  ).toHaveLength(2);
});

test("the lines of the last action are drawn in the colour of their source, each once", () => {
  const overlay = { dots: [dot(0, 0, "blue"), dot(1, 2)] } as unknown as Overlay;
  const colours = colourOfFire(info, [overlay]);
  expect([...colours]).toEqual([[0, "#27408b"]]);
  const happened = ([[0, 4], [0, 4], [1, 2], null, [2, 2]] as const).map((at) => ({
    line: at && ([...at] as [number, number]),
  }));
  const drawn = (alone: [number, number] | null) =>
    tracersOf(info, happened, alone, colours).map((t) => [t.key, t.colour]);
  expect(drawn(null)).toEqual([
    ["0 4", "#27408b"],
    ["1 2", "#a3281e"],
  ]);
  expect(drawn([0, 1])).toEqual([["0 1", "#27408b"]]);
});
