// Where bots wait for a word of a person.

export class Gate {
  /** Whether bots wait before each action. */
  paused = $state(false);
  /** How many actions go through all the same. */
  #steps = 0;
  #go: (() => void) | null = null;

  /** Whether the next action has to wait. */
  get shut(): boolean {
    return this.paused && this.#steps === 0;
  }

  /** Until somebody says something. */
  wait(): Promise<void> {
    return new Promise((resolve) => (this.#go = resolve));
  }

  /** An action goes through. */
  pass() {
    if (this.paused) this.#steps--;
  }

  /** Whoever waits looks again. */
  open() {
    this.#go?.();
    this.#go = null;
  }

  /** Bots wait after the action that is being played. */
  pause() {
    this.paused = true;
    this.#steps = 0;
  }

  resume() {
    this.paused = false;
    this.#steps = 0;
    this.open();
  }

  /** One action of a bot that waits. */
  step() {
    this.paused = true;
    this.#steps = 1;
    this.open();
  }
}
