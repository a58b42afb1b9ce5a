// Written by `cargo xtask types` from the Rust types: change those, not this file.

/** What a bot would do, and why. */
export type Advice = {
  /** The action as text. */
  action: string,
  /** Why. */
  why: Why,
};

/** Another plan, beside the one chosen. */
export type Alternative = {
  /** What it does that the chosen one does not. */
  arrows: Array<Arrow>,
  /** The chance to win after it, in ten-thousandths. */
  chance: number,
  /** The points that the game is expected to come to, in thousandths, if it is reckoned in points. */
  points: number | null,
  /** What it is worth more (or less) than the chosen one, term by term, the largest difference first. */
  differs: Array<[string, number]>,
};

/** A game looked at afterwards. The stake is the chance to win, in ten-thousandths, or points, in thousandths. */
export type Analysis = {
  /** How much of the work is done, in percent; a part is told as soon as it is known. */
  done: number,
  /** How many points win, in thousandths, if points are the stake. */
  enough: number | null,
  /** How it stood at the beginning of each player-turn and at the end. */
  moments: Array<Moment>,
  /** What was counted. */
  measured: Array<Measured>,
  /** What each seat's luck brought it over the game, in the stake. */
  luck: Array<number>,
  /** What each seat's play brought it, measured by the best plans found: the mistakes and all that is smaller. */
  skill: Array<number>,
  /** The rolls that mattered most. */
  rolls: Array<Luck>,
  /** How well each seat played, in percent. */
  accuracy: Array<number>,
  /** The costliest mistakes, at most five, in the order of the game. */
  mistakes: Array<Mistake>,
};

/** An argument of a message. */
export type Arg = { "number": number } | { "points": number } | { "die": number } | { "counter": CounterId } | { "space": SpaceId } | { "seat": SeatId } | { "side": SideId } | { "word": number } | { "term": string } | { "code": string };

/** One thing that a plan does, to be drawn on the board. */
export type Arrow = {
  /** Who does it. */
  seat: SeatId,
  /** Which counter, if one, and if the asker may know. */
  counter: CounterId | null,
  /** From where, if from somewhere on the board. */
  from: SpaceId | null,
  /** Whither, or against which space. */
  to: SpaceId,
  /** Whether it is an attack rather than a move. */
  attack: boolean,
};

/** What was measured, on one core. */
export type Bench = {
  /** The game. */
  game: string,
  /** The scenario. */
  scenario: string,
  /** Random actions a second: listing, choosing, applying. */
  actions_per_second: number,
  /** Whole random games a second. */
  playouts_per_second: number,
  /** Actions in a game, on average. */
  actions_per_playout: number,
  /** Legal actions at a decision, on average. */
  branching: number,
  /** The size of a situation in memory. */
  situation_bytes: number,
  /** Nanoseconds to clone a situation. */
  clone_ns: number,
  /** Nanoseconds to list the legal actions, over the decisions of random games. */
  list_ns: number,
  /** Nanoseconds to hash a situation. */
  hash_ns: number,
  /** Nanoseconds to search where one counter can go, over counters that can move. */
  reach_ns: number,
  /** Games played. */
  playouts: number,
  /** Actions played. */
  actions: number,
};

/** An action that a player looks for now, and why it cannot be taken. */
export type Blocked = {
  /** Why not. */
  refusal: Refusal,
  /** What it does. */
  role: Role,
  /** What it is called. */
  label: Message,
  /** The rule that allows it. */
  rule: string,
  /** The counter that it concerns. */
  counter: CounterId | null,
  /** Where it happens or leads. */
  space: SpaceId | null,
  /** The space on the way, where there is a choice of ways. */
  via: SpaceId | null,
  /** How many. */
  number: number | null,
  /** The track that they are taken from: a term. */
  track: string | null,
};

/** The colours of a nation's counters. */
export type Body = {
  /** The counter. */
  body: string,
  /** Its figures. */
  ink: string,
  /** The box of the symbol. */
  box: string,
  /** The symbol. */
  box_ink: string,
};

