import { expect, test, type Locator, type Page } from "@playwright/test";
import { openUntil, sitAt } from "./tables";
import { Hands } from "./driver";

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

/** Taps the middle of something, as a finger does. */
async function tap(page: Page, locator: Locator): Promise<void> {
  await locator.scrollIntoViewIfNeeded();
  const box = await locator.boundingBox();
  if (!box) throw new Error(`nothing to tap: ${locator.toString()}`);
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
}

/** Brings a hex of the map near, if it is out of sight: from afar a tap comes nearer. */
async function bring(page: Page, locator: Locator): Promise<void> {
  const [box, map] = [await locator.boundingBox(), await page.locator("main.map").boundingBox()];
  if (!box || !map) throw new Error("no map");
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  if (x > map.x + 20 && y > map.y + 20 && x < map.x + map.width - 70 && y < map.y + map.height - 60) return;
  await tap(page, page.getByRole("button", { name: "Show the whole map" }));
  await tap(page, locator);
}

/** Taps what plays an action, and waits until the table took it. */
async function act(page: Page, hands: Hands, action: string): Promise<void> {
  const before = await hands.played();
  await tap(page, page.locator(`button[data-action=${JSON.stringify(action)}]:visible`).first());
  // Dice come before the table says that it was played.
  const rolling = page.locator('[data-action="continue"]');
  await expect.poll(async () => (await hands.played()) > before || (await rolling.isVisible())).toBe(true);
}

/** Takes all dice away that are shown. */
async function dice(page: Page, hands: Hands): Promise<void> {
  const skip = page.locator('[data-action="skip"]');
  await expect(async () => {
    if (await skip.isVisible()) await tap(page, skip);
    await expect(hands.table).toHaveAttribute("data-busy", "false", { timeout: 200 });
  }).toPass();
}

/** Expects that nothing is cut off at the side. */
async function expectWithin(page: Page): Promise<void> {
  const over = await page.evaluate(() => {
    const wide = document.documentElement.scrollWidth;
    if (wide <= innerWidth) return [];
    const all = [...document.querySelectorAll("body *")].filter((one) => !one.closest("svg"));
    return [
      `${wide} > ${innerWidth}`,
      ...all
        .filter((one) => one.getBoundingClientRect().right > innerWidth + 1)
        .map((one) => one.outerHTML.slice(0, 100))
        .slice(0, 5),
    ];
  });
  expect(over).toEqual([]);
}

/** Expects that a finger can hit every button that is seen. */
async function expectInside(page: Page, within: string): Promise<void> {
  const out = await page.locator(`${within} button:visible`).evaluateAll((list) =>
    list
      .filter((one) => {
        const { left, right } = one.getBoundingClientRect();
        return (left < -1 || right > innerWidth + 1) && !one.closest(".tabs, .scroll");
      })
      .map((one) => one.outerHTML.slice(0, 120)),
  );
  expect(out).toEqual([]);
}

test("a turn by taps", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  const hands = await sitAt(page, { dice: "1" }, true);
  const sheet = page.locator("section.sheet");
  const grip = page.locator(".grip");
  const height = async () => (await sheet.boundingBox())!.height;

  // The heights of the sheet: a tap on the grip goes round.
  await expect(sheet).toHaveClass(/prompt/);
  const low = await height();
  await tap(page, grip);
  await expect(sheet).toHaveClass(/half/);
  await expect.poll(height).toBeGreaterThan(low + 100);
  const half = await height();
  await tap(page, grip);
  await expect(sheet).toHaveClass(/full/);
  await expect.poll(height).toBeGreaterThan(half + 100);
  await tap(page, grip);
  await expect(sheet).toHaveClass(/prompt/);
  await expect.poll(height).toBeLessThan(half);

  await act(page, hands, "invade");
  await dice(page, hands);

  // Who must attack before the phase can end stands in one row, however many they are: the map stays to be seen.
  const must = sheet.locator("[data-must]");
  await expect(must.nth(6)).toBeAttached();
  const rows = await must.evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().top)));
  expect(new Set(rows).size).toBe(1);
  // Why stands in the prompt, once.
  const reason = /before the phase can end/;
  const told = sheet.locator("p, span, div").filter({ hasText: reason, hasNot: page.locator("p, span, div") });
  const tall = await told.evaluateAll((all) => all.filter((one) => one.getBoundingClientRect().height > 4).length);
  expect(tall).toBe(1);
  await expectWithin(page);

  // An attack: its hex is tapped; the sheet rises with the builder, and every unit changes the odds.
  await bring(page, hands.space("2709"));
  await tap(page, hands.space("2709"));
  await act(page, hands, "attack 2709");
  await expect(sheet).toHaveClass(/half/);
  await expect(sheet.getByRole("heading", { level: 2 }).last()).toContainText("2709");
  await act(page, hands, "join 8/3CA");
  const odds = sheet.locator("table .final").first();
  await expect(odds).toHaveText(/^\d+-\d+$/);
  const one = await odds.textContent();
  await act(page, hands, "join 7/3CA");
  await act(page, hands, "join 9/3CA");
  await expect(odds).not.toHaveText(one!);

  await tap(page, page.locator('[data-action="commit"]:visible'));
  // The dice lie in the sheet, and wait.
  const go = page.locator('[data-action="continue"]');
  await expect(go).toBeVisible();
  const { x, width } = (await go.boundingBox())!;
  expect(x).toBeGreaterThanOrEqual(0);
  expect(x + width).toBeLessThanOrEqual(390);
  await tap(page, go);
  await dice(page, hands);
});

