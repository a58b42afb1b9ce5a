// Cards that come off a deck, seen from what lies open before and after.
import type { Pile, PlayingCard } from "../engine/types";

/** A card that was drawn, and where it lies now. */
export type Drawn = { pile: Pile; card: PlayingCard };

/**
 * The cards that an action has drawn, in the order of the piles, the first drawn first. A card that only goes to the
 * discards was seen before; one that comes out of the many discards was shuffled in between.
 */
export function drawnCards(before: readonly Pile[], after: readonly Pile[]): Drawn[] {
  const lay = new Map(before.flatMap((pile) => pile.cards.map((card) => [card.number, pile] as const)));
  return after.flatMap((pile) => {
    const fresh = pile.cards.filter((card) => {
      const last = lay.get(card.number);
      return last === undefined || (last.name !== pile.name && last.cards.length > pile.cards.length);
    });
    return fresh.reverse().map((card) => ({ pile, card }));
  });
}
