// What the board lets the hands on mouse and keyboard see and do.
import type { Info, Offer, Refusal } from "../engine/types";
import type { Session } from "../table/session.svelte";
import type { Frame, Point } from "./camera";
import type { Grouped, Memory, Names, Pile, Standing } from "./offers";
import type { Popups } from "./popups.svelte";
import type { BoardUi, Pointed } from "./ui.svelte";

export interface Host {
  readonly session: Session;
  readonly info: Info;
  readonly ui: BoardUi;
  readonly popups: Popups;
  readonly frame: Frame;
  readonly names: Names;
  readonly grouped: Grouped;
  readonly memory: Memory;
  /** The stacks, by space. */
  readonly standing: ReadonlyMap<number, Pile>;
  /** The spaces where a click does something, with how much. */
  readonly able: ReadonlyMap<number, number>;
  /** The counter in hand or chosen. */
  readonly chosen: number | null;
  /** The stack that is fanned out. */
  readonly tray: Pile | undefined;
  readonly element: HTMLElement | undefined;
  screenOf(space: number | null): Point;
  /** Which counter of a box lies at a place of the plane; none where counters lie on one another. */
  inRows(space: number, at: Point): Standing | null;
  /** Does what a click on a space means; tells whether that was anything. */
  pressSpace(space: number): boolean;
  pickOfPile(pile: Pile, at: number): void;
  openCard(at: Pointed): void;
  play(offer: Offer): Promise<void>;
  /** Takes counters to go together. */
  takeTogether(ids: readonly number[]): void;
  /** Sends those that go together to a space; false if there are none or they cannot go there. */
  goTogether(space: number): boolean;
  /** Says why pointing there does nothing. */
  explain(counter: number | null, space: number | null): Promise<Refusal | null>;
}
