// The games: each has an engine of its own, fetched when it is first opened, and a leaflet, which is all that a page shows
// of it before. Both are built by `cargo xtask wasm`.
import listed from "./pkg/games.json";
import type * as Built from "./pkg/engine";
import type { Leaflet } from "./types";

export type { WasmAnalyst, WasmTable } from "./pkg/engine";
export type Module = typeof Built;

/** The games, in the order in which they are shown. */
export const GAMES: readonly string[] = listed;

const MODULES = import.meta.glob<Module>(["./pkg/*.js"]);
const LEAFLETS = import.meta.glob<string>(["./pkg/*.json", "!./pkg/games.json"], {
  query: "?url",
  import: "default",
  eager: true,
});

/** The engine of a game, not begun yet. */
export function moduleOf(game: string): Promise<Module> {
  const load = MODULES[`./pkg/${game}.js`];
  if (!load) throw new Error(`there is no game "${game}"; there are: ${GAMES.join(", ")}`);
  return load();
}

/** The game that a record names. A text that names none is no record: any engine says what is wrong with it. */
export const gameOf = (record: string): string => /^game (\S+)/m.exec(record)?.[1] ?? GAMES[0]!;

/** Fetches what a page shows of a game. */
export async function leafletOf(game: string): Promise<Leaflet> {
  const url = LEAFLETS[`./pkg/${game}.json`];
  const response = url && (await fetch(new URL(url, document.baseURI)));
  if (!response || !response.ok) throw new Error(`there is nothing to read of "${game}"`);
  return (await response.json()) as Leaflet;
}
