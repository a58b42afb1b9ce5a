import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

const LEVELS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/**
 * Expects that axe finds nothing on the page that would keep a person out; `within` narrows it to an element, `only` to
 * one rule.
 */
export async function expectAccessible(page: Page, within?: string, only?: string): Promise<void> {
  // The page has no frames of others: it can be looked at where it is.
  // Of what passes nothing is told: naming thousands of elements would take most of the time.
  const all = new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ["violations"] });
  const axe = only === undefined ? all.withTags(LEVELS) : all.withRules(only);
  const { violations } = await (within === undefined ? axe : axe.include(within)).analyze();
  const told = violations.map(({ id, help, nodes }) => ({
    id,
    help,
    where: nodes.map((node) => node.target.join(" ")),
  }));
  expect(told).toEqual([]);
}
