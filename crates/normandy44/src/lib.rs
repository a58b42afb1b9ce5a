//! Normandy '44: 6 to 27 June 1944, by battalions and regiments.
//!
//! The modules follow the chapters of the rulebook:
//!
//! | module | chapter |
//! |---|---|
//! | `board` | 2.2 the map; what ground costs |
//! | `units` | 2.3 the pieces |
//! | `sequence` | 3 the sequence of play, 4 the weather, 5 supply points, 7 stacking, 17.5, 17.6, 22.2 |
//! | `replacements` | 5.3, 6.1–6.4 replacements |
//! | `entry` | 6.5–6.7 reinforcements, 21.2 evacuation |
//! | `zones` | 8 zones of control and their bonds |
//! | `movement`, `transport` | 9 movement |
//! | `combat` | 10 who fights whom, the main assault force, 11.6 artillery, 19 support |
//! | `odds` | 10.4–10.6, 11 strengths and shifts |
//! | `resolve` | 12 results, the determined and the desperate defence |
//! | `retreat` | 13 retreats |
//! | `advance` | 14 advance after combat |
//! | `works` | 15.1, 16 reserve, positions, strongpoints, 17.4 |
//! | `losses` | 12.3, 17.9 losses and cadres |
//! | `supply` | 18 supply, isolation, attrition |
//! | `air` | 19.1.4 strafing |
//! | `invasion` | 20 the invasion turn |
//! | `bounds` | 22.1, 26.1, 26.3 where units may go, and who must come back |
//! | `ports` | 21.1 the artificial ports |
//! | `victory` | 23–26 victory |
//! | `command` | 27.1 three and four players |
//! | `situation`, `action`, `text`, `sound` | how it is kept and written |
//! | `view`, `choices`, `present` | what a seat sees, what it is asked, what a client shows |
//!
//! Rulings are in `data/normandy44/rulings.toml`.

mod action;
mod advance;
mod air;
pub mod board;
mod bounds;
mod choices;
mod combat;
mod command;
pub mod data;
mod entry;
mod invasion;
mod losses;
mod movement;
mod odds;
mod planning;
mod ports;
mod present;
mod replacements;
mod resolve;
pub mod results;
mod retreat;
mod rules;
mod sequence;
pub mod situation;
mod sound;
mod stakes;
mod stand;
mod supply;
mod text;
mod transport;
pub mod units;
mod victory;
mod view;
mod works;
pub mod zones;

pub use action::Action;
pub use data::{Data, Files};
pub use situation::Situation;

use board::{Map, side};
use sandtable_engine::data::{DataError, Later, read};
use sandtable_engine::dice::{Dice, Roll};
use sandtable_engine::explain::Refusal;
use sandtable_engine::message::{Event, Log};
use sandtable_engine::present::Look;
use sandtable_engine::rulebook::Rulebook;
use sandtable_engine::{SpaceId, data_file};
use situation::HexSet;
use std::sync::OnceLock;

/// The game: its data and its rules.
#[derive(Debug)]
pub struct Normandy44 {
    /// Map, pieces, tables and numbers.
    pub data: Data,
    pub(crate) grounds: Grounds,
    rulebook: Later<Rulebook>,
    look: Later<Look>,
}

/// Where units of different sorts may go of their own will (22.1, 26.1, 26.3).
#[derive(Debug)]
pub(crate) struct Grounds {
    /// Anywhere.
    pub(crate) all: Ground,
    /// The First Army: its own ground and a hex beyond.
    pub(crate) first: Ground,
    /// The Second Army.
    pub(crate) second: Ground,
    /// The map of the scenario of Cherbourg.
    pub(crate) cherbourg: Ground,
    /// What of it the Allies may enter.
    pub(crate) peninsula: Ground,
    /// Near the drop hexes of the 82nd.
    pub(crate) near_82: Ground,
    /// Near Carentan.
    pub(crate) near_101: Ground,
}

/// Some hexes, and how far all others are from them.
#[derive(Debug)]
pub(crate) struct Ground {
    pub(crate) hexes: HexSet,
    gaps: OnceLock<Vec<u8>>,
}

impl Ground {
    const fn new(hexes: HexSet) -> Self {
        Self { hexes, gaps: OnceLock::new() }
    }

