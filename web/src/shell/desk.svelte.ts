// What the parts of the table screen share, besides the session and the board: which panel, card and drawer is open.
import { getContext, setContext } from "svelte";
import { doAll } from "../board/many";
import { touched, type Plan } from "../board/arrows";
import { sectors, type Frame, type Point } from "../board/camera";
import { centre } from "../board/hexes";
import { recapOf, type Recap, type Step } from "../board/recap";
import { BoardUi } from "../board/ui.svelte";
import {
  begins,
  begunIn,
  comrades,
  group,
  movers,
  Names,
  pileOf,
  places,
  type Pile,
  type Standing,
} from "../board/offers";
import { areaOf } from "../board/hexes";
import type { Arrow, Blocked, Message, Offer, Why } from "../engine/types";
import { Caution, type How } from "./caution.svelte";
import type { LogLine, Session } from "../table/session.svelte";
import { display } from "../store/display.svelte";
import { Study } from "./study.svelte";
import { sideOf } from "../table/sides";

export const TABS = [
  "why",
  "chits",
  "log",
  "people",
  "cards",
  "forces",
  "due",
  "tables",
  "legend",
  "tracks",
] as const;
export type Tab = (typeof TABS)[number];
export type Dialog = "menu" | "settings" | "help" | "rules" | "choices" | "pile";
export type Height = "prompt" | "half" | "full";

/** What is explained: advice, or a move of a bot. */
export type Explained = { why: Why; label: Message | null; advice: boolean };

/** Farther than this two hexes are no neighbours. */
const NEXT = 1.3;

/** So many choices that can also be made on the map are listed beside it. */
const FEW = 3;
/** So many arrows of a plan are drawn: more of them hide the map. */
const ARROWS = 12;
/** Advice on a phone, with a little of the map below it, is so high. */
const HINT = 260;
/** So many choices are buttons in the panel; more of them are a list of their own. */
const LISTED = 4;

export class Desk {
  readonly ui = new BoardUi();
  readonly names: Names;
  tab = $state<Tab>("log");
  /** The rule whose card is open. */
  rule = $state<string | null>(null);
  /** The dialog that is open. */
  dialog = $state<Dialog | null>(null);
  /** The name of the pile of cards that is open. */
  pile = $state<string | null>(null);
  /** Whether the second map of a board lies beside the first. */
  docked = $state(false);
  /** Whether the drawer of a tablet is open. */
  drawer = $state(false);
  /** How far the sheet of a phone is drawn up. */
  sheet = $state<Height>("prompt");
  /** Whether the rolls and cards that are still to be shown are skipped. */
  skipRolls = $state(false);
  /** Whether the verdict was put away, to look at the board. */
  verdictSeen = $state(false);

