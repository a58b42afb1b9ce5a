import { expect, it } from "vitest";
import { isKept } from "./seal";

// Reckoned by another program: sha256 of 32 bytes of zero and 16 of one.
const PROMISE = "95451d2e394a22f8d94dd00fb50eaff566f55e58e9edca3dcd55d3c9bb58b53c";
const told = { seed: "00".repeat(32), salt: "01".repeat(16), record: `seed ${"00".repeat(32)}\n\nus draw\n` };

it("a seal is of one seed, one salt and one record", async () => {
  expect(await isKept(PROMISE, told)).toBe(true);
  expect(await isKept(PROMISE, { ...told, seed: "01" + "00".repeat(31) })).toBe(false);
  expect(await isKept(PROMISE, { ...told, salt: "02".repeat(16) })).toBe(false);
  expect(await isKept(PROMISE, { ...told, record: `seed ${"11".repeat(32)}\n` })).toBe(false);
});
