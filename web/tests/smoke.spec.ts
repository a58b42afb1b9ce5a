import { expect, test } from "@playwright/test";
import { expectAccessible } from "./axe";

test("the page opens, complains of nothing and keeps nobody out", async ({ page }) => {
  const complaints: string[] = [];
  page.on("console", (message) => {
    // That nothing is kept here is Playwright's doing.
    if (message.text().includes("blocked by Playwright")) return;
    if (["error", "warning"].includes(message.type())) complaints.push(message.text());
  });
  page.on("pageerror", (error) => complaints.push(error.message));
  await page.goto("./");
  await expect(page).toHaveTitle(/Sandtable/);
  await expect(page.locator("#app > *").first()).toBeVisible();
  await expectAccessible(page);
  expect(complaints).toEqual([]);
});

test("the ground of a table is painted", async ({ page }) => {
  await page.goto("./#/new?game=campanha&scenario=dia-d&dice=0");
  const canvas = page.locator("main.map canvas").first();
  await expect(canvas).toBeVisible();
  // Sea, land and lines: many colours on the way across the middle.
  const colours = () =>
    canvas.evaluate((node: HTMLCanvasElement) => {
      const row = node.getContext("2d")!.getImageData(0, node.height >> 1, node.width, 1).data;
      return new Set(new Uint32Array(row.buffer)).size;
    });
  await expect.poll(colours, { timeout: 60_000 }).toBeGreaterThan(50);
});

test("the page can be installed", async ({ page, request }) => {
  await page.goto("./");
  const link = await page.locator('link[rel="manifest"]').getAttribute("href");
  const address = new URL(link ?? "", page.url());
  const manifest = (await (await request.get(address.href)).json()) as { icons: { src: string; type: string }[] };
  expect(manifest.icons.length).toBeGreaterThan(2);
  for (const icon of manifest.icons) {
    const answer = await request.get(new URL(icon.src, address).href);
    expect(answer.headers()["content-type"]).toBe(icon.type);
  }
});
