// What travels between the page and its worker.
import type { Query, Setting } from "./types";

export type Call =
  | { name: "new"; game: string; scenario: string; options: Record<string, Setting>; seed: string }
  | { name: "load"; record: string }
  | { name: "situation_in"; game: string; text: string; seed: string }
  /** A question to the table, or to the moment that was looked at last. */
  | { name: "ask"; viewer: number; question: Query; past: boolean }
  | { name: "play"; action: string; seat: number; from: number }
  | { name: "act" | "retract"; action: string }
  | { name: "undo" | "undo_phase" | "redo" | "players" | "record" | "situation" | "hash" }
  | { name: "seat"; players: string[] }
  | { name: "moment"; played: number; viewer: number; from: number };

export type Answer = { id: number; value: unknown } | { id: number; error: string };

/** What the engine tells may come as it told it: a text is sent and read faster than what it says. */
export type Said = Answer | { id: number; json: string };

/** What a worker says that could not fetch the engine of a game. */
export const AWAY = "the engine could not be fetched";

/** Nobody's seat: the referee, who sees everything. */
export const REFEREE = -1;
