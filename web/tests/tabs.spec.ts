import { expect, test, type Page } from "@playwright/test";
import { expectAccessible } from "./axe";
import { Hands } from "./driver";
import { laid, sitAt, steady } from "./tables";

test.use({ viewport: { width: 1280, height: 720 } });

const follows = (page: Page) => page.locator("[data-following]");
const playHere = (page: Page) => page.locator('[data-action="play-here"]');

/** The same table in another tab of the same browser. */
async function opened(page: Page): Promise<Hands> {
  const other = await page.context().newPage();
  await steady(other);
  await other.goto(page.url());
  await laid(other);
  return new Hands(other);
}

test("of two tabs one plays and the other follows, until it takes over", async ({ page }) => {
  const first = await sitAt(page);
  await first.perform("invade");
  const second = await opened(page);
  await expect(follows(second.page)).toBeVisible();
  await expect(follows(page)).toBeHidden();
  await expectAccessible(second.page, "[data-following]");

  await first.perform("attack 3011");
  await expect.poll(() => second.hash()).toBe(await first.hash());
  await expect.poll(() => second.played()).toBe(await first.played());
  // Whoever follows can look, and do nothing.
  await expect(second.button("join 8/3UK")).toHaveCount(0);
  await second.press(second.spaceOf("8/3UK"));
  expect(await second.hash()).toBe(await first.hash());

  await playHere(second.page).click();
  await expect(follows(second.page)).toBeHidden();
  await expect(follows(page)).toBeVisible();
  await second.perform("join 8/3UK");
  await expect.poll(() => first.hash()).toBe(await second.hash());

  const hash = await second.hash();
  await page.close();
  await second.page.reload();
  await laid(second.page);
  await expect(follows(second.page)).toBeHidden();
  expect(await second.hash()).toBe(hash);
});

test("where a browser has no locks, nobody's newer game is written over", async ({ page, context }) => {
  await context.addInitScript(() => Object.defineProperty(navigator, "locks", { value: undefined }));
  const first = await sitAt(page);
  await first.perform("invade");
  const second = await opened(page);
  await first.perform("attack 3011");
  await first.perform("join 8/3UK");
  const hash = await first.hash();
  // The other tab has not looked meanwhile: what it plays comes too late.
  await second.perform("attack 2010");
  await expect(follows(second.page)).toBeVisible();
  await expect.poll(() => second.hash()).toBe(hash);
  await page.reload();
  await laid(page);
  expect(await first.hash()).toBe(hash);
});
