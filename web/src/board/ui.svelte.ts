// What the board and the panels round it share: what is chosen, pointed at, laid over, and where the camera is.
import { SvelteSet } from "svelte/reactivity";
import type { Info, Leg, Offer, Overlay, Sight } from "../engine/types";
import type { Camera } from "../map/chart";
import {
  clamp,
  fitTo,
  opening,
  pan,
  reaching,
  toScreen,
  zoomAt,
  type Frame,
  type Point,
  type Size,
} from "./camera";
import { centre } from "./hexes";
import type { Sent } from "./many";
import { aimsAmong, begunIn } from "./offers";
import type { Carded } from "./popups.svelte";
import { nudged, partsOf } from "./tour";

/** How long a part of the board is looked at before the next. */
const LOOK = 1400;

/** So many moments are remembered, for whoever takes moves back. */
const KEPT = 40;

export type Pointed = { counter: number | null; space: number | null };

/** What the board can be asked to do as if it were clicked. */
export type Presses = {
  counter: (id: number) => void;
  space: (id: number) => void;
  card: (at: Pointed) => void;
  cancel: () => void;
  pick: (digit: number) => void;
  next: (by: number) => void;
  /** Takes a stack, or all of a formation that can go, to go together. */
  together: (ids: readonly number[]) => void;
  /** Goes to the next counter that can do something, and chooses it. */
  nextUnit: (by: number) => void;
  /** Lets a counter of a panel follow the pointer over the board. */
  drag: (id: number, event: PointerEvent) => void;
};

export class BoardUi {
  /** The counter chosen to be sent somewhere or looked at. */
  selected = $state<number | null>(null);
  /** What the mouse is over. */
  hovered = $state.raw<Pointed>({ counter: null, space: null });
  /** The keyboard's cursor. */
  focusSpace = $state<number | null>(null);
  /** Whether the keyboard is in use on the board: since the last click the cursor was moved by keys. */
  keyed = $state(false);
  /** The action of the button that somebody points at. */
  pointed = $state.raw<Offer | null>(null);
  /** The action that is asked about before it is done, and in which situation. */
  asked = $state.raw<{ offer: Offer; played: number } | null>(null);
  /** The names of the overlays that are shown. */
  readonly activeOverlays: Set<string> = new SvelteSet<string>();
  /** What can be laid over the board now; the board reads it after every action. */
  overlays = $state.raw<Overlay[]>([]);
  camera = $state.raw<Camera>({ x: 0, y: 0, p: 40 });
  /** Spaces that a line of the log speaks of: the board rings them. */
  flashSpaces = $state.raw<number[]>([]);
  /** Whether the dice that are shown lie still: the board may show what they brought. */
  settled = $state(false);
  /** Spaces of those whom what is about to be done may hit: the board rings them. */
  endangered = $state.raw<readonly number[]>([]);
  /** Where something happened with the last action. */
  happened = $state.raw<readonly number[]>([]);
  /** The line of fire that is shown alone, from where and to where: that of the line of the log that is pointed at. */
  lineAlone = $state.raw<[number, number] | null>(null);
  /** The way of the counter in hand to the space pointed at. */
  way = $state.raw<Leg[]>([]);
  /** Whether hex numbers are shown. */
  showNumbers = $state(true);
  /** Whether the pieces of a printed map are shown on free sea: cartouche, tracks, legend. */
  showFurniture = $state(true);
  /** Whether enemy zones are shown while a counter is in hand, even if that overlay is not active. */
  zonesInHand = $state(true);
  /** The space whose stack is fanned out. */
  openStack = $state<number | null>(null);
  /** Set by a panel that shows `openStack` itself, so that the board does not: the sheet of a phone. */
  stackElsewhere = $state(false);
  /** Whether an action chosen on the board can be done at once; set by the shell, which else asks first. */
  allows: (offer: Offer, how: "map" | "button") => Promise<boolean> = async () => true;
  /** Set by a panel that shows what is pointed at itself: then no card lies over the map. */
  cardElsewhere = $state(false);
  /** What is pointed at, for that panel. */
  hoverCard = $state.raw<Carded | null>(null);
  #covered = $state(0);
  /** How large counters are drawn, 1 being as they are meant. */
  counterSize = $state(1);
  /** The counters that go together where the next click leads. */
  together = $state.raw<readonly number[]>([]);
  /** What went together last, until the next action. */
  sent = $state.raw<Sent | null>(null);
  /** The space that a finger has pointed at: a second tap goes there. */
  tapped = $state<number | null>(null);
  /** Opens a rule; set by the shell. */
  openRule: (number: string) => void = () => {};