/** What is known of a counter or a space. */
export type Card = {
  /** The names of the value columns, if there is more than one. */
  columns: Array<Message>,
  /** The facts. */
  facts: Array<Fact>,
};

/** A part of a card. */
export type CardPart = {
  /** Its heading. */
  label: Message,
  /** What stands in it. */
  signs: Array<Sign>,
  /** Whether it is the part that counts where the card lies. */
  live: boolean,
  /** What it does now, to whom, in sentences; empty where it does not count. */
  means: Array<Message>,
  /** The rule that reads it. */
  rule: string,
};

/** One reading of a table: which column, and what it may bring. */
export type Case = {
  /** The defence (or target value) it assumes, explained. */
  defence: Tally,
  /** The column before shifts, as printed. */
  before: string,
  /** The shifts, explained. */
  shifts: Tally,
  /** The column after shifts, as printed. */
  column: string,
  /** What is added to the roll, explained. */
  modifiers: Tally,
  /** Every result of the column and its chance, worst for the attacker first. */
  results: Array<Chance>,
};

/** How likely a result is: `ways` of `of` equally likely rolls. */
export type Chance = {
  /** The result as the table prints it. */
  result: string,
  /** In how many rolls it comes. */
  ways: number,
  /** Of how many. */
  of: number,
  /** The rolls that bring it, as sums. */
  rolls: Array<number>,
  /** Whom it favours. */
  tone: Tone,
};

/** What became of a record that is not what it was: earlier rules were played by, or its end is missing. */
export type Changed = {
  /** The edition of the rules that it was played by. */
  edition: number,
  /** Today's edition. */
  today: number,
  /** What became of it. */
  fate: Fate,
  /** Where and why today's rules end it. */
  stopped: Failure | null,
};

/** The shape of a side's counters. */
export type Corners = "round" | "square";

/** A counter: a unit or a marker. */
export type CounterId = number;

/** A counter as a viewer may see it. */
export type CounterView = {
  /** Its name; absent if the viewer may not know which it is. */
  name: string | null,
  /** Whose it is. */
  side: SideId,
  /** Its nation: a term. */
  nation: string,
  /** Its kind: a term. */
  kind: string,
  /** The printed values of the side that is up, if known. */
  values: string | null,
  /** Steps left, if known. */
  steps: number | null,
  /** Words for its state (moved, engaged, …). */
  state: Array<string>,
};

/** A coloured dot in a space. */
export type Dot = {
  /** The space. */
  space: SpaceId,
  /** Its colour: a key of the look's colours. */
  colour: string,
  /** How heavy it is: 0 a rim about the source, then 1 to 3. */
  weight: number,
};

/** A counter that is to come, or to go. */
export type Due = {
  /** The turn. */
  turn: number,
  /** The counter, as the viewer may see it. */
  counter: CounterView,
  /** What it will do. */
  what: Errand,
  /** Where it comes in: a term. */
  way: string,
};

/** What a counter will do that is on the schedule. */
export type Errand = "arrive" | "leave" | "return" | "exchange" | "upgrade";

/** Something that happened, told to the players in order. */
export type Event = {
  /** What happened. */
  message: Message,
  /** The rule by which it happened. */
  rule: string,
  /** Whether both sides may know the counters it names, whatever is hidden otherwise. */
  open: boolean,
  /** Whether it only explains the event before it: why one was hit and another was not. */
  detail: boolean,
  /** A line of fire to draw on the board: from where and to where. */
  line: [SpaceId, SpaceId] | null,
  /** The spaces through which something went, from where it stood: a move, a drift, a retreat, an advance. */
  way: Array<SpaceId>,
  /** What came of a fight, for the event that tells its result. */
  sheet: Sheet | null,
};

/** What a plan is expected to bring of something that the game counts, in thousandths. */
export type Expected = {
  /** Its name: a message id. */
  name: string,
  /** How it stands. */
  now: number,
  /** On average, after the plan and the reply. */
  mean: number,
  /** The least and the most that came of it. */
  range: [number, number],
};

