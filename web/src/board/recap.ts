// What the others did since the viewer's own last phase, from the log: since the last phase of his seat in which he did
// something. Where phases are nobody's, a game says with an event whose name begins with `event-end-` that whoever decided
// has ended one. `event-loses-step`, and what begins with `event-eliminated` or `event-destroyed`, says that somebody lost.
import type { Info, Message, Prize } from "../engine/types";
import { seatOf } from "../shell/words";
import type { LogLine } from "../table/session.svelte";
import { sideOf } from "../table/sides";

export type Doing = "move" | "fight" | "roll" | "fire" | "loss";

/** One thing that happened: who did it, through which spaces, and what the log says of it. */
export type Step = { key: string; does: Doing; seat: number; way: number[]; message: Message };

/** Places that count and have another holder than before: those the viewer has lost, and those he has won. */
export function changed(before: readonly Prize[], now: readonly Prize[], viewer: number): [Prize[], Prize[]] {
  const held = new Map(before.map(({ space, holder }) => [space, holder]));
  const others = now.filter(({ space, holder }) => held.has(space) && held.get(space) !== holder);
  return [
    others.filter(({ space }) => held.get(space) === viewer),
    others.filter(({ holder }) => holder === viewer),
  ];
}

export type Recap = {
  /** The first entry that is told. */
  from: number;
  /** Who did most of it. */
  seat: number;
  steps: Step[];
  moves: number;
  fights: number;
  /** Steps that units of the viewer lost, besides those that were eliminated. */
  lost: number;
  /** Units that the viewer lost. */
  eliminated: number;
};

const ENDS = /^event-end-/;
const ELIMINATED = /^event-(eliminated|destroyed)/;
const LOSSES = /^event-(loses-step|eliminated|destroyed)/;

const spacesIn = (message: Message): number[] =>
  message.args.flatMap(([, arg]) => ("space" in arg ? [arg.space] : []));
const rolls = (message: Message): boolean => message.args.some(([, arg]) => "die" in arg);

const names = (message: Message): boolean => message.args.some(([, arg]) => "counter" in arg);

/** Whose counter a sentence speaks of; nobody's, if the viewer may not know. */
function ownerOf(info: Info, message: Message): number | null {
  const found = message.args.find(([, arg]) => "counter" in arg)?.[1];
  return found && "counter" in found ? (info.counters[found.counter]?.side ?? null) : null;
}

function doingOf(line: LogLine): { does: Doing; way: number[] } | null {
  const spaces = [...new Set(spacesIn(line.message))];
  if (LOSSES.test(line.message.id)) return { does: "loss", way: spaces.slice(0, 1) };
  if (line.line) return { does: "fire", way: [...line.line] };
  if (line.sheet) return { does: "fight", way: spaces.slice(0, 1) };
  // Whoever comes from off the map has a way of one space, whatever the dice say of it.
  if (line.way.length === 1 && names(line.message)) return { does: "move", way: [...line.way] };
  if (rolls(line.message) && spaces.length > 0) return { does: "roll", way: spaces.slice(0, 1) };
  // What says no way says at least from where and to where.
  const way = line.way.length > 1 ? line.way : spaces;
  return way.length > 1 ? { does: "move", way } : null;
}

/** The first entry after the last phase of the viewer's seat in which he did something; none if no phase is anybody's. */
function afterOwnPhase(lines: readonly LogLine[], viewer: number): number | null {
  let owner: number | null = null;
  let [any, acted, after] = [false, false, 0];
  for (const line of lines) {
    if (line.phase) {
      owner = seatOf(line.phase);
      any ||= owner !== null;
      acted = false;
    }
    if (owner === viewer) {
      acted ||= line.seat === viewer && !line.forced;
      if (acted) after = line.entry + 1;
    }
  }
  return any ? after : null;
}

/** What happened since the viewer's own phase ended; nothing if he has acted since, or nobody else has. */
export function recapOf(info: Info, lines: readonly LogLine[], viewer: number): Recap | null {
  const acted = lines.findLast((line) => line.seat !== viewer || !line.forced);
  if (!acted || acted.seat === viewer) return null;
  const ended = lines.findLast((line) => line.seat === viewer && ENDS.test(line.message.id));
  const last = ended ?? lines.findLast((line) => line.seat === viewer && !line.forced);
  const from = afterOwnPhase(lines, viewer) ?? (last ? last.entry + 1 : 0);
  const since = lines.filter((line) => line.entry >= from);
  // What followed of itself from the viewer's own phase is his own doing.
  const told = since.slice(since.findIndex((line) => line.seat !== viewer));
  // Who only answers in the viewer's own phase has had no turn.
  if (!told.some((line) => line.phase !== null && line.seat !== viewer)) return null;
  const steps = told.flatMap((line, i): Step[] => {
    const doing = doingOf(line);
    return doing ? [{ key: `${line.entry} ${i}`, seat: line.seat, message: line.message, ...doing }] : [];
  });
  if (steps.length === 0) return null;
  const count = (does: Doing): number => steps.filter((step) => step.does === does).length;
  const side = sideOf(info, viewer);
  const losses = steps.filter((step) => step.does === "loss" && ownerOf(info, step.message) === side);
  const eliminated = losses.filter((step) => ELIMINATED.test(step.message.id)).length;
  const lost = losses.length - eliminated;
  return { from, seat: acted.seat, steps, moves: count("move"), fights: count("fight"), lost, eliminated };
}