  /** The size of the board on screen; kept by the board. */
  size = $state.raw<Size>({ width: 0, height: 0 });
  /** By counter, how to take it in hand; kept by the board. */
  takes: ReadonlyMap<number, string> = new Map();
  /** By counter, how it joined what is being prepared; kept by the board. */
  joins: ReadonlyMap<number, string> = new Map();
  /** What could be aimed at when counters could be taken; kept by the board. */
  aims: readonly Offer[] = [];

  /** The maps of the board, that of the hexes first, and which one is looked at. */
  #frames: readonly Frame[] = [[0, 0, 1, 1]];
  map = $state(0);
  /** The only map that this one shows, where another lies beside it. */
  #alone: number | null = null;
  /** Where each map was looked at last. */
  readonly #cameras = new Map<number, Camera>();
  #info: Info | null = null;
  #presses: Presses | null = null;
  /** Whether the whole board is shown, and goes on being shown when the window changes. */
  #fitted = true;
  /** What was brought into sight last, until a hand moves the map: it stays in sight when the board changes its size. */
  #shown: readonly number[] = [];
  /** How often a hand has moved the map. */
  handled = 0;

  /** How many pixels at the foot of the board something covers: the sheet of a phone. */
  get covered(): number {
    return this.#covered;
  }
  set covered(pixels: number) {
    this.#covered = pixels;
    this.#reach(this.#shown);
  }

