//! D-Day at Omaha Beach: The First Wave, a quarter past six to ten o'clock on 6 June 1944, for one player.
//!
//! The modules follow the phases of a turn and the chapters of the rules:
//!
//! | module | chapter |
//! |---|---|
//! | `sequence` | the sequence of play, the set-up, the end of a turn |
//! | `amphibious` | I, 5.1–5.3: landing checks, mines, landing, arrivals |
//! | `events` | II, 9.2–9.3, 11.1: depth markers, reinforcements, heroes and all other events |
//! | `fire`, `artillery` | III, 6.1–6.5: German fire, disruption, artillery |
//! | `engineers` | IV, 10.1: obstacles |
//! | `command` | V, 7.1, 7.2: free actions, command, who pays |
//! | `movement`, `under_fire` | 7.2–7.7: moving, climbing, stacking, recovery; moving under fire |
//! | `attack`, `odds`, `results`, `sheet` | 8: attacks, what they would bring and what came of them |
//! | `barrage` | 8.4: barrages of tanks and ships |
//! | `control` | 12: control and lines of communication |
//! | `victory` | 13: catastrophe and victory |
//! | `steps`, `germans`, `positions`, `cards` | what happens to units of both sides in all phases; the deck |
//! | `ids`, `prelude` | what stands for units, markers and positions; what nearly every module speaks of |
//! | `situation`, `action`, `text`, `pieces` | how it is kept and written |
//! | `sound`, `editions` | what must hold of what is read; how it was written before |
//! | `value`, `toll`, `policy` | how it is judged, and what the heuristic player does |
//! | `planning`, `parts`, `meters` | what bots plan with, and what is measured of them |
//! | `view`, `choices`, `present`, `piles`, `printed` | what the player sees and is asked, what a client shows |
//! | `standing`, `stakes`, `goal` | who can act, what an action risks, what wins |
//!
//! Rulings (O01 …) are in `data/omaha/rulings.toml`.

mod action;
mod amphibious;
mod artillery;
mod assault;
mod attack;
mod barrage;
pub mod board;
pub mod cards;
mod choices;
mod command;
mod control;
pub mod data;
mod editions;
mod engineers;
mod events;
mod fire;
mod flood;
mod germans;
mod goal;
pub mod ids;
mod meters;
mod movement;
mod odds;
mod parts;
mod pieces;
mod piles;
mod planning;
mod policy;
mod positions;
mod prelude;
mod present;
mod printed;
mod results;
mod sequence;
mod sheet;
pub mod situation;
mod sound;
mod stakes;
mod standing;
mod steps;
mod text;
mod toll;
mod under_fire;
pub mod units;
mod value;
mod victory;
mod view;
mod weights;

mod rules;

pub use action::Action;
pub use data::Data;
pub use situation::Situation;

use sandtable_engine::data::{DataError, Later, read};
use sandtable_engine::game_data;
use sandtable_engine::ids::{SpaceId, UnitId};
use sandtable_engine::message::Event;
use sandtable_engine::present::Look;
use sandtable_engine::rulebook::Rulebook;

/// The game: its data and its rules.
#[derive(Debug)]
pub struct Omaha {
    /// Map, pieces, cards and tables.
    pub data: Data,
    /// What the heuristic player holds dear.
    pub weights: weights::Weights,
    rulebook: Later<Rulebook>,
    look: Later<Look>,
}

impl Omaha {
    /// The game with its own data files.
    ///
    /// # Errors
    /// With the file and the reason, if one cannot be used.
    pub fn new() -> Result<Self, DataError> {
        Ok(Self {
            data: Data::read()?,
            weights: game_data!("omaha/bot.toml").read()?,
            rulebook: game_data!("omaha/rulebook.toml").later(Rulebook::read),
            look: game_data!("omaha/look.toml").later(read),
        })
    }
}

/// What a message is called by.
pub(crate) type Term = &'static str;

/// The number of a rule.
pub(crate) type Rule = &'static str;

/// Something that happens to an American counter.
pub(crate) fn told(id: Term, rule: Rule, unit: UnitId) -> Event {
    Event::new(id, rule).with("unit", unit)
}

/// Something that hits an American counter from another hex.
pub(crate) fn shot_at(id: Term, rule: Rule, unit: UnitId, from: SpaceId, at: SpaceId) -> Event {
    told(id, rule, unit).with("from", from).with("at", at).line(from, at).open()
}

/// Something that happens in a hex.
pub(crate) fn happened(id: Term, rule: Rule, hex: SpaceId) -> Event {
    Event::new(id, rule).with("at", hex)
}
