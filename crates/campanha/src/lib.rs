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
//! | `prelude` | what nearly every module speaks of |
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
mod prelude;
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
pub use data::Data;
pub use situation::Situation;

use sandtable_engine::data::{DataError, Later, read};
use sandtable_engine::message::Event;
use sandtable_engine::present::Look;
use sandtable_engine::rulebook::Rulebook;
use sandtable_engine::{SpaceId, UnitId, game_data};
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

impl Campanha {
    /// The game with its own data files.
    ///
    /// # Errors
    /// With the file and the reason, if one cannot be used.
    pub fn new() -> Result<Self, DataError> {
        Ok(Self {
            data: Data::read()?,
            rulebook: game_data!("campanha/rulebook.toml").later(Rulebook::read),
            look: game_data!("campanha/look.toml").later(read),
            weights: game_data!("campanha/bot.toml").read()?,
            lore: OnceLock::new(),
        })
    }

    /// The way of an event through these spaces. Boxes that have no place on the map are left out.
    pub(crate) fn trail(&self, spaces: impl IntoIterator<Item = SpaceId>) -> Vec<SpaceId> {
        let drawn = |&space: &SpaceId| self.data.map.is_hex(space) || self.beach_before(space).is_some();
        let mut way: Vec<SpaceId> = spaces.into_iter().filter(drawn).collect();
        way.dedup();
        way
    }

    /// What the bots know before a game begins: worked out when the first of them asks.
    pub(crate) fn lore(&self) -> &planning::Lore {
        self.lore.get_or_init(|| planning::Lore::new(&self.data, &self.weights))
    }
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
