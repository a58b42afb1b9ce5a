// Many counters at once: each goes where it is pointed to by actions of its own, one after another, as a player would do it.
import type { Refusal, Sight } from "../engine/types";

/** What is needed of a table. */
export type Table = {
  readonly sight: Sight;
  readonly deciding: boolean;
  play: (action: string) => Promise<boolean>;
  undo: () => Promise<unknown>;
  why: (counter: number | null, space: number | null) => Promise<Refusal | null>;
};

/** How far it came: who has gone, and who could not, and why. */
export type Sent = {
  /** How many actions had been played before. */
  before: number;
  /** How many had been played after. */
  after: number;
  gone: number[];
  stopped: { counter: number; refusal: Refusal | null } | null;
};

/** Takes a counter in hand, if that is how it moves; false if it cannot be taken. */
async function take(table: Table, counter: number): Promise<boolean> {
  const { in_hand, offers } = table.sight;
  if (in_hand === counter) return true;
  if (in_hand !== null) await table.undo();
  const found = (in_hand === null ? offers : table.sight.offers).find(
    (offer) => offer.role === "take" && offer.counter === counter && offer.space === null,
  );
  return found ? table.play(found.action) : false;
}

/** Sends counters to a space, one after another; stops at the first that cannot go there. */
export async function sendAll(table: Table, counters: readonly number[], space: number): Promise<Sent> {
  const gone: number[] = [];
  // A counter that was in hand already was taken before.
  const before = table.sight.played - (table.sight.in_hand === null ? 0 : 1);
  const report = (stopped: Sent["stopped"]): Sent => ({ before, after: table.sight.played, gone, stopped });
  for (const counter of counters) {
    const sends = table.sight.offers.filter((offer) => offer.counter === counter && offer.space === space);
    if (sends.length === 0 && !(await take(table, counter)))
      return report({ counter, refusal: await table.why(counter, null) });
    const ways =
      sends.length > 0
        ? sends
        : table.sight.offers.filter(
            (offer) => offer.role === "go" && offer.counter === null && offer.space === space,
          );
    // Where there is a choice of ways, that is the player's to make.
    if (ways.length !== 1) {
      const refusal = ways.length === 0 ? await table.why(counter, space) : null;
      if (table.sight.in_hand === counter && ways.length === 0) await table.undo();
      return report({ counter, refusal });
    }
    if (!(await table.play(ways[0]!.action))) return report({ counter, refusal: null });
    gone.push(counter);
    // Something else is asked now: cards, fire, an answer.
    if (!table.deciding && counter !== counters.at(-1)) return report(null);
  }
  return report(null);
}

/** Takes back all that was sent, as far as it can be taken back. */
export async function takeBack(table: Table, sent: Sent): Promise<void> {
  while (table.sight.played > sent.before && table.sight.can_undo) {
    const { played } = table.sight;
    await table.undo();
    if (table.sight.played >= played) return;
  }
}
