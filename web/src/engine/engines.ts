// The engines that a worker has begun.
import { AWAY } from "./calls";
import { moduleOf, type Module } from "./games";

const begun = new Map<string, Promise<Module>>();

async function begin(game: string): Promise<Module> {
  const fetched = moduleOf(game);
  try {
    const engine = await fetched;
    await engine.default();
    return engine;
  } catch {
    throw new Error(AWAY);
  }
}

/** The engine of a game; where it cannot be had, it is asked for again the next time. */
export function engineOf(game: string): Promise<Module> {
  let engine = begun.get(game);
  if (!engine) {
    engine = begin(game);
    begun.set(game, engine);
    engine.catch(() => begun.delete(game));
  }
  return engine;
}
