// How a game ended, for those who sit here.
import { partsOf } from "../engine/records";
import { isHuman, type Player } from "../table/players";

export type Outcome = "won" | "lost" | "draw" | "seat";

/** One person here has won or lost; of several, or of bots among themselves, a side has won. */
export function outcomeOf(players: readonly Player[], winner: number | null): Outcome {
  if (winner === null) return "draw";
  const people = players.flatMap((player, seat) => (isHuman(player) ? [seat] : []));
  if (people.length !== 1) return "seat";
  return people[0] === winner ? "won" : "lost";
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
    const [, id, value] = /^option (\S+) (on|off)$/.exec(line) ?? [];
    if (id) query.set(`option.${id}`, value === "on" ? "1" : "0");
  }
  return `#/new?${query.toString()}`;
}
