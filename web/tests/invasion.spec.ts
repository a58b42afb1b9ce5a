import { expect, test } from "@playwright/test";
import { readFileSync } from "node:fs";
import path from "node:path";
import { Hands, recorded, WHOLE } from "./driver";
import { laid, openText, unpainted } from "./tables";

// Nothing glides: there are many actions.
test.use({ contextOptions: { reducedMotion: "reduce" }, viewport: { width: 1440, height: 900 } });

/** The example of play of a rulebook, with its dice: its invasion, or all of it. */
const NAME = WHOLE ? "example-of-play.sand" : "invasion.sand";

/**
 * The record as it is before its first action, with the dice of all that follow: an earlier edition's record is opened as far as it
 * is legal, and the wrong seat at its first action makes that nowhere.
 */
const unplayed = (text: string): string =>
  text.replace(/^rules \d+$/m, "rules 0").replace(/^allied drop$/m, "german drop");

test(`${WHOLE ? "all of the example of play" : "the invasion of the example of play"} is done by clicks, with the dice of the text`, async ({
  page,
}) => {
  test.setTimeout(10 * 60 * 1000);
  await page.addInitScript(
    () =>
      (localStorage["sandtable-prefs"] ??= JSON.stringify({
        notes: false,
        dice: false,
        handover: false,
        seats: { normandy44: ["human", "human"] },
      })),
  );
  await unpainted(page);
  const record = recorded(NAME);
  const text = readFileSync(path.join(import.meta.dirname, "records", NAME), "utf8");
  const body = text.slice(text.indexOf("\n\n")).trim().split("\n").slice(0, -1);
  // `recorded` takes dice for a seat's action.
  const lines = record.lines.filter(([seat]) => seat !== "roll");
  expect(lines.length).toBeGreaterThan(20);
  await page.goto("./");
  await openText(page, NAME, unplayed(text));
  await page.locator('[data-action="go-on"]').click();
  await laid(page);
  const hands = new Hands(page);
  for (const [i, [, action]] of lines.entries()) {
    if ((await hands.played()) > i) continue; // taken by itself, since there was no choice
    await hands.perform(action);
  }
  const written = (await hands.record()).split("\n\n").slice(1).join("\n").trim().split("\n");
  // Every action, and every die as the text has it.
  expect(written.slice(0, -1)).toEqual(body);
  expect(body.filter((line) => line.startsWith("roll ")).length).toBeGreaterThan(10);
  expect(await hands.hash()).toBe(record.end);
});