/** A counter's fixed print. */
export type Face = {
  /** Its name. */
  name: string,
  /** Whose it is. */
  side: SideId,
  /** Its nation: a term. */
  nation: string,
  /** Its kind: a term. */
  kind: string,
  /** The unit's own number or name. */
  unit: string,
  /** The size mark: `II`, `III`, `X` and so on. */
  size: string,
  /** The key of its formation, empty if it has none. */
  formation: string,
  /** Steps at full strength. */
  steps: number,
  /** The values of each side, full strength first. */
  values: Array<string>,
  /** The sign printed beside its symbol, if any: a key of the look's glyphs. */
  badge: string | null,
  /** The line of small print of each side, full strength first; empty if it has none. */
  notes: Array<string>,
};

/** One line of a card: a name, its values, the rule and where the datum comes from. */
export type Fact = {
  /** What it is. */
  label: Message,
  /** Its values, one a column. */
  values: Array<Arg>,
  /** The rule that uses it. */
  rule: string | null,
  /** Where it comes from. */
  source: Source | null,
};

/** Why a call did nothing. */
export type Failure = { "kind": "refused",
  /** The number of the rule. */
  rule: string,
  /** The reason. */
  message: Message, } | { "kind": "text",
  /** The line, from one, if it is known. */
  line?: number,
  /** What is wrong, in English. */
  reason: string,
  /** The action that the rules forbid, if that is what is wrong. */
  refused?: Refused, } | { "kind": "over" } | { "kind": "other_seat" } | { "kind": "chance" } | { "kind": "hidden" } | { "kind": "undo",
  /** Why not. */
  reason: NoUndo,
};

/** What becomes of a record. */
export type Fate = "cut" | "same" | "unproven" | "elsewhere" | "stopped";

/** What wins, and how that stands. */
export type Goal = {
  /** What wins: a sentence. */
  aim: Message,
  /** The rule. */
  rule: string,
  /** How it stands: a short sentence with the margin. */
  standing: Message,
  /** The side that would win if the game ended now. */
  ahead: SideId | null,
  /** The places that count, as far as the viewer may know. */
  prizes: Array<Prize>,
  /** Once the game is over: what decided it, in sentences. */
  decided: Array<Reason>,
};

/** How grave a mistake is. */
export type Grade = "inaccuracy" | "mistake" | "blunder";

/** A game, as far as it never changes. */
export type Info = {
  /** Its id. */
  id: string,
  /** Its seats. */
  seats: Array<string>,
  /** All sides that own counters or may win. */
  sides: Array<string>,
  /** The side of each seat. */
  side_of: Array<SideId>,
  /** Names from its data that messages say by their number. */
  words: Array<string>,
  /** Its scenarios. */
  scenarios: Array<Scenario>,
  /** Its counters, by id. */
  counters: Array<Face>,
  /** Its spaces, by id. */
  spaces: Array<SpaceInfo>,
  /** The corners of a hex of each grid, seen from its centre. */
  corners: Array<Array<[number, number]>>,
  /** How it looks. */
  look: Look,
  /** Its rules in our words. */
  rulebook: Array<Rule>,
  /** What the board's signs mean. */
  legend: Legend,
  /** Its printed tables. */
  tables: Array<Printed>,
  /** The phases of a turn. */
  phases: Array<Message>,
  /** In how many parts it divides a movement point. */
  parts_of_a_point: number,
};

/** What can be shown of a game before anybody sits down at it: a page needs no engine for it. */
export type Leaflet = {
  /** All that does not change while it is played. */
  info: Info,
  /** What the first seat sees of each scenario as it begins, by the scenarios' ids. */
  begins: { [key in string]: Sight },
};

/** One step of a way over the board. */
export type Leg = {
  /** The space entered. */
  space: SpaceId,
  /** What entering it costs, in the game's parts of a point. */
  cost: number,
  /** What makes up the cost. */
  reasons: Array<Message>,
  /** The rule that sets it. */
  rule: string,
};

/** What the board's signs mean and do. */
export type Legend = {
  /** The names of the columns. */
  columns: Array<Message>,
  /** The lines. */
  lines: Array<LegendLine>,
  /** The rule that the values come from. */
  rule: string,
};

