import { expect, test, type Page } from "@playwright/test";
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { openUntil, sitAt, unpainted } from "./tables";

const SPEECH = path.resolve(import.meta.dirname, "../../data/i18n/en");
/** The names of all messages: none of them is for readers. */
const IDS = new Set(
  readdirSync(SPEECH).flatMap((file) =>
    [...readFileSync(path.join(SPEECH, file), "utf8").matchAll(/^([a-z][\w-]*-[\w-]*) =/gm)].map(
      (found) => found[1]!,
    ),
  ),
);
const RAW = /\b(prompt|event|action|reason|card|refuse|tally|shift|track|overlay|board|web)-[a-z-]+\b/;

/** Expects that all that can be read or heard is words. */
async function expectWords(page: Page): Promise<void> {
  const texts = await page.evaluate(() => {
    const labels = [...document.querySelectorAll("[title], [aria-label]")].flatMap((one) => [
      one.getAttribute("title") ?? "",
      one.getAttribute("aria-label") ?? "",
    ]);
    return [...document.body.innerText.split("\n"), ...labels];
  });
  expect(texts.length).toBeGreaterThan(10);
  const raw = texts.filter((text) => RAW.test(text) || text.split(/[\s,;.:()]+/).some((word) => IDS.has(word)));
  expect([...new Set(raw)]).toEqual([]);
}

const LANGUAGES = {
  en: { locale: "en-GB", play: "Play", log: "Log", settings: "Settings", menu: "Menu" },
  it: { locale: "it-IT", play: "Gioca" },
  es: { locale: "es-AR", play: "Jugar" },
  pt: { locale: "pt-BR", play: "Jogar" },
} as const;

test.use({ viewport: { width: 1280, height: 720 } });

for (const [code, { locale, play }] of Object.entries(LANGUAGES)) {
  test.describe(`in ${code}`, () => {
    test.use({ locale });

    test("the browser's language is spoken, and nothing but words", async ({ page }) => {
      await unpainted(page);
      await page.goto("./");
      await expect(page.locator("html")).toHaveAttribute("lang", code);
      await expect(page.locator("form button.main").first()).toHaveText(play);
      await expectWords(page);
      await page.goto("./#/rules/campanha");
      await expect(page.locator("main h1")).toBeVisible();
      await expectWords(page);
      await page.goto("./#/about");
      await expectWords(page);

      const hands = await sitAt(page);
      await expectWords(page);
      await hands.perform("invade");
      for (const tab of ["forces", "due", "tables", "legend", "tracks", "log"]) {
        await page.locator(`#tab-${tab}`).click();
        await expect(page.locator(`#tab-${tab}`)).toHaveAttribute("aria-selected", "true");
        await expectWords(page);
      }
      for (const key of ["m", "?"]) {
        await page.keyboard.press(key);
        await expect(page.locator("dialog")).toBeVisible();
        await expectWords(page);
        await page.keyboard.press("Escape");
        await expect(page.locator("dialog")).toBeHidden();
      }
      await page.locator("nav > button").last().click();
      await expect(page.locator("dialog .settings")).toBeVisible();
      await expectWords(page);
      await page.keyboard.press("Escape");
      await page.keyboard.press("o");
      await expect(page.locator("#overlays")).toBeVisible();
      await expectWords(page);
      await page.keyboard.press("o");
      await hands.perform("attack 3011");
      await hands.perform("join 8/3UK");
      await expectWords(page);
    });
  });
}

test("another language is spoken at once: the question, the log, the sums, the rule", async ({ page }) => {
  const hands = await openUntil(page, "allied raid 2910");
  const [ask, log, card, tally] = [".ask", "[role=log]", ".card[role=dialog]", "aside table tbody"].map((one) =>
    page.locator(one),
  ) as [
    ReturnType<Page["locator"]>,
    ReturnType<Page["locator"]>,
    ReturnType<Page["locator"]>,
    ReturnType<Page["locator"]>,
  ];

  await page.locator("[role=log] .chip.rule").last().click();
  await expect(card).toBeVisible();
  await page.locator("nav > button").last().click();
  const change = async (code: string, parts: (typeof ask)[]) => {
    const before = await Promise.all(parts.map((part) => part.innerText()));
    await page.locator(`dialog input[value="${code}"]`).check({ force: true });
    await expect(page.locator("html")).toHaveAttribute("lang", code);
    for (const [i, part] of parts.entries()) await expect(part).not.toHaveText(before[i]!, { useInnerText: true });
    await expectWords(page);
  };
  for (const code of ["it", "es", "pt", "en"]) await change(code, [ask, log, card]);
  await page.keyboard.press("Escape");
  await card.getByRole("button", { name: "Close" }).click();

  await hands.perform("attack 1809");
  await hands.perform("join 116/29US");
  await page.locator("nav > button").last().click();
  for (const code of ["it", "es", "pt", "en"]) await change(code, [ask, tally]);
});
