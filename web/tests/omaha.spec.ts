import { expect, test } from "@playwright/test";
import { Hands, recorded } from "./driver";
import { unpainted, withoutNotes } from "./tables";

// Nothing glides: there are many actions.
test.use({ contextOptions: { reducedMotion: "reduce" } });

test("five turns at Omaha Beach are played by clicks, the cards forced, and end where the record ends", async ({
  page,
}) => {
  test.setTimeout(5 * 60 * 1000);
  const record = recorded("omaha.sand");
  await page.setViewportSize({ width: 1440, height: 900 });
  await unpainted(page);
  await withoutNotes(page);
  const { game, scenario, seed } = record;
  await page.goto(`./#/new?game=${game}&scenario=${scenario}&us=human&seed=${seed}&dice=0`);
  await expect(page.locator("[data-played]")).toBeAttached();
  const hands = new Hands(page);
  for (const [i, [, action]] of record.lines.entries()) {
    if ((await hands.played()) > i) continue; // taken by itself, since there was no choice
    await hands.perform(action);
  }
  expect(await hands.hash()).toBe(record.end);
});
