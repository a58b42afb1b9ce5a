// What two people agree on at a table by a link: time, help by bots, answers given by themselves, and how it ends.
import { expect, test } from "@playwright/test";
import { expectAccessible } from "./axe";
import { Person } from "./person";
import { laid } from "./tables";

test.use({ viewport: { width: 1440, height: 900 } });

const PHONE = { width: 390, height: 844 };

test("a clock runs for whoever decides, and a bot helps where that was agreed", async ({ browser }) => {
  const ada = await Person.opens(browser, "Ada", { clock: "minutes 20", study: "always" });
  const bob = await Person.at(browser, "Bob");
  await bob.comes(await ada.link());
  await bob.people();
  for (const one of [ada, bob]) {
    const clock = one.page.locator('.prompt [data-clock="0"]');
    await expect(clock).toHaveText(/^19:[0-5]\d$/);
    const before = await clock.textContent();
    await expect(clock).not.toHaveText(before!);
    // Whoever waits has all of it left.
    await expect(one.page.locator('.people [data-clock="1"]')).toHaveText("20:00");
    await expectAccessible(one.page);
  }
  // By the key, as at a table of one's own; asked again, it is played.
  await ada.page.keyboard.press("h");
  const hint = ada.page.locator("[data-hint]");
  await expect(hint).toBeVisible({ timeout: 60_000 });
  await expect(hint.locator('[data-action="play-on"]')).toHaveCount(0);
  await expect(bob.page.locator('[data-action="hint"]').first()).toBeDisabled();
  const played = await ada.hands.played();
  await ada.page.keyboard.press("h");
  await expect.poll(() => ada.hands.played()).toBeGreaterThan(played);
  // A phone shows the clock as well.
  await ada.page.setViewportSize(PHONE);
  await expect(ada.page.locator(".prompt [data-clock]").first()).toBeVisible();
  await expectAccessible(ada.page);
});

test("what is answered the same again and again is answered by itself, until its player wants to be asked", async ({
  browser,
}) => {
  test.slow();
  const ada = await Person.opens(browser, "Ada");
  const bob = await Person.at(browser, "Bob");
  await bob.comes(await ada.link());
  const people = [ada, bob];
  await expect(ada.page.locator(".people [data-clock], .prompt [data-clock]")).toHaveCount(0);
  await expect(ada.page.locator('[data-action="hint"]')).toHaveCount(0);

  /** Ends whatever can be ended, else does the first thing. */
  const step = async () => {
    const { to_act } = await ada.sight(0);
    const person = people[to_act!]!;
    const sight = await person.sight(to_act!);
    await expect.poll(() => person.hands.played()).toBe(sight.played);
    if (await person.page.locator("[data-usual]").isVisible()) return { person, sight };
    const done =
      sight.offers.find(({ role }) => role === "done") ?? sight.offers.find(({ role }) => role === "commit");
    await person.hands.perform((done ?? sight.offers[0]!).action);
    return null;
  };
  let found: Awaited<ReturnType<typeof step>> = null;
  for (let i = 0; i < 120 && found === null; i++) found = await step();
  const { person, sight } = found!;
  const usual = person.page.locator("[data-usual]");
  await expectAccessible(person.page);
  const action = await usual.getAttribute("data-usual");
  expect(sight.offers.map((offer) => offer.action)).toContain(action);
  // The keyboard reaches it; the server plays it at once, and whenever it is asked again.
  await usual.locator('[data-action="always"]').focus();
  await person.page.keyboard.press("Enter");
  await expect.poll(() => person.hands.played()).toBeGreaterThan(sight.played);
  await expect(usual).toHaveCount(0);
  await person.people();
  const rules = person.page.locator("[data-rules] li");
  await expect(rules).toHaveCount(1);
  await expectAccessible(person.page);
  // It is nobody else's to see.
  const other = people.find((one) => one !== person)!;
  await other.people();
  await expect(other.page.locator("[data-rules]")).toHaveCount(0);
  // It is kept, and taken back.
  await person.page.reload();
  await laid(person.page);
  await person.people();
  await expect(rules).toHaveCount(1);
  await rules.locator('[data-action="ask-again"]').click();
  await expect(rules).toHaveCount(0);
});

