// The line to a table that is kept by a server: every request gets its answer, also if the line breaks in between.
import { EngineError } from "../engine/client";
import type { Sight } from "../engine/types";
import { socketOf } from "./server";
import type { Hello, News, Reply, Request, Step } from "./wire";

/** Milliseconds until it is tried again, each time it fails. */
const PATIENCE = [300, 1000, 2000, 5000, 10_000];

/** The server closes a line with this number where the token is none. */
const NO_TOKEN = 4401;

type Waiting = {
  request: Request;
  /** The step that it makes, and the number that it was sent under. */
  step: (Step & { seq: number }) | null;
  resolve: (value: never) => void;
  reject: (error: Error) => void;
};

export type Listener = {
  /** The line is there, anew or for the first time. */
  greeted: (hello: Hello) => void;
  told: (news: News) => void;
  /** The line is broken. */
  broken: () => void;
};

export class Line {
  /** How many steps of the table are known here. */
  #seq = 0;
  #next = 1;
  #socket: WebSocket | null = null;
  #open = false;
  #tries = 0;
  #over = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #waiting = new Map<number, Waiting>();

  constructor(
    readonly table: string,
    readonly token: string | null,
    readonly listener: Listener,
  ) {}

  /** Connects, and again whenever the line breaks. `seq`: what is known already. */
  connect(seq: number) {
    this.#seq = seq;
    globalThis.addEventListener?.("online", this.#hurry);
    this.#dial();
  }

  close() {
    this.#over = true;
    clearTimeout(this.#timer);
    globalThis.removeEventListener?.("online", this.#hurry);
    this.#socket?.close();
    this.#fail(new Error("closed"));
  }

  ask<T>(request: Request): Promise<T> {
    return this.#send(request, null);
  }

  /** Makes a step, under the number that is known here. */
  step(name: "play" | "retract" | "undo" | "undo_phase" | "redo" | "resign", step: Step & { action?: string }) {
    const numbered = { ...step, seq: this.#seq };
    return this.#send<Sight>({ [name]: numbered } as Request, numbered);
  }

  #send<T>(request: Request, step: Waiting["step"]): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      const id = this.#next++;
      this.#waiting.set(id, { request, step, resolve: resolve as (value: never) => void, reject });
      if (this.#open) this.#socket?.send(JSON.stringify({ id, ...request }));
    });
  }

  #fail(error: Error) {
    for (const one of this.#waiting.values()) one.reject(error);
    this.#waiting.clear();
  }

  #hurry = () => {
    if (this.#open || this.#over) return;
    clearTimeout(this.#timer);
    this.#dial();
  };

  #dial() {
    const socket = new WebSocket(socketOf(this.table));
    this.#socket?.close();
    this.#socket = socket;
    socket.onopen = () => socket.send(JSON.stringify({ id: 0, hello: { token: this.token, seq: this.#seq } }));
    socket.onmessage = (event: MessageEvent<string>) => this.#hear(JSON.parse(event.data) as Reply | News);
    socket.onclose = ({ code }) => {
      if (socket !== this.#socket || this.#over) return;
      this.#open = false;
      this.listener.broken();
      if (code === NO_TOKEN) return this.#fail(new EngineError({ kind: "token" }));
      this.#timer = setTimeout(() => this.#dial(), PATIENCE[Math.min(this.#tries++, PATIENCE.length - 1)]);
    };
  }

  #hear(said: Reply | News) {
    if (!("id" in said)) {
      if ("changed" in said) this.#seq = said.changed.seq;
      this.listener.told(said);
      return;
    }
    if (said.id === 0) {
      if ("value" in said) this.#greeted(said.value as Hello);
      return;
    }
    const waiting = this.#waiting.get(said.id);
    this.#waiting.delete(said.id);
    if (said.seq !== undefined) this.#seq = said.seq;
    if ("error" in said) waiting?.reject(new EngineError(said.error));
    else waiting?.resolve(said.value as never);
  }

  #greeted(hello: Hello) {
    this.#open = true;
    this.#tries = 0;
    this.#seq = hello.seq;
    this.listener.greeted(hello);
    for (const [id, { request, step }] of this.#waiting) {
      // A step that may have been made before the line broke is not made twice: what has come of it is asked for.
      const made = step !== null && step.seq !== hello.seq;
      const again = made
        ? { ask: { seat: step.seat, question: { sight: { from: Math.min(step.from, hello.from) } } } }
        : request;
      this.#socket?.send(JSON.stringify({ id, ...again }));
    }
  }
}
