import { expect, test, type Page } from "@playwright/test";
import { readFileSync } from "node:fs";
import path from "node:path";
import { expectAccessible } from "./axe";
import { WHOLE } from "./driver";
import { openText, openUntil, sitAt, steady } from "./tables";

const FINISHED = readFileSync(path.join(import.meta.dirname, "records", "dia-d.sand"), "utf8");

/**
 * Looks at a screen in light and in dark; `within` narrows it to what is new on it, which has the colours of the whole:
 * the dark is left for the long tests.
 */
async function inBothLights(page: Page, what: string, within?: string): Promise<void> {
  await test.step(what, async () => {
    for (const colorScheme of WHOLE || within === undefined ? (["light", "dark"] as const) : (["light"] as const)) {
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      await expect(page.locator("html")).toHaveAttribute("data-theme", colorScheme);
      // What is dark differs in its colours only.
      await expectAccessible(page, within, colorScheme === "dark" ? "color-contrast" : undefined);
    }
  });
}

test.beforeEach(async ({ page }) => {
  test.setTimeout(300_000);
  await page.emulateMedia({ reducedMotion: "reduce" });
});

async function pages(page: Page): Promise<void> {
  await steady(page);
  await page.goto("./");
  await expect(page.locator("form button.main").first()).toBeVisible();
  await inBothLights(page, "start");
  await page.goto("./#/rules/campanha");
  await expect(page.locator("main h1")).toBeVisible();
  await inBothLights(page, "rules");
  await page.goto("./#/about");
  await expect(page.locator("main h1")).toBeVisible();
  await inBothLights(page, "about");
}

async function verdict(page: Page): Promise<void> {
  await page.goto("./#/");
  await openText(page, "finished.sand", FINISHED);
  await expect(page.locator("#verdict")).toBeVisible();
  await inBothLights(page, "verdict", "section:has(#verdict)");
}

test.describe("on a desk", () => {
  test.use({ viewport: { width: 1280, height: 720 } });

  test("the pages keep nobody out", async ({ page }) => {
    await pages(page);
    await verdict(page);
  });

  test("the table keeps nobody out", async ({ page }) => {
    const hands = await sitAt(page, { german: "human" });
    await inBothLights(page, "opening");
    await hands.perform("invade");
    for (const tab of ["forces", "due", "tables", "legend", "tracks", "log"]) {
      await page.locator(`#tab-${tab}`).click();
      await inBothLights(page, tab, "aside");
    }
    await page.locator("[role=log] .chip.rule").last().click();
    await inBothLights(page, "rule", ".card[role=dialog]");
    await page.keyboard.press("Escape");
    for (const [what, key] of Object.entries({ menu: "m", keys: "?" })) {
      await page.keyboard.press(key);
      await expect(page.locator("dialog")).toBeVisible();
      await inBothLights(page, what, "dialog");
      await page.keyboard.press("Escape");
      await expect(page.locator("dialog")).toBeHidden();
    }
    await page.getByRole("button", { name: "Settings" }).click();
    await inBothLights(page, "settings", "dialog");
    await page.keyboard.press("Escape");
    await page.keyboard.press("o");
    await inBothLights(page, "overlays", "#overlays");
    await page.keyboard.press("o");
    // A hex that can be attacked and raided, and one that cannot.
    await hands.press(hands.space("1713"));
    await expect(page.locator("[data-trouble]")).toBeVisible();
    await inBothLights(page, "trouble", ".popup");
    await hands.perform("attack 3011");
    await hands.perform("join 8/3UK");
    await inBothLights(page, "attack");
  });

  test("the dice and the screen between two players keep nobody out", async ({ page }) => {
    const hands = await sitAt(page, { german: "human", dice: "1" });
    await page.locator('[data-action="invade"]').click();
    await expect(page.locator('[data-action="continue"]')).toBeVisible();
    await inBothLights(page, "dice", ".outcome");
    await page.locator('[data-action="skip"]').click();
    await expect(hands.table).toHaveAttribute("data-busy", "false");
    await page.reload();
    await expect(page.locator('[data-action="take-over"]')).toBeVisible();
    await inBothLights(page, "hand-over");
  });

  test("movement keeps nobody out", async ({ page }) => {
    const hands = await openUntil(page, "allied move 4CdoUK");
    const stack = hands.spaceOf("175/29US");
    await hands.press(stack);
    await expect(page.locator(".popup button[data-counter]").first()).toBeVisible();
    await inBothLights(page, "stack", ".popup");
    await page.keyboard.press("Escape");
    await stack.click({ button: "right", force: true });
    await expect(page.locator(".popup")).toBeVisible();
    await inBothLights(page, "card", ".popup");
    await page.keyboard.press("Escape");
    await hands.perform("move 175/29US");
    await inBothLights(page, "in hand");
  });
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("the pages keep nobody out", async ({ page }) => {
    await pages(page);
    await verdict(page);
  });

  test("the table keeps nobody out", async ({ page }) => {
    const hands = await openUntil(page, "allied move 4CdoUK");
    await inBothLights(page, "movement");
    await page.getByRole("button", { name: "Show the whole map" }).tap();
    // From afar a tap comes nearer, the next one opens the stack.
    const stack = hands.spaceOf("175/29US").locator("rect").first();
    await stack.tap({ force: true });
    await stack.tap({ force: true });
    await expect(page.locator(".stack")).toBeVisible();
    await inBothLights(page, "stack", "section.sheet");
    await page.locator(".grip").tap();
    await inBothLights(page, "half", "section.sheet");
    await page.locator(".grip").tap();
    // Their colours are those of the desk.
    for (const tab of ["forces", "due", "tables", "legend", "tracks", "log"]) {
      await page.locator(`#tab-${tab}`).click();
      await expect(page.locator(`#tab-${tab}`)).toHaveAttribute("aria-selected", "true");
      await expectAccessible(page, "section.sheet");
    }
    await page.locator(".grip").tap();
    await page.getByRole("button", { name: "Menu" }).tap();
    await expect(page.locator("dialog")).toBeVisible();
    await inBothLights(page, "menu", "dialog");
  });

  test("an attack keeps nobody out", async ({ page }) => {
    const hands = await openUntil(page, "allied raid 2910");
    await hands.press(hands.space("1809"));
    await page.locator('[data-action="attack 1809"]').click();
    await page.locator('[data-action="join 116/29US"]').first().click();
    await inBothLights(page, "attack");
  });
});
