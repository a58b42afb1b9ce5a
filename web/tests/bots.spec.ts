import { expect, test, type Page } from "@playwright/test";
import { expectAccessible } from "./axe";
import { Hands } from "./driver";
import { laid, openText, recordUntil, sitAt, steady } from "./tables";

test.use({ viewport: { width: 1440, height: 900 }, contextOptions: { reducedMotion: "reduce" } });

const record = (page: Page): Promise<string> =>
  page.evaluate(() => (window as unknown as { sandtable: { record(): Promise<string> } }).sandtable.record());

/** Lets a quick bot give advice. */
async function advisedBy(page: Page, adviser: string): Promise<void> {
  await page.addInitScript((adviser) => {
    localStorage["sandtable-prefs"] ??= JSON.stringify({ botPace: 0, dice: false, notes: false, adviser });
  }, adviser);
}

test("a person picks a rival, hears advice and reasons, and lets a bot play on until the rival answers", async ({
  page,
}) => {
  await advisedBy(page, "level2@2000");
  await steady(page);
  await page.goto("./");
  const card = page.locator('[data-game="campanha"]');
  await card.getByRole("radio", { name: "D-Day" }).check({ force: true });
  const german = card.getByRole("group", { name: "Germans" });
  await german.getByRole("radio", { name: "Cadet" }).check({ force: true });
  await expect(german.getByText("one part of the front")).toBeVisible();
  await german.getByRole("combobox", { name: "Temper" }).selectOption("bold");
  await expectAccessible(page, '[data-game="campanha"]');
  await card.locator("button.main").click();
  await laid(page);
  const hands = new Hands(page);
  await expect(page.locator("aside")).toContainText("Cadet (bold)");

  // Advice, drawn and explained.
  await hands.perform("invade");
  const before = await hands.hash();
  await page.keyboard.press("h");
  const hint = page.locator("[data-hint]");
  await expect(hint).toBeVisible();
  await expect(hint).toContainText("%");
  await page.keyboard.press("w");
  const why = page.getByRole("tabpanel", { name: "Why" });
  await expect(why).toContainText("Captain, for the Allies");
  await expect(why.getByRole("row").filter({ hasText: /[+−0]/ }).first()).toBeVisible();
  await expect(page.locator("[data-arrow=plan]").first()).toBeAttached();
  await expectAccessible(page, "aside");

  // Another choice, compared.
  await why.getByRole("combobox", { name: "Another choice" }).selectOption({ index: 1 });
  await expect(page.locator("[data-why-not]")).toContainText("Compared with");
  expect(await hands.hash()).toBe(before);

  // The bot plays on; the other one answers.
  await page.locator('[data-action="play-on"]').click();
  await expect.poll(() => hands.hash()).not.toBe(before);
  for (let i = 0; i < 12 && !(await record(page)).includes("\ngerman "); i++) {
    await expect(page.locator('[data-action="hint"]:visible')).toBeEnabled({ timeout: 30_000 });
    await page.keyboard.press("m");
    await page.getByRole("button", { name: "Let a bot finish this phase" }).click();
    await expect(page.locator("dialog")).toBeHidden();
  }
  expect(await record(page)).toContain("\ngerman ");

  // Who plays what is kept with the table.
  await page.goto("./#/");
  await expect(page.getByRole("region", { name: "Continue" })).toContainText("You against Cadet (bold)");
});

test("bots that play by themselves can be stopped, stepped and relieved, and say why", async ({ page }) => {
  await sitAt(page, { allied: "level1", german: "level2@500" }, false, "watched");
  await page.keyboard.press("p");
  const resume = page.locator('[data-action="bot-resume"]');
  await expect(resume).toBeVisible();
  const hands = new Hands(page);
  await expect(page.locator("[data-played]")).toHaveAttribute("data-busy", "false");
  const played = await hands.played();
  await page.locator('[data-action="bot-step"]').click();
  await expect.poll(() => hands.played()).toBeGreaterThan(played);
  await expectAccessible(page, "header");
  // Nobody plays here: there are no secrets.
  await page.keyboard.press("w");
  await expect(page.getByRole("tabpanel", { name: "Why" })).toBeVisible();
  await page.locator('[data-action="take-seat"]').click();
  await expect(page.locator('[data-action="hint"]:visible')).toBeEnabled();
});

test("a rival does not say why before the game is over", async ({ page }) => {
  const hands = await sitAt(page, { allied: "human", german: "level1" });
  await hands.perform("invade");
  await page.keyboard.press("w");
  await expect(page.locator("#tab-why")).toHaveCount(0);
});

test("a record is studied: chances, moments, luck", async ({ page }) => {
  test.setTimeout(300_000);
  await steady(page);
  await page.goto("./");
  // Nothing is hidden here: it need not be over.
  const open = recordUntil("allied attack 3011").replace(/^(?=seed )/m, "option open_values on\n");
  await openText(page, "table.sand", open);
  await page.locator('[data-action="go-on"]').click();
  await laid(page);
  const hands = new Hands(page);
  const hash = await hands.hash();
  const last = await hands.played();
  await page.keyboard.press("m");
  await page.locator("dialog").getByRole("button", { name: "Analyse the game" }).click();
  const graph = page.getByRole("slider", { name: "Winning chance" });
  await expect(graph).toBeVisible({ timeout: 60_000 });
  await expect(page.getByText("whole game has been studied")).toBeVisible({ timeout: 60_000 });
  await expect(page.getByText("accuracy").first()).toBeVisible();
  await expectAccessible(page, "aside");

  // The board shows moments of the game, and nothing can be done there.
  await page.keyboard.press("Home");
  await expect.poll(() => hands.played()).toBe(0);
  await page.keyboard.press("ArrowRight");
  await expect.poll(() => hands.played()).toBe(1);
  await graph.focus();
  await page.keyboard.press("End");
  await expect.poll(() => hands.played()).toBe(last);
  await expect(page.locator('[data-action="undo"]')).toBeDisabled();
  await page.locator('[data-action="study-close"]').click();
  await expect(graph).toBeHidden();
  expect(await hands.hash()).toBe(hash);
  await expect(page.locator('[data-action="hint"]:visible')).toBeEnabled();
});
