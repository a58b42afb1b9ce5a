// How a game stood for the first seat, as lines: by the chance to win, in ten-thousandths, or by points, in thousandths.
import type { Analysis, Mistake, Moment } from "../engine/types";

export type Frame = { width: number; height: number };

const short = (n: number): number => Math.round(n * 10) / 10;

/** Where a moment lies from left to right: player-turns are equally far apart. */
export const across = (at: number, count: number, { width }: Frame): number =>
  count < 2 ? width / 2 : (at / (count - 1)) * width;

/** From where to where a graph goes, and how much of the stake is one point of what is told. */
export type Scale = { low: number; high: number; per: number };

export const CHANCE: Scale = { low: 0, high: 10_000, per: 100 };

export function scaleOf({ enough, moments }: Pick<Analysis, "enough" | "moments">): Scale {
  if (enough === null) return CHANCE;
  const all = moments.map(({ outlook }) => outlook);
  return { low: Math.min(0, ...all), high: Math.max(enough, ...all), per: 1000 };
}

export const down = (amount: number, { height }: Frame, { low, high }: Scale): number =>
  height * (1 - (Math.min(Math.max(amount, low), high) - low) / (high - low));

/** The line through all moments. */
export function lineOf(moments: readonly Moment[], frame: Frame, scale: Scale): string {
  return moments
    .map(({ outlook }, i) => `${short(across(i, moments.length, frame))} ${short(down(outlook, frame, scale))}`)
    .join("L");
}

/** The area under the line. */
export function areaOf(moments: readonly Moment[], frame: Frame, scale: Scale): string {
  if (moments.length < 2) return "";
  return `M0 ${frame.height}L${lineOf(moments, frame, scale)}L${frame.width} ${frame.height}Z`;
}

/** How far the truth may lie from the line: one standard error to either side. */
export function bandOf(moments: readonly Moment[], frame: Frame, scale: Scale): string {
  if (moments.length < 2) return "";
  const edge = (sign: number): string[] =>
    moments.map(
      ({ outlook, error }, i) =>
        `${short(across(i, moments.length, frame))} ${short(down(outlook + sign * error, frame, scale))}`,
    );
  return `M${[...edge(1), ...edge(-1).reverse()].join("L")}Z`;
}

/** The moment nearest to a point from left to right. */
export function nearest(x: number, count: number, frame: Frame): number {
  if (count < 2) return 0;
  return Math.min(Math.max(Math.round((x / frame.width) * (count - 1)), 0), count - 1);
}

/** The last moment that is not after so many actions. */
export function momentAt(moments: readonly Moment[], played: number): number {
  return Math.max(
    moments.findLastIndex((moment) => moment.played <= played),
    0,
  );
}

/** Where turns begin, thinned so that their numbers have room. */
export function ticksOf(moments: readonly Moment[], most: number): { at: number; turn: number }[] {
  const all = moments.flatMap(({ turn }, at) => (at === 0 || moments[at - 1]!.turn !== turn ? [{ at, turn }] : []));
  const every = Math.max(1, Math.ceil(all.length / Math.max(most, 1)));
  return all.filter((_, i) => i % every === 0);
}

/** The signs that chess players know. */
export const SIGNS: Record<Mistake["grade"], string> = { inaccuracy: "?!", mistake: "?", blunder: "??" };

/** What luck and skill brought a seat, and how much of skill is not among the mistakes; the longest bar is the greatest of all. */
export function sumsOf(report: Analysis): { luck: number; skill: number; rest: number; most: number }[] {
  const most = Math.max(500, ...report.luck.map(Math.abs), ...report.skill.map(Math.abs));
  return report.luck.map((luck, seat) => {
    const skill = report.skill[seat] ?? 0;
    const told = report.mistakes.filter((mistake) => mistake.seat === seat);
    return { luck, skill, rest: told.reduce((sum, { loss }) => sum + loss, skill), most };
  });
}

/** A chance in percent, as the language writes it: 52 %. */
export function chanceText(language: string, chance: number): string {
  return new Intl.NumberFormat(language, { style: "percent", maximumFractionDigits: 0 }).format(chance / 10_000);
}

const decimals = new Map<string, Intl.NumberFormat>();

/** An amount in thousandths (of a point) or hundredths (of a percent) with one decimal: 1.5, −0.3. */
export function plainText(language: string, amount: number, per: number): string {
  let format = decimals.get(language);
  if (!format) {
    format = new Intl.NumberFormat(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
    decimals.set(language, format);
  }
  const text = format.format(Math.abs(amount / per));
  return amount < 0 && /[1-9]/.test(text) ? `−${text}` : text;
}

/** A number as the language writes it, the minus a real one: 1,250, −3. */
export function wholeText(language: string, amount: number): string {
  return new Intl.NumberFormat(language).format(amount).replace("-", "−");
}

/** The same with its sign: +1.5, −0.3. */
export function amountText(language: string, amount: number, per: number): string {
  const text = plainText(language, amount, per);
  return amount > 0 && /[1-9]/.test(text) ? `+${text}` : text;
}

/** The name of a term or guard that no language has: its id, readable. */
export const readable = (id: string): string =>
  id.replace(/^(term|measure|guard|refuse)-/, "").replaceAll("-", " ");

/** What a plan promises, as it is written: points where the game counts them, else the chance to win. */
export const promised = (
  language: string,
  { chance, points }: { chance: number; points: number | null },
): string => (points === null ? chanceText(language, chance) : plainText(language, points, 1000));

/** The best of the other plans that is worth less than a plan, as far as one can read it. */
export const nextBest = <P extends { chance: number; points: number | null }>(
  language: string,
  plan: { chance: number; points: number | null },
  others: readonly P[],
): P | undefined => {
  const [first] = others;
  return first && promised(language, first) !== promised(language, plan) ? first : undefined;
};
