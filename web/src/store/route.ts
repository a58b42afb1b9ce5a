// Addresses: everything after the # of the page's own.
import { isPlayer, type Player } from "../table/players";
import type { Setting } from "../engine/types";

export type Route =
  | { page: "start" }
  | { page: "new"; query: URLSearchParams }
  | { page: "table"; id: string }
  | { page: "online"; table: string; token: string | null }
  | { page: "rules"; game: string; rule: string | null }
  | { page: "about" };

export function parseRoute(hash: string): Route {
  const [path = "", query = ""] = hash.replace(/^#\/?/, "").split("?", 2);
  const [page, ...rest] = path.split("/").map(decodeURIComponent);
  if (page === "new") return { page: "new", query: new URLSearchParams(query) };
  if (page === "table" && rest[0]) return { page: "table", id: rest[0] };
  if (page === "online" && rest[0]) return { page: "online", table: rest[0], token: rest[1] ?? null };
  if (page === "rules") return { page: "rules", game: rest[0] ?? "", rule: rest[1] ?? null };
  if (page === "about") return { page: "about" };
  return { page: "start" };
}

/** What a link asks for: a game, a scenario, who plays each seat, options, the seed of the dice. */
export type Wish = {
  game: string | null;
  scenario: string | null;
  seats: Record<string, Player>;
  options: Record<string, Setting>;
  seed: string | null;
  dice: boolean | null;
};

export function parseWish(query: URLSearchParams): Wish {
  const wish: Wish = { game: null, scenario: null, seats: {}, options: {}, seed: null, dice: null };
  for (const [key, value] of query) {
    if (key === "game") wish.game = value;
    else if (key === "scenario") wish.scenario = value;
    else if (key === "seed") wish.seed = value;
    else if (key === "dice") wish.dice = value !== "0";
    else if (key.startsWith("option."))
      wish.options[key.slice("option.".length)] = value === "0" ? false : value === "1" ? true : value;
    else if (isPlayer(value)) wish.seats[key] = value;
  }
  return wish;
}

export const tableHash = (id: string): string => `#/table/${encodeURIComponent(id)}`;
export const onlineHash = (table: string, token: string | null): string =>
  `#/online/${encodeURIComponent(table)}${token === null ? "" : `/${token}`}`;
export const rulesHash = (game: string, rule?: string): string =>
  `#/rules/${encodeURIComponent(game)}${rule ? `/${encodeURIComponent(rule)}` : ""}`;
