// Words that are put together from the engine's messages.
import type { Info, Message } from "../engine/types";
import { speech } from "../i18n/speech.svelte";
import { FRIEND, isHuman, plannerOf, type Level, type Player } from "../table/players";
import { sideOf } from "../table/sides";

/** The seat that a message speaks of. */
export function seatOf(message: Message): number | null {
  const found = message.args.find(([, arg]) => "seat" in arg)?.[1];
  return found && "seat" in found ? found.seat : null;
}

/** A phase without the name of its seat: the strip has that already. */
export function shortPhase(info: Info, phase: Message): string {
  const text = speech.say(info, phase);
  const seat = seatOf(phase);
  const name = seat === null ? "" : speech.seat(info, seat);
  return shorten(text, name);
}

export function shorten(text: string, name: string): string {
  if (!name || !text.toLowerCase().startsWith(name.toLowerCase())) return text;
  const rest = text.slice(name.length).replace(/^[\s:,–-]+/, "");
  return rest ? rest[0]!.toUpperCase() + rest.slice(1) : text;
}

/** The day on which a turn begins, or nothing. */
export function turnDay(info: Info, turn: number, style: "short" | "long" = "short"): string {
  const iso = info.look.turns[turn];
  return iso ? speech.day(iso, style) : "";
}

/** The last day of a turn: the eve of the next one, if that has a day. */
export function turnEnd(info: Info, turn: number): string {
  const [iso, next] = [info.look.turns[turn], info.look.turns[turn + 1]];
  if (!iso || !next || iso.length !== 10 || next.length !== 10) return turnDay(info, turn);
  const eve = new Date(Date.parse(next) - 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
  return speech.day(eve > iso ? eve : iso);
}

/** Whether a game counts this turn: what comes before the first is none. */
export const isTurn = ({ look }: Info, turn: number): boolean =>
  Boolean(look.turns[turn]) || !look.turns.some(Boolean);

/** A turn by its number and day, or that none has begun. */
export function turnName(info: Info, turn: number | null): string {
  if (turn === null || !isTurn(info, turn)) return speech.t("log-start");
  return [speech.t("turn", { turn }), turnDay(info, turn)].filter(Boolean).join(" · ");
}

export type TurnPrint = { turn: number; when: string; note: string };

/** The turns as they are printed: those that have a day or a time, each with its note. */
export function turnsOf(info: Info, last: number): TurnPrint[] {
  const all = Array.from({ length: last + 1 }, (_, turn) => turn);
  return all
    .filter((turn) => isTurn(info, turn))
    .map((turn) => {
      const term = info.look.turn_notes[turn];
      return { turn, when: turnDay(info, turn), note: term ? (speech.term(term, info.id) ?? term) : "" };
    });
}

export const gameTitle = (id: string): string => speech.term(`game-${id}`, id) ?? id;

export function scenarioTitle(info: Info, id: string): string {
  return speech.term(`scenario-${id}`, info.id) ?? info.scenarios.find((s) => s.id === id)?.title ?? id;
}

export const levelName = (level: Level): string => speech.t(`level-${level}`);

/** Who plays, as a name: a level with its temper, if it has one. */
export function playerName(player: Player): string {
  if (isHuman(player)) return speech.t("player-you");
  if (player === FRIEND) return speech.t("player-friend");
  const planner = plannerOf(player);
  if (!planner) return player === "random" ? speech.t("player-gentle") : speech.t("player-steady");
  const name = levelName(planner.level);
  return planner.temper === "steady" ? name : `${name} (${speech.t(`temper-${planner.temper}`).toLowerCase()})`;
}

/** Who plays each seat, as names: one person is "you", several are told apart. */
export function playerNames(players: readonly Player[]): string[] {
  const several = players.filter(isHuman).length > 1;
  return players.map((player, seat) =>
    several && isHuman(player) ? speech.t("player-number", { number: seat + 1 }) : playerName(player),
  );
}

/** The rank of a bot, for sentences. */
export function botName(player: Player): string {
  const planner = plannerOf(player);
  return planner ? levelName(planner.level) : speech.t("bot");
}

/** The colour of a side's chip. */
export const sideColour = (info: Info, side: number | null): string =>
  (side === null ? undefined : info.look.seats[info.sides[side] ?? ""]?.chip) ?? "#5e5647";

/** The colour of the chip of a seat's side. */
export const seatColour = (info: Info, seat: number | null): string => sideColour(info, sideOf(info, seat));

/** What the state of a rule means, for those that are not simply in force. */
export const ruleState = (state: string): string => speech.term(`rule-state-${state}`) ?? state;
