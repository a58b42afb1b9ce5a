//! What a client needs to show a game that it knows nothing about: how things look, what lies where, and the facts about a
//! counter or a space. Rules never read any of this.

use crate::data::Named;
use crate::ids::{CounterId, SideId, SpaceId};
use crate::message::{Arg, Message};
use crate::view::{CounterView, Secrets, Viewer};
use crate::{keys, words};
use serde::Serialize;

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

impl Card {
    /// Adds a fact with its rule and where it comes from.
    pub fn add(
        &mut self,
        label: impl Into<Message>,
        values: impl Into<Vec<Arg>>,
        rule: &'static str,
        source: Source,
    ) {
        self.facts.push(Fact::new(label.into(), values, rule).from(source));
    }
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
    /// Lines from space to space.
    Line,
    /// Bonds between two spaces each, which nobody of the other side passes.
    Bond,
    /// Bonds that are cancelled; where each is cut stands in `spaces`.
    Broken,
    /// Lines of supply, each from who draws it to its source; the spaces that break one stand in `spaces`, and its part from there
    /// on is only what would be.
    Supply,
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
    pub side: Option<SideId>,
    /// How it is drawn.
    pub pattern: Pattern,
    /// The spaces, with a number where that says something.
    pub spaces: Vec<(SpaceId, i32)>,
    /// The dots, for a pattern of dots.
    pub dots: Vec<Dot>,
    /// The lines, for a pattern of lines: ways through spaces, each from its first to its last.
    pub lines: Vec<Vec<SpaceId>>,
}

impl Overlay {
    /// An overlay of spaces.
    #[must_use]
    pub const fn new(
        name: &'static str,
        rule: &'static str,
        side: Option<SideId>,
        pattern: Pattern,
        spaces: Vec<(SpaceId, i32)>,
    ) -> Self {
        Self { name, rule, side, pattern, spaces, dots: Vec::new(), lines: Vec::new() }
    }

    /// An overlay of lines: bonds, supply. `spaces` are those where one is cut.
    #[must_use]
    pub const fn of_lines(
        name: &'static str,
        rule: &'static str,
        side: Option<SideId>,
        pattern: Pattern,
        lines: Vec<Vec<SpaceId>>,
        spaces: Vec<(SpaceId, i32)>,
    ) -> Self {
        Self { name, rule, side, pattern, spaces, dots: Vec::new(), lines }
    }
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

/// A chit as it is seen: in the cup, on its track, or in somebody's hand.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Chit {
    /// Its name: a term, with a few letters for its face as the attribute `.short`.
    pub name: &'static str,
    /// Whose it is, if anybody's.
    pub side: Option<SideId>,
    /// Whether it may be played out of turn.
    pub priority: bool,
    /// What it lets its owner do, in a sentence or two.
    pub means: Message,
    /// The rule that says so.
    pub rule: &'static str,
}

/// A cup from which chits are drawn, and where they lie afterwards. What is in the cup is known, its order to nobody.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Cup {
    /// The rule by which it is drawn from.
    pub rule: &'static str,
    /// What is still in it.
    pub inside: Vec<Chit>,
    /// Which of them the next draw may show; fewer than all where the rules bar some.
    pub next: Vec<bool>,
    /// What was drawn or played this turn, in order.
    pub drawn: Vec<Chit>,
    /// The chit that is being carried out: the last of those, if any.
    pub live: bool,
    /// Chits that a side holds and may play when it likes, as far as the viewer may know.
    pub held: Vec<Chit>,
}

/// What a counter will do that is on the schedule.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Errand {
    /// It comes into play.
    Arrive,
    /// It leaves play.
    Leave,
    /// It comes back.
    Return,
    /// Another takes its place.
    Exchange,
    /// It becomes better.
    Upgrade,
}

