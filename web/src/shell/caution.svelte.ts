// Looking before leaping: what an action may bring, shown before it is done, and asked first where nothing brings it back.
import { group, offersAt } from "../board/offers";
import type { BoardUi } from "../board/ui.svelte";
import type { Offer, Stakes } from "../engine/types";
import type { Session } from "../table/session.svelte";
import { isGrave as grave } from "../table/told";

/** How an action was chosen: by pointing at the map, or by a button that says what it does. */
export type How = "map" | "button";

/** Two clicks nearer to each other than this are one: nobody has read anything between them. */
const READ = 300;

/** Whether something that could still be done cannot be done any more. */
const lapses = (stakes: Stakes | null): boolean => stakes?.warnings.some((warning) => warning.lapses) ?? false;
/** Whether there is anything to say. */
const tells = (stakes: Stakes | null): boolean =>
  stakes !== null && (stakes.warnings.length > 0 || stakes.prospects.length > 0);
/** Preparing something can be taken back. */
const prepares = ({ role }: Offer): boolean => role === "take" || role === "join" || role === "amount";
/** Who is taken may be taken for good: a hero is given once. */
const takes = ({ role }: Offer): boolean => role === "take";
/** Who suffers or goes is answered in the same way on the map and beside it. */
const answers = ({ role }: Offer): boolean => role === "lose" || role === "send";

export class Caution {
  /** The stakes that are known, by action, in one situation. */
  #known = $state.raw<ReadonlyMap<string, Stakes | null>>(new Map());
  #played = -1;
  #at = 0;

  constructor(
    readonly session: Pick<Session, "deciding" | "sight" | "compare" | "stakes">,
    readonly ui: Pick<BoardUi, "asked" | "pointed" | "hovered" | "focusSpace" | "keyed" | "selected">,
    readonly main: () => Offer | null,
    readonly clock: () => number = () => performance.now(),
  ) {}

  /** The action that is asked about. */
  get asked(): Offer | null {
    const { asked } = this.ui;
    return asked && asked.played === this.session.sight.played ? asked.offer : null;
  }

  /** Whether what is asked about loses something for good: no key that is pressed in passing says yes to that. */
  get isGrave(): boolean {
    return grave(this.of(this.asked));
  }

  /** What somebody points at, by mouse, keyboard or finger. */
  get pointed(): Offer | null {
    const { offers } = this.session.sight;
    const { pointed, keyed, focusSpace, hovered, selected } = this.ui;
    if (pointed && offers.includes(pointed)) return pointed;
    const space = keyed ? focusSpace : hovered.space;
    const here = space === null ? [] : offersAt(space, group(offers), selected);
    return here.length === 1 ? here[0]! : null;
  }

  /** What is weighed: what is asked about, what is pointed at, or what the main button does. */
  get offer(): Offer | null {
    if (!this.session.deciding) return null;
    if (this.asked) return this.asked;
    const [pointed, main] = [this.pointed, this.main()];
    if (pointed === null || (prepares(pointed) && !tells(this.of(pointed)))) return main;
    // What the main button loses stays in sight while nothing else is to be said.
    return !tells(this.of(pointed)) && grave(this.of(main)) ? main : pointed;
  }

  /** What is known of an action. */
  of(offer: Offer | null): Stakes | null {
    // What becomes known is told to whoever asked before it was.
    const known = this.#known;
    if (offer === null || this.#played !== this.session.sight.played) return null;
    return known.get(offer.action) ?? null;
  }

  /** What is shown: nothing, if there is nothing to say. */
  get shown(): { offer: Offer; stakes: Stakes; asked: boolean } | null {
    const { offer } = this;
    const stakes = this.of(offer);
    if (offer === null || stakes === null) return null;
    const asked = this.asked !== null;
    // What only stays undone is told to whoever points at the button: it would stand there all the time.
    const idle = offer === this.main() && this.pointed !== offer;
    const heavy = grave(stakes) || stakes.prospects.length > 0;
    return asked || (tells(stakes) && (!idle || heavy)) ? { offer, stakes, asked } : null;
  }

  /** Finds out what an action may bring. */
  async weigh(offer: Offer): Promise<Stakes | null> {
    const { played } = this.session.sight;
    if (this.#played !== played) {
      this.#known = new Map();
      this.#played = played;
    }
    const known = this.#known.get(offer.action);
    if (known !== undefined) return known;
    const stakes = await this.session.stakes(offer.action).catch(() => null);
    if (this.#played === played) this.#known = new Map(this.#known).set(offer.action, stakes);
    return stakes;
  }

  /** Whether an action can be done now; if it must be asked about first, it is. */
  async allows(offer: Offer, how: How): Promise<boolean> {
    if (this.session.compare || (prepares(offer) && !takes(offer))) return true;
    const { played } = this.session.sight;
    const seen = this.shown?.offer.action === offer.action;
    if (this.asked?.action === offer.action) {
      const stakes = this.of(offer);
      if ((grave(stakes) || lapses(stakes)) && this.clock() - this.#at < READ) return false;
      this.leave();
      return true;
    }
    const stakes = await this.weigh(offer);
    if (this.session.sight.played !== played) return false;
    const shown = how === "button" && !answers(offer) && (!tells(stakes) || seen);
    const asks = stakes !== null && (grave(stakes) || lapses(stakes) || (stakes.for_good && !shown));
    if (!asks) {
      this.leave();
      return true;
    }
    this.ui.asked = { offer, played };
    this.#at = this.clock();
    return false;
  }

  /** It is not done. */
  leave() {
    this.ui.asked = null;
  }
}
