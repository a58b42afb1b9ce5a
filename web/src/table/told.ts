// What the engine tells of an action: lines for the log, and the dice and cards that fell.
import type { EngineError } from "../engine/client";
import type { Message, Said, Sight, Stakes } from "../engine/types";
import { speech } from "../i18n/speech.svelte";
import { drawnCards } from "./cards";
import type { LogLine, Shown, Trouble } from "./kinds";

/** Turns what was said into lines of the log, in the order in which it comes. */
export class Teller {
  /** A phase that has begun, and of which nothing has been told yet. */
  #begun: { entry: number; phase: Message } | null = null;

  /** What was said from an entry on. */
  lines(history: readonly Said[], from: number): LogLine[] {
    if (this.#begun && this.#begun.entry >= from) this.#begun = null;
    return history.flatMap((said, i): LogLine[] => {
      const entry = from + i;
      if (said.phase) this.#begun = { entry, phase: said.phase };
      if (said.events.length === 0) return [];
      // A phase may begin with something that is told to nobody.
      const phase = this.#begun?.phase ?? null;
      this.#begun = null;
      return said.events.map((event) => ({ ...event, entry, seat: said.seat, forced: said.forced, phase }));
    });
  }
}

function diceOf(message: Message): number[] {
  return message.args.flatMap(([, arg]) => ("die" in arg ? [arg.die] : []));
}

/** The cards that were drawn and the dice that were rolled between two sights. */
export function fallen(before: Sight, after: Sight): Omit<Shown, "key">[] {
  const cards = drawnCards(before.piles, after.piles, after.history).map((drawn) => ({ drawn, roll: null }));
  const rolls = after.history.flatMap(({ events, seat }) =>
    events.flatMap(({ message, rule, sheet }) => {
      const dice = diceOf(message);
      return dice.length === 0
        ? []
        : [{ drawn: null, roll: { dice, message, rule, seat, sheet, stacks: after.view.stacks } }];
    }),
  );
  return [...cards, ...rolls];
}

/** Why something could not be done, as the engine says it. */
export function troubleOf({ failure }: EngineError): Trouble {
  if (failure.kind === "refused") return { rule: failure.rule, message: failure.message };
  return { text: failure.kind === "text" ? failure.reason : speech.t(`trouble-${failure.kind}`) };
}

/** Whether something is lost for good. */
export const isGrave = (stakes: Stakes | null): boolean => stakes?.warnings.some(({ grave }) => grave) ?? false;

/** A moment that is looked at: nothing can be done in the past. */
export function asPast(then: Sight): Sight {
  const none = { offers: [], prepared: [], reasons: [], reach: [], in_hand: null, odds: null };
  return { ...then, ...none, can_undo: false, can_redo: false };
}
