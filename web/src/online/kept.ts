// The tables of servers that somebody sat down at in this browser: their tokens are nowhere else.
import type { Opened } from "./wire";

const KEY = "sandtable-online";

/** So many are remembered. */
const MOST = 60;

export type KeptTable = {
  table: string;
  token: string | null;
  /** The links that whoever opened it gives to others. */
  links: Opened["links"];
  time: number;
};

const isKept = (found: unknown): found is KeptTable => {
  const one = found as Partial<KeptTable> | null;
  const known = typeof one === "object" && typeof one?.table === "string" && Array.isArray(one.links);
  return known && (one.token === null || typeof one.token === "string") && typeof one.time === "number";
};

/** The last one used first. */
export function keptTables(): KeptTable[] {
  try {
    const found = JSON.parse(localStorage.getItem(KEY) ?? "[]") as unknown;
    return Array.isArray(found) ? found.filter(isKept) : [];
  } catch {
    return [];
  }
}

function write(tables: KeptTable[]) {
  try {
    localStorage.setItem(KEY, JSON.stringify(tables.slice(0, MOST)));
  } catch {
    // A browser that keeps nothing still plays: the address holds the token.
  }
}

export const keptTable = (table: string): KeptTable | undefined => keptTables().find((one) => one.table === table);

/** Remembers a table, and what was known of it already. */
export function keepTable(table: string, token: string | null, links: Opened["links"] = []) {
  const before = keptTable(table);
  const one: KeptTable = {
    table,
    token: token ?? before?.token ?? null,
    links: links.length > 0 ? links : (before?.links ?? []),
    time: Date.now(),
  };
  write([one, ...keptTables().filter((other) => other.table !== table)]);
}

export const forgetTable = (table: string) => write(keptTables().filter((one) => one.table !== table));
