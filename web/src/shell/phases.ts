// The strip of phases: where in the turn we are.
import type { Message } from "../engine/types";
import { seatOf } from "./words";

export type Part = { seat: number | null; phase: Message | null; current: boolean };

const same = (a: Message, b: Message): boolean =>
  a.id === b.id && JSON.stringify(a.args) === JSON.stringify(b.args);

/** The phases of the acting seat one by one, those of any other seat as one part. */
export function strip(phases: readonly Message[], now: Message): Part[] {
  const acting = seatOf(now);
  const parts: Part[] = [];
  for (const phase of phases) {
    const seat = seatOf(phase);
    if (seat === null || seat === acting) parts.push({ seat, phase, current: same(phase, now) });
    else if (parts.at(-1)?.phase !== null || parts.at(-1)?.seat !== seat) {
      parts.push({ seat, phase: null, current: false });
    }
  }
  // A phase that is not of every turn stands alone.
  if (!parts.some((part) => part.current)) return [{ seat: acting, phase: now, current: true }];
  return parts;
}
