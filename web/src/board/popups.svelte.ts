// What lies over the board: a menu, a card of facts, why something cannot be done. At most one of each.
import type { Offer } from "../engine/types";
import type { Trouble } from "../table/session.svelte";
import type { Point } from "./camera";
import type { Standing } from "./offers";
import type { BoardUi } from "./ui.svelte";

/** How long a refusal stays once the pointer has gone elsewhere. */
const TROUBLE = 2000;

export type Carded = { standing: Standing | null; space: number | null; at: Point; pinned: boolean };

export class Popups {
  menu = $state.raw<{ space: number | null; offers: Offer[] } | null>(null);
  card = $state.raw<Carded | null>(null);
  trouble = $state.raw<{ space: number | null; what: Trouble } | null>(null);

  #waiting: ReturnType<typeof setTimeout> | undefined;
  #troubled: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly ui: BoardUi) {}

  /** Whether anything is open, a fanned-out stack included. */
  get open(): boolean {
    return (this.menu ?? this.card ?? this.trouble ?? this.ui.openStack) !== null;
  }

  /** Whether somebody has opened something, rather than that it came by itself and goes so. */
  get opened(): boolean {
    return this.menu !== null || this.ui.openStack !== null || this.card?.pinned === true;
  }

  closeAll() {
    this.closeFixed();
    this.card = null;
  }

  /** Closes all but a card that goes by itself when the table has answered: no picture is drawn only to take it away. */
  closeFixed() {
    this.menu = null;
    if (this.card?.pinned) this.card = null;
    this.trouble = null;
    this.ui.openStack = null;
    this.stop();
  }

  /** Closes what would be left behind when the map moves. */
  closePassing() {
    this.stop();
    if (this.card) this.card = null;
    this.menu = null;
  }

  /** Says why something cannot be done, until something else is done or pointed at. */
  showTrouble(space: number | null, what: Trouble) {
    clearTimeout(this.#troubled);
    this.#troubled = undefined;
    this.trouble = { space, what };
  }

  /** A space is pointed at: what was said of another one goes after a while. */
  pointedAt(space: number | null) {
    if (!this.trouble || this.trouble.space === space || this.#troubled !== undefined) return;
    this.#troubled = setTimeout(() => (this.trouble = null), TROUBLE);
  }

  /** Shows or hides a card after a while, unless the pointer goes elsewhere before. */
  cardAfter(wait: number, card: Carded | null) {
    this.stop();
    this.#waiting = setTimeout(() => (this.card = card), wait);
  }

  /** Nothing is waited for any more. */
  stop() {
    clearTimeout(this.#waiting);
  }

  /** The board is gone. */
  end() {
    this.stop();
    clearTimeout(this.#troubled);
  }
}
