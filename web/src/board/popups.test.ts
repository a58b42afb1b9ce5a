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
