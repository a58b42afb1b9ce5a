// What several tests need: a table that is the same every time, and the browser's own ways to open one.
import { expect, type Page } from "@playwright/test";
import { readFileSync } from "node:fs";
import path from "node:path";
import { Hands } from "./driver";

/** The seed of the record that lies with the tests. */
export const SEED = `15${"0".repeat(62)}`;

/** Leaves the ground unpainted: it takes most of the time of a table, and whoever clicks does not look at it. */
export async function unpainted(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const post = Worker.prototype.postMessage;
    Worker.prototype.postMessage = function (this: Worker, message: unknown, ...rest: unknown[]) {
      const painter = typeof message === "object" && message !== null && ("job" in message || "chart" in message);
      if (!painter) Reflect.apply(post, this, [message, ...rest]);
    } as typeof post;
  });
}

/** Leaves out the notes of a first game: they would stand in the way of whoever clicks. */
export async function withoutNotes(page: Page): Promise<void> {
  await page.addInitScript(() => (localStorage["sandtable-prefs"] ??= JSON.stringify({ notes: false })));
}

/** Makes what the page leaves to chance the same every time, and lets bots play without a rest. Pictures are painted. */
export async function steady(page: Page): Promise<void> {
  if (process.env["SANDTABLE_PAINTED"] === undefined) await unpainted(page);
  await page.addInitScript(() => {
    const real = crypto.getRandomValues.bind(crypto);
    let next = 1;
    crypto.getRandomValues = <T extends ArrayBufferView | null>(array: T): T => {
      if (array instanceof Uint32Array && array.length === 1) {
        array[0] = next++;
        return array;
      }
      return (real as (array: T) => T)(array);
    };
    localStorage["sandtable-prefs"] ??= JSON.stringify({
      botPace: 0,
      dice: false,
      notes: false,
      // Those who do not plan answer at once.
      adviser: "greedy",
      seats: { campanha: ["human", "greedy"] },
    });
  });
}

/** Sits down at a new table of the short scenario, by its address: a person against a bot, without dice shown. */
export async function sitAt(
  page: Page,
  wish: Record<string, string> = {},
  touch = false,
  who: "plays" | "watched" = "plays",
): Promise<Hands> {
  await steady(page);
  const query = new URLSearchParams({
    game: "campanha",
    scenario: "dia-d",
    allied: "human",
    german: "greedy",
    seed: SEED,
    dice: "0",
    ...wish,
  });
  await page.goto(`./#/new?${query.toString()}`);
  // Bots among themselves never rest.
  if (who === "plays") await laid(page);
  else await expect(page.locator("[data-space]").first()).toBeAttached();
  return new Hands(page, touch);
}

/** Waits until a table lies on the screen and asks something. */
export async function laid(page: Page): Promise<void> {
  await expect(page.locator("[data-played]")).toBeAttached();
  await expect(page.locator("[data-played]")).toHaveAttribute("data-busy", "false");
  await expect(page.locator("[data-space]").first()).toBeAttached();
}

/** Opens a text as if it were a file that the reader picked on the start page. */
export async function openText(page: Page, name: string, text: string): Promise<void> {
  await page
    .locator('input[type="file"]')
    .first()
    .setInputFiles({ name, mimeType: "text/plain", buffer: Buffer.from(text) });
}

/** The text of a record that lies with the tests, up to a line of it. */
export function recordUntil(line: string, record = "dia-d.sand"): string {
  const text = readFileSync(path.join(import.meta.dirname, "records", record), "utf8");
  const at = text.indexOf(`\n${line}\n`);
  if (at < 0) throw new Error(`the record has no line ${line}`);
  return text.slice(0, at + 1);
}

/** Opens the recorded table as a file, as it is before a line of it. */
export async function openUntil(page: Page, line: string, record?: string): Promise<Hands> {
  await steady(page);
  await page.goto("./");
  await openText(page, "table.sand", recordUntil(line, record));
  // It does not name its end.
  await page.locator('[data-action="go-on"]').click();
  await laid(page);
  return new Hands(page);
}
