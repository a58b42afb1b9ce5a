import { expect, test } from "@playwright/test";
import { Hands, recorded } from "./driver";
import { unpainted, withoutNotes } from "./tables";

// Nothing glides: there are hundreds of actions.
test.use({ contextOptions: { reducedMotion: "reduce" } });

test("a whole short scenario is played by clicks and ends where the record ends", async ({ page }) => {
  test.setTimeout(10 * 60 * 1000);
  const record = recorded("dia-d.sand");
  await page.setViewportSize({ width: 1440, height: 900 });
  await unpainted(page);
  await withoutNotes(page);
  const { game, scenario, seed } = record;
  await page.goto(`./#/new?game=${game}&scenario=${scenario}&allied=human&german=human&seed=${seed}&dice=0`);
  await expect(page.locator("[data-played]")).toBeAttached();
  const hands = new Hands(page);
  for (const [i, [, action]] of record.lines.entries()) {
    if ((await hands.played()) > i) continue; // taken by itself, since there was no choice
    await hands.perform(action);
  }
  expect(await hands.hash()).toBe(record.end);
});
