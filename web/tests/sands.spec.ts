// Chits of The Dark Sands: whom Rommel drives, and what opens a turn.
import { expect, test, type Page } from "@playwright/test";
import { Hands } from "./driver";
import { laid, openText, unpainted } from "./tables";

test.use({ contextOptions: { reducedMotion: "reduce" }, viewport: { width: 1440, height: 900 } });

const CRUSADER = `sandtable record 2
game darksands
rules 2
scenario crusader
seed 0700000000000000000000000000000000000000000000000000000000000000

axis draw
axis enough
allied draw
`;

async function open(page: Page, record: string): Promise<Hands> {
  await page.addInitScript(
    () =>
      (localStorage["sandtable-prefs"] = JSON.stringify({
        notes: false,
        dice: false,
        handover: false,
        seats: { darksands: ["human", "human"] },
      })),
  );
  await unpainted(page);
  await page.goto("./");
  await openText(page, "crusader.sand", record);
  await page.locator('[data-action="go-on"]').click();
  await laid(page);
  return new Hands(page);
}

test("a click on a German asks whether his division or the hex is meant", async ({ page }) => {
  const hands = await open(page, `${CRUSADER}allied pass\naxis declare\naxis move-first\n`);
  // All divisions are buttons, too.
  await expect(page.locator('aside button[data-action^="formation "]')).toHaveCount(3);
  await hands.press(hands.spaceOf("1/5/21Pz").first());
  const popup = page.locator(".popup");
  await expect(popup.locator('button[data-action="stack 2437"]')).toBeVisible();
  await popup.locator('button[data-action="formation 21pz"]').click();
  await laid(page);
  // The division goes wherever its units are.
  await hands.perform("move 3/21Pz");
});

test("no chit is played by pressing Enter", async ({ page }) => {
  const hands = await open(page, CRUSADER);
  const before = await hands.played();
  await expect(page.locator('aside button[data-action^="play "]')).toHaveCount(6 - 1);
  await page.locator("main.map").press("Enter");
  await laid(page);
  expect(await hands.played()).toBe(before);
});
