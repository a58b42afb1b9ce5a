// Takes the pictures of the documentation: `npm run screenshots`. The table is served by the built binary, or by the one
// that `SANDTABLE` names, then with web/dist as it is.
import { defineConfig } from "@playwright/test";
import tests from "../playwright.config";

const binary = process.env["SANDTABLE"];

process.env["SANDTABLE_PAINTED"] = "yes";

export default defineConfig({
  ...tests,
  testDir: ".",
  testMatch: "screenshots.ts",
  outputDir: "../test-results",
  webServer: {
    command: `${binary ? `${binary} serve --site web/dist` : "target/release/sandtable serve"} --no-open --port 0`,
    cwd: "../..",
    wait: { stdout: /Sandtable is at (?<sandtable_url>\S+)/ },
    timeout: 60 * 1000,
    gracefulShutdown: { signal: "SIGTERM", timeout: 5000 },
  },
});
