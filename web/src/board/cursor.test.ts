import { expect, test, vi } from "vitest";
import { Cursor } from "./cursor.svelte";
import { sightOf } from "./fixture";
import type { Host } from "./host";
import { group } from "./offers";
import { Popups } from "./popups.svelte";
import { BoardUi } from "./ui.svelte";

test("Escape lets go of what is in hand, whatever was just refused; what somebody opened is closed first", () => {
  vi.stubGlobal("window", { setTimeout: () => 0 });
  const ui = new BoardUi();
  const popups = new Popups(ui);
  const undo = vi.fn();
  const host = { session: { front: sightOf([], [], { in_hand: 0 }), undo }, ui, popups, grouped: group([]) };
  const cursor = new Cursor(host as unknown as Host);
  popups.showTrouble(1, { text: "no" });
  cursor.escape();
  expect(undo).toHaveBeenCalledTimes(1);
  expect(popups.trouble).toBeNull();
  popups.menu = { space: 1, offers: [] };
  cursor.escape();
  expect(undo).toHaveBeenCalledTimes(1);
  expect(popups.menu).toBeNull();
  vi.unstubAllGlobals();
});
