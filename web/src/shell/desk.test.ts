import { render } from "svelte/server";
import { describe, expect, it } from "vitest";
import { counter, field, offer, sightOf } from "../board/fixture";
import type { Blocked, Offer, Sight } from "../engine/types";
import type { LogLine, Session } from "../table/session.svelte";
import { asksFor, toldTo } from "./asks";
import BlockedButton from "./BlockedButton.svelte";
import Actions from "./Actions.svelte";
import { contextOf, Desk } from "./desk.svelte";

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
  track: null,
  card: null,
  others: [],
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

  it("names who must act before a phase can end", () => {
    const stacks = [{ space: "00", counters: [counter("a"), counter("b")] }] as unknown as Sight["view"]["stacks"];
    const table = desk(sightOf(stacks, [], { blocked: [cannot("done")], odds: null, standing: [[1, "must"]] }));
    const html = render(Actions, { props: {}, context: contextOf(table) }).body;
    expect([...html.matchAll(/data-must="(\w+)"/g)].map((found) => found[1])).toEqual(["b"]);
  });

  it("shows Enter at one button: that of the question, once something is asked", () => {
    const [commit, answer] = [offer("commit", "commit"), offer("send", "retreat", { counter: 0, space: 1 })];
    const table = desk(sightOf([], [commit, answer], { blocked: [] }));
    const html = () => render(Actions, { props: {}, context: contextOf(table) }).body;
    expect(html()).toContain('aria-label="Enter"');
    table.ui.asked = { offer: answer, played: 1 };
    expect(html()).not.toContain('aria-label="Enter"');
    expect(html()).toContain('data-action="commit"');
  });

  it("shows few choices as buttons where there is room, many as a list", () => {
    const choices = (n: number): Offer[] => Array.from({ length: n }, (_, i) => offer("other", `choice ${i}`));
    const table = desk(sightOf([], choices(3)));
    expect(table.listed).toEqual([]);
    table.roomy = true;
    expect(table.listed).toHaveLength(3);
    const many = desk(sightOf([], [...choices(6), offer("take", "move a", { counter: 0 })]));
    many.roomy = true;
    expect(many.listed).toEqual([]);
  });

  it("shows all that can be chosen if nothing else is asked", () => {
    const stacks = [{ space: "00", counters: [counter("a"), counter("b")] }] as unknown as Sight["view"]["stacks"];
    const lead = (n: number) => offer("other", `lead ${n}`, { counter: n % 2 });
    const leads = Array.from({ length: 6 }, (_, n) => lead(n));
    const table = desk(sightOf(stacks, leads));
    table.roomy = true;
    expect(table.listed).toHaveLength(6);
    const besides = desk(sightOf(stacks, [...leads, offer("take", "move a", { counter: 0 })]));
    besides.roomy = true;
    expect(besides.listed).toEqual([]);
  });

  it("puts the answers that counters may give side by side", () => {
    const stacks = [{ space: "00", counters: [counter("a"), counter("b")] }] as unknown as Sight["view"]["stacks"];
    const leads = [0, 1].map((n) => offer("commit", `stand ${n}`, { counter: n }));
    const all = [...leads, offer("done", "withdraw"), offer("other", "ships")];
    const table = desk(sightOf(stacks, all));
    expect(table.answers).toEqual(all);
    expect([table.main, table.others]).toEqual([null, []]);
    expect(desk(sightOf(stacks, [offer("commit", "commit"), offer("done", "end")])).answers).toEqual([]);
  });

  it("shows chits and formations as buttons, and does none of it by pressing Enter", () => {
    const chits = Array.from({ length: 6 }, (_, n) => offer("other", `play ${n}`, { number: n }));
    const leave = offer("done", "pass");
    const opening = desk(sightOf([], [...chits, leave]));
    opening.roomy = true;
    expect(opening.listed).toEqual(chits);
    expect(opening.main).toBe(leave);
    const whole = Array.from({ length: 6 }, (_, n) => offer("join", `formation ${n}`, { number: n, others: [0] }));
    const choosing = desk(sightOf([], [...whole, offer("target", "stack 1", { space: 1 }), leave]));
    choosing.roomy = true;
    expect(choosing.listed).toEqual(whole);
  });

  it("keeps what one counter could do besides at the counter", () => {
    const stacks = [{ space: "00", counters: [counter("a"), counter("b")] }] as unknown as Sight["view"]["stacks"];
    const [take, build] = [offer("take", "move a", { counter: 0 }), offer("other", "build a", { counter: 0 })];
    expect(desk(sightOf(stacks, [take, build])).others).toEqual([]);
    expect(desk(sightOf(stacks, [build])).others).toEqual([build]);
  });

  it("lays what can be committed to a fight out as cards", () => {
    const air = { ...offer("other", "aid RAF"), card: "kind-air" };
    const join = offer("join", "join b", { counter: 1 });
    const target = offer("target", "attack 01", { space: 1 });
    const table = desk(sightOf([], [join, air], { prepared: [target], can_undo: true }));
    expect(table.cards).toEqual([air]);
    expect(table.others).toEqual([]);
    const given = desk(sightOf([], [join], { prepared: [target, air], can_undo: true }));
    expect([given.cardsMade, given.made]).toEqual([[air], []]);
  });

  it("draws the ways of a counter in hand without those of the others, until somebody steps through them", () => {
    const recapped = (in_hand: number | null): Desk => {
      const table = desk(sightOf([], [], { in_hand }));
      return Object.defineProperty(table, "recap", { value: { steps: [{ does: "move", way: [0, 1] }] } });
    };
    expect(recapped(null).retold).toHaveLength(1);
    const taken = recapped(0);
    expect(taken.retold).toBeUndefined();
    taken.recapAt = 0;
    expect(taken.retold).toHaveLength(1);
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

  it("knows who could go along with the counter in hand, and as what they go", () => {
    const stacks = [
      { space: "00", counters: [counter("a"), counter("b")] },
      { space: "01", counters: [counter("c")] },
    ] as unknown as Sight["view"]["stacks"];
    const table = desk(sightOf(stacks, [offer("go", "to", { space: 2 })], { in_hand: 0 }));
    table.ui.takes = new Map([
      [0, "take a"],
      [1, "take b"],
      [2, "take c"],
    ]);
    const faces = info.counters.map((face, id) => ({ ...face, formation: id === 1 ? "" : "1US" }));
    Object.assign(table.session, { info: { ...info, counters: faces } });
    expect(table.along).toEqual({ stack: [0, 1], formation: [0, 2] });
    expect(table.together).toBeNull();
    table.ui.together = table.along.stack;
    expect(table.together).toEqual({ ids: [0, 1], as: "stack" });
    table.ui.together = table.along.formation;
    expect(table.together?.as).toBe("formation");
  });

  it("keeps a choice that was made within reach", () => {
    const without = offer("other", "without ships");
    const prepared = [offer("target", "attack x"), without];
    const joins = [offer("join", "join a", { counter: 0 })];
    expect(desk(sightOf([], joins, { prepared, odds: null })).made).toEqual([without]);
  });

  it("does not take counters that are added to something else for a fight", () => {
    const joins = [offer("join", "recover a", { counter: 0 })];
    expect(desk(sightOf([], joins, { prepared: [offer("other", "rest b")], odds: null })).building).toBe(false);
  });

  it("does not take what was done before a raid for a part of it", () => {
    const [hold, raid, without] = [
      offer("other", "hold"),
      offer("bombard", "raid x"),
      offer("other", "without ships"),
    ];
    const of = (prepared: Offer[]) => desk(sightOf([], [offer("amount", "air 1")], { prepared, odds: null })).made;
    expect(of([hold, hold, offer("done", "end-movement"), raid, without])).toEqual([without]);
    expect(of([hold, raid])).toEqual([]);
  });
});

