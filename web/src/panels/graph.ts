// The winning chance over a game, as lines. Chances are in ten-thousandths, of the first seat.
import type { Analysis, Mistake, Moment } from "../engine/types";

export type Frame = { width: number; height: number };

const short = (n: number): number => Math.round(n * 10) / 10;

/** Where a moment lies from left to right: player-turns are equally far apart. */
export const across = (at: number, count: number, { width }: Frame): number =>
  count < 2 ? width / 2 : (at / (count - 1)) * width;

export const down = (chance: number, { height }: Frame): number =>
  height * (1 - Math.min(Math.max(chance, 0), 10_000) / 10_000);

/** The line through all moments. */
export function lineOf(moments: readonly Moment[], frame: Frame): string {
  return moments
    .map(({ chance }, i) => `${short(across(i, moments.length, frame))} ${short(down(chance, frame))}`)
    .join("L");
}

/** The area under the line. */
export function areaOf(moments: readonly Moment[], frame: Frame): string {
  if (moments.length < 2) return "";
  return `M0 ${frame.height}L${lineOf(moments, frame)}L${frame.width} ${frame.height}Z`;
}

/** How far the truth may lie from the line: one standard error to either side. */
export function bandOf(moments: readonly Moment[], frame: Frame): string {
  if (moments.length < 2) return "";
  const edge = (sign: number): string[] =>
    moments.map(
      ({ chance, error }, i) =>
        `${short(across(i, moments.length, frame))} ${short(down(chance + sign * error, frame))}`,
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

/** What luck and skill brought a seat; the longest bar is as long as the greatest of all. */
export function sumsOf(report: Analysis): { luck: number; skill: number; most: number }[] {
  const most = Math.max(500, ...report.luck.map(Math.abs), ...report.skill.map(Math.abs));
  return report.luck.map((luck, seat) => ({ luck, skill: report.skill[seat] ?? 0, most }));
}

/** A chance in percent, as the language writes it: 52 %. */
export function chanceText(language: string, chance: number): string {
  return new Intl.NumberFormat(language, { style: "percent", maximumFractionDigits: 0 }).format(chance / 10_000);
}

const decimals = new Map<string, Intl.NumberFormat>();

/** An amount in thousandths (of a victory point) or hundredths (of a percent) with its sign and one decimal: +1.5, −0.3. */
export function amountText(language: string, amount: number, per: number): string {
  let format = decimals.get(language);
  if (!format) {
    format = new Intl.NumberFormat(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
    decimals.set(language, format);
  }
  const text = format.format(Math.abs(amount / per));
  if (!/[1-9]/.test(text)) return format.format(0);
  return amount > 0 ? `+${text}` : `−${text}`;
}

/** The name of a term or guard that no language has: its id, readable. */
export const readable = (id: string): string => id.replace(/^(term|guard|refuse)-/, "").replaceAll("-", " ");
