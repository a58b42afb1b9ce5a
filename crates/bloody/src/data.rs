//! The game's data files, read and checked: `board.toml`, `counters.toml`, `tables.toml`, `scenarios.toml`.

use crate::board::{Map, VOCABULARY};
use crate::pieces::{self, Pieces};
use crate::results::{Bomb, Cell};
use crate::situation::{DEPOTS, UNITS};
use crate::tables::{self, Numbers};
use crate::units::{Army, Print, Side, Unit};
use sandtable_engine::board::Board;
use sandtable_engine::data::{self, DataError, Item, Read, Wrong};
use sandtable_engine::ids::{SpaceId, UnitId, Units};
use sandtable_engine::keys;
use sandtable_engine::phrase::{self, OnBoard, UnitNames, Words};
use sandtable_engine::rules::Scenario;
use sandtable_engine::text::TextError;
use sandtable_kit::odds::{Columns, Table};
use sandtable_kit::sets::Set;
use std::ops::Range;

/// A set of units.
pub type UnitSet = Set<UnitId, 5>;

/// A set of spaces.
pub type SpaceSet = Set<SpaceId, 7>;

/// The texts of the data files.
#[derive(Clone, Copy, Debug)]
pub struct Files<'t> {
    /// `board.toml`
    pub board: &'t str,
    /// `counters.toml`
    pub counters: &'t str,
    /// `tables.toml`
    pub tables: &'t str,
    /// `scenarios.toml`
    pub scenarios: &'t str,
}

/// A depot as it is printed (7.1, 7.2).
#[derive(Clone, Debug)]
pub struct Site {
    /// Its name.
    pub id: String,
    /// Whose it is.
    pub army: Army,
    /// What it is.
    pub kind: SiteKind,
    /// Where.
    pub at: SpaceId,
    /// Stacking points that land in a phase: reduced, full (4.2).
    pub landing: [u8; 2],
    /// Markers that it brings ashore, which are also points of victory (11.3).
    pub offensive: [u8; 2],
    /// Turns until it opens.
    pub build: u8,
    /// Further turns until its full side; 0 if it has one side.
    pub complete: u8,
    /// Room for German markers.
    pub markers: u8,
    /// Its own defence; none if it has none (7.2).
    pub defence: Option<u8>,
}

sandtable_engine::words! {
    /// What a depot is.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum SiteKind {
        /// A beach (7.1.2).
        Beach => "beach" "depot-beach",
        /// A minor port (7.1.2).
        Minor => "minor" "depot-minor",
        /// An artificial port (7.1.1).
        Mulberry => "mulberry" "depot-mulberry",
        /// The deep port of Cherbourg (7.1.3).
        Cherbourg => "cherbourg" "depot-cherbourg",
        /// A German depot (7.2).
        German => "german" "depot-german",
    }
}

keys! {
    struct ScenariosFile {
        scenario: Vec<Plan>,
    }

    /// Counters in a space at the beginning.
    #[derive(Clone, Debug)]
    pub struct Placed {
        at: String,
        /// Who.
        pub units: Vec<String>,
        /// Their level of disorganisation.
        pub disorganised: u8 = 0,
        /// Those of them who have lost a step.
        pub lost: Vec<String> = Vec::new(),
    }

    /// Counters that a player places himself (11.2, ruling B74).
    #[derive(Clone, Debug)]
    pub struct Choose {
        /// Whose.
        pub side: Side,
        /// Who.
        pub units: Vec<String>,
        /// Only in columns with lower numbers.
        pub east_of: Option<u8>,
        /// Where they stand unless the player says otherwise, one for each.
        pub default: Vec<String>,
    }

    /// When a depot comes to its full side.
    #[derive(Clone, Debug)]
    pub struct Completes {
        /// Which.
        pub depot: String,
        /// The turn.
        pub turn: u8,
    }

    /// Ships of a scenario.
    #[derive(Clone, Debug)]
    pub struct Fleet {
        _fleet as "fleet": String,
        /// Points of battleships.
        pub battleship: u8,
        /// Points of destroyers.
        pub destroyer: u8,
    }

    /// Markers at the beginning.
    #[derive(Clone, Debug)]
    pub struct Offensive {
        _at as "at": String,
        _side as "side": Side,
        /// How many.
        pub markers: u8,
    }
}

