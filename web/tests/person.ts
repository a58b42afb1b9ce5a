// A person at a browser, who opens a table of the server or comes to one.
import type { Browser, Page } from "@playwright/test";
import type { Sight } from "../src/engine/types";
import { Hands } from "./driver";
import { laid, unpainted } from "./tables";

/** Somebody at a browser of his own, for tables that are played by a link. */
export class Person {
  readonly hands: Hands;

  private constructor(readonly page: Page) {
    this.hands = new Hands(page);
  }

  static async at(browser: Browser, name: string): Promise<Person> {
    const page = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage();
    if (process.env["SANDTABLE_PAINTED"] === undefined) await unpainted(page);
    const prefs = { botPace: 0, dice: false, notes: false, name };
    await page.addInitScript((kept) => (localStorage["sandtable-prefs"] ??= kept), JSON.stringify(prefs));
    return new Person(page);
  }

  async comes(address: string): Promise<void> {
    await this.page.goto(address);
    await laid(this.page);
  }

  /** The table and the token of the address. */
  async held(): Promise<[string, string | undefined]> {
    return this.heldBy(this.page.url());
  }

  /** The table and the token of a link. */
  heldBy(link: string): [string, string | undefined] {
    const [, table, token] = /#\/online\/([^/]+)(?:\/(.+))?$/.exec(link)!;
    return [table!, token];
  }

  /** What a seat sees, asked as any program may. */
  async sight(seat: number): Promise<Sight> {
    const [table, token] = await this.held();
    const answer = await this.page.request.post(`./api/tables/${table}/ask`, {
      headers: { Authorization: `Bearer ${token}` },
      data: { seat, question: { sight: { from: 0 } } },
    });
    const told = (await answer.json()) as { value: Sight };
    return told.value;
  }

  people(): Promise<void> {
    return this.page.locator("#tab-people").click();
  }

  /** The link for a friend, as the page shows it. */
  link(): Promise<string> {
    return this.page.locator(".people .link input").first().inputValue();
  }

  /** Says something beside the board. */
  async says(text: string): Promise<void> {
    await this.page.locator('form input[maxlength="500"]').fill(text);
    await this.page.keyboard.press("Enter");
  }

  /** Opens the short scenario for a friend on the start page, as agreed, and sits at it. */
  static async opens(
    browser: Browser,
    name: string,
    agreed: { clock?: string; study?: string } = {},
  ): Promise<Person> {
    const one = await Person.at(browser, name);
    await one.page.goto("./");
    const game = one.page.locator('[data-game="campanha"]');
    await game.locator('input[value="dia-d"]').check({ force: true });
    await game.locator('[data-seat="allied"] input[value="human"]').check({ force: true });
    await game.locator('[data-seat="german"] input[value="friend"]').check({ force: true });
    if (agreed.clock) await game.locator("[data-clocks]").selectOption(agreed.clock);
    if (agreed.study) await game.locator("[data-study]").selectOption(agreed.study);
    await game.locator("button.main").click();
    await laid(one.page);
    return one;
  }
}
