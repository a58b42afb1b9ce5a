// A table as the page plays it: whose eyes we look through, what happened, what is asked. It knows no rules: what can be
// done, and why not, comes from the engine.
import { EngineError, REFEREE, freshId, freshSeed, type Asked, type Engine } from "../engine/client";
import { Stopped, type Thinker } from "../engine/thinker";
import type { Company } from "../online/company.svelte";
import type {
  Card,
  Due,
  Info,
  Leg,
  Odds,
  Offer,
  Overlay,
  Prize,
  Refusal,
  Sight,
  Stakes,
  Why,
  WhyNot,
} from "../engine/types";
import type { Drawn } from "./cards";
import type { Hint, LogLine, Reasoned, Roll, Setup, Shown, Thinking, Trouble } from "./kinds";
import { ADVISER, isHuman, plannerOf, type Player } from "./players";
import { Falls } from "./falls.svelte";
import { Gate } from "./gate.svelte";
import { Present, until } from "./present.svelte";
import { Reasons, phaseOf } from "./reasons.svelte";
import { asPast, fallen, isGrave, troubleOf } from "./told";
import { sideOf } from "./sides";

export type { Hint, LogLine, Reasoned, Roll, Setup, Shown, Thinking, Trouble } from "./kinds";

/** So long a counter is on its way, more or less: a bot lets it arrive. */
const ARRIVES = 450;

