// Measures random play natively and in WebAssembly, in turns so that both meet the same machine, and the size of what the
// browser downloads: `node crates/wasm/bench.mjs PKG_FOLDER`.
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

const ROUNDS = 3;
const SECONDS = 2;
const SCENARIOS = ["dia-d", "campanha"];

const folder = resolve(process.argv[2]);
const bytes = readFileSync(join(folder, "sandtable_wasm_bg.wasm"));
const engine = await import(pathToFileURL(join(folder, "sandtable_wasm.js")).href);
engine.initSync({ module: bytes });

function native(scenario) {
  const sandtable = ["run", "-qrp", "sandtable", "--"];
  const bench = ["bench", "campanha", "--json", "--scenario", scenario, "--seconds", String(SECONDS)];
  return JSON.parse(execFileSync("cargo", [...sandtable, ...bench], { encoding: "utf8" }));
}

function node(scenario) {
  return JSON.parse(engine.bench("campanha", scenario, SECONDS));
}

const runners = { native, "WebAssembly in Node": node };

for (const scenario of SCENARIOS) {
  const best = {};
  for (let round = 0; round < ROUNDS; round++) {
    for (const [name, run] of Object.entries(runners)) {
      const { actions_per_second: speed } = run(scenario);
      best[name] = Math.max(best[name] ?? 0, speed);
    }
  }
  console.log(`${scenario}: random actions a second, the best of ${ROUNDS} rounds`);
  for (const [name, speed] of Object.entries(best)) {
    const share = Math.round((100 * speed) / best.native);
    console.log(`  ${name.padEnd(24)}${String(Math.round(speed)).padStart(10)}  ${String(share).padStart(4)} %`);
  }
}

const brotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };
const size = (name, buffer) => console.log(`  ${name.padEnd(24)}${String(buffer.length).padStart(10)}  bytes`);
console.log("the module");
size("as it is", bytes);
size("gzip -9", gzipSync(bytes, { level: 9 }));
size("brotli 11", brotliCompressSync(bytes, brotli));
