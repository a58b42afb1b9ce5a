// The log by turn. A game says with the event `event-turn` and its number that a turn begins.
import type { Message } from "../engine/types";
import type { LogLine } from "../table/session.svelte";

/** A line with those that only explain it. */
export type Entry = { key: string; number: number; line: LogLine; details: LogLine[] };
export type Turn = { key: string; turn: number | null; entries: Entry[] };

function turnBegun(message: Message): number | null {
  if (message.id !== "event-turn") return null;
  const arg = message.args.find(([name]) => name === "turn")?.[1];
  return arg && "number" in arg ? arg.number : null;
}

/** The lines from one on, in the turn to which each belongs. */
export function byTurn(log: readonly LogLine[], from: number, now: number): Turn[] {
  const turns: Turn[] = [];
  let turn = firstTurn(log, now);
  let number = 0;
  log.forEach((line, i) => {
    const last = turns.at(-1)?.entries.at(-1);
    if (line.detail) {
      // What explains nothing that is shown stands by itself.
      last?.details.push(line);
      if (i < from || last) return;
    } else number++;
    const begun = turnBegun(line.message);
    if (begun !== null) turn = begun;
    if (i < from || begun !== null) return;
    let group = turns.at(-1);
    if (!group || group.turn !== turn) turns.push((group = { key: `${turn}`, turn, entries: [] }));
    group.entries.push({ key: `${line.entry}.${i}`, number, line, details: [] });
  });
  return turns;
}

/** What comes before the first turn that begins is the turn before it; if none begins, the turn that is played. */
function firstTurn(log: readonly LogLine[], now: number): number | null {
  for (const line of log) {
    const begun = turnBegun(line.message);
    if (begun !== null) return begun > 0 ? begun - 1 : null;
  }
  return now;
}
