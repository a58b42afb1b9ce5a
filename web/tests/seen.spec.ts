// What is seen before and while something happens: whom a card hits, where a gun would fire, and another target.
import { expect, test } from "@playwright/test";
import { laid, openUntil, sitAt, steady } from "./tables";

test.use({ viewport: { width: 1440, height: 900 }, contextOptions: { reducedMotion: "reduce" } });

test("while a card lies beside the board, lines of fire, drifts and those it may hit are drawn", async ({
  page,
}) => {
  await steady(page);
  await page.goto("./#/new?game=omaha&scenario=first-wave&us=human&seed=5&dice=1");
  await laid(page);
  const next = page.locator('button[data-action="continue"]:visible');
  // A card lies, or the table asks something.
  const resting = page.locator("[data-busy=false]").or(next);
  const settled = () => expect(resting).not.toHaveCount(0);
  const seen = { line: 0, drift: 0, danger: 0, struck: 0 };
  for (let card = 0; card < 40 && Object.values(seen).includes(0); card++) {
    // What nothing brings back is asked about first.
    await page.locator("[data-asked], header button.main[data-action]").last().click();
    await settled();
    if (!(await next.isVisible())) continue;
    const count = (css: string) => page.locator(`main.map ${css}`).count();
    seen.line += await count("[data-tracer]");
    seen.drift += await count("path.dots");
    seen.danger += await count('[data-ring="danger"] .over');
    seen.struck += await count('[data-ring="flash"] .over');
    await next.click();
    await expect(next).toBeHidden();
    await settled();
  }
  expect(
    Object.values(seen).every((n) => n > 0),
    JSON.stringify(seen),
  ).toBe(true);
});

test("a barrage is asked about with an arrow, in the bar above, and with one main button", async ({ page }) => {
  const hands = await openUntil(page, "us barrage 2/B/743 0631", "omaha.sand");
  await hands.press(hands.space("0631"));
  await expect(page.locator("[data-asked]")).toBeVisible();
  await expect(page.locator("header .ask")).toHaveText("2/B (743) barrages 0631 WN72S?");
  await expect(page.locator("main.map path.over[stroke-width]")).toHaveCount(1);
  await expect(page.locator("button.main:visible")).toHaveCount(1);
  await page.keyboard.press("Escape");
  // Whoever stands in a hex does not hide the fire that lies on it.
  const tank = (await hands.spaceOf("2/B/743").boundingBox())!;
  await page.mouse.move(tank.x + tank.width / 2, tank.y + tank.height / 2);
  await expect(page.locator("[data-hover-card] [data-fire]")).toContainText("fire, ");
  await expect(page.locator("header .ask")).toHaveText("Choose who acts, or end the actions.");
  await expect(page.locator('button.main[data-action="done"]')).toBeVisible();
});

test("another enemy hex takes the place of the one whose attack is prepared", async ({ page }) => {
  const hands = await sitAt(page);
  await hands.perform("invade");
  await hands.perform("attack 3011");
  const title = page.locator("aside h2", { hasText: "Attack on" });
  await expect(title).toContainText("3011");
  // Another one can be attacked or raided: what is meant is chosen.
  await hands.press(hands.space("2510"));
  await page.locator('.popup button[data-action="attack 2510"]').click();
  await expect(title).toContainText("2510");
  await page.locator('[data-action^="join "]').first().click();
  await expect(page.locator("[data-joined]")).toHaveCount(1);
  // Who takes part steps out, after the same question.
  await hands.press(hands.space("3011"));
  await expect(title).toContainText("2510");
  await page.locator('.popup button[data-action="attack 3011"]').click();
  await expect(title).toContainText("3011");
  await expect(page.locator("[data-joined]")).toHaveCount(0);
});