/// A counter that is to come, or to go.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Due {
    /// The turn.
    pub turn: u16,
    /// The counter, as the viewer may see it.
    pub counter: CounterView,
    /// What it will do.
    pub what: Errand,
    /// Where it comes in: a term.
    pub way: &'static str,
}

/// A counter's fixed print.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Face {
    /// Its name.
    pub name: String,
    /// Whose it is.
    pub side: SideId,
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
        pub colours: Named<String> = Named::default(),
        /// What each kind of sign on a card or counter is drawn with.
        pub glyphs: Named<String> = Named::default(),
        /// The part of the board that a card on the start page shows: left, top, right and bottom in the plane.
        pub glimpse: [i16; 4],
        /// The seats.
        pub seats: Named<SeatLook>,
        /// The counters of each nation.
        pub nations: Named<Body>,
        /// The parts of each kind's symbol.
        pub kinds: Named<Vec<String>>,
        /// The colour of each formation's stripe.
        pub stripes: Named<String> = Named::default(),
        /// Whether those of a formation can be sent to go together: not where each pays for itself.
        pub together: bool = true,
        /// What counters print for each formation.
        pub formations: Named<String> = Named::default(),
        /// The marks.
        pub marks: Named<MarkLook> = Named::default(),
        /// How each terrain is painted, where that is not by the recipe of its own name.
        pub terrains: Named<String> = Named::default(),
        /// Where boxes that lie on the map are drawn: tenths of the plane's unit, to the right and down.
        pub boxes: Named<(i16, i16)> = Named::default(),
        /// The tracks beside the board.
        pub tracks: Vec<TrackLook> = Vec::new(),
        /// The names of the overlays that a printed board shows: a client shows them until a player says otherwise.
        pub shown: Vec<String> = Vec::new(),
        /// Whether a further map lies beside the first from the beginning, where a screen has room for both.
        pub docked: bool = false,
        /// The game's own words for what clients call otherwise: by a client's message, the game's.
        pub words: Named<String> = Named::default(),
    }
}

/// How a game is shown.
pub trait Present: Secrets {
    /// In how many parts this game divides a movement point: two for halves.
    fn parts_of_a_point(&self) -> u16 {
        1
    }
    /// How the game looks.
    fn look(&self) -> &Look;
    /// The print of every counter, in the order of their ids.
    fn faces(&self) -> Vec<Face>;
    /// What can be laid over the board, as far as the viewer may know.
    fn overlays(&self, _s: &Self::Situation, _viewer: Viewer) -> Vec<Overlay> {
        Vec::new()
    }
    /// The counters that are still to come, as far as the viewer may know.
    fn due(&self, _s: &Self::Situation, _viewer: Viewer) -> Vec<Due> {
        Vec::new()
    }
    /// Decks, discards and the cards that lie face up, as far as the viewer may know.
    fn piles(&self, _s: &Self::Situation, _viewer: Viewer) -> Vec<Pile> {
        Vec::new()
    }
    /// The cup and its chits, in a game that has one, as far as the viewer may know.
    fn cup(&self, _s: &Self::Situation, _viewer: Viewer) -> Option<Cup> {
        None
    }
    /// What a viewer may know of a counter; empty if nothing.
    fn counter_card(&self, _s: &Self::Situation, _viewer: Viewer, _counter: CounterId) -> Card {
        Card::default()
    }
    /// What is known of a space.
    fn space_card(&self, _s: &Self::Situation, _viewer: Viewer, _space: SpaceId) -> Card {
        Card::default()
    }
    /// What is printed in a space by which players call it: a strongpoint, a landing box.
    fn sign(&self, _space: SpaceId) -> Option<&str> {
        None
    }
    /// The points that a space is worth.
    fn worth(&self, _space: SpaceId) -> i32 {
        0
    }
    /// What the board's signs mean.
    fn legend(&self) -> Legend {
        Legend::default()
    }
    /// The printed tables.
    fn tables(&self) -> Vec<Printed> {
        Vec::new()
    }
}
