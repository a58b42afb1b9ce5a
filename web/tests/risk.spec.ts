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
  // The safe answer has the focus: whoever presses Enter in passing loses nothing.
  await expect(page.locator("[data-leave]")).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(stakes.locator("[data-asked]")).toHaveCount(0);
  expect(await hands.played()).toBe(played);
  await page.keyboard.press("e");
  await expect(page.locator("[data-leave]")).toBeFocused();
  await page.waitForTimeout(400);
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect.poll(() => hands.played()).toBeGreaterThan(played);
});

test("all that is at stake is in sight, and so are the answers", async ({ page }) => {
  // Where the foot of the panel has room, nothing of it is cut.
  const hidden = () =>
    page.locator("[data-stakes]").evaluate((box) => {
      const foot = box.closest(".foot")!;
      const low = Math.min(foot.getBoundingClientRect().bottom, box.getBoundingClientRect().bottom);
      const parts = [...box.querySelectorAll("li, p, button")];
      return parts.filter((part) => part.getBoundingClientRect().bottom > low + 1).map((part) => part.textContent);
    });
  await openUntil(page, "allied invade");
  await expect(page.locator("[data-stakes] li")).toHaveCount(2);
  expect(await hidden()).toEqual([]);
  await openUntil(page, "allied end-combat");
  await page.locator('header button[data-action="end-combat"]').click();
  await expect(page.locator("[data-asked]")).toBeInViewport({ ratio: 1 });
  await expect(page.locator("[data-leave]")).toBeInViewport({ ratio: 1 });
  expect(await hidden()).toEqual([]);
});

test("nothing of the bars is cut at a larger scale, and they keep their height", async ({ page }) => {
  await page.addInitScript(() => (localStorage["sandtable-display"] ??= JSON.stringify({ scale: 125 })));
  await openUntil(page, "us clear 0606", "omaha.sand");
  // A chip is a little higher than its line: less than a line is nothing cut.
  const cut = () =>
    page.evaluate(() =>
      [...document.querySelectorAll(".prompt .text, .goal .standing, .bar .standing, nav")]
        .filter((one) => one.scrollHeight > one.clientHeight + 5 || one.scrollWidth > one.clientWidth + 1)
        .map((one) => one.className),
    );
  expect(await cut()).toEqual([]);
  const heights = () =>
    page.evaluate(() =>
      ["header", "aside"].map((css) => Math.round(document.querySelector(css)!.getBoundingClientRect().height)),
    );
  const before = await heights();
  await page.locator('header button[data-action="done"]').click();
  await page.waitForTimeout(300);
  expect(await cut()).toEqual([]);
  expect(await heights()).toEqual(before);
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
  // So it is for whoever has taken the tank first.
  await hands.press(hands.spaceOf("2/B/743"));
  await expect(page.locator(".ask")).toContainText("2/B");
  await hands.press(target);
  await expect(asked).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(asked).toHaveCount(0);
  // A second click on the same target is a yes.
  await hands.press(target);
  await expect(asked).toBeVisible();
  await hands.press(target);
  await expect.poll(() => hands.played()).toBeGreaterThan(played);
});
