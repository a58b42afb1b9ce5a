import { render } from "svelte/server";
import { describe, expect, it, vi } from "vitest";
import { field } from "../board/fixture";
import type { Chance, Message, Need, Odds, Sheet } from "../engine/types";
import { speech } from "../i18n/speech.svelte";
import Chances from "./Chances.svelte";
import Columns from "./Columns.svelte";
import Needs from "./Needs.svelte";
import { differ, isDefender, isUnknown, missing } from "./odds";
import ResultSheet from "./ResultSheet.svelte";
import { codesIn, explain } from "./results";
import TallyTable from "./TallyTable.svelte";

const info = field(1, 1);
info.look.glyphs = { "weapon-bz": "BZ", "weapon-fl": "flank" };
const say = (id: string, ...args: Message["args"]): Message => ({ id, args });
const need = (what: Message, met: string | null): Need => ({
  what,
  asked: say("the-unit"),
  met: met === null ? null : say(met),
  rule: "8.1",
});
const needs = [
  need(say("weapon-bz"), "a-company"),
  need(say("need", ["what", { term: "weapon-fl" }]), null),
  need(say("need-unknown"), null),
];
const text = (html: string): string => html.replace(/<!--.*?-->|<[^>]*>/g, " ").replace(/\s+/g, " ");

describe("what an attack needs", () => {
  it("is met, missing or not known", () => {
    const html = render(Needs, { props: { info, needs } }).body;
    expect([...html.matchAll(/data-need="(\w+)"/g)].map((found) => found[1])).toEqual(["met", "lacks", "unknown"]);
    expect(text(html)).toContain("a-company");
    expect(html).toContain("§8.1");
    // A sign for what the look knows, by the id or by a term.
    expect(html).toContain(">BZ<");
    expect(html.match(/viewBox="0 0 100 100"/g)).toHaveLength(2);
  });

  it("counts what is missing, but not what nobody knows", () => {
    expect(missing({ needs } as unknown as Odds)).toBe(1);
    expect(needs.map(isUnknown)).toEqual([false, false, true]);
  });
});

describe("chances", () => {
  const chance = (result: string, ways: number, of: number, rolls: number[] = []): Chance => ({
    result,
    ways,
    of,
    rolls,
    tone: "good",
  });
  const shown = (results: Chance[]): string => text(render(Chances, { props: { results, title: "Chances" } }).body);

  it("of dice show the rolls", () => {
    expect(shown([chance("A", 6, 36, [7])])).toMatch(/ 7 A 6\/36/);
  });

  it("in codes say in words how much of it is good for whom", () => {
    const all = [chance("DR", 6, 36, [7]), { ...chance("DE", 12, 36, [2]), tone: "even" as const }];
    const term = vi.spyOn(speech, "term").mockImplementation((id) => (id === "result-DR" ? "retreats" : null));
    const words = shown([...all, { ...chance("AE", 18, 36, [9]), tone: "bad" as const }]);
    term.mockRestore();
    for (const sum of ["16.7% tone-good", "33.3% tone-even", "50% tone-bad"]) expect(words).toContain(sum);
    expect(shown([chance("A", 2, 5)])).not.toContain("40% tone-good");
  });

  it("without dice show shares alone", () => {
    const words = shown([chance("A", 2, 5), chance("B", 3, 5)]);
    expect(words).toContain("40%");
    expect(words).not.toContain("2/5");
    expect(words).toContain("chances-of-cases");
    // What is certain needs no count.
    expect(shown([chance("A", 1, 1)])).not.toContain("chances-n-of-m");
  });
});

describe("the codes of a result", () => {
  it("are said one by one, however the table joins them", () => {
    const known: Record<string, string> = {
      "result-A1": "a step",
      "result-DR": "retreats",
      "result-holds-A1": "it holds",
    };
    const term = vi.spyOn(speech, "term").mockImplementation((id) => known[id] ?? null);
    expect(explain("A1/DR")).toBe("a step; retreats");
    expect(explain("A1 DR")).toBe("a step; retreats");
    expect(explain("holds-A1")).toBe("it holds");
    expect(codesIn(["A1/DR", "A1"])).toEqual(["A1", "DR"]);
    term.mockRestore();
  });
});