    /// How far a hex is from the nearest of these; reckoned for all when somebody first asks.
    pub(crate) fn gap(&self, map: &Map, hex: SpaceId) -> u8 {
        let nearest = |hex| self.hexes.iter().map(|there| map.distance(there, hex)).min();
        let gaps = self.gaps.get_or_init(|| map.all_hexes().map(|hex| nearest(hex).unwrap_or(0)).collect());
        gaps[hex.index()]
    }
}

/// The column of hexes that is closed in the scenario of Cherbourg (26.1).
const CLOSED_COLUMN: &str = "15";

impl Grounds {
    fn new(data: &Data) -> Self {
        let map = &data.map;
        let all: HexSet = map.all_hexes().collect();
        let wider = |set: &HexSet| -> HexSet {
            let mut wide = *set;
            for hex in set.iter() {
                for beyond in
                    map.beyond[hex].iter().filter(|b| b.to != SpaceId::NONE && b.on & side::BOUNDARY != 0)
                {
                    wide.insert(beyond.to);
                }
            }
            wide
        };
        let open = |hex: &SpaceId| !map.board.space(*hex).name.ends_with(CLOSED_COLUMN);
        let cherbourg: HexSet = map.all_hexes().filter(open).collect();
        let west = |hex: &SpaceId| {
            let name = &map.board.space(*hex).name;
            name[2..].parse::<u8>().is_ok_and(|column| column < 15)
        };
        let peninsula: HexSet = map.north.and(&cherbourg).iter().filter(west).collect();
        let near = |centres: &[SpaceId], far: u8| -> HexSet {
            let close = |hex: &SpaceId| centres.iter().any(|&c| map.distance(c, *hex) <= far);
            peninsula.iter().filter(close).collect()
        };
        let places = &data.places;
        let drops_82: Vec<SpaceId> =
            ["2710", "2810", "2811"].iter().filter_map(|name| map.board.find(name)).collect();
        Self {
            first: Ground::new(wider(&map.american)),
            second: Ground::new(wider(&all.without(&map.american))),
            near_82: Ground::new(near(&drops_82, 3)),
            near_101: Ground::new(near(&[places.carentan], 4)),
            all: Ground::new(all),
            cherbourg: Ground::new(cherbourg),
            peninsula: Ground::new(peninsula),
        }
    }
}

/// The data files that come with the game.
pub const FILES: Files<'static> = Files {
    board: data_file!("normandy44/board.toml"),
    counters: data_file!("normandy44/counters.toml"),
    tables: data_file!("normandy44/tables.toml"),
    scenarios: data_file!("normandy44/scenarios.toml"),
};

impl Normandy44 {
    /// The game with its own data files.
    ///
    /// # Errors
    /// With the file and the reason, if one cannot be used.
    pub fn new() -> Result<Self, DataError> {
        Self::with_files(&FILES)
    }

    /// The game with other data files.
    ///
    /// # Errors
    /// With the file and the reason, if one cannot be used.
    pub fn with_files(files: &Files<'_>) -> Result<Self, DataError> {
        let rulebook = Later::new("rulebook.toml", data_file!("normandy44/rulebook.toml"), Rulebook::read);
        let look = Later::new("look.toml", data_file!("normandy44/look.toml"), read);
        let data = Data::read(files)?;
        let grounds = Grounds::new(&data);
        Ok(Self { data, grounds, rulebook, look })
    }

    /// The map.
    #[must_use]
    pub const fn map(&self) -> &Map {
        &self.data.map
    }
}

/// Whether something is legal, and if not, by which rule.
pub(crate) type Check = Result<(), Refusal>;

pub(crate) fn refuse<T>(rule: &'static str, id: &'static str) -> Result<T, Refusal> {
    Err(Refusal::new(rule, id))
}

/// What rules need besides the situation while they are carried out: dice, and somebody who listens.
pub(crate) trait Playing {
    fn tell(&mut self, event: impl FnOnce() -> Event);

    /// Whether somebody listens.
    fn listens(&self) -> bool;

    fn die(&mut self, purpose: &'static str, turn: u8, place: u16, nth: u16) -> u8;
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
}
