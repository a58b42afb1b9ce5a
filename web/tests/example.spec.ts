// The example of play of a rulebook, by hand: the draws and dice of the text wait in the record, and everything is clicked.
import { expect, test } from "@playwright/test";
import { readFileSync } from "node:fs";
import path from "node:path";
import { Hands, recorded } from "./driver";
import { laid, openText, unpainted } from "./tables";

test.use({ contextOptions: { reducedMotion: "reduce" }, viewport: { width: 1440, height: 900 } });

test("turn 1 of the example of Operation Compass is played by clicks to the situation of the text", async ({ page }) => {
  test.setTimeout(10 * 60 * 1000);
  const whole = readFileSync(path.join(import.meta.dirname, "records", "example.sand"), "utf8");
  // The record says what the situation's hash is when the second turn begins.
  const [first, rest] = whole.split(/^# Turn 2 begins: /m) as [string, string];
  const hash = rest.slice(0, rest.indexOf("\n"));
  const head = first.slice(0, first.indexOf("\n\n"));
  const rolls = first.split("\n").filter((line) => line.startsWith("roll "));
  const { lines } = recorded("example.sand");
  const count = first.split("\n").filter((line) => /^(allied|axis) /.test(line)).length;
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
  await openText(page, "example.sand", `${head}\n\n${rolls.join("\n")}\n`);
  // It does not name its end.
  await page.locator('[data-action="go-on"]').click();
  await laid(page);
  const hands = new Hands(page);
  for (const [i, [, action]] of lines.slice(0, count).entries()) {
    if ((await hands.played()) > i) continue; // taken by itself, since there was no choice
    await hands.perform(action);
  }
  expect(await hands.hash()).toBe(hash);
  const played = (await hands.record()).split("\n").filter((line) => /^(allied|axis|roll) /.test(line));
  expect(played).toEqual(first.split("\n").filter((line) => /^(allied|axis|roll) /.test(line)));
});
