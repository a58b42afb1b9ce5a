// What those who play at a table are called, and what is said when something cannot be done.
import { EngineError } from "../engine/client";
import { speech } from "../i18n/speech.svelte";
import { playerName } from "../shell/words";
import { reasonOf } from "../start/reason";
import type { Company } from "./company.svelte";

/** A name that was given, else what is known: a bot's rank, or the side. */
export function nameOf(company: Company, seat: number): string {
  const one = company.seats.find((other) => other.seat === seat);
  if (one?.name) return one.name;
  if (one?.who.startsWith("bot:")) return playerName(company.players[seat]!);
  return speech.seat(company.info, seat);
}

/** Why something could not be done, in a sentence. */
export function whyNot(company: Company, error: unknown): string {
  if (error instanceof EngineError) return reasonOf(company.info, error.failure);
  return error instanceof Error ? error.message : String(error);
}
