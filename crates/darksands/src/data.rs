//! The game's data files, read and checked.

use crate::board::{Cost, Costs, HexSet, Map, Section, Terrain, VOCABULARY, feature};
use crate::chits::{Chit, Chits};
use crate::results::Cell;
use crate::units::{Aid, Kind, Nation, SUPPORTS, Side, Size, Support, UNITS, Unit, VERSIONS, Values};
use sandtable_engine::board::Board;
use sandtable_engine::data::{self, DataError, Item, Read, Wrong};
use sandtable_engine::ids::{SpaceId, UnitId, Units};
use sandtable_engine::keys;
use sandtable_engine::phrase::{self, OnBoard, UnitNames, Words};
use sandtable_engine::rules::Scenario;
use sandtable_engine::text::TextError;
use sandtable_kit::odds::{Columns, Table};
use sandtable_kit::sets::Set;
use std::collections::BTreeMap;
use std::ops::Range;

/// A set of units.
pub type UnitSet = Set<UnitId, 2>;

/// The texts of the data files.
#[derive(Clone, Copy, Debug)]
pub struct Files<'t> {
    /// `board.toml`
    pub board: &'t str,
    /// `counters.toml`
    pub counters: &'t str,
    /// `tables.toml`
    pub tables: &'t str,
    /// `schedule.toml`
    pub schedule: &'t str,
    /// `scenarios.toml`
    pub scenarios: &'t str,
}

keys! {
    struct CountersFile {
        formation: Vec<FormationLine>,
        unit: Vec<UnitLine>,
        support: Vec<SupportLine>,
        boxes: TwoNumbers,
    }

    struct FormationLine {
        id: String,
        name: String,
        side: Side,
        nation: Nation,
        motorised: bool = false,
    }

    struct UnitLine {
        id: String,
        side: Side,
        nation: Nation,
        unit: String,
        formation: Option<String>,
        size: Size,
        kind: Kind,
        steps: u8,
        values: Vec<Vec<[u8; 3]>>,
        range: u8 = 0,
        disrupts: bool = false,
        replaceable: bool = true,
        source: String,
    }

    struct SupportLine {
        id: String,
        side: Side,
        nation: Nation,
        unit: String,
        kind: Aid,
        attack: Vec<u8>,
        defence: Vec<u8>,
        sections: Vec<Section> = Vec::new(),
        hq: Option<String>,
    }

    struct ScheduleFile {
        event: Vec<EventLine>,
    }

    struct EventLine {
        turn: u8,
        side: Side,
        what: What,
        units: Vec<String> = Vec::new(),
        supports: Vec<String> = Vec::new(),
        returns: Option<u8>,
        version: Option<u8>,
        exchange: Option<String>,
        at: Option<String>,
    }

    struct ScenariosFile {
        scenario: Vec<ScenarioLine>,
    }

    struct TwoNumbers {
        allied: u8,
        axis: u8,
    }

    struct SavedLine {
        tank: u8,
        infantry: u8,
    }

    struct ReadyLine {
        allied_boxes: u8,
        axis_boxes: u8,
    }
}

sandtable_engine::words! {
    /// What a line of the reinforcement track says (22.1–22.5).
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum What {
        /// It arrives.
        Arrive => "arrive",
        /// It comes back.
        Return => "return",
        /// It leaves.
        Leave => "leave",
        /// It is improved.
        Upgrade => "upgrade",
    }

    /// Whether the replacement chits of a year are in the pool when a scenario begins (17.2).
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum Pool {
        /// They are not.
        Empty => "empty",
        /// All of them are.
        Full => "full",
    }
}

/// A line of the reinforcement track.
#[derive(Clone, Debug)]
pub struct Line {
    /// Its turn.
    pub turn: u8,
    /// Whose it is.
    pub side: Side,
    /// What it says.
    pub what: What,
    /// Units.
    pub units: Vec<UnitId>,
    /// Supports, by number.
    pub supports: Vec<u8>,
    /// Its white box (22.4), a number from one; zero if it is in none.
    pub exchange: u8,
    /// Where it comes in, if one hex is fixed (22.6).
    pub at: Option<SpaceId>,
    /// When those who leave come back; zero if they do not.
    pub returns: u8,
    /// What those who are improved become.
    pub version: u8,
}

