/// <reference lib="webworker" />
// The engine runs here, so that the page never waits for it. One message in, one message out, in order.
import type { Call, Said } from "./calls";
import { engineOf } from "./engines";
import { gameOf, type WasmTable } from "./games";
import type { Query } from "./types";

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

/** An answer of the engine, as JSON. */
class Told {
  constructor(readonly json: string) {}
}

function ask(of: WasmTable, viewer: number, question: Query): Told {
  return new Told(of.ask(viewer, JSON.stringify(question)));
}

const tableOf = async (record: string): Promise<WasmTable> => (await engineOf(gameOf(record))).from_record(record);

/** What a viewer sees after so many actions; that moment is kept until another is looked at. */
function moment(played: number, viewer: number, from: number): Told {
  const then = current().moment(played);
  past?.free();
  past = then;
  return ask(then, viewer, { sight: { from } });
}

/** What each call does. */
async function run(call: Call): Promise<unknown> {
  switch (call.name) {
    case "new": {
      const engine = await engineOf(call.game);
      return open(engine.new_table(call.game, call.scenario, JSON.stringify(call.options), call.seed));
    }
    case "load":
      open(await tableOf(call.record));
      return new Told(current().changed());
    case "situation_in":
      return open((await engineOf(call.game)).from_situation(call.game, call.text, call.seed));
    case "players":
      return new Told(current().players());
    case "seat":
      current().seat(JSON.stringify(call.players));
      return null;
    case "ask":
      return ask(current(call.past), call.viewer, call.question);
    case "play":
      return new Told(current().play(call.action, call.seat, call.from));
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
      return moment(call.played, call.viewer, call.from);
    case "record":
      return current().record();
    case "situation":
      return current().situation();
    case "hash":
      return current().hash();
  }
}

async function answer(id: number, call: Call): Promise<Said> {
  try {
    const value = await run(call);
    return value instanceof Told ? { id, json: value.json } : { id, value };
  } catch (error) {
    return { id, error: error instanceof Error ? error.message : String(error) };
  }
}

/** Engines are fetched while other calls come in: each waits for the one before. */
let last: Promise<void> = Promise.resolve();

self.onmessage = (event: MessageEvent<{ id: number; call: Call }>) => {
  const { id, call } = event.data;
  last = last.then(async () => self.postMessage(await answer(id, call)));
};
