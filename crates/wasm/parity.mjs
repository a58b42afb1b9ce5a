// Plays the games of the example `parity` again in WebAssembly and compares every hash, every bot's decision, the
// records and what each seat sees: `node crates/wasm/parity.mjs PKG_FOLDER RECORDS`.
import { readFileSync } from "node:fs";
import { load } from "./load.mjs";

const [folder, records] = process.argv.slice(2);
const engines = new Map();
for (const game of JSON.parse(readFileSync(`${folder}/games.json`, "utf8"))) engines.set(game, await load(folder, game));

/** The games that were played. */
const met = new Set();
let games = 0;
let hashes = 0;
let advised = 0;
let failures = 0;

/** Tells a difference, the first few in full. */
function differ(game, what, native, wasm) {
  failures += 1;
  if (failures > 10) return;
  console.error(`game ${game}: ${what}: native ${short(native)}, WebAssembly ${short(wasm)}`);
}

function short(value) {
  const text = String(value);
  return text.length > 200 ? `${text.slice(0, 200)}…` : text;
}

function compareHashes(game, what, native, wasm) {
  for (let i = 0; i < Math.max(native.length, wasm.length); i++) {
    hashes += 1;
    if (native[i] !== wasm[i]) {
      // All that follows differs too.
      differ(game, `${what}: the hash after action ${i + 1}`, native[i], wasm[i]);
      return;
    }
  }
}

function same(game, what, native, wasm) {
  if (native !== wasm) differ(game, what, native, wasm);
}

/** Plays one game again: by its decisions, then by its record. */
function playAgain(game, played) {
  met.add(played.game);
  const engine = engines.get(played.game);
  const table = engine.new_table(played.game, played.scenario, played.options, played.seed);
  for (const [i, action] of played.actions.entries()) {
    const bot = played.bots[table.to_act()];
    // A bot that plans remembers what it was asked before.
    if (i % 5 === 0 || bot.startsWith("level")) {
      same(game, `what ${bot} decides after ${i} decisions`, action, table.bot(bot, played.bot_seed));
      advised += 1;
    }
    table.act(action);
  }
  compareHashes(game, "played", played.hashes, JSON.parse(table.hashes()));
  same(game, "the hash at the end", played.hashes.at(-1), table.hash());
  same(game, "the record", played.record, table.record());
  same(game, "the situation", played.situation, table.situation());
  played.sights.forEach((sight, i) => same(game, `what ${i - 1} sees`, sight, table.ask(i - 1, JSON.stringify({ sight: { from: 0 } }))));
  table.free();

  const replayed = engine.from_record(played.record);
  compareHashes(game, "replayed", played.hashes, JSON.parse(replayed.hashes()));
  replayed.free();
}

for (const line of readFileSync(records, "utf8").split("\n")) {
  if (line === "") continue;
  games += 1;
  try {
    playAgain(games, JSON.parse(line));
  } catch (error) {
    differ(games, "an error", "none", error.message ?? error);
  }
}

for (const game of engines.keys()) if (!met.has(game)) differ(game, "games played", 0, 0);

if (failures > 0 || games < 100) {
  console.error(`${games} games: ${failures} differences between native and WebAssembly`);
  process.exit(1);
}
console.log(`${games} games the same in WebAssembly: ${hashes} hashes, ${advised} decisions of bots`);