/// A divisional formation (12.5).
#[derive(Clone, Debug)]
pub struct Formation {
    /// The word by which records call it.
    pub id: String,
    /// Its name.
    pub title: String,
    /// Whose it is.
    pub side: Side,
    /// Its nation.
    pub nation: Nation,
    /// Whether the Afrika Korps may take it along (18.1).
    pub motorised: bool,
    /// Its units.
    pub units: UnitSet,
}

/// How a scenario begins.
#[derive(Clone, Debug)]
pub struct Start {
    /// Its first turn.
    pub first_turn: u8,
    /// Its last, played alone.
    pub last_turn: u8,
    /// Whether the reinforcements of the first turn have come (1.2.2).
    pub reinforced: bool,
    /// The railhead, by its place on the railway.
    pub railhead: u8,
    /// Victory points.
    pub points: [u8; 2],
    /// Saved replacement points: tanks, infantry.
    pub saved: [u8; 2],
    /// Whether the replacement chits of 1941 and 1942 are in the pool.
    pub cups: [Pool; 2],
    /// Whether the Emergency chit and the Promise are still to come.
    pub kept: [bool; 2],
    /// Who holds each kept place ([`Places::kept`]), a bit each for the Allies.
    pub held: u8,
    /// Hexes with a box.
    pub boxes: HexSet,
    /// Boxes that are available.
    pub free_boxes: [u8; 2],
    /// Supports that are available, a bit each.
    pub supports: u16,
    /// Where units are; the others wait on the track. A reduced one is marked.
    pub units: Vec<(UnitId, SpaceId, bool)>,
    /// Units that have been improved, and how far.
    pub versions: Vec<(UnitId, u8)>,
}

/// A replacement chit (17.2): points for Panzers, Germans and Italians, or for tanks and infantry.
pub type Replacement = [u8; 3];

/// Everything printed: map, pieces, tables and numbers.
#[derive(Debug)]
pub struct Data {
    /// The map.
    pub map: Map,
    /// The units.
    pub units: Units<Vec<Unit>>,
    /// Their names in records and vectors.
    pub names: Units<Vec<String>>,
    /// What stands on them beside the symbol.
    pub printed: Units<Vec<String>>,
    /// Where their values come from.
    pub sources: Units<Vec<String>>,
    /// Names of formations and chits, as messages say them.
    pub words: Vec<String>,
    /// Units of each side.
    pub of_side: [Range<UnitId>; 2],
    /// The same, as sets.
    pub sides: [UnitSet; 2],
    /// German units.
    pub germans: UnitSet,
    /// Italian units.
    pub italians: UnitSet,
    /// The 15th and 21st Panzer divisions (12.7.1).
    pub panzers: UnitSet,
    /// Headquarters and garrisons: who casts no zone.
    pub zoneless: UnitSet,
    /// Headquarters.
    pub headquarters: UnitSet,
    /// Garrisons.
    pub garrisons: UnitSet,
    /// Allied tanks.
    pub tanks: UnitSet,
    /// The headquarters 13, 30, 21 Corps, Afrika Korps, PanzerArmee.
    pub hq: [UnitId; 5],
    /// The formations.
    pub formations: Vec<Formation>,
    /// The supports.
    pub supports: Vec<Support>,
    /// How many boxes each side has.
    pub boxes: [u8; 2],
    /// The chits of each turn, from one: the cup, and the hand.
    pub chits: Vec<(Chits, u8)>,
    /// The reinforcement track.
    pub track: Vec<Line>,
    /// The scenarios.
    pub scenarios: Vec<Scenario>,
    /// How they begin.
    pub starts: Vec<Start>,
    /// Odds columns.
    pub odds: Columns,
    /// The two combat tables: mobile and assault.
    pub combat: [Table<Cell>; 2],
    /// Places with a part in the rules.
    pub places: Places,
    /// Replacement chits: Axis 1941, 1942; Allied 1941, 1942.
    pub replacements: [Vec<Replacement>; 4],
    /// Emergency and Promise.
    pub conditional: [Replacement; 2],
    /// The numbers of the rules.
    pub numbers: Numbers,
}

