// What travels between the page and a server that keeps tables (docs/online.md).
import type { Failure, Query, Setting } from "../engine/types";

export type OnlineSeat = {
  seat: number;
  /** `me` (the opener's), `friend`, `open`, or `bot:` and its name. */
  who: string;
  name: string;
  here: boolean;
  mine: boolean;
  used: boolean;
  /** How much was played after its own last decision. */
  since: number;
  /** What it answers by itself: told to who holds it. */
  standing: Standing[] | null;
  /** Where to write when it is its turn: told to who holds it. */
  mail: string | null;
};

/** What is played whenever this is asked; what its player read when he said so. */
export type Standing = { if: string; play: string; said: string };

export type OnlineOffer = {
  offer: number;
  kind: "take_back" | "end";
  seat: number;
  played?: number;
  accepted: number[];
};

export type Over = {
  how: "verdict" | "resigned" | "agreed" | "clock";
  seat: number | null;
  seed: string;
  salt: string;
  record: string;
};

/** How long one may take: days for each decision, or minutes in all; what each seat has left, in seconds; when the time of
 * the seat that decides is up. */
export type Clock = { days?: number; minutes?: number; deadline: number | null; left?: number[] };

/** What changes at a table besides the game. */
export type TableState = {
  to_act: number | null;
  seats: OnlineSeat[];
  offers: OnlineOffer[];
  over: Over | null;
  clock: Clock | null;
  /** The address where the same is played again. */
  rematch: string | null;
  /** The server's own time, in seconds. */
  now: number;
};

/** What a table has agreed on: how long one may take, and whether bots help. */
export type Agreed = { clock: { days: number } | { minutes: number } | null; study: Hello["study"] };

/** Where the same is played again: whether it was opened just now, and one's seats there. */
export type Again = { address: string; made: boolean; mine: number[] };

export type ChatLine = { n: number; seat: number; name: string; at: number; text: string };

export type Hello = TableState & {
  table: string;
  game: string;
  scenario: string;
  mine: number[];
  spectator: boolean;
  opener: boolean;
  seq: number;
  played: number;
  from: number;
  seed_hash: string;
  study: "off" | "after" | "always";
  chat: ChatLine[];
  notes: Record<string, string>;
};

export type Changed = { seq: number; from: number; played: number; to_act: number | null };

/** What is told without being asked for. */
export type News = { changed: Changed } | { table: TableState & { seq: number } } | { chat: ChatLine };

/** Why a server did nothing, besides what an engine says. */
export type Denial = {
  kind: "stale" | "token" | "seat" | "taken" | "study" | "unknown" | "busy" | "large" | "origin" | "server";
};

export type Reply = { id: number; seq?: number } & ({ value: unknown } | { error: Failure | Denial });

/** A request, without its number. */
export type Request =
  | { ask: { seat: number | null; question: Query; at?: number } }
  | { [step in "play" | "retract"]?: Step & { action: string } }
  | { [step in "undo" | "undo_phase" | "redo" | "resign"]?: Step }
  | { offer: { seat: number; kind: OnlineOffer["kind"]; played?: number } }
  | { [answer in "accept" | "refuse"]?: { seat: number; offer: number } }
  | { [text in "chat" | "note"]?: { seat: number; text: string } }
  | { name: { seat: number; name: string } }
  | { mail: { seat: number; address: string } }
  | { standing: { seat: number; rules: Standing[] } }
  | { advise: { seat: number; bot: string } }
  | { rematch: { seat: number; swap: boolean } }
  | { record: Record<string, never> };

/** What makes a step of the record: the line adds the number that it knows. */
export type Step = { seat: number; from: number };

/** A table that is wanted. */
export type Wanted = {
  game: string;
  scenario: string;
  options: Record<string, Setting>;
  seats: string[];
  name: string;
} & Partial<Agreed>;

export type Opened = {
  table: string;
  token: string;
  address: string;
  watch: string;
  links: { seat: number; token: string; address: string }[];
};
