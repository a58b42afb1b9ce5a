import { expect, test } from "@playwright/test";
import { expectAccessible } from "./axe";
import { openUntil } from "./tables";

test.use({ viewport: { width: 1440, height: 900 } });

test("a phase that loses units says so before it is ended, and asks", async ({ page }) => {
  const hands = await openUntil(page, "allied end-combat");
  const end = page.locator('header button[data-action="end-combat"]');
  const stakes = page.locator("[data-stakes]");
  // Nobody has to press anything to see it.
  await expect(stakes.locator('[data-warning="grave"]')).toContainText("still at sea");
  await expect(stakes.locator("[data-asked]")).toHaveCount(0);
  const played = await hands.played();
  await end.click();
  await expect(stakes.locator("[data-asked]")).toBeVisible();
  await expectAccessible(page, "[data-stakes]");
  await page.keyboard.press("Escape");
  await expect(stakes.locator("[data-asked]")).toHaveCount(0);
  expect(await hands.played()).toBe(played);
  await page.keyboard.press("e");
  await expect(stakes.locator("[data-asked]")).toBeVisible();
  await page.waitForTimeout(400);
  await page.keyboard.press("Enter");
  await expect.poll(() => hands.played()).toBeGreaterThan(played);
});

test("a shot that nothing brings back is asked about", async ({ page }) => {
  const hands = await openUntil(page, "us barrage 2/B/743 0631", "omaha.sand");
  const played = await hands.played();
  const asked = page.locator("[data-asked]");
  const target = hands.space("0631");
  await hands.press(target);
  await expect(asked).toBeVisible();
  await expect(page.locator("[data-stakes]")).toContainText("cannot be taken back");
  expect(await hands.played()).toBe(played);
  await page.keyboard.press("Escape");
  await expect(asked).toHaveCount(0);
  // A second click on the same target is a yes.
  await hands.press(target);
  await expect(asked).toBeVisible();
  await hands.press(target);
  await expect.poll(() => hands.played()).toBeGreaterThan(played);
});
