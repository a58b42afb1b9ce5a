import { render } from "svelte/server";
import { describe, expect, it } from "vitest";
import { counter, field, offer, sightOf } from "../board/fixture";
import type { Offer, Stakes } from "../engine/types";
import StakesCard from "../panels/Stakes.svelte";
import { Caution } from "./caution.svelte";

const info = field(2, 2);
const say = (id: string) => ({ id, args: [] });
const none: Stakes = { for_good: false, warnings: [], prospects: [] };
const loss: Stakes = {
  ...none,
  for_good: true,
  warnings: [{ message: say("lost-at-sea"), rule: "11.1", counters: [0, 1], grave: true, lapses: false }],
};
const fire: Stakes = {
  ...none,
  for_good: true,
  prospects: [{ what: say("hit"), ways: 7, of: 55, tone: "bad", rule: "7.3" }],
};

const end = offer("done", "end");
const shot = offer("bombard", "barrage 01", { space: 1 });
const step = offer("go", "go 02", { space: 2 });
const join = offer("join", "join a", { counter: 0 });

function table(known: Record<string, Stakes>) {
  const sight = sightOf([], [end, shot, step, join]);
  const session = {
    deciding: true,
    sight,
    compare: null,
    stakes: (action: string) => Promise.resolve(known[action] ?? none),
  };
  const ui: Caution["ui"] = {
    asked: null,
    pointed: null,
    hovered: { counter: null, space: null },
    focusSpace: null,
    keyed: false,
    selected: null,
  };
  let now = 1000;
  const caution = new Caution(
    session,
    ui,
    () => end,
    () => now,
  );
  return { caution, ui, session, wait: (ms: number) => (now += ms) };
}

