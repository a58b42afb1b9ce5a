import { expect, test } from "@playwright/test";
import { sitAt } from "./tables";

test.use({ viewport: { width: 1280, height: 720 }, contextOptions: { reducedMotion: "reduce" } });

test("advice is shown first, and followed when it is asked for again", async ({ page }) => {
  const hands = await sitAt(page);
  await hands.perform("invade");
  const [hash, played] = [await hands.hash(), await hands.played()];
  const hint = page.locator(".hint.card");
  await page.keyboard.press("h");
  await expect(hint).toContainText(/A bot would choose: \S+/);
  await expect(hint.locator(".chip.rule")).toHaveText(/§\d/);
  expect(await hands.hash()).toBe(hash);

  // It goes away unheeded.
  await page.keyboard.press("Escape");
  await expect(hint).toBeHidden();
  await page.locator('[data-action="hint"]:visible').click();
  await expect(hint).toBeVisible();
  await page.locator('[data-action="play-hint"]').click();
  await expect.poll(() => hands.played()).toBeGreaterThan(played);
  await expect(hint).toBeHidden();
});

test("a key that comes while the engine is at work waits for it", async ({ page }) => {
  const hands = await sitAt(page);
  await hands.perform("invade");
  const played = await hands.played();
  // Both in one breath: the first asks for advice, the second follows it.
  await page.evaluate(() => {
    for (let i = 0; i < 2; i++)
      document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "h", bubbles: true, cancelable: true }));
  });
  await expect.poll(() => hands.played()).toBeGreaterThan(played);
});
