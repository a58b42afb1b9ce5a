import type { Body, Corners, CounterView, Face as EngineFace } from "../engine/types";

export type { Body, Corners, CounterView };

/** What is printed on a counter whose identity is known: the formation as it is printed, with the colour of its stripe. */
export type Face = Omit<EngineFace, "values"> & { stripe: string | null };

/** The primitives that make the symbol of a kind; `symbols.ts` lists them. */
export type Symbol = string[];

/** How much of a counter is drawn; `forms.ts` chooses by size. */
export type Form = "near" | "far" | "tiny" | "dot";

/** Everything one counter needs to be drawn. */
export type Piece = {
  view: CounterView;
  face: Face | null;
  body: Body;
  symbol: Symbol;
  corners: Corners;
  /** How the game draws its signs: badges of states and of the print. */
  glyphs?: Record<string, string | undefined> | undefined;
};
