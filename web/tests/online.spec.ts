// Two people in two browsers play each other by a link, and a third one watches.
import { expect, test, type Browser, type Page } from "@playwright/test";
import type { Sight } from "../src/engine/types";
import { expectAccessible } from "./axe";
import { Hands } from "./driver";
import { laid, unpainted } from "./tables";

test.use({ viewport: { width: 1440, height: 900 } });

/** Somebody at a browser of his own. */
class Person {
  readonly hands: Hands;

  private constructor(readonly page: Page) {
    this.hands = new Hands(page);
  }

  static async at(browser: Browser, name: string): Promise<Person> {
    const page = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage();
    await unpainted(page);
    const prefs = { botPace: 0, dice: false, notes: false, name };
    await page.addInitScript((kept) => (localStorage["sandtable-prefs"] ??= kept), JSON.stringify(prefs));
    return new Person(page);
  }

  async comes(address: string): Promise<void> {
    await this.page.goto(address);
    await laid(this.page);
  }

  /** The table and the token of the address. */
  async held(): Promise<[string, string | undefined]> {
    const [, table, token] = /#\/online\/([^/]+)(?:\/(.+))?$/.exec(this.page.url())!;
    return [table!, token];
  }

  /** What a seat sees, asked as any program may. */
  async sight(seat: number): Promise<Sight> {
    const [table, token] = await this.held();
    const answer = await this.page.request.post(`./api/tables/${table}/ask`, {
      headers: { Authorization: `Bearer ${token}` },
      data: { seat, question: { sight: { from: 0 } } },
    });
    const told = (await answer.json()) as { value: Sight };
    return told.value;
  }

  people(): Promise<void> {
    return this.page.locator("#tab-people").click();
  }

  /** The link for a friend, as the page shows it. */
  link(): Promise<string> {
    return this.page.locator(".people .link input").first().inputValue();
  }
}

/** Ada opens the short scenario for a friend on the start page, and sits at it. */
async function opens(browser: Browser): Promise<Person> {
  const ada = await Person.at(browser, "Ada");
  await ada.page.goto("./");
  const game = ada.page.locator('[data-game="campanha"]');
  await game.locator('input[value="dia-d"]').check({ force: true });
  await game.locator('[data-seat="allied"] input[value="human"]').check({ force: true });
  await game.locator('[data-seat="german"] input[value="friend"]').check({ force: true });
  await game.locator("button.main").click();
  await laid(ada.page);
  return ada;
}

const played = (person: Person) => person.hands.played();

/** Does what ends soonest: whatever is done or committed, else the first thing that can be. */
const soonest = ({ offers }: Sight): string => {
  const role = (wanted: string) => offers.find((offer) => offer.role === wanted)?.action;
  return role("done") ?? role("commit") ?? role("lose") ?? offers[0]!.action;
};

test("two people play a short scenario by a link, and a third watches", async ({ browser }) => {
  test.slow();
  const ada = await opens(browser);
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
  await bob.page.locator('form input[maxlength="500"]').fill("Good luck!");
  await bob.page.keyboard.press("Enter");
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
  const ada = await opens(browser);
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
  const ada = await opens(browser);
  const [table] = await ada.held();
  await eve.page.goto(`./#/online/${table}/${"0".repeat(32)}`);
  await expect(eve.page.getByRole("alert")).toContainText("link is of no table");
});
