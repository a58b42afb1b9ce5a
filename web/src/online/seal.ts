// Whether the dice were those that had been sealed before the game began.
import type { Over } from "./wire";

const bytes = (hex: string): Uint8Array => Uint8Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16));

const hex = (found: ArrayBuffer): string =>
  Array.from(new Uint8Array(found), (byte) => byte.toString(16).padStart(2, "0")).join("");

/** Whether a page may reckon such things here: browsers allow it at https:// and on one's own machine. */
export const canCheck = (): boolean => globalThis.crypto?.subtle !== undefined;

/** Whether seed and salt give what was promised, and the record was played with that seed. */
export async function isKept(promise: string, { seed, salt, record }: Pick<Over, "seed" | "salt" | "record">) {
  const all = Uint8Array.from([...bytes(seed), ...bytes(salt)]);
  const found = hex(await crypto.subtle.digest("SHA-256", all));
  return found === promise && record.split("\n").includes(`seed ${seed}`);
}
