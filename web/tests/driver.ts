// A player's hands: does an action of a record by pointing at things, as a person would.
import { expect, type Locator, type Page } from "@playwright/test";
import { readFileSync } from "node:fs";
import path from "node:path";

/** Whether everything is tried, also what takes long. */
export const WHOLE = Boolean(process.env["SANDTABLE_LONG"]);

export type Recorded = { seed: string; scenario: string; game: string; lines: [string, string][]; end: string };

/** Reads a record that lies with the tests. */
export function recorded(name: string): Recorded {
  const text = readFileSync(path.join(import.meta.dirname, "records", name), "utf8");
  const head = (word: string) => new RegExp(`^${word} (.+)$`, "m").exec(text)?.[1] ?? "";
  const body = text.slice(text.indexOf("\n\n")).trim().split("\n");
  const lines = body.flatMap((line): [string, string][] => {
    const [, seat, action] = /^(\S+) (.+)$/.exec(line) ?? [];
    return seat && action && !["end", "roll", "#"].includes(seat) ? [[seat, action]] : [];
  });
  return { seed: head("seed"), scenario: head("scenario"), game: head("game"), lines, end: head("end") };
}

/** How soon to look again: what is waited for comes within a few frames. */
const QUICK = [10, 20, 50, 100];

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

  /** The record of the game, from the engine in the page. */
  async record(): Promise<string> {
    return this.page.evaluate(() =>
      (window as unknown as { sandtable: { record(): Promise<string> } }).sandtable.record(),
    );
  }

  button(action: string): Locator {
    return this.page.locator(`button[data-action=${quoted(action)}]:visible`).first();
  }

  /** Takes the screen over, if it is to be handed over. */
  async sitDown(): Promise<void> {
    // Either the table is there or the screen before it.
    const shown = () =>
      this.page.evaluate(() =>
        document.querySelector("main.map [data-space]")
          ? "map"
          : document.querySelector('[data-action="take-over"]')
            ? "screen"
            : "",
      );
    await expect.poll(shown, { intervals: QUICK }).not.toBe("");
    if ((await shown()) === "screen") await this.page.locator('[data-action="take-over"]').click();
    await expect.poll(shown, { intervals: QUICK }).toBe("map");
  }

  /** Presses the middle of something on the map; shows the whole map first, if it is out of sight. */
  async press(locator: Locator): Promise<void> {
    // Of two maps side by side each has its own edges.
    const map = await locator.evaluate((node) => {
      const { x, y, width, height } = node.closest(".boards > *")!.getBoundingClientRect();
      return { x, y, width, height };
    });
    const middle = async () => {
      const box = await locator.boundingBox();
      if (!box) throw new Error("nothing there to press");
      return [box.x + box.width / 2, box.y + box.height / 2] as const;
    };
    let [x, y] = await middle();
    const outside = () => x < map.x || y < map.y || x > map.x + map.width || y > map.y + map.height;
    if (outside()) {
      // By its picture: its name is in the language of the page.
      await this.page.locator("button:has(svg.lucide-maximize):visible").first().click();
      [x, y] = await middle();
    }
    const other = this.page.locator("button[data-map][aria-pressed=false]").first();
    if (outside() && (await other.count()) > 0) {
      await other.click();
      await this.page.locator("button:has(svg.lucide-maximize):visible").first().click();
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
    const taken = () =>
      this.page.evaluate(
        ({ before, asked }) => {
          const table = document.querySelector<HTMLElement>("[data-played]")?.dataset;
          // What cannot be taken back is asked about first.
          if (Number(table?.["played"]) === before) document.querySelector<HTMLElement>(asked)?.click();
          return table !== undefined && Number(table["played"]) !== before && table["busy"] === "false";
        },
        { before, asked: `button[data-asked=${quoted(action)}]` },
      );
    await expect.poll(taken, { message: `${action} was not played`, intervals: QUICK }).toBe(true);
  }

  /** Presses the space of that name, or the one in which the counter of that name stands; says whether there is one. */
  private async pressNamed(word: string): Promise<boolean> {
    const found = await this.page.evaluate((name) => {
      const map = document.querySelector("main.map")!;
      // Where two maps lie side by side each holds all spaces: the one that can be hit is meant.
      const named = [...map.querySelectorAll(`[data-space] [data-counter=${name}]`)];
      // In a box counters lie side by side: there the counter itself is pressed.
      for (const one of named.length > 0 ? named : map.querySelectorAll(`[data-space=${name}]`)) {
        const place = one.closest("[data-space]");
        const box = one.getBoundingClientRect();
        const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
        if (document.elementFromPoint(x, y)?.closest("[data-space]") === place) return { x, y, inside: true };
      }
      const counter = map.querySelector(`[data-space] [data-counter=${name}]`);
      const place = counter?.closest("[data-space]") ?? map.querySelector(`[data-space=${name}]`);
      if (!place) return null;
      const [box, all] = [place, place.closest(".boards > *")!].map((one) => one.getBoundingClientRect()) as [
        DOMRect,
        DOMRect,
      ];
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
      return { x, y, inside: x >= all.left && y >= all.top && x <= all.right && y <= all.bottom };
    }, quoted(word));
    if (!found) return false;
    if (!found.inside) {
      const place = this.spaceOf(word);
      await this.press((await place.count()) > 0 ? place.first() : this.space(word));
    } else if (this.touch) {
      await this.page.touchscreen.tap(found.x, found.y);
      // The first tap shows the way there, the second one goes it.
      if ((await this.page.locator("main.map [data-tapped]").count()) > 0)
        await this.page.touchscreen.tap(found.x, found.y);
    } else await this.page.mouse.click(found.x, found.y);
    return true;
  }

  /** What comes of pressing something: the action is played or asked about, it can be chosen by name, the counter is chosen, or a stack is fanned out. */
  private answer(
    action: string,
    counter: string | null,
    before: number,
  ): Promise<"played" | "asked" | "named" | "fanned" | "chosen" | ""> {
    const asked = `button[data-asked=${quoted(action)}]`;
    const named = `button[data-action=${quoted(action)}]`;
    const fanned = counter === null ? null : `button[data-counter=${quoted(counter)}]`;
    const chosen = counter === null ? null : `[data-chosen=${quoted(counter)}]`;
    return this.page.evaluate(
      async ({ asked, named, fanned, chosen, before }) => {
        const seen = (css: string): boolean =>
          [...document.querySelectorAll(css)].some((one) => one.getClientRects().length > 0);
        for (let wait = 0; wait < 50; wait++) {
          const played = document.querySelector<HTMLElement>("[data-played]")?.dataset["played"];
          if (Number(played) !== before) return "played";
          if (seen(asked)) return "asked";
          if (seen(named)) return "named";
          if (chosen !== null && document.querySelector(chosen)) return "chosen";
          if (fanned !== null && seen(fanned)) return "fanned";
          await new Promise((resolve) => setTimeout(resolve, 10));
        }
        return "";
      },
      { asked, named, fanned, chosen, before },
    );
  }

  /** Points at what an action concerns: first its counter, then its space, then its name in a menu. */
  private async point(action: string): Promise<void> {
    const before = await this.played();
    const named = this.button(action);
    if (await named.isVisible()) return named.click();
    const words = action.split(" ").slice(1);
    // Where it goes, if the last of its words is no space.
    const goal = await this.page.evaluate(
      (of) => (window as unknown as { sandtable: { goal(action: string): string | null } }).sandtable.goal(of),
      action,
    );
    if (goal !== null && words.length > 1 && /^\d$/.test(words.at(-1)!)) words[words.length - 1] = goal;
    // A number is chosen from a list.
    if (/^\d+$/.test(words[0] ?? "")) {
      const list = this.page
        .locator("select:visible")
        .filter({ has: this.page.locator(`option[value="${words[0]}"]`) });
      if ((await list.count()) > 0) {
        await list.first().selectOption(words[0]!);
        return;
      }
    }
    // The only counter that can be sent is chosen already: where it goes is enough. Else both are pointed at.
    for (const word of words.length > 1 ? [words.at(-1)!, words[0]!, words.at(-1)!] : words) {
      if (!(await this.pressNamed(word))) {
        // A counter that is not on the map yet waits beside it.
        const waiting = this.page.locator(`button[data-counter=${quoted(word)}]:visible`).first();
        if (await waiting.isVisible()) await waiting.click();
        continue;
      }
      const came = await this.answer(action, words.length > 1 ? word : null, before);
      if (came === "played" || came === "asked") return;
      if (came === "named") return named.click();
      // Why it was no choice by itself may stand over what is pressed next.
      if (came === "" && (await this.page.locator(".popup").count()) > 0) await this.page.keyboard.press("Escape");
      // A stack that is fanned out, for a counter that is to be sent.
      if (came === "fanned")
        await this.page
          .locator(`button[data-counter=${quoted(word)}]:visible`)
          .first()
          .click();
    }
    // What has no place on the map is among the further choices.
    await this.button("choices").click({ timeout: 2000 });
    await named.click({ timeout: 2000 });
  }
}