export class Session {
  readonly #present = new Present();
  readonly #falls = new Falls();
  /** How the table stands, as the viewer sees it; replaced whole after every action. */
  readonly now: Sight = $derived(this.#present.now);
  /** A moment of the game that is looked at instead of the present. */
  past = $state.raw<Sight | null>(null);
  /** What the board shows, which is looked at first: the present, or that moment. */
  readonly front: Sight = $derived(this.past ?? this.#present.now);
  /** What all else shows, a frame later. */
  readonly sight: Sight = $derived(this.past ?? this.#present.known);
  /** Whose eyes we look through; the referee's when nobody here plays or all lies open. */
  viewer = $state(REFEREE);
  /** Who plays each seat. */
  players = $state<Player[]>([]);
  /** The seat that must take over the screen before play goes on. */
  handover = $state<number | null>(null);
  /** The roll that is being shown; play waits until it is taken away. */
  readonly roll: Roll | null = $derived(this.#falls.roll);
  /** The card that was drawn and is being shown; play waits until it is taken away. */
  readonly drawn: Drawn | null = $derived(this.#falls.drawn);
  /** Dice and cards that fell since the last action of a person here, oldest first. */
  readonly recent: readonly Shown[] = $derived(this.#falls.recent);
  /** How much had been played when a person here last acted. */
  since = $state(0);
  /** What a bot would do, once somebody has asked. */
  hint = $state.raw<Hint | null>(null);
  /** The bot that thinks. */
  thinking = $state.raw<Thinking | null>(null);
  /** The seat whose phase a bot plays for the person there. */
  lentBy = $state<number | null>(null);
  #lentPhase = "";
  readonly #reasons = new Reasons();
  /** What takes the next choice instead of the table: somebody only wants to know what would come of it. */
  compare = $state.raw<((action: string) => void) | null>(null);
  /** Why the last thing tried could not be done. */
  trouble = $state.raw<Trouble | null>(null);
  /** Whether the engine is thinking. */
  busy = $state(false);
  /** Whether dice are shown rolling. */
  showDice = $state(true);
  /** Milliseconds between two moves of a bot. */
  botPace = $state(250);
  /** The bot that is asked for advice. */
  adviser = $state<Player>(ADVISER);

  /** All that happened, whatever moment is shown. */
  readonly lines: LogLine[] = $derived(this.#present.lines);
  /** What happened, oldest first. */
  readonly log: LogLine[] = $derived(until(this.lines, this.past));
  /** The same, as the board shows it. */
  readonly frontLog: LogLine[] = $derived(until(this.#present.told, this.past));
  /** The first entry of what the last action brought. */
  readonly fresh: number = $derived(this.past === null ? this.#present.fresh : this.past.played - 1);

  /** What the engine is at. */
  #work = Promise.resolve();
  #over = false;
  #going = false;
  /** Where bots wait. */
  readonly gate = new Gate();
  #askedAgain = false;
  #stops = 0;
  #wanted = 0;
  /** The bots' own dice; the same all through the game, so that they keep to their plans. */
  readonly #seed = crypto.getRandomValues(new Uint32Array(1))[0]!;
  /** Whether another tab plays this table: here one only looks on. */
  following = $state(false);
  /** Called after every change, to keep it; what happened is shown when it is kept. */
  changed: (sight: Sight) => Promise<void> = async () => {};

  private constructor(
    readonly engine: Asked,
    /** The same, if it is the page that keeps the table: then bots play here, too. */
    readonly own: Engine | null,
    readonly thinker: Thinker,
    readonly info: Info,
    players: Player[],
    readonly id: string,
    /** Who plays with us from elsewhere. */
    readonly company: Company | null = null,
  ) {
    this.players = players;
  }

  /** A new table. Bots wait until somebody sits down at it. */
  static async start(engine: Engine, thinker: Thinker, setup: Setup): Promise<Session> {
    const info = await engine.info(setup.game);
    await engine.start(setup.game, setup.scenario, setup.options, setup.seed ?? freshSeed());
    await engine.seat(setup.players);
    const session = new Session(engine, engine, thinker, info, [...setup.players], freshId());
    await session.#begin();
    return session;
  }

  /** Goes on with a saved table. Bots wait until somebody sits down at it. */
  static async resume(
    engine: Engine,
    thinker: Thinker,
    game: string,
    record: string,
    players: Player[],
    id: string,
    viewer = REFEREE,
  ): Promise<Session> {
    const info = await engine.info(game);
    await engine.load(record);
    await engine.seat(players);
    const session = new Session(engine, engine, thinker, info, [...players], id);
    await session.#begin(viewer);
    // Nobody knows who opened the page again: of two players the one who decides says so first.
    if (session.#humans().length > 1 && session.deciding && !info.open) session.handover = session.now.to_act;
    return session;
  }

  /** Sits down at a table that is kept elsewhere, or looks on. */
  static async join(thinker: Thinker, company: Company): Promise<Session> {
    const { remote, info } = company;
    const session = new Session(remote, null, thinker, info, company.players, company.id, company);
    await session.#begin();
    // Somebody may have been away for weeks.
    const mine = company.seats.flatMap((seat) => (seat.mine ? [seat.since] : []));
    if (mine.length > 0) session.since = Math.max(...mine);
    company.tells((from) => session.hears(from));
    return session;
  }

  /** `viewer`: whose eyes looked at it before, where no person plays any more. */
  async #begin(viewer = REFEREE) {
    const humans = this.#humans();
    const { to_act: deciding } = await this.engine.sight(humans[0] ?? REFEREE, 0);
    if (humans.length === 1) this.viewer = humans[0]!;
    else if (humans.length === 0 || deciding === null) this.viewer = humans.length === 0 ? viewer : REFEREE;
    else if (isHuman(this.players[deciding])) this.viewer = deciding;
    else this.viewer = humans[0]!;
    await this.#lookAll();
  }

  /** Reads all of the table: what is fresh of it is the last action. */
  async #lookAll() {
    this.#accept(await this.engine.sight(this.viewer, 0), 0);
    this.#present.catchUp();
    this.since = this.now.played;
    this.#present.fresh = Math.max(0, this.now.played - 1);
  }

  #humans(): number[] {
    return this.players.flatMap((player, seat) => (isHuman(player) ? [seat] : []));
  }

  /** Waits until all shows what the board does, a frame at most; tells whether it did already. */
  caughtUp = (): Promise<boolean> => this.#present.caughtUp();

  /** Whether a person at this screen decides now. */
  get deciding(): boolean {
    const seat = this.now.to_act;
    if (seat === null || this.over || this.past !== null || this.lent || this.following) return false;
    return isHuman(this.players[seat]) && this.handover === null && !this.showing;
  }

  /** Whether a bot is to move: of its own, or for somebody here. */
  get botMoves(): boolean {
    const seat = this.now.to_act;
    if (seat === null || this.own === null || this.following || this.handover !== null) return false;
    return this.lent || !isHuman(this.players[seat]);
  }

  /** Whether a bot decides now for somebody here. */
  get lent(): boolean {
    return this.lentBy !== null && this.now.to_act === this.lentBy;
  }

  /** Whether nobody here plays or has played: then there are no secrets. */
  get watched(): boolean {
    return this.viewer === REFEREE && this.#humans().length === 0;
  }

  /** The last reason that may be told: of a bot's move once the game is over or if nobody plays here, of advice in its phase. */
  get told(): Reasoned | null {
    return this.#reasons.last(this.now, this.past, this.over || this.watched, this.viewer);
  }

  /** Whether the record may be had, for a file, a study or a bot: a server tells it afterwards. */
  get recorded(): boolean {
    return this.own !== null || this.over;
  }

  /** Whether a bot may be asked: at a table of a server only as it was agreed. */
  get advised(): boolean {
    return this.recorded || this.company?.advises === true;
  }

  /** Whether the game may be looked at afterwards with a bot's eyes. */
  get studied(): boolean {
    return this.recorded && this.company?.hello.study !== "off";
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
    return this.now.to_act === null || (this.company !== null && this.company.over !== null);
  }

  #accept(sight: Sight, from: number) {
    this.#present.accept(sight, from);
    this.#reasons.upTo(sight.played);
    if (this.hint && this.hint.played !== sight.played) this.hint = null;
  }

  /** Plays an action of the deciding seat. */
  async play(action: string): Promise<boolean> {
    // What was done before is still being kept: whoever is quicker than that is not left out.
    const { played } = this.now;
    if (this.busy) await this.#work;
    if (!this.deciding || this.busy || this.now.played !== played) return false;
    if (this.compare) {
      this.compare(action);
      return false;
    }
    this.#cease("hint");
    this.since = this.now.played;
    this.#falls.forget();
    const done = await this.#try(() => this.#act(action));
    if (done) void this.#goOn();
    return done;
  }

  async #act(action: string) {
    const { played: from, to_act } = this.now;
    this.company?.answers(this.now, action);
    let sight: Sight;
    if (to_act === this.viewer) sight = await this.engine.play(action, this.viewer, from);
    else {
      await this.own?.act(action);
      sight = await this.engine.sight(this.viewer, from);
    }
    this.hint = null;
    const fell = fallen(this.now, sight);
    const own = isHuman(this.players[to_act ?? -1]) && !this.lent;
    const accept = () => {
      this.#accept(sight, from);
      this.#present.fresh = from;
    };
    // What chance had no part in is shown at once, and kept then.
    if (fell.length === 0) {
      accept();
      if (own) await this.#present.paint();
      else this.#present.catchUp();
    }
    // Whoever opens the page again must not find dice and cards in hand that he has seen already.
    await this.changed(sight);
    // Another tab has played meanwhile: what is kept there counts.
    if (fell.length === 0 || this.following) return;
    // The board must not tell whoever rolled what cards and dice have not told yet. A bot waits for nobody.
    if (this.showDice && (own || this.botPace > 0)) await this.#falls.show(fell, () => own && !this.#over);
    accept();
    this.#present.catchUp();
  }

  async #try(what: () => Promise<unknown>): Promise<boolean> {
    let rest = () => {};
    this.#work = new Promise((resolve) => (rest = resolve));
    this.busy = true;
    this.trouble = null;
    try {
      await what();
      return true;
    } catch (error) {
      if (!(error instanceof EngineError)) throw error;
      this.trouble = troubleOf(error);
      return false;
    } finally {
      this.busy = false;
      rest();
    }
  }

  /** The roll or the card has been seen. */
  dismissRoll = (): void => this.#falls.dismiss();

  /** Asks a bot; tells how far it is. Nothing if the game is over. */
  async #consult(
    bot: Player,
    about: Thinking["about"],
    seed: number,
  ): Promise<{ action: string; why: Why | null } | null> {
    // Those who do not plan have nothing to tell.
    if (about === "move" && plannerOf(bot) === null) {
      const action = await this.thinker.choose(await this.engine.record(), bot, seed);
      return action === null ? null : { action, why: null };
    }
    this.thinking = { bot, seat: this.now.to_act ?? 0, share: 0, about };
    const stops = this.#stops;
    try {
      if (this.company && !this.recorded) {
        const advice = await this.company.advise(this.now.to_act ?? 0, bot);
        if (stops !== this.#stops) throw new Stopped("stopped");
        return advice;
      }
      const record = await this.engine.record();
      if (stops !== this.#stops) throw new Stopped("stopped");
      return await this.thinker.think(record, bot, seed, (share) => {
        if (this.thinking) this.thinking = { ...this.thinking, share };
      });
    } finally {
      this.thinking = null;
    }
  }

  /** Ends a thought, if there is one about this. */
  #cease(about: Thinking["about"]) {
    if (this.thinking?.about === about) this.#quiet();
  }

  #quiet() {
    this.#stops++;
    this.thinker.stop();
  }

  /** Asks a bot what it would do; asked again, plays it. The table stays free meanwhile: whoever plays needs no advice. */
  async ask(): Promise<void> {
    if (this.thinking?.about === "hint") {
      this.#askedAgain = true;
      return;
    }
    if (!this.deciding || this.busy || !this.advised) return;
    if (this.hint) {
      this.compare = null;
      this.#keep(this.hint, true);
      await this.play(this.hint.offer.action);
      return;
    }
    this.#askedAgain = false;
    const { played, offers } = this.now;
    await this.#heard(async () => {
      // The same situation brings the same advice.
      const advice = await this.#consult(this.adviser, "hint", 0);
      const offer = offers.find((one) => one.action === advice?.action);
      if (offer && advice?.why && this.now.played === played) this.hint = { offer, played, why: advice.why };
    });
    if (this.#askedAgain && this.hint) await this.ask();
  }

  /** What would come of another action than the advice. */
  async whyNot(action: string): Promise<WhyNot | null> {
    let found: WhyNot | null = null;
    await this.#heard(async () => {
      found = await this.thinker.whyNot(await this.engine.record(), this.adviser, 0, action);
    });
    return found;
  }

  /** Waits for a thought that somebody may end; false if somebody did. */
  async #heard(what: () => Promise<void>): Promise<boolean> {
    try {
      await what();
      return true;
    } catch (error) {
      if (error instanceof Stopped) return false;
      if (!(error instanceof EngineError)) throw error;
      this.trouble = { text: error.message };
      return false;
    }
  }

