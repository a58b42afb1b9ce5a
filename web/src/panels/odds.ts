// The odds of a fight, arranged for showing.
import type { Case, Chance, Info, Need, Odds, Offer, Sheet, Tally, Tone } from "../engine/types";
import { sideOf } from "../table/sides";

export const total = (tally: Tally): number => tally.lines.reduce((sum, line) => sum + line.amount, 0);

export const TONES: readonly Tone[] = ["good", "even", "bad"];

/** The results of a case, the good ones first, the likeliest first among them. */
export function arranged(results: readonly Chance[]): Chance[] {
  return [...results].sort((a, b) => TONES.indexOf(a.tone) - TONES.indexOf(b.tone) || b.ways - a.ways);
}

/** The share of the rolls that bring a tone. */
export function share(results: readonly Chance[], tone: Tone): number {
  let ways = 0;
  for (const chance of results) if (chance.tone === tone) ways += chance.ways / chance.of;
  return ways;
}

/** The case of the strongest defence and that of the weakest, in the engine's order; one if they are the same. */
export function range(odds: Odds): Case[] {
  const [strongest, weakest] = [odds.cases[0], odds.cases.at(-1)];
  if (!strongest || !weakest) return [];
  return JSON.stringify(strongest) === JSON.stringify(weakest) ? [strongest] : [strongest, weakest];
}

/** Whether the dice bring something else, or other things are missing, than in another fight. */
export const differ = (a: Odds, b: Odds): boolean =>
  missing(a) !== missing(b) || JSON.stringify(range(a).map(chances)) !== JSON.stringify(range(b).map(chances));

const chances = ({ results }: Case): unknown =>
  arranged(results).map(({ result, ways, of }) => [result, ways / of]);

/** The cases whose chances are worth showing: one, if both bring the same, by whatever strength and column. */
export function apart(cases: readonly Case[]): Case[] {
  return cases.filter((one, at) => at === 0 || JSON.stringify(chances(one)) !== JSON.stringify(chances(cases[0]!)));
}

const AGAINST: Record<Tone, Tone> = { good: "bad", even: "even", bad: "good" };

/** The same odds as the defender sees them: what is good for the attacker is bad for him. */
export function defended(odds: Odds): Odds {
  const turned = (one: Case): Case => ({
    ...one,
    results: one.results.map((chance) => ({ ...chance, tone: AGAINST[chance.tone] })).reverse(),
  });
  return { ...odds, cases: odds.cases.map(turned) };
}

/** Whose attack it is, if that is told: the side of the first unit that adds to it. */
export function attackerOf(info: Info, { lines }: Tally): number | null {
  const units = lines.flatMap(({ reason }) =>
    reason.args.flatMap(([, arg]) => ("counter" in arg ? [arg.counter] : [])),
  );
  return info.counters[units[0] ?? -1]?.side ?? null;
}

/**
 * Whether a side is attacked where counters of these sides stand. Where both stand in one space it is the attack that
 * tells; whoever puts one together there has nobody in it yet.
 */
export function isDefender(attacker: number | null, there: readonly number[], side: number | null): boolean {
  if (side === null || !there.includes(side)) return false;
  return attacker === null ? there.every((one) => one === side) : attacker !== side;
}

/** Whether a fight was fought against the viewer: the attack is other units' than his. */
export function isAgainst(info: Info, sheet: Sheet, viewer: number): boolean {
  const side = attackerOf(info, sheet.attack);
  return viewer >= 0 && side !== null && side !== sideOf(info, viewer);
}

/** The tone of a result as the other side sees it. */
export const turned = (tone: Tone): Tone => AGAINST[tone];

/** How many of the things that an attack needs, as far as they are known, nobody brings. */
export const missing = (odds: Odds): number =>
  odds.needs.filter((need) => need.met === null && !isUnknown(need)).length;

/** Whether it is not known what is needed: nobody has seen who asks for it. */
export const isUnknown = (need: Need): boolean => need.what.id.includes("unknown");

/** A share in percent, as the language writes it. */
export function percent(language: string, value: number): string {
  return new Intl.NumberFormat(language, { style: "percent", maximumFractionDigits: 1 }).format(value);
}

/** A number with its sign, the minus a real one. */
export const signed = (amount: number): string => (amount > 0 ? `+${amount}` : amount < 0 ? `−${-amount}` : "0");

/** What a share gains against another, in points of a hundred; less is a loss. */
export const gained = (now: number, then: number): number => Math.round((then - now) * 1000) / 10;

/** Rolls as players write them: 2, 3–5, 12. */
export function rolls(list: readonly number[]): string {
  const sorted = [...list].sort((a, b) => a - b);
  const runs: [number, number][] = [];
  for (const roll of sorted) {
    const last = runs.at(-1);
    if (last && last[1] === roll - 1) last[1] = roll;
    else runs.push([roll, roll]);
  }
  return runs.map(([a, b]) => (a === b ? `${a}` : b === a + 1 ? `${a}, ${b}` : `${a}–${b}`)).join(", ");
}

/** The offers whose effect is worth showing: who could join first, then the greatest and smallest amount. */
export function worthTrying(offers: readonly Offer[], most = 8): Offer[] {
  const joins = offers.filter((offer) => offer.role === "join");
  const amounts = offers
    .filter((offer) => offer.role === "amount")
    .sort((a, b) => (b.number ?? 0) - (a.number ?? 0));
  const ends = amounts.length > 1 ? [amounts[0]!, amounts.at(-1)!] : amounts;
  const room = Math.max(most - ends.length, 2);
  return [...joins.slice(0, room), ...ends].slice(0, most);
}
