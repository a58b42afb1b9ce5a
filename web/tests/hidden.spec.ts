import { expect, test, type Page } from "@playwright/test";
import { recorded } from "./driver";
import { laid, sitAt } from "./tables";

test.use({ viewport: { width: 1280, height: 720 } });

const record = recorded("dia-d.sand");

/** The counters that a seat moves, attacks with or loses in the record: they are its own. */
function counters(seat: string): Set<string> {
  const names = record.lines.flatMap(([who, action]) => {
    const [verb, name] = action.split(" ");
    return who === seat && name && ["move", "join", "lose", "retreat"].includes(verb!) ? [name] : [];
  });
  return new Set(names);
}

/** Which of some counters the page names anywhere, seen or not. */
async function named(page: Page, names: Set<string>): Promise<string[]> {
  const found = await page
    .locator("[data-counter], [data-joined], [data-action]")
    .evaluateAll((list) =>
      list.flatMap((one) =>
        Object.values((one as HTMLElement).dataset).flatMap((value) => value?.split(" ") ?? []),
      ),
    );
  return [...new Set(found)].filter((name) => names.has(name));
}

/** Values of counters (attack, defence, movement) that are in the page, seen or not. */
async function values(page: Page): Promise<string[]> {
  const text = await page.evaluate(() => {
    const labels = [...document.querySelectorAll("[title], [aria-label], [alt]")].map(
      (one) => `${one.getAttribute("title")} ${one.getAttribute("aria-label")}`,
    );
    return `${document.body.textContent} ${labels.join(" ")}`;
  });
  return text.match(/(?<!\d)\d{1,2}-\d{1,2}-\d{1,2}(?!\d)/g) ?? [];
}

test("of the enemy only what lies open is in the page", async ({ page }) => {
  const hands = await sitAt(page, { german: "human" });
  const [allied, german] = [counters("allied"), counters("german")];
  expect(german.size).toBeGreaterThan(10);
  expect(await named(page, german)).toEqual([]);
  // Somebody stands there all the same.
  expect(await page.locator("[data-standing]:not([data-counter])").count()).toBeGreaterThan(10);
  // Nobody of the Allies is ashore yet, so no values at all are to be seen; nor in the lists.
  expect(await values(page)).toEqual([]);
  await page.keyboard.press("f");
  await expect(page.getByRole("tab", { name: "Forces" })).toHaveAttribute("aria-selected", "true");
  await page.locator("summary").filter({ hasText: "Germans" }).click();
  const germans = page.locator("details").filter({ has: page.getByRole("heading", { name: "Germans" }) });
  await expect(germans.locator("button.unit").first()).toBeVisible();
  const labels = await germans.locator("button.unit").evaluateAll((list) => list.map((one) => one.outerHTML));
  expect(labels.filter((label) => /\d-\d/.test(label))).toEqual([]);
  expect(await named(page, german)).toEqual([]);

  await hands.perform("invade");
  expect((await named(page, allied)).length).toBeGreaterThan(10);
  expect((await values(page)).length).toBeGreaterThan(10);
  expect(await named(page, german)).toEqual([]);
});

test("the analysis waits for the end of a game with secrets", async ({ page }) => {
  const hands = await sitAt(page, { german: "human" });
  for (const [seat, action] of record.lines.slice(0, 6)) {
    expect(seat).toBe("allied");
    await hands.perform(action);
  }
  await page.getByRole("button", { name: "Analyse the game" }).click();
  const panel = page.locator("aside");
  await expect(panel).toContainText("opens when the game is over");
  await expect(panel.locator("[data-mistake], [data-roll]")).toHaveCount(0);
  await expect(panel.getByText("accuracy")).toHaveCount(0);
  // What was seen can be looked at again.
  await page.keyboard.press("ArrowLeft");
  await expect.poll(() => hands.played()).toBe(5);
});

test("between two players stands a screen that shows nothing of the table", async ({ page }) => {
  const hands = await sitAt(page, { german: "human" });
  for (const [seat, action] of record.lines) {
    if (seat !== "allied") break;
    await hands.perform(action);
  }
  const take = page.locator('[data-action="take-over"]');
  const closed = async () => {
    await expect(take).toBeVisible();
    await expect(take).toBeFocused();
    await expect(page.locator("[data-space], [data-counter], canvas, svg title")).toHaveCount(0);
    expect(await named(page, new Set([...counters("allied"), ...counters("german")]))).toEqual([]);
  };
  await closed();
  // Opening the page again is no way round it.
  await page.reload();
  await expect(page.locator("[data-played]")).toBeAttached();
  await closed();

  await take.click();
  await laid(page);
  await expect(take).toBeHidden();
  expect((await named(page, counters("german"))).length).toBeGreaterThan(5);
  expect(await named(page, counters("allied"))).toEqual([]);

  // A fight shows who defends, and nobody else.
  const fought = record.lines.findIndex(([, action]) => action === "lose 185/3UK");
  for (const [i, [, action]] of record.lines.slice(0, fought).entries())
    if ((await hands.played()) <= i) await hands.perform(action);
  await hands.sitDown();
  expect(await named(page, counters("german"))).toEqual(["736/716"]);
});
