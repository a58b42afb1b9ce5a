// A game looked at afterwards: what an analyst says of it, and the moment that is shown.
import type { Plan } from "../board/arrows";
import { EngineError, REFEREE } from "../engine/client";
import { Stopped, Thinker } from "../engine/thinker";
import type { Analysis, Mistake } from "../engine/types";
import { speech } from "../i18n/speech.svelte";
import { momentAt } from "../panels/graph";
import type { Session } from "../table/session.svelte";

export class Study {
  report = $state.raw<Analysis | null>(null);
  /** Why it cannot be looked at. */
  failed = $state<string | null>(null);
  /** The mistake that is shown. */
  mistake = $state.raw<Mistake | null>(null);
  /** Whether the reasons of the bot that played here are open. */
  reasons = $state(false);
  /** The analyst works beside the bots. */
  readonly #thinker = new Thinker();

  constructor(readonly session: Session) {}

  /** After how many actions the moment is that is shown. */
  readonly at: number = $derived.by(() => this.session.sight.played);
  /** Which player-turn that is. */
  readonly moment: number = $derived.by(() => momentAt(this.report?.moments ?? [], this.at));

  readonly plans: Plan[] = $derived.by(() => {
    const shown = this.mistake;
    if (!shown || shown.played !== this.at) return [];
    return [
      { tone: "did", arrows: shown.did },
      { tone: "better", arrows: shown.better },
    ];
  });

  async begin() {
    if (this.session.botMoves) this.session.gate.pause();
    await this.session.goTo(this.session.now.played);
    const { watched, viewer } = this.session;
    const eyes = watched ? REFEREE : viewer;
    try {
      const record = await this.session.record();
      this.report = await this.#thinker.analyse(record, eyes, (report) => (this.report = report));
    } catch (error) {
      if (error instanceof Stopped) return;
      const hidden = error instanceof EngineError && error.failure.kind === "hidden";
      if (hidden) this.failed = speech.t("trouble-hidden");
      else this.failed = error instanceof Error ? error.message : String(error);
    }
  }

  /** Shows what stood after so many actions. */
  show(played: number) {
    this.mistake = null;
    void this.session.goTo(played);
  }

  /** So many actions on, or back. */
  step(by: number) {
    this.show(this.at + by);
  }

  /** To the beginning of the next or the last player-turn. */
  turn(by: number) {
    const moments = this.report?.moments ?? [];
    const here = moments[this.moment];
    // Back from the middle of a player-turn leads to its beginning.
    const to = by < 0 && here && here.played < this.at ? this.moment : this.moment + by;
    const found = moments[Math.min(Math.max(to, 0), moments.length - 1)];
    if (found) this.show(found.played);
    else this.show(by < 0 ? 0 : this.session.now.played);
  }

  showMistake(mistake: Mistake) {
    void this.session.goTo(mistake.played).then(() => (this.mistake = mistake));
  }

  close() {
    this.#thinker.close();
    void this.session.goTo(null);
  }
}