/** A line of the legend. */
export type LegendLine = {
  /** What it is: a term. */
  name: string,
  /** The word by which the board draws it: a terrain, a feature or a line. */
  swatch: string,
  /** Its values, one a column. */
  values: Array<Arg>,
};

/** One line of a tally: an amount, the reason and the rule. */
export type Line = {
  /** How much this line adds; negative takes away. */
  amount: number,
  /** Why. */
  reason: Message,
  /** The rule it comes from. */
  rule: string,
};

/** The look of a game: `data/<game>/look.toml`. */
export type Look = {
  /** When each turn begins: year-month-day, with `T` hours:minutes where turns are shorter than a day. */
  turns: Array<string>,
  /** What is printed under each turn: a term, or nothing. */
  turn_notes: Array<string>,
  /** Named colours: of dots, cards and positions. */
  colours: { [key in string]: string },
  /** What each kind of sign on a card or counter is drawn with. */
  glyphs: { [key in string]: string },
  /** The part of the board that a card on the start page shows: left, top, right and bottom in the plane. */
  glimpse: [number, number, number, number],
  /** The seats. */
  seats: { [key in string]: SeatLook },
  /** The counters of each nation. */
  nations: { [key in string]: Body },
  /** The parts of each kind's symbol. */
  kinds: { [key in string]: Array<string> },
  /** The colour of each formation's stripe. */
  stripes: { [key in string]: string },
  /** Whether those of a formation can be sent to go together: not where each pays for itself. */
  together: boolean,
  /** What counters print for each formation. */
  formations: { [key in string]: string },
  /** The marks. */
  marks: { [key in string]: MarkLook },
  /** How each terrain is painted, where that is not by the recipe of its own name. */
  terrains: { [key in string]: string },
  /** Where boxes that lie on the map are drawn: tenths of the plane's unit, to the right and down. */
  boxes: { [key in string]: [number, number] },
  /** The tracks beside the board. */
  tracks: Array<TrackLook>,
  /** The names of the overlays that a printed board shows: a client shows them until a player says otherwise. */
  shown: Array<string>,
  /** The game's own words for what clients call otherwise: by a client's message, the game's. */
  words: { [key in string]: string },
};

/** A roll or draw, and what it brought. */
export type Luck = {
  /** The action of the record that rolled, from zero. */
  played: number,
  /** The turn. */
  turn: number,
  /** Where, if it was a fight. */
  space: SpaceId | null,
  /** What it brought the first seat, in the stake; less than nothing if it cost. */
  gain: number,
};

/** A mark on a space. */
export type Mark = {
  /** The space's name. */
  space: string,
  /** What is marked: a term. */
  name: string,
  /** The number on it. */
  number: number | null,
  /** Whose it is, if anybody's. */
  side: SideId | null,
};

/** The look of a mark on the board. */
export type MarkLook = {
  /** The glyph. */
  glyph: string,
  /** Its colour. */
  colour: string,
};

/** What a player meant by pointing at something, and whether it can be done. */
export type Meant = {
  /** The action as text. */
  action: string,
  /** Why it cannot be done; none if it can. */
  refusal: Refusal | null,
};

/** What came of a measure over the game, and what was to be expected turn by turn. */
export type Measured = {
  /** Its name: a message id. */
  name: string,
  /** How it stands at the end. */
  came: number,
  /** The same, had every player-turn brought what was to be expected of it, in thousandths. */
  expected: number,
};

/** A message id and its arguments by name. */
export type Message = {
  /** The id under which every language has a text. */
  id: string,
  /** The arguments that the text may use. */
  args: Array<[string, Arg]>,
};

/** Choices between two rolls for which something clearly better was to be had. */
export type Mistake = {
  /** After so many actions of the record. */
  played: number,
  /** The turn. */
  turn: number,
  /** Whose. */
  seat: SeatId,
  /** How grave. */
  grade: Grade,
  /** What was given away, in the stake. */
  loss: number,
  /** Its standard error. */
  error: number,
  /** Whether a phase was ended too soon. */
  ended: boolean,
  /** What was done that the better plan does not do. */
  did: Array<Arrow>,
  /** What the better plan does. */
  better: Array<Arrow>,
  /** The terms that differ: better less played, the largest first. */
  differs: Array<[string, number]>,
};