test("a take-back says whose move, an agreed end opens all, and two who want the same again meet", async ({
  browser,
}) => {
  const ada = await Person.opens(browser, "Ada");
  const bob = await Person.at(browser, "Bob");
  await bob.comes(await ada.link());
  await bob.people();
  const eve = await Person.at(browser, "Eve");
  const [table] = await ada.held();
  await eve.comes(`./#/online/${table}`);
  await eve.page.locator("#tab-log").click();
  await expect(eve.page.locator("[data-partial]")).toBeVisible();
  await ada.hands.perform("invade");
  await expect.poll(() => bob.hands.played()).toBe(await ada.hands.played());
  await ada.page.locator('[data-action="ask-back"]').click();
  const offer = bob.page.locator('[data-offer="take_back"]');
  await expect(offer).toContainText("made by Ada");
  await expect(offer).toContainText("Chance stays as it is");
  await offer.locator('[data-action="refuse"]').click();

  // Nobody can tell what the other's counters are; once both have agreed to end, everybody can.
  const unknown = async (person: Person, seat: number) =>
    (await person.sight(seat)).view.stacks.flatMap(({ counters }) => counters).filter(({ name }) => name === null)
      .length;
  expect(await unknown(ada, 0)).toBeGreaterThan(0);
  await ada.page.locator('[data-action="offer-end"]').click();
  await bob.page.locator('[data-offer="end"] [data-action="accept"]').click();
  for (const [person, seat] of [
    [ada, 0],
    [bob, 1],
  ] as const) {
    await expect(person.page.locator('[data-over="agreed"]')).toBeVisible();
    expect(await unknown(person, seat)).toBe(0);
  }
  await expect(eve.page.locator("[data-partial]")).toHaveCount(0);
  // Whoever wants to know reckons whether the dice were those that had been sealed.
  const over = ada.page.locator("[data-over]");
  await over.locator('[data-action="check-seal"]').click();
  await expect(over.locator('[data-seal="kept"]')).toBeVisible();
  await expectAccessible(ada.page);

  // Both want the same again at once, each in another way: one of them is told that the other was quicker.
  await Promise.all([
    ada.page.locator('[data-action="rematch"]').click(),
    bob.page.locator('[data-action="rematch-swap"]').click(),
  ]);
  const went = (person: Person) => !person.page.url().includes(table);
  await expect.poll(() => went(ada) || went(bob)).toBe(true);
  for (const person of [ada, bob]) {
    if (went(person)) continue;
    await person.page.locator('[data-action="rematch-go"]').click();
    await expect.poll(() => went(person)).toBe(true);
  }
  await laid(ada.page);
  await laid(bob.page);
  expect((await ada.held())[0]).toBe((await bob.held())[0]);
});

test("the start page is true as long as somebody looks at it", async ({ browser }) => {
  test.slow();
  const ada = await Person.opens(browser, "Ada");
  const bob = await Person.at(browser, "Bob");
  const link = await ada.link();
  await bob.comes(link);
  await bob.page.goto("./");
  const entry = bob.page.locator('a[href*="#/online/"]');
  await expect(entry).toHaveCount(1);
  await ada.people();
  await ada.page.locator('[data-action="resign-ask"]').click();
  await ada.page.locator('[data-action="resign"]').click();
  await expect(entry.locator(".badge")).toHaveText("Over", { timeout: 40_000 });
  // A link without a token, such as that of a letter, leads whoever sits there to the seat.
  const [table, token] = bob.heldBy(link);
  await bob.comes(`./#/online/${table}`);
  await expect.poll(() => bob.page.url()).toContain(token!);
});
