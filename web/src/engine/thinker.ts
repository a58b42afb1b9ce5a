// The page's side of the bots: questions about a table, given as its record.
import { failure, type Answer } from "./client";
import type { Advice, Analysis, WhyNot } from "./types";

export type Question =
  | { name: "choose" | "think"; record: string; bot: string; seed: number }
  | { name: "why_not"; record: string; bot: string; seed: number; action: string }
  | { name: "analyse"; record: string; viewer: number };

/** How far a thought is. */
export type Progress = { id: number; progress: { share: number } | { report: unknown } };

/** Somebody had no patience. */
export class Stopped extends Error {}

type Waiting = {
  resolve: (value: never) => void;
  reject: (error: Error) => void;
  tell: ((progress: Progress["progress"]) => void) | undefined;
};

export class Thinker {
  #worker: Worker | null = null;
  #next = 0;
  #waiting = new Map<number, Waiting>();

  #hired(): Worker {
    if (this.#worker) return this.#worker;
    const worker = new Worker(new URL("./thinker.worker.ts", import.meta.url), { type: "module" });
    worker.onmessage = (event: MessageEvent<Answer | Progress>) => {
      const said = event.data;
      const call = this.#waiting.get(said.id);
      if ("progress" in said) {
        call?.tell?.(said.progress);
        return;
      }
      this.#waiting.delete(said.id);
      if ("error" in said) call?.reject(failure(said.error));
      else call?.resolve(said.value as never);
    };
    worker.onerror = (event) => this.#end(new Error(event.message || "the bots did not start"));
    this.#worker = worker;
    return worker;
  }

  #end(error: Error) {
    this.#worker?.terminate();
    this.#worker = null;
    const waiting = [...this.#waiting.values()];
    this.#waiting.clear();
    for (const call of waiting) call.reject(error);
  }

  #ask<T>(question: Question, tell?: Waiting["tell"]): Promise<T> {
    const id = this.#next++;
    return new Promise<T>((resolve, reject) => {
      this.#waiting.set(id, { resolve: resolve as (value: never) => void, reject, tell });
      this.#hired().postMessage({ id, question });
    });
  }

  /** What a bot does, without a word. */
  choose = (record: string, bot: string, seed: number) =>
    this.#ask<string | null>({ name: "choose", record, bot, seed });

  /** What a bot would do, and why; tells how far it is, from 0 to 1. */
  think = (record: string, bot: string, seed: number, tell: (share: number) => void) =>
    this.#ask<Advice | null>({ name: "think", record, bot, seed }, (progress) => {
      if ("share" in progress) tell(progress.share);
    });

  /** What would come of an action instead of what a bot prefers. */
  whyNot = (record: string, bot: string, seed: number, action: string) =>
    this.#ask<WhyNot | null>({ name: "why_not", record, bot, seed, action });

  /** A game looked at afterwards, for a viewer who may know all of it; tells what is known so far. */
  analyse = (record: string, viewer: number, tell: (report: Analysis) => void) =>
    this.#ask<Analysis>({ name: "analyse", record, viewer }, (progress) => {
      if ("report" in progress) tell(progress.report as Analysis);
    });

  /** Ends what is being thought about; whoever waits for it hears `Stopped`. */
  stop() {
    if (this.#waiting.size > 0) this.#end(new Stopped("stopped"));
  }

  close() {
    this.#end(new Stopped("closed"));
  }
}
