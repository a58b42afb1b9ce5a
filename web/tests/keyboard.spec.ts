import { expect, test, type Locator, type Page } from "@playwright/test";
import { Hands } from "./driver";
import { sitAt, steady } from "./tables";

/** Expects that whoever uses the keyboard sees where he is. */
async function expectFocusSeen(page: Page): Promise<void> {
  const seen = await page.evaluate(() => {
    const rings = (element: Element | null): boolean => {
      if (!element) return false;
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element);
      return (outlineStyle !== "none" && parseFloat(outlineWidth) > 0) || boxShadow.includes("0px 0px 0px");
    };
    const focus = document.activeElement;
    if (!focus || focus === document.body) return "nothing has the focus";
    // A switch rings its label.
    const ringed = rings(focus) || (focus.matches("input") && rings(focus.closest("label")));
    return ringed ? "" : `no ring round ${focus.outerHTML.slice(0, 120)}`;
  });
  expect(seen).toBe("");
}

/** Presses Tab until an element has the focus; it must be seen there. */
async function tabTo(page: Page, goal: Locator): Promise<void> {
  await expect(goal).toBeVisible();
  await expect(goal).toBeEnabled();
  const there = await goal.elementHandle();
  const reached = () => page.evaluate((element) => element === document.activeElement, there);
  for (let i = 0; i < 250; i++) {
    if (await reached()) return expectFocusSeen(page);
    await page.keyboard.press("Tab");
  }
  throw new Error(`Tab does not lead to ${goal.toString()}`);
}

/** Presses a button with the keyboard. */
async function pressed(page: Page, goal: Locator): Promise<void> {
  await tabTo(page, goal);
  await page.keyboard.press("Enter");
}

/** Who attacks where. */
const BEACHES = {
  "1809": ["116/29US", "175/29US"],
  "2010": ["26/1US", "115/29US", "18/1US", "16/1US"],
  "1408": ["22/4US", "8/4US", "12/4US"],
  "2709": ["8/3CA", "7/3CA", "9/3CA"],
};

class Fingers {
  readonly hands: Hands;
  readonly board: Locator;
  readonly said: Locator;
  readonly cursor: Locator;
  /** The first counter of an open stack that can do something. */
  readonly tray: Locator;
  /** How many rolls were seen. */
  rolls = 0;

  constructor(readonly page: Page) {
    this.hands = new Hands(page);
    this.board = page.getByRole("application");
    this.said = this.board.locator('[aria-live="polite"]');
    this.tray = this.board.locator("button[data-counter]:not(.idle)").first();
    this.cursor = this.board.locator(".focus");
  }

  /** Goes to the board; the cursor must be seen there. */
  async toBoard(): Promise<void> {
    await this.page.keyboard.press("b");
    await expect(this.board).toBeFocused();
    await expectFocusSeen(this.page);
    await expect(this.said).not.toBeEmpty();
  }

  /** Goes from offer to offer until the live region names a hex. */
  async toOffer(hex: string, most = 80): Promise<void> {
    const first = await this.said.textContent();
    for (let i = 0; i < most; i++) {
      const said = (await this.said.textContent()) ?? "";
      if (said.split(";")[0]!.includes(hex)) return;
      await this.page.keyboard.press("n");
      await expect(this.said).not.toHaveText(said);
    }
    throw new Error(`N does not lead to ${hex}; it began at ${first}`);
  }

  /** Waits until the table took something after a number of actions. */
  async after(played: number): Promise<void> {
    await expect
      .poll(async () => (await this.hands.played()) > played || (await this.rolling()), {
        intervals: [20, 50, 100],
      })
      .toBe(true);
    await this.dice();
  }

  rolling(): Promise<boolean> {
    return this.page.locator('[data-action="continue"]').isVisible();
  }