/// A scenario with what its own keys say.
#[derive(Clone, Debug)]
pub struct Plan {
    /// What every game's scenarios have.
    pub scenario: Scenario,
    /// Its first turn.
    pub first_turn: u8,
    /// Whether it begins before dawn of turn 0.
    pub night: bool,
    /// Its last turn.
    pub last_turn: u8,
    /// The first column in play, counted from the east.
    pub columns_from: u8,
    /// Whether the Germans of the campaign stand there.
    pub campaign: bool,
    /// Whether those in boxes do.
    pub boxes: bool,
    /// The divisions that come; `all`.
    pub reinforcements: Vec<String>,
    /// The first turn of entry that comes.
    pub from_turn: u8,
    /// One in so many offensive markers comes (11.1).
    pub offensive_share: u8,
    /// One in so many air counters comes.
    pub air_share: u8,
    /// No replacements.
    pub no_replacements: bool,
    /// No heavy bombers.
    pub no_heavy: bool,
    /// The ships, if they differ.
    pub naval: Option<Fleet>,
    /// Depots that are open.
    pub depots: Vec<String>,
    /// Those of them on their full side.
    pub full: Vec<String>,
    /// The depot that grows.
    pub completes: Option<Completes>,
    /// Markers at the beginning.
    pub offensive: Option<Offensive>,
    /// Posts that are gone.
    pub taken: Vec<String>,
    /// Counters that do not take part.
    pub out: Vec<String>,
    /// Who stands where.
    pub setup: Vec<Placed>,
    /// Who is placed by choice.
    pub choose: Vec<Choose>,
}

impl Read for Plan {
    fn read(item: &Item) -> Result<Self, Wrong> {
        let mut keys = item.keys()?;
        let _clear: bool = keys.read_or("clear", false)?;
        let plan = Self {
            scenario: Scenario::from_keys(&mut keys)?,
            first_turn: keys.read("first_turn")?,
            night: keys.read::<String>("first_phase")? == "O",
            last_turn: keys.read("last_turn")?,
            columns_from: keys.read_or("columns_from", 0)?,
            campaign: keys.read("campaign")?,
            boxes: keys.read("boxes")?,
            reinforcements: keys.read("reinforcements")?,
            from_turn: keys.read("from_turn")?,
            offensive_share: keys.read_or("offensive_share", 1)?,
            air_share: keys.read_or("air_share", 1)?,
            no_replacements: keys.read_or("no_replacements", false)?,
            no_heavy: keys.read_or("no_heavy", false)?,
            naval: keys.read("naval")?,
            depots: keys.read_or("depots", Vec::new())?,
            full: keys.read_or("full", Vec::new())?,
            completes: keys.read("completes")?,
            offensive: keys.read("offensive")?,
            taken: keys.read_or("taken", Vec::new())?,
            out: keys.read_or("out", Vec::new())?,
            setup: keys.read_or("setup", Vec::new())?,
            choose: keys.read_or("choose", Vec::new())?,
        };
        keys.end()?;
        Ok(plan)
    }
}

impl Placed {
    /// The name of the space.
    #[must_use]
    pub fn space(&self) -> &str {
        &self.at
    }
}

