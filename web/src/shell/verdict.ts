// How a game ended, for those who sit here.
import { partsOf } from "../engine/records";
import { isHuman, type Player } from "../table/players";
import type { Info } from "../engine/types";
import { sideOf } from "../table/sides";

export type Outcome = "won" | "lost" | "draw" | "seat";

/** The people of one side have won or lost; of several sides, or of bots among themselves, one has won. */
export function outcomeOf(info: Info, players: readonly Player[], winner: number | null): Outcome {
  if (winner === null) return "draw";
  const people = new Set(players.flatMap((player, seat) => (isHuman(player) ? [sideOf(info, seat)] : [])));
  if (people.size !== 1) return "seat";
  return people.has(winner) ? "won" : "lost";
}

/** The address of a new game like the one of a record, with other dice; none for a game that began in a situation of its own. */
export function againHash(record: string, seats: readonly string[], players: readonly Player[]): string | null {
  const lines = partsOf(record).head.split("\n");
  const word = (name: string): string | undefined =>
    lines.find((line) => line.startsWith(`${name} `))?.slice(name.length + 1);
  const [game, scenario] = [word("game"), word("scenario")];
  if (!game || !scenario || word("given") !== undefined) return null;
  const query = new URLSearchParams({ game, scenario });
  seats.forEach((seat, i) => query.set(seat, players[i] ?? ""));
  for (const line of lines) {
    const [, id, value] = /^option (\S+) (\S+)$/.exec(line) ?? [];
    if (id) query.set(`option.${id}`, value === "on" ? "1" : value === "off" ? "0" : value!);
  }
  return `#/new?${query.toString()}`;
}
