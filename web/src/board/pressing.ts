// In which order one goes from space to space where something can be done: what must be done comes first.
import type { Info, Offer, Sight } from "../engine/types";
import { areBeside, readingOrder } from "./hexes";

/** Spaces where something can be done: first those whose counters must act and what these can attack, then what can be done,
 * last what can only be fired at. Within each, in reading order. */
export function mostPressing(
  info: Info,
  sight: Pick<Sight, "offers" | "standing">,
  spaces: Iterable<number>,
  placeOf: ReadonlyMap<number, number>,
): number[][] {
  const must = (sight.standing ?? []).flatMap(([counter, mark]) =>
    mark === "must" ? (placeOf.get(counter) ?? []) : [],
  );
  const roles = new Map<number, Set<Offer["role"]>>();
  for (const { space, role } of sight.offers)
    if (space !== null) roles.set(space, (roles.get(space) ?? new Set()).add(role));
  const besideMust = (space: number): boolean => must.some((other) => areBeside(info, space, other));
  const rank = (space: number): number => {
    const here = roles.get(space);
    if (must.includes(space) || (here?.has("target") && besideMust(space))) return 0;
    return here?.size === 1 && here.has("bombard") ? 2 : 1;
  };
  const order = readingOrder(info, spaces);
  return [0, 1, 2].map((wanted) => order.filter((space) => rank(space) === wanted)).filter((one) => one.length > 0);
}
