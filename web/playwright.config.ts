import { defineConfig } from "@playwright/test";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

/** The browser: the system's own, or the one that `CHROMIUM` names. Playwright never fetches one. */
const executablePath = process.env["CHROMIUM"] || "/usr/bin/chromium";

/**
 * The tests sit at the table that players get: the site inside the binary. Building that takes a while after each
 * change; where `SANDTABLE` names a built binary, that one serves web/dist as it is.
 */
const binary = process.env["SANDTABLE"];
const sandtable = binary ? `${binary} serve --site web/dist` : "cargo run -qrp sandtable --locked -- serve";

export default defineConfig({
  testDir: "tests",
  workers: 2,
  // Two browsers on two cores, with no graphics card: patience, not haste, is what is tested.
  // Other checks run beside these.
  timeout: 180_000,
  expect: { timeout: 15_000 },
  // One more try where a machine hesitates; whatever needed it is listed as flaky.
  retries: 1,
  forbidOnly: true,
  reporter: "list",
  use: {
    // The server takes a free port and prints its address; `wait` puts it here.
    baseURL: process.env["SANDTABLE_URL"],
    // Keeping the whole site takes a while each time: only the tests of that wait for it.
    serviceWorkers: "block",
    trace: "off",
    screenshot: "only-on-failure",
    launchOptions: {
      executablePath,
      args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking"],
    },
  },
  webServer: {
    command: `${sandtable} --no-open --port 0`,
    // Tables of tests are nobody's: each run has a file of its own.
    env: { SANDTABLE_DATABASE: path.join(mkdtempSync(path.join(tmpdir(), "sandtable-")), "tables.db") },
    cwd: "..",
    wait: { stdout: /Sandtable is at (?<sandtable_url>\S+)/ },
    // Building it comes first, where that was not done yet.
    timeout: 20 * 60 * 1000,
    gracefulShutdown: { signal: "SIGTERM", timeout: 5000 },
  },
});
