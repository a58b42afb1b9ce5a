// The engine of a game, as it was built into a folder.
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";

export async function load(folder, game) {
  const path = resolve(folder, game);
  const engine = await import(pathToFileURL(`${path}.js`).href);
  engine.initSync({ module: readFileSync(`${path}_bg.wasm`) });
  return engine;
}
