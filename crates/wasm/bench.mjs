// Measures random play natively and in WebAssembly, in turns so that both meet the same machine, what the first use of a
// game takes, and the size of what the browser downloads: `node crates/wasm/bench.mjs MEASURED_FOLDER PKG_FOLDER GAME`.
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { load } from "./load.mjs";

const ROUNDS = 3;
const SECONDS = 2;

const [measured, folder, game] = process.argv.slice(2);
const { info } = JSON.parse(readFileSync(`${folder}/${game}.json`, "utf8"));
const scenarios = info.scenarios.map(({ id }) => id);

const before = process.cpuUsage();
const player = await load(folder, game);
player.new_table(game, scenarios[0], "{}", "7").ask(0, JSON.stringify({ sight: { from: 0 } }));
const { user, system } = process.cpuUsage(before);
console.log(`${game}: ${Math.round((user + system) / 1000)} ms of all processors to the first sight of a table`);

const engine = await load(measured, game);

function native(scenario) {
  const sandtable = ["run", "-qrp", "sandtable", "--"];
  const bench = ["bench", game, "--json", "--scenario", scenario, "--seconds", String(SECONDS)];
  return JSON.parse(execFileSync("cargo", [...sandtable, ...bench], { encoding: "utf8" }));
}

function node(scenario) {
  return JSON.parse(engine.bench(game, scenario, SECONDS));
}

const runners = { native, "WebAssembly in Node": node };

for (const scenario of scenarios) {
  const best = {};
  for (let round = 0; round < ROUNDS; round++) {
    for (const [name, run] of Object.entries(runners)) {
      const { actions_per_second: speed } = run(scenario);
      best[name] = Math.max(best[name] ?? 0, speed);
    }
  }
  console.log(`${game}, ${scenario}: random actions a second, the best of ${ROUNDS} rounds`);
  for (const [name, speed] of Object.entries(best)) {
    const share = Math.round((100 * speed) / best.native);
    console.log(`  ${name.padEnd(24)}${String(Math.round(speed)).padStart(10)}  ${String(share).padStart(4)} %`);
  }
}

const bytes = readFileSync(`${folder}/${game}_bg.wasm`);
const brotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };
const size = (name, buffer) => console.log(`  ${name.padEnd(24)}${String(buffer.length).padStart(10)}  bytes`);
console.log("the module");
size("as it is", bytes);
size("gzip -9", gzipSync(bytes, { level: 9 }));
size("brotli 11", brotliCompressSync(bytes, brotli));