test("a unit of a stack is chosen in the sheet and moves", async ({ page }) => {
  const hands = await openUntil(page, "allied move 4CdoUK");
  const sheet = page.locator("section.sheet");
  // What is seen first is large enough for a finger.
  const wide = (await hands.space("1910").locator("polygon").first().boundingBox())!;
  expect(Math.min(wide.width, wide.height)).toBeGreaterThanOrEqual(43.5);
  await bring(page, hands.spaceOf("175/29US"));
  await tap(page, hands.spaceOf("175/29US"));
  const chosen = sheet.locator(".stack button[aria-pressed]").filter({ hasText: "175" });
  await expect(sheet.locator(".stack button[aria-pressed]")).toHaveCount(2);
  const before = await hands.played();
  await tap(page, chosen);
  await expect.poll(() => hands.played()).toBe(before + 1);
  await expect(sheet.locator(".ask")).toContainText("Choose where 175th Regiment");
  await expect(hands.table).toHaveAttribute("data-busy", "false");
  // The first tap shows the way and what it costs, the second one goes it.
  await tap(page, hands.space("1910"));
  await expect(page.locator('[data-tapped="1910"]')).toBeAttached();
  await expect(sheet.locator("ol li")).not.toHaveCount(0);
  expect(await hands.played()).toBe(before + 1);
  await tap(page, hands.space("1910"));
  await expect.poll(() => hands.played()).toBeGreaterThan(before + 1);
  await expect(hands.space("1910").locator('[data-counter="175/29US"]')).toBeAttached();
  await act(page, hands, "end-movement");
  await expect(sheet.locator(".ask")).toContainText("Choose a hex to attack");
});

test.describe("on the smallest of phones", () => {
  test.use({ viewport: { width: 360, height: 640 } });

  test("nothing is cut off at the side", async ({ page }) => {
    const hands = await sitAt(page, {}, true);
    await expectWithin(page);
    await act(page, hands, "invade");
    await expectWithin(page);
    await bring(page, hands.space("2709"));
    await tap(page, hands.space("2709"));
    await act(page, hands, "attack 2709");
    await expect(page.locator("section.sheet")).toHaveClass(/half/);
    await act(page, hands, "join 8/3CA");
    await expectWithin(page);
    await expectInside(page, "section.sheet");
    await tap(page, page.locator(".grip"));
    await expectWithin(page);
    await expectInside(page, "section.sheet");
    for (const path of ["./#/", "./#/rules/campanha", "./#/about"]) {
      await page.goto(path);
      await expect(page.locator("main h1, main h2").first()).toBeAttached();
      await expectWithin(page);
      await expectInside(page, "main");
    }
  });
});

test("nothing of a long card looks out below its buttons", async ({ page }) => {
  await sitAt(page, { game: "omaha", scenario: "first-wave", us: "human", seed: "5", dice: "1" }, true);
  const card = page.locator(".outcome.waits");
  await tap(page, page.locator('[data-action="begin"]:visible'));
  for (let i = 0; i < 2; i++) {
    await tap(page, page.locator('[data-action="draw"]:visible'));
    await expect(card).toBeVisible();
    const rest = await card.evaluate((box) => {
      const row = box.querySelector('[data-action="continue"]')!.parentElement!;
      return {
        hidden: box.scrollHeight - box.clientHeight,
        below: Math.round(box.getBoundingClientRect().bottom - row.getBoundingClientRect().bottom),
      };
    });
    expect(rest.below).toBe(0);
    if (i === 1) expect(rest.hidden).toBeGreaterThan(0);
    await tap(page, page.locator('[data-action="skip"]'));
    await expect(page.locator("[data-played]")).toHaveAttribute("data-busy", "false");
  }
});
