// Time that is left, as a clock shows it.

/** Days and hours where there are days, else hours, minutes and seconds. */
export function clockFace(seconds: number, days: (days: number, hours: number) => string): string {
  const left = Math.max(0, Math.floor(seconds));
  const [hours, minutes, rest] = [Math.floor(left / 3600), Math.floor(left / 60) % 60, left % 60];
  const two = (number: number): string => String(number).padStart(2, "0");
  if (hours >= 24) return days(Math.floor(hours / 24), hours % 24);
  return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`;
}
