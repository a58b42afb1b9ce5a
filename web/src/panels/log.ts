// The log by turn and phase. A game says with the event `event-turn` and its number that a turn begins, and with
// `event-joins` that a unit takes part in what was told before.
import type { Message } from "../engine/types";
import type { LogLine } from "../table/session.svelte";

/** A line with those that only explain it, and those who joined in what it tells. */
export type Entry = { key: string; number: number; line: LogLine; details: LogLine[]; joined: LogLine[] };
export type Phase = { key: string; phase: Message | null; entries: Entry[] };
export type Turn = { key: string; turn: number | null; phases: Phase[] };

function turnBegun(message: Message): number | null {
  if (message.id !== "event-turn") return null;
  const arg = message.args.find(([name]) => name === "turn")?.[1];
  return arg && "number" in arg ? arg.number : null;
}

const rolls = (message: Message): boolean => message.args.some(([, arg]) => "die" in arg);
const same = (a: Message | null, b: Message | null): boolean => JSON.stringify(a) === JSON.stringify(b);

/** The lines from one on, in the turn and phase to which each belongs. */
export function byTurn(log: readonly LogLine[], from: number, now: number): Turn[] {
  const turns: Turn[] = [];
  let turn = firstTurn(log, now);
  let phase: Message | null = null;
  let number = 0;
  let entry: Entry | null = null;
  /** What units join in. */
  let attack: Entry | null = null;
  let last = -1;
  log.forEach((line, i) => {
    // The phase of an action is that of its first line.
    if (line.entry !== last && line.phase) phase = line.phase;
    last = line.entry;
    const begun = turnBegun(line.message);
    if (begun !== null) {
      turn = begun;
      // What else a new turn brings at once is of no phase yet.
      phase = null;
      entry = attack = null;
      return;
    }
    // A detail explains the line before it; what explains nothing that is shown stands by itself.
    if (line.detail && entry) return void entry.details.push(line);
    if (attack && (attack.line.seat !== line.seat || rolls(line.message))) attack = null;
    if (line.message.id === "event-joins" && entry) {
      // Who answers an attack does not take part in it.
      if (entry.line.seat !== line.seat) return void entry.details.push(line);
      attack ??= entry;
      return void attack.joined.push(line);
    }
    number++;
    entry = { key: `${line.entry}.${i}`, number, line, details: [], joined: [] };
    if (i >= from) put(turns, turn, phase, entry);
  });
  for (const { phases } of turns) for (const part of phases) part.entries = part.entries.map(asBefore);
  return turns;
}

const written = new WeakMap<LogLine, Entry>();

/** An entry that is as it was stays the same object, so that it is not written again. */
function asBefore(entry: Entry): Entry {
  const before = written.get(entry.line);
  const alike = (a: readonly LogLine[], b: readonly LogLine[]): boolean =>
    a.length === b.length && a.every((line, i) => line === b[i]);
  if (
    before?.key === entry.key &&
    before.number === entry.number &&
    alike(before.details, entry.details) &&
    alike(before.joined, entry.joined)
  )
    return before;
  written.set(entry.line, entry);
  return entry;
}

function put(turns: Turn[], turn: number | null, phase: Message | null, entry: Entry) {
  let group = turns.at(-1);
  if (!group || group.turn !== turn) turns.push((group = { key: `${turn}`, turn, phases: [] }));
  let part = group.phases.at(-1);
  if (!part || !same(part.phase, phase)) group.phases.push((part = { key: entry.key, phase, entries: [] }));
  part.entries.push(entry);
}

/** What comes before the first turn that begins is the turn before it; if none begins, the turn that is played. */
function firstTurn(log: readonly LogLine[], now: number): number | null {
  for (const line of log) {
    const begun = turnBegun(line.message);
    if (begun !== null) return begun > 0 ? begun - 1 : null;
  }
  return now;
}
