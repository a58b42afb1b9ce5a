//! Campanha da Normandia: 6 June to 24 July 1944, by regiments and brigades.
//!
//! The modules follow the chapters of the rulebook:
//!
//! | module | chapter |
//! |---|---|
//! | `board` | 2.1 the map; 4.0 what ground costs |
//! | `units` | 2.2 the pieces |
//! | `sequence` | 3.0 the sequence of play, turn 0 |
//! | `movement` | 4.0, 4.1 movement and engagement zones |
//! | `entry` | 4.2 coming into play and leaving it |
//! | `combat` | 5.0, 5.1 who fights whom, the duty to attack, the defender's answer; 8.0 artillery |
//! | `odds` | 5.1.1–5.1.5 strengths, columns and dice; 9.0, 10.0 shifts |
//! | `results`, `resolve` | 5.1.6 results |
//! | `sheet` | what came of a fight, in words |
//! | `advance` | 5.2 advance after combat |
//! | `retreat` | 5.3 retreats |
//! | `air` | 6 air points, raids and carpet bombing |
//! | `losses` | 7.0 losses and recovery |
//! | `mulberries` | 9.0 artificial ports |
//! | `victory`, `goal` | 11.2 points, and how they stand |
//! | `situation`, `action`, `text` | how it is kept and written |
//! | `view`, `choices`, `standing`, `stakes`, `present` | what a seat sees, what it is asked, what a client shows |
//!
//! Rulings (R01 …) are in `data/campanha/rulings.toml`.

mod action;
mod advance;
mod air;
pub mod board;
mod choices;
mod combat;
pub mod data;
mod entry;
mod goal;
mod losses;
mod movement;
mod mulberries;
mod odds;
mod planning;
mod present;
mod resolve;
mod results;
mod retreat;
mod sequence;
mod sheet;
pub mod situation;
mod stakes;
mod standing;
mod text;
pub mod units;
mod value;
mod victory;
mod view;

mod rules;

pub use action::Action;
pub use data::{Data, Files};
pub use situation::Situation;

use sandtable_engine::data::{DataError, Later, read};
use sandtable_engine::dice::{Dice, Roll};
use sandtable_engine::explain::Refusal;
use sandtable_engine::message::{Event, Log};
use sandtable_engine::present::Look;
use sandtable_engine::rulebook::Rulebook;
use sandtable_engine::{SpaceId, UnitId, data_file};
use std::sync::OnceLock;

/// The game: its data and its rules.
#[derive(Debug)]
pub struct Campanha {
    /// Map, pieces, tables and numbers.
    pub data: Data,
    rulebook: Later<Rulebook>,
    look: Later<Look>,
    pub(crate) weights: planning::Weights,
    lore: OnceLock<planning::Lore>,
}

/// The data files that come with the game.
pub const FILES: Files<'static> = Files {
    board: data_file!("campanha/board.toml"),
    counters: data_file!("campanha/counters.toml"),
    tables: data_file!("campanha/tables.toml"),
    scenarios: data_file!("campanha/scenarios.toml"),
};

/// What the bots go by.
pub const WEIGHTS: &str = data_file!("campanha/bot.toml");

impl Campanha {
    /// The game with its own data files.
    ///
    /// # Errors
    /// With the file and the reason, if one cannot be used.
    pub fn new() -> Result<Self, DataError> {
        Self::with_files(&FILES)
    }

    /// The way of an event through these spaces. Boxes that have no place on the map are left out.
    pub(crate) fn trail(&self, spaces: impl IntoIterator<Item = SpaceId>) -> Vec<SpaceId> {
        let drawn = |&space: &SpaceId| self.data.map.is_hex(space) || self.beach_before(space).is_some();
        let mut way: Vec<SpaceId> = spaces.into_iter().filter(drawn).collect();
        way.dedup();
        way
    }

    /// The game with other data files: a player who owns the box may correct a value.
    ///
    /// # Errors
    /// With the file and the reason, if one cannot be used.
    pub fn with_files(files: &Files<'_>) -> Result<Self, DataError> {
        Self::with_weights(files, WEIGHTS)
    }

    /// The game with other weights for its bots as well.
    ///
    /// # Errors
    /// With the file and the reason, if one cannot be used.
    pub fn with_weights(files: &Files<'_>, weights: &str) -> Result<Self, DataError> {
        let rulebook = Later::new("rulebook.toml", data_file!("campanha/rulebook.toml"), Rulebook::read);
        let look = Later::new("look.toml", data_file!("campanha/look.toml"), read);
        let data = Data::read(files)?;
        let weights = read(weights).map_err(DataError::of("bot.toml"))?;
        Ok(Self { data, rulebook, look, weights, lore: OnceLock::new() })
    }

    /// What the bots know before a game begins: worked out when the first of them asks.
    pub(crate) fn lore(&self) -> &planning::Lore {
        self.lore.get_or_init(|| planning::Lore::new(&self.data, &self.weights))
    }
}

/// Whether something is legal, and if not, by which rule.
pub(crate) type Check = Result<(), Refusal>;

pub(crate) fn refuse<T>(rule: &'static str, id: &'static str) -> Result<T, Refusal> {
    Err(Refusal::new(rule, id))
}

/// A unit goes from one space to another.
pub(crate) fn journey(
    id: &'static str,
    rule: &'static str,
    unit: UnitId,
    from: SpaceId,
    to: SpaceId,
) -> Event {
    Event::new(id, rule).with("unit", unit).with("from", from).with("to", to)
}

/// What rules need besides the situation while they are carried out: dice, and somebody who listens.
pub(crate) trait Playing {
    fn tell(&mut self, event: impl FnOnce() -> Event);

    /// Whether somebody listens.
    fn listens(&self) -> bool;

    /// What was hidden is told: nothing is taken back any more.
    fn reveal(&mut self);

    fn die(&mut self, purpose: &'static str, turn: u8, place: u16, nth: u16) -> u8;

    /// Two dice, as all tables want them (5.1.5).
    fn two_dice(&mut self, purpose: &'static str, turn: u8, hex: SpaceId) -> (u8, u8) {
        (self.die(purpose, turn, hex.0, 0), self.die(purpose, turn, hex.0, 1))
    }
}

pub(crate) struct Play<'p, D, L> {
    pub(crate) dice: &'p mut D,
    pub(crate) log: &'p mut L,
}

impl<D: Dice, L: Log> Playing for Play<'_, D, L> {
    fn tell(&mut self, event: impl FnOnce() -> Event) {
        self.log.tell(event);
    }

    fn listens(&self) -> bool {
        self.log.listens()
    }

    fn reveal(&mut self) {
        self.log.reveal();
    }

    fn die(&mut self, purpose: &'static str, turn: u8, place: u16, nth: u16) -> u8 {
        self.dice.die(Roll { purpose, turn: u16::from(turn), place, nth })
    }
}
