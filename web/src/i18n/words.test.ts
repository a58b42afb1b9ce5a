// No raw id ever stands on the screen: all that the engine says of every game, in all languages.
import { readFileSync } from "node:fs";
import path from "node:path";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { begun } from "../engine/begun";
import { GAMES, type Module, type WasmTable } from "../engine/games";
import type { Info, Leaflet, Message, Overlay, Query, Sight } from "../engine/types";
import { stateWords } from "../counters/forms";
import { LANGUAGES, Speech } from "./speech.svelte";

const WORDS = path.resolve(import.meta.dirname, "../../../data");
const RECORDS = path.resolve(import.meta.dirname, "../../tests/records");

beforeAll(() => {
  vi.stubGlobal("document", { baseURI: "http://words/", documentElement: {} });
  vi.stubGlobal("fetch", async (url: URL) => {
    const file = path.join(WORDS, url.pathname);
    return { ok: true, text: async () => readFileSync(file, "utf8") };
  });
});

const isMessage = (value: object): value is Message =>
  "id" in value && "args" in value && Array.isArray(value.args);

/** Every message in what the engine says, however deep. */
function messages(value: unknown, found: Map<string, Message>) {
  if (typeof value !== "object" || value === null) return;
  if (isMessage(value)) found.set(JSON.stringify([value.id, value.args.map(([, arg]) => arg)]), value);
  for (const part of Object.values(value)) messages(part, found);
}

/** What the engine calls by a name alone, and how the page looks it up. */
function namesIn(info: Info, sight: Sight, overlays: Overlay[]): Set<string> {
  const names = new Set<string>();
  const add = (...list: (string | null | undefined)[]) => list.forEach((name) => name && names.add(name));
  for (const stack of sight.view.stacks)
    for (const counter of stack.counters) add(counter.kind, ...stateWords(counter).map((word) => `state-${word}`));
  add(...sight.view.tracks.map(({ name }) => name), ...sight.piles.map(({ name }) => name));
  add(...overlays.map(({ name }) => name), sight.odds?.table);
  add(...info.tables.map(({ name }) => name), ...info.legend.lines.map(({ name }) => name));
  add(...info.spaces.map(({ terrain }) => terrain && `terrain-${terrain}`));
  add(...info.sides.map((side) => `seat-${side}`), ...info.scenarios.map(({ id }) => `scenario-${id}`));
  add(...info.scenarios.flatMap(({ options }) => options.map(({ id }) => `option-${id}`)));
  add(...info.look.turn_notes, `game-${info.id}`);
  return names;
}

/** What the record of each game is called. */
const RECORDED: Readonly<Record<string, string>> = {
  campanha: "dia-d",
  darksands: "compass",
  normandy44: "seven-turns",
  bloody: "cherbourg",
};

/** Some moments of a game: its beginning, and the record that lies with the tests. */
function moments({ new_table, from_record }: Module, game: string, scenarios: Info["scenarios"]): WasmTable[] {
  const fresh = scenarios.map(({ id }) => new_table(game, id, "{}", "7"));
  const text = readFileSync(path.join(RECORDS, `${RECORDED[game] ?? game}.sand`), "utf8");
  const lines = text.split("\n");
  const body = lines.indexOf("") + 1;
  const cut = (share: number) =>
    from_record(`${lines.slice(0, body + Math.floor((lines.length - body - 2) * share)).join("\n")}\n`);
  return [...fresh, ...[0.1, 0.3, 0.5, 0.7, 0.9, 1].map(cut)];
}

describe.each(GAMES)("the words of %s", (game) => {
  const found = new Map<string, Message>();
  const names = new Set<string>();
  let info: Info;

  beforeAll(async () => {
    const engine = await begun(game);
    info = (JSON.parse(engine.leaflet(game)) as Leaflet).info;
    messages(info, found);
    for (const table of moments(engine, game, info.scenarios)) {
      for (const viewer of [-1, ...info.seats.keys()]) {
        const told = <T>(question: Query): T => JSON.parse(table.ask(viewer, JSON.stringify(question))) as T;
        const sight = told<Sight>({ sight: { from: 0 } });
        const overlays = told<Overlay[]>({ overlays: {} });
        messages([sight, overlays, told({ due: {} })], found);
        namesIn(info, sight, overlays).forEach((name) => names.add(name));
        if (viewer < 0) continue;
        // Why not, and what there is to know, of counters and spaces here and there.
        for (let counter = 0; counter < info.counters.length; counter += 7) {
          messages(told({ meant: { counter, space: null } }), found);
          messages(told({ counter_card: { counter } }), found);
        }
        for (let space = 0; space < info.spaces.length; space += 29) {
          messages(told({ meant: { counter: null, space } }), found);
          messages(told({ space_card: { space } }), found);
        }
      }
      table.free();
    }
  }, 120_000);

  it.each(LANGUAGES)("are all there in %s", async (language) => {
    const speech = new Speech();
    await speech.load(language, [game]);
    speech.game = game;
    expect(found.size).toBeGreaterThan(100);
    const raw = [...found.values()].flatMap((message) => {
      const terms = message.args.flatMap(([, arg]) => ("term" in arg ? [arg.term] : []));
      const missing = terms.filter((term) => speech.term(term, game) === null);
      return speech.say(info, message) === message.id ? [message.id, ...missing] : missing;
    });
    expect([...new Set(raw)]).toEqual([]);
    expect([...names].filter((name) => speech.term(name, game) === null)).toEqual([]);
  });
});

