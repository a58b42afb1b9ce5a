// The server behind the page, if there is one: tables are opened and looked up there.
import { EngineError } from "../engine/client";
import type { Failure } from "../engine/types";
import type { Denial, Hello, Opened, Wanted } from "./wire";

/** The server does not answer. */
export class ServerAway extends Error {}

export const addressOf = (path: string): URL => new URL(`api/${path}`, document.baseURI);

/** Where a table's socket listens. */
export function socketOf(table: string): string {
  const address = addressOf(`tables/${encodeURIComponent(table)}/socket`);
  address.protocol = address.protocol === "https:" ? "wss:" : "ws:";
  return address.href;
}

async function ask<T>(path: string, token: string | null, init: RequestInit = {}): Promise<T> {
  const headers = new Headers(init.headers);
  if (token !== null) headers.set("Authorization", `Bearer ${token}`);
  if (init.body !== undefined) headers.set("Content-Type", "application/json");
  let response: Response;
  try {
    response = await fetch(addressOf(path), { ...init, headers, cache: "no-store" });
  } catch (error) {
    throw new ServerAway(error instanceof Error ? error.message : String(error));
  }
  const told = (await response.json().catch(() => null)) as { error?: Failure | Denial } | null;
  if (response.ok && told !== null) return told as T;
  if (told?.error) throw new EngineError(told.error);
  throw new ServerAway(`${response.status}`);
}

/** What a server does: whether it keeps tables, and writes to whose turn it is. */
type Does = { tables: boolean; mail: boolean };

let does: Promise<Does> | null = null;
const asked = (): Promise<Does> =>
  (does ??= ask<Does>("hello", null).catch(() => ({ tables: false, mail: false })));

/** Whether there is a server that keeps tables. */
export const hostsTables = async (): Promise<boolean> => (await asked()).tables;
/** Whether it writes to whose turn it is. */
export const writesMail = async (): Promise<boolean> => (await asked()).mail;

export const openTable = (wanted: Wanted): Promise<Opened> =>
  ask("tables", null, { method: "POST", body: JSON.stringify(wanted) });

export const lookUp = (table: string, token: string | null): Promise<Hello> =>
  ask(`tables/${encodeURIComponent(table)}`, token);

/** Sits down on a seat that is open to anybody. */
export const sitDown = (
  table: string,
  token: string | null,
  seat: number,
  name: string,
): Promise<{ token: string }> =>
  ask(`tables/${encodeURIComponent(table)}/sit`, token, { method: "POST", body: JSON.stringify({ seat, name }) });
