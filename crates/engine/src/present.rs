//! What a client needs to show a game that it knows nothing about: how things look, what an action touches, and the facts
//! about a counter or a space. Rules never read any of this.

use crate::explain::{Refusal, Tone};
use crate::ids::{CounterId, SeatId, SpaceId};
use crate::message::{Arg, Message};
use crate::view::CounterView;
use crate::{keys, words};
use serde::Serialize;
use std::collections::BTreeMap;

/// What a player does by an action, so that a client knows what to make of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Role {
    /// Takes a counter in hand.
    Take,
    /// Sends the counter in hand to a space.
    Go,
    /// Sends a counter to a space, both named.
    Send,
    /// Chooses a space to attack.
    Target,
    /// Chooses a space to fire at or bomb from afar, where no attack on the ground is meant.
    Bombard,
    /// Chooses a space for something that harms nobody there.
    Work,
    /// Adds a counter to what is being prepared.
    Join,
    /// Adds a number to what is being prepared.
    Amount,
    /// Gives up a counter or a step of it.
    Lose,
    /// Carries out what is prepared: dice may roll, and there is no way back.
    Commit,
    /// Ends a phase or a part of one.
    Done,
    /// Something else: a plain button.
    Other,
}

/// How an action is offered to a player: what it is called, what it touches and the rule that allows it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Choice {
    /// What it does.
    pub role: Role,
    /// What it is called.
    pub label: Message,
    /// The rule that allows it.
    pub rule: &'static str,
    /// The counter that it concerns.
    pub counter: Option<CounterId>,
    /// Where it happens or leads.
    pub space: Option<SpaceId>,
    /// The space on the way, where there is a choice of ways.
    pub via: Option<SpaceId>,
    /// How many.
    pub number: Option<i32>,
}

impl Choice {
    /// A choice that touches nothing.
    #[must_use]
    pub fn new(role: Role, rule: &'static str, id: &'static str) -> Self {
        Self { role, label: Message::new(id), rule, counter: None, space: None, via: None, number: None }
    }

    /// The same choice, of a counter, which its label may name as `unit`.
    #[must_use]
    pub fn of(mut self, counter: CounterId) -> Self {
        self.label = self.label.with("unit", counter);
        self.counter = Some(counter);
        self
    }

    /// The same choice, at a space, which its label may name as `at`.
    #[must_use]
    pub fn at(mut self, space: SpaceId) -> Self {
        self.label = self.label.with("at", space);
        self.space = Some(space);
        self
    }

    /// The same choice, by way of a space.
    #[must_use]
    pub fn by(mut self, space: SpaceId) -> Self {
        self.via = Some(space);
        self
    }

    /// The same choice, of so many, which its label may name as `points`.
    #[must_use]
    pub fn many(mut self, number: i32) -> Self {
        self.label = self.label.with("points", number);
        self.number = Some(number);
        self
    }
}

/// Where a datum comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Source {
    /// The rulebook says it.
    Rules,
    /// It is public knowledge.
    Public,
    /// It is our estimate.
    Estimate,
}

/// One line of a card: a name, its values, the rule and where the datum comes from.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Fact {
    /// What it is.
    pub label: Message,
    /// Its values, one a column.
    pub values: Vec<Arg>,
    /// The rule that uses it.
    pub rule: Option<&'static str>,
    /// Where it comes from.
    pub source: Option<Source>,
}

impl Fact {
    /// A fact under a rule.
    #[must_use]
    pub fn new(label: Message, values: impl Into<Vec<Arg>>, rule: &'static str) -> Self {
        Self { label, values: values.into(), rule: Some(rule), source: None }
    }

    /// The same fact with its source.
    #[must_use]
    pub fn from(mut self, source: Source) -> Self {
        self.source = Some(source);
        self
    }
}

/// What is known of a counter or a space.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Card {
    /// The names of the value columns, if there is more than one.
    pub columns: Vec<Message>,
    /// The facts.
    pub facts: Vec<Fact>,
}

