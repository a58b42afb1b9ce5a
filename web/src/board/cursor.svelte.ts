// The keyboard on the board: a cursor that walks over the spaces.
import { centre, isHex, neighbour, readingOrder } from "./hexes";
import type { Host } from "./host";
import { offersAt, places } from "./offers";
import { leads } from "./pointer.svelte";
import { mostPressing } from "./pressing";

const ARROWS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

export class Cursor {
  /** Whether the keyboard is in use, and the cursor is shown. */
  get active(): boolean {
    return this.host.ui.keyed;
  }
  set active(used: boolean) {
    this.host.ui.keyed = used;
  }
  /** Whether the last thing done on the board was a click. */
  clicked = false;
  /** The row or column in which a journey began. */
  #row: { x: number; y: number; axis: string; at: number } | null = null;

  constructor(readonly host: Host) {}

  #step(dx: number, dy: number) {
    const { info, ui, standing, able } = this.host;
    if (ui.focusSpace === null) return;
    const here = centre(info, ui.focusSpace);
    if (!here) return;
    const axis = dx === 0 ? "y" : "x";
    const same = this.#row && this.#row.axis === axis && this.#row.at === ui.focusSpace;
    const row = same ? this.#row! : { ...here, axis, at: ui.focusSpace };
    const next = neighbour(info, ui.focusSpace, dx, dy, row, (box) => standing.has(box) || able.has(box));
    if (next === null) return;
    this.#row = { ...row, at: next };
    this.#moveTo(next);
  }

  #moveTo(space: number) {
    const { ui, popups } = this.host;
    ui.focusSpace = space;
    ui.reveal(space);
    popups.card = null;
    popups.trouble = null;
    if (ui.openStack !== null) ui.openStack = null;
    popups.menu = null;
  }

  /** Goes to the next space where something can be done, the most pressing first; false if there is none. Whoever looks for
   * another counter does not send the one in hand somewhere. */
  toOffer(by: number, taking = false): boolean {
    const { info, ui, able, grouped, session, standing } = this.host;
    const goes = (space: number): boolean => taking && offersAt(space, grouped, ui.selected).some(leads);
    const spaces = [...able.keys()].filter((space) => !goes(space));
    const ranks = mostPressing(info, session.front, spaces, places(standing.values()));
    const order = ranks.flat();
    if (order.length === 0) return false;
    const at = ui.focusSpace === null ? -1 : order.indexOf(ui.focusSpace);
    const first = (ranks[0]!.find((space) => ui.focusSpace === null && ui.sees(space)) ?? order[0])!;
    const fresh = by > 0 ? first : order.at(-1)!;
    this.#moveTo(at === -1 ? fresh : order[(at + by + order.length) % order.length]!);
    return true;
  }

  #start() {
    const { info, ui, able } = this.host;
    if (ui.focusSpace !== null && centre(info, ui.focusSpace)) return;
    const order = readingOrder(info, able.keys());
    const nearest = () => {
      const all = readingOrder(info, info.spaces.keys()).filter((id) => isHex(info.spaces[id]));
      const far = (id: number): number => {
        const [x, y] = info.spaces[id]!.at;
        return Math.hypot(x - ui.camera.x, y - ui.camera.y);
      };
      return all.reduce((best, id) => (far(id) < far(best) ? id : best), all[0] ?? 0);
    };
    ui.focusSpace = order.find((space) => ui.sees(space)) ?? nearest();
  }

  /** Closes what lies over the board, or puts down what is in hand. */
  escape = () => {
    const { session, ui, popups, grouped } = this.host;
    const { opened } = popups;
    popups.closeAll();
    if (opened) this.host.element?.focus({ preventScroll: true });
    else if (session.front.in_hand !== null) {
      ui.together = [];
      void session.undo();
    } else if (ui.selected !== null && grouped.sends.size !== 1) ui.selected = null;
  };

  /** Chooses a counter of the stack that is fanned out, or of the one under the cursor. */
  pick = (digit: number) => {
    const { ui, standing, tray } = this.host;
    const pile = tray ?? (ui.focusSpace === null ? undefined : standing.get(ui.focusSpace));
    if (pile) this.host.pickOfPile(pile, digit - 1);
  };

  /** Goes to the next space with an offer, wherever the focus was. */
  next = (by: number) => {
    this.active = true;
    this.clicked = false;
    if (!this.toOffer(by)) this.#start();
    this.host.element?.focus({ preventScroll: true });
  };

  /** Does what a key asks for wherever the focus is in the board; says whether it did. */
  #anywhere(event: KeyboardEvent): boolean {
    const { ui, tray, session } = this.host;
    // Who takes a loss is asked at the stack that is fanned out, or in a list whose digits are its own.
    const listed = !tray && session.deciding && session.front.offers.some(({ role }) => role === "lose");
    const digit = /^[1-9]$/.test(event.key) && !listed ? Number(event.key) : 0;
    const arrow = ARROWS[event.key];
    if (digit > 0) this.pick(digit);
    else if (arrow && event.shiftKey) ui.panBy(-arrow[0] * 80, -arrow[1] * 80);
    else if (event.key === "+" || event.key === "=") ui.zoomBy(1.25);
    else if (event.key === "-" || event.key === "−") ui.zoomBy(0.8);
    else if (event.key === "0") ui.fit();
    else return false;
    return true;
  }

  key = (event: KeyboardEvent) => {
    const { ui, standing } = this.host;
    if (event.altKey || event.metaKey || event.ctrlKey) return;
    if (this.#anywhere(event)) {
      event.preventDefault();
      return;
    }
    // Popups have keys of their own.
    if (event.target !== this.host.element) return;
    const arrow = ARROWS[event.key];
    const presses = event.key === "Enter" || event.key === " ";
    const asks = event.key.toLowerCase() === "i";
    if (!arrow && !presses && !asks) return;
    // After a click Enter belongs to the button that bears its sign, until the cursor is moved by keys.
    // What is asked about is answered first.
    const asked = ui.asked?.played === this.host.session.front.played;
    if (presses && (!this.active || asked)) return;
    this.active = true;
    this.clicked = false;
    this.#start();
    const space = ui.focusSpace;
    if (arrow) this.#step(...arrow);
    else if (presses) {
      if (space !== null) this.host.pressSpace(space);
    } else if (asks) {
      if (space !== null) this.host.openCard({ space, counter: standing.get(space)?.counters[0]?.id ?? null });
    }
    event.preventDefault();
  };

  focused = (event: FocusEvent) => {
    if (!this.host.element?.matches(":focus-visible")) return;
    // The focus only comes back to whoever clicked before.
    if (this.clicked && event.relatedTarget === null) return;
    this.active = true;
    this.#start();
  };
}