/// Places that rules name.
#[derive(Clone, Debug)]
pub struct Places {
    /// Supply sources of each side (10.1.3).
    pub sources: [Vec<SpaceId>; 2],
    /// The ports (2.1.2).
    pub ports: Vec<SpaceId>,
    /// Ports that supply (10.1.4).
    pub port_supply: [Vec<SpaceId>; 2],
    /// Ports and point hexes, and El Agheila: they stay held when nobody is there (2.1.5; ruling).
    pub kept: Vec<SpaceId>,
    /// The forts of Tobruk (14.0).
    pub tobruk_forts: Vec<SpaceId>,
    /// The hexes of the by-pass (23.3.2).
    pub bypass: Vec<SpaceId>,
    /// The entry area at El Agheila (15.3).
    pub agheila_area: Vec<SpaceId>,
    /// Hexes in or next to Allied sources (15.1, 15.2).
    pub allied_entry: Vec<SpaceId>,
    /// Ports that take Allied reinforcements (15.1).
    pub landing: Vec<SpaceId>,
    /// Tobruk.
    pub tobruk: SpaceId,
    /// Bardia.
    pub bardia: SpaceId,
    /// Sollum.
    pub sollum: SpaceId,
    /// Benghazi.
    pub benghazi: SpaceId,
    /// Mersa Matruh.
    pub matruh: SpaceId,
    /// El Alamein.
    pub alamein: SpaceId,
    /// The Halfaya pass.
    pub halfaya: SpaceId,
    /// Alexandria.
    pub alexandria: SpaceId,
    /// El Agheila.
    pub agheila: SpaceId,
}

struct ScenarioLine {
    scenario: Scenario,
    first_turn: u8,
    last_turn: u8,
    reinforced: bool,
    railhead: String,
    points: TwoNumbers,
    saved: SavedLine,
    cups: [Pool; 2],
    kept: [bool; 2],
    control: TwoLists,
    boxes: TwoLists,
    ready: ReadyLine,
    supports: Vec<String>,
    returning: BTreeMap<String, Vec<String>>,
    rebuildable: Vec<String>,
    out: Vec<String>,
    versions: BTreeMap<String, u8>,
    units: BTreeMap<String, Vec<String>>,
}

impl Read for ScenarioLine {
    fn read(item: &Item) -> Result<Self, Wrong> {
        let mut keys = item.keys()?;
        let line = Self {
            scenario: Scenario::from_keys(&mut keys)?,
            first_turn: keys.read("first_turn")?,
            last_turn: keys.read("last_turn")?,
            reinforced: keys.read("reinforced")?,
            railhead: keys.read("railhead")?,
            points: keys.read("points")?,
            saved: keys.read("saved")?,
            cups: [keys.read("cup41")?, keys.read("cup42")?],
            kept: [keys.read("emergency")?, keys.read("promise")?],
            control: keys.read("control")?,
            boxes: keys.read("boxes")?,
            ready: keys.read("ready")?,
            supports: keys.read("supports")?,
            returning: keys.read("returning")?,
            rebuildable: keys.read("rebuildable")?,
            out: keys.read("out_of_play")?,
            versions: keys.read("versions")?,
            units: keys.read("units")?,
        };
        let _: Side = keys.read("initiative")?;
        keys.end()?;
        Ok(line)
    }
}

mod build;
mod numbers;

pub use numbers::Numbers;
use numbers::{ChitsFile, PlacesFile, ResultLine, TwoLists};
