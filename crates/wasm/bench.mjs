// Measures random play natively and in WebAssembly, in turns so that both meet the same machine, and the size of what the
// browser downloads: `node crates/wasm/bench.mjs PKG_FOLDER`. Chromium takes part if it is installed.
import { execFileSync, spawn, spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
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

const PAGE = `<!doctype html><script type="module">
  import init, { bench } from "./sandtable_wasm.js";
  await init();
  const answer = bench("campanha", new URLSearchParams(location.search).get("scenario"), ${SECONDS});
  await fetch("/answer", { method: "POST", body: answer });
</script>`;

/** Measures in a browser without a window. */
function chromium(scenario) {
  const profile = mkdtempSync(join(tmpdir(), "sandtable-bench-"));
  return new Promise((done, failed) => {
    const server = createServer((request, response) => {
      const path = new URL(request.url, "http://localhost").pathname;
      if (request.method === "POST") {
        let body = "";
        request.on("data", (part) => (body += part));
        request.on("end", () => {
          response.end();
          finish();
          done(JSON.parse(body));
        });
      } else if (path === "/") {
        response.setHeader("content-type", "text/html").end(PAGE);
      } else if (path === "/sandtable_wasm.js") {
        response.setHeader("content-type", "text/javascript").end(readFileSync(join(folder, path)));
      } else if (path === "/sandtable_wasm_bg.wasm") {
        response.setHeader("content-type", "application/wasm").end(bytes);
      } else {
        response.writeHead(404).end();
      }
    });
    let browser;
    const late = setTimeout(() => {
      finish();
      failed(new Error("Chromium did not answer"));
    }, 60_000);
    function finish() {
      clearTimeout(late);
      browser?.once("exit", () => rmSync(profile, { recursive: true, force: true, maxRetries: 5 }));
      browser?.kill();
      server.closeAllConnections();
      server.close();
    }
    server.listen(0, "127.0.0.1", () => {
      const address = `http://127.0.0.1:${server.address().port}/?scenario=${scenario}`;
      const flags = ["--headless", "--no-sandbox", "--disable-gpu", `--user-data-dir=${profile}`];
      browser = spawn("chromium", [...flags, address], { stdio: "ignore" });
    });
  });
}

const runners = { native, "WebAssembly in Node": node };
if (spawnSync("chromium", ["--version"]).status === 0) runners["WebAssembly in Chromium"] = chromium;

for (const scenario of SCENARIOS) {
  const best = {};
  for (let round = 0; round < ROUNDS; round++) {
    for (const [name, run] of Object.entries(runners)) {
      const { actions_per_second: speed } = await run(scenario);
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
