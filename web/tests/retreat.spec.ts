import { expect, test } from "@playwright/test";
import { readFileSync } from "node:fs";
import path from "node:path";
import { openText, laid, openUntil, steady } from "./tables";

test.use({ viewport: { width: 1440, height: 900 } });

test("a retreat shows its way and its price before it is chosen, and is asked once", async ({ page }) => {
  await page.addInitScript(
    () =>
      (localStorage["sandtable-prefs"] = JSON.stringify({
        notes: false,
        dice: false,
        handover: false,
        seats: { campanha: ["human", "human"] },
      })),
  );
  await steady(page);
  await page.goto("./");
  const record = path.join(import.meta.dirname, "records", "encircled.sand");
  await openText(page, "encircled.sand", readFileSync(record, "utf8"));
  await page.locator('[data-action="go-on"]').click();
  await laid(page);
  const stakes = page.locator("[data-stakes]");
  const hex = (name: string) => page.locator(`main.map [data-space="${name}"]`).first();
  // All that can be chosen is in sight.
  for (const name of ["2916", "3119", "3316"]) await expect(hex(name)).toBeInViewport();
  const over = async (name: string) => {
    const box = (await hex(name).boundingBox())!;
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  };
  await over("3119");
  await expect(stakes).toContainText("sheltered");
  await expect(stakes).toContainText("§5.3.3");
  // The way lies over the stack that it leads through.
  await expect(page.locator("main.map [data-way]")).toHaveCount(1);
  await over("3316");
  await expect(stakes).toContainText("loses a step");
  await page.mouse.down();
  await page.mouse.up();
  await expect(stakes.locator("[data-asked]")).toBeVisible();
  await expect(page.locator("main.map [data-way]")).toHaveCount(1);
  await expect(page.locator("button kbd", { hasText: "⏎" })).toHaveCount(1);
  // What is pointed at meanwhile does not cover the question.
  await over("3218");
  await page.waitForTimeout(1000);
  await expect(page.locator("[data-hover-card]")).toHaveCount(0);
  await page.keyboard.press("Escape");
  await expect(stakes.locator("[data-asked]")).toHaveCount(0);
  await over("3018");
  await expect(page.locator("[data-hover-card]")).toHaveCount(1);
});

test("many cards lie side by side, and nothing of them is cut", async ({ page }) => {
  await page.addInitScript(() => (localStorage["sandtable-prefs"] ??= JSON.stringify({ language: "es" })));
  await openUntil(page, "us take L/3/16", "omaha.sand");
  const cut = () =>
    page.evaluate(() =>
      [...document.querySelectorAll("aside .mini .signs, aside [data-pile] .name")]
        .filter((one) => one.scrollWidth > one.clientWidth + 1 || one.getBoundingClientRect().width === 0)
        .map((one) => one.textContent),
    );
  expect(await page.locator("aside [data-pile]").count()).toBeGreaterThan(4);
  expect(await cut()).toEqual([]);
});
