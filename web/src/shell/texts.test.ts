// Every text of the page exists, none is left over, and all languages have the same.
import { readFileSync, readdirSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";

const SRC = path.resolve(import.meta.dirname, "..");
const WORDS = path.resolve(SRC, "../../data/i18n");

const sources = readdirSync(SRC, { recursive: true, encoding: "utf8" })
  .filter((file) => /\.(svelte|ts)$/.test(file) && !file.endsWith(".test.ts") && !file.startsWith("engine/"))
  .map((file) => readFileSync(path.join(SRC, file), "utf8"));

const idsOf = (file: string): string[] =>
  [...readFileSync(file, "utf8").matchAll(/^([a-zA-Z][\w-]*) *=/gm)].map((found) => found[1]!);

const web = idsOf(path.join(WORDS, "en/web.ftl"));
const board = idsOf(path.join(WORDS, "en/board.ftl"));

describe("the texts of the page", () => {
  it("are all there", () => {
    const used = new Set(
      sources.flatMap((text) => [...text.matchAll(/\bt\(\s*["'`]([\w-]+)["'`]/g)].map((f) => f[1]!)),
    );
    const known = new Set([...web, ...board]);
    expect([...used].filter((id) => !known.has(id))).toEqual([]);
    expect(used.size).toBeGreaterThan(50);
  });

  it("are all used", () => {
    const all = sources.join("\n");
    // Ids that are put together, by how they begin.
    const made = [...all.matchAll(/["'`]([a-z]+(?:-[a-z]+)*-)\$\{/g)].map((found) => found[1]!);
    const left = web.filter(
      (id) => !new RegExp(`["'\`]${id}["'\`]`).test(all) && !made.some((prefix) => id.startsWith(prefix)),
    );
    expect(left).toEqual([]);
  });

  it("have each id once", () => {
    expect(web.filter((id, at) => web.indexOf(id) !== at)).toEqual([]);
  });
});

describe("the languages", () => {
  const languages = readdirSync(WORDS, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== "en")
    .map((entry) => entry.name);
  it("are several", () => {
    expect(languages.length).toBeGreaterThan(2);
  });
  for (const language of languages) {
    it(`${language} has the same texts as English`, () => {
      expect(idsOf(path.join(WORDS, language, "web.ftl")).sort()).toEqual([...web].sort());
      expect(idsOf(path.join(WORDS, language, "board.ftl")).sort()).toEqual([...board].sort());
    });
  }
});
