import { expect, test } from "vitest";
import type { Chit } from "../engine/types";
import { bySide, inKinds } from "./chits";

const chit = (name: string, side: number | null): Chit => ({
  name,
  side,
  priority: false,
  means: { id: "m", args: [] },
  rule: "18.1",
});
const inside = [chit("chit-move", 0), chit("chit-combat", 1), chit("chit-move", 0), chit("chit-log", null)];

test("chits are counted by kind, with how many the next draw may show", () => {
  const kinds = inKinds(inside, [true, false, true, true]);
  expect(kinds.map(({ chit, count, open }) => [chit.name, count, open])).toEqual([
    ["chit-move", 2, 2],
    ["chit-combat", 1, 0],
    ["chit-log", 1, 1],
  ]);
});

test("a side that is barred cannot come next", () => {
  expect(bySide(inside, [true, false, true, true])).toEqual([
    { side: 0, open: 2 },
    { side: 1, open: 0 },
    { side: null, open: 1 },
  ]);
});
