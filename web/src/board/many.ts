// Many counters at once: each goes where it is pointed to by actions of its own, one after another, as a player would do it.
import type { Refusal, Sight } from "../engine/types";
import type { Session } from "../table/session.svelte";
import type { BoardUi } from "./ui.svelte";

/** What is needed of a table. */
export type Table = {
  readonly sight: Sight;
  readonly deciding: boolean;
  play: (action: string) => Promise<boolean>;
  undo: () => Promise<unknown>;
  why: (counter: number | null, space: number | null) => Promise<Refusal | null>;
};

/** The table of this page, where what is grave is asked first, for each action. */
export const tableOf = (session: Session, allows: BoardUi["allows"]): Table => ({
  get sight() {
    return session.front;
  },
  get deciding() {
    return session.deciding;
  },
  play: async (action) => {
    const offer = session.front.offers.find((one) => one.action === action);
    return offer !== undefined && (await allows(offer, "map")) && session.play(action);
  },
  undo: () => session.undo(),
  why: (counter, at) => session.why(counter, at),
});

/** How far it came: who has gone, and who could not, and why. */
export type Sent = {
  /** How many actions had been played before. */
  before: number;
  /** How many had been played after. */
  after: number;
  gone: number[];
  /** The first that could not go. */
  stopped: { counter: number; refusal: Refusal | null } | null;
  /** How many could not go, where the others went on without them. */
  left: number;
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

/** Sends one counter to a space; null if it went there, else why not. Where there is a choice of ways, that is the player's
 * to make. */
async function send(table: Table, counter: number, space: number): Promise<{ refusal: Refusal | null } | null> {
  const sends = table.sight.offers.filter((offer) => offer.counter === counter && offer.space === space);
  if (sends.length === 0 && !(await take(table, counter))) return { refusal: await table.why(counter, null) };
  const ways =
    sends.length > 0
      ? sends
      : table.sight.offers.filter(
          (offer) => offer.role === "go" && offer.counter === null && offer.space === space,
        );
  // Whoever goes with others goes straight, where that can be done: a way round is chosen for one alone.
  const straight = ways.filter(({ via }) => via === null);
  const found = straight.length === 1 ? straight : ways;
  if (found.length !== 1) {
    const refusal = found.length === 0 ? await table.why(counter, space) : null;
    if (table.sight.in_hand === counter && found.length === 0) await table.undo();
    return { refusal };
  }
  return (await table.play(found[0]!.action)) ? null : { refusal: null };
}

/** Sends counters to a space, one after another. The first that cannot go there stops the rest, unless those that can are to
 * go without it. */
export async function sendAll(
  table: Table,
  counters: readonly number[],
  space: number,
  without = false,
): Promise<Sent> {
  // A counter that was in hand already was taken before.
  const before = table.sight.played - (table.sight.in_hand === null ? 0 : 1);
  const sent: Sent = { before, after: before, gone: [], stopped: null, left: 0 };
  for (const counter of counters) {
    const failed = await send(table, counter, space);
    if (failed === null) sent.gone.push(counter);
    else {
      sent.stopped ??= { counter, refusal: failed.refusal };
      sent.left++;
    }
    // Something else is asked now: cards, fire, an answer, a choice of ways.
    if (failed !== null && (!without || table.sight.in_hand !== null)) break;
    if (!table.deciding) break;
  }
  return { ...sent, after: table.sight.played };
}

/** Does with each counter what can be done with the one in hand: each is left where it is. */
export async function doAll(table: Table, counters: readonly number[], action: string): Promise<void> {
  for (const counter of counters) {
    if (!table.deciding) return;
    if ((await take(table, counter)) && table.sight.offers.some((offer) => offer.action === action))
      await table.play(action);
  }
}

/** Takes back all that was sent, as far as it can be taken back. */
export async function takeBack(table: Table, sent: Sent): Promise<void> {
  while (table.sight.played > sent.before && table.sight.can_undo) {
    const { played } = table.sight;
    await table.undo();
    if (table.sight.played >= played) return;
  }
}
