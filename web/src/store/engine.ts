// The one engine of the page, and what it says of each game once.
import { Engine } from "../engine/client";
import { Thinker } from "../engine/thinker";
import type { Info } from "../engine/types";
import { loadChart, type Chart } from "../map/chart";

let made: Engine | null = null;
let hired: Thinker | null = null;
const infos = new Map<string, Promise<Info>>();
const charts = new Map<string, Promise<Chart>>();

export function engine(): Engine {
  return (made ??= new Engine());
}

/** The bots, who think beside it. */
export function thinker(): Thinker {
  return (hired ??= new Thinker());
}

/** Keeps a promise under a key, and forgets it if it fails. */
function once<T>(kept: Map<string, Promise<T>>, key: string, make: () => Promise<T>): Promise<T> {
  let promise = kept.get(key);
  if (!promise) {
    promise = make();
    kept.set(key, promise);
    promise.catch(() => kept.delete(key));
  }
  return promise;
}

export const infoOf = (game: string): Promise<Info> => once(infos, game, () => engine().info(game));

export const chartOf = (game: string): Promise<Chart> =>
  once(charts, game, () => loadChart(new URL(`games/${game}/chart.json`, document.baseURI).href));
