import { expect, test, type BrowserContext, type Page } from "@playwright/test";
import { createHash } from "node:crypto";
import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { serveFolder, type StaticServer } from "./static";

test.use({ serviceWorkers: "allow" });

const DIST = path.resolve(import.meta.dirname, "../dist");
const SUBFOLDER = "/some/where/";

/** Waits until the whole site is kept. */
async function kept(page: Page): Promise<void> {
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe("activated");
}

async function staysWithoutNetwork(page: Page, context: BrowserContext, url: string): Promise<void> {
  await page.goto(url);
  await expect(page.locator("#app > *").first()).toBeVisible();
  await kept(page);
  await context.setOffline(true);
  await page.reload();
  await expect(page).toHaveTitle(/Sandtable/);
  await expect(page.locator("#app > *").first()).toBeVisible();
  // Also what the page has not asked for yet, and addresses with a place in the page.
  const icon = await page.evaluate(async () => (await fetch("icon-512.png")).status);
  expect(icon).toBe(200);
  await page.goto(`${url}#/anywhere`);
  await page.reload();
  await expect(page).toHaveTitle(/Sandtable/);
}

test("once loaded, the site needs no network", async ({ page, context, baseURL }) => {
  await staysWithoutNetwork(page, context, baseURL!);
});

test.describe("as plain files in a folder of some host", () => {
  let server: StaticServer;

  test.beforeEach(async () => {
    server = await serveFolder(DIST, SUBFOLDER);
  });

  test.afterEach(() => server.close());

  test("once loaded, the site needs no network, nor the host", async ({ page, context }) => {
    await staysWithoutNetwork(page, context, server.url);
    await server.close();
    await context.setOffline(false);
    await page.reload();
    await expect(page.locator("#app > *").first()).toBeVisible();
  });

  test("a game is kept when it is first opened, and one that never was says so", async ({ page }) => {
    const begin = (game: string) => page.locator(`[data-game="${game}"] form button.main`).click();
    const engines = () =>
      page.evaluate(async () => {
        const names = await caches.keys();
        const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
        return requests.flat().filter(({ url }) => url.endsWith(".wasm")).length;
      });
    await page.goto(server.url);
    await kept(page);
    expect(await engines()).toBe(0);
    await begin("campanha");
    await expect(page.locator("[data-played]")).toBeAttached();
    await expect.poll(engines).toBe(1);
    await server.close();
    await page.goto(server.url);
    await page.reload();
    await begin("omaha");
    await expect(page.locator("main [role=alert]")).toContainText("connect to the network");
    await begin("campanha");
    await expect(page.locator("[data-played]")).toBeAttached();
  });

  test("a new version takes over at the next load, when no other window is left", async ({ page, context }) => {
    const newer = await mkdtemp(path.join(tmpdir(), "sandtable-newer-"));
    try {
      await cp(DIST, newer, { recursive: true });
      await renew(newer);

      await page.goto(`${server.url}#/here`);
      await kept(page);
      const other = await context.newPage();
      await other.goto(server.url);

      server.folder = newer;
      await page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()));
      const waits = () => page.evaluate(async () => (await navigator.serviceWorker.ready).waiting?.state);
      await expect.poll(waits).toBe("installed");

      // The other window holds the old version: all windows keep it.
      await page.reload();
      await expect(page.locator("html[data-newer]")).toHaveCount(0);
      await other.close();

      // A window that was closed is counted a little longer.
      await expect(async () => {
        await page.reload();
        await expect(page.locator("html[data-newer]")).toBeAttached({ timeout: 5000 });
      }).toPass();
      await expect(page.locator("#app > *").first()).toBeVisible();
      expect(new URL(page.url()).hash).toBe("#/here");
      await context.setOffline(true);
      await page.reload();
      await expect(page.locator("html[data-newer]")).toBeAttached();
      await expect.poll(() => page.evaluate(async () => (await caches.keys()).length)).toBe(1);
    } finally {
      await rm(newer, { recursive: true });
    }
  });

  test("a version that is only half there is not kept", async ({ page }) => {
    const broken = await mkdtemp(path.join(tmpdir(), "sandtable-broken-"));
    try {
      await cp(DIST, broken, { recursive: true });
      await renew(broken);
      await writeFile(path.join(broken, "icon.svg"), "<svg/>");

      await page.goto(server.url);
      await kept(page);
      server.folder = broken;
      const outcome = await page.evaluate(async () => {
        const registration = await navigator.serviceWorker.ready;
        await registration.update();
        const worker = registration.installing;
        return new Promise((ended) => {
          if (!worker) ended("nothing new");
          else worker.onstatechange = () => ended(worker.state);
        });
      });
      expect(outcome).toBe("redundant");
      await page.reload();
      await expect(page).toHaveTitle(/^Sandtable/);
    } finally {
      await rm(broken, { recursive: true });
    }
  });
});

/** Makes a newer version of a built site: another title, and a service worker that knows it. */
async function renew(folder: string): Promise<void> {
  const integrity = (text: string) => `sha256-${createHash("sha256").update(text).digest("base64")}`;
  const [page, script] = await Promise.all(
    ["index.html", "sw.js"].map((file) => readFile(path.join(folder, file), "utf8")),
  );
  const newer = page!.replace("<html ", "<html data-newer ");
  const renewed = script!
    .replace(integrity(page!), integrity(newer))
    .replace(/(KEPT = OURS \+ ")[0-9a-f]+/, "$1newer");
  expect(renewed).toContain(integrity(newer));
  expect(renewed).toContain('"newer"');
  await writeFile(path.join(folder, "index.html"), newer);
  await writeFile(path.join(folder, "sw.js"), renewed);
}
