// Small signs on cards, counters and lists, in a box of 100 by 100. A game's look says by which word each of its signs is
// drawn: one of these, or else letters as they stand.

/** How a sign is drawn: filled, as lines, or as letters. */
export type Glyph = { solid?: string; line?: string; letters?: string };

const disc = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;

const star = (points: number, outer: number, inner: number): string => {
  const at = (i: number): string => {
    const angle = (Math.PI * i) / points - Math.PI / 2;
    const r = i % 2 === 0 ? outer : inner;
    return `${(50 + r * Math.cos(angle)).toFixed(1)} ${(50 + r * Math.sin(angle)).toFixed(1)}`;
  };
  return `M${Array.from({ length: points * 2 }, (_, i) => at(i)).join("L")}Z`;
};

const shell = "M50 8C62 20 64 32 64 44V74H36V44C36 32 38 20 50 8ZM36 80H64V90H36Z";

const glyphs: Record<string, Glyph> = {
  diamond: { solid: "M50 4L92 50L50 96L8 50Z" },
  triangle: { solid: "M50 8L96 90H4Z" },
  circle: { solid: disc(50, 50, 42) },
  square: { solid: "M12 12H88V88H12Z" },
  "double-square": { solid: "M4 4H66V30H34V66H4ZM40 36H96V96H40Z" },
  star: { solid: star(5, 47, 20) },
  "star-open": { line: star(5, 43, 18) },
  burst: { solid: star(9, 47, 24) },
  armour: { line: "M30 28H70A22 22 0 0 1 70 72H30A22 22 0 0 1 30 28Z", solid: disc(50, 50, 9) },
  mine: {
    solid: `${disc(50, 54, 30)}M45 6H55V30H45ZM8 49H24V59H8ZM76 49H92V59H76ZM17 15L30 26L23 33L12 22ZM83 15L70 26L77 33L88 22Z`,
  },
  hero: {
    solid: `M34 4H66L58 40H42Z${star(5, 34, 14).replace(/ (\d+\.\d)/g, (_, y: string) => ` ${(Number(y) + 15).toFixed(1)}`)}`,
  },
  naval: { line: `${disc(50, 20, 10)}M50 30V90M28 42H72M14 62C18 82 34 90 50 90C66 90 82 82 86 62` },
  ship: { solid: "M6 58H94L82 82H18ZM30 52V40H42V28H54V14H62V28H70V52Z" },
  shell: { solid: shell },
  gun: { solid: `${disc(34, 68, 20)}M34 60L90 22L96 32L44 74Z` },
  "barrel-gun": { solid: "M4 44H60V34H96V46H60V56H44L58 88H46L36 62L26 88H14L28 56H4Z" },
  plane: { solid: "M46 6H54L58 34L96 56V66L58 56L55 80L68 90V96L50 92L32 96V90L45 80L42 56L4 66V56L42 34Z" },
  rocket: { line: "M24 52L50 26L76 52M24 82L50 56L76 82" },
  smoke: { solid: `${disc(30, 62, 22)}${disc(56, 42, 26)}${disc(74, 66, 20)}` },
  eye: { line: "M6 50C26 18 74 18 94 50C74 82 26 82 6 50Z", solid: disc(50, 50, 14) },
  lightning: { solid: "M60 4L18 56H46L36 96L82 40H54Z" },
  up: { solid: "M50 8L88 50H64V92H36V50H12Z" },
  rope: { line: "M50 6V94M30 24H70M30 50H70M30 76H70" },
  check: { line: "M14 54L40 80L88 22" },
  cross: { line: "M18 18L82 82M82 18L18 82" },
  plus: { solid: "M38 10H62V38H90V62H62V90H38V62H10V38H38Z" },
  flag: { line: "M22 6V96", solid: "M26 10H88L74 32L88 54H26Z" },
  bunker: { solid: "M6 82V54C6 34 26 20 50 20C74 20 94 34 94 54V82H64V62H36V82Z" },
  cleared: { line: "M14 54L40 80L88 22" },
  attacked: { line: "M16 16L84 84M84 16L16 84M10 62L38 90M90 62L62 90" },
  barraged: { solid: star(9, 47, 24) },
  clock: { line: `${disc(50, 50, 40)}M50 24V52L68 64` },
  skull: {
    solid: `M50 6C74 6 88 24 88 46C88 58 82 66 74 70V92H26V70C18 66 12 58 12 46C12 24 26 6 50 6ZM36 40A9 9 0 1 0 36 58A9 9 0 1 0 36 40ZM64 40A9 9 0 1 0 64 58A9 9 0 1 0 64 40Z`,
  },
  drown: { line: "M6 40q11 -16 22 0t22 0t22 0t22 0M6 70q11 -16 22 0t22 0t22 0t22 0" },
  shuffle: { line: "M8 30H26L66 74H88M8 74H26L40 58M54 44L66 30H88M78 18L90 30L78 42M78 62L90 74L78 86" },
  flank: { line: "M14 88L42 40M86 88L58 40M30 42H44V56M70 42H56V56" },
  radio: { line: "M50 44V94M30 94H70M32 44A18 18 0 0 1 68 44M18 44A32 32 0 0 1 82 44" },
  barrel: { solid: "M8 62L70 14L86 34L24 82ZM76 8L92 28L98 24L82 4Z" },
  stack: { solid: "M8 30H68V90H8ZM26 10H90V74H76V22H26Z" },
  question: { letters: "?" },
};

/** The words by which a sign can be drawn. */
export const glyphWords: readonly string[] = Object.keys(glyphs);

/** How badges for states are drawn where a game's look says nothing else. */
const STATES: Record<string, string> = {
  "state-disrupted": "lightning",
  "state-climb": "up",
  "state-climbing": "up",
  "state-cliff": "rope",
  "state-scaling": "rope",
  "state-inactive": "cross",
  "state-transferred": "flank",
  "state-hero": "hero",
  "state-inspired": "star-open",
  "state-wounded": "plus",
  "state-revealed": "eye",
};

/**
 * How a sign of a game is drawn: by the word that its look has for the key, which may be letters; nothing if the look does
 * not know the key.
 */
export function glyphOf(known: Record<string, string | undefined>, key: string): Glyph | null {
  const word = known[key] ?? STATES[key];
  if (word === undefined) return null;
  return Object.hasOwn(glyphs, word) ? glyphs[word]! : { letters: word };
}