it.each([
  [
    "en",
    "102nd Cavalry Group",
    "1st Commando Brigade",
    "2/5 Rangers",
    "175th Regiment (29)",
    "501st Parachute Regiment (101 AB)",
    "8th Armoured Brigade",
    "7th Army artillery",
    "V Corps artillery",
    "22nd Panzer Regiment (21 Pz)",
  ],
  [
    "it",
    "102º Gruppo di cavalleria",
    "1ª Brigata commando",
    "Ranger 2/5",
    "175º Reggimento (29)",
    "501º Reggimento paracadutisti (101 aviotrasp.)",
    "8ª Brigata corazzata",
    "Artiglieria della 7ª Armata",
    "Artiglieria del V Corpo",
    "22º Reggimento Panzer (21 Pz)",
  ],
  [
    "es",
    "102.º Grupo de caballería",
    "1.ª Brigada de comandos",
    "Rangers 2/5",
    "175.º Regimiento (29)",
    "501.º Regimiento paracaidista (101 aerotransp.)",
    "8.ª Brigada acorazada",
    "Artillería del 7.º Ejército",
    "Artillería del V Cuerpo",
    "22.º Regimiento Panzer (21 Pz)",
  ],
  [
    "pt",
    "102.º Grupo de cavalaria",
    "1.ª Brigada de comandos",
    "Rangers 2/5",
    "175.º Regimento (29)",
    "501.º Regimento paraquedista (101 aerotransp.)",
    "8.ª Brigada blindada",
    "Artilharia do 7.º Exército",
    "Artilharia do V Corpo",
    "22.º Regimento Panzer (21 Pz)",
  ],
] as const)("units are called as players call them in %s", async (language, ...called) => {
  const speech = new Speech();
  await speech.load(language, ["campanha"]);
  const { info } = JSON.parse((await begun("campanha")).leaflet("campanha")) as Leaflet;
  const ids = ["102CavUS", "1CdoUK", "2-5RgrUS", "175/29US", "501/101US"].concat([
    "8ArmUK",
    "7ArmyArt",
    "VArtUS",
    "22/21Pz",
  ]);
  const names = ids.map((id) =>
    speech.counter(
      info,
      info.counters.findIndex(({ name }) => name === id),
    ),
  );
  expect(names).toEqual(called);
  // No two of a nation have one name.
  const all = info.counters.map(({ nation }, id) => `${nation} ${speech.counter(info, id)}`);
  expect(all.filter((name, at) => all.indexOf(name) !== at)).toEqual([]);
});

it.each(LANGUAGES)("nobody's name ends or begins with a space, in %s", async (language) => {
  const speech = new Speech();
  await speech.load(language, [...GAMES]);
  for (const game of GAMES) {
    const { info } = JSON.parse((await begun(game)).leaflet(game)) as Leaflet;
    const names = info.counters.map((_, id) => speech.counter(info, id));
    expect(names.filter((name) => name !== name.trim() || name.startsWith("("))).toEqual([]);
  }
});

it.each(LANGUAGES)("a bombardment multiplies, and says so, in %s", async (language) => {
  const speech = new Speech();
  await speech.load(language, ["campanha"]);
  speech.game = "campanha";
  expect(speech.sums("table-bombardment", 2, 8)).toMatch(/2.*×.*8 = 16/);
  expect(speech.sums("table-combat", 2, 8)).not.toContain("×");
  const info = { id: "campanha" } as Info;
  const left: Message = { id: "stake-not-moved", args: [["n", { number: 22 }]] };
  expect(speech.form(info, left, "short")).toContain("22");
  expect(speech.form(info, { id: "stake-game-ends", args: [] }, "short")).toBeNull();
  expect(speech.value(info, { number: -3 })).toBe("−3");
});
