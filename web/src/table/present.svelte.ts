// The present of a table: what is looked at is painted first. The board shows it at once, all else a frame later.
import type { Sight } from "../engine/types";
import type { LogLine } from "./kinds";
import { painted } from "./painted";
import { shared } from "./shared";
import { Teller } from "./told";

/** Of what happened, what is shown of it: up to a moment that is looked at. */
export const until = (lines: LogLine[], past: Sight | null): LogLine[] =>
  past === null ? lines : lines.filter((line) => line.entry < past.played);

export class Present {
  /** How the table stands; replaced whole after every action. */
  now = $state.raw() as Sight;
  /** All that happened. */
  told = $state.raw<LogLine[]>([]);
  /** The first entry of what the last action brought. */
  fresh = $state(0);
  /** How the table stands as far as all but the board shows it. */
  known = $state.raw() as Sight;
  /** What happened as far as all but the board shows it. */
  lines = $state.raw<LogLine[]>([]);

  readonly #teller = new Teller();
  #painting = Promise.resolve();

  /** Takes what the engine tells, its history from an entry on. */
  accept(sight: Sight, from: number) {
    const old = this.told.filter((line) => line.entry >= from);
    const told = shared(old, this.#teller.lines(sight.history, from));
    if (told !== old) this.told = [...this.told.filter((line) => line.entry < from), ...told];
    this.now = shared(this.now, sight);
  }

  /** What the board shows is painted, then all else shows it, too. */
  async paint(): Promise<void> {
    this.#painting = painted();
    await this.#painting;
    this.catchUp();
  }

  /** All else shows what the board does. */
  catchUp() {
    this.known = this.now;
    this.lines = this.told;
  }

  /** Waits until it does, a frame at most; tells whether it did already. */
  async caughtUp(): Promise<boolean> {
    if (this.known === this.now) return true;
    await this.#painting;
    return false;
  }

  /** What happened is told anew. */
  forget() {
    this.told = [];
  }
}