/// How an overlay is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Pattern {
    /// Hatched, with a dashed rim: zones.
    Zone,
    /// Tinted in the seat's colour: what it holds.
    Control,
    /// A rim: what guns or ships reach.
    Range,
    /// A number in the space.
    Number,
    /// Coloured dots: fields of fire.
    Dots,
}

/// A coloured dot in a space.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Dot {
    /// The space.
    pub space: SpaceId,
    /// Its colour: a key of the look's colours.
    pub colour: &'static str,
    /// How heavy it is: 0 a rim about the source, then 1 to 3.
    pub weight: u8,
}

/// Something that can be laid over the board.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Overlay {
    /// Its name: a term.
    pub name: &'static str,
    /// The rule it shows.
    pub rule: &'static str,
    /// Whose it is, if anybody's.
    pub seat: Option<SeatId>,
    /// How it is drawn.
    pub pattern: Pattern,
    /// The spaces, with a number where that says something.
    pub spaces: Vec<(SpaceId, i32)>,
    /// The dots, for a pattern of dots.
    pub dots: Vec<Dot>,
}

/// A sign or a word on a card.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Sign {
    /// What it says.
    pub text: Message,
    /// The colour behind it: a key of the look's colours.
    pub colour: Option<&'static str>,
    /// The glyph beside it or in place of its text: a key of the look's glyphs.
    pub glyph: Option<&'static str>,
}

impl Sign {
    /// A sign of words alone.
    #[must_use]
    pub fn new(text: Message) -> Self {
        Self { text, colour: None, glyph: None }
    }
}

/// A part of a card.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct CardPart {
    /// Its heading.
    pub label: Message,
    /// What stands in it.
    pub signs: Vec<Sign>,
    /// Whether it is the part that counts where the card lies.
    pub live: bool,
    /// What it does now, to whom, in sentences; empty where it does not count.
    pub means: Vec<Message>,
    /// The rule that reads it.
    pub rule: &'static str,
}

/// A card as it lies face up.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct PlayingCard {
    /// Its number in the deck.
    pub number: u16,
    /// Its parts, from the top.
    pub parts: Vec<CardPart>,
}

/// A deck, a pile of discards, or the place of a card that was drawn.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Pile {
    /// Its name: a term.
    pub name: &'static str,
    /// How many cards lie there.
    pub count: u16,
    /// The cards that can be seen, the last one first.
    pub cards: Vec<PlayingCard>,
    /// The rule by which it is drawn.
    pub rule: &'static str,
}

/// A counter that is to come.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Due {
    /// The turn.
    pub turn: u16,
    /// The counter, as the viewer may see it.
    pub counter: CounterView,
    /// Where it comes in: a term.
    pub way: &'static str,
}

/// One step of a way over the board.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Leg {
    /// The space entered.
    pub space: SpaceId,
    /// What entering it costs, in the game's parts of a point.
    pub cost: u16,
    /// What makes up the cost.
    pub reasons: Vec<Message>,
    /// The rule that sets it.
    pub rule: &'static str,
}

/// What is asked of a seat, and why.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Reason {
    /// The reason.
    pub message: Message,
    /// The rule.
    pub rule: &'static str,
}

/// Something certain that an action brings or leaves undone, told before it is taken.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Warning {
    /// What it is.
    pub message: Message,
    /// The rule.
    pub rule: &'static str,
    /// The counters that it concerns.
    pub counters: Vec<CounterId>,
    /// Whether a player must be asked first: something is lost for good.
    pub grave: bool,
    /// Whether a player is asked once: what could still be done lapses, though he may mean it to.
    pub lapses: bool,
}

