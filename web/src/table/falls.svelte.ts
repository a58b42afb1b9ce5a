// Dice and cards that fall: shown to whoever rolled or drew, and kept to be looked back at.
import type { Drawn } from "./cards";
import type { Roll, Shown } from "./kinds";

/** So many can be looked back at. */
const RECENT = 30;

export class Falls {
  /** The roll that is being shown; play waits until it is taken away. */
  roll = $state.raw<Roll | null>(null);
  /** The card that was drawn and is being shown; play waits until it is taken away. */
  drawn = $state.raw<Drawn | null>(null);
  /** Those since the last action of a person here, oldest first. */
  recent = $state.raw<Shown[]>([]);
  #seen: (() => void) | null = null;
  #next = 0;

  /** Shows them one after the other; waits until each has been looked at, while `waits` says so. */
  async show(fell: readonly Omit<Shown, "key">[], waits: () => boolean) {
    for (const one of fell) {
      if (waits()) {
        const seen = new Promise<void>((resolve) => (this.#seen = resolve));
        this.roll = one.roll;
        this.drawn = one.drawn;
        await seen;
      }
      this.recent = [...this.recent, { key: ++this.#next, ...one }].slice(-RECENT);
    }
  }

  /** The roll or the card has been seen. */
  dismiss() {
    this.roll = null;
    this.drawn = null;
    this.#seen?.();
    this.#seen = null;
  }

  forget() {
    if (this.recent.length > 0) this.recent = [];
  }
}
