// Mouse, pen and fingers on the board: clicks, moving the map, dragging counters, and what is pointed at.
import type { CounterView, Offer } from "../engine/types";
import { pinch, toPlane, type Point } from "./camera";
import type { Cursor } from "./cursor.svelte";
import type { Host } from "./host";
import { comrades, deedOf, movers, offersAt, type Standing } from "./offers";
import type { Pointed } from "./ui.svelte";

const HOVER = 250;
/** Over a hex that can be clicked a card would be in the way: it waits longer. */
const HOVER_OFFER = 700;
const LONG_PRESS = 450;
/** How far a pointer may stray and still click. */
const SLACK = 6;
/** The pixels between hexes below which a finger does not hit one. */
const FINGER = 30;

type Press = {
  at: Point;
  space: number | null;
  counter: number | null;
  /** Whether it is that counter and no other of its stack. */
  exact: boolean;
  type: string;
  all: boolean;
};
type Drag = { counter: number; view: CounterView; at: Point; from: number; took: boolean; all: readonly number[] };

export const leads = (offer: Offer): boolean => offer.role === "go" || offer.role === "send";

export class Pointer {
  panning = $state(false);
  drag = $state.raw<Drag | null>(null);
  /** The counter that was dragged to where it goes: it need not fly there. */
  dropped: number | null = null;

  readonly #pointers = new Map<number, Point>();
  #press: Press | null = null;
  /** Whether the click that follows is none. */
  #quiet = false;
  #long = 0;
  #lastClick = { time: 0, at: { x: 0, y: 0 } };
  #taking: Promise<unknown> = Promise.resolve();

  /** To be made where a component begins. */
  constructor(
    readonly host: Host,
    readonly cursor: Cursor,
  ) {
    // The hand is shown by the space pointed at alone: a rule for all that can be clicked would style them anew every time.
    const able = $derived.by(() => {
      const { space } = host.ui.hovered;
      return space !== null && host.able.has(space) ? host.info.spaces[space]!.name : null;
    });
    $effect(() => {
      if (able === null) return;
      const found = host.element?.querySelector<SVGElement>(`[data-space="${CSS.escape(able)}"]`);
      found?.style.setProperty("cursor", "pointer");
      return () => void found?.style.removeProperty("cursor");
    });
  }