/// How likely something is that dice or cards decide, as far as the player may know: `ways` of `of` equally likely cases.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Prospect {
    /// What may come.
    pub what: Message,
    /// In how many cases it comes.
    pub ways: u32,
    /// Of how many.
    pub of: u32,
    /// Whether that is good for whoever acts.
    pub tone: Tone,
    /// The rule.
    pub rule: &'static str,
}

/// What is at stake in an action, told before it is taken.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Stakes {
    /// Whether it cannot be taken back: dice fall, a card is drawn, something hidden is shown, or somebody else decides
    /// next. The table finds this out itself.
    pub for_good: bool,
    /// What is certain.
    pub warnings: Vec<Warning>,
    /// What dice or cards decide.
    pub prospects: Vec<Prospect>,
}

/// What a counter of the deciding seat can still do in this phase, so that a client can mark it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Standing {
    /// It must act before the phase ends.
    Must,
    /// It can act at no cost.
    Free,
    /// It can act.
    May,
    /// It has acted.
    Done,
}

/// An action that a player looks for now, and why it cannot be taken.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Blocked {
    /// How it would be offered.
    #[serde(flatten)]
    pub choice: Choice,
    /// Why not.
    pub refusal: Refusal,
}

/// A place that counts for the victory.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Prize {
    /// The place.
    pub space: SpaceId,
    /// What it is worth.
    pub worth: i32,
    /// The side that holds it.
    pub holder: Option<SeatId>,
}

/// What wins, and how that stands.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Goal {
    /// What wins: a sentence.
    pub aim: Message,
    /// The rule.
    pub rule: &'static str,
    /// How it stands: a short sentence with the margin.
    pub standing: Message,
    /// The side that would win if the game ended now.
    pub ahead: Option<SeatId>,
    /// The places that count, as far as the viewer may know.
    pub prizes: Vec<Prize>,
    /// Once the game is over: what decided it, in sentences.
    pub decided: Vec<Reason>,
}

/// What a player meant by pointing at something, and whether it can be done.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Meant {
    /// The action as text.
    pub action: String,
    /// Why it cannot be done; none if it can.
    pub refusal: Option<Refusal>,
}

/// A counter's fixed print.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Face {
    /// Its name.
    pub name: String,
    /// Whose it is.
    pub seat: SeatId,
    /// Its nation: a term.
    pub nation: String,
    /// Its kind: a term.
    pub kind: String,
    /// The unit's own number or name.
    pub unit: String,
    /// The size mark: `II`, `III`, `X` and so on.
    pub size: String,
    /// The key of its formation, empty if it has none.
    pub formation: String,
    /// Steps at full strength.
    pub steps: u8,
    /// The values of each side, full strength first.
    pub values: Vec<String>,
    /// The sign printed beside its symbol, if any: a key of the look's glyphs.
    pub badge: Option<String>,
    /// The line of small print of each side, full strength first; empty if it has none.
    pub notes: Vec<String>,
}

/// A line of the legend.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct LegendLine {
    /// What it is: a term.
    pub name: &'static str,
    /// The word by which the board draws it: a terrain, a feature or a line.
    pub swatch: &'static str,
    /// Its values, one a column.
    pub values: Vec<Arg>,
}

/// What the board's signs mean and do.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Legend {
    /// The names of the columns.
    pub columns: Vec<Message>,
    /// The lines.
    pub lines: Vec<LegendLine>,
    /// The rule that the values come from.
    pub rule: &'static str,
}

/// A table of the game as it is printed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Printed {
    /// Its name: a term.
    pub name: &'static str,
    /// The rule that uses it.
    pub rule: &'static str,
    /// The heads of the columns.
    pub columns: Vec<String>,
    /// The lines: head and cells.
    pub lines: Vec<(String, Vec<String>)>,
}

words! {
    /// The shape of a side's counters.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
    #[cfg_attr(feature = "ts", derive(ts_rs::TS))]
    #[serde(rename_all = "snake_case")]
    pub enum Corners {
        /// Round corners.
        Round => "round",
        /// Square corners.
        Square => "square",
    }
}

