/// <reference lib="webworker" />
// The engine runs here, so that the page never waits for it. One message in, one message out, in order.
import init, { from_record, from_situation, games, info, new_table, type WasmTable } from "./pkg/sandtable_wasm.js";
import type { Answer, Call } from "./calls";
import type { Query } from "./types";

const ready = init({ module_or_path: new URL("./pkg/sandtable_wasm_bg.wasm", import.meta.url) });
let table: WasmTable | null = null;
/** A moment of a game that is looked at beside it. */
let past: WasmTable | null = null;

function current(earlier = false): WasmTable {
  const wanted = earlier ? past : table;
  if (!wanted) throw new Error(JSON.stringify({ kind: "text", reason: "no table is open" }));
  return wanted;
}

/** Puts a table in the place of the one before; that one stays if the new one could not be made. */
function open(fresh: WasmTable): null {
  table?.free();
  table = fresh;
  return null;
}

function ask(of: WasmTable, viewer: number, question: Query): unknown {
  return JSON.parse(of.ask(viewer, JSON.stringify(question)));
}

/** What the first seat sees of a new table, which is put away again. */
function glimpse(game: string, scenario: string): unknown {
  const fresh = new_table(game, scenario, "{}", "0".repeat(64));
  try {
    return ask(fresh, 0, { ask: "sight", from: 0 });
  } finally {
    fresh.free();
  }
}

/** What a viewer sees at the end of a record, which is kept until another is looked at. */
function moment(record: string, viewer: number, from: number): unknown {
  const then = from_record(record);
  past?.free();
  past = then;
  return ask(then, viewer, { ask: "sight", from });
}

/** What each call does. Texts that come from the engine are JSON already. */
function run(call: Call): unknown {
  switch (call.name) {
    case "games":
      return JSON.parse(games());
    case "info":
      return JSON.parse(info(call.game));
    case "glimpse":
      return glimpse(call.game, call.scenario);
    case "new":
      return open(new_table(call.game, call.scenario, JSON.stringify(call.options), call.seed));
    case "load":
      open(from_record(call.record));
      return JSON.parse(current().changed());
    case "situation_in":
      return open(from_situation(call.game, call.text, call.seed));
    case "players":
      return JSON.parse(current().players());
    case "seat":
      current().seat(JSON.stringify(call.players));
      return null;
    case "ask":
      return ask(current(call.past), call.viewer, call.question);
    case "play":
      return JSON.parse(current().play(call.action, call.seat, call.from));
    case "act":
      current().act(call.action);
      return null;
    case "undo":
      current().undo();
      return null;
    case "undo_phase":
      current().undo_phase();
      return null;
    case "redo":
      current().redo();
      return null;
    case "retract":
      current().retract(call.action);
      return null;
    case "moment":
      return moment(call.record, call.viewer, call.from);
    case "record":
      return current().record();
    case "situation":
      return current().situation();
    case "hash":
      return current().hash();
  }
}

self.onmessage = async (event: MessageEvent<{ id: number; call: Call }>) => {
  const { id, call } = event.data;
  let answer: Answer;
  try {
    await ready;
    answer = { id, value: run(call) };
  } catch (error) {
    answer = { id, error: error instanceof Error ? error.message : String(error) };
  }
  self.postMessage(answer);
};