  #local(event: MouseEvent): Point {
    const box = this.host.element!.getBoundingClientRect();
    return { x: event.clientX - box.left, y: event.clientY - box.top };
  }

  /** What lies under the pointer; `exact` if it is one of several counters that lie side by side. */
  #under(
    target: EventTarget | null,
    at?: Point,
  ): { space: number | null; standing: Standing | null; exact: boolean } {
    const { names, standing, chosen, ui } = this.host;
    const element = target instanceof Element ? target : null;
    const name = element?.closest<SVGGElement>("[data-space]")?.dataset["space"];
    const space = name === undefined ? null : names.space(name);
    const pile = space === null ? undefined : standing.get(space);
    if (space === null || !pile || !element?.closest("[data-standing]"))
      return { space, standing: null, exact: false };
    const lies = at && this.host.inRows(space, toPlane(ui.camera, ui.size, at));
    if (lies) return { space, standing: lies, exact: true };
    const top = pile.counters.find(({ id }) => id !== null && id === chosen) ?? pile.counters[0]!;
    return { space, standing: top, exact: false };
  }

  down = (event: PointerEvent) => {
    const { popups } = this.host;
    if (event.pointerType === "mouse" && event.button !== 0) return;
    this.cursor.active = false;
    this.cursor.clicked = true;
    const at = this.#local(event);
    this.#pointers.set(event.pointerId, at);
    clearTimeout(this.#long);
    popups.stop();
    if (this.#pointers.size > 1) {
      this.#quiet = true;
      this.panning = true;
      this.drag = null;
      return;
    }
    this.#quiet = false;
    const found = this.#under(event.target, at);
    this.#press = {
      at,
      space: found.space,
      counter: found.standing?.id ?? null,
      exact: found.exact,
      type: event.pointerType,
      all: event.shiftKey,
    };
    if (event.pointerType !== "mouse")
      this.#long = window.setTimeout(() => {
        this.#quiet = true;
        this.#press = null;
        popups.closeAll();
        popups.card = { standing: found.standing, space: found.space, at, pinned: true };
      }, LONG_PRESS);
  };

  move = (event: PointerEvent) => {
    const { ui, popups } = this.host;
    const at = this.#local(event);
    const last = this.#pointers.get(event.pointerId);
    if (!last) {
      // Whoever moves the mouse after pressing a key looks at where the mouse is.
      if (event.pointerType === "mouse" && (event.movementX !== 0 || event.movementY !== 0))
        this.cursor.active = false;
      this.#hover(event, at);
      return;
    }
    if (this.#pointers.size === 2) {
      const other = [...this.#pointers].find(([id]) => id !== event.pointerId)![1];
      ui.moveTo(pinch(ui.camera, ui.size, [last, other], [at, other], this.host.frame));
      this.#pointers.set(event.pointerId, at);
      popups.closePassing();
      return;
    }
    if (!this.panning && !this.drag) {
      if (!this.#press || Math.hypot(at.x - this.#press.at.x, at.y - this.#press.at.y) < SLACK) return;
      clearTimeout(this.#long);
      this.#quiet = true;
      this.host.element!.setPointerCapture(event.pointerId);
      if (!this.#startDrag(this.#press, at)) this.panning = true;
      popups.closePassing();
    }
    this.#pointers.set(event.pointerId, at);
    if (this.drag) {
      this.drag = { ...this.drag, at: toPlane(ui.camera, ui.size, at) };
      const over = this.#under(document.elementFromPoint(event.clientX, event.clientY));
      this.#point({ counter: null, space: over.space });
    } else ui.panBy(at.x - last.x, at.y - last.y);
  };

  up = (event: PointerEvent) => {
    clearTimeout(this.#long);
    this.#pointers.delete(event.pointerId);
    this.#press = null;
    if (this.drag) {
      const over = this.#under(document.elementFromPoint(event.clientX, event.clientY));
      void this.#drop(this.drag, event.type === "pointercancel" ? null : over.space);
    }
    if (this.#pointers.size === 0) this.panning = false;
  };

  /** A counter that can be taken or sent follows the pointer; a finger moves the map unless the counter is in hand. */
  #startDrag(from: Press, at: Point): boolean {
    const { session, ui, standing, grouped, memory } = this.host;
    const { sight } = session;
    const { counter, space } = from;
    if (!session.deciding || session.busy || counter === null || space === null) return false;
    const pile = standing.get(space);
    const able = (one: Standing): boolean => {
      if (one.id === sight.in_hand && one.id !== null) return true;
      const deed = deedOf(one, sight, grouped, memory);
      if (deed?.does === "play") return deed.offers[0]!.role === "take";
      return deed?.does === "select" || deed?.does === "instead";
    };
    const one =
      pile?.counters.find((c) => c.id === counter && able(c)) ??
      (from.exact ? undefined : pile?.counters.find(able));
    if (!one || one.id === null) return false;
    const held = one.id === sight.in_hand || one.id === ui.selected;
    if (from.type === "touch" && !held) return false;
    const deed = held ? null : deedOf(one, sight, grouped, memory);
    const took = deed?.does === "play" || deed?.does === "instead";
    if (deed?.does === "play") this.#taking = session.play(deed.offers[0]!.action);
    else if (deed?.does === "instead") this.#taking = session.takeInstead(deed.action);
    else this.#taking = Promise.resolve();
    if (deed?.does === "select") ui.selected = one.id;
    // With Shift the whole stack goes along.
    const rest = from.all && pile ? movers(pile, sight, grouped, memory).filter((id) => id !== one.id) : [];
    const all = rest.length > 0 ? [one.id, ...rest] : [];
    this.drag = { counter: one.id, view: one.view, at: toPlane(ui.camera, ui.size, at), from: space, took, all };
    return true;
  }

  /** A counter of a panel follows the pointer from now on. */
  adopt = (counter: number, event: PointerEvent) => {
    const { element, standing } = this.host;
    const space = [...standing].find(([, pile]) => pile.counters.some(({ id }) => id === counter))?.[0];
    if (!element || space === undefined) return;
    const at = this.#local(event);
    if (!this.#startDrag({ at, space, counter, exact: true, type: "mouse", all: false }, at)) return;
    element.setPointerCapture(event.pointerId);
    this.#pointers.set(event.pointerId, at);
    this.#quiet = true;
    this.host.popups.closeAll();
  };

  async #drop(held: Drag, space: number | null) {
    const { session, ui, popups } = this.host;
    await this.#taking;
    if (held.all.length > 0 && space !== null && space !== held.from) {
      ui.together = held.all;
      this.dropped = held.counter;
      const going = this.host.goTogether(space);
      if (!going) ui.together = [];
      this.drag = null;
      if (going) return;
    }
    const offers = space === null ? [] : offersAt(space, this.host.grouped, ui.selected);
    const [only] = offers;
    if (only && offers.length === 1) {
      this.dropped = held.counter;
      await this.host.play(only);
    } else if (offers.length > 1) {
      popups.closeAll();
      popups.menu = { space, offers };
    } else if (held.took && session.front.in_hand === held.counter) {
      const refusal = space === null || space === held.from ? null : await session.why(held.counter, space);
      // Dropped where it came from, it stays in hand; elsewhere it goes back.
      if (space !== held.from) await session.undo();
      if (refusal) popups.showTrouble(space, refusal);
    } else if (space !== null && space !== held.from) await this.host.explain(held.counter, space);
    this.drag = null;
    this.dropped = null;
  }

  click = (event: MouseEvent) => {
    const { ui, popups, grouped } = this.host;
    if (this.#quiet) {
      this.#quiet = false;
      return;
    }
    const at = this.#local(event);
    const { space, standing, exact } = this.#under(event.target, at);
    // A finger is wider than hexes seen from afar: it comes nearer first.
    if (event instanceof PointerEvent && event.pointerType === "touch" && ui.camera.p < FINGER) {
      popups.closeAll();
      ui.zoomBy((2 * FINGER) / ui.camera.p, at);
      return;
    }
    if (space !== null && event.shiftKey && this.#whole(space)) return;
    if (space !== null && (event.ctrlKey || event.metaKey) && this.#formation(space)) return;
    // A finger cannot point without pressing: its first tap shows the way and what it costs, the second one goes.
    if (space !== null && event instanceof PointerEvent && event.pointerType === "touch" && ui.tapped !== space) {
      const offers = offersAt(space, grouped, ui.selected);
      if (offers.length === 1 && offers[0]!.role === "go") {
        popups.closeAll();
        ui.tapped = space;
        return;
      }
    }
    ui.tapped = null;
    const did = space !== null && (this.#inBox(space, exact ? standing : null) || this.host.pressSpace(space));
    if (space === null) {
      popups.closeAll();
      if (grouped.sends.size !== 1) ui.selected = null;
    }
    const now = event.timeStamp;
    const last = this.#lastClick;
    const twice = now - last.time < 350 && Math.hypot(at.x - last.at.x, at.y - last.at.y) < 24;
    if (twice && !did) {
      popups.closeAll();
      ui.zoomBy(event.shiftKey ? 1 / 1.8 : 1.8, at);
    }
    this.#lastClick = { time: did || twice ? 0 : now, at };
  };

  /** Takes the whole stack of a space, if several of it can go. */
  #whole(space: number): boolean {
    const { session, standing, grouped, memory } = this.host;
    const pile = standing.get(space);
    const ids = pile && session.deciding ? movers(pile, session.front, grouped, memory) : [];
    if (ids.length < 2) return false;
    this.host.takeTogether(ids);
    return true;
  }

  /** Takes the whole formation of the counter that lies on top of a space, if several of it can go. */
  #formation(space: number): boolean {
    const { session, info, standing, grouped, memory } = this.host;
    const pile = standing.get(space);
    const [first] = pile && session.deciding ? movers(pile, session.front, grouped, memory) : [];
    if (first === undefined) return false;
    const ids = comrades(info, first, standing.values(), session.front, grouped, memory);
    if (ids.length < 2) return false;
    this.host.takeTogether(ids);
    return true;
  }

  /** One of several counters that lie side by side is meant alone, unless something is sent to where they lie. */
  #inBox(space: number, one: Standing | null): boolean {
    const { session, ui, grouped, memory } = this.host;
    if (!one || !session.deciding || offersAt(space, grouped, ui.selected).length > 0) return false;
    if (!deedOf(one, session.front, grouped, memory)) return false;
    const pile = this.host.standing.get(space)!;
    this.host.pickOfPile(
      pile,
      pile.counters.findIndex(({ id }) => id === one.id),
    );
    return true;
  }

  #point(at: Pointed) {
    const { ui } = this.host;
    if (at.counter !== ui.hovered.counter || at.space !== ui.hovered.space) ui.hovered = at;
  }

  #hover(event: PointerEvent, at: Point) {
    const { ui, popups, grouped } = this.host;
    if (event.pointerType === "touch") return;
    // A popup over the board is no part of it.
    if (event.target instanceof Element && event.target.closest(".popup")) return;
    const found = this.#under(event.target, at);
    const same = found.space === ui.hovered.space && (found.standing?.id ?? null) === ui.hovered.counter;
    this.#point({ counter: found.standing?.id ?? null, space: found.space });
    popups.pointedAt(found.space);
    if (popups.card?.pinned || popups.menu) return;
    if (same && popups.card) return;
    popups.stop();
    if (popups.card) popups.cardAfter(HOVER / 2, null);
    if (found.space === null || ui.openStack !== null || popups.trouble) return;
    const offers = offersAt(found.space, grouped, ui.selected);
    // Where a counter can go, its way is what matters, and a card would hide it.
    if (offers.some(leads)) return;
    const wait = offers.length > 0 ? HOVER_OFFER : HOVER;
    popups.cardAfter(wait, { standing: found.standing, space: found.space, at, pinned: false });
  }

  /** A counter of the stack that is fanned out is pointed at, or none any more. */
  overTray = (one: Standing | null, event: PointerEvent) => {
    const { ui, popups } = this.host;
    if (event.pointerType === "touch") return;
    if (!one) {
      popups.cardAfter(HOVER / 2, null);
      return;
    }
    this.#point({ counter: one.id, space: ui.openStack });
    const button = (event.currentTarget as HTMLElement).getBoundingClientRect();
    const box = this.host.element!.getBoundingClientRect();
    const at = { x: button.right - box.left, y: button.bottom - box.top };
    popups.cardAfter(HOVER, { standing: one, space: null, at, pinned: false });
  };

  leave = () => {
    const { popups } = this.host;
    this.#point({ counter: null, space: null });
    popups.stop();
    if (popups.card && !popups.card.pinned) popups.cardAfter(HOVER / 2, null);
  };

  contextmenu = (event: MouseEvent) => {
    const { popups } = this.host;
    event.preventDefault();
    const found = this.#under(event.target, this.#local(event));
    if (found.space === null || this.#pointers.size > 0) return;
    popups.closeAll();
    popups.card = { standing: found.standing, space: found.space, at: this.#local(event), pinned: true };
  };

  wheel = (event: WheelEvent) => {
    if (event.target instanceof Element && event.target.closest(".popup")) return;
    event.preventDefault();
    const lines = event.deltaMode === 1 ? 16 : 1;
    const speed = event.ctrlKey ? 0.01 : 0.0016;
    this.host.ui.zoomBy(Math.exp(-event.deltaY * lines * speed), this.#local(event));
    this.host.popups.closePassing();
  };

  /** The board is gone. */
  end() {
    clearTimeout(this.#long);
  }
}