describe("a table without columns", () => {
  it("shows the sums alone", () => {
    const line = (amount: number) => ({ lines: [{ amount, reason: say("r"), rule: "8.1" }] });
    const one = {
      defence: line(2),
      before: "",
      shifts: { lines: [] },
      column: "",
      modifiers: { lines: [] },
      results: [],
    };
    const odds: Odds = {
      table: "t",
      rule: "8.1",
      target: null,
      columns: [],
      attack: line(6),
      cases: [one],
      needs: [],
      beyond: [],
    };
    const words = text(render(TallyTable, { props: { info, odds, cases: [one] } }).body);
    expect(words).toContain("6 : 2");
    expect(words).not.toContain("tally-final");
  });
});

describe("what is added to the roll", () => {
  it("stands under the column, line by line", () => {
    const tally = (...amounts: number[]) => ({
      lines: amounts.map((amount) => ({ amount, reason: say(`r${amount}`), rule: "8.1" })),
    });
    const one = {
      defence: tally(2),
      before: "3-1",
      shifts: tally(),
      column: "3-1",
      modifiers: tally(2, -1),
      results: [],
    };
    const head = { table: "t", rule: "8.1", target: null, columns: ["3-1"] };
    const odds: Odds = { ...head, attack: tally(6), cases: [one], needs: [], beyond: [] };
    const words = text(render(TallyTable, { props: { info, odds, cases: [one] } }).body);
    expect(words.indexOf("tally-modifiers")).toBeGreaterThan(words.indexOf("tally-final"));
    expect(words).toMatch(/r2 \+2/);
    expect(words).toMatch(/tally-modifiers \+1/);
  });
});

describe("what is counted twice", () => {
  it("says how often, and shifts that are the same in both cases once", () => {
    const lines = (reason: string, ...amounts: number[]) => ({
      lines: amounts.map((amount) => ({ amount, reason: say(reason), rule: "5.1" })),
    });
    const made = (...defence: number[]) => ({
      defence: lines("infantry", ...defence),
      before: "3-1",
      shifts: lines("bocage", -1),
      column: "2-1",
      modifiers: { lines: [] },
      results: [],
    });
    const head = { table: "t", rule: "5.1", target: null, columns: ["2-1", "3-1"] };
    const cases = [made(4, 4), made(2, 2)];
    const odds: Odds = { ...head, attack: lines("a", 9), cases, needs: [], beyond: [] };
    const words = text(render(TallyTable, { props: { info, odds, cases } }).body);
    expect(words).toContain("2 × infantry 8 4");
    expect(words.match(/tally-shifts/g)).toHaveLength(1);
  });
});

describe("hidden strengths", () => {
  const fight = (defence: number, before: string, column: string) => ({
    defence: { lines: [{ amount: defence, reason: say("unknown"), rule: "5.1" }] },
    before,
    shifts: { lines: [{ amount: -2, reason: say("hill"), rule: "5.1" }] },
    column,
    modifiers: { lines: [] },
    results: [{ result: "DR", ways: 36, of: 36, rolls: [7], tone: "good" as const }],
  });
  const columns = ["1-1", "2-1", "3-1", "9-1"];
  const drawn = (cases: ReturnType<typeof fight>[]): string => render(Columns, { props: { columns, cases } }).body;

  it("that end in one column are not told as one strength", () => {
    const two = [fight(4, "5-1", "9-1"), fight(2, "9-1", "9-1")];
    // One case is a fact: its way through the columns is drawn.
    expect(drawn([two[0]!]).match(/class="[^"]*minus/g)).not.toBeNull();
    const html = drawn(two);
    expect(html).not.toMatch(/class="[^"]*minus/);
    expect(html).not.toMatch(/li class="[^"]*before/);
    expect(html.match(/class="[^"]*final/g)).toHaveLength(1);
    expect(text(html)).not.toContain("strong");
  });

  it("are called strong and weak, not good and bad, where they part", () => {
    const html = text(drawn([fight(4, "5-1", "3-1"), fight(2, "9-1", "9-1")]));
    expect(html).toMatch(/3-1 strong .*9-1 weak/);
  });

  it("of many units are listed by name alone, one alone says what it does", () => {
    const brief = vi.spyOn(speech, "brief").mockImplementation((_, message) => `short ${message.id}`);
    const lines = (...ids: string[]) => ({ lines: ids.map((id) => ({ amount: 3, reason: say(id), rule: "5.1" })) });
    const one = { ...fight(4, "1-1", "1-1"), shifts: { lines: [] } };
    const odds = (...ids: string[]): Odds => ({
      table: "t",
      rule: "5.1",
      target: null,
      columns,
      attack: lines(...ids),
      cases: [one],
      needs: [],
      beyond: [],
    });
    const words = (...ids: string[]) =>
      text(render(TallyTable, { props: { info, odds: odds(...ids), cases: [one] } }).body);
    expect(words("a-attacks", "b-attacks")).toContain("short a-attacks, short b-attacks");
    expect(words("a-attacks")).not.toContain("short");
    brief.mockRestore();
  });

  it("change where the dice bring something else, or something else is missing", () => {
    const odds = (...cases: ReturnType<typeof fight>[]) => ({ cases, needs: [] }) as unknown as Odds;
    const now = odds(fight(4, "5-1", "9-1"));
    expect(differ(now, odds(fight(4, "9-1", "9-1")))).toBe(false);
    const other = fight(4, "5-1", "3-1");
    other.results = [{ ...other.results[0]!, ways: 30 }];
    expect(differ(now, odds(other))).toBe(true);
    expect(differ({ ...now, needs: [needs[1]!] }, now)).toBe(true);
  });
});

