//! The Dark Sands: December 1940 to December 1942 in the Western Desert, by battalions and divisions.
//!
//! The modules follow the chapters of the rulebook:
//!
//! | module | chapter |
//! |---|---|
//! | `board` | 2.1 the map; 6.0 what ground costs; 8.0 where zones reach |
//! | `units` | 2.3, 12.0 the pieces |
//! | `stacking` | 7.0 stacking, control of hexes |
//! | `supply` | 9.0 the railway; 10.0, 21.0 supply |
//! | `headquarters` | 11.0 headquarters |
//! | `works` | 13.6, 13.7 garrisons and boxes |
//! | `aids` | 13.1–13.5, 13.8 supports |
//! | `entry`, `reinforcements` | 15.0 placement; 22.0 the reinforcement track |
//! | `sequence` | 16.0 the sequence of play |
//! | `replacements` | 17.0 replacements |
//! | `chits`, `segments`, `selection` | 18.0 action chits |
//! | `movement`, `extended`, `naval` | 19.0 movement |
//! | `combat`, `strength`, `results`, `resolve`, `losses`, `retreat`, `advance` | 20.0 combat |
//! | `end` | 23.0 the end phase |
//! | `victory` | 5.0 and the scenarios: who wins |
//! | `situation`, `action`, `text` | how it is kept and written |
//! | `view`, `choices`, `stakes`, `goal`, `sheet`, `present` | what a seat sees, what it is asked, what a client shows |
//! | `planning`, `policy` | what bots know of it, and do by themselves |
//!
//! Rulings (D01 …) are in `data/darksands/rulings.toml`.

mod action;
mod advance;
mod aids;
pub mod board;
pub mod chits;
mod choices;
mod combat;
pub mod data;
mod end;
mod entry;
mod extended;
mod goal;
mod headquarters;
mod losses;
mod movement;
mod naval;
mod planning;
mod policy;
mod present;
mod reinforcements;
mod replacements;
mod resolve;
pub mod results;
mod retreat;
mod rules;
mod segments;
mod selection;
mod sequence;
mod sheet;
pub mod situation;
mod stacking;
mod stakes;
mod strength;
mod supply;
mod text;
pub mod units;
mod victory;
mod view;
mod works;

pub use action::Action;
pub use data::{Data, Files};
pub use situation::Situation;

use sandtable_engine::data::{DataError, Later, read};
use sandtable_engine::dice::{Dice, Roll};
use sandtable_engine::explain::Refusal;
use sandtable_engine::message::{Event, Log};
use sandtable_engine::present::Look;
use sandtable_engine::rulebook::Rulebook;
use sandtable_engine::{SpaceId, UnitId, data_file, game_data};
use std::sync::OnceLock;

/// The game: its data and its rules.
#[derive(Debug)]
pub struct DarkSands {
    /// Map, pieces, tables and numbers.
    pub data: Data,
    rulebook: Later<Rulebook>,
    look: Later<Look>,
    pub(crate) weights: planning::Weights,
    lore: OnceLock<planning::Lore>,
}

/// The data files that come with the game.
pub const FILES: Files<'static> = Files {
    board: data_file!("darksands/board.toml"),
    counters: data_file!("darksands/counters.toml"),
    tables: data_file!("darksands/tables.toml"),
    schedule: data_file!("darksands/schedule.toml"),
    scenarios: data_file!("darksands/scenarios.toml"),
};

impl DarkSands {
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
        let rulebook = Later::new("rulebook.toml", data_file!("darksands/rulebook.toml"), Rulebook::read);
        let look = Later::new("look.toml", data_file!("darksands/look.toml"), read);
        let weights = game_data!("darksands/bot.toml").read()?;
        Ok(Self { data: Data::read(files)?, rulebook, look, weights, lore: OnceLock::new() })
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

    fn listens(&self) -> bool;

    fn die(&mut self, purpose: &'static str, turn: u8, place: u16, nth: u16) -> u8;

    fn pick(&mut self, from: &[u32], purpose: &'static str, turn: u8, nth: u16) -> u32;
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

    fn die(&mut self, purpose: &'static str, turn: u8, place: u16, nth: u16) -> u8 {
        self.dice.die(Roll { purpose, turn: u16::from(turn), place, nth })
    }

    fn pick(&mut self, from: &[u32], purpose: &'static str, turn: u8, nth: u16) -> u32 {
        self.dice.pick(from, Roll { purpose, turn: u16::from(turn), place: 0, nth })
    }
}