  /** Goes on after every roll with Enter; the card has taken the focus. */
  async dice(): Promise<void> {
    const go = this.page.locator('[data-action="continue"]');
    for (;;) {
      if ((await this.hands.table.getAttribute("data-busy")) === "false") return;
      if (await go.isVisible()) {
        await expect(go).toBeFocused();
        await expectFocusSeen(this.page);
        this.rolls++;
        await this.page.keyboard.press("Enter");
      }
      await this.page.evaluate(() => new Promise(requestAnimationFrame));
    }
  }

  /** Takes one of several offers out of the menu that has opened and has the focus. */
  async choose(action: string): Promise<void> {
    const before = await this.hands.played();
    const item = this.board.locator(`button[data-action=${JSON.stringify(action)}]`);
    await expect(item).toBeVisible();
    for (let i = 0; i < 10 && !(await item.evaluate((one) => one === document.activeElement)); i++)
      await this.page.keyboard.press("ArrowDown");
    await expect(item).toBeFocused();
    await expectFocusSeen(this.page);
    await this.page.keyboard.press("Enter");
    await this.after(before);
  }

  /** Sets the amount of a fight: the list takes what is typed. */
  async amount(number: string): Promise<void> {
    const before = await this.hands.played();
    await tabTo(this.page, this.page.locator("select.number"));
    await this.page.keyboard.type(number);
    await this.after(before);
  }

  /** Chooses a hex on the board to attack. */
  async attack(hex: string): Promise<void> {
    const before = await this.hands.played();
    await this.toBoard();
    await this.toOffer(hex);
    await expect(this.cursor).toBeVisible();
    await this.page.keyboard.press("Enter");
    const menu = this.board.locator(`button[data-action="attack ${hex}"]`);
    if (await this.comes(async () => (await this.hands.played()) > before || (await menu.isVisible())))
      if (await menu.isVisible()) await this.choose(`attack ${hex}`);
    await this.after(before);
    await expect(this.page.locator("aside").getByRole("heading", { level: 2 }).first()).toContainText(hex);
  }

  /** The digit that picks it. */
  async digit(): Promise<string> {
    return ((await this.tray.textContent()) ?? "").trim().slice(-1);
  }

  /** Waits some frames for something that may come. */
  async comes(what: () => Promise<boolean>): Promise<boolean> {
    for (let i = 0; i < 40; i++) {
      if (await what()) return true;
      await this.page.evaluate(() => new Promise(requestAnimationFrame));
    }
    return false;
  }

  /** Waits until a question comes, and answers those before it. */
  async until(question: RegExp): Promise<void> {
    const asked = this.page.locator(".ask");
    for (let i = 0; i < 40; i++) {
      await this.dice();
      const text = (await asked.textContent()) ?? "";
      if (question.test(text)) return;
      await this.answer();
    }
    throw new Error(`this never ends: ${await asked.textContent()}`);
  }

  /** Answers by doing what is next on the board. */
  private async answer(): Promise<void> {
    const before = await this.hands.played();
    const done = async (): Promise<boolean> => (await this.hands.played()) > before || (await this.rolling());
    if (await this.page.locator('[data-action="end-advance"]:visible').count()) {
      await this.page.keyboard.press("e");
      return this.after(before);
    }
    if (await this.page.locator('[data-action="commit"]:visible').count()) return this.play("commit");
    await this.toBoard();
    await this.page.keyboard.press("n");
    await this.page.keyboard.press("Enter");
    const asked = this.page.locator("[data-asked]");
    const came = async () => (await done()) || (await this.tray.isVisible()) || (await asked.isVisible());
    if (!(await this.comes(came))) return;
    if (await this.tray.isVisible()) await this.page.keyboard.press(await this.digit());
    // What cannot be taken back is asked about: Enter says yes.
    if (await this.comes(async () => (await done()) || (await asked.isVisible())))
      if (await asked.isVisible()) await this.page.keyboard.press("Enter");
    if (await this.comes(done)) await this.after(before);
  }

