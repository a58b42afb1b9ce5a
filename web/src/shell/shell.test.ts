// What stands over the table: the goal, and how the game ended.
import { render } from "svelte/server";
import { describe, expect, it } from "vitest";
import { field, sightOf } from "../board/fixture";
import type { Goal, Message, Sight } from "../engine/types";
import type { Session } from "../table/session.svelte";
import { Desk, contextOf } from "./desk.svelte";
import { heldBy } from "./goal";
import GoalBar from "./GoalBar.svelte";
import { beside, shows } from "./notes";
import { againHash, outcomeOf } from "./verdict";
import VerdictCard from "./VerdictCard.svelte";

const message = (id: string): Message => ({ id, args: [] });
const info = field(2, 2);
const goal: Goal = {
  aim: message("goal-aim"),
  rule: "2.1",
  standing: message("goal-standing"),
  ahead: 1,
  prizes: [
    { space: 0, worth: 5, holder: 1 },
    { space: 1, worth: 20, holder: 1 },
    { space: 2, worth: 10, holder: null },
  ],
  decided: [{ message: message("goal-decided"), rule: "2.2" }],
};

function deskOf(players: string[], change: Partial<Sight> = {}): Desk {
  const sight = sightOf([], [], { goal, scores: [0, 250], ...change });
  const session = {
    info,
    sight,
    now: sight,
    players,
    over: sight.to_act === null,
    record: async () => "",
    log: [],
  };
  return new Desk(session as unknown as Session);
}

describe("the goal", () => {
  it("lists the places by who holds them, the worthiest first", () => {
    expect(heldBy(goal.prizes, 2)).toEqual([
      { holder: 1, worth: 25, prizes: [goal.prizes[1], goal.prizes[0]] },
      { holder: null, worth: 10, prizes: [goal.prizes[2]] },
    ]);
  });

  it("stands on the table, and opens with its aim, rule and places", () => {
    const html = render(GoalBar, { context: contextOf(deskOf(["human", "level3"])) }).body;
    expect(html).toContain('popovertarget="goal"');
    for (const text of ["goal-standing", "goal-aim", "§2.1", "blue", "goal-nobody"]) expect(html).toContain(text);
    expect(html.match(/<li/g)).toHaveLength(3);
  });

  it("is not there for a game that does not say it", () => {
    const html = render(GoalBar, { context: contextOf(deskOf(["human", "level3"], { goal: null })) }).body;
    expect(html).not.toContain("popover");
  });
});

describe("the end", () => {
  it("is a victory or a defeat for one person, and of a side for others", () => {
    expect(outcomeOf(info, ["human", "level3"], 0)).toBe("won");
    expect(outcomeOf(info, ["level3", "human"], 0)).toBe("lost");
    expect(outcomeOf(info, ["human", "human"], 0)).toBe("seat");
    expect(outcomeOf(info, ["level5"], 1)).toBe("seat");
    expect(outcomeOf(info, ["human"], 1)).toBe("lost");
    expect(outcomeOf(info, ["human"], null)).toBe("draw");
    // Two seats of one side win together.
    const allies = { ...info, seats: ["us", "cw", "german"], side_of: [0, 0, 1] };
    expect(outcomeOf(allies, ["human", "human", "level3"], 0)).toBe("won");
  });

  it("says the margin and what decided it, and gives no trophy for a defeat", () => {
    const verdict = { winner: 1, level: null, scores: [0, 250] };
    const context = (players: string[]) => contextOf(deskOf(players, { to_act: null, verdict }));
    const lost = render(VerdictCard, { props: { verdict }, context: context(["human", "level3"]) }).body;
    for (const text of ["over-lost", "goal-standing", "goal-decided", "§2.2"]) expect(lost).toContain(text);
    expect(lost).not.toContain("lucide-trophy");
    const watched = render(VerdictCard, { props: { verdict }, context: context(["level3", "level3"]) }).body;
    expect(watched).toContain("over-winner");
    expect(watched).not.toContain("over-lost");
  });

  it("is still to be seen by whoever has studied the game before", () => {
    const desk = deskOf(["human", "level3"], { to_act: 0 });
    (desk as { study: unknown }).study = { failed: null };
    desk.analyse();
    expect(desk.verdictSeen).toBe(false);
  });

  it("can be played again with other dice", () => {
    const head = "sandtable record 2\ngame g\nrules 2\nscenario s\noption fog off\nseed 07\n\nred go\n";
    expect(againHash(head, ["red", "blue"], ["human", "level3"])).toBe(
      "#/new?game=g&scenario=s&red=human&blue=level3&option.fog=0",
    );
    expect(againHash(head.replace("\n\n", "\ngiven x\n\n"), ["red"], ["human"])).toBeNull();
  });
});

describe("a note", () => {
  const card = { width: 300, height: 120 };
  const screen = { width: 400, height: 800 };

  it("points at nothing that lies behind the bars beside the map", () => {
    const map = { left: 56, top: 60, right: 1020, bottom: 900 };
    const at = (left: number, top: number) => ({ left, top, right: left + 40, bottom: top + 40 });
    expect(shows(at(-20, -20), map)).toBe(false);
    expect(shows(at(0, 300), map)).toBe(false);
    expect(shows(at(1100, 300), map)).toBe(false);
    expect(shows(at(100, 100), map)).toBe(true);
    expect(shows({ left: 100, top: 100, right: 100, bottom: 140 }, map)).toBe(false);
  });

  it("stands below what it points at, above it at the foot, and always on the screen", () => {
    expect(beside({ left: 180, right: 220, top: 100, bottom: 140 }, card, screen)).toEqual({ left: 50, top: 150 });
    expect(beside({ left: 380, right: 400, top: 760, bottom: 800 }, card, screen)).toEqual({ left: 90, top: 630 });
    expect(beside({ left: 0, right: 400, top: 0, bottom: 800 }, card, screen)).toEqual({ left: 50, top: 10 });
  });
});
