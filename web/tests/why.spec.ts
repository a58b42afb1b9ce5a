import { expect, test, type Page } from "@playwright/test";
import { openUntil, sitAt } from "./tables";

test.use({ viewport: { width: 1280, height: 720 } });

/** Opens the rule that a reason names, and expects what it says there. */
async function expectRule(page: Page, number: string, summary: RegExp): Promise<void> {
  const trouble = page.locator("[data-trouble]");
  await trouble.getByRole("button", { name: `Rule ${number}` }).click();
  const card = page.getByRole("dialog");
  await expect(card).toContainText(`§${number}`);
  await expect(card.locator("p").first()).toHaveText(summary);
  await card.getByRole("button", { name: "Close" }).click();
  await expect(card).toBeHidden();
}

test("a hex that cannot be attacked says why, and by which rule", async ({ page }) => {
  const hands = await sitAt(page);
  await hands.perform("invade");
  const before = await hands.hash();
  await hands.press(hands.space("1713"));
  await expect(page.locator("[data-trouble]")).toContainText("There is no enemy in that hex.");
  await expectRule(page, "5.0", /\w{4}/);
  expect(await hands.hash()).toBe(before);
});

test("a hex that cannot be reached says why, and by which rule", async ({ page }) => {
  const hands = await openUntil(page, "allied move 4CdoUK");
  await hands.perform("move 175/29US");
  const before = await hands.hash();
  await hands.press(hands.space("1723"));
  await expect(page.locator("[data-trouble]")).toContainText("too far for a unit with 8 movement points");
  await expectRule(page, "4.0", /\w{4}/);
  expect(await hands.hash()).toBe(before);
});

test("why something cannot be done does not stand in the way of what lies below", async ({ page }) => {
  const hands = await openUntil(page, "allied retreat 502/101US 1108");
  await hands.press(hands.space("1108"));
  await expect(page.locator("[data-trouble]")).toContainText("not among those to choose from");
  // The words lie over the stack to the north of it.
  await hands.press(hands.spaceOf("502/101US"));
  await expect(page.locator('.popup button[data-counter="502/101US"]')).toBeVisible();
});