/** How the game stood at a moment. */
export type Moment = {
  /** After so many actions of the record. */
  played: number,
  /** The turn. */
  turn: number,
  /** Whose player-turn begins. */
  seat: SeatId,
  /** The first seat's chance to win, in ten-thousandths. */
  chance: number,
  /** What the first seat can expect, in the stake. */
  outlook: number,
  /** Its standard error. */
  error: number,
  /** How the measures stand. */
  counted: Array<number>,
  /** How they could be expected to stand at the next moment, in thousandths. */
  expected: Array<number>,
};

/** Something that an attack needs besides strength: a weapon, a flank. */
export type Need = {
  /** What is needed; a message that says so if it is not yet known. */
  what: Message,
  /** Who asks for it: a unit, a marker. */
  asked: Message,
  /** Who brings it; none if nobody does. */
  met: Message | null,
  /** The rule. */
  rule: string,
};

/** Why nothing can be taken back. */
export type NoUndo = "start" | "barrier";

/** What a combat in preparation would bring. It is the computation that resolves it, not a second one.
 *
 * Where a seat may not know the enemy's values, `cases` holds the least and the most favourable reading of what it
 * may know; otherwise one. */
export type Odds = {
  /** Which table: a message id. */
  table: string,
  /** The rule that describes it. */
  rule: string,
  /** Where the fight is, if it is in one place. */
  target: SpaceId | null,
  /** All columns of the table as printed, worst for the attacker first. */
  columns: Array<string>,
  /** The attack, explained. */
  attack: Tally,
  /** The possible readings, worst for the attacker first. */
  cases: Array<Case>,
  /** What the attack needs besides strength, as far as it is known. */
  needs: Array<Need>,
  /** What may still change it and is in no case: each with its rule. Where it is empty, the truth lies between the cases. */
  beyond: Array<Reason>,
};

/** A legal action, as text and as it is offered. */
export type Offer = {
  /** The action as text. */
  action: string,
  /** What it does. */
  role: Role,
  /** What it is called. */
  label: Message,
  /** The rule that allows it. */
  rule: string,
  /** The counter that it concerns. */
  counter: CounterId | null,
  /** Where it happens or leads. */
  space: SpaceId | null,
  /** The space on the way, where there is a choice of ways. */
  via: SpaceId | null,
  /** How many. */
  number: number | null,
  /** The track that they are taken from: a term. */
  track: string | null,
};

/** Something that can be laid over the board. */
export type Overlay = {
  /** Its name: a term. */
  name: string,
  /** The rule it shows. */
  rule: string,
  /** Whose it is, if anybody's. */
  side: SideId | null,
  /** How it is drawn. */
  pattern: Pattern,
  /** The spaces, with a number where that says something. */
  spaces: Array<[SpaceId, number]>,
  /** The dots, for a pattern of dots. */
  dots: Array<Dot>,
  /** The lines, for a pattern of lines: ways through spaces, each from its first to its last. */
  lines: Array<Array<SpaceId>>,
};

/** How an overlay is drawn. */
export type Pattern = "zone" | "control" | "range" | "number" | "line" | "dots";

/** A deck, a pile of discards, or the place of a card that was drawn. */
export type Pile = {
  /** Its name: a term. */
  name: string,
  /** How many cards lie there. */
  count: number,
  /** The cards that can be seen, the last one first. */
  cards: Array<PlayingCard>,
  /** The rule by which it is drawn. */
  rule: string,
};

/** A card as it lies face up. */
export type PlayingCard = {
  /** Its number in the deck. */
  number: number,
  /** Its parts, from the top. */
  parts: Array<CardPart>,
};

/** A table of the game as it is printed. */
export type Printed = {
  /** Its name: a term. */
  name: string,
  /** The rule that uses it. */
  rule: string,
  /** The heads of the columns. */
  columns: Array<string>,
  /** The lines: head and cells. */
  lines: Array<[string, Array<string>]>,
};

