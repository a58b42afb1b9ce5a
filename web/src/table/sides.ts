// Sides and their seats: those of one side win together, and one person may hold several of them.
import type { Info } from "../engine/types";

/** The side of a seat; whoever looks on has none. */
export const sideOf = (info: Info, seat: number | null): number | null =>
  seat === null ? null : (info.side_of[seat] ?? null);