  /** Whether the notes of a first game are shown. */
  notes = $state(false);
  /** The fight whose result somebody looks up in the log. */
  #lookedUp = $state.raw<{ line: LogLine; phase: string } | null>(null);
  #closed = $state(-1);
  /** What came of a fight, until the next phase: of the last one since a person here acted, or of one that was looked up. */
  readonly result: LogLine | null = $derived.by(() => {
    if (this.#lookedUp?.phase === this.#phase) return this.#lookedUp.line;
    const { since, past, lines } = this.session;
    if (past || this.#closed === since) return null;
    const last = lines.findLast((line) => line.entry >= since && line.sheet !== null);
    return last && !lines.some(({ entry, phase }) => phase && entry > last.entry) ? last : null;
  });
  get #phase(): string {
    const { turn, phase } = this.session.sight.view;
    return JSON.stringify([turn, phase]);
  }

  /** Whether somebody wants to read all of it. */
  get resultLookedUp(): boolean {
    return this.#lookedUp !== null && this.#lookedUp.phase === this.#phase;
  }

  openResult(line: LogLine) {
    this.#lookedUp = { line, phase: this.#phase };
  }
  closeResult() {
    if (this.#lookedUp === null) this.#closed = this.session.since;
    this.#lookedUp = null;
  }

  /** Plans that a panel speaks of, drawn in place of the plan itself. */
  pointed = $state.raw<Plan[] | null>(null);
  /** What the bot fears, for as long as somebody wants to see it; what a panel points at comes before. */
  feared = $state.raw<Plan[] | null>(null);
  /** The game looked at afterwards. */
  study = $state.raw<Study | null>(null);

  /** The step of the recap that is looked at. */
  recapAt = $state<number | null>(null);
  /** The recap that was put away, by its first entry. */
  #recapped = $state(-1);

  /** Whether the panel is folded away. */
  folded = $state(false);

  /** What is at stake in what somebody is about to do. */
  readonly caution: Caution;

  constructor(readonly session: Session) {
    this.names = new Names(session.info);
    const kept = display.shownOf(session.info.id);
    this.folded = kept?.folded ?? false;
    this.docked = session.info.look.docked;
    for (const name of kept?.overlays ?? session.info.look.shown ?? []) this.ui.activeOverlays.add(name);
    // Whoever has opened a table gives its links away first.
    if (session.company?.opener && session.company.awaited) this.tab = "people";
    this.caution = new Caution(session, this.ui, () => this.main);
    this.ui.allows = (offer, how) => this.#allows(offer, how);
    this.ui.openRule = (number) => (this.rule = number);
  }

  /** The one main button: to commit, or to be done. */
  readonly main: Offer | null = $derived.by(() => {
    if (!this.session.deciding || this.answers.length > 0) return null;
    const offers = this.session.sight.offers;
    return offers.find((o) => o.role === "commit") ?? offers.find((o) => o.role === "done") ?? null;
  });

  /** The answers to a question that counters may give, each with its own chances: all of them stand side by side. */
  readonly answers: Offer[] = $derived.by(() => {
    if (!this.session.deciding) return [];
    const { offers } = this.session.sight;
    const asked = offers.some(({ role, counter }) => role === "commit" && counter !== null);
    const given: readonly Offer["role"][] = ["commit", "done", "other"];
    return asked ? offers.filter((o) => given.includes(o.role) && !this.cards.includes(o)) : [];
  });

  /** Offers that nothing on the map stands for: plain buttons. */
  readonly others: Offer[] = $derived.by(() => {
    if (!this.session.deciding || this.answers.length > 0) return [];
    const { info, sight } = this.session;
    const offMap = (o: Offer): boolean =>
      o.space !== null && (!info.spaces[o.space]?.drawn || areaOf(info, o.space) !== undefined);
    const held = (o: Offer): boolean =>
      o.counter !== null && (o.counter === sight.in_hand || o.counter === this.ui.selected);
    // Whoever stands on the map can be clicked there: a long list of them would hide the rest.
    const onMap = (o: Offer): boolean => {
      const space = o.counter === null ? o.space : this.whereIs(o.counter);
      return o.role === "other" && space !== null && (info.spaces[space]?.drawn ?? false) && !held(o);
    };
    // Who can be taken has a list of what else he can do, where he stands.
    const taken = new Set(
      sight.offers.flatMap((o) => (o.role === "take" && o.counter !== null ? [o.counter] : [])),
    );
    const many = !this.#amongOthers && sight.offers.filter(onMap).length > FEW;
    return sight.offers.filter((o) => {
      if (o === this.main || this.cards.includes(o)) return false;
      if (o.counter === null && o.space === null && o.role !== "amount") return true;
      if (onMap(o) && (many || taken.has(o.counter ?? -1))) return false;
      // With one chosen, what others could do is out of the way.
      if (this.ui.selected !== null && o.role === "other" && o.counter !== null && !held(o)) return false;
      if (o.role === "commit" || o.role === "done" || o.role === "other") return true;
      // A counter leaves the map: no hex can be clicked for that.
      if (!offMap(o) || o.role === "take" || o.role === "join" || o.role === "lose") return false;
      return o.counter === null || held(o);
    });
  });

  /** Whether the panel is always in sight, and has room for choices. */
  roomy = $state(false);
  /** Further choices that the panel shows as buttons. */
  readonly listed: Offer[] = $derived.by(() => {
    const others = this.others.filter((offer) => !this.losses.includes(offer));
    // The foot of the builder is for what begins the fight.
    const fewest = this.building ? 1 : 2;
    const most = this.#amongOthers ? Infinity : LISTED;
    return this.roomy && others.length >= fewest && others.length <= most ? others : [];
  });
  /** Whether all that is asked is which of several to choose: then all of them are shown. */
  get #amongOthers(): boolean {
    const { offers } = this.session.sight;
    if (offers.every(({ role, counter }) => role === "other" && counter !== null)) return true;
    // One of several chits or formations, or none.
    const plain = (o: Offer): boolean => o.counter === null && o.space === null && o.number !== null;
    return offers.every((o) => o.role === "done" || (o.role === "other" && plain(o))) || this.#byMany;
  }
  /** Whether something is offered that concerns several counters at once. */
  get #byMany(): boolean {
    return this.session.sight.offers.some(({ others }) => others.length > 0);
  }
  /** Who may take a loss, if that is asked of more than one stack. */
  readonly losses: Offer[] = $derived.by(() => {
    if (!this.session.deciding) return [];
    const list = this.session.sight.offers.filter((o) => o.role === "lose" && o.counter !== null);
    return new Set(list.map((o) => this.whereIs(o.counter!))).size > 1 ? list : [];
  });
  /** What was chosen besides who takes part, and can be taken back. */
  readonly made: Offer[] = $derived.by(() => {
    const { deciding, sight } = this.session;
    if (!deciding || !sight.can_undo || !this.building) return [];
    // What came before the fight was begun is no part of it.
    const begun = sight.prepared.findLastIndex((o) => begins(o) || o.role === "done");
    return sight.prepared.slice(begun + 1).filter((o) => o.role === "other" && o.card === null);
  });
  /** What can be committed to the fight that is prepared, and is shown as a card. */
  readonly cards: Offer[] = $derived.by(() => {
    if (!this.building) return [];
    return this.session.sight.offers.filter((o) => o.card !== null && o.role === "other");
  });
  /** What has been committed to it, and can be taken back. */
  readonly cardsMade: Offer[] = $derived.by(() => {
    const { sight } = this.session;
    if (!this.building || !sight.can_undo) return [];
    const begun = sight.prepared.findLastIndex((o) => begins(o) || o.role === "done");
    return sight.prepared.slice(begun + 1).filter((o) => o.card !== null && o.role === "other");
  });
  /** Buttons that somebody will look for and cannot press. */
  readonly blocked: Blocked[] = $derived.by(() => {
    if (!this.session.deciding) return [];
    const plain = (b: Blocked): boolean => b.counter === null && b.space === null;
    // Whoever puts a fight together looks for what begins it.
    if (this.building) return this.session.sight.blocked.filter((b) => b.role === "commit");
    return this.session.sight.blocked.filter((b) => plain(b) || b.role === "commit" || b.role === "done");
  });

