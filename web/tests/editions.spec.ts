import { expect, test, type Page } from "@playwright/test";
import { expectAccessible } from "./axe";
import { Hands } from "./driver";
import { laid, openText, sitAt, steady } from "./tables";

test.use({ viewport: { width: 1440, height: 900 } });

type Kept = { id: string; record: string };

/** All tables that the browser keeps; one more of them, if it is given. */
async function kept(page: Page, more?: Kept): Promise<Kept[]> {
  return page.evaluate(
    (more) =>
      new Promise<Kept[]>((resolve, reject) => {
        const asked = indexedDB.open("sandtable");
        asked.onerror = () => reject(asked.error as Error);
        asked.onsuccess = () => {
          const store = asked.result.transaction("tables", "readwrite").objectStore("tables");
          const all = store.getAll();
          all.onsuccess = () => {
            const tables = all.result as Kept[];
            if (more) store.put({ ...tables[0], ...more, version: undefined });
            resolve(tables);
          };
        };
      }),
    more,
  );
}

const notice = (page: Page) => page.getByRole("alert");
const goOn = (page: Page) => page.locator('[data-action="go-on"]');
const entries = (page: Page) => page.getByRole("region", { name: "Continue" }).getByRole("listitem");

/** A table with an attack in preparation, and its record. */
async function played(page: Page): Promise<string> {
  const hands = await sitAt(page);
  for (const action of ["invade", "attack 3011", "join 8/3UK"]) await hands.perform(action);
  return hands.record();
}

/** The same record as an earlier edition would have written it, with an action that is not legal any more. */
const earlier = (record: string): string =>
  record.replace(/^rules \d+\n/m, "").replace("join 8/3UK", "end-movement");

test("a file of earlier rules says where it stops before anything is kept", async ({ page, context }) => {
  const old = earlier(await played(page));
  const other = await context.newPage();
  await steady(other);
  await other.goto("./");
  await expect(entries(other)).toHaveCount(1);
  await openText(other, "old.sand", old);
  await expect(notice(other)).toContainText("old.sand");
  await expect(notice(other)).toContainText("edition 1");
  const line = old.split("\n").findIndex((one) => one.endsWith("end-movement")) + 1;
  await expect(notice(other)).toContainText(`line ${line}`);
  await expect(notice(other)).toContainText("“end-movement” is not legal there");
  await expect(notice(other)).not.toContainText("refuse-");
  await expect(notice(other)).toBeInViewport();
  await expectAccessible(other, "main");
  expect(await kept(other)).toHaveLength(1);
  await goOn(other).click();
  await laid(other);
  expect(await new Hands(other).played()).toBe(2);
  expect(await kept(other)).toHaveLength(2);
});

test("a kept game of earlier rules stays as it is, and goes on as a new one", async ({ page }) => {
  const old = earlier(await played(page));
  await kept(page, { id: "old", record: old });
  await page.goto("./#/table/old");
  await expect(notice(page)).toContainText("edition 1");
  await expect(entries(page)).toHaveCount(2);
  await goOn(page).click();
  await laid(page);
  const hands = new Hands(page);
  await hands.perform("join 8/3UK");
  const all = await kept(page);
  expect(all).toHaveLength(3);
  expect(all.find((one) => one.id === "old")?.record).toBe(old);
});

test("a kept game of earlier rules that is still the same goes on where it was", async ({ page }) => {
  const now = await played(page);
  await kept(page, { id: "old", record: now.replace(/^rules \d+\n/m, "") });
  await page.goto("./#/table/old");
  await laid(page);
  expect(await new Hands(page).record()).toBe(now);
  await expect(page).toHaveURL(/table\/old$/);
});

test("files say what is wrong with them in sentences", async ({ page }) => {
  const now = await played(page);
  await page.goto("./");
  await openText(page, "cut.sand", now.slice(0, now.indexOf("end ")));
  await expect(notice(page)).toContainText("cut short");
  await expect(goOn(page)).toBeVisible();
  await openText(page, "wrong.sand", now.replace("join 8/3UK", "end-movement"));
  await expect(notice(page)).toContainText("“end-movement” is not legal there");
  await expect(notice(page)).not.toContainText("refuse-");
  await openText(page, "new.sand", now.replace("record 2", "record 9"));
  await expect(notice(page)).toContainText("newer");
  await openText(page, "edition.sand", now.replace(/^rules \d+/m, "rules 99"));
  await expect(notice(page)).toContainText("newer");
  await openText(page, "long.sand", "x".repeat(5 << 20));
  await expect(notice(page)).toContainText("4 MB");
  await openText(page, "line.sand", now.replace("join 8/3UK", "x".repeat(50_000)));
  expect((await notice(page).innerText()).length).toBeLessThan(600);
  await expect(entries(page)).toHaveCount(1);
  // A mark that some editors put before a text is no mistake.
  await openText(page, "mark.sand", `\uFEFF${now}`);
  await laid(page);
});
