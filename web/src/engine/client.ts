// The page's side of the engine: typed calls to the worker.
import type {
  Card,
  Changed,
  Due,
  Failure,
  GameSummary,
  Info,
  Leg,
  Meant,
  Odds,
  Overlay,
  Sight,
  Stakes,
} from "./types";

export type Call =
  | { name: "games" }
  | { name: "info"; game: string }
  | { name: "glimpse"; game: string; scenario: string }
  | { name: "new"; game: string; scenario: string; options: Record<string, boolean>; seed: string }
  | { name: "load"; record: string }
  | { name: "situation_in"; game: string; text: string; seed: string }
  | { name: "sight"; viewer: number; from: number }
  | { name: "play"; action: string; seat: number; from: number }
  | { name: "act" | "retract"; action: string }
  | { name: "undo" | "undo_phase" | "redo" | "players" | "record" | "situation" | "hash" }
  | { name: "seat"; players: string[] }
  | { name: "meant"; viewer: number; counter: number | undefined; space: number | undefined }
  | { name: "route"; viewer: number; counter: number; to: number }
  | { name: "overlays" | "due"; viewer: number; past: boolean }
  | { name: "counter_card"; viewer: number; counter: number; past: boolean }
  | { name: "space_card"; viewer: number; space: number; past: boolean }
  | { name: "stakes"; action: string; viewer: number }
  | { name: "what_if"; actions: string[]; viewer: number }
  | { name: "moment"; record: string; viewer: number; from: number };

export type Answer = { id: number; value: unknown } | { id: number; error: string };

export class EngineError extends Error {
  constructor(readonly failure: Failure) {
    super(failure.kind === "text" ? failure.reason : failure.kind);
  }
}

export function failure(text: string): EngineError {
  try {
    return new EngineError(JSON.parse(text) as Failure);
  } catch {
    return new EngineError({ kind: "text", reason: text });
  }
}

/** Nobody's seat: the referee, who sees everything. */
export const REFEREE = -1;

export class Engine {
  #worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
  #next = 0;
  #waiting = new Map<number, { resolve: (value: never) => void; reject: (error: Error) => void }>();

  constructor() {
    this.#worker.onmessage = (event: MessageEvent<Answer>) => {
      const answer = event.data;
      const call = this.#waiting.get(answer.id);
      this.#waiting.delete(answer.id);
      if ("error" in answer) call?.reject(failure(answer.error));
      else call?.resolve(answer.value as never);
    };
    this.#worker.onerror = (event) => {
      const error = new Error(event.message || "the engine did not start");
      for (const call of this.#waiting.values()) call.reject(error);
      this.#waiting.clear();
    };
  }

  #call<T>(call: Call): Promise<T> {
    const id = this.#next++;
    return new Promise<T>((resolve, reject) => {
      this.#waiting.set(id, { resolve: resolve as (value: never) => void, reject });
      this.#worker.postMessage({ id, call });
    });
  }

  games = () => this.#call<GameSummary[]>({ name: "games" });
  info = (game: string) => this.#call<Info>({ name: "info", game });
  /** A scenario as it begins, beside the table that is played. */
  glimpse = (game: string, scenario: string) => this.#call<Sight>({ name: "glimpse", game, scenario });
  start = (game: string, scenario: string, options: Record<string, boolean>, seed: string) =>
    this.#call<null>({ name: "new", game, scenario, options, seed });
  /** Opens a record; tells what became of it, if it is not what it was. */
  load = (record: string) => this.#call<Changed | null>({ name: "load", record });
  loadSituation = (game: string, text: string, seed: string) =>
    this.#call<null>({ name: "situation_in", game, text, seed });
  /** Who plays each seat by the record; nobody where it does not say so. */
  players = () => this.#call<(string | null)[]>({ name: "players" });
  /** Says who plays: the record keeps it. */
  seat = (players: string[]) => this.#call<null>({ name: "seat", players: [...players] });
  sight = (viewer: number, from: number) => this.#call<Sight>({ name: "sight", viewer, from });
  /** Plays an action of a seat, which must be the one that decides; answers with what it sees then. */
  play = (action: string, seat: number, from: number) => this.#call<Sight>({ name: "play", action, seat, from });
  /** Plays an action of whoever decides: a bot's. */
  act = (action: string) => this.#call<null>({ name: "act", action });
  undo = () => this.#call<null>({ name: "undo" });
  undoPhase = () => this.#call<null>({ name: "undo_phase" });
  redo = () => this.#call<null>({ name: "redo" });
  retract = (action: string) => this.#call<null>({ name: "retract", action });
  meant = (viewer: number, counter: number | null, space: number | null) =>
    this.#call<Meant[]>({ name: "meant", viewer, counter: counter ?? undefined, space: space ?? undefined });
  route = (viewer: number, counter: number, to: number) =>
    this.#call<Leg[]>({ name: "route", viewer, counter, to });
  // These speak of the table, or of the moment that was looked at last.
  overlays = (viewer: number, past = false) => this.#call<Overlay[]>({ name: "overlays", viewer, past });
  due = (viewer: number, past = false) => this.#call<Due[]>({ name: "due", viewer, past });
  counterCard = (viewer: number, counter: number, past = false) =>
    this.#call<Card>({ name: "counter_card", viewer, counter, past });
  spaceCard = (viewer: number, space: number, past = false) =>
    this.#call<Card>({ name: "space_card", viewer, space, past });
  stakes = (action: string, viewer: number) => this.#call<Stakes | null>({ name: "stakes", action, viewer });
  whatIf = (actions: string[], viewer: number) => this.#call<Odds | null>({ name: "what_if", actions, viewer });
  /** A moment of a game, beside the table that is played: what a record leads to. */
  moment = (record: string, viewer: number, from: number) =>
    this.#call<Sight>({ name: "moment", record, viewer, from });
  record = () => this.#call<string>({ name: "record" });
  situation = () => this.#call<string>({ name: "situation" });
  hash = () => this.#call<string>({ name: "hash" });
  close = () => this.#worker.terminate();
}

/** A name that no other table has. */
export const freshId = (): string => freshSeed().slice(0, 32);

/** A seed for the dice: 64 hexadecimal digits. */
export function freshSeed(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