/// Everything printed: map, counters, tables and numbers.
#[derive(Debug)]
pub struct Data {
    /// The maps.
    pub map: Map,
    /// The counters: Allied, German, aircraft.
    pub units: Units<Vec<Unit>>,
    /// Their names in records and vectors.
    pub names: Units<Vec<String>>,
    /// What else stands on them.
    pub printed: Units<Vec<Print>>,
    /// The divisions.
    pub divisions: Vec<String>,
    /// Units of each side, as the range of their ids; the third are aircraft.
    pub of_side: [Range<UnitId>; 3],
    /// The headquarters, in the order in which they are numbered (5.1).
    pub hqs: Vec<UnitId>,
    /// The depots.
    pub sites: Vec<Site>,
    /// The spaces that have a depot, Allied or German.
    pub depot_spaces: SpaceSet,
    /// The drop zones with their hexes (10 O.1).
    pub drop_zones: Vec<Vec<SpaceId>>,
    /// Odds columns of the combat table.
    pub odds: Columns,
    /// The combat table.
    pub combat: Table<Cell>,
    /// The least points of each bombardment column.
    pub bomb_columns: Vec<(u8, String)>,
    /// The bombardment table.
    pub bombardment: Table<Bomb>,
    /// The two hexes of Cherbourg: the port first.
    pub cherbourg: [SpaceId; 2],
    /// All city hexes (11.3).
    pub cities: Vec<SpaceId>,
    /// The five beaches, by their depots.
    pub beaches: Vec<SpaceId>,
    /// Where commandos may land (10 A.1).
    pub commando_hexes: Vec<SpaceId>,
    /// The hex of the rangers.
    pub hoc: SpaceId,
    /// Omaha.
    pub omaha: SpaceId,
    /// Fortresses whose fall helps to win at once (11.3).
    pub atlantic_ports: Vec<SpaceId>,
    /// Saint-Vaast, which the first scenario names.
    pub saint_vaast: SpaceId,
    /// Utah.
    pub utah: SpaceId,
    /// The hexes of the south edge.
    pub south: Vec<SpaceId>,
    /// The division that no HQ counts (5.1).
    pub exempt: Option<u8>,
    /// The French division.
    pub french: Option<u8>,
    /// The scenarios as the engine sees them.
    pub scenarios: Vec<Scenario>,
    /// The scenarios with their own keys.
    pub plans: Vec<Plan>,
    /// The numbers of the rules.
    pub numbers: Numbers,
}

impl Data {
    /// Reads and checks the data files.
    ///
    /// # Errors
    /// With the file, the line where one is known, and the reason.
    pub(crate) fn read(files: &Files<'_>) -> Result<Self, DataError> {
        let in_tables = DataError::of("tables.toml");
        let numbers: Numbers = data::read(files.tables).map_err(in_tables)?;
        let terrain = tables::terrain_table(&numbers.terrain).map_err(in_tables)?;
        let in_board = DataError::of("board.toml");
        let board = Board::read(files.board, "bloody", VOCABULARY).map_err(in_board)?;
        let map = Map::new(board, terrain).map_err(in_board)?;
        let find = |name: &str| {
            map.board.find(name).ok_or_else(|| TextError::new(format!("the board has no space {name}")))
        };
        let one = |name: &str| find(name).map_err(in_tables);
        let Pieces { units, names, printed, divisions, of_side, sites, drop_zones } =
            pieces::read(files.counters, &map).map_err(DataError::of("counters.toml"))?;
        if units.items().len() != UNITS || sites.len() != DEPOTS {
            let reason = format!(
                "{} counters and {} depots, not {UNITS} and {DEPOTS}",
                units.items().len(),
                sites.len()
            );
            return Err(DataError::of("counters.toml")(TextError::new(reason)));
        }
        let hqs = units.iter().filter(|(_, u)| u.kind == crate::units::Kind::Hq).map(|(id, _)| id).collect();
        let scenarios: ScenariosFile =
            data::read(files.scenarios).map_err(DataError::of("scenarios.toml"))?;
        let beaches = sites.iter().filter(|site| site.kind == SiteKind::Beach).map(|site| site.at);
        let division = |name: &str| divisions.iter().position(|d| d == name).map(|d| d as u8);
        let spaces = |names: &[String]| names.iter().map(|n| find(n)).collect::<Result<Vec<_>, _>>();
        let city = |&hex: &SpaceId| map.terrain(hex) == crate::board::Terrain::City;
        let hoc = units
            .iter()
            .find(|(_, u)| u.kind == crate::units::Kind::Rangers && u.way == crate::units::Way::WaveOne);
        let site = |id: &str| sites.iter().find(|site| site.id == id).map_or(SpaceId::NONE, |site| site.at);
        let data = Self {
            odds: tables::columns(&numbers.combat.columns).map_err(in_tables)?,
            combat: tables::results(&numbers.combat.lines).map_err(in_tables)?,
            bomb_columns: {
                let b = &numbers.bombardment;
                b.from.iter().copied().zip(b.columns.iter().cloned()).collect()
            },
            bombardment: tables::results(&numbers.bombardment.lines).map_err(in_tables)?,
            cherbourg: [one(&numbers.cherbourg.port)?, {
                let other = numbers.cherbourg.hexes.iter().find(|hex| **hex != numbers.cherbourg.port);
                one(other.map_or("", String::as_str))?
            }],
            cities: map.all_hexes().filter(city).collect(),
            beaches: beaches.collect(),
            commando_hexes: spaces(&numbers.landing.commandos).map_err(in_tables)?,
            hoc: hoc.and_then(|(_, u)| u.at).unwrap_or(SpaceId::NONE),
            omaha: one(&numbers.ranger_die.otherwise)?,
            atlantic_ports: spaces(&numbers.victory.ports).map_err(in_tables)?,
            saint_vaast: site("st_vaast"),
            utah: site("utah"),
            depot_spaces: sites.iter().map(|site| site.at).collect(),
            south: {
                let south = |hex: &SpaceId| map.has(*hex, 1 << 6);
                map.all_hexes().filter(south).collect()
            },
            exempt: division(&numbers.control.exempt),
            french: division("2DB"),
            scenarios: scenarios.scenario.iter().map(|plan| plan.scenario.clone()).collect(),
            plans: scenarios.scenario,
            hqs,
            units,
            names,
            printed,
            divisions,
            of_side,
            sites,
            drop_zones,
            map,
            numbers,
        };
        data.check_plans().map_err(DataError::of("scenarios.toml"))?;
        Ok(data)
    }

