//! Normandy 1944 – A Bloody Summer: 6 June to the end of August 1944, by divisions and corps.
//!
//! The modules follow the chapters of the rulebook:
//!
//! | module | chapter |
//! |---|---|
//! | `units`, `pieces` | 0.1 the counters |
//! | `sequence` | 1 the sequence of play |
//! | `weather` | 1.1.1.1 weather and storms |
//! | `board`, `stacking` | 2 the maps; 3 zones |
//! | `movement` | 4.1.1 movement on the map, 4.2 landings |
//! | `strategic` | 4.1.2 movement off the map |
//! | `overrun` | 4.3 overruns, 4.4 special operations |
//! | `command` | 5 headquarters, 1.1.3 whom they activate |
//! | `combat`, `odds`, `resolve` | 6.1–6.5 combat |
//! | `bombard` | 6.2 bombardment, 9.3, 9.4 |
//! | `retreat`, `advance` | 6.6–6.9 retreat, advance, exploitation, counter-attack |
//! | `losses`, `admin` | 6.10 losses and replacements, 1.1.1.3 |
//! | `ports`, `supply`, `markers` | 7 logistics, 1.1.1.2 |
//! | `air` | 9 air power |
//! | `dday` | 10 the first day |
//! | `setup`, `victory` | 11 scenarios |
//! | `situation`, `action`, `text` | how it is kept and written |
//! | `view`, `choices`, `present` | what a seat sees, what it is asked, what a client shows |
//!
//! Rulings (B01 …) are in `data/bloody/rulings.toml`.

mod action;
mod admin;
mod advance;
mod air;
pub mod board;
mod bombard;
mod choices;
mod combat;
mod command;
pub mod data;
mod dday;
mod losses;
mod markers;
mod movement;
mod odds;
mod overrun;
mod pieces;
mod planning;
mod ports;
mod present;
mod resolve;
pub mod results;
mod retreat;
mod rules;
mod sequence;
mod setup;
pub mod situation;
mod sound;
mod stacking;
mod stakes;
mod strategic;
mod supply;
pub mod tables;
mod text;
pub mod units;
mod victory;
mod view;
mod weather;

pub use action::{Action, Ship};
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
pub struct Bloody {
    /// Maps, counters, tables and numbers.
    pub data: Data,
    rulebook: Later<Rulebook>,
    lore: OnceLock<planning::Lore>,
    pub(crate) look: Later<Look>,
}

/// The data files that come with the game.
pub const FILES: Files<'static> = Files {
    board: data_file!("bloody/board.toml"),
    counters: data_file!("bloody/counters.toml"),
    tables: data_file!("bloody/tables.toml"),
    scenarios: data_file!("bloody/scenarios.toml"),
};

impl Bloody {
    /// The game with its own data files.
    ///
    /// # Errors
    /// With the file and the reason, if one cannot be used.
    pub fn new() -> Result<Self, DataError> {
        Self::with_files(&FILES)
    }

    /// The game with other data files: a player who owns the box may correct a value.
    ///
    /// # Errors
    /// With the file and the reason, if one cannot be used.
    pub fn with_files(files: &Files<'_>) -> Result<Self, DataError> {
        let rulebook = Later::new("rulebook.toml", data_file!("bloody/rulebook.toml"), Rulebook::read);
        let look = Later::new("look.toml", data_file!("bloody/look.toml"), read);
        Ok(Self { data: Data::read(files)?, rulebook, lore: OnceLock::new(), look })
    }
}

/// Whether something is legal, and if not, by which rule.
pub(crate) type Check = Result<(), Refusal>;

pub(crate) fn refuse<T>(rule: &'static str, id: &'static str) -> Result<T, Refusal> {
    Err(Refusal::new(rule, id))
}

/// A condition, or the refusal that it is not met.
pub(crate) fn need(holds: bool, rule: &'static str, id: &'static str) -> Check {
    if holds { Ok(()) } else { refuse(rule, id) }
}

/// What rules need besides the situation while they are carried out: dice, and somebody who listens.
pub(crate) trait Playing {
    fn tell(&mut self, event: impl FnOnce() -> Event);

    fn die(&mut self, purpose: &'static str, turn: u8, place: u16, nth: u16) -> u8;

    fn pick(&mut self, from: &[u32], purpose: &'static str, turn: u8, nth: u16) -> u32;

    /// A die at a space.
    fn die_at(&mut self, purpose: &'static str, turn: u8, space: SpaceId) -> u8 {
        self.die(purpose, turn, space.0, 0)
    }

    /// A die of a unit.
    fn die_of(&mut self, purpose: &'static str, turn: u8, unit: UnitId) -> u8 {
        self.die(purpose, turn, unit.0, 0)
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

    fn die(&mut self, purpose: &'static str, turn: u8, place: u16, nth: u16) -> u8 {
        self.dice.die(Roll { purpose, turn: u16::from(turn), place, nth })
    }

    fn pick(&mut self, from: &[u32], purpose: &'static str, turn: u8, nth: u16) -> u32 {
        self.dice.pick(from, Roll { purpose, turn: u16::from(turn), place: 0, nth })
    }
}
