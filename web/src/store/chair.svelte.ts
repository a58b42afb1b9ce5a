// The chair at a table: of several tabs that show one table, one plays and the others follow it.
import type { Sight } from "../engine/types";
import type { Session } from "../table/session.svelte";
import { save, savedTable, toSave } from "./saves";

/** A page that is opened again may find its own lock still held for a moment. */
const PATIENCE = 700;

export class Chair {
  /** Why the game is not kept in this browser. */
  unkept = $state<string | null>(null);
  readonly #news: BroadcastChannel;
  #version: number;
  #release: (() => void) | null = null;
  #catching = false;
  #again = false;

  constructor(
    readonly session: Session,
    version: number,
  ) {
    this.#version = version;
    this.#news = new BroadcastChannel(`sandtable-table-${session.id}`);
    this.#news.onmessage = () => void this.#catchUp();
    session.changed = (sight) => this.#keep(sight);
  }

  /** Sits down, if no other tab plays this table; else follows it. */
  async sit(): Promise<void> {
    if (await this.#lock({ signal: AbortSignal.timeout(PATIENCE) })) {
      // A table that is only opened again is kept already.
      if (this.#version === 0) await this.#keep(this.session.now);
      this.session.resumes();
      return;
    }
    this.session.yields();
    await this.#catchUp();
  }

  /** Plays here from now on; the other tab follows. */
  async takeOver(): Promise<void> {
    await this.#lock({ steal: true });
    await this.#catchUp();
    this.session.resumes();
    this.#news.postMessage("taken");
  }

  leave() {
    this.#news.close();
    this.#release?.();
    this.#release = null;
  }

  /** Holds the table's lock until it is left or taken away. Where there are no locks, what is kept must do. */
  #lock(options: LockOptions): Promise<boolean> {
    const locks: LockManager | undefined = navigator.locks;
    if (!locks) return Promise.resolve(true);
    return new Promise((resolve) => {
      const held = locks.request(`sandtable-table-${this.session.id}`, options, () => {
        resolve(true);
        return new Promise<void>((release) => (this.#release = release));
      });
      held.catch(() => {
        // Nobody let go in time, or another tab has taken it away.
        resolve(false);
        if (this.#release) this.#lose();
      });
    });
  }

  #lose() {
    this.#release = null;
    this.session.yields();
  }

  async #keep(sight: Sight): Promise<void> {
    if (this.session.following) return;
    try {
      const record = await this.session.record();
      const kept = await save(toSave(this.session, record, sight, ++this.#version));
      this.unkept = null;
      if (kept) this.#news.postMessage("kept");
      else {
        this.#lose();
        void this.#catchUp();
      }
    } catch (error) {
      this.unkept = error instanceof Error ? error.message : String(error);
    }
  }

  /** Shows what another tab has kept; what comes in meanwhile is looked at afterwards. */
  async #catchUp(): Promise<void> {
    this.#again = true;
    if (this.#catching) return;
    this.#catching = true;
    try {
      while (this.#again) {
        this.#again = false;
        const there = await savedTable(this.session.id);
        if (!there || !this.session.following) continue;
        this.#version = there.version ?? 0;
        await this.session.own?.load(there.record);
        await this.session.follow(there.players);
      }
    } finally {
      this.#catching = false;
    }
  }
}