  /** Waits until so many take part. */
  async joined(count: number): Promise<void> {
    await expect(this.page.locator("[data-joined]")).toHaveCount(count);
    await expect(this.hands.table).toHaveAttribute("data-busy", "false");
  }

  /** Says yes to what is asked about, once it could be read; then waits until the table took it. */
  private async agree(asked: Locator, before: number): Promise<void> {
    if (await this.comes(async () => (await asked.isVisible()) || (await this.hands.played()) > before))
      if (await asked.isVisible()) {
        await this.page.waitForTimeout(400);
        // Where something is lost for good the safe answer has the focus: the other one comes after it.
        if (await asked.evaluate((button) => button.classList.contains("danger")))
          await this.page.keyboard.press("Tab");
        await this.page.keyboard.press("Enter");
      }
    await this.after(before);
  }

  /** Ends the phase. */
  async end(): Promise<void> {
    const before = await this.hands.played();
    await this.page.keyboard.press("e");
    await this.agree(this.page.locator("[data-asked]"), before);
  }

  async play(action: string): Promise<void> {
    const before = await this.hands.played();
    await pressed(this.page, this.page.locator(`button[data-action=${JSON.stringify(action)}]:visible`).first());
    await this.agree(this.page.locator(`[data-asked=${JSON.stringify(action)}]`), before);
  }
}

test("Tab leads from the start page to a table", async ({ page }) => {
  await steady(page);
  await page.goto("./");
  const play = page.locator("form button.main").first();
  await pressed(page, play);
  await expect(page.getByRole("application")).toBeVisible();
  await expect(page).toHaveURL(/#\/table\//);
});

test("a whole turn by keys alone", async ({ page }) => {
  test.setTimeout(300_000);
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.emulateMedia({ reducedMotion: "reduce" });
  await sitAt(page, { dice: "1" });
  const keys = new Fingers(page);
  const { hands, said } = keys;

  await keys.play("invade");

  // The first attack: to its hex on the board, then through the builder.
  await keys.attack("3011");
  await keys.play("join 8/3UK");
  await keys.play("join 9/3UK");
  await keys.amount("7");
  // Others join on the board: one that stands alone, and some out of their stack.
  await keys.joined(2);
  await keys.toBoard();
  await keys.toOffer("Ranville");
  await page.keyboard.press("Enter");
  await keys.joined(3);
  await keys.toOffer("Sword");
  await page.keyboard.press("Enter");
  await expect(keys.board.locator("button[data-counter]").first()).toBeVisible();
  await page.keyboard.press("3");
  await keys.joined(4);
  await page.keyboard.press("4");
  await keys.joined(5);
  await keys.play("commit");
  expect(keys.rolls).toBeGreaterThan(0);
  await keys.until(/Choose a hex to attack/);

  // The other beaches must be attacked, too.
  for (const [hex, units] of Object.entries(BEACHES)) {
    await keys.attack(hex);
    for (const unit of units) await keys.play(`join ${unit}`);
    if (hex === "2010") await keys.amount("5");
    await keys.play("commit");
    await keys.until(/Choose a hex to attack/);
  }
  await keys.end();
  await keys.until(/Choose a unit to move/);
  await expect(page.getByText("Turn 1 ·").first()).toBeVisible();

  // Movement: a unit of a stack is taken in hand and goes to the hex above it that the arrow reaches.
  await keys.toBoard();
  await keys.toOffer("2709");
  const before = await hands.played();
  await page.keyboard.press("Enter");
  if (await keys.comes(() => keys.tray.isVisible())) await page.keyboard.press(await keys.digit());
  await keys.after(before);
  const from = await said.textContent();
  await page.keyboard.press("ArrowRight");
  await expect(said).not.toHaveText(from!);
  await expect(said).toContainText(/cost 1/);
  await page.keyboard.press("Enter");
  await keys.after(before + 1);
  await keys.toBoard();
  await page.keyboard.press("e");
  await expect(page.locator(".ask")).not.toContainText("Choose a unit to move");
});
