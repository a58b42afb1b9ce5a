import { expect, test } from "@playwright/test";
import { readFileSync } from "node:fs";
import path from "node:path";
import { laid, openText, openUntil, steady } from "./tables";

test.describe("at a table", () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test("whoever attacks from the sea is told that there is no way back, and how likely it is", async ({ page }) => {
    const hands = await openUntil(page, "allied attack 2010");
    await hands.perform("attack 2010");
    await page.locator('[data-action="add-all"]').click();
    const price = page.locator("[data-stakes]");
    await expect(price).toContainText("nowhere to go");
    await expect(price).toContainText("§5.3.3");
    // The odds stand in the builder: only what they do not say is told once more.
    await expect(price.locator("li")).not.toHaveCount(0);
    for (const line of await price.locator("li").allTextContents()) expect(line).toContain("into the sea");
  });

  test("who is lost at sea if the phase ends is said with the question", async ({ page }) => {
    await openUntil(page, "allied end-combat");
    await expect(page.locator("header .prompt .why")).toContainText("still at sea");
    await expect(page.locator("header .prompt .why")).not.toContainText("No unit has to attack");
  });

  test("a list of many attackers leaves the chances in sight", async ({ page }) => {
    await steady(page);
    await page.goto("./");
    const record = path.join(import.meta.dirname, "records", "crowd.sand");
    await openText(page, "crowd.sand", readFileSync(record, "utf8"));
    await page.locator('[data-action="go-on"]').click();
    await laid(page);
    await page.locator('[data-action="add-all"]').click();
    await expect(page.locator("[data-crowd] [data-joined]")).toHaveCount(12);
    await expect(page.locator(".columns figure")).toBeInViewport({ ratio: 1 });
    await expect(page.locator(".body .bar").first()).toBeInViewport({ ratio: 1 });
    // Many are listed by name: that they attack is said once.
    await expect(page.locator("aside table").last()).not.toContainText("attacks");
  });

  test("names stay where they are while a counter is in hand", async ({ page }) => {
    const hands = await openUntil(page, "allied move 4CdoUK");
    await page.evaluate(() => document.fonts.ready);
    const names = () =>
      page
        .locator("main.map text.halo")
        .evaluateAll((list) =>
          list.map((one) => `${one.textContent} ${one.getAttribute("x")} ${one.getAttribute("y")}`),
        );
    await page.waitForTimeout(500);
    const before = await names();
    expect(before.length).toBeGreaterThan(10);
    await hands.perform("move 4CdoUK");
    await expect(page.locator("main.map g.stops, main.map g.way, main.map g > path + text").first()).toBeAttached();
    await page.waitForTimeout(500);
    expect(await names()).toEqual(before);
  });
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("advice is read while a loss is chosen", async ({ page }) => {
    await openUntil(page, "allied lose 185/3UK");
    await page.locator("main.map .board").focus();
    await page.keyboard.press("h");
    const hint = page.locator("[data-hint]");
    await expect(hint).toBeVisible();
    // The question makes the sheet so high that nothing of the map is left.
    await page.locator('section.sheet button[data-action="lose 8/3UK"]').click();
    await expect(page.locator("[data-asked]")).toBeVisible();
    await expect(hint).toBeVisible();
    const seen = await hint.evaluate((card) => {
      const { left, right, top, bottom } = card.getBoundingClientRect();
      return [top + 12, bottom - 12].map((y) => card.contains(document.elementFromPoint((left + right) / 2, y)));
    });
    expect(seen).toEqual([true, true]);
  });
});
