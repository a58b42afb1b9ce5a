// What a table is made of, besides what the engine tells of it.
import type { Event, Message, Offer, Refusal, Setting, Sheet, Stack, Why } from "../engine/types";
import type { Agreed } from "../online/wire";
import type { Drawn } from "./cards";
import type { Player } from "./players";

export type Setup = {
  game: string;
  scenario: string;
  options: Record<string, Setting>;
  players: Player[];
  seed?: string;
  /** At a table of a server: what was agreed. */
  agreed?: Agreed;
};

/** A roll that is being shown: what it brought where it was a fight, and what stands where after it. */
export type Roll = {
  dice: number[];
  message: Message;
  rule: string;
  seat: number;
  sheet: Sheet | null;
  stacks: readonly Stack[];
};

/** Dice or a card that fell of late. */
export type Shown = { key: number; roll: Roll | null; drawn: Drawn | null };

/** One line of the log: an event, the entry to which it belongs, who played that, whether there was no choice, and the
 * phase that began with it. */
export type LogLine = Event & { entry: number; seat: number; forced?: boolean; phase: Message | null };

/** What a bot would do, and why. */
export type Hint = { offer: Offer; played: number; why: Why };

/** Why a bot did what it did: after so many actions. */
export type Reasoned = {
  played: number;
  phase: string;
  seat: number;
  action: string;
  label: Message | null;
  why: Why;
  own: boolean;
};

/** A bot that thinks: about a move of its own, about advice, or for the person who is asked. */
export type Thinking = { bot: Player; seat: number; share: number; about: "move" | "hint" | "phase" };

/** Why something could not be done. */
export type Trouble = Refusal | { text: string };
