import { expect, test, type Page } from "@playwright/test";
import { openText, recordUntil, sitAt, steady, unpainted, laid } from "./tables";
import { Hands } from "./driver";

/** Opens the recorded table for two people who do not hand the screen over. */
async function openForTwo(page: Page, line: string): Promise<Hands> {
  await steady(page);
  await page.addInitScript(
    () =>
      (localStorage["sandtable-prefs"] = JSON.stringify({
        ...JSON.parse(localStorage["sandtable-prefs"]),
        handover: false,
        seats: { campanha: ["human", "human"] },
      })),
  );
  await page.goto("./");
  await openText(page, "table.sand", recordUntil(line));
  await page.locator('[data-action="go-on"]').click();
  await laid(page);
  return new Hands(page);
}

test("whoever is new begins with the short scenario", async ({ page }) => {
  await unpainted(page);
  await page.goto("./");
  const campanha = page.locator('article[data-game="campanha"]');
  await expect(campanha.locator("label:has(input:checked)").first()).toContainText("Start here");
  await expect(campanha).toContainText("5 turns, 0 to 4");
});

test("N goes to what must be attacked before it goes to raids", async ({ page }) => {
  const hands = await sitAt(page);
  await hands.perform("invade");
  await page.keyboard.press("n");
  await page.keyboard.press("Enter");
  // A hex that must be attacked can be attacked.
  await expect(
    page.locator('.popup button[data-action^="attack"], aside [data-action="add-all"]').first(),
  ).toBeVisible();
});

test("what stays undone is on the button; a division is taken by a key, and goes as far as it can", async ({
  page,
}) => {
  const hands = await openForTwo(page, "allied end-movement");
  await expect(page.locator('button[data-action="end-movement"] [data-undone]').first()).toBeVisible();
  // Back to a unit in hand whose division has not moved all.
  for (let back = 0; back < 40 && (await page.locator('[data-action="formation-along"]').count()) === 0; back++) {
    const before = await hands.played();
    await page.keyboard.press("u");
    await expect.poll(() => hands.played()).toBeLessThan(before);
    await laid(page);
  }
  await page.keyboard.press("d");
  await expect(page.locator(".prompt .ask")).toContainText("units of the division");
  await expect(page.locator("aside li.one").nth(1)).toBeVisible();
  // What is taken back goes together no more.
  await page.keyboard.press("u");
  await expect(page.locator(".prompt .ask")).not.toContainText("division");
});

test("whoever is attacked sees who may attack him", async ({ page }) => {
  const hands = await openForTwo(page, "german join HocBty");
  await hands.perform("join HocBty");
  await hands.perform("commit");
  await expect(page.locator("[data-beside]")).toBeVisible();
  await expect(
    page
      .getByRole("group", { name: /enemies beside/ })
      .locator("svg")
      .first(),
  ).toBeVisible();
});
