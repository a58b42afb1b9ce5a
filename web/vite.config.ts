import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { compress } from "./vite/compress.ts";
import { offline } from "./vite/offline.ts";

export default defineConfig({
  // Every address is relative: the built site works in any folder of any host.
  base: "./",
  // In this order: the service worker lists what was built, and is itself compressed.
  plugins: [svelte(), offline(), compress()],
  worker: { format: "es" },
  build: {
    target: "es2022",
    sourcemap: false,
    assetsInlineLimit: 0,
    // That compressing well takes seconds is no news.
    rolldownOptions: { checks: { bundlerTimings: false } },
  },
  // What needs a browser is in tests/, for Playwright.
  test: { include: ["src/**/*.test.ts", "vite/**/*.test.ts"] },
});
