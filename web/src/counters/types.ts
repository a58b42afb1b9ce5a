/** The colours of one nation: the counter's body and its print, the symbol box and its lines. */
export type Body = { body: string; ink: string; box: string; box_ink: string };

/** The shape of a seat's counters, so that sides never differ by colour alone. */
export type Corners = "round" | "square";

/** What is printed on a counter whose identity is known. */
export type Face = {
  name: string;
  seat: number;
  nation: string;
  kind: string;
  unit: string;
  /** The size mark: "II", "III", "X", "XX", "XXX". */
  size: string;
  formation: string;
  stripe: string | null;
  /** The steps at full strength. */
  steps: number;
};

/** What a viewer may see of a counter; without a name only nation and kind are known. */
export type CounterView = {
  name: string | null;
  seat: number;
  nation: string;
  kind: string;
  /** "3-4-8", or "2-1-4 (4)" with a range in brackets. */
  values: string | null;
  steps: number | null;
  state: string[];
};

/** The primitives that make the symbol of a kind; `symbols.ts` lists them. */
export type Symbol = string[];

/** How much of a counter is drawn; `forms.ts` chooses by size. */
export type Form = "near" | "far" | "tiny" | "dot";

/** Everything one counter needs to be drawn. */
export type Piece = { view: CounterView; face: Face | null; body: Body; symbol: Symbol; corners: Corners };
