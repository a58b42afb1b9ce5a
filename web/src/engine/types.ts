// What the engine says, as JSON.
export type Arg =
  | { number: number }
  | { halves: number }
  | { die: number }
  | { counter: number }
  | { space: number }
  | { seat: number }
  | { term: string }
  | { code: string };
export type Message = { id: string; args: [string, Arg][] };
export type Event = { message: Message; rule: string; open: boolean };
export type CounterView = {
  name: string | null;
  seat: number;
  nation: string;
  kind: string;
  values: string | null;
  steps: number | null;
  state: string[];
};
export type Stack = { space: string; counters: CounterView[] };
export type Track = { name: string; value: number; rule: string };
export type Mark = { space: string; name: string };
export type View = {
  game: string;
  scenario: string;
  turn: number;
  last_turn: number;
  phase: Message;
  to_act: number | null;
  prompt: Message | null;
  stacks: Stack[];
  tracks: Track[];
  marks: Mark[];
};
export type Role = "take" | "go" | "send" | "target" | "join" | "amount" | "lose" | "commit" | "done" | "other";
export type Offer = {
  action: string;
  role: Role;
  label: Message;
  rule: string;
  counter: number | null;
  space: number | null;
  via: number | null;
  number: number | null;
};
export type Reason = { message: Message; rule: string };
export type Refusal = { rule: string; message: Message };
export type Meant = { action: string; refusal: Refusal | null };
export type Line = { amount: number; reason: Message; rule: string };
export type Tally = { lines: Line[] };
export type Tone = "good" | "even" | "bad";
export type Chance = { result: string; ways: number; of: number; rolls: number[]; tone: Tone };
export type Case = { defence: Tally; before: string; shifts: Tally; column: string; results: Chance[] };
export type Odds = { table: string; rule: string; columns: string[]; attack: Tally; cases: Case[] };
export type Said = { seat: number; action: string | null; forced: boolean; events: Event[] };
export type Verdict = { winner: number | null; scores: number[] };
export type Leg = { space: number; cost: number; reasons: Message[]; rule: string };
export type Pattern = "zone" | "control" | "range" | "number";
export type Overlay = {
  name: string;
  rule: string;
  seat: number | null;
  pattern: Pattern;
  spaces: [number, number][];
};
export type Due = { turn: number; counter: CounterView; way: string };
export type Source = "rules" | "public" | "estimate";
export type Fact = { label: Message; values: Arg[]; rule: string | null; source: Source | null };
export type Card = { columns: Message[]; facts: Fact[] };
export type Face = {
  name: string;
  seat: number;
  nation: string;
  kind: string;
  unit: string;
  size: string;
  formation: string;
  steps: number;
  values: string[];
};
export type LegendLine = { name: string; swatch: string; values: Arg[] };
export type Legend = { columns: Message[]; lines: LegendLine[]; rule: string };
export type Printed = { name: string; rule: string; columns: string[]; lines: [string, string[]][] };
export type Body = { body: string; ink: string; box: string; box_ink: string };
export type Corners = "round" | "square";
export type SeatLook = { chip: string; corners: Corners; nation: string; kind: string };
export type MarkLook = { glyph: string; colour: string };
export type TrackLook = { name: string; most: number | null; step: number | null };
export type Look = {
  turns: string[];
  glimpse: [number, number, number, number];
  seats: Record<string, SeatLook>;
  nations: Record<string, Body>;
  kinds: Record<string, string[]>;
  stripes: Record<string, string>;
  formations: Record<string, string>;
  marks: Record<string, MarkLook>;
  terrains: Record<string, string>;
  boxes: Record<string, [number, number]>;
  tracks: TrackLook[];
};
export type Rule = { number: string; title: string; summary: string; state: string };
export type ScenarioOption = { id: string; description: string; default: boolean };
export type Scenario = { id: string; title: string; description: string; options: ScenarioOption[] };
export type SpaceInfo = {
  name: string;
  title: string | null;
  grid: number | null;
  drawn: boolean;
  at: [number, number];
  terrain: string;
  features: string[];
  source: string;
  rules: string[];
  worth: number;
};
export type Info = {
  id: string;
  seats: string[];
  scenarios: Scenario[];
  counters: Face[];
  spaces: SpaceInfo[];
  corners: [number, number][][];
  look: Look;
  rulebook: Rule[];
  legend: Legend;
  tables: Printed[];
  phases: Message[];
  parts_of_a_point: number;
};
export type Sight = {
  played: number;
  to_act: number | null;
  view: View;
  reasons: Reason[];
  offers: Offer[];
  in_hand: number | null;
  reach: [number, number][];
  odds: Odds | null;
  history: Said[];
  can_undo: boolean;
  can_redo: boolean;
  verdict: Verdict | null;
  scores: number[];
  hash: string;
};
