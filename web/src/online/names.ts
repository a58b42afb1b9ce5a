// What those who play at a table are called.
import { speech } from "../i18n/speech.svelte";
import { playerName } from "../shell/words";
import type { Company } from "./company.svelte";

/** A name that was given, else what is known: a bot's rank, or the side. */
export function nameOf(company: Company, seat: number): string {
  const one = company.seats.find((other) => other.seat === seat);
  if (one?.name) return one.name;
  if (one?.who.startsWith("bot:")) return playerName(company.players[seat]!);
  return speech.seat(company.info, seat);
}
