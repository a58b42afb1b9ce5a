// What the board shows of the table: what stands where, what can be done there, and what is marked for it. What hangs on a
// part of the table only is reckoned again when that part is another.
import { formForPitch, inState } from "../counters/forms";
import type { Info, Offer, Overlay } from "../engine/types";
import { speech } from "../i18n/speech.svelte";
import type { Session } from "../table/session.svelte";
import { shared } from "../table/shared";
import type { Attack } from "./Attacks.svelte";
import { planeTransform, type Point } from "./camera";
import { Drawings, lyingAt, type Drawn } from "./drawn";
import { colourOfFire, together, tracersOf } from "./fire";
import { areBeside, centre, isPlaced } from "./hexes";
import {
  aimerOf,
  aimsOf,
  destinations,
  group,
  Names,
  pileOf,
  places,
  countedIn,
  strength,
  type Memory,
  type Pile,
  type Standing,
} from "./offers";
import type { Piece } from "../counters/types";
import { pieceOf } from "./pieces";
import { attackerOf, isDefender } from "../panels/odds";
import { markAt, marksOf, type Marked } from "./standings";
import type { BoardUi } from "./ui.svelte";
import { seatColour, sideColour } from "../shell/words";
import { sideOf } from "../table/sides";

/** A counter on its way. */
export type Flying = { counter: number; key: number; piece: Piece; way: Point[]; wait: number };

/** How wide a mark on the map is. */
export const MARK = 0.34;

/** The side of a counter on a hex of the plane. */
const SIDE = 0.74;

const NONE: never[] = [];

export class Scene {
  readonly info: Info;
  readonly names: Names;
  readonly #drawings: Drawings;

  constructor(
    readonly session: Session,
    readonly ui: BoardUi,
  ) {
    this.info = session.info;
    this.names = new Names(session.info);
    this.#drawings = new Drawings(this.info, this.names, SIDE);
  }

  // Of what is told of the table, the parts.
  readonly #view = $derived.by(() => this.session.front.view);
  readonly #marks = $derived.by(() => this.#view.marks);
  readonly deciding = $derived.by(() => this.session.deciding);
  readonly inHand = $derived.by(() => this.session.front.in_hand);
  readonly #offers = $derived.by(() => (this.deciding ? this.session.front.offers : NONE));