  /** Whether a fight is being put together. */
  readonly building: boolean = $derived.by(() => {
    if (!this.session.deciding) return false;
    const { odds, offers, prepared } = this.session.sight;
    // Counters are added to other things than fights too: only what was aimed at something is one.
    const adds = offers.some((o) => o.role === "join" || o.role === "amount");
    return odds !== null || (adds && prepared.some(begins));
  });

  /** Whether advice lies in the sheet of a phone: above it no room is left. */
  get hintInSheet(): boolean {
    const { size, covered, stackElsewhere } = this.ui;
    return stackElsewhere && size.height > 0 && size.height - covered < HINT;
  }

  /** The place of the fight that is being prepared: whoever lets a bot finish the phase leaves it to go on from there. */
  readonly prepared: number | null = $derived.by(() => {
    const { deciding, sight } = this.session;
    return deciding ? (begunIn(sight)?.space ?? null) : null;
  });

  /** What happened, as far as it has been shown: nothing from the roll on that is being shown. */
  readonly log: LogLine[] = $derived.by(() => {
    const { log, roll } = this.session;
    const at = roll ? log.findLastIndex((line) => line.message === roll.message) : -1;
    return at < 0 ? log : log.slice(0, at);
  });

  readonly #done: Recap | null = $derived.by(() => {
    const { info, lines, viewer, alone } = this.session;
    return alone ? null : recapOf(info, lines, viewer);
  });
  /** What the others did since the viewer's own turn, until he acts or puts it away; in a fight he answers first. */
  readonly recap: Recap | null = $derived.by(() => {
    const { session } = this;
    if (!session.deciding || this.study !== null) return null;
    const { info, sight } = session;
    if (sight.view.marks.some((mark) => info.look.marks[mark.name]?.glyph === "target")) return null;
    return this.#done?.from === this.#recapped ? null : this.#done;
  });

  /** Of it, what is drawn: whoever has a counter in hand looks at its own ways, unless he steps through the others'. */
  get retold(): readonly Step[] | undefined {
    return this.session.sight.in_hand === null || this.recapAt !== null ? this.recap?.steps : undefined;
  }

  endRecap() {
    this.#recapped = this.recap?.from ?? -1;
    this.recapAt = null;
    this.ui.flashSpaces = [];
  }

  /** The parts of the board where the viewer's counters touch the enemy's, or where they stand if none does. */
  readonly fronts: Frame[] = $derived.by(() => {
    const { session, ui } = this;
    const mine = this.own;
    const theirs = this.piles.flatMap(({ space, counters }) => {
      const at = centre(session.info, space);
      return at && counters.some(({ view }) => view.side !== this.#side) ? [at] : [];
    });
    const met = mine.filter((a) => theirs.some((b) => Math.hypot(a.x - b.x, a.y - b.y) < NEXT));
    const { width, height } = ui.size;
    return sectors(met.length > 0 ? met : mine, width / 64 - 2, height / 64 - 2);
  });
  #front = -1;

  /** Where the counters of the viewer stand on the map. */
  get own(): Point[] {
    return this.piles.flatMap(({ space, counters }) => {
      const at = centre(this.session.info, space);
      return at && counters.some(({ view }) => view.side === this.#side) ? [at] : [];
    });
  }

  /** The seat whose counters are one's own: that of whoever decides, where nobody plays here. */
  get #side(): number | null {
    return sideOf(this.session.info, this.#seat);
  }
  get #seat(): number {
    const { viewer, sight } = this.session;
    return viewer >= 0 ? viewer : (sight.to_act ?? 0);
  }

  /** The spaces on the map that are asked for: where the counter chosen can be sent, or all that can be chosen. */
  readonly asked: number[] = $derived.by(() => {
    const { session, ui } = this;
    if (!session.deciding) return [];
    const { info, sight } = session;
    const chosen = sight.in_hand ?? ui.selected;
    const all = sight.offers.flatMap((offer) => {
      if (chosen !== null && offer.counter !== null && offer.counter !== chosen) return [];
      const space = offer.space ?? (offer.counter === null ? null : this.whereIs(offer.counter));
      return space !== null && info.spaces[space]?.drawn ? [space] : [];
    });
    return [...new Set(all)];
  });

  /** Goes to the next part of the front, or to the one before. */
  toFront(by = 1) {
    const { fronts } = this;
    if (fronts.length === 0) return;
    this.#front = (Math.max(this.#front, by > 0 ? -1 : 0) + by + fronts.length) % fronts.length;
    this.ui.showPart(fronts[this.#front]!);
  }

  readonly #stacks = $derived.by(() => this.session.sight.view.stacks);
  /** Every stack, with ids. */
  readonly piles: Pile[] = $derived.by(() => this.#stacks.flatMap((stack) => pileOf(this.names, stack) ?? []));
  readonly #places = $derived.by(() => places(this.piles));

  /** Counters that can be chosen but stand nowhere on the map that is looked at. */
  readonly waiting: Pile[] = $derived.by(() => {
    if (!this.session.deciding) return [];
    const { info, sight } = this.session;
    const asked = new Set(sight.offers.flatMap((o) => (o.counter === null ? [] : [o.counter])));
    for (const counter of this.ui.takes.keys()) if (sight.in_hand !== null) asked.add(counter);
    // On a phone the counters of a box are too small to be told apart, and may lie under the sheet.
    const away = (space: number) => areaOf(info, space) && (this.ui.stackElsewhere || !this.ui.shows(space));
    return this.piles
      .filter((pile) => !info.spaces[pile.space]?.drawn || away(pile.space))
      .map((pile) => ({ ...pile, counters: pile.counters.filter(({ id }) => id !== null && asked.has(id)) }))
      .filter((pile) => pile.counters.length > 0);
  });

  /** Those who must still act before the phase can end. */
  readonly musts: Standing[] = $derived.by(() => {
    const { deciding, sight } = this.session;
    const must = new Set(deciding ? sight.standing.flatMap(([id, is]) => (is === "must" ? [id] : [])) : []);
    return this.piles.flatMap(({ counters }) => counters.filter(({ id }) => id !== null && must.has(id)));
  });

  /** Brings a counter into the middle of the map. */
  find(counter: number) {
    const space = this.whereIs(counter);
    if (space !== null) this.centre(space);
  }

  /** Where a counter stands. */
  whereIs(counter: number): number | null {
    return this.#places.get(counter) ?? null;
  }

  /** What could go along with the counter in hand: the rest of its stack, the rest of its formation; each with itself. */
  readonly along: { stack: number[]; formation: number[] } = $derived.by(() => {
    const { info, sight, deciding } = this.session;
    const chosen = deciding ? (sight.in_hand ?? this.ui.selected) : null;
    if (chosen === null) return { stack: [], formation: [] };
    const { takes, joins, aims } = this.ui;
    const [grouped, memory] = [group(sight.offers), { takes, joins, aims }];
    const pile = this.piles.find(({ counters }) => counters.some(({ id }) => id === chosen));
    const rest = pile ? movers(pile, sight, grouped, memory).filter((id) => id !== chosen) : [];
    return {
      stack: rest.length > 0 ? [chosen, ...rest] : [],
      formation: comrades(info, chosen, this.piles, sight, grouped, memory),
    };
  });
  /** The counters that go together, and as what. */
  readonly together: { ids: readonly number[]; as: "stack" | "formation" } | null = $derived.by(() => {
    const ids = this.ui.together;
    if (ids.length < 2 || !this.session.deciding) return null;
    return { ids, as: new Set(ids.map((id) => this.whereIs(id))).size > 1 ? "formation" : "stack" };
  });
  /** Takes the whole stack or formation of the counter in hand; false if it has none. */
  takeAlong(as: "stack" | "formation"): boolean {
    const ids = this.along[as];
    if (ids.length > 1) this.ui.takeTogether(ids);
    return ids.length > 1;
  }

  /** The spaces on the map that a sentence speaks of. */
  spacesOf(message: Message): number[] {
    const spaces = message.args.flatMap(([, arg]) => ("space" in arg ? [arg.space] : []));
    const counters = message.args.flatMap(([, arg]) => ("counter" in arg ? [arg.counter] : []));
    const found = spaces.length > 0 ? spaces : counters.flatMap((counter) => this.whereIs(counter) ?? []);
    return found.filter((space) => this.session.info.spaces[space]?.drawn);
  }

  /** Where the card that lies there does something: where it hits, and where those stand whom it moves. */
  readonly struck: number[] = $derived.by(() => {
    const { drawn, info } = this.session;
    const found = (drawn?.events ?? []).flatMap(({ line, way, detail, message }) => {
      if (line) return [line[1]];
      if (way.length > 1) return [way[0]!, way.at(-1)!];
      return detail ? [] : this.spacesOf(message);
    });
    return [...new Set(found)].filter((space) => info.spaces[space]?.drawn);
  });

  centre(space: number) {
    if (!this.session.info.spaces[space]?.drawn) return;
    this.ui.centreOn(space, 60);
    this.ui.flashSpaces = [space];
  }

  /** Brings several spaces into sight and marks them. */
  showSpaces(spaces: readonly number[]) {
    const drawn = spaces.filter((space) => this.session.info.spaces[space]?.drawn);
    const [first] = drawn;
    if (first === undefined) return;
    this.ui.show(drawn, 60);
    this.ui.flashSpaces = drawn;
  }

  openPile(name: string) {
    this.pile = name;
    this.dialog = "pile";
  }

  /** The spaces that the advice of the bot concerns. */
  readonly hinted: number[] = $derived.by(() => {
    const offer = this.session.hint?.offer;
    if (!offer) return [];
    const from = offer.counter === null ? null : this.whereIs(offer.counter);
    const touched = [from, offer.space].filter((space) => space !== null);
    return touched.filter((space) => this.session.info.spaces[space]?.drawn);
  });

  /** What can be explained now. */
  readonly why: Explained | null = $derived.by(() => {
    const { hint, told } = this.session;
    if (hint) return { why: hint.why, label: hint.offer.label, advice: true };
    if (!told) return null;
    // What the log says of it, where it was somebody else's choice.
    const line = this.session.lines.find((one) => one.entry === told.played && !one.detail);
    return { why: told.why, label: told.label ?? line?.message ?? null, advice: false };
  });

  /** Whether somebody reads why advice was given: that comes before what is being put together. */
  get asksWhy(): boolean {
    return this.tab === "why" && this.session.hint !== null;
  }

  /** Whether the sheet of a phone is there for reading why. */
  get reading(): boolean {
    return this.tab === "why" && this.why !== null && this.sheet !== "prompt";
  }

  /** What of a plan is still to be done. */
  #ahead(arrows: readonly Arrow[]): readonly Arrow[] {
    const left = arrows.filter(({ counter, from }) => counter === null || this.whereIs(counter) === from);
    return left.length > 0 ? left : arrows;
  }

  /** Whether a plan is drawn whole, however many arrows it has. */
  allArrows = $state(false);
  /** How many arrows of the plan are not drawn. */
  readonly arrowsLeft: number = $derived.by(() => {
    const left = this.why ? this.#ahead(this.why.why.arrows).length : 0;
    return this.allArrows ? 0 : Math.max(0, left - ARROWS);
  });

  /** What of a plan is drawn: that of the unit somebody points at, or as much as a map can bear. */
  #drawn(arrows: readonly Arrow[]): readonly Arrow[] {
    const { counter, space } = this.ui.hovered;
    const own = arrows.filter(
      (one) => (counter !== null && one.counter === counter) || (space !== null && one.from === space),
    );
    if (own.length > 0) return own;
    return this.allArrows ? arrows : arrows.slice(0, ARROWS);
  }

  /** The plans that are drawn on the map. */
  readonly plans: readonly Plan[] = $derived.by(() => {
    if (this.study?.mistake) return this.study.plans;
    if (this.pointed) return this.pointed;
    if (this.feared) return this.feared;
    const explained = this.why;
    const asked = this.study ? this.study.reasons : this.session.hint !== null || this.tab === "why";
    if (!explained || !asked) return [];
    return [{ tone: "plan", arrows: this.#drawn(this.#ahead(explained.why.arrows)) }];
  });

  /** Looks at the game so far, or at all of it. */
  analyse() {
    this.dialog = null;
    // Of a game that goes on there is no verdict yet: it is still to be seen.
    if (this.session.over) this.verdictSeen = true;
    // What could not be told before can be now.
    if (this.study?.failed && this.session.over) this.endStudy();
    this.pointed = null;
    this.session.hint = null;
    if (this.study) return;
    this.study = new Study(this.session);
    this.drawer = true;
    this.sheet = "half";
    void this.study.begin();
  }

  endStudy() {
    this.study?.close();
    this.study = null;
    this.sheet = "prompt";
  }

  /** Brings the middle of a plan into sight. */
  reveal(plan: Plan) {
    const [first] = touched([plan]);
    if (first !== undefined) this.ui.reveal(first);
  }

  show(tab: Tab) {
    this.tab = tab;
    this.drawer = true;
    if (this.sheet === "prompt") this.sheet = "half";
  }

  async play(offer: Offer): Promise<boolean> {
    if (!(await this.#allows(offer, "button"))) return false;
    // What is said to the counter in hand alone is said to all that go along with it.
    const plain = offer.role === "other" && offer.counter === null && offer.space === null;
    if (!plain || this.session.sight.in_hand === null || !this.together) return this.session.play(offer.action);
    await doAll(this.session, this.together.ids, offer.action);
    return true;
  }

  /** Asks a bot what it would do; asked again, does it. */
  async ask(): Promise<void> {
    const { hint } = this.session;
    if (!hint || (await this.#allows(hint.offer, "button"))) await this.session.ask();
  }

  async #allows(offer: Offer, how: How): Promise<boolean> {
    // For a frame after the board the panels show what was: a button of then means nothing any more.
    if (!(await this.session.caughtUp()) && how === "button") return false;
    const allowed = await this.caution.allows(offer, how);
    // The question stands in the panel.
    if (!allowed && this.caution.asked) this.drawer = true;
    return allowed;
  }
}

const KEY = Symbol("desk");
/** The desk as the context of a component, for tests. */
export const contextOf = (desk: Desk): Map<unknown, unknown> => new Map([[KEY, desk]]);
export const setDesk = (desk: Desk): Desk => setContext(KEY, desk);
export const getDesk = (): Desk => getContext<Desk>(KEY);
