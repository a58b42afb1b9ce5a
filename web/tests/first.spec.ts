// A first game: notes that point at the parts of the table, the way back, and a file that knows who plays.
import { expect, test } from "@playwright/test";
import { expectAccessible } from "./axe";
import { laid, openText, sitAt, unpainted } from "./tables";

test.use({ viewport: { width: 1440, height: 900 }, contextOptions: { reducedMotion: "reduce" } });

test("a first game opens with five notes, once, and Back leads to the start page", async ({ page }) => {
  await unpainted(page);
  await page.goto("./");
  // What one plays, how long it is and who else is there stand on the first screen.
  await expect(page.locator("article").first()).toContainText("5 turns, 0 to 4");
  await page.getByText("The Normandy campaign", { exact: true }).first().click();
  await expect(page.locator("article").first()).toContainText("17 turns, 0 to 16");
  await page.locator('input[value="dia-d"]').first().check();
  await expect(page.locator("article").first()).toContainText("5 turns");
  await page.locator("form button.main").first().click();
  const note = page.locator("[data-note]");
  for (const which of ["prompt", "counter", "log", "odds", "undo"]) {
    await expect(note).toHaveAttribute("data-note", which);
    if (which === "counter") await expectAccessible(page, "[data-note]");
    await page.locator('[data-action="notes-next"]').click();
  }
  await expect(note).toHaveCount(0);
  await page.reload();
  await laid(page);
  await expect(note).toHaveCount(0);
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("button", { name: "Show the first notes again" }).click();
  await expect(note).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(note).toHaveCount(0);
  await page.goBack();
  await expect(page.locator("form button.main").first()).toBeVisible();
  // The game that was begun is in sight at once.
  await expect(page.locator('a[href^="#/table/"]').first()).toBeInViewport();
});

test("a record knows who plays, and that can change at any time", async ({ page }) => {
  const hands = await sitAt(page, { german: "level2:bold" });
  const record = await hands.record();
  expect(record).toContain("player allied human\nplayer german level2:bold\n");
  await page.goto("./#/");
  await openText(page, "table.sand", record);
  await laid(page);
  const german = page.getByLabel("Who plays Germans");
  await expect(german).toHaveValue("level2:bold");
  await german.selectOption("level4:bold");
  await expect.poll(() => hands.record()).toContain("player german level4:bold");
  await german.selectOption("human");
  await expect.poll(() => hands.record()).toContain("player german human");
  await expect(german.locator("option:checked")).toHaveText("Player 2");
  // A name that nobody has is refused, with its line.
  await page.goto("./#/");
  await openText(page, "table.sand", record.replace("level2:bold", "marshal"));
  await expect(page.getByRole("alert")).toContainText("marshal");
  await expect(page.getByRole("alert")).toBeInViewport();
});
