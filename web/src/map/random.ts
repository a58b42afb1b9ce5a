/** Chance that belongs to a place: the same hex always looks the same. */

/** A number from a text. */
export function seedOf(text: string, salt = 0): number {
  let h = 2166136261 ^ salt;
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 16777619);
  return h >>> 0;
}

/** A row of numbers from 0 to 1. */
export function chance(seed: number): () => number {
  let a = seed | 0;
  return () => {
    a = (a + 0x6d2b79f5) | 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** A number from 0 to 1 that belongs to a pair of whole numbers. */
export function scatter(a: number, b: number, salt: number): number {
  let h = Math.imul(a, 0x9e3779b1) ^ Math.imul(b, 0x85ebca6b) ^ Math.imul(salt, 0xc2b2ae35);
  h = Math.imul(h ^ (h >>> 15), 0x2c1b3c6d);
  h = Math.imul(h ^ (h >>> 12), 0x297a2d39);
  return ((h ^ (h >>> 15)) & 0xffff) / 65536;
}

/** Smooth noise from 0 to 1 with a wavelength of one. */
export function noise(x: number, y: number, salt: number): number {
  const i = Math.floor(x);
  const j = Math.floor(y);
  const u = ease(x - i);
  const v = ease(y - j);
  const top = scatter(i, j, salt) * (1 - u) + scatter(i + 1, j, salt) * u;
  const bottom = scatter(i, j + 1, salt) * (1 - u) + scatter(i + 1, j + 1, salt) * u;
  return top * (1 - v) + bottom * v;
}

/** Noise of several wavelengths, each half as long and half as strong as the one before. */
export function fractal(x: number, y: number, salt: number, octaves: number): number {
  let sum = 0;
  let weight = 0.5;
  for (let k = 0; k < octaves; k++) {
    sum += weight * noise(x, y, salt + k);
    x *= 2;
    y *= 2;
    weight /= 2;
  }
  return sum;
}

function ease(t: number): number {
  return t * t * (3 - 2 * t);
}
