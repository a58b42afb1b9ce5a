// A table as the page plays it: whose eyes we look through, what happened, what is asked. It knows no rules: what can be
// done, and why not, comes from the engine.
import { EngineError, REFEREE, freshSeed, type Engine } from "../engine/client";
import type {
  Card,
  Due,
  Event,
  Info,
  Leg,
  Message,
  Odds,
  Offer,
  Overlay,
  Refusal,
  Said,
  Sight,
} from "../engine/types";
import { drawnCards, type Drawn } from "./cards";

/** Who plays a seat. */
export type Player = "human" | "greedy" | "random";

export type Setup = {
  game: string;
  scenario: string;
  options: Record<string, boolean>;
  players: Player[];
  seed?: string;
};

/** A roll that is being shown. */
export type Roll = { dice: number[]; message: Message; rule: string };

/** One line of the log: an event, the entry to which it belongs, and who played that. */
export type LogLine = Event & { entry: number; seat: number };

/** What the engine's bot would do. */
export type Hint = { offer: Offer; played: number };

/** Why something could not be done. */
export type Trouble = Refusal | { text: string };

function diceOf(message: Message): number[] {
  return message.args.flatMap(([, arg]) => ("die" in arg ? [arg.die] : []));
}

export class Session {
  /** What the viewer sees; replaced whole after every action. */
  sight = $state.raw() as Sight;
  /** Whose eyes we look through; the referee's when nobody here plays or all lies open. */
  viewer = $state(REFEREE);
  /** The seat that must take over the screen before play goes on. */
  handover = $state<number | null>(null);
  /** The roll that is being shown; play waits until it is taken away. */
  roll = $state.raw<Roll | null>(null);
  /** The card that was drawn and is being shown; play waits until it is taken away. */
  drawn = $state.raw<Drawn | null>(null);
  /** What the engine's bot would do, once somebody has asked. */
  hint = $state.raw<Hint | null>(null);
  /** The first entry of what the last action brought. */
  fresh = $state(0);
  /** Why the last thing tried could not be done. */
  trouble = $state.raw<Trouble | null>(null);
  /** Whether the engine is thinking. */
  busy = $state(false);
  /** What happened, oldest first. */
  log = $state.raw<LogLine[]>([]);
  /** Whether dice are shown rolling. */
  showDice = $state(true);
  /** Milliseconds between two moves of a bot. */
  botPace = $state(250);

  #rolled: ((value: void) => void) | null = null;
  #over = false;
  /** Called after every change, to save. */
  changed: (record: string) => void = () => {};

  private constructor(
    readonly engine: Engine,
    readonly info: Info,
    readonly players: Player[],
    readonly id: string,
  ) {}

  static async start(engine: Engine, setup: Setup): Promise<Session> {
    const info = await engine.info(setup.game);
    await engine.start(setup.game, setup.scenario, setup.options, setup.seed ?? freshSeed());
    const session = new Session(engine, info, setup.players, crypto.randomUUID());
    await session.#begin();
    return session;
  }

  /** Goes on with a saved table. */
  static async resume(
    engine: Engine,
    game: string,
    record: string,
    players: Player[],
    id: string,
  ): Promise<Session> {
    const info = await engine.info(game);
    await engine.load(record);
    const session = new Session(engine, info, players, id);
    await session.#begin();
    // Nobody knows who opened the page again: of two players the one who decides says so first.
    if (session.#humans().length > 1 && session.deciding) session.handover = session.sight.to_act;
    return session;
  }

  async #begin() {
    const first = await this.engine.sight(REFEREE, 0);
    const humans = this.#humans();
    const deciding = first.to_act;
    if (humans.length === 1) this.viewer = humans[0]!;
    else if (humans.length === 0 || deciding === null) this.viewer = REFEREE;
    else if (this.players[deciding] === "human") this.viewer = deciding;
    else this.viewer = humans[0]!;
    await this.#look(0);
    void this.#goOn();
  }

