// Two people in two browsers play each other by a link, and a third one watches.
import { expect, test } from "@playwright/test";
import type { Sight } from "../src/engine/types";
import { expectAccessible } from "./axe";
import { Person } from "./person";
import { laid } from "./tables";

test.use({ viewport: { width: 1440, height: 900 } });

const played = (person: Person) => person.hands.played();

/** Does what ends soonest: whatever is done or committed, else the first thing that can be. */
const soonest = ({ offers }: Sight): string => {
  const role = (wanted: string) => offers.find((offer) => offer.role === wanted)?.action;
  return role("done") ?? role("commit") ?? role("lose") ?? offers[0]!.action;
};

test("two people play a short scenario by a link, and a third watches", async ({ browser }) => {
  test.slow();
  const ada = await Person.opens(browser, "Ada");
  await expect(ada.page.locator("#tab-people")).toHaveAttribute("aria-selected", "true");
  await expectAccessible(ada.page);
  const bob = await Person.at(browser, "Bob");
  await bob.comes(await ada.link());
  const eve = await Person.at(browser, "Eve");
  const [table] = await ada.held();
  await eve.comes(`./#/online/${table}`);
  await bob.people();
  await expect(bob.page.locator(".people .link")).toHaveCount(1);

  // Whoever does not decide can do nothing.
  await expect(bob.hands.button("invade")).toHaveCount(0);
  await ada.hands.perform("invade");
  for (const other of [bob, eve]) await expect.poll(() => played(other)).toBe(await played(ada));

  // They talk; whoever watches reads it and says nothing.
  await bob.says("Good luck!");
  await ada.people();
  await eve.people();
  for (const other of [ada, eve])
    await expect(other.page.locator(".chat")).toContainText("Good luck!", { timeout: 5000 });
  await expect(eve.page.locator("form")).toHaveCount(0);

  // The line of one breaks; the other plays on; nothing is missed.
  await bob.page.context().setOffline(true);
  await ada.hands.perform("attack 3011");
  await bob.page.context().setOffline(false);
  await expect.poll(() => played(bob), { timeout: 30_000 }).toBe(await played(ada));

  // What was done is taken back by consent.
  const before = await played(ada);
  await bob.page.locator('[data-action="ask-back"]').click();
  await ada.page.locator('[data-offer="take_back"] [data-action="accept"]').click();
  await expect.poll(() => played(bob)).toBeLessThan(before);
  await expect.poll(() => played(eve)).toBe(await played(bob));

  // The rest, to its end.
  const seats = [ada, bob];
  let steps = 0;
  for (;;) {
    const sight = await ada.sight(0);
    if (sight.to_act === null) break;
    expect(steps++).toBeLessThan(900);
    const person = seats[sight.to_act]!;
    const own = await person.sight(sight.to_act);
    await expect.poll(() => played(person)).toBe(own.played);
    await person.hands.perform(soonest(own));
  }
  for (const one of [ada, bob, eve]) {
    await expect(one.page.locator("[data-outcome]")).toBeVisible();
    expect(await one.hands.record()).toContain("\nend ");
  }
  expect(await ada.hands.record()).toBe(await bob.hands.record());

  // The same again, with sides swapped: whoever is asked finds the way there.
  await ada.page.locator('[data-action="rematch-swap"]').click();
  await bob.page.locator('[data-action="rematch-go"]').click();
  await laid(ada.page);
  await laid(bob.page);
  await expect(bob.hands.button("invade")).toBeVisible();
  await expect(ada.hands.button("invade")).toHaveCount(0);
});

test("whoever gives up ends the game, and a table is found again", async ({ browser }) => {
  const ada = await Person.opens(browser, "Ada");
  const bob = await Person.at(browser, "Bob");
  await bob.comes(await ada.link());
  await ada.hands.perform("invade");
  await bob.page.goto("./");
  await bob.page.locator('a[href*="#/online/"]').click();
  await laid(bob.page);
  await bob.people();
  await bob.page.locator('[data-action="resign-ask"]').click();
  await bob.page.locator('[data-action="resign"]').click();
  for (const one of [ada, bob]) await expect(one.page.locator('[data-over="resigned"]')).toContainText("Bob");
  expect(await ada.hands.record()).toContain("invade");
  await expect(ada.hands.button("attack 3011")).toHaveCount(0);
});

test("a link of no table says so, and so does a token of none", async ({ browser }) => {
  const eve = await Person.at(browser, "Eve");
  await eve.page.goto("./#/online/nothinghere00000");
  await expect(eve.page.getByRole("alert")).toContainText("no such table");
  const ada = await Person.opens(browser, "Ada");
  const [table] = await ada.held();
  await eve.page.goto(`./#/online/${table}/${"0".repeat(32)}`);
  await expect(eve.page.getByRole("alert")).toContainText("link is of no table");
});
