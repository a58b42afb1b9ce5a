import { expect, test } from "@playwright/test";
import { Hands, recorded } from "./driver";
import { unpainted, withoutNotes } from "./tables";

// Nothing glides: there are hundreds of actions.
test.use({ contextOptions: { reducedMotion: "reduce" } });

/** So many actions are played unless the whole game is asked for: the landing and what follows it. */
const FIRST = 120;

const whole = Boolean(process.env["SANDTABLE_LONG"]);

test(`${whole ? "a whole" : "the landing of a"} short scenario is played by clicks, as it was recorded`, async ({
  page,
}) => {
  test.setTimeout(10 * 60 * 1000);
  const record = recorded("dia-d.sand");
  const lines = whole ? record.lines : record.lines.slice(0, FIRST);
  await page.setViewportSize({ width: 1440, height: 900 });
  await unpainted(page);
  await withoutNotes(page);
  const { game, scenario, seed } = record;
  await page.goto(`./#/new?game=${game}&scenario=${scenario}&allied=human&german=human&seed=${seed}&dice=0`);
  await expect(page.locator("[data-played]")).toBeAttached();
  const hands = new Hands(page);
  for (const [i, [, action]] of lines.entries()) {
    if ((await hands.played()) > i) continue; // taken by itself, since there was no choice
    await hands.perform(action);
  }
  const played = (await hands.record()).split("\n\n").slice(1).join("\n").trim().split("\n");
  expect(played.slice(0, lines.length)).toEqual(lines.map(([seat, action]) => `${seat} ${action}`));
  if (whole) expect(await hands.hash()).toBe(record.end);
});