describe("before something is done", () => {
  it("what a phase leaves undone is told to whoever points at its button, and stands there only if it is lost", async () => {
    const undone: Stakes = {
      ...none,
      warnings: [{ message: say("not-moved"), rule: "4.0", counters: [0], grave: false, lapses: false }],
    };
    const idle = table({ end: undone });
    await idle.caution.weigh(end);
    expect(idle.caution.shown).toBeNull();
    idle.ui.pointed = end;
    expect(idle.caution.shown).toMatchObject({ offer: end });
    const heavy = table({ end: loss });
    await heavy.caution.weigh(end);
    expect(heavy.caution.shown).toMatchObject({ offer: end });
  });

  it("who is taken for good is asked about, and what it brings is told to whoever points there", async () => {
    const hero = offer("take", "choose a", { counter: 0 });
    const given: Stakes = {
      ...none,
      for_good: true,
      warnings: [{ message: say("goes-with"), rule: "11.1", counters: [0], grave: false, lapses: false }],
    };
    const { caution, session, ui, wait } = table({ [hero.action]: given });
    session.sight.offers.push(hero);
    await caution.weigh(hero);
    ui.pointed = hero;
    expect(caution.shown).toMatchObject({ offer: hero, asked: false });
    ui.pointed = null;
    expect(await caution.allows(hero, "map")).toBe(false);
    expect(caution.shown).toMatchObject({ offer: hero, asked: true });
    wait(1000);
    expect(await caution.allows(hero, "map")).toBe(true);
    // Whoever is taken in hand can be put down again.
    expect(await table({}).caution.allows(offer("take", "move a", { counter: 0 }), "map")).toBe(true);
  });

  it("what loses something is asked about, whatever was pressed, and done at the second word", async () => {
    const { caution, wait } = table({ end: loss });
    expect(await caution.allows(end, "button")).toBe(false);
    expect(caution.shown).toMatchObject({ asked: true, offer: end });
    // A double click is one.
    wait(100);
    expect(await caution.allows(end, "button")).toBe(false);
    wait(1000);
    expect(await caution.allows(end, "button")).toBe(true);
    expect(caution.asked).toBeNull();
  });

  it("what lapses is asked about once, also by a key and where it was in sight, and does not stand there meanwhile", async () => {
    const unused: Stakes = {
      ...none,
      warnings: [{ message: say("actions-unused"), rule: "V", counters: [0], grave: false, lapses: true }],
    };
    const { caution, ui, wait } = table({ end: unused });
    await caution.weigh(end);
    expect(caution.shown).toBeNull();
    ui.pointed = end;
    expect(caution.shown).toMatchObject({ offer: end, asked: false });
    expect(await caution.allows(end, "button")).toBe(false);
    expect(caution.shown).toMatchObject({ offer: end, asked: true });
    // A key that repeats is one.
    wait(100);
    expect(await caution.allows(end, "button")).toBe(false);
    // Enter may say yes to it: nobody is lost.
    expect(caution.isGrave).toBe(false);
    wait(1000);
    expect(await caution.allows(end, "button")).toBe(true);
  });

  it("what cannot be taken back is asked about where it is pointed at on the map", async () => {
    const { caution, session } = table({ [shot.action]: fire });
    expect(await caution.allows(shot, "map")).toBe(false);
    expect(caution.asked).toBe(shot);
    expect(await caution.allows(shot, "map")).toBe(true);
    // Something else was played meanwhile: the question is gone.
    expect(await caution.allows(shot, "map")).toBe(false);
    session.sight = { ...session.sight, played: 2 };
    expect(caution.asked).toBeNull();
  });

  it("a button whose chances were in sight goes at once, one that was not asks", async () => {
    const { caution, ui } = table({ [shot.action]: fire });
    expect(await caution.allows(shot, "button")).toBe(false);
    caution.leave();
    ui.pointed = shot;
    await caution.weigh(shot);
    expect(caution.shown?.offer).toBe(shot);
    expect(await caution.allows(shot, "button")).toBe(true);
  });

  it("who suffers or goes is asked about if it cannot be taken back, on the map and beside it alike", async () => {
    const final: Stakes = { ...none, for_good: true };
    for (const role of ["lose", "send"] as const) {
      const answer = offer(role, role, { counter: 0 });
      for (const how of ["map", "button"] as const) {
        expect(await table({ [role]: final }).caution.allows(answer, how)).toBe(false);
        expect(await table({}).caution.allows(answer, how)).toBe(true);
      }
    }
  });

  it("what can be taken back is never asked about", async () => {
    const { caution } = table({ [join.action]: loss });
    expect(await caution.allows(step, "map")).toBe(true);
    expect(await caution.allows(join, "map")).toBe(true);
  });

  it("what is pointed at is weighed; what the main button loses stays in sight", async () => {
    const { caution, ui } = table({ end: loss, [shot.action]: fire });
    for (const one of [end, shot, step]) await caution.weigh(one);
    expect(caution.shown?.offer).toBe(end);
    ui.hovered = { counter: null, space: 1 };
    expect(caution.shown?.offer).toBe(shot);
    ui.hovered = { counter: null, space: 2 };
    expect(caution.shown?.offer).toBe(end);
    ui.keyed = true;
    ui.focusSpace = 1;
    expect(caution.shown?.offer).toBe(shot);
  });
});

describe("what is at stake", () => {
  const shown = (stakes: Stakes, asked: boolean, of: Offer = shot): string =>
    render(StakesCard, {
      props: {
        info,
        offer: of,
        stakes,
        asked,
        viewOf: (id: number) => counter(info.counters[id]!.name),
        ondo: () => {},
        onleave: () => {},
      },
    }).body;

  it("shows exact chances with their rule", () => {
    const html = shown(fire, false);
    expect(html).toContain("chances-n-of-m");
    expect(html).toContain("12.7%");
    expect(html).toContain("§7.3");
    expect(html).not.toContain("data-asked");
  });

  it("shows all who go together", () => {
    const names = { viewOf: (id: number) => counter(info.counters[id]!.name), going: [0, 1, 2], together: "three" };
    const props = { info, offer: step, stakes: none, asked: false, ondo: () => {}, onleave: () => {}, ...names };
    const html = render(StakesCard, { props }).body;
    expect(html).toContain('data-going="3"');
    expect(html.match(/<svg[^>]*role="img"/g)).toHaveLength(3);
  });

  it("shows who is lost, and asks", () => {
    const html = shown(loss, true, end);
    expect(html).toContain('data-warning="grave"');
    expect(html).toContain("lost-at-sea");
    expect(html.match(/<svg[^>]*role="img"/g)?.length).toBe(2);
    expect(html).toContain('data-asked="end"');
    expect(html).toContain("stakes-for-good");
  });
});
