// The way that a counter went, as the log tells it.
import type { LogLine } from "../table/session.svelte";

const names = (line: LogLine, counter: number): boolean =>
  line.message.args.some(([, arg]) => "counter" in arg && arg.counter === counter);

/** The spaces from one to the other, in the order in which the log tells them: a boat drifts first and lands after. */
export function toldWay(lines: readonly LogLine[], counter: number, from: number, to: number): number[] | null {
  const told = lines.filter(({ way }) => way.length > 1);
  const way = [from];
  for (const line of told) if (names(line, counter) && line.way[0] === way.at(-1)) way.push(...line.way.slice(1));
  if (way.length > 1 && way.at(-1) === to) return way;
  // Who it was may be hidden; whence and whither is not.
  return told.findLast((line) => line.way[0] === from && line.way.at(-1) === to)?.way ?? null;
}
