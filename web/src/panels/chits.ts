// What a cup holds, counted.
import type { Chit } from "../engine/types";

/** Chits of one kind: how many there are, and how many of them the next draw may show. */
export type Kind = { chit: Chit; count: number; open: number };

export function inKinds(chits: readonly Chit[], next: readonly boolean[]): Kind[] {
  const kinds = new Map<string, Kind>();
  chits.forEach((chit, i) => {
    const key = `${chit.side ?? ""} ${chit.name}`;
    const kind = kinds.get(key) ?? { chit, count: 0, open: 0 };
    kind.count++;
    if (next[i]) kind.open++;
    kinds.set(key, kind);
  });
  return [...kinds.values()].sort((a, b) => (a.chit.side ?? 9) - (b.chit.side ?? 9));
}

/** How many of each side the next draw may show. */
export function bySide(chits: readonly Chit[], next: readonly boolean[]): { side: number | null; open: number }[] {
  const open = new Map<number | null, number>();
  chits.forEach(({ side }, i) => open.set(side, (open.get(side) ?? 0) + (next[i] ? 1 : 0)));
  return [...open].map(([side, n]) => ({ side, open: n })).sort((a, b) => (a.side ?? 9) - (b.side ?? 9));
}
