// A player's hands: does an action of a record by pointing at things, as a person would.
import { expect, type Locator, type Page } from "@playwright/test";
import { readFileSync } from "node:fs";
import path from "node:path";

export type Recorded = { seed: string; scenario: string; game: string; lines: [string, string][]; end: string };

/** Reads a record that lies with the tests. */
export function recorded(name: string): Recorded {
  const text = readFileSync(path.join(import.meta.dirname, "records", name), "utf8");
  const head = (word: string) => new RegExp(`^${word} (.+)$`, "m").exec(text)?.[1] ?? "";
  const body = text.slice(text.indexOf("\n\n")).trim().split("\n");
  const lines = body.flatMap((line): [string, string][] => {
    const [, seat, action] = /^(\S+) (.+)$/.exec(line) ?? [];
    return seat && action && seat !== "end" ? [[seat, action]] : [];
  });
  return { seed: head("seed"), scenario: head("scenario"), game: head("game"), lines, end: head("end") };
}

const quoted = (text: string) => JSON.stringify(text);

export class Hands {
  constructor(
    readonly page: Page,
    /** Whether fingers do it. */
    readonly touch = false,
  ) {}

  get table(): Locator {
    return this.page.locator("[data-played]");
  }

  async played(): Promise<number> {
    return Number(await this.table.getAttribute("data-played"));
  }

  /** The hash of the situation, from the engine in the page. */
  async hash(): Promise<string> {
    return this.page.evaluate(() =>
      (window as unknown as { sandtable: { hash(): Promise<string> } }).sandtable.hash(),
    );
  }

  button(action: string): Locator {
    return this.page.locator(`button[data-action=${quoted(action)}]:visible`).first();
  }

  /** Takes the screen over, if it is to be handed over. */
  async sitDown(): Promise<void> {
    const button = this.page.locator('[data-action="take-over"]');
    if (await button.isVisible()) await button.click();
  }

  async press(locator: Locator): Promise<void> {
    const box = await locator.boundingBox();
    if (!box) throw new Error("nothing there to press");
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    if (this.touch) await this.page.touchscreen.tap(x, y);
    else await this.page.mouse.click(x, y);
  }

  space(name: string): Locator {
    return this.page.locator(`[data-space=${quoted(name)}]`).first();
  }

  /** The space on the map in which a counter stands. */
  spaceOf(counter: string): Locator {
    return this.page
      .locator("[data-space]")
      .filter({ has: this.page.locator(`[data-counter=${quoted(counter)}]`) });
  }

  /** Does an action and waits until the table has taken it. */
  async perform(action: string): Promise<void> {
    await this.sitDown();
    const before = await this.played();
    await this.point(action);
    await expect
      .poll(() => this.played(), { message: `${action} was not played`, intervals: [20, 50, 100] })
      .not.toBe(before);
    await expect(this.table).toHaveAttribute("data-busy", "false");
  }

  /** Points at what an action concerns: first its counter, then its space, then its name in a menu. */
  private async point(action: string): Promise<void> {
    const before = await this.played();
    const done = async () => (await this.played()) !== before;
    const named = this.button(action);
    if (await named.isVisible()) return named.click();
    const words = action.split(" ").slice(1);
    // A number is chosen from a list.
    const list = this.page
      .locator("select:visible")
      .filter({ has: this.page.locator(`option[value="${words[0]}"]`) });
    if (/^\d+$/.test(words[0] ?? "") && (await list.count()) > 0) {
      await list.first().selectOption(words[0]!);
      return;
    }
    for (const word of words) {
      const place = this.spaceOf(word);
      if ((await place.count()) > 0) await this.press(place.first());
      else if ((await this.space(word).count()) > 0) await this.press(this.space(word));
      else continue;
      await this.page.waitForTimeout(30);
      if (await done()) return;
      if (await named.isVisible()) return named.click();
      // A stack that is fanned out, for a counter that is to be sent.
      const fanned = this.page.locator(`button[data-counter=${quoted(word)}]:visible`).first();
      if (words.length > 1 && (await fanned.isVisible())) await fanned.click();
    }
  }
}
