import { describe, expect, it } from "vitest";
import type { Case, Chance, Message, Odds, Offer, Role } from "../engine/types";
import type { LogLine } from "../table/session.svelte";
import { strip } from "../shell/phases";
import { shorten } from "../shell/words";
import { ago } from "../start/ago";
import { bound } from "../i18n/speech.svelte";
import { byTurn, type Entry, type Turn } from "./log";
import {
  apart,
  arranged,
  defended,
  gained,
  percent,
  range,
  rolls,
  share,
  signed,
  total,
  worthTrying,
} from "./odds";
import { findRules, related } from "./rules";

const message = (id: string, ...args: Message["args"]): Message => ({ id, args });
const chance = (result: string, ways: number, tone: Chance["tone"]): Chance => ({
  result,
  ways,
  of: 36,
  rolls: [],
  tone,
});
const fight = (column: string, results: Chance[]): Case => ({
  defence: { lines: [] },
  before: column,
  shifts: { lines: [] },
  column,
  modifiers: { lines: [] },
  results,
});

const entriesOf = (turns: Turn[]): Entry[] => turns.flatMap((turn) => turn.phases.flatMap((part) => part.entries));

describe("odds", () => {
  it("say what would be better with a plus and what would be worse with a minus, for whoever asks", () => {
    const shares = (good: number, bad: number) => [chance("a", good, "good"), chance("d", bad, "bad")];
    const [now, then] = [shares(18, 18), shares(27, 9)];
    const told = (tone: "good" | "bad") => signed(gained(share(now, tone), share(then, tone)));
    expect([told("good"), told("bad"), signed(gained(0.5, 0.5))]).toEqual(["+25", "−25", "0"]);
  });

  const results = [
    chance("b", 6, "bad"),
    chance("e", 10, "even"),
    chance("g1", 8, "good"),
    chance("g2", 12, "good"),
  ];

  it("show the good results first, the likeliest first", () => {
    expect(arranged(results).map((r) => r.result)).toEqual(["g2", "g1", "e", "b"]);
    expect(share(results, "good")).toBeCloseTo(20 / 36);
  });

  it("have a case for the strongest defence and one for the weakest if they differ", () => {
    const odds = (cases: Case[]): Odds => ({
      table: "t",
      rule: "1",
      target: null,
      columns: ["1", "2"],
      attack: { lines: [] },
      cases,
      needs: [],
      beyond: [],
    });
    const bad = fight("1", [chance("b", 36, "bad")]);
    const good = fight("2", [chance("g", 36, "good")]);
    expect(range(odds([bad, good]))).toEqual([bad, good]);
    // The engine knows which is worse: an exchange is good for neither, and yet better than less of a chance.
    const high = fight("9-1", [chance("x", 10, "even"), chance("g", 26, "good")]);
    const low = fight("5-1", [chance("b", 8, "bad"), chance("g", 28, "good")]);
    expect(range(odds([low, high]))).toEqual([low, high]);
    expect(range(odds([good, { ...good }]))).toHaveLength(1);
    expect(range(odds([]))).toEqual([]);
    // Two defences in one column: both are told, their chances once.
    const stronger = { ...good, defence: { lines: [{ amount: 4, reason: message("r"), rule: "1" }] } };
    expect(range(odds([stronger, good]))).toHaveLength(2);
    expect(apart([stronger, good])).toHaveLength(1);
    // Nor does another column, if it brings the same.
    expect(apart([{ ...stronger, column: "another" }, good])).toHaveLength(1);
    expect(apart([bad, good])).toHaveLength(2);
  });

  it("are turned round for the defender", () => {
    const one = fight("1", [chance("a", 30, "bad"), chance("b", 6, "good")]);
    const two = fight("2", [chance("b", 36, "good")]);
    const odds = { cases: [one, two] } as unknown as Odds;
    const [strongest, weakest] = range({ ...odds, ...defended(odds) });
    expect([strongest!.column, weakest!.column]).toEqual(["1", "2"]);
    expect(share(strongest!.results, "good")).toBeCloseTo(30 / 36);
    expect(share(weakest!.results, "bad")).toBe(1);
  });

  it("are written as players write them", () => {
    expect(rolls([12, 2])).toBe("2, 12");
    expect(rolls([4, 5, 6, 7])).toBe("4–7");
    expect(rolls([2, 3, 11, 12])).toBe("2, 3, 11, 12");
    expect([signed(2), signed(-2), signed(0)]).toEqual(["+2", "−2", "0"]);
    expect(percent("en", 0.5556)).toBe("55.6%");
    expect(total({ lines: [2, -3].map((amount) => ({ amount, reason: message("r"), rule: "1" })) })).toBe(-1);
  });

  it("try those who could join, and the ends of an amount", () => {
    const offer = (role: Role, action: string, number: number | null = null): Offer => ({
      action,
      role,
      label: message("l"),
      rule: "1",
      counter: null,
      space: null,
      via: null,
      track: null,
      card: null,
      others: [],
      number,
    });
    const offers = [
      ...["a", "b", "c"].map((action) => offer("join", action)),
      ...[5, 6, 7].map((n) => offer("amount", `n${n}`, n)),
      offer("commit", "go"),
    ];
    expect(worthTrying(offers).map((o) => o.action)).toEqual(["a", "b", "c", "n7", "n5"]);
    expect(worthTrying(offers, 4).map((o) => o.action)).toEqual(["a", "b", "n7", "n5"]);
  });
});

