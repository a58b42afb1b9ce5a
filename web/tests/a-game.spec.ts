import { expect, test } from "@playwright/test";
import { Hands, recorded, WHOLE } from "./driver";
import { unpainted, withoutNotes } from "./tables";

// Nothing glides: there are many actions.
test.use({ contextOptions: { reducedMotion: "reduce" }, viewport: { width: 1440, height: 900 } });

/** The recorded games, and how much of each is played unless all of it is asked for. */
const GAMES: Record<string, { first: number; seats: string; what: string }> = {
  "dia-d": { first: 84, seats: "allied=human&german=human", what: "the landing of a short scenario" },
  compass: { first: 40, seats: "allied=human&axis=human", what: "the first chits of Operation Compass" },
  "seven-turns": { first: 40, seats: "allied=human&german=human", what: "the invasion of Normandy '44" },
  cherbourg: { first: 40, seats: "allied=human&german=human", what: "the race to Cherbourg of A Bloody Summer" },
  // All of turn 0: its dice are those of the seed, so its end is known.
  "d-day": { first: Infinity, seats: "allied=human&german=human", what: "the first day of A Bloody Summer" },
  omaha: { first: 75, seats: "us=human", what: "two turns at Omaha Beach, the cards forced" },
};

for (const [name, { first, seats, what }] of Object.entries(GAMES))
  test(`${WHOLE ? `all of ${name}` : what} is played by clicks, as it was recorded`, async ({ page }) => {
    test.setTimeout(10 * 60 * 1000);
    const record = recorded(`${name}.sand`);
    const lines = WHOLE ? record.lines : record.lines.slice(0, first);
    await unpainted(page);
    await withoutNotes(page);
    const { game, scenario, seed } = record;
    await page.goto(`./#/new?game=${game}&scenario=${scenario}&${seats}&seed=${seed}&dice=0`);
    await expect(page.locator("[data-played]")).toBeAttached();
    const hands = new Hands(page);
    for (const [i, [, action]] of lines.entries()) {
      if ((await hands.played()) > i) continue; // taken by itself, since there was no choice
      await hands.perform(action);
    }
    const played = (await hands.record()).split("\n\n").slice(1).join("\n").trim().split("\n");
    expect(played.slice(0, lines.length)).toEqual(lines.map(([seat, action]) => `${seat} ${action}`));
    if (lines.length === record.lines.length) expect(await hands.hash()).toBe(record.end);
  });