/** A place that counts for the victory. */
export type Prize = {
  /** The place. */
  space: SpaceId,
  /** What it is worth. */
  worth: number,
  /** The side that holds it. */
  holder: SideId | null,
};

/** How likely something is that dice or cards decide, as far as the player may know: `ways` of `of` equally likely cases. */
export type Prospect = {
  /** What may come. */
  what: Message,
  /** In how many cases it comes. */
  ways: number,
  /** Of how many. */
  of: number,
  /** Whether that is good for whoever acts. */
  tone: Tone,
  /** The rule. */
  rule: string,
};

/** A question of a client. */
export type Query = { "ask": "sight",
  /** The entry. */
  from: number, } | { "ask": "meant",
  /** The counter. */
  counter: CounterId | null,
  /** The space. */
  space: SpaceId | null, } | { "ask": "route",
  /** The counter. */
  counter: CounterId,
  /** Where to. */
  to: SpaceId, } | { "ask": "overlays", } | { "ask": "due", } | { "ask": "counter_card",
  /** The counter. */
  counter: CounterId, } | { "ask": "space_card",
  /** The space. */
  space: SpaceId, } | { "ask": "stakes",
  /** The action. */
  action: string, } | { "ask": "what_if",
  /** The actions, one after the other. */
  actions: Array<string>,
};

/** What is asked of a seat, and why. */
export type Reason = {
  /** The reason. */
  message: Message,
  /** The rule. */
  rule: string,
};

/** Why an action is not legal now, with the rule that forbids it. */
export type Refusal = {
  /** The number of the rule. */
  rule: string,
  /** The reason. */
  message: Message,
};

/** An action of a text that the rules forbid. */
export type Refused = {
  /** The action as it is written there. */
  action: string,
  /** The number of the rule. */
  rule: string,
  /** The reason. */
  message: Message,
};

/** What a player does by an action, so that a client knows what to make of it. */
export type Role = "take" | "go" | "send" | "target" | "bombard" | "work" | "join" | "amount" | "lose" | "commit" | "done" | "other";

/** One numbered rule. */
export type Rule = {
  /** The number in the rulebook. */
  number: string,
  /** What it is about. */
  title: string,
  /** What it says, in our words. */
  summary: string,
  /** How far it has come. */
  state: State,
};

/** One action that was played, as a viewer may know it. */
export type Said = {
  /** Who decided. */
  seat: SeatId,
  /** The action as text; absent if the viewer may not know it. */
  action: string | null,
  /** Whether there was no choice. */
  forced: boolean,
  /** The phase that begins with it, if one does. */
  phase: Message | null,
  /** What it caused. */
  events: Array<Event>,
};

/** A starting situation and its options. */
export type Scenario = {
  /** The word by which it is chosen. */
  id: string,
  /** Its title. */
  title: string,
  /** What it is about, in a sentence or two. */
  description: string,
  /** The options that it offers, with their default. */
  options: Array<ScenarioOption>,
};

/** A switch of a scenario, or a choice between words. */
export type ScenarioOption = {
  /** The word by which it is set. */
  id: string,
  /** What it does. */
  description: string,
  /** The words that it can be set to; a switch has none. */
  choices: Array<string>,
  /** How it is set unless said otherwise. */
  default: Setting,
};

/** One of those who decide. */
export type SeatId = number;

/** The look of a seat. */
export type SeatLook = {
  /** The colour of its chip, dark enough for white text. */
  chip: string,
  /** The shape of its counters. */
  corners: Corners,
  /** The nation and the kind of the counter that stands for it. */
  nation: string,
  /** The kind of that counter. */
  kind: string,
};

/** How an option is set: `on`, `off`, or one of its words. */
export type Setting = boolean | string;

