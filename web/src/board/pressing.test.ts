import { expect, test } from "vitest";
import { field, offer, sightOf } from "./fixture";
import { mostPressing } from "./pressing";

const info = field(5, 3);
const at = (name: string): number => info.spaces.findIndex((space) => space.name === name);

test("what must be attacked comes before what can be, and raids come last", () => {
  const offers = [
    offer("bombard", "raid 00", { space: at("00") }),
    offer("target", "attack 10", { space: at("10") }),
    offer("bombard", "raid 10", { space: at("10") }),
    offer("target", "attack 42", { space: at("42") }),
  ];
  const sight = sightOf([], offers, { standing: [[1, "must"]] });
  const order = mostPressing(info, sight, [at("00"), at("10"), at("42")], new Map([[1, at("41")]]));
  expect(order).toEqual([[at("42")], [at("10")], [at("00")]]);
});

test("counters that must act come before those that can", () => {
  const offers = [0, 1].map((counter) => offer("take", `take ${counter}`, { counter }));
  const sight = sightOf([], offers, {
    standing: [
      [0, "may"],
      [1, "must"],
    ],
  });
  const places = new Map([
    [0, at("00")],
    [1, at("31")],
  ]);
  expect(mostPressing(info, sight, places.values(), places)).toEqual([[at("31")], [at("00")]]);
});