describe("the sheet of a fight", () => {
  it("tells the column that counted, the strengths, the dice and what it means", () => {
    const line = (amount: number, reason: string) => ({ lines: [{ amount, reason: say(reason), rule: "6.2" }] });
    const sheet: Sheet = {
      at: 0,
      table: "crt",
      rule: "6.2",
      attack: line(26, "who-attacks"),
      case: {
        defence: line(9, "who-defends"),
        before: "2-1",
        shifts: line(1, "air"),
        column: "3-1",
        modifiers: { lines: [] },
        results: [],
      },
      dice: [4, 6],
      result: "DRB",
      tone: "good",
      meaning: [{ message: say("hex-taken"), rule: "6.7" }],
    };
    const here = { ...info, tables: [{ name: "crt", rule: "6.2", columns: ["2-1", "3-1"], lines: [] }] };
    const html = render(ResultSheet, { props: { info: here as unknown as typeof info, sheet } }).body;
    expect(html.replace(/<!--.*?-->/g, "")).toContain("2-1 → <b");
    expect(html).toMatch(/class="[^"]*final[^"]*"[^>]*>(<!--.*?-->)*\s*3-1/);
    expect(text(html)).toContain("DRB");
    expect(text(html)).toContain("hex-taken");
    expect(html).toContain("§6.7");
    expect(text(html)).toContain("who-defends");
    // What the dice have said in words lies under a fold, until somebody looks it up.
    expect(html.indexOf("hex-taken")).toBeGreaterThan(html.indexOf("<details"));
    expect(html).not.toContain("<details open");
    const whole = render(ResultSheet, { props: { info: here as unknown as typeof info, sheet, open: true } }).body;
    expect(whole).toContain("<details open");
    // Whoever was attacked sees it in his own colours.
    const attack = { lines: [{ amount: 26, reason: say("who", ["unit", { counter: 0 }]), rule: "6.2" }] };
    const seen = (viewer: number): string =>
      render(ResultSheet, { props: { info: here as unknown as typeof info, sheet: { ...sheet, attack }, viewer } })
        .body;
    expect(seen(info.counters[0]!.side)).toMatch(/code number good/);
    expect(seen(1 - info.counters[0]!.side)).toMatch(/code number bad/);
    expect(seen(-1)).toMatch(/code number good/);
  });
});

describe("who is attacked", () => {
  it("is whoever stands there and does not attack", () => {
    expect(isDefender(1, [0], 0)).toBe(true);
    expect(isDefender(null, [0, 0], 0)).toBe(true);
    expect(isDefender(0, [1], 0)).toBe(false);
  });

  it("is not whoever attacks out of a space that both hold", () => {
    expect(isDefender(0, [0, 0, 1], 0)).toBe(false);
    expect(isDefender(null, [0, 0, 1], 0)).toBe(false);
    expect(isDefender(1, [0, 0, 1], 0)).toBe(true);
  });
});
