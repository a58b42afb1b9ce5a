// Cards that come off a deck, seen from what lies open before and after.
import type { Event, Message, Pile, PlayingCard, Said } from "../engine/types";

/** A card that was drawn, where it lies now, and what it did: all of it, and in words without the details. */
export type Drawn = { pile: Pile; card: PlayingCard; events: Event[]; told: Message[] };

const draws = ({ message }: Event, number: number): boolean =>
  message.args.some(([name, arg]) => name === "number" && "number" in arg && arg.number === number);

/** What a card did: what is told after it was drawn, until the next of these is. */
function deeds(history: readonly Said[], number: number, all: readonly number[]): Event[] {
  const events = history.flatMap((said) => said.events);
  const from = events.findIndex((event) => draws(event, number));
  if (from < 0) return [];
  const after = events.slice(from + 1);
  const end = after.findIndex((event) => all.some((other) => draws(event, other)));
  return after.slice(0, end < 0 ? undefined : end);
}

/**
 * The cards that an action has drawn, in the order of the piles, the first drawn first. A card that only goes to the
 * discards was seen before; one that comes out of the many discards was shuffled in between.
 */
export function drawnCards(
  before: readonly Pile[],
  after: readonly Pile[],
  history: readonly Said[] = [],
): Drawn[] {
  const lay = new Map(before.flatMap((pile) => pile.cards.map((card) => [card.number, pile] as const)));
  const found = after.flatMap((pile) => {
    const fresh = pile.cards.filter((card) => {
      const last = lay.get(card.number);
      return last === undefined || (last.name !== pile.name && last.cards.length > pile.cards.length);
    });
    return fresh.reverse().map((card) => ({ pile, card }));
  });
  const numbers = found.map(({ card }) => card.number);
  return found.map(({ pile, card }) => {
    const events = deeds(history, card.number, numbers);
    return { pile, card, events, told: events.flatMap(({ message, detail }) => (detail ? [] : [message])) };
  });
}