/** What came of a fight or a bombardment: the sums that counted, the roll and what it means. */
export type Sheet = {
  /** Where it was. */
  at: SpaceId,
  /** Which table: a message id. */
  table: string,
  /** The rule that describes it. */
  rule: string,
  /** The attack as it counted. */
  attack: Tally,
  /** The one reading of the table that counted; its results are those that could have come. */
  case: Case,
  /** What the dice showed. */
  dice: Array<number>,
  /** The result as the table prints it. */
  result: string,
  /** Whom it favours. */
  tone: Tone,
  /** What it means, and for whom, in sentences. */
  meaning: Array<Reason>,
};

/** A side: those who win and lose together, and own counters together. */
export type SideId = number;

/** A table, as a viewer sees it now. */
export type Sight = {
  /** How many actions have been played. */
  played: number,
  /** Who decides. */
  to_act: SeatId | null,
  /** The board. */
  view: View,
  /** Why the deciding seat is asked; empty for others. */
  reasons: Array<Reason>,
  /** What the deciding seat can do; empty for others. */
  offers: Array<Offer>,
  /** What the deciding seat will look for and cannot do; empty for others. */
  blocked: Array<Blocked>,
  /** What counters of the deciding seat can still do in this phase; empty for others. */
  standing: Array<[CounterId, Standing]>,
  /** What wins, and how that stands. */
  goal: Goal | null,
  /** What the deciding seat has done and can still take back, oldest first; empty for others. */
  prepared: Array<Offer>,
  /** The counter that the deciding seat has in hand. */
  in_hand: CounterId | null,
  /** Where that counter can go, with the cost in parts of a point. */
  reach: Array<[SpaceId, number]>,
  /** What the fight in preparation would bring. */
  odds: Odds | null,
  /** Decks, discards and cards that lie face up. */
  piles: Array<Pile>,
  /** What was played from an entry on. */
  history: Array<Said>,
  /** Whether the last decision can be taken back. */
  can_undo: boolean,
  /** Whether something can be played again. */
  can_redo: boolean,
  /** The result, once the game is over. */
  verdict: Verdict | null,
  /** The score of each seat if the game ended now. */
  scores: Array<number>,
};

/** A sign or a word on a card. */
export type Sign = {
  /** What it says. */
  text: Message,
  /** The colour behind it: a key of the look's colours. */
  colour: string | null,
  /** The glyph beside it or in place of its text: a key of the look's glyphs. */
  glyph: string | null,
};

/** Where a datum comes from. */
export type Source = "rules" | "public" | "estimate";

/** A space of the board: a hex or a box. */
export type SpaceId = number;

/** A space as it lies on the board. */
export type SpaceInfo = {
  /** The hex number or the name of the box. */
  name: string,
  /** The place there, if it has a name. */
  title: string | null,
  /** What is printed there by which players call it. */
  sign: string | null,
  /** Which grid it belongs to; none for a box. */
  grid: number | null,
  /** Whether it has a place on the map: all hexes have, and some boxes. */
  drawn: boolean,
  /** The centre in the plane; the origin if it has no place. */
  at: [number, number],
  /** Its terrain: a word of the board. */
  terrain: string,
  /** What else is there: words of the board. */
  features: Array<string>,
  /** Where its terrain comes from. */
  source: string,
  /** The rules that name it. */
  rules: Array<string>,
  /** The points that it is worth. */
  worth: number,
};

/** The counters of a space. */
export type Stack = {
  /** The space's name. */
  space: string,
  /** The counters, top first. */
  counters: Array<CounterView>,
};

/** What is at stake in an action, told before it is taken. */
export type Stakes = {
  /** Whether it cannot be taken back: dice fall, a card is drawn, something hidden is shown, or somebody else decides
   * next. The table finds this out itself. */
  for_good: boolean,
  /** What is certain. */
  warnings: Array<Warning>,
  /** What dice or cards decide. */
  prospects: Array<Prospect>,
};

/** What a counter of the deciding seat can still do in this phase, so that a client can mark it. */
export type Standing = "must" | "free" | "may" | "done";

/** How far a rule has come. */
export type State = "enforced" | "component" | "optional" | "missing";

/** An explained number: its lines and their sum. */
export type Tally = {
  /** The lines, in the order in which a player would add them up. */
  lines: Array<Line>,
};