describe("the log", () => {
  const line = (id: string, turn?: number): LogLine => ({
    entry: 0,
    seat: 0,
    phase: null,
    message: turn === undefined ? message(id) : message(id, ["turn", { number: turn }]),
    rule: "1",
    open: false,
    detail: false,
    line: null,
    way: [],
    sheet: null,
  });

  it("folds what only explains under what it explains", () => {
    const why = (id: string): LogLine => ({ ...line(id), detail: true });
    const log = [line("a"), why("a1"), why("a2"), line("b"), line("event-turn", 2), why("b1")];
    const told = (from: number) =>
      entriesOf(byTurn(log, from, 1)).map((e) => [e.number, e.line.message.id, e.details.map((d) => d.message.id)]);
    // A turn that begins is explained by nothing, and takes no number.
    expect(told(0)).toEqual([
      [1, "a", ["a1", "a2"]],
      [2, "b", []],
      [3, "b1", []],
    ]);
    expect(told(3).map(([number]) => number)).toEqual([2, 3]);
  });

  it("goes by turn, and what comes before the first turn is the turn before", () => {
    const log = [line("a"), line("event-turn", 1), line("b"), line("c")];
    expect(byTurn(log, 0, 1).map((t) => [t.turn, entriesOf([t]).map((e) => e.line.message.id)])).toEqual([
      [0, ["a"]],
      [1, ["b", "c"]],
    ]);
    expect(entriesOf(byTurn(log, 3, 1))).toHaveLength(1);
    expect(byTurn([line("a")], 0, 4)[0]?.turn).toBe(4);
  });

  it("leaves entries as they are that nothing was added to", () => {
    const log = [line("a"), line("b")];
    const [first, second] = entriesOf(byTurn(log, 0, 1));
    const later = entriesOf(byTurn([...log, { ...line("b1"), detail: true }, line("c")], 0, 1));
    expect(later[0]).toBe(first);
    expect(later[1]).not.toBe(second);
    expect(later[1]!.details).toHaveLength(1);
    expect(later).toHaveLength(3);
  });

  it("goes by phase within a turn", () => {
    const phased = (id: string, entry: number, phase: string | null): LogLine => ({
      ...line(id),
      entry,
      phase: phase === null ? null : message(phase),
    });
    const log = [phased("a", 0, "move"), phased("b", 1, null), phased("c", 2, "fight"), phased("d", 3, "fight")];
    const told = byTurn(log, 0, 1)[0]!.phases.map(({ phase, entries }) => [phase?.id, entries.length]);
    expect(told).toEqual([
      ["move", 2],
      ["fight", 2],
    ]);
  });

  it("tells who takes part with the attack in which they do, numbered without a gap", () => {
    const joins = line("event-joins");
    const log = [line("attack"), joins, joins, line("air"), joins, line("raid"), joins];
    log[5] = { ...log[5]!, message: message("roll", ["a", { die: 3 }]) };
    const told = entriesOf(byTurn(log, 0, 1)).map((e) => [e.number, e.line.message.id, e.joined.length]);
    expect(told).toEqual([
      [1, "attack", 3],
      [2, "air", 0],
      [3, "roll", 1],
    ]);
  });

  it("tells a fight in two lines: that it is begun, with all that it came to, and what the dice said", () => {
    const answer = (id: string): LogLine => ({ ...line(id), seat: 1 });
    const roll = { ...line("roll"), message: message("roll", ["a", { die: 3 }]) };
    const detail = (of: LogLine): LogLine => ({ ...of, detail: true });
    const begun = [line("attack"), line("event-joins"), detail(line("air-points")), detail(line("committed"))];
    const log = [...begun, answer("event-joins"), detail(answer("answered")), roll, line("loses")];
    const told = entriesOf(byTurn(log, 0, 1)).map((e) => [e.line.message.id, e.joined.length, e.details.length]);
    expect(told).toEqual([
      ["attack", 1, 4],
      ["roll", 0, 0],
      ["loses", 0, 0],
    ]);
  });
});

