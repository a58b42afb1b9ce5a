import { expect, test } from "vitest";
import { shared } from "./shared";

test("what is as it was stays the same object", () => {
  const before = { played: 1, view: { stacks: [{ at: "a" }, { at: "b" }], marks: [] }, hand: null };
  expect(shared(before, structuredClone(before))).toBe(before);
  const after = shared(before, { played: 2, view: structuredClone(before.view), hand: null });
  expect(after).toEqual({ ...before, played: 2 });
  expect(after.view).toBe(before.view);
});

test("only what changed is new", () => {
  const before = { stacks: [{ at: "a" }, { at: "b", n: [1] }, { at: "c" }] };
  const now = shared(before, { stacks: [{ at: "a" }, { at: "b", n: [2] }, { at: "c" }] });
  expect(now).toEqual({ stacks: [{ at: "a" }, { at: "b", n: [2] }, { at: "c" }] });
  expect(now.stacks).not.toBe(before.stacks);
  expect(now.stacks[0]).toBe(before.stacks[0]);
  expect(now.stacks[1]).not.toBe(before.stacks[1]);
  expect(now.stacks[2]).toBe(before.stacks[2]);
});

test("what stands behind something that came or went is the same", () => {
  const before = [{ at: "a" }, { at: "b" }, { at: "c" }];
  const shorter = shared(before, [{ at: "a" }, { at: "c" }]);
  expect(shorter).toEqual([{ at: "a" }, { at: "c" }]);
  expect(shorter[1]).toBe(before[2]);
  const longer = shared(before, [{ at: "a" }, { at: "x" }, { at: "b" }, { at: "c" }]);
  expect(longer.map((one) => before.indexOf(one))).toEqual([0, -1, 1, 2]);
});

test("a key that is gone, or nothing in place of something, is a change", () => {
  const before: Record<string, unknown> = { a: 1, b: undefined };
  expect(shared(before, { a: 1, c: undefined })).not.toBe(before);
  expect(shared(before, { a: 1 })).toEqual({ a: 1 });
  expect(shared({ a: [1] }, { a: null })).toEqual({ a: null });
  expect(shared({ a: [] }, { a: {} })).toEqual({ a: {} });
});
