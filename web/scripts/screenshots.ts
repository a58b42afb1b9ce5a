// The pictures of the documentation, always of the same table.
import { expect, test, type Page } from "@playwright/test";
import { writeFile } from "node:fs/promises";
import path from "node:path";
import { Hands } from "../tests/driver";
import { Person } from "../tests/person";
import { openUntil, sitAt, steady } from "../tests/tables";

const PICTURES = path.resolve(import.meta.dirname, "../../docs/pictures");
const LARGE = path.resolve(import.meta.dirname, "../test-results");
const MOST = 900_000;

test.use({ viewport: { width: 1440, height: 900 } });
test.setTimeout(120_000);

/** Takes a picture when the ground is painted and nothing moves any more. */
async function take(page: Page, name: string, folder = PICTURES): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  let last = Buffer.alloc(0);
  let same = 0;
  await expect
    .poll(
      async () => {
        const now = await page.screenshot({ type: "jpeg", quality: 88 });
        same = now.equals(last) ? same + 1 : 0;
        last = now;
        return same;
      },
      { intervals: [500], timeout: 90_000 },
    )
    .toBeGreaterThan(3);
  await writeFile(path.join(folder, `${name}.jpg`), last);
  if (folder === PICTURES && last.length > MOST) console.warn(`${name}.jpg is large: ${last.length} bytes`);
}

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: "reduce", colorScheme: "light" }));

test("start", async ({ page }) => {
  await steady(page);
  await page.goto("./");
  // As a newcomer finds it: a person against a level.
  const game = page.locator('[data-game="campanha"]');
  await game.locator('[data-seat="german"] input[value="level3"]').check({ force: true });
  await expect(page.locator("form button.main").first()).toBeVisible();
  await take(page, "start");
});

test("board and log", async ({ page }) => {
  await openUntil(page, "allied move 4CdoUK");
  await take(page, "board");
  await page.locator("[role=log] .chip.rule").last().click();
  await take(page, "log");
});

test("board, large", async ({ page }) => {
  await page.setViewportSize({ width: 3840, height: 2160 });
  await openUntil(page, "allied move 4CdoUK");
  await take(page, "board-large", LARGE);
});

test("movement", async ({ page }) => {
  const hands = await openUntil(page, "allied move 4CdoUK");
  await hands.perform("move 175/29US");
  // From near, as a player looks at it.
  const near = (await hands.space("1810").boundingBox())!;
  await page.mouse.move(near.x, near.y);
  await page.mouse.wheel(0, -900);
  await expect(page.locator("[data-space]").first()).toBeAttached();
  await page.waitForTimeout(500);
  const goal = (await hands.space("1911").boundingBox())!;
  await page.mouse.move(goal.x + goal.width / 2, goal.y + goal.height / 2);
  await take(page, "movement");
});

test("attack, in light and dark", async ({ page }) => {
  const hands = await sitAt(page);
  for (const action of [
    "invade",
    "attack 3011",
    "join 8/3UK",
    "join 9/3UK",
    "join 185/3UK",
    "join 4CdoUK",
    "join 5/6UK",
    "air 7",
  ])
    await hands.perform(action);
  await page.mouse.move(0, 0);
  await take(page, "attack");
  await page.emulateMedia({ colorScheme: "dark" });
  await take(page, "dark");
});

test("dice", async ({ page }) => {
  const hands = await sitAt(page, { dice: "1" });
  await page.locator('[data-action="invade"]').click();
  await page.locator('[data-action="skip"]').click();
  await expect(hands.table).toHaveAttribute("data-busy", "false");
  for (const action of [
    "attack 3011",
    "join 8/3UK",
    "join 9/3UK",
    "join 185/3UK",
    "join 4CdoUK",
    "join 5/6UK",
    "air 7",
  ])
    await hands.perform(action);
  await page.locator('[data-action="commit"]').first().click();
  await expect(page.locator('[data-action="continue"]')).toBeVisible();
  await page.mouse.move(0, 0);
  await take(page, "dice");
});

test("Omaha: fire, an attack, the landing", async ({ page }) => {
  const record = "omaha.sand";
  const beach = await openUntil(page, "us take C/2R", record);
  // From near, as a player looks at it.
  const near = (await beach.space("0620").boundingBox())!;
  await page.mouse.move(near.x, near.y);
  await page.mouse.wheel(0, -450);
  await take(page, "omaha");
  const hands = await openUntil(page, "us attack 0821", record);
  // Those who must take part do so by themselves.
  await hands.perform("attack 0821");
  await page.mouse.move(0, 0);
  await take(page, "omaha-attack");
});

for (const [game, line, action, record] of [
  ["darksands", "allied attack 1949", "attack 1949", "example.sand"],
  ["normandy44", "allied attack 2129", "attack 2129", "seven-turns.sand"],
  ["bloody", "allied attack 0711", "attack 0711", "d-day.sand"],
] as const) {
  test(`a fight of ${game}`, async ({ page }) => {
    const hands = await openUntil(page, line, record);
    await hands.perform(action);
    await page.locator('[data-action="add-all"]').click();
    await expect(hands.table).toHaveAttribute("data-busy", "false");
    await page.mouse.move(0, 0);
    await take(page, game);
  });
}

test("two at one table by a link", async ({ browser }) => {
  const ada = await Person.opens(browser, "Ada");
  const bob = await Person.at(browser, "Bob");
  await bob.comes(await ada.link());
  await ada.hands.perform("invade");
  await bob.people();
  await bob.says("Good luck on the beaches!");
  await ada.people();
  await ada.says("Thank you: mind your bridges.");
  await take(ada.page, "online");
});

test.describe("phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true });

  test("phone", async ({ page }) => {
    await openUntil(page, "allied move 4CdoUK");
    const hands = new Hands(page, true);
    // From afar a tap only comes nearer.
    await hands.press(hands.spaceOf("175/29US"));
    await page.waitForTimeout(1000);
    await hands.press(hands.spaceOf("175/29US"));
    await expect(page.locator(".stack")).toBeVisible();
    await take(page, "phone");
  });
});
