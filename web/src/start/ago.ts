const STEPS: [Intl.RelativeTimeFormatUnit, number][] = [
  ["day", 86_400_000],
  ["hour", 3_600_000],
  ["minute", 60_000],
];

/** How long ago something was, as the language says it; a date once a week has passed. */
export function ago(language: string, then: number, now: number): string {
  const past = Math.max(0, now - then);
  if (past >= 7 * 86_400_000) {
    return new Intl.DateTimeFormat(language, { day: "numeric", month: "short" }).format(then);
  }
  const words = new Intl.RelativeTimeFormat(language, { numeric: "auto" });
  for (const [unit, length] of STEPS) {
    if (past >= length) return words.format(-Math.floor(past / length), unit);
  }
  return words.format(0, "second");
}