describe("a sentence", () => {
  it("keeps a full stop with what stands before it", () => {
    const pieces = [
      { kind: "text" as const, text: "to " },
      { kind: "space" as const, space: 1, text: "11" },
      { kind: "text" as const, text: "), then." },
      { kind: "die" as const, value: 2 },
      { kind: "text" as const, text: "." },
    ];
    expect(bound(pieces).map(({ piece, after }) => [piece.kind, after])).toEqual([
      ["text", ""],
      ["space", "),"],
      ["text", ""],
      ["die", "."],
    ]);
  });
});

describe("the strip of phases", () => {
  const phase = (id: string, seat: number) => message(id, ["seat", { seat }]);
  const phases = [phase("move", 0), phase("fight", 0), phase("move", 1), phase("fight", 1)];

  it("names the phases of the acting seat and the other seats", () => {
    expect(strip(phases, phase("fight", 0))).toEqual([
      { seat: 0, phase: phases[0], current: false },
      { seat: 0, phase: phases[1], current: true },
      { seat: 1, phase: null, current: false },
    ]);
    expect(strip(phases, phase("move", 1)).map((part) => part.current)).toEqual([false, true, false]);
  });

  it("tells phases of one name apart by what they say besides", () => {
    const part = (n: number) =>
      ({ ...phase("fight", 0), args: [...phase("fight", 0).args, ["part", { number: n }]] }) as Message;
    expect(strip([part(1), part(2)], part(2)).map(({ current }) => current)).toEqual([false, true]);
  });

  it("shows a phase of its own alone", () => {
    expect(strip(phases, phase("storm", 0))).toEqual([{ seat: 0, phase: phase("storm", 0), current: true }]);
  });

  it("leaves the seat out of a phase's name", () => {
    expect(shorten("Reds: movement", "Reds")).toBe("Movement");
    expect(shorten("Movement of the Reds", "Reds")).toBe("Movement of the Reds");
    expect(shorten("Reds", "Reds")).toBe("Reds");
  });
});

describe("rules", () => {
  const rules = ["4.0", "4.1", "4.1.1", "4.1.2", "5.1"].map((number) => ({
    number,
    title: number === "4.1.2" ? "Zonas de Contenção" : "Title",
    summary: "words",
  }));

  it("are found by words without accents and by number", () => {
    expect(findRules(rules, "contencao zonas").map((r) => r.number)).toEqual(["4.1.2"]);
    expect(findRules(rules, "§4.1").map((r) => r.number)).toEqual(["4.1", "4.1.1", "4.1.2"]);
    expect(findRules(rules, "  ")).toHaveLength(5);
    expect(findRules(rules, "nothing")).toEqual([]);
  });

  it("are related by number", () => {
    expect(related(rules, "4.1.2").map((r) => r.number)).toEqual(["4.1", "4.1.1"]);
    expect(related(rules, "4.0").map((r) => r.number)).toEqual(["4.1"]);
  });
});

describe("how long ago", () => {
  it("is said in the language", () => {
    const now = Date.UTC(2026, 0, 20, 12);
    expect(ago("en", now - 5_000, now)).toBe("now");
    expect(ago("en", now - 2 * 3_600_000, now)).toBe("2 hours ago");
    expect(ago("en", now - 86_400_000, now)).toBe("yesterday");
    expect(ago("it", now - 10 * 86_400_000, now)).toMatch(/10 gen/);
  });
});
