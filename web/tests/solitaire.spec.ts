import { expect, test, type Page } from "@playwright/test";
import { expectAccessible } from "./axe";
import type { Hands } from "./driver";
import { laid, sitAt, steady } from "./tables";

test.use({ viewport: { width: 1280, height: 720 }, contextOptions: { reducedMotion: "reduce" } });

const omaha = (page: Page, wish: Record<string, string> = {}): Promise<Hands> =>
  sitAt(page, { game: "omaha", scenario: "first-wave", ...wish });

/** What the bot advises; the advice is put away again. */
async function advised(page: Page): Promise<string> {
  await page.locator('[data-action="hint"]:visible').click();
  const hint = page.locator("[data-hint]");
  await expect(hint).toBeVisible();
  const action = (await hint.getAttribute("data-hint"))!;
  await hint.getByRole("button", { name: "Close" }).click();
  await expect(hint).toBeHidden();
  return action;
}

/** Plays by clicks what the bot advises, until something is so. */
async function playUntil(page: Page, hands: Hands, what: () => Promise<boolean>, most = 120): Promise<void> {
  for (let i = 0; i < most; i++) {
    if (await what()) return;
    await hands.perform(await advised(page));
  }
  throw new Error("this never comes");
}

test("a game for one has nobody to play against", async ({ page }) => {
  await steady(page);
  await page.goto("./");
  const card = page.locator('[data-game="omaha"]');
  await expect(card.getByText("You play alone")).toBeVisible();
  await expect(card.locator('input[type="radio"][value="greedy"]')).toHaveCount(0);
  await card.locator("button.main").click();
  await laid(page);
  await expect(page.locator("aside .seat")).toHaveCount(1);
});

test("a card that is drawn is shown before the board tells what it did", async ({ page }) => {
  const hands = await omaha(page, { dice: "1" });
  await page.locator('[data-action="begin"]').click();
  await expect(page.locator('[data-action="draw"]')).toBeVisible();
  const played = await hands.played();
  await page.locator('[data-action="draw"]').click();
  const drawn = page.locator(".drawn");
  await expect(drawn.locator("article")).toBeVisible();
  await drawn.hover();
  expect(await hands.played()).toBe(played);
  await expect(drawn.locator("[aria-current]")).toHaveCount(1);
  await expect(drawn.locator(".chip.rule").first()).toHaveText(/§/);
  await expectAccessible(page, ".drawn");
  await page.keyboard.press("Enter");
  await expect(drawn).toBeHidden();
  await expect.poll(() => hands.played()).toBeGreaterThan(played);

  // It lies in its place, and can be looked at again.
  const place = page.locator("button[data-pile]").first();
  await place.click();
  const card = page.locator("dialog article");
  await expect(card).toBeVisible();
  await expectAccessible(page, "dialog");
  await page.keyboard.press("Escape");
  await expect(card).toBeHidden();
});

test("a card that was seen is drawn, whoever opens the page again", async ({ page }) => {
  const hands = await omaha(page, { dice: "1" });
  await page.locator('[data-action="begin"]').click();
  await page.locator('[data-action="draw"]').click();
  await expect(page.locator(".drawn article")).toBeVisible();
  const [before, hash] = [await hands.played(), await hands.hash()];
  await page.reload();
  await laid(page);
  expect(await hands.played()).toBeGreaterThan(before);
  expect(await hands.hash()).toBe(hash);
});

test("fire is drawn on the board, and the log says why", async ({ page }) => {
  test.setTimeout(120_000);
  const hands = await omaha(page);
  const tracers = page.locator("[data-tracer]");
  await playUntil(page, hands, async () => (await tracers.count()) > 0);
  await page.keyboard.press("o");
  await page.locator('[data-overlay="overlay-fields"]').check();
  await expect(page.locator("#overlays .dots")).toBeVisible();
  await expectAccessible(page, "#overlays");
  await page.keyboard.press("o");
  for (const weight of [1, 2, 3]) await expect(page.locator(`.weight-${weight}`).first()).toBeAttached();

  const why = page.locator("[role=log] details.why").last();
  await why.locator("summary").focus();
  await page.keyboard.press("Enter");
  await expect(why.locator("li").first()).toBeVisible();
  await expect(why.locator("li .chip.rule").first()).toHaveText(/§/);
  await expectAccessible(page, "aside");
  // The line of one shot alone, while its line in the log is pointed at.
  await page.locator("[role=log] li.fired").last().hover();
  await expect(tracers).toHaveCount(1);
  await hands.perform(await advised(page));
});
