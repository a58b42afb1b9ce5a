// Pictures of boards with their first set-up laid out, before there is a game to play on them: what the painter makes of
// `data/<game>/chart.json`. `npm run boards -- [GAME …]` writes docs/pictures/<game>-board.jpg; with `--look FOLDER` it
// also writes phone, wall, dark and near views there, to be looked at.
import { chromium } from "@playwright/test";
import { readdir } from "node:fs/promises";
import path from "node:path";
import { createServer } from "vite";

const web = path.resolve(import.meta.dirname, "..");
const data = path.resolve(web, "../data");
const words = process.argv.slice(2);
const at = words.indexOf("--look");
const folder = at < 0 ? undefined : path.resolve(words.splice(at, 2)[1]);
const games = words.length > 0 ? words : [];
if (games.length === 0) {
  for (const game of await readdir(data)) {
    const files = await readdir(path.join(data, game)).catch(() => []);
    if (files.includes("laid.json")) games.push(game);
  }
}

const server = await createServer({ root: web, server: { fs: { strict: false }, port: 0 }, logLevel: "error" });
await server.listen();
const address = server.resolvedUrls.local[0];
const executablePath = process.env["CHROMIUM"] || "/usr/bin/chromium";
const browser = await chromium.launch({
  executablePath,
  args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking"],
});

/** Takes a picture of a board when it is painted. */
async function take(game, file, { width, height, ...asked }) {
  const page = await browser.newPage({ viewport: { width, height } });
  page.on("pageerror", (error) => console.error(`${game}: ${error.message}`));
  const query = new URLSearchParams({ game, data, ...asked });
  await page.goto(`${address}scripts/boards/index.html?${query}`);
  const painted = await page.waitForSelector("[data-painted]", { state: "attached", timeout: 120_000 });
  const ms = await painted.getAttribute("data-painted");
  await page.evaluate(() => document.fonts.ready);
  await page.waitForTimeout(400);
  await page.screenshot({ path: file, type: "jpeg", quality: 88 });
  await page.close();
  console.log(`${path.relative(process.cwd(), file)}: painted in ${ms} ms`);
}

for (const game of games) {
  await take(game, path.resolve(web, `../docs/pictures/${game}-board.jpg`), { width: 1440, height: 900 });
  if (folder === undefined) continue;
  const look = (name, asked) => take(game, path.join(folder, `${game}-${name}.jpg`), asked);
  await look("dark", { width: 1440, height: 900, theme: "dark" });
  await look("wall", { width: 3840, height: 2160 });
  await look("phone", { width: 390, height: 844, p: "30" });
  await look("near", { width: 1440, height: 900, p: "52" });
  await look("second", { width: 1440, height: 900, map: "1" });
}
await browser.close();
await server.close();
