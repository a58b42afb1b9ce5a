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
//! | `movement`, `marching` | 4.1.1 movement on the map, 4.2 landings |
//! | `strategic` | 4.1.2 movement off the map |
//! | `overrun`, `special` | 4.3 overruns, 4.4 special operations |
//! | `command` | 5 headquarters |
//! | `combat`, `odds`, `resolve` | 6.1–6.5 combat |
//! | `bombard` | 6.2 bombardment, 9.3, 9.4 |
//! | `retreat`, `advance` | 6.6–6.9 retreat, advance, exploitation, counter-attack |
//! | `losses`, `admin` | 6.10 losses and replacements, 1.1.1.3 |
//! | `ports`, `supply`, `markers` | 7 logistics |
//! | `air` | 9 air power |
//! | `dday` | 10 the first day |
//! | `setup`, `victory` | 11 scenarios |
//! | `situation`, `action`, `text` | how it is kept and written |
//! | `view`, `choices`, `present` | what a seat sees, what it is asked, what a client shows |
//!
//! Rulings (B01 …) are in `data/bloody/rulings.toml`.

mod action;
pub mod board;
pub mod data;
mod pieces;
pub mod results;
pub mod situation;
pub mod tables;
pub mod units;

pub use action::Action;
pub use data::{Data, Files};
pub use situation::Situation;

use sandtable_engine::data_file;

/// The data files that come with the game.
pub const FILES: Files<'static> = Files {
    board: data_file!("bloody/board.toml"),
    counters: data_file!("bloody/counters.toml"),
    tables: data_file!("bloody/tables.toml"),
    scenarios: data_file!("bloody/scenarios.toml"),
};

/// Test.
pub fn probe() -> Result<Data, sandtable_engine::data::DataError> { Data::read(&FILES) }
