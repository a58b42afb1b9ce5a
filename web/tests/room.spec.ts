import { expect, test, type Page } from "@playwright/test";
import { laid, openUntil } from "./tables";

/** What is asked, how it stands and the names of the tabs: what of them does not find room. */
const cut = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>(".prompt .text, .standing, .tabs, .label")].flatMap((one) => {
      // A letter's foot may reach a little below its line.
      const [over, wide] = [one.scrollHeight - one.clientHeight, one.scrollWidth - one.clientWidth];
      return over > 3 || wide > 1 ? [`${one.className || one.tagName}: ${one.innerText}`] : [];
    }),
  );

/** Opens the page again in a language. */
async function again(page: Page, language: string): Promise<void> {
  await page.evaluate((language) => {
    const prefs = JSON.parse(localStorage["sandtable-prefs"] ?? "{}") as object;
    localStorage["sandtable-prefs"] = JSON.stringify({ ...prefs, language });
  }, language);
  await page.reload();
  await laid(page);
}

/** Gives the interface another size, as the settings do. */
const resize = (page: Page, scale: number): Promise<void> =>
  page
    .locator('[style*="--times"]')
    .evaluate((table, times) => table.style.setProperty("--times", times), `${scale / 100}`);

const LANGUAGES = ["en", "it", "es", "pt"];

for (const line of ["allied attack 2010", "allied end-movement"])
  test(`before "${line}" all that is asked is read, in every language and size`, async ({ page }) => {
    test.setTimeout(300_000);
    await page.setViewportSize({ width: 1440, height: 900 });
    await openUntil(page, line);
    const header = page.locator("header").first();
    const high = (await header.boundingBox())!.height;
    for (const language of LANGUAGES) {
      await again(page, language);
      for (const scale of [100, 110, 125]) {
        await resize(page, scale);
        expect(await cut(page), `${language} at ${scale} %`).toEqual([]);
        expect((await header.boundingBox())!.height).toBeCloseTo((high * scale) / 100, 0);
      }
      await resize(page, 100);
      await page.setViewportSize({ width: 390, height: 844 });
      await laid(page);
      expect(await cut(page), `${language} on a phone`).toEqual([]);
      await page.setViewportSize({ width: 1440, height: 900 });
    }
  });
