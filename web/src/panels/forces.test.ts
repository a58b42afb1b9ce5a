import { render } from "svelte/server";
import { expect, it } from "vitest";
import { counter, field, sightOf } from "../board/fixture";
import { contextOf, Desk } from "../shell/desk.svelte";
import type { Session } from "../table/session.svelte";
import Forces from "./Forces.svelte";

it("one's own stacks are listed; what is folded away is not made", () => {
  const info = field(2, 2);
  const theirs = { ...counter("b"), side: 1 };
  const stacks = [
    { space: "00", counters: [counter("a")] },
    { space: "11", counters: [theirs] },
    { space: "box", counters: [counter("c")] },
  ];
  const sight = sightOf(stacks, []);
  const listed = (viewer: number) => {
    const session = { info, sight, now: sight, viewer, deciding: false, log: [], lines: [] };
    const desk = new Desk(session as unknown as Session);
    return render(Forces, { context: contextOf(desk) }).body.match(/class="unit /g)?.length;
  };
  expect(listed(0)).toBe(1);
  // Whoever only watches sees both sides.
  expect(listed(-1)).toBe(2);
});