describe("what a plan draws", () => {
  const arrow = (counter: number, from: number, to: number) => ({ counter, from, to, attack: false });
  it("is what a map can bear, all of it if asked, and of one unit alone where it is pointed at", () => {
    const arrows = Array.from({ length: 20 }, (_, i) => arrow(i + 10, i % 4, (i + 1) % 4));
    const table = desk(sightOf([], []));
    table.session.hint = { offer: offer("other", "x"), played: 1, why: { arrows } } as never;
    expect(table.plans[0]!.arrows).toHaveLength(12);
    expect(table.arrowsLeft).toBe(8);
    table.ui.hovered = { counter: 13, space: null };
    expect(table.plans[0]!.arrows).toEqual([arrows[3]]);
    table.ui.hovered = { counter: null, space: null };
    table.allArrows = true;
    expect(table.plans[0]!.arrows).toHaveLength(20);
    // What is feared stays while something else is pointed at, and comes back after it.
    table.feared = [{ tone: "feared", arrows: [] }];
    table.pointed = [{ tone: "other", arrows: [] }];
    expect(table.plans[0]!.tone).toBe("other");
    table.pointed = null;
    expect(table.plans[0]!.tone).toBe("feared");
  });
});

describe("who takes the screen", () => {
  it("is told what for, and nothing more", () => {
    const lose = [offer("lose", "a", { counter: 0 }), offer("lose", "b", { counter: 1 })];
    expect(asksFor({ offers: lose, odds: null })).toBe("lose");
    expect(asksFor({ offers: [offer("commit", "c")], odds: {} as never })).toBe("answer");
    expect(asksFor({ offers: [offer("go", "g", { space: 1 })], odds: null })).toBe("where");
    expect(asksFor({ offers: [offer("take", "t", { counter: 0 })], odds: null })).toBeNull();
    expect(toldTo(say("prompt-move"))).toEqual(say("prompt-move"));
    expect(toldTo({ id: "prompt-retreat", args: [["unit", { counter: 3 }]] })).toBeNull();
    expect(toldTo(null)).toBeNull();
  });
});

describe("what came of a fight", () => {
  const fought = (entry: number): LogLine => ({ entry, sheet: {}, message: say("fought") }) as unknown as LogLine;
  it("stays until a person acts again", () => {
    const table = desk(sightOf([], []));
    const line = fought(4);
    Object.assign(table.session, { since: 3, past: null, lines: [fought(2), line] });
    expect(table.result).toBe(line);
    const later = desk(sightOf([], []));
    Object.assign(later.session, { since: 5, past: null, lines: [fought(2), line] });
    expect(later.result).toBeNull();
    later.openResult(line);
    expect(later.result).toBe(line);
    later.closeResult();
    expect(later.result).toBeNull();
  });
  it("is put away with the next phase", () => {
    const table = desk(sightOf([], []));
    const next = { entry: 5, sheet: null, phase: say("phase-movement") } as unknown as LogLine;
    Object.assign(table.session, { since: 3, past: null, lines: [fought(4), next] });
    expect(table.result).toBeNull();
    table.openResult(fought(4));
    expect(table.result).not.toBeNull();
    const { sight } = table.session;
    Object.assign(table.session, { sight: { ...sight, view: { ...sight.view, phase: say("phase-combat") } } });
    expect(table.result).toBeNull();
  });
});
