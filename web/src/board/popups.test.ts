import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Popups } from "./popups.svelte";
import type { BoardUi } from "./ui.svelte";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("a refusal can be read as long as one likes, and goes when the pointer has gone elsewhere", () => {
  const popups = new Popups({ openStack: null } as BoardUi);
  popups.showTrouble(7, { text: "No." });
  vi.advanceTimersByTime(60_000);
  popups.pointedAt(7);
  vi.advanceTimersByTime(60_000);
  expect(popups.trouble?.space).toBe(7);
  popups.pointedAt(8);
  vi.advanceTimersByTime(1000);
  expect(popups.trouble).not.toBeNull();
  // Another one is not taken away by what the first one waited for.
  popups.showTrouble(9, { text: "Nor this." });
  vi.advanceTimersByTime(60_000);
  expect(popups.trouble?.space).toBe(9);
  popups.pointedAt(null);
  vi.advanceTimersByTime(60_000);
  expect(popups.trouble).toBeNull();
});

test("a card that only passes by stays until the table answers, a pinned one goes at once", () => {
  const popups = new Popups({ openStack: 3 } as BoardUi);
  const card = { standing: null, space: 7, at: { x: 0, y: 0 }, pinned: false };
  popups.card = card;
  popups.closeFixed();
  expect(popups.card).toBe(card);
  expect(popups.ui.openStack).toBeNull();
  popups.card = { ...card, pinned: true };
  popups.closeFixed();
  expect(popups.card).toBeNull();
  popups.card = card;
  popups.closeAll();
  expect(popups.card).toBeNull();
});
