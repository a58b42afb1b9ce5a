// Tables kept in this browser.
import { openDB, type DBSchema, type IDBPDatabase } from "idb";
import type { Message, Sight } from "../engine/types";
import type { Player } from "../table/players";
import type { Session } from "../table/session.svelte";

export type SavedTable = {
  id: string;
  game: string;
  scenario: string;
  players: Player[];
  record: string;
  turn: number;
  lastTurn: number;
  phase: Message;
  toAct: number | null;
  time: number;
  /** Whose eyes looked at it: a seat that a bot plays on for somebody keeps its secrets when it is opened again. */
  viewer?: number;
  /** Grows with every change, so that nobody's newer game is written over. */
  version?: number;
};

interface Shelf extends DBSchema {
  tables: { key: string; value: SavedTable; indexes: { time: number } };
}

let opened: Promise<IDBPDatabase<Shelf>> | null = null;

function shelf(): Promise<IDBPDatabase<Shelf>> {
  opened ??= openDB<Shelf>("sandtable", 1, {
    upgrade(db) {
      db.createObjectStore("tables", { keyPath: "id" }).createIndex("time", "time");
    },
  });
  return opened;
}

export function toSave(session: Session, record: string, sight: Sight, version: number): SavedTable {
  const { view, to_act } = sight;
  return {
    id: session.id,
    game: view.game,
    scenario: view.scenario,
    players: [...session.players],
    record,
    turn: view.turn,
    lastTurn: view.last_turn,
    phase: view.phase,
    toAct: to_act,
    time: Date.now(),
    viewer: session.viewer,
    version,
  };
}

/** Keeps a table, unless a newer one has been kept meanwhile: that one stays, and the answer is false. */
export async function save(table: SavedTable): Promise<boolean> {
  const work = (await shelf()).transaction("tables", "readwrite");
  const there = await work.store.get(table.id);
  const newer = there !== undefined && (there.version ?? 0) >= (table.version ?? 0);
  if (!newer) await work.store.put(table);
  await work.done;
  return !newer;
}

/** All tables, the newest first. */
export async function savedTables(): Promise<SavedTable[]> {
  return (await (await shelf()).getAllFromIndex("tables", "time")).reverse();
}

export async function savedTable(id: string): Promise<SavedTable | undefined> {
  return (await shelf()).get("tables", id);
}

export async function forget(id: string): Promise<void> {
  await (await shelf()).delete("tables", id);
}
