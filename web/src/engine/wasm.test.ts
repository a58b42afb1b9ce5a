// The engine as the page's workers use it: what must not break it, and what it must not tell.
import { beforeAll, describe, expect, it } from "vitest";
import type { Failure, Leaflet } from "./types";
import { begun } from "./begun";
import { GAMES, gameOf, moduleOf, type Module } from "./games";

let engine: Module;
beforeAll(async () => {
  engine = await begun("campanha");
});

const from_record = (text: string) => engine.from_record(text);
const table = () => engine.new_table("campanha", "dia-d", "{}", "7");

function failureOf(what: () => unknown): Failure {
  try {
    what();
  } catch (error) {
    return JSON.parse((error as Error).message) as Failure;
  }
  throw new Error("it did not fail");
}

describe("the engine in WebAssembly", () => {
  it("is one for each game, and a record says which", async () => {
    for (const game of GAMES) {
      const engine = await begun(game);
      const { info, begins } = JSON.parse(engine.leaflet(game)) as Leaflet;
      expect(Object.keys(begins).sort()).toEqual(info.scenarios.map(({ id }) => id).sort());
      const fresh = engine.new_table(game, info.scenarios[0]!.id, "{}", "7");
      expect(gameOf(fresh.record())).toBe(game);
      for (const other of GAMES.filter((id) => id !== game))
        expect(failureOf(() => engine.leaflet(other))).toMatchObject({ kind: "text" });
    }
    expect(gameOf("no record")).toBe(GAMES[0]);
    expect(() => moduleOf("chess")).toThrow(GAMES.join(", "));
  });

  it("survives a listener that throws", () => {
    const played = table();
    const listener = {
      tell(): boolean {
        throw new Error("no patience");
      },
    };
    played.think("level3@500", 1, listener as never);
    // The table is free again, and where it was.
    expect(played.to_act()).toBe(0);
    played.act("invade");
  });

  it("shows any moment of a game as its record leads there, and leaves the table as it is", () => {
    const played = table();
    for (const action of ["invade", "attack 2010", "join 16/1US"]) played.act(action);
    const before = played.hash();
    const hashes = JSON.parse(played.hashes()) as string[];
    hashes.forEach((hash, i) => expect(played.moment(i + 1).hash()).toBe(hash));
    expect(played.moment(0).hash()).toBe(table().hash());
    expect(played.hash()).toBe(before);
  });

  it("lets nobody play but the seat that decides", () => {
    const played = table();
    const before = played.hash();
    expect(failureOf(() => played.play("invade", 1, 0))).toEqual({ kind: "other_seat" });
    expect(failureOf(() => played.play("invade", -1, 0))).toEqual({ kind: "other_seat" });
    expect(played.hash()).toBe(before);
    played.play("invade", 0, 0);
    expect(played.hash()).not.toBe(before);
  });

  it("tells nobody the next roll, nor another seat what is not its business", () => {
    const played = table();
    for (const action of ["invade", "attack 2010", "join 16/1US"]) played.act(action);
    const whatIf = (viewer: number, ...actions: string[]) =>
      failureOf(() => played.ask(viewer, JSON.stringify({ what_if: { actions } })));
    expect(whatIf(0, "commit")).toEqual({ kind: "chance" });
    expect(whatIf(0, "commit", "lose 16/1US")).toEqual({ kind: "chance" });
    expect(whatIf(1, "join 18/1US")).toEqual({ kind: "other_seat" });
    expect(played.ask(1, JSON.stringify({ meant: { counter: 0, space: null } }))).toBe("[]");
    expect(failureOf(() => played.analyst(0))).toEqual({ kind: "hidden" });
  });

  it("reads records as the command line does", () => {
    const played = table();
    played.act("invade");
    const record = played.record();
    expect(from_record(record).changed()).toBe("null");
    expect(from_record(`\uFEFF${record}`).hash()).toBe(played.hash());
    const cut = from_record(record.slice(0, record.indexOf("end ")));
    expect(JSON.parse(cut.changed())).toMatchObject({ fate: "cut", stopped: null });
    expect(failureOf(() => from_record(record.replace("record 2", "record 9")))).toMatchObject({
      line: 1,
      reason: expect.stringContaining("newer") as string,
    });
    expect(failureOf(() => from_record(" ".repeat(5 << 20)))).toMatchObject({ kind: "text" });
    const long = failureOf(() => from_record(record.replace("invade", "x".repeat(100_000))));
    expect(long.kind === "text" && long.reason.length).toBeLessThan(500);
    expect(failureOf(() => from_record(record.replace("invade", "end-movement")))).toMatchObject({
      refused: { action: "end-movement" },
    });
  });
});

describe("who plays", () => {
  it("is kept in the record, and known to whoever opens it", () => {
    const played = table();
    expect(JSON.parse(played.players())).toEqual([null, null]);
    played.seat('["human","level3:bold"]');
    played.act("invade");
    const again = from_record(played.record());
    expect(JSON.parse(again.players())).toEqual(["human", "level3:bold"]);
    expect(failureOf(() => played.seat('["human"]'))).toMatchObject({ kind: "text" });
    expect(failureOf(() => played.seat('["human","nobody"]'))).toMatchObject({ kind: "text" });
    const wrong = played.record().replace("level3:bold", "level9");
    expect(failureOf(() => from_record(wrong))).toMatchObject({ kind: "text", line: 7 });
  });
});