    /// Every counter and space that a scenario names exists.
    fn check_plans(&self) -> Result<(), TextError> {
        for plan in &self.plans {
            for placed in &plan.setup {
                self.named::<SpaceId>(&placed.at)?;
                for unit in placed.units.iter().chain(&placed.lost) {
                    self.named::<UnitId>(unit)?;
                }
            }
            for choose in &plan.choose {
                for (unit, space) in choose.units.iter().zip(&choose.default) {
                    self.named::<UnitId>(unit)?;
                    self.named::<SpaceId>(space)?;
                }
            }
            for unit in plan.taken.iter().chain(&plan.out) {
                self.named::<UnitId>(unit)?;
            }
            for depot in plan.depots.iter().chain(&plan.full) {
                self.depot(depot)?;
            }
        }
        Ok(())
    }

    /// The depot of a name.
    ///
    /// # Errors
    /// If there is none.
    pub fn depot(&self, id: &str) -> Result<usize, TextError> {
        let found = self.sites.iter().position(|site| site.id == id);
        found.ok_or_else(|| TextError::new(format!("there is no depot {id}")))
    }

    /// The thing of a name.
    ///
    /// # Errors
    /// If there is none.
    pub fn named<T: phrase::Operand<Self>>(&self, name: &str) -> Result<T::Value, TextError> {
        T::read(&mut Words::new(name), self)
    }

    /// All units.
    pub fn all_units(&self) -> impl Iterator<Item = UnitId> + use<> {
        (0..UNITS as u16).map(UnitId)
    }

    /// The ground units of a side.
    pub fn side(&self, side: Side) -> impl DoubleEndedIterator<Item = UnitId> + use<> {
        let Range { start, end } = self.of_side[side.index()];
        (start.0..end.0).map(UnitId)
    }

    /// The aircraft.
    pub fn aircraft(&self) -> impl Iterator<Item = UnitId> + use<> {
        let Range { start, end } = self.of_side[2];
        (start.0..end.0).map(UnitId)
    }

    /// The number of an HQ among all.
    #[must_use]
    pub fn hq_number(&self, hq: UnitId) -> u8 {
        self.hqs.iter().position(|&other| other == hq).unwrap_or(0) as u8
    }
}

impl UnitNames for Data {
    fn unit_name(&self, unit: UnitId) -> &str {
        &self.names[unit]
    }

    fn find_unit(&self, name: &str) -> Option<UnitId> {
        self.names.iter().find(|(_, known)| *known == name).map(|(id, _)| id)
    }
}

impl OnBoard for Data {
    fn board(&self) -> &Board {
        &self.map.board
    }
}
