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
    const map = this.page.locator("main.map [data-space]").first();
    // Either the table is there or the screen before it.
    await expect(button.or(map).first()).toBeAttached();
    if (await button.isVisible()) await button.click();
    await expect(map).toBeAttached();
  }

  /** Presses the middle of something on the map; shows the whole map first, if it is out of sight. */
  async press(locator: Locator): Promise<void> {
    const map = (await this.page.locator("main.map").boundingBox())!;
    const middle = async () => {
      const box = await locator.boundingBox();
      if (!box) throw new Error("nothing there to press");
      return [box.x + box.width / 2, box.y + box.height / 2] as const;
    };
    let [x, y] = await middle();
    if (x < map.x || y < map.y || x > map.x + map.width || y > map.y + map.height) {
      await this.page.getByRole("button", { name: "Show the whole map" }).click();
      [x, y] = await middle();
    }
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
    await this.point(action).catch((error: Error) => {
      throw new Error(`action ${before}, ${action}: ${error.message}`);
    });
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
    // The only counter that can be sent is chosen already: where it goes is enough. Else both are pointed at.
    for (const word of words.length > 1 ? [words.at(-1)!, words[0]!, words.at(-1)!] : words) {
      const place = this.spaceOf(word);
      if ((await place.count()) > 0) await this.press(place.first());
      else if ((await this.space(word).count()) > 0) await this.press(this.space(word));
      else continue;
      const fanned = this.page.locator(`button[data-counter=${quoted(word)}]:visible`).first();
      for (let wait = 0; wait < 20; wait++) {
        if (await done()) return;
        if (await named.isVisible()) return named.click();
        // A stack that is fanned out, for a counter that is to be sent.
        if (words.length > 1 && (await fanned.isVisible())) {
          await fanned.click();
          break;
        }
        await this.page.waitForTimeout(25);
      }
    }
    // What has no place on the map is among the further choices.
    await this.button("choices").click({ timeout: 2000 });
    await named.click({ timeout: 2000 });
  }
}
