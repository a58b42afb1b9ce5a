// An engine that is elsewhere: a server answers what the worker of the page does for tables of its own.
import { REFEREE, type Asked } from "../engine/client";
import type { Query, Sight } from "../engine/types";
import type { Line } from "./line";

/** Whoever holds no seat sees what everybody may. */
const seatOf = (viewer: number): number | null => (viewer === REFEREE ? null : viewer);

export class Remote implements Asked {
  /** Whose eyes looked last: what is taken back is theirs. */
  #viewer = REFEREE;
  /** The moment that was looked at last. */
  #at = 0;

  constructor(readonly line: Line) {}

  #ask<T>(viewer: number, question: Query, past = false): Promise<T> {
    return this.line.ask<T>({ ask: { seat: seatOf(viewer), question, ...(past ? { at: this.#at } : {}) } });
  }

  #step(name: "undo" | "undo_phase" | "redo", from = 0): Promise<null> {
    return this.line.step(name, { seat: this.#viewer, from }).then(() => null);
  }

  sight = (viewer: number, from: number) => {
    this.#viewer = viewer;
    return this.#ask<Sight>(viewer, { sight: { from } });
  };
  play = (action: string, seat: number, from: number) => this.line.step("play", { seat, from, action });
  undo = () => this.#step("undo");
  undoPhase = () => this.#step("undo_phase");
  redo = () => this.#step("redo");
  retract = (action: string) => this.line.step("retract", { seat: this.#viewer, from: 0, action }).then(() => null);
  meant: Asked["meant"] = (viewer, counter, space) => this.#ask(viewer, { meant: { counter, space } });
  route: Asked["route"] = (viewer, counter, to) => this.#ask(viewer, { route: { counter, to } });
  overlays: Asked["overlays"] = (viewer, past) => this.#ask(viewer, { overlays: {} }, past);
  due: Asked["due"] = (viewer, past) => this.#ask(viewer, { due: {} }, past);
  counterCard: Asked["counterCard"] = (viewer, counter, past) =>
    this.#ask(viewer, { counter_card: { counter } }, past);
  spaceCard: Asked["spaceCard"] = (viewer, space, past) => this.#ask(viewer, { space_card: { space } }, past);
  stakes: Asked["stakes"] = (action, viewer) => this.#ask(viewer, { stakes: { action } });
  whatIf: Asked["whatIf"] = (actions, viewer) => this.#ask(viewer, { what_if: { actions: [...actions] } });
  moment = (played: number, viewer: number, from: number) => {
    this.#at = played;
    return this.#ask<Sight>(viewer, { sight: { from } }, true);
  };
  record = () => this.line.ask<string>({ record: {} });
}