  // How near it is seen. Counters keep their form between thresholds, so that zooming moves one transform only.
  readonly transform = $derived.by(() => planeTransform(this.ui.camera, this.ui.size));
  readonly near = $derived.by(() => this.ui.camera.p > 90);
  readonly #phone = $derived.by(() => this.ui.size.width < 700);
  readonly #pitch = $derived.by(() => {
    const { p } = this.ui.camera;
    return formForPitch(this.#phone ? Math.min(p, 90) : p);
  });
  readonly form = $derived.by(() => this.#pitch.form);
  readonly brief = $derived.by(() => this.#pitch.brief);
  readonly side = $derived.by(() => (this.form === "near" ? 0.64 : SIDE) * this.ui.counterSize);

  // What can be done.
  readonly grouped = $derived.by(() => group(this.#offers));
  readonly chosen = $derived.by(() => this.inHand ?? this.ui.selected);
  memory = $state.raw<Memory>({ takes: new Map(), joins: new Map(), aims: [] });

  // What stands where.
  flights = $state.raw<Flying[]>([]);
  readonly #away = $derived.by(() => new Set(this.flights.map((flight) => flight.counter)));
  readonly piles = $derived.by(() => this.#drawings.of(this.#view, this.#away));
  readonly pileAt = $derived.by(() => new Map<number, Drawn>(this.piles.map((pile) => [pile.space, pile])));
  /** Which counter of a box with rows lies at a place of the plane. */
  inRows(space: number, at: Point): Standing | null {
    const drawn = this.pileAt.get(space);
    return drawn?.rows && drawn.rows.length > 1 ? lyingAt(drawn, at, SIDE) : null;
  }
  readonly standing = $derived.by(
    () =>
      new Map<number, Pile>(
        this.#view.stacks
          .map((stack) => pileOf(this.names, stack))
          .filter((pile): pile is Pile => pile !== null)
          .map((pile) => [pile.space, pile]),
      ),
  );
  readonly placeOf = $derived.by(() => places(this.standing.values()));
  readonly taken = $derived.by(() => new Set(this.piles.map((pile) => pile.space)));

  /** The spaces where a click does something, with how much. */
  readonly able = $derived.by(() => {
    const { grouped, placeOf, memory, inHand } = this;
    const { selected } = this.ui;
    const found = new Map<number, number>();
    const add = (space: number | null | undefined, n: number) => {
      if (space !== null && space !== undefined) found.set(space, (found.get(space) ?? 0) + n);
    };
    for (const [space, offers] of grouped.ofSpace) add(space, offers.length);
    for (const [counter, offers] of grouped.ofCounter) add(placeOf.get(counter), offers.length);
    for (const [counter, offers] of grouped.sends) {
      add(placeOf.get(counter), counter === selected ? 0 : offers.length);
      if (counter === selected) for (const offer of offers) add(offer.space, 1);
    }
    if (this.deciding && inHand !== null)
      for (const counter of memory.takes.keys()) if (counter !== inHand) add(placeOf.get(counter), 1);
    for (const pile of this.#committed)
      for (const counter of pile.counters)
        if (inState(counter.view, "committed") && counter.id !== null && memory.joins.has(counter.id))
          add(pile.space, 1);
    return found;
  });

  // What is shown of it.
  /** Where the counter in hand can go by itself: there it costs something. */
  readonly goes = $derived.by(() => this.#spacesWith("go"));
  readonly reach = $derived.by(() =>
    this.deciding && this.inHand !== null && this.goes.size > 0
      ? this.session.front.reach
      : (NONE as [number, number][]),
  );
  readonly reachSpaces = $derived.by(() => {
    const own = this.reach.length > 0 ? this.spacesOf([this.inHand!]) : [];
    // Where it comes by a longer way is as bright, and ringed besides.
    const far = this.reach.length > 0 ? this.goes : [];
    return new Set([...this.reach.map(([space]) => space), ...far, ...own]);
  });
  readonly targets = $derived.by(() => this.#spacesWith("target"));
  /** What can be fired at; with a counter in hand, by that one. */
  readonly bombards = $derived.by(() => {
    const { inHand, memory, deciding } = this;
    const its = deciding && inHand !== null ? aimsOf(inHand, memory.aims) : [];
    const spaces = [...this.#spacesWith("bombard"), ...its.flatMap(({ space }) => space ?? [])];
    return new Set(spaces.filter((space) => !this.targets.has(space)));
  });
  readonly goals = $derived.by(() => [
    ...[...this.goes].filter((space) => !this.reach.some(([near]) => near === space)),
    ...this.#spacesWith("work"),
    ...destinations(this.grouped, this.ui.selected),
  ]);
  /** Who bears a mark of his own: he needs no ring besides. */
  readonly #marked = $derived.by(() => new Set(this.session.front.standing.map(([counter]) => counter)));
  readonly callable = $derived.by(() => {
    const { ofCounter, sends } = this.grouped;
    const calls = (counter: number, { role }: Offer): boolean =>
      role === "join" || role === "lose" || (role === "take" && !this.#marked.has(counter));
    return this.spacesOf([
      ...[...ofCounter].flatMap(([counter, offers]) =>
        offers.some((offer) => calls(counter, offer)) ? [counter] : [],
      ),
      ...[...sends.keys()].filter((counter) => counter !== this.ui.selected),
    ]);
  });
  readonly #committed = $derived.by(() =>
    this.piles.filter((pile) => pile.counters.some((counter) => inState(counter.view, "committed"))),
  );
  /** The spaces of what is in hand. */
  readonly held = $derived.by(() => [
    ...this.spacesOf(this.chosen === null ? [] : [this.chosen]),
    ...this.spacesOf(this.ui.together),
    ...this.#committed.map((pile) => pile.space),
  ]);
  /** Whether a fight is prepared: once it is fought, arrows and rings would point at what was. */
  readonly fighting = $derived.by(
    () =>
      this.session.front.odds !== null ||
      [...this.grouped.ofCounter.values()].some((offers) => offers.some((o) => o.role === "join")),
  );
  readonly aims = $derived.by(
    () =>
      new Set(
        (this.fighting ? this.#marks : []).flatMap((mark) => {
          const space = this.names.space(mark.space);
          return space !== null && this.info.look.marks[mark.name]?.glyph === "target" ? [space] : [];
        }),
      ),
  );
  /** From whom to where what is asked about would go. */
  readonly #shot = $derived.by((): Attack | null => {
    const { asked } = this.ui;
    if (!asked || asked.played !== this.session.front.played || asked.offer.role !== "bombard") return null;
    const space = this.placeOf.get(aimerOf(asked.offer) ?? -1);
    const [from] = this.pointsOf([space ?? null]);
    const [to] = this.pointsOf([asked.offer.space]);
    return space !== undefined && from && to ? { from, to, strength: 0, space } : null;
  });
  readonly attacks = $derived.by((): Attack[] => {
    const shot = this.#shot;
    if (shot) return [shot];
    const [aim] = this.aims;
    const to = aim === undefined ? null : centre(this.info, aim);
    if (aim === undefined || !to) return [];
    // Whoever is attacked may not know yet who attacks: it comes from those beside him.
    const mine = sideOf(this.info, this.session.front.to_act);
    const enemies = (pile: Drawn): boolean => pile.counters.some(({ view }) => view.side !== mine);
    const { odds } = this.session.front;
    const there = this.pileAt.get(aim)?.counters.map(({ view }) => view.side) ?? [];
    const attacked = isDefender(odds && attackerOf(this.info, odds.attack), there, mine);
    if (attacked && !this.#committed.some((pile) => pile.space !== aim && enemies(pile)))
      return this.piles
        .filter((pile) => enemies(pile) && areBeside(this.info, pile.space, aim))
        .map((pile) => ({ from: pile.at, to, strength: 0, space: pile.space }));
    const counted = countedIn(odds?.attack.lines ?? []);
    return this.#committed
      .filter((pile) => pile.space !== aim)
      .map((pile) => {
        const part = pile.counters.filter((counter) => inState(counter.view, "committed"));
        const brings = ({ id, view }: (typeof part)[number]): number =>
          counted.size === 0 ? strength(view) : (counted.get(id ?? -1) ?? 0);
        const sum = part.reduce((n, counter) => n + brings(counter), 0);
        return { from: pile.at, to, strength: sum, space: pile.space };
      });
  });
  /** Counters that dice have brought onto the map, while the rest of them are still to be seen. */
  readonly landed = $derived.by(() => {
    const { roll, recent } = this.session;
    if (!roll) return [];
    const seen = [...recent.flatMap((one) => one.roll ?? []), ...(this.ui.settled ? [roll] : [])];
    return seen.flatMap(({ message, stacks }) => {
      const args = message.args.map(([, arg]) => arg);
      const counter = args.flatMap((arg) => ("counter" in arg ? [arg.counter] : []))[0];
      const space = args.flatMap((arg) => ("space" in arg ? [arg.space] : []))[0];
      if (counter === undefined || space === undefined || this.pileAt.has(this.placeOf.get(counter) ?? -1))
        return [];
      const [face, stack] = [this.info.counters[counter], this.info.spaces[space]];
      const view = stacks
        .find((one) => one.space === stack?.name)
        ?.counters.find(({ name }) => name === face?.name);
      const at = centre(this.info, space);
      return view && at ? [{ counter, at, piece: pieceOf(this.info, counter, view) }] : [];
    });
  });
  readonly marks = $derived.by(() => {
    const counts = new Map<number, number>();
    return this.#marks.flatMap((mark, key) => {
      const space = this.names.space(mark.space);
      const at = space === null ? null : centre(this.info, space);
      const look = this.info.look.marks[mark.name];
      if (space === null || !at || !look || look.glyph === "target" || look.glyph === "none") return [];
      const nth = counts.get(space) ?? 0;
      counts.set(space, nth + 1);
      const colour = mark.side === null ? look.colour : sideColour(this.info, mark.side);
      const title = [speech.term(mark.name) ?? "", mark.number].filter((part) => part !== null).join(" ");
      return [{ key, glyph: look.glyph, colour, number: mark.number, ...markAt(at, nth), title }];
    });
  });
  #standings: Marked[] = [];
  readonly #said = $derived.by(() => this.session.front.standing);
  readonly standings = $derived.by(() => {
    const marks = this.deciding ? marksOf(this.piles, this.#said) : [];
    return (this.#standings = shared(this.#standings, marks));
  });

  // Overlays.
  readonly #seat = $derived.by(() => (this.deciding ? this.session.front.to_act : this.session.viewer));
  readonly #side = $derived.by(() => sideOf(this.info, this.#seat));
  readonly shownOverlays = $derived.by(() => {
    const { overlays, activeOverlays, zonesInHand } = this.ui;
    const inHand = zonesInHand && this.reach.length > 0;
    // Which formations can be chosen hangs on who is in range.
    const choosing = [...this.grouped.ofCounter.values()].flat().some(({ others }) => others.length > 0);
    const ranges = ({ pattern, side }: Overlay): boolean => pattern === "range" && side === this.#side;
    return overlays.filter(
      (one) => activeOverlays.has(one.name) || (inHand && this.#hostile(one)) || (choosing && ranges(one)),
    );
  });
  readonly stops = $derived.by(() => {
    const hostile = this.ui.overlays.filter((overlay) => this.#hostile(overlay));
    return new Set(hostile.flatMap((overlay) => overlay.spaces.map(([space]) => space)));
  });

  // Fire: where it can reach, and the lines of the last action, or the one that the log speaks of.
  readonly dots = $derived.by(() => together(this.shownOverlays));
  readonly #sources = $derived.by(() => colourOfFire(this.info, this.ui.overlays));
  readonly tracers = $derived.by(() => {
    const { drawn, frontLog: log, fresh } = this.session;
    // What a card did is seen while it lies there, before the board tells it.
    const happened = drawn?.events ?? log.filter(({ entry }) => entry >= fresh);
    return tracersOf(this.info, happened, this.ui.lineAlone, this.#sources);
  });
  /** Where those go whom the card that lies there moves. */
  readonly drifts = $derived.by(() =>
    (this.session.drawn?.events ?? []).flatMap(({ way }) => (way.length > 1 ? [this.pointsOf(way)] : [])),
  );

  #hostile(overlay: Overlay): boolean {
    return (
      overlay.pattern === "zone" && overlay.side !== null && this.#seat !== null && overlay.side !== this.#side
    );
  }
  /** Whether an overlay is that of whoever looks. */
  isOwn(overlay: Overlay): boolean {
    return overlay.side === null || overlay.side === this.#side;
  }
  colourOfSeat = (seat: number): string => seatColour(this.info, seat);
  colourOf(overlay: Overlay, theme: "light" | "dark"): string {
    if (this.#hostile(overlay) && this.#seat !== -1) return "var(--board-target)";
    const side = overlay.side === null ? undefined : this.info.sides[overlay.side];
    const chip = side === undefined ? undefined : this.info.look.seats[side]?.chip;
    if (chip === undefined) return "var(--board-accent)";
    return theme === "dark" && overlay.pattern !== "number" ? `color-mix(in srgb, ${chip} 40%, #fff)` : chip;
  }

  #spacesWith(role: Offer["role"]): Set<number> {
    const spaces = [...this.grouped.ofSpace].filter(([, offers]) => offers.some((offer) => offer.role === role));
    return new Set(spaces.map(([space]) => space));
  }
  /** The spaces on the map where counters stand. */
  spacesOf(counters: Iterable<number>): Set<number> {
    const found = new Set<number>();
    for (const counter of counters) {
      const space = this.placeOf.get(counter);
      if (space !== undefined && isPlaced(this.info.spaces[space])) found.add(space);
    }
    return found;
  }
  pointsOf(spaces: readonly (number | null)[]): Point[] {
    return spaces.flatMap((space) => (space === null ? [] : (centre(this.info, space) ?? [])));
  }
}
