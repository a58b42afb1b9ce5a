// Engines for tests, which read them from the disk.
import { readFileSync } from "node:fs";
import { moduleOf, type Module } from "./games";

export async function begun(game: string): Promise<Module> {
  const engine = await moduleOf(game);
  engine.initSync({ module: readFileSync(new URL(`./pkg/${game}_bg.wasm`, import.meta.url)) });
  return engine;
}
