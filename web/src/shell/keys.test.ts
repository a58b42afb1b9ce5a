import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { offer } from "../board/fixture";
import type { Desk } from "./desk.svelte";
import { notePress, pressKey } from "./keys";

/** Something that has the focus. */
class Focused {
  constructor(readonly kind: string) {}
  closest(css: string): Focused | null {
    return css.split(", ").includes(this.kind) ? this : null;
  }
}

class Key {}

beforeEach(() => {
  vi.stubGlobal("Element", Focused);
  vi.stubGlobal("KeyboardEvent", Key);
  vi.stubGlobal("document", { querySelector: () => null });
});
afterEach(() => vi.unstubAllGlobals());

const press = (key: string, kind = "body", more = {}): KeyboardEvent =>
  ({ key, target: new Focused(kind), defaultPrevented: false, repeat: false, ...more }) as unknown as KeyboardEvent;

function desk(change: object = {}) {
  const session = { hint: null as object | null, thinking: null, sight: { piles: [] } };
  const caution = { asked: null, leave: vi.fn() };
  const ui = { openStack: null as number | null, pick: vi.fn(), next: vi.fn(), cancel: vi.fn() };
  return {
    session,
    caution,
    ui,
    losses: [] as object[],
    blocked: [] as object[],
    study: null,
    rule: null,
    main: null,
    play: vi.fn(),
    ...change,
  };
}
const send = (table: object, event: KeyboardEvent): boolean => pressKey(table as unknown as Desk, event);

describe("keys do what is printed on them", () => {
  it("digits choose from a stack that lies open, wherever the focus is", () => {
    const table = desk();
    expect(send(table, press("2"))).toBe(false);
    table.ui.openStack = 7;
    expect(send(table, press("2"))).toBe(true);
    expect(table.ui.pick).toHaveBeenCalledWith(2);
  });

  it("digits choose who takes a loss where several stacks are asked, unless one lies open", () => {
    const losses = [offer("lose", "lose a", { counter: 0 }), offer("lose", "lose b", { counter: 1 })];
    const table = desk({ losses });
    expect(send(table, press("2"))).toBe(true);
    expect(table.play).toHaveBeenCalledWith(losses[1]);
    expect(send(table, press("3"))).toBe(false);
    table.ui.openStack = 7;
    send(table, press("1"));
    expect(table.play).toHaveBeenCalledTimes(1);
  });

  it("A takes the stack along and D the formation, where there is one", () => {
    const takeAlong = vi.fn((as: string) => as === "formation");
    const table = desk({ takeAlong });
    expect(send(table, press("d"))).toBe(true);
    expect(send(table, press("a"))).toBe(false);
    expect(takeAlong.mock.calls).toEqual([["formation"], ["stack"]]);
  });

  it("letters do what they do while a number is chosen, and digits stay there", () => {
    const table = desk();
    expect(send(table, press("n", "select[data-numbers]"))).toBe(true);
    expect(table.ui.next).toHaveBeenCalled();
    expect(send(table, press("n", "select"))).toBe(false);
  });

  it("Enter presses the main button while the map has the focus, unless the map took it", () => {
    const commit = offer("commit", "commit");
    const table = desk({ main: commit });
    expect(send(table, press("Enter", "[role=application]", { defaultPrevented: true }))).toBe(false);
    expect(send(table, press("Enter", "[role=application]"))).toBe(true);
    expect(table.play).toHaveBeenCalledWith(commit);
    // A button that has the focus is pressed by the browser.
    expect(send(table, press("Enter", "button"))).toBe(false);
  });

  it("Enter does what is printed on it after a tab was clicked", () => {
    const commit = offer("commit", "draw");
    const table = desk({ main: commit });
    const tab = { target: new Focused("button") };
    notePress({ target: tab.target } as unknown as Event);
    expect(send(table, press("Enter", "button", tab))).toBe(true);
    expect(table.play).toHaveBeenCalledWith(commit);
    // Whoever goes on by keys presses what they lead to.
    notePress(Object.assign(new Key(), press("Tab")));
    expect(send(table, press("Enter", "button", tab))).toBe(false);
  });

  it("Escape leaves a question, then closes the hint; N goes on", () => {
    const asked = offer("done", "end");
    const table = desk({ caution: { asked, leave: vi.fn() } });
    table.session.hint = {};
    send(table, press("Escape", "[role=application]"));
    expect(table.caution.leave).toHaveBeenCalled();
    expect(table.session.hint).not.toBeNull();
    const other = desk();
    other.session.hint = {};
    send(other, press("Escape", "[role=application]"));
    expect(other.session.hint).toBeNull();
    send(other, press("N", "body", { shiftKey: true }));
    expect(other.ui.next).toHaveBeenCalledWith(-1);
  });

  it("E and Enter say why where the main button cannot be pressed", () => {
    const refusal = { message: { id: "refuse-in-hand", args: [] }, rule: "4.0" };
    const table = desk({ blocked: [{ role: "done", refusal }] });
    expect(send(table, press("e"))).toBe(true);
    expect(table.session).toMatchObject({ trouble: refusal });
    expect(table.play).not.toHaveBeenCalled();
    expect(send(table, press("Enter"))).toBe(false);
  });

  it("Enter says yes to a question, but a key that is held down does not", () => {
    const asked = offer("done", "end");
    const table = desk({ caution: { asked, leave: vi.fn() } });
    send(table, press("Enter", "body", { repeat: true }));
    expect(table.play).not.toHaveBeenCalled();
    send(table, press("Enter"));
    expect(table.play).toHaveBeenCalledWith(asked);
  });

  it("Enter does not say yes where something is lost for good", () => {
    const asked = offer("done", "end");
    const table = desk({ caution: { asked, isGrave: true, leave: vi.fn() } });
    send(table, press("Enter"));
    expect(table.play).not.toHaveBeenCalled();
    // The button that says so, once it has the focus, is pressed by the browser.
    expect(send(table, press("Enter", "button"))).toBe(false);
  });

  it("Escape puts the recap away, then the result of a fight, then what lies on the map", () => {
    const table = desk({ recap: {}, result: {}, endRecap: vi.fn(), closeResult: vi.fn() }) as ReturnType<
      typeof desk
    > & {
      recap: object | null;
      result: object | null;
      endRecap: () => void;
      closeResult: () => void;
    };
    send(table, press("Escape"));
    expect(table.endRecap).toHaveBeenCalled();
    expect(table.closeResult).not.toHaveBeenCalled();
    table.recap = null;
    send(table, press("Escape"));
    expect(table.closeResult).toHaveBeenCalled();
    expect(table.ui.cancel).not.toHaveBeenCalled();
    table.result = null;
    send(table, press("Escape"));
    expect(table.ui.cancel).toHaveBeenCalled();
  });
});
