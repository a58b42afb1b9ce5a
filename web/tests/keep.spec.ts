import { expect, test, type Page } from "@playwright/test";
import { readFile } from "node:fs/promises";
import { Hands } from "./driver";
import { laid, openText, recordUntil, sitAt } from "./tables";

test.use({ viewport: { width: 1280, height: 720 } });

const undo = (page: Page) => page.locator('[data-action="undo"]');

/** A table with an attack half prepared. */
async function begun(page: Page): Promise<Hands> {
  const hands = await sitAt(page);
  for (const action of ["invade", "attack 3011", "join 8/3UK", "join 9/3UK"]) await hands.perform(action);
  return hands;
}

test("a table is where it was after the page was opened again, undo too", async ({ page }) => {
  const hands = await begun(page);
  const [hash, played] = [await hands.hash(), await hands.played()];
  await page.reload();
  await laid(page);
  expect(await hands.hash()).toBe(hash);
  expect(await hands.played()).toBe(played);

  await undo(page).click();
  await expect(page.locator("[data-joined]")).toHaveCount(1);
  expect(await hands.hash()).not.toBe(hash);
  await page.locator('[data-action="redo"]').click();
  await expect(page.locator("[data-joined]")).toHaveCount(2);
  expect(await hands.hash()).toBe(hash);
});

test("dice that fell stay where they fell", async ({ page }) => {
  const hands = await sitAt(page);
  for (const action of ["invade", "raid 1615", "air 9", "commit"]) await hands.perform(action);
  const hash = await hands.hash();
  await page.reload();
  await laid(page);
  expect(await hands.hash()).toBe(hash);
  await expect(undo(page)).toBeDisabled();
});

test("the start page lists the table and opens it", async ({ page }) => {
  const hands = await begun(page);
  const hash = await hands.hash();
  await page.goto("./#/");
  const entry = page.getByRole("region", { name: "Continue" }).getByRole("listitem");
  await expect(entry).toHaveCount(1);
  await expect(entry).toContainText("D-Day");
  await entry.getByRole("link").click();
  await laid(page);
  expect(await hands.hash()).toBe(hash);
});

test("a table that is saved as a file comes out of it again", async ({ page, browser, baseURL }) => {
  const hands = await begun(page);
  const hash = await hands.hash();
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Save as a file" }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^campanha-dia-d-\d+\.sand$/);
  const text = await readFile(await file.path(), "utf8");

  // In another browser.
  const context = await browser.newContext({ baseURL: baseURL! });
  const other = await context.newPage();
  await other.goto("./");
  await openText(other, file.suggestedFilename(), text);
  await laid(other);
  expect(await new Hands(other).hash()).toBe(hash);
  await context.close();
});

/** Files that cannot be opened; `whole` can. */
const broken = (whole: string): Record<string, { text: string; line: number; says: RegExp }> => ({
  "a line that is cut off": { text: whole.trimEnd().replace(/\S+$/, ""), line: 10, says: /a seat and an action/ },
  "an action that nobody knows": { text: `${whole}allied dance 1615\n`, line: 11, says: /dance/ },
  "an action that is not legal": { text: `${whole}allied raid 9999\n`, line: 11, says: /9999/ },
  "no record at all": { text: "Dear diary,\n", line: 1, says: /sandtable record/ },
  "nothing at all": { text: "", line: 1, says: /sandtable record/ },
});

test("a broken file says where and why, and nothing is lost", async ({ page }) => {
  const hands = await sitAt(page);
  await hands.perform("invade");
  const hash = await hands.hash();
  const rules = /^rules \d+\n/m.exec(await hands.record())![0];
  const whole = recordUntil("allied raid 2414").replace(/^(?=scenario )/m, rules);
  await page.getByRole("button", { name: "Menu" }).click();
  const alert = page.getByRole("alert");
  const entry = page.getByRole("region", { name: "Continue" }).getByRole("listitem");

  for (const [what, { text, line, says }] of Object.entries(broken(whole))) {
    await test.step(what, async () => {
      // The first is opened at the table, the others on the start page.
      await openText(page, `${what}.sand`, text);
      await expect(alert).toContainText(`${what}.sand`);
      await expect(alert).toContainText(`Line ${line}`);
      await expect(alert.locator("p")).toHaveText(says);
      await expect(entry).toHaveCount(1);
    });
  }
  await entry.getByRole("link").click();
  await laid(page);
  expect(await hands.hash()).toBe(hash);
});
