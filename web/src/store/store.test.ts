import { describe, expect, it } from "vitest";
import { EngineError } from "../engine/client";
import { isOther, troubleOf } from "./files";
import { playersFor, readPrefs } from "./prefs.svelte";
import { parseRoute, parseWish, rulesHash, tableHash } from "./route";

describe("addresses", () => {
  it("lead to every page", () => {
    expect(parseRoute("")).toEqual({ page: "start" });
    expect(parseRoute("#/")).toEqual({ page: "start" });
    expect(parseRoute("#/about")).toEqual({ page: "about" });
    expect(parseRoute("#/nowhere")).toEqual({ page: "start" });
    expect(parseRoute(tableHash("a b"))).toEqual({ page: "table", id: "a b" });
    expect(parseRoute(rulesHash("some-game", "5.1.2"))).toEqual({
      page: "rules",
      game: "some-game",
      rule: "5.1.2",
    });
    expect(parseRoute("#/new?game=g")).toMatchObject({ page: "new" });
  });

  it("say which table is wanted", () => {
    const wish = parseWish(
      new URLSearchParams(
        "game=g&scenario=s&red=human&blue=level2:bold&green=level9&seed=0a&option.open=1&option.fog=0&dice=0&odd=1",
      ),
    );
    expect(wish).toEqual({
      game: "g",
      scenario: "s",
      seats: { red: "human", blue: "level2:bold" },
      options: { open: true, fog: false },
      seed: "0a",
      dice: false,
    });
    expect(parseWish(new URLSearchParams("")).dice).toBeNull();
  });
});

describe("preferences", () => {
  it("are what they were, and sensible if they were not", () => {
    expect(readPrefs(null)).toEqual({
      theme: "auto",
      language: null,
      dice: true,
      botPace: 250,
      handover: true,
      follow: true,
      notes: true,
      adviser: "level4",
      name: "",
      seats: {},
      scenarios: {},
    });
    expect(readPrefs("not json").theme).toBe("auto");
    expect(readPrefs("null").dice).toBe(true);
    const kept =
      '{"theme":"dark","language":"it","dice":false,"botPace":0,"handover":false,"follow":false,"notes":false,"adviser":"level2","name":"Ada"}';
    expect(readPrefs(kept)).toEqual({
      theme: "dark",
      language: "it",
      dice: false,
      botPace: 0,
      handover: false,
      follow: false,
      notes: false,
      adviser: "level2",
      name: "Ada",
      seats: {},
      scenarios: {},
    });
    const seats = '{"adviser":"human","seats":{"a":["human","level2:bold"],"b":["nobody"],"c":7}}';
    expect(readPrefs(seats)).toMatchObject({ adviser: "level4", seats: { a: ["human", "level2:bold"] } });
    expect(readPrefs('{"scenarios":{"a":"short","b":7}}').scenarios).toEqual({ a: "short" });
    expect(readPrefs('{"theme":"pink","language":"xx","botPace":7}')).toMatchObject({
      theme: "auto",
      language: null,
      botPace: 250,
    });
  });
});

describe("files", () => {
  it("that cannot be opened name the line and the reason", () => {
    const error = new EngineError({ kind: "text", line: 7, reason: "no such action" });
    expect(troubleOf("a.sand", error, "sandtable record 2\ngame g\n")).toEqual({
      file: "a.sand",
      game: "g",
      failure: { kind: "text", line: 7, reason: "no such action" },
    });
    expect(troubleOf("b", new Error("gone"))).toEqual({
      file: "b",
      game: null,
      failure: { kind: "text", reason: "gone" },
    });
  });

  it("that are not what they were are another game, unless they end as they did", () => {
    const changed = { edition: 1, today: 2, stopped: null };
    expect(isOther(null)).toBe(false);
    expect(isOther({ ...changed, fate: "same" })).toBe(false);
    expect(isOther({ ...changed, fate: "cut" })).toBe(true);
    expect(isOther({ ...changed, fate: "elsewhere" })).toBe(true);
  });

  it("give the first seat to a person", () => {
    expect(playersFor(3)).toEqual(["human", "level3", "level3"]);
  });
});