  #keep(hint: { offer: Offer | null; why: Why; action?: string }, own: boolean) {
    const { played, to_act } = this.now;
    const action = hint.offer?.action ?? hint.action ?? "";
    const label = hint.offer?.label ?? null;
    this.#reasons.keep({ played, phase: phaseOf(this.now), seat: to_act ?? 0, action, label, why: hint.why, own });
  }

  /** Lets a bot play for the person here until the phase is over, whoever has to answer in between. */
  async playOn(): Promise<void> {
    if (!this.deciding || this.busy || !this.recorded) return;
    this.#cease("hint");
    this.lentBy = this.now.to_act;
    this.#lentPhase = phaseOf(this.now);
    this.gate.paused = false;
    await this.#goOn();
  }

  /** One action of a bot: thought, shown, played. False if somebody has put an end to it. */
  async #turn(bot: Player, about: "move" | "phase", seed: number): Promise<boolean> {
    const { played, offers, view } = this.now;
    this.busy = true;
    let advice: { action: string; why: Why | null } | null = null;
    const heard = await this.#heard(async () => {
      advice = await this.#consult(bot, about, seed);
    });
    this.busy = false;
    const found = advice as { action: string; why: Why | null } | null;
    if (!heard || found === null || this.#over || this.following) return false;
    while (this.gate.shut) {
      await this.gate.wait();
      const still = about === "phase" ? this.lent : !isHuman(this.players[this.now.to_act ?? 0]);
      if (this.#over || !still || this.now.played !== played) return false;
    }
    this.gate.pass();
    // What is lost for good is for the person to say.
    if (about === "phase" && isGrave(await this.stakes(found.action).catch(() => null))) return false;
    const offer = offers.find((one) => one.action === found.action) ?? null;
    if (found.why) this.#keep({ offer, action: found.action, why: found.why }, about === "phase");
    if (!(await this.#try(() => this.#act(found.action)))) return false;
    if (this.botPace > 0 && !this.#over) {
      const went = JSON.stringify(view.stacks) !== JSON.stringify(this.now.view.stacks);
      await new Promise((resolve) => setTimeout(resolve, went ? Math.max(this.botPace, ARRIVES) : this.botPace));
    }
    return true;
  }

  /** Lets bots play and hands the screen over until a person here decides. */
  async #goOn() {
    if (this.#going) return;
    this.#going = true;
    try {
      for (;;) {
        const seat = this.now.to_act;
        if (seat === null || this.#over || this.following) return;
        const player = this.players[seat]!;
        if (this.lentBy === seat) {
          if (phaseOf(this.now) === this.#lentPhase && (await this.#turn(this.adviser, "phase", 0))) continue;
          // The phase is over, or somebody has put an end to it.
          this.lentBy = null;
          continue;
        }
        if (isHuman(player)) {
          if (this.viewer !== seat && this.#humans().length > 1) {
            // Whoever holds several seats of a side hands nothing over, and in an open game there is nothing to hide.
            const own = this.viewer >= 0 && sideOf(this.info, this.viewer) === sideOf(this.info, seat);
            if (own || this.info.open) await this.#sit(seat);
            else this.handover = seat;
          }
          this.gate.paused = false;
          return;
        }
        if (this.own === null) return;
        if (await this.#turn(player, "move", this.#seed)) continue;
        if (this.#over || this.following || this.trouble) return;
        // Somebody has stopped it: it waits for a word.
        if (isHuman(this.players[seat])) continue;
        this.gate.paused = true;
        await this.gate.wait();
      }
    } finally {
      this.#going = false;
    }
  }

  /** Puts an end to what a bot thinks: advice is not given, a phase that was lent comes back, a bot's own turn waits. */
  stop() {
    const theirs = this.lentBy !== null && !this.lent;
    this.lentBy = null;
    // Whoever answers meanwhile is not disturbed.
    if (theirs) return;
    if (this.thinking === null) this.gate.pause();
    this.#quiet();
    if (!this.botMoves) this.gate.paused = false;
    this.gate.open();
  }

  /** Somebody here plays a seat from now on, or a bot does. */
  async seat(seat: number, player: Player) {
    if (this.own === null || this.following || this.players[seat] === player) return;
    const before = this.#humans();
    this.players[seat] = player;
    this.hint = null;
    this.#quiet();
    const people = this.#humans();
    // Who comes alone sees what is his, and no more once a bot plays for him; of two, the other is handed the screen.
    if (before.length === 0 && people.length > 0) {
      this.viewer = people[0]!;
      this.#present.forget();
      await this.#lookAll();
    } else if (people.length > 0 && !people.includes(this.viewer)) this.handover = people[0]!;
    await this.own.seat(this.players);
    await this.changed(this.now);
    this.gate.resume();
    void this.#goOn();
  }

  /** Shows a moment of the game, after so many actions; the present if none is named. */
  async goTo(played: number | null): Promise<void> {
    const wanted = ++this.#wanted;
    if (played === null) {
      this.past = null;
      return;
    }
    const at = Math.min(Math.max(played, 0), this.now.played);
    const viewer = this.over ? REFEREE : this.viewer;
    const then = await this.engine.moment(at, viewer, Math.max(0, at - 1));
    if (wanted !== this.#wanted) return;
    this.past = asPast(then);
  }

  /** The places that counted after so many actions, as the viewer knows who held them. */
  async prizesAt(played: number): Promise<readonly Prize[]> {
    return (await this.engine.moment(played, this.viewer, played)).goal?.prizes ?? [];
  }

  /** The other player sits at the screen now. */
  async takeOver() {
    if (this.handover === null) return;
    await this.#sit(this.handover);
    this.handover = null;
  }

  /** Who sits at the screen from now on. */
  async #sit(seat: number) {
    this.viewer = seat;
    this.#present.forget();
    this.hint = null;
    const { since } = this;
    await this.#lookAll();
    // What came of the fight in which he answers is news to him, too.
    this.since = since;
  }

  /** Another tab plays from now on. */
  yields() {
    this.following = true;
    this.lentBy = null;
    this.#quiet();
    this.gate.open();
  }

  /** Shows what another tab has played, once the engine has read it. */
  async follow(players: Player[]): Promise<void> {
    this.players = [...players];
    this.hint = null;
    this.#wanted++;
    this.past = null;
    await this.#lookAll();
    const seat = this.now.to_act;
    if (seat === null || this.#humans().length < 2 || !isHuman(this.players[seat])) return;
    if (this.info.open) await this.#sit(seat);
    else this.handover = seat === this.viewer ? null : seat;
  }

  /** Shows what was played elsewhere, or taken back, from an entry on. */
  async hears(from: number): Promise<void> {
    while (this.busy) await this.#work;
    this.players = this.company?.players ?? this.players;
    await this.#try(async () => {
      const before = this.now;
      const known = Math.min(from, before.played);
      const sight = await this.engine.sight(this.viewer, known);
      const fell = sight.played > before.played && known === before.played ? fallen(before, sight) : [];
      this.hint = null;
      this.#accept(sight, known);
      // Once it is over all is read anew: what was known of it is no news.
      this.#present.fresh = this.company?.over ? Math.max(known, before.played) : known;
      await this.#falls.show(fell, () => false);
      await this.#present.paint();
    });
    await this.changed(this.now);
    void this.#goOn();
  }

  /** This tab plays from now on. */
  resumes() {
    this.following = false;
    void this.#goOn();
  }

  /** An entry before the last decision: it and what followed of itself are far fewer than this. */
  get #before(): number {
    return Math.max(0, this.now.played - 100);
  }

  async undo() {
    if (!this.deciding || !this.sight.can_undo) return;
    const from = this.#before;
    await this.#taken(() => this.engine.undo().then(() => this.#again(from)));
  }

  async undoPhase() {
    if (!this.deciding || !this.sight.can_undo) return;
    await this.#taken(() => this.engine.undoPhase().then(() => this.#again()));
  }

  async redo() {
    if (!this.deciding || !this.sight.can_redo) return;
    await this.#taken(() => this.engine.redo().then(() => this.#again()));
  }

  /** Takes something back: advice on what was is of no use. */
  #taken(what: () => Promise<unknown>): Promise<boolean> {
    this.#cease("hint");
    return this.#try(what);
  }

  /** Takes one earlier decision back: an attacker steps out of the attack again. */
  async retract(action: string) {
    if (!this.deciding) return;
    await this.#taken(() => this.engine.retract(action).then(() => this.#again()));
  }

  /** Puts the counter in hand back and takes another one. */
  async takeInstead(action: string): Promise<boolean> {
    if (!this.deciding || this.busy) return false;
    const from = this.#before;
    return this.#taken(async () => {
      await this.engine.undo();
      const taken = this.engine.play(action, this.viewer, from).catch(async (error: unknown) => {
        await this.engine.redo();
        throw error;
      });
      await this.#again(from, taken);
    });
  }

  /** Reads the log anew from an entry on, since some of it was taken back. */
  async #again(from = 0, sight = this.engine.sight(this.viewer, from)) {
    this.#accept(await sight, from);
    this.hint = null;
    this.#present.fresh = this.now.played;
    await this.#present.paint();
    await this.changed(this.now);
  }

  /** Why pointing at this does nothing; sets `trouble` and returns it. */
  async why(counter: number | null, space: number | null): Promise<Refusal | null> {
    const meant = await this.engine.meant(this.viewer, counter, space);
    return (this.trouble = meant.find((m) => m.refusal)?.refusal ?? null);
  }

  route = (counter: number, to: number): Promise<Leg[]> => this.engine.route(this.viewer, counter, to);
  // Of what is shown, the present or a moment of the past.
  overlays = (): Promise<Overlay[]> => this.engine.overlays(this.#eyes(), this.past !== null);
  due = (): Promise<Due[]> => this.engine.due(this.#eyes(), this.past !== null);
  counterCard = (counter: number): Promise<Card> =>
    this.engine.counterCard(this.#eyes(), counter, this.past !== null);
  spaceCard = (space: number): Promise<Card> => this.engine.spaceCard(this.#eyes(), space, this.past !== null);
  stakes = (action: string): Promise<Stakes | null> => this.engine.stakes(action, this.viewer);
  whatIf = (actions: string[]): Promise<Odds | null> => this.engine.whatIf(actions, this.viewer);
  record = (): Promise<string> => this.engine.record();

  #eyes(): number {
    return this.past !== null && this.over ? REFEREE : this.viewer;
  }

  /** Leaves the table: bots stop. */
  close() {
    this.#over = true;
    this.thinker.stop();
    this.gate.open();
    this.dismissRoll();
  }
}
