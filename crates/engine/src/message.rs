//! What is said to players: message ids with arguments. Texts live in `data/i18n/`, a file a language.

use crate::explain::Sheet;
use crate::ids::{CounterId, SeatId, SideId, SpaceId, UnitId};
use serde::Serialize;

/// An argument of a message.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Arg {
    /// A number.
    Number(i32),
    /// A number in the game's parts of a point, shown as 2½ or 1¾.
    Points(i32),
    /// What a die shows.
    Die(u8),
    /// A counter, shown by its name.
    Counter(CounterId),
    /// A space, shown by its number and place.
    Space(SpaceId),
    /// A seat.
    Seat(SeatId),
    /// A side.
    Side(SideId),
    /// A name from the game's data, by its place in [`Rules::words`](crate::rules::Rules::words).
    Word(u16),
    /// Another message: the id of a term.
    Term(&'static str),
    /// A text that no language changes: a column, a result, a rule number.
    Code(&'static str),
}

impl From<i32> for Arg {
    fn from(number: i32) -> Self {
        Self::Number(number)
    }
}
impl From<u8> for Arg {
    fn from(number: u8) -> Self {
        Self::Number(number.into())
    }
}
impl From<u32> for Arg {
    fn from(number: u32) -> Self {
        Self::Number(number as i32)
    }
}
impl From<usize> for Arg {
    fn from(number: usize) -> Self {
        Self::Number(number as i32)
    }
}
impl From<CounterId> for Arg {
    fn from(counter: CounterId) -> Self {
        Self::Counter(counter)
    }
}
impl From<UnitId> for Arg {
    fn from(unit: UnitId) -> Self {
        Self::Counter(unit.into())
    }
}
impl From<SpaceId> for Arg {
    fn from(space: SpaceId) -> Self {
        Self::Space(space)
    }
}
impl From<SideId> for Arg {
    fn from(side: SideId) -> Self {
        Self::Side(side)
    }
}
impl From<SeatId> for Arg {
    fn from(seat: SeatId) -> Self {
        Self::Seat(seat)
    }
}

/// A message id and its arguments by name.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Message {
    /// The id under which every language has a text.
    pub id: &'static str,
    /// The arguments that the text may use.
    pub args: Vec<(&'static str, Arg)>,
}

impl Message {
    /// A message without arguments.
    #[must_use]
    pub fn new(id: &'static str) -> Self {
        Self { id, args: Vec::new() }
    }

    /// The same message with one more argument.
    #[must_use]
    pub fn with(mut self, name: &'static str, arg: impl Into<Arg>) -> Self {
        self.args.push((name, arg.into()));
        self
    }
}

/// A message without arguments.
impl From<&'static str> for Message {
    fn from(id: &'static str) -> Self {
        Self::new(id)
    }
}

/// Something that happened, told to the players in order.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Event {
    /// What happened.
    pub message: Message,
    /// The rule by which it happened.
    pub rule: &'static str,
    /// Whether both sides may know the counters it names, whatever is hidden otherwise.
    pub open: bool,
    /// Whether it only explains the event before it: why one was hit and another was not.
    pub detail: bool,
    /// A line of fire to draw on the board: from where and to where.
    pub line: Option<(SpaceId, SpaceId)>,
    /// The spaces through which something went, from where it stood: a move, a drift, a retreat, an advance.
    pub way: Vec<SpaceId>,
    /// What came of a fight, for the event that tells its result.
    pub sheet: Option<Box<Sheet>>,
}

impl Event {
    /// An event under a rule.
    #[must_use]
    pub fn new(id: &'static str, rule: &'static str) -> Self {
        Self {
            message: Message::new(id),
            rule,
            open: false,
            detail: false,
            line: None,
            way: Vec::new(),
            sheet: None,
        }
    }

    /// The same event with one more argument.
    #[must_use]
    pub fn with(mut self, name: &'static str, arg: impl Into<Arg>) -> Self {
        self.message = self.message.with(name, arg);
        self
    }

    /// The same event, its counters known to all.
    #[must_use]
    pub const fn open(mut self) -> Self {
        self.open = true;
        self
    }

    /// The same event as an explanation of the one before it.
    #[must_use]
    pub const fn detail(mut self) -> Self {
        self.detail = true;
        self
    }

    /// The same event of something that went this way.
    #[must_use]
    pub fn way(mut self, spaces: impl Into<Vec<SpaceId>>) -> Self {
        self.way = spaces.into();
        self
    }

    /// The same event with what came of a fight.
    #[must_use]
    pub fn sheet(mut self, sheet: Sheet) -> Self {
        self.sheet = Some(Box::new(sheet));
        self
    }

    /// The same event with a line of fire.
    #[must_use]
    pub const fn line(mut self, from: SpaceId, to: SpaceId) -> Self {
        self.line = Some((from, to));
        self
    }
}

/// Who listens while rules are applied.
pub trait Log {
    /// Tells an event. Nothing is built when nobody listens.
    fn tell(&mut self, event: impl FnOnce() -> Event);
    /// Marks that something hidden has been shown: undo must not reach behind it.
    fn reveal(&mut self) {}
    /// Whether anybody listens: what only explains need not be worked out otherwise.
    fn listens(&self) -> bool {
        true
    }
}

/// Nobody listens: for searches and playouts.
#[derive(Clone, Copy, Debug, Default)]
pub struct Silent;

impl Log for Silent {
    #[inline]
    fn tell(&mut self, _event: impl FnOnce() -> Event) {}

    #[inline]
    fn listens(&self) -> bool {
        false
    }
}

/// Keeps every event and whether anything was revealed.
#[derive(Clone, Debug, Default)]
pub struct Journal {
    /// The events, oldest first.
    pub events: Vec<Event>,
    /// Whether something hidden has been shown.
    pub revealed: bool,
}

impl Log for Journal {
    fn tell(&mut self, event: impl FnOnce() -> Event) {
        self.events.push(event());
    }

    fn reveal(&mut self) {
        self.revealed = true;
    }
}