  #humans(): number[] {
    return this.players.flatMap((player, seat) => (player === "human" ? [seat] : []));
  }

  /** Whether a person at this screen decides now. */
  get deciding(): boolean {
    const seat = this.sight.to_act;
    return seat !== null && this.players[seat] === "human" && this.handover === null && !this.showing;
  }

  /** Whether dice or a card are being shown, and play waits. */
  get showing(): boolean {
    return this.roll !== null || this.drawn !== null;
  }

  /** Whether one person plays alone, against the rules. */
  get alone(): boolean {
    return this.players.length === 1;
  }

  get over(): boolean {
    return this.sight.to_act === null;
  }

  /** Reads the table again, from an entry on. */
  async #look(from: number): Promise<void> {
    this.#accept(await this.engine.sight(this.viewer, from), from);
  }

  #accept(sight: Sight, from: number) {
    const lines = sight.history.flatMap((said, i) =>
      said.events.map((event): LogLine => ({ ...event, entry: from + i, seat: said.seat })),
    );
    this.log = [...this.log.filter((line) => line.entry < from), ...lines];
    this.sight = sight;
    if (this.hint && this.hint.played !== sight.played) this.hint = null;
  }

  /** Plays an action of the deciding seat. */
  async play(action: string): Promise<boolean> {
    if (!this.deciding || this.busy) return false;
    const done = await this.#try(() => this.#act(action));
    if (done) void this.#goOn();
    return done;
  }

  async #act(action: string) {
    const from = this.sight.played;
    await this.engine.play(action);
    const sight = await this.engine.sight(this.viewer, from);
    this.hint = null;
    // The board must not tell what cards and dice have not told yet.
    await this.#showCards(sight);
    await this.#showRolls(sight.history);
    this.#accept(sight, from);
    this.fresh = from;
    this.changed(await this.engine.record());
  }

  async #try(what: () => Promise<unknown>): Promise<boolean> {
    this.busy = true;
    this.trouble = null;
    try {
      await what();
      return true;
    } catch (error) {
      if (!(error instanceof EngineError)) throw error;
      const failure = error.failure;
      this.trouble =
        failure.kind === "refused"
          ? { rule: failure.rule, message: failure.message }
          : { text: failure.kind === "text" || failure.kind === "undo" ? failure.reason : failure.kind };
      return false;
    } finally {
      this.busy = false;
    }
  }

  async #showRolls(news: Said[]) {
    if (!this.showDice) return;
    for (const event of news.flatMap((said) => said.events)) {
      const dice = diceOf(event.message);
      if (dice.length === 0) continue;
      const shown = new Promise<void>((resolve) => (this.#rolled = resolve));
      this.roll = { dice, message: event.message, rule: event.rule };
      await shown;
    }
  }

  async #showCards(sight: Sight) {
    if (!this.showDice) return;
    for (const drawn of drawnCards(this.sight.piles, sight.piles)) {
      const shown = new Promise<void>((resolve) => (this.#rolled = resolve));
      this.drawn = drawn;
      await shown;
    }
  }

  /** The roll or the card has been seen. */
  dismissRoll() {
    this.roll = null;
    this.drawn = null;
    this.#rolled?.();
    this.#rolled = null;
  }

  /** Asks the engine's bot what it would do; asked again, plays it. */
  async ask(): Promise<void> {
    if (!this.deciding || this.busy) return;
    if (this.hint) {
      await this.play(this.hint.offer.action);
      return;
    }
    await this.#try(async () => {
      const { played, offers } = this.sight;
      // The same situation brings the same advice.
      const action = await this.engine.bot("greedy", played);
      const offer = offers.find((one) => one.action === action);
      if (offer && this.sight.played === played) this.hint = { offer, played };
    });
  }

  /** Lets the bot play for the person here until the phase is over or something is drawn or rolled. */
  async playOn(): Promise<void> {
    const phase = JSON.stringify(this.sight.view.phase);
    const seat = this.sight.to_act;
    const same = (): boolean =>
      this.sight.to_act === seat && !this.#over && JSON.stringify(this.sight.view.phase) === phase;
    while (this.deciding && same()) {
      const action = await this.engine.bot("greedy", this.sight.played);
      if (action === null || this.#over) return;
      if (!(await this.#try(() => this.#act(action)))) return;
      if (this.botPace > 0) await new Promise((resolve) => setTimeout(resolve, this.botPace));
    }
    if (!this.#over) void this.#goOn();
  }

  /** Lets bots play and hands the screen over until a person here decides. */
  async #goOn() {
    for (;;) {
      const seat = this.sight.to_act;
      if (seat === null || this.#over) return;
      const player = this.players[seat]!;
      if (player === "human") {
        const humans = this.#humans();
        if (this.viewer !== seat && humans.length > 1) this.handover = seat;
        return;
      }
      this.busy = true;
      const action = await this.engine.bot(player, crypto.getRandomValues(new Uint32Array(1))[0]!);
      this.busy = false;
      if (action === null || this.#over) return;
      await this.#try(() => this.#act(action));
      if (this.botPace > 0) await new Promise((resolve) => setTimeout(resolve, this.botPace));
    }
  }

  /** The other player sits at the screen now. */
  async takeOver() {
    if (this.handover === null) return;
    this.viewer = this.handover;
    this.log = [];
    this.hint = null;
    await this.#look(0);
    this.handover = null;
  }

  async undo() {
    if (!this.deciding || !this.sight.can_undo) return;
    // One decision and what followed of itself are far fewer entries than this.
    const from = Math.max(0, this.sight.played - 100);
    await this.#try(() => this.engine.undo().then(() => this.#again(from)));
  }

  async undoPhase() {
    if (!this.deciding || !this.sight.can_undo) return;
    await this.#try(() => this.engine.undoPhase().then(() => this.#again()));
  }

  async redo() {
    if (!this.deciding || !this.sight.can_redo) return;
    await this.#try(() => this.engine.redo().then(() => this.#again()));
  }

  /** Takes one earlier decision back: an attacker steps out of the attack again. */
  async retract(action: string) {
    if (!this.deciding) return;
    await this.#try(() => this.engine.retract(action).then(() => this.#again()));
  }

  /** Puts the counter in hand back and takes another one. */
  async takeInstead(action: string): Promise<boolean> {
    if (!this.deciding || this.busy) return false;
    return this.#try(async () => {
      await this.engine.undo();
      try {
        await this.engine.play(action);
      } catch (error) {
        await this.engine.redo();
        throw error;
      }
      await this.#again();
    });
  }

  /** Reads the log anew from an entry on, since some of it was taken back. */
  async #again(from = 0) {
    await this.#look(from);
    this.hint = null;
    this.fresh = this.sight.played;
    this.changed(await this.engine.record());
  }

  /** Why pointing at this does nothing; sets `trouble` and returns it. */
  async why(counter: number | null, space: number | null): Promise<Refusal | null> {
    const meant = await this.engine.meant(counter, space);
    const refusal = meant.find((m) => m.refusal)?.refusal ?? null;
    this.trouble = refusal;
    return refusal;
  }

  route = (counter: number, to: number): Promise<Leg[]> => this.engine.route(counter, to);
  overlays = (): Promise<Overlay[]> => this.engine.overlays(this.viewer);
  due = (): Promise<Due[]> => this.engine.due(this.viewer);
  counterCard = (counter: number): Promise<Card> => this.engine.counterCard(this.viewer, counter);
  spaceCard = (space: number): Promise<Card> => this.engine.spaceCard(this.viewer, space);
  whatIf = (actions: string[]): Promise<Odds | null> => this.engine.whatIf(actions, this.viewer);
  record = (): Promise<string> => this.engine.record();
  hash = (): Promise<string> => this.engine.hash();

  /** Leaves the table: bots stop. */
  close() {
    this.#over = true;
    this.dismissRoll();
  }

  // What the offers touch, for whoever draws them.
  offersOfCounter(counter: number): Offer[] {
    return this.sight.offers.filter((offer) => offer.counter === counter);
  }
  offersOfSpace(space: number): Offer[] {
    return this.sight.offers.filter((offer) => offer.space === space && offer.counter === null);
  }
}