/** One term of a valuation, in thousandths of a victory point, for the seat that asks: after a plan and the reply that is
 * expected, on average. */
export type TermLine = {
  /** Its name: a message id. */
  name: string,
  /** By the plan. */
  plan: number,
  /** By the next best plan, on the same dice; none if there is no other. */
  next: number | null,
};

/** Whom a result favours. */
export type Tone = "good" | "even" | "bad";

/** A number on a track. */
export type Track = {
  /** The track's name: a term. */
  name: string,
  /** Where it stands. */
  value: number,
  /** What it says there, where that is a word: a term. */
  word: string | null,
  /** The rule that moves it. */
  rule: string,
};

/** A track printed on the board. */
export type TrackLook = {
  /** The track's name in views. */
  name: string,
  /** Its last box; absent for a plain number. */
  most: number | null,
  /** What one box counts. */
  step: number | null,
};

/** How a game ended. */
export type Verdict = {
  /** Who won; nobody in a draw. */
  winner: SideId | null,
  /** How clearly, where the rules know degrees: a decisive victory, a rung of a ladder. */
  level: Message | null,
  /** The score of each side that has one. */
  scores: Array<number>,
};

/** A situation as a viewer may see it. */
export type View = {
  /** The game's id. */
  game: string,
  /** The scenario's id. */
  scenario: string,
  /** The turn. */
  turn: number,
  /** The last turn. */
  last_turn: number,
  /** The phase. */
  phase: Message,
  /** Who decides; nobody when the game is over. */
  to_act: SeatId | null,
  /** What is asked of that seat. */
  prompt: Message | null,
  /** What stands where: spaces in the board's order, each with its stack from the top. */
  stacks: Array<Stack>,
  /** Tracks and other numbers, by name. */
  tracks: Array<Track>,
  /** Spaces with a marker or an owner worth showing. */
  marks: Array<Mark>,
};

/** Something certain that an action brings or leaves undone, told before it is taken. */
export type Warning = {
  /** What it is. */
  message: Message,
  /** The rule. */
  rule: string,
  /** The counters that it concerns. */
  counters: Array<CounterId>,
  /** Whether a player must be asked first: something is lost for good. */
  grave: boolean,
  /** Whether a player is asked once: what could still be done lapses, though he may mean it to. */
  lapses: boolean,
};

/** An option of a reaction with its exact worth. */
export type Weighed = {
  /** The action as text. */
  action: string,
  /** Its worth, in thousandths of a victory point. */
  value: number,
};

/** Why a bot chose what it chose. */
export type Why = {
  /** The bot, by its full name. */
  bot: string,
  /** For whom. */
  seat: SeatId,
  /** The chance to win after the plan and the expected reply, in ten-thousandths. That of the next best plan is that of
   * the first of the others: all are judged on the same dice. */
  chance: number,
  /** Its standard error. */
  error: number,
  /** The points that the game is expected to come to, in thousandths, if it is reckoned in points. */
  points: number | null,
  /** What the plan is worth, term by term. */
  terms: Array<TermLine>,
  /** What it is expected to bring, and what it risks. */
  expected: Array<Expected>,
  /** What the plan means to do in this turn. */
  arrows: Array<Arrow>,
  /** The reply that is feared most. */
  feared: Array<Arrow>,
  /** The best of the other plans, none of them better. */
  others: Array<Alternative>,
  /** All options with their exact worth, if this is an answer within a fight. */
  options: Array<Weighed>,
  /** What was ruled out, and by which guard: message ids. */
  guards: Array<string>,
  /** Actions tried in thought. */
  nodes: number,
  /** Plans judged. */
  plans: number,
};

/** What an action would do instead of the one that the bot prefers. */
export type WhyNot = {
  /** What the bot prefers, as text. */
  preferred: string,
  /** The chance to win after what it prefers, in ten-thousandths. */
  chance: number,
  /** The points that the game is then expected to come to, in thousandths, if it is reckoned in points. */
  points: number | null,
  /** What would come of the other action. */
  other: Alternative,
  /** The guard that rules it out, if one does. */
  guard: string | null,
};