  /** What of the board is seen. */
  get open(): Size {
    return { width: this.size.width, height: Math.max(this.size.height - this.#covered, 120) };
  }
  /** How far the middle of what is seen lies above that of the board, in the plane. */
  #above(p: number): number {
    return (this.size.height - this.open.height) / 2 / p;
  }

  /** The board is there. */
  attach(info: Info, frames: readonly Frame[], presses: Presses) {
    this.#info = info;
    this.#frames = frames;
    this.map = this.#alone ?? 0;
    this.#presses = presses;
  }

  /** The sheet that is looked at. */
  get frame(): Frame {
    return this.#frames[this.map] ?? this.#frames[0]!;
  }

  set alone(map: number | null) {
    if (map !== null) this.turnTo(map);
    this.#alone = map;
  }

  /** Looks at another map, where it was looked at last. */
  turnTo(map: number) {
    if (map === this.map || !this.#frames[map] || this.#alone !== null) return;
    this.#cameras.set(this.map, this.camera);
    this.map = map;
    this.#shown = [];
    const before = this.#cameras.get(map);
    if (before) this.#go(before);
    else this.fit();
  }
  /** Looks at the next map. */
  nextMap() {
    this.turnTo((this.map + 1) % this.#frames.length);
  }
  /** Whether a point lies on a map: on the one that is looked at, if none is named. */
  #isOn({ x, y }: Point, [left, top, right, bottom] = this.frame): boolean {
    return x >= left && x <= right && y >= top && y <= bottom;
  }
  /** Whether a space lies on the map that is looked at. */
  shows(space: number): boolean {
    const at = this.#info && centre(this.#info, space);
    return at !== null && this.#isOn(at);
  }
  /** Where a space is, if it is anywhere; where another map lies beside this one, what lies there is seen there. */
  #placeOf(space: number): Point | null {
    const at = this.#info && centre(this.#info, space);
    return at && (this.#alone === null || this.#isOn(at)) ? at : null;
  }
  /** Looks at the map on which a point lies. */
  #turnTowards(at: Point) {
    const map = this.#frames.findIndex((frame) => this.#isOn(at, frame));
    if (map >= 0) this.turnTo(map);
  }

  /** The board has another size. */
  resize(size: Size) {
    const before = this.size;
    this.size = size;
    const higher = before.width === size.width && before.width > 0 ? size.height - before.height : 0;
    // What grows or shrinks at its foot keeps its head where it is.
    if (higher !== 0) this.camera = { ...this.camera, y: this.camera.y + higher / 2 / this.camera.p };
    else if (this.#fitted) this.fit();
    else this.camera = clamp(this.camera, this.frame, size, this.#covered);
    this.#reach(this.#shown);
  }

  /** Shows the whole board. */
  fit() {
    this.camera = clamp(fitTo(this.frame, this.size), this.frame, this.size);
    this.#fitted = true;
  }

  /** Zooms by a factor, at a point of the board's screen or in its middle. */
  zoomBy(factor: number, at = { x: this.size.width / 2, y: this.size.height / 2 }) {
    this.moveTo(zoomAt(this.camera, this.size, at, factor, this.frame));
  }

  /** Moves the picture by so many pixels. */
  panBy(dx: number, dy: number) {
    this.moveTo(pan(this.camera, dx, dy, this.frame, this.size));
  }

  /** Shows where the game begins: these points, or the part of the board that shows it best. */
  begin(points: readonly Point[], glimpse: Frame) {
    // Who waits in a box beside the map is no reason to look from afar.
    const here = points.filter((at) => this.#isOn(at));
    this.#look(opening(this.frame, this.open, here, glimpse));
  }

  /** Shows a part of the board, no nearer than can be read and no farther. */
  showPart([left, top, right, bottom]: Frame) {
    const { width, height } = this.open;
    const p = Math.min(width / (right - left + 4), height / (bottom - top + 4), 80);
    this.#look({ x: (left + right) / 2, y: (top + bottom) / 2, p: Math.max(p, 40) });
  }

  /** Shows a part of the board, as much of it as fits. */
  showFrame(frame: Frame) {
    this.handled++;
    this.#shown = [];
    this.#look(fitTo(frame, this.open));
  }

  /** Whether a space is in view. */
  sees(space: number): boolean {
    const at = this.#info && centre(this.#info, space);
    if (!at) return false;
    const { x, y } = toScreen(this.camera, this.size, at);
    return x > 0 && y > 0 && x < this.open.width && y < this.open.height;
  }

  /** A hand moves the map. */
  moveTo(camera: Camera) {
    this.handled++;
    this.#shown = [];
    this.#go(camera);
  }

  #go(camera: Camera) {
    this.camera = clamp(camera, this.frame, this.size, this.#covered);
    this.#fitted = this.camera.p <= fitTo(this.frame, this.size).p * 1.001;
  }

  /** What this camera has in the middle comes to the middle of what is seen. */
  #look(camera: Camera) {
    this.#go({ ...camera, y: camera.y + this.#above(camera.p) });
  }

  /** Brings a space to the middle, near enough to read it. */
  centreOn(space: number, nearest = 0) {
    const at = this.#placeOf(space);
    if (!at) return;
    this.#turnTowards(at);
    this.#shown = [space];
    this.#look({ ...at, p: Math.max(this.camera.p, nearest) });
  }

  /** Brings several spaces into sight, near enough to read them if they are not too far apart. */
  show(spaces: readonly number[], nearest = 0) {
    const at = spaces.flatMap((space) => this.#placeOf(space) ?? []);
    if (!at[0]) return;
    this.#turnTowards(at[0]);
    const [xs, ys] = [at.map(({ x }) => x), at.map(({ y }) => y)];
    const frame = [Math.min(...xs) - 1, Math.min(...ys) - 1, Math.max(...xs) + 1, Math.max(...ys) + 1] as const;
    const { x, y, p } = fitTo(frame, this.open);
    this.#shown = spaces;
    this.#look({ x, y, p: Math.min(p, Math.max(this.camera.p, nearest)) });
  }

  /** Brings a space into view if it is not. */
  reveal(space: number) {
    const at = this.#placeOf(space);
    if (!at) return;
    this.#turnTowards(at);
    this.#shown = [space];
    const { x, y, p } = this.camera;
    const [dx, dy] = [(at.x - x) * p, (at.y - y + this.#above(p)) * p];
    const [w, h] = [this.open.width / 2 - p * 0.7, this.open.height / 2 - p * 0.7];
    const over = (d: number, most: number): number => Math.sign(d) * Math.max(Math.abs(d) - Math.max(most, 0), 0);
    if (over(dx, w) !== 0 || over(dy, h) !== 0) this.#go({ x: x + over(dx, w) / p, y: y + over(dy, h) / p, p });
  }

  /** Makes a button say what it would do, for as long as somebody points at it. A finger does not point, it presses. */
  pointsAt = (offer: Offer) => (node: HTMLElement) => {
    const enter = (event: Event) => {
      if (event instanceof PointerEvent ? event.pointerType !== "touch" : node.matches(":focus-visible"))
        this.pointed = offer;
    };
    // A button that goes while it has the focus is left in the middle of an update.
    const leave = () =>
      queueMicrotask(() => {
        if (this.pointed === offer) this.pointed = null;
      });
    const listen = { pointerenter: enter, focus: enter, pointerleave: leave, blur: leave };
    for (const [name, act] of Object.entries(listen)) node.addEventListener(name, act);
    return () => {
      for (const [name, act] of Object.entries(listen)) node.removeEventListener(name, act);
      leave();
    };
  };

  /** Brings a space out from under what covers the foot of the board. */
  uncover(space: number) {
    const at = this.#info && centre(this.#info, space);
    if (!at) return;
    const over = toScreen(this.camera, this.size, at).y - (this.size.height - this.covered - 0.7 * this.camera.p);
    if (over > 0) this.#go({ ...this.camera, y: this.camera.y + over / this.camera.p });
  }

  /** Brings spaces into view, if they are not, together if they find room; the camera goes nowhere else then. */
  showSpaces(spaces: readonly number[]) {
    if (spaces.length > 0) clearTimeout(this.#tour);
    this.#reach(spaces);
  }
  #reach(spaces: readonly number[]) {
    const points = spaces.flatMap((space) => this.#placeOf(space) ?? []);
    if (!points[0] || this.size.width === 0) return;
    this.#turnTowards(points[0]);
    this.#shown = spaces;
    const seen = { ...this.camera, y: this.camera.y - this.#above(this.camera.p) };
    const next = reaching(seen, this.open, points);
    if (next !== seen) this.#look(next);
  }

  #tour: ReturnType<typeof setTimeout> | undefined;
  /**
   * Looks at spaces where something happens, part by part if they are far apart, until a hand moves the map; `still`
   * leaves the map where it is. Tells how long each has to wait until it is looked at, in milliseconds.
   */
  follow(spaces: readonly number[], still = false): Map<number, number> {
    const info = this.#info;
    const placed = spaces.filter((space) => this.#placeOf(space));
    // What happens on the map that is looked at is seen; only if all happens elsewhere is that one turned to.
    const here = placed.filter((space) => this.#isOn(centre(info!, space)!));
    const drawn = here.length > 0 ? here : placed;
    clearTimeout(this.#tour);
    if (drawn.length > 0 || this.happened.length > 0) this.happened = drawn;
    if (still || drawn.length === 0 || this.size.width === 0) return new Map();
    const seen = { ...this.camera, y: this.camera.y - this.#above(this.camera.p) };
    const parts = partsOf(
      seen,
      this.open,
      drawn.map((space) => centre(info!, space)!),
    );
    const { handled } = this;
    const last = Math.max(...parts);
    const look = (part: number) => {
      if (this.handled !== handled) return;
      const here = drawn.filter((_, i) => parts[i] === part);
      const camera = { ...this.camera, y: this.camera.y - this.#above(this.camera.p) };
      const points = here.map((space) => centre(info!, space)!);
      if (points[0]) this.#turnTowards(points[0]);
      if (last > 0 || !here.every((space) => this.sees(space))) this.#look(nudged(camera, this.open, points));
      this.#shown = here;
      // What has been looked at needs no arrow.
      this.happened = drawn.filter((_, i) => parts[i]! > part);
      if (part < last) this.#tour = setTimeout(() => look(part + 1), LOOK);
    };
    look(0);
    return new Map(drawn.map((space, i) => [space, parts[i]! * LOOK]));
  }

  toggleOverlay(name: string) {
    if (!this.activeOverlays.delete(name)) this.activeOverlays.add(name);
  }

  /** Does what a click on this counter does, wherever it is: for panels that show stacks and boxes. */
  pressCounter(id: number) {
    this.#presses?.counter(id);
  }
  /** Does what a click on this space does. */
  pressSpace(id: number) {
    this.#presses?.space(id);
  }
  /** Does what Escape does on the board: closes what lies over it, or puts down what is in hand. */
  cancel() {
    this.#presses?.cancel();
  }
  /** Chooses the counter of a stack that bears a digit: of the one that is fanned out, or under the cursor. */
  pick(digit: number) {
    this.#presses?.pick(digit);
  }
  /** Goes to the next space where something can be done, or to the one before. */
  next(by: number) {
    this.#presses?.next(by);
  }
  /** Takes counters to go together. */
  takeTogether(ids: readonly number[]) {
    this.#presses?.together(ids);
  }
  /** Goes to the next counter that can do something, and chooses it. */
  nextUnit(by = 1) {
    this.#presses?.nextUnit(by);
  }
  /** Lets a counter of a panel follow the pointer over the board. */
  dragCounter(id: number, event: PointerEvent) {
    this.#presses?.drag(id, event);
  }
  /** Opens the card of a counter or a space. */
  openCard(at: Pointed) {
    this.#presses?.card(at);
  }

  /** What was remembered when counters could be taken, the last of it last. */
  #earlier: { played: number; takes: ReadonlyMap<number, string>; aims: readonly Offer[] }[] = [];

  /** Remembers how counters are taken, for as long as a seat decides, and how those that joined came in. */
  remember(sight: Sight, before: Sight | null) {
    const same = before !== null && before.to_act === sight.to_act;
    const list = (role: string): [number, string][] =>
      sight.offers.flatMap((o) => (o.role === role && o.counter !== null ? [[o.counter, o.action]] : []));
    const takes = list("take");
    const aims = aimsAmong(sight.offers);
    const held = same && sight.in_hand !== null;
    // Whoever takes a move back knows again what he knew before he took the counter.
    this.#earlier = this.#earlier.filter(({ played }) => played < sight.played);
    const known = this.#earlier.at(-1);
    if (held && known && sight.played < before.played) ({ takes: this.takes, aims: this.aims } = known);
    if (takes.length > 0) this.takes = new Map(takes);
    else if (!held) this.takes = new Map();
    // Whoever prepares a fight may want another target; whoever is in hand keeps his, though others may go along.
    if (aims.length > 0 || (takes.length > 0 && !held)) this.aims = aims;
    else if (!held && !(same && begunIn(sight))) this.aims = [];
    if (takes.length > 0 && !held)
      this.#earlier = [...this.#earlier, { played: sight.played, takes: this.takes, aims: this.aims }].slice(-KEPT);
    const joined = sight.prepared.filter((offer) => offer.role === "join" && offer.counter !== null);
    if (joined.length > 0 || this.joins.size > 0)
      this.joins = new Map(joined.map((offer) => [offer.counter!, offer.action]));
  }
}
