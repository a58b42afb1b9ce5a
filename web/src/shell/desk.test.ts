import { render } from "svelte/server";
import { describe, expect, it } from "vitest";
import { counter, field, offer, sightOf } from "../board/fixture";
import type { Blocked, Offer, Sight } from "../engine/types";
import type { Session } from "../table/session.svelte";
import BlockedButton from "./BlockedButton.svelte";
import { Desk } from "./desk.svelte";

const info = field(2, 2);
const say = (id: string, ...args: Offer["label"]["args"]) => ({ id, args });
const cannot = (role: Blocked["role"], at: Partial<Blocked> = {}): Blocked => ({
  refusal: { rule: "4.1.2", message: say("left-out", ["unit", { counter: 0 }]) },
  role,
  label: say(`cannot-${role}`),
  rule: "6.1",
  counter: null,
  space: null,
  via: null,
  number: null,
  ...at,
});

function desk(sight: Sight): Desk {
  const session = { info, sight, now: sight, deciding: true, compare: null, hint: null };
  return new Desk(session as unknown as Session);
}

describe("the table", () => {
  it("names what cannot be pressed, and why", () => {
    const stacks: Sight["view"]["stacks"] = [];
    const blocked = [cannot("commit"), cannot("join", { counter: 1 })];
    const table = desk(sightOf(stacks, [], { blocked, standing: [] }));
    expect(table.blocked.map((one) => one.role)).toEqual(["commit"]);
    const html = render(BlockedButton, { props: { info, blocked: blocked[0]! } }).body;
    expect(html).toContain('aria-disabled="true"');
    expect(html).toContain("left-out");
    expect(html).toContain("§4.1.2");
  });

  it("shows few choices as buttons where there is room, many as a list", () => {
    const choices = (n: number): Offer[] => Array.from({ length: n }, (_, i) => offer("other", `choice ${i}`));
    const table = desk(sightOf([], choices(3)));
    expect(table.listed).toEqual([]);
    table.roomy = true;
    expect(table.listed).toHaveLength(3);
    const many = desk(sightOf([], choices(6)));
    many.roomy = true;
    expect(many.listed).toEqual([]);
  });

  it("lists who may take a loss, if several stacks are asked", () => {
    const stacks = [
      { space: "00", counters: [counter("a")] },
      { space: "01", counters: [counter("b"), counter("c")] },
    ] as unknown as Sight["view"]["stacks"];
    const lose = (id: number) => offer("lose", `lose ${id}`, { counter: id });
    expect(desk(sightOf(stacks, [lose(0), lose(1)])).losses).toHaveLength(2);
    expect(desk(sightOf(stacks, [lose(1), lose(2)])).losses).toEqual([]);
  });

  it("keeps a choice that was made within reach", () => {
    const without = offer("other", "without ships");
    const sight = sightOf([], [offer("join", "join a", { counter: 0 })], { prepared: [without], odds: null });
    expect(desk(sight).made).toEqual([without]);
  });
});
