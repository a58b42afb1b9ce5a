// The page's side of the engine: typed calls to the worker.
import type {
  Card,
  Changed,
  Due,
  Failure,
  Info,
  Leaflet,
  Leg,
  Meant,
  Odds,
  Overlay,
  Query,
  Setting,
  Sight,
  Stakes,
} from "./types";
import { AWAY, type Call, type Said } from "./calls";
import { leafletOf } from "./games";
import type { Denial } from "../online/wire";

export { REFEREE } from "./calls";
export type { Answer } from "./calls";

/** Why an engine did nothing, here or at a server. */
export type Denied = Failure | Denial;

export class EngineError extends Error {
  constructor(readonly failure: Denied) {
    super(failure.kind === "text" ? failure.reason : failure.kind);
  }
}

/** The engine of a game was never fetched, and cannot be now. */
export class EngineAway extends Error {}

export function failure(text: string): Error {
  if (text === AWAY) return new EngineAway(text);
  try {
    return new EngineError(JSON.parse(text) as Failure);
  } catch {
    return new EngineError({ kind: "text", reason: text });
  }
}

export class Engine {
  #hired: Worker | null = null;
  #next = 0;
  #leaflets = new Map<string, Promise<Leaflet>>();
  #waiting = new Map<number, { resolve: (value: never) => void; reject: (error: Error) => void }>();

  get #worker(): Worker {
    if (this.#hired) return this.#hired;
    const worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
    worker.onmessage = (event: MessageEvent<Said>) => {
      const answer = event.data;
      const call = this.#waiting.get(answer.id);
      this.#waiting.delete(answer.id);
      if ("error" in answer) call?.reject(failure(answer.error));
      else call?.resolve(("json" in answer ? JSON.parse(answer.json) : answer.value) as never);
    };
    worker.onerror = (event) => {
      const error = new Error(event.message || "the engine did not start");
      for (const call of this.#waiting.values()) call.reject(error);
      this.#waiting.clear();
    };
    this.#hired = worker;
    return worker;
  }

  #call<T>(call: Call): Promise<T> {
    const id = this.#next++;
    return new Promise<T>((resolve, reject) => {
      this.#waiting.set(id, { resolve: resolve as (value: never) => void, reject });
      this.#worker.postMessage({ id, call });
    });
  }

  #ask<T>(viewer: number, question: Query, past = false): Promise<T> {
    return this.#call<T>({ name: "ask", viewer, question, past });
  }

  /** What is known of a game without its engine. */
  #leaflet(game: string): Promise<Leaflet> {
    let leaflet = this.#leaflets.get(game);
    if (!leaflet) {
      leaflet = leafletOf(game);
      this.#leaflets.set(game, leaflet);
      leaflet.catch(() => this.#leaflets.delete(game));
    }
    return leaflet;
  }

  info = async (game: string): Promise<Info> => (await this.#leaflet(game)).info;
  /** A scenario as it begins. */
  glimpse = async (game: string, scenario: string): Promise<Sight> => {
    const sight = (await this.#leaflet(game)).begins[scenario];
    if (!sight) throw new Error(`there is no scenario "${scenario}"`);
    return sight;
  };
  start = (game: string, scenario: string, options: Record<string, Setting>, seed: string) =>
    this.#call<null>({ name: "new", game, scenario, options, seed });
  /** Opens a record; tells what became of it, if it is not what it was. */
  load = (record: string) => this.#call<Changed | null>({ name: "load", record });
  loadSituation = (game: string, text: string, seed: string) =>
    this.#call<null>({ name: "situation_in", game, text, seed });
  /** Who plays each seat by the record; nobody where it does not say so. */
  players = () => this.#call<(string | null)[]>({ name: "players" });
  /** Says who plays: the record keeps it. */
  seat = (players: string[]) => this.#call<null>({ name: "seat", players: [...players] });
  sight = (viewer: number, from: number) => this.#ask<Sight>(viewer, { sight: { from } });
  /** Plays an action of a seat, which must be the one that decides; answers with what it sees then. */
  play = (action: string, seat: number, from: number) => this.#call<Sight>({ name: "play", action, seat, from });
  /** Plays an action of whoever decides: a bot's. */
  act = (action: string) => this.#call<null>({ name: "act", action });
  undo = () => this.#call<null>({ name: "undo" });
  undoPhase = () => this.#call<null>({ name: "undo_phase" });
  redo = () => this.#call<null>({ name: "redo" });
  retract = (action: string) => this.#call<null>({ name: "retract", action });
  meant = (viewer: number, counter: number | null, space: number | null) =>
    this.#ask<Meant[]>(viewer, { meant: { counter, space } });
  route = (viewer: number, counter: number, to: number) => this.#ask<Leg[]>(viewer, { route: { counter, to } });
  // These speak of the table, or of the moment that was looked at last.
  overlays = (viewer: number, past = false) => this.#ask<Overlay[]>(viewer, { overlays: {} }, past);
  due = (viewer: number, past = false) => this.#ask<Due[]>(viewer, { due: {} }, past);
  counterCard = (viewer: number, counter: number, past = false) =>
    this.#ask<Card>(viewer, { counter_card: { counter } }, past);
  spaceCard = (viewer: number, space: number, past = false) =>
    this.#ask<Card>(viewer, { space_card: { space } }, past);
  stakes = (action: string, viewer: number) => this.#ask<Stakes | null>(viewer, { stakes: { action } });
  whatIf = (actions: string[], viewer: number) =>
    this.#ask<Odds | null>(viewer, { what_if: { actions: [...actions] } });
  /** A moment of the game, after so many actions; it is asked about beside the table that is played. */
  moment = (played: number, viewer: number, from: number) =>
    this.#call<Sight>({ name: "moment", played, viewer, from });
  record = () => this.#call<string>({ name: "record" });
  situation = () => this.#call<string>({ name: "situation" });
  hash = () => this.#call<string>({ name: "hash" });
  close = () => this.#hired?.terminate();
}

/** What a table asks of its engine, wherever that is. */
export type Asked = Pick<
  Engine,
  | "sight"
  | "play"
  | "undo"
  | "undoPhase"
  | "redo"
  | "retract"
  | "meant"
  | "route"
  | "overlays"
  | "due"
  | "counterCard"
  | "spaceCard"
  | "stakes"
  | "whatIf"
  | "moment"
  | "record"
>;

/** A name that no other table has. */
export const freshId = (): string => freshSeed().slice(0, 32);

/** A seed for the dice: 64 hexadecimal digits. */
export function freshSeed(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