keys! {
    /// The colours of a nation's counters.
    #[derive(Clone, Debug, PartialEq, Eq, Serialize)]
    #[cfg_attr(feature = "ts", derive(ts_rs::TS))]
    pub struct Body {
        /// The counter.
        pub body: String,
        /// Its figures.
        pub ink: String,
        /// The box of the symbol.
        #[serde(rename = "box")]
        pub symbol_box as "box": String,
        /// The symbol.
        pub box_ink: String,
    }

    /// The look of a seat.
    #[derive(Clone, Debug, PartialEq, Eq, Serialize)]
    #[cfg_attr(feature = "ts", derive(ts_rs::TS))]
    pub struct SeatLook {
        /// The colour of its chip, dark enough for white text.
        pub chip: String,
        /// The shape of its counters.
        pub corners: Corners,
        /// The nation and the kind of the counter that stands for it.
        pub nation: String,
        /// The kind of that counter.
        pub kind: String,
    }

    /// The look of a mark on the board.
    #[derive(Clone, Debug, PartialEq, Eq, Serialize)]
    #[cfg_attr(feature = "ts", derive(ts_rs::TS))]
    pub struct MarkLook {
        /// The glyph.
        pub glyph: String,
        /// Its colour.
        pub colour: String,
    }

    /// A track printed on the board.
    #[derive(Clone, Debug, PartialEq, Eq, Serialize)]
    #[cfg_attr(feature = "ts", derive(ts_rs::TS))]
    pub struct TrackLook {
        /// The track's name in views.
        pub name: String,
        /// Its last box; absent for a plain number.
        pub most: Option<i32>,
        /// What one box counts.
        pub step: Option<i32>,
    }

    /// The look of a game: `data/<game>/look.toml`.
    #[derive(Clone, Debug, PartialEq, Eq, Serialize)]
    #[cfg_attr(feature = "ts", derive(ts_rs::TS))]
    pub struct Look {
        /// When each turn begins: year-month-day, with `T` hours:minutes where turns are shorter than a day.
        pub turns: Vec<String> = Vec::new(),
        /// What is printed under each turn: a term, or nothing.
        pub turn_notes: Vec<String> = Vec::new(),
        /// Named colours: of dots, cards and positions.
        pub colours: BTreeMap<String, String> = BTreeMap::new(),
        /// What each kind of sign on a card or counter is drawn with.
        pub glyphs: BTreeMap<String, String> = BTreeMap::new(),
        /// The part of the board that a card on the start page shows: left, top, right and bottom in the plane.
        pub glimpse: [i16; 4],
        /// The seats.
        pub seats: BTreeMap<String, SeatLook>,
        /// The counters of each nation.
        pub nations: BTreeMap<String, Body>,
        /// The parts of each kind's symbol.
        pub kinds: BTreeMap<String, Vec<String>>,
        /// The colour of each formation's stripe.
        pub stripes: BTreeMap<String, String> = BTreeMap::new(),
        /// What counters print for each formation.
        pub formations: BTreeMap<String, String> = BTreeMap::new(),
        /// The marks.
        pub marks: BTreeMap<String, MarkLook> = BTreeMap::new(),
        /// How each terrain is painted, where that is not by the recipe of its own name.
        pub terrains: BTreeMap<String, String> = BTreeMap::new(),
        /// Where boxes that lie on the map are drawn: tenths of the plane's unit, to the right and down.
        pub boxes: BTreeMap<String, (i16, i16)> = BTreeMap::new(),
        /// The tracks beside the board.
        pub tracks: Vec<TrackLook> = Vec::new(),
        /// The names of the overlays that a printed board shows: a client shows them until a player says otherwise.
        pub shown: Vec<String> = Vec::new(),
        /// The game's own words for what clients call otherwise: by a client's message, the game's.
        pub words: BTreeMap<String, String> = BTreeMap::new(),
    }
}
