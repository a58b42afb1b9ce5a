// The places that count, by who holds them.
import type { Prize } from "../engine/types";

export type Held = { holder: number | null; worth: number; prizes: Prize[] };

/** Each side's places and then nobody's, the worthiest first; sides that hold none are left out. */
export function heldBy(prizes: readonly Prize[], sides: number): Held[] {
  const holders: (number | null)[] = [...Array.from({ length: sides }, (_, side) => side), null];
  return holders.flatMap((holder) => {
    const own = prizes.filter((prize) => prize.holder === holder).sort((a, b) => b.worth - a.worth);
    const worth = own.reduce((sum, prize) => sum + prize.worth, 0);
    return own.length > 0 ? [{ holder, worth, prizes: own }] : [];
  });
}
