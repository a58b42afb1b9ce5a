// Writes what a page shows of a game without its engine: `node crates/wasm/leaflet.mjs PKG_FOLDER GAME`.
import { writeFileSync } from "node:fs";
import { load } from "./load.mjs";

const [folder, game] = process.argv.slice(2);
const engine = await load(folder, game);
writeFileSync(`${folder}/${game}.json`, engine.leaflet(game));
