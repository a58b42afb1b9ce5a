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

keys! {
    /// The tables and numbers of the rules, as `tables.toml` gives them.
    #[derive(Debug)]
    pub struct Numbers {
        turns: TurnsFile,
        chits: ChitsFile,
        _limits as "chit_limits": Item,
        /// 7.2, 7.4
        pub stacking: Stacking,
        sections: SectionsFile,
        places: PlacesFile,
        entry: EntryFile,
        terrain: TerrainFile,
        forts: FortsFile,
        /// 13.7
        pub r#box as "box": BoxNumbers,
        /// 19.0
        pub movement: MovementNumbers,
        /// 19.4: how many units go by sea in a turn
        pub naval: NavalNumbers,
        disruption: DisruptionFile,
        /// 23.3.1
        pub railway: RailwayFile,
        mobile: ResultsFile,
        assault: AssaultFile,
        /// 20.2.6
        pub modifiers: ModifierNumbers,
        doctrine: DoctrineFile,
        replacements: ReplacementsFile,
        /// 17.1
        pub cadres: CadreNumbers,
        victory: VictoryFile,
    }

    #[derive(Debug)]
    struct TurnsFile {
        lines: Vec<TurnLine>,
    }

    /// A turn of the track.
    #[derive(Debug)]
    pub struct TurnLine {
        _turn as "turn": u8,
        /// When it begins.
        pub from: String,
        _to as "to": String,
        /// Who has the initiative by the track.
        pub initiative: Side,
        /// Repaired Panzer steps (17.3.2).
        pub panzer: u8,
    }

    /// 7.2, 7.4
    #[derive(Debug)]
    pub struct Stacking {
        /// Units to a hex.
        pub units: usize,
        /// Large ones among them.
        pub large: usize,
        /// Headquarters.
        pub headquarters: usize,
        /// Garrisons.
        pub garrisons: usize,
        /// Large units that fight from or in a hex of the central section.
        pub large_in_combat: usize,
    }

    #[derive(Debug)]
    struct SectionsFile {
        west: SectionLine,
        central: SectionLine,
        east: SectionLine,
    }

    /// What is counted in a section.
    #[derive(Clone, Copy, Debug)]
    pub struct SectionLine {
        /// Hexes overland (10.1.1).
        pub overland: u8,
        /// Hexes to a port (10.1.4).
        pub port: u8,
        /// Hexes of a retreat (20.3.3).
        pub retreat: u8,
        /// What a hex counts across sections.
        pub weight: u8,
    }

    #[derive(Debug)]
    struct ChitsFile {
        logistics: u8,
        turns: Vec<ChitsLine>,
    }

    #[derive(Debug)]
    struct ChitsLine {
        turn: u8,
        allied: String,
        axis: String,
    }

    #[derive(Debug)]
    struct PlacesFile {
        sources: TwoLists,
        automatic: Vec<String>,
        ports: Vec<String>,
        port_supply: TwoLists,
        tobruk: String,
        tobruk_forts: Vec<String>,
        bardia: String,
        sollum: String,
        benghazi: String,
        matruh: String,
        alamein: String,
        halfaya: String,
        alexandria: String,
        _cairo as "cairo": String,
        agheila: String,
        _derna as "derna": String,
        bypass: Vec<String>,
        agheila_area: Vec<String>,
    }

    #[derive(Debug)]
    struct TwoLists {
        allied: Vec<String>,
        axis: Vec<String>,
    }

    #[derive(Debug)]
    struct EntryFile {
        ports: EntryPorts,
        headquarters: Vec<Item>,
    }

    #[derive(Debug)]
    struct EntryPorts {
        hexes: Vec<String>,
        units: u8,
    }

    #[derive(Debug)]
    struct TerrainFile {
        lines: Vec<TerrainLine>,
    }

    #[derive(Debug)]
    struct TerrainLine {
        id: String,
        central: Option<u8>,
        lateral: Option<u8>,
        defence: i8 = 0,
        attack: i8 = 0,
        shift: i8 = 0,
        anti_tank: u8 = 0,
        _side as "side": bool = false,
        _forbidden as "forbidden": bool = false,
        _zone as "zone": Option<String>,
        _vehicles as "vehicles": Option<String>,
        _halved as "halved": bool = false,
    }

    #[derive(Debug)]
    struct FortsFile {
        tobruk: TobrukFort,
        bardia: BardiaFort,
        anti_tank: u8,
    }

    #[derive(Debug)]
    struct TobrukFort {
        defence_per_unit: u8,
        _except as "except": String,
        no_retreat_until: u8,
    }

    #[derive(Debug)]
    struct BardiaFort {
        defence: u8,
    }

    /// 13.7
    #[derive(Debug)]
    pub struct BoxNumbers {
        /// What it adds.
        pub defence: u8,
        /// What it adds if any of the infantry in it is Italian.
        pub defence_italian: u8,
        /// Against Panzers.
        pub anti_tank: u8,
        _forbidden as "forbidden": Vec<String>,
    }

    /// 19.0, in quarter points
    #[derive(Debug)]
    pub struct MovementNumbers {
        /// Out of supply (10.2.1).
        pub out_of_supply: u8,
        /// Out of supply, half a movement (10.2.1).
        pub out_of_supply_half: u8,
        /// More to infiltrate (19.1.4).
        pub infiltration: u8,
    }

    /// 19.4
    #[derive(Debug)]
    pub struct NavalNumbers {
        /// Allied units a turn.
        pub allied: u8,
        /// Axis units a turn.
        pub axis: u8,
    }

    #[derive(Debug)]
    struct DisruptionFile {
        fails_on: Vec<u8>,
    }

    /// 23.3.1
    #[derive(Debug)]
    pub struct RailwayFile {
        /// By the die.
        pub lines: Vec<RailwayLine>,
    }

    /// 23.3.1
    #[derive(Debug)]
    pub struct RailwayLine {
        /// Rolls.
        pub dice: Vec<u8>,
        /// Hexes in the east.
        pub east: u8,
        /// Hexes in the central section.
        pub central: u8,
    }

    #[derive(Debug)]
    struct ResultsFile {
        columns: Vec<String>,
        lines: Vec<ResultLine>,
    }

    #[derive(Debug)]
    struct AssaultFile {
        turns: Vec<u8>,
        columns: Vec<String>,
        lines: Vec<ResultLine>,
    }

    #[derive(Debug)]
    struct ResultLine {
        die: u32,
        results: Vec<Cell>,
    }

    /// 20.2.6
    #[derive(Debug)]
    pub struct ModifierNumbers {
        /// An attacker out of supply or disrupted.
        pub attacker: i32,
        /// A defender out of supply or disrupted.
        pub defender: i32,
        /// A chit with combat −1.
        pub limited: i32,
        /// 12.7.2
        pub superiority: Superiority,
    }

    /// 12.7.2
    #[derive(Debug)]
    pub struct Superiority {
        _least as "least": i32,
        /// The most that it gives.
        pub most: i32,
    }

    #[derive(Debug)]
    struct DoctrineFile {
        brigades: usize,
        extra_infantry: u8,
    }

    #[derive(Debug)]
    struct ReplacementsFile {
        _first as "first_turn": u8,
        turns_1941: Vec<u8>,
        turns_1942: Vec<u8>,
        saved: u8,
        axis41: Vec<[u8; 3]>,
        axis42: Vec<[u8; 3]>,
        allied41: Vec<[u8; 2]>,
        allied42: Vec<[u8; 2]>,
        emergency: [u8; 3],
        fdr: [u8; 2],
    }

    /// 17.1
    #[derive(Debug)]
    pub struct CadreNumbers {
        /// When there are some.
        pub turns: Vec<u8>,
        /// Steps that give none.
        pub free: u8,
        /// Steps to a cadre.
        pub each: u8,
    }

    #[derive(Debug)]
    struct VictoryFile {
        automatic_from: u8,
        _allied as "allied_each_turn": Vec<Vec<String>>,
        _axis as "axis_each_turn": Vec<Vec<String>>,
        _last as "last_turn": Vec<String>,
    }
}

impl Numbers {
    /// A turn of the track, from one.
    #[must_use]
    pub fn turn(&self, turn: u8) -> &TurnLine {
        &self.turns.lines[usize::from(turn.clamp(1, 17)) - 1]
    }

    /// What is counted in a section.
    #[must_use]
    pub const fn section(&self, section: Section) -> SectionLine {
        match section {
            Section::West => self.sections.west,
            Section::Central => self.sections.central,
            Section::East => self.sections.east,
        }
    }

    fn ground(&self, id: &str) -> &TerrainLine {
        let found = self.terrain.lines.iter().find(|line| line.id == id);
        found.unwrap_or(&self.terrain.lines[0])
    }

    /// What ground, a side or a road costs in a section, in quarter points; none where it is forbidden.
    #[must_use]
    pub fn cost(&self, id: &str, section: Section) -> Option<u8> {
        let line = self.ground(id);
        if section == Section::Central { line.central } else { line.lateral }
    }

    /// What ground or a side adds to the defence of a hex, by its word.
    #[must_use]
    pub fn defence(&self, id: &str) -> i32 {
        self.ground(id).defence.into()
    }

    /// What a side takes from each who attacks across it.
    #[must_use]
    pub fn attack(&self, id: &str) -> i32 {
        self.ground(id).attack.into()
    }

    /// The columns that ground shifts.
    #[must_use]
    pub fn shift(&self, id: &str) -> i32 {
        self.ground(id).shift.into()
    }

    /// What ground or a side counts against Panzers (12.7.2).
    #[must_use]
    pub fn anti_tank(&self, id: &str) -> i32 {
        self.ground(id).anti_tank.into()
    }

    /// What a fort counts against Panzers (12.7.2).
    #[must_use]
    pub fn fort_anti_tank(&self) -> i32 {
        self.forts.anti_tank.into()
    }

    /// What a fort of Tobruk gives each unit (14.1).
    #[must_use]
    pub fn tobruk_bonus(&self) -> i32 {
        self.forts.tobruk.defence_per_unit.into()
    }

    /// The last turn on which the Allies at Tobruk ignore retreats (14.1).
    #[must_use]
    pub const fn tobruk_stands_until(&self) -> u8 {
        self.forts.tobruk.no_retreat_until
    }

    /// What the fort of Bardia gives (14.2).
    #[must_use]
    pub fn bardia_bonus(&self) -> i32 {
        self.forts.bardia.defence.into()
    }

    /// Whether a modified die disrupts (19.2.1).
    #[must_use]
    pub fn disrupts(&self, die: u8) -> bool {
        self.disruption.fails_on.contains(&die)
    }

    /// Whether the assault table may be used on a turn (12.6).
    #[must_use]
    pub fn assault_on(&self, turn: u8) -> bool {
        self.assault.turns.contains(&turn)
    }

    /// Infantry brigades of one formation that an assault needs in each hex (12.6).
    #[must_use]
    pub const fn assault_brigades(&self) -> usize {
        self.doctrine.brigades
    }

    /// Infantry steps that an assault costs besides (12.6).
    #[must_use]
    pub const fn assault_price(&self) -> u8 {
        self.doctrine.extra_infantry
    }

    /// The year of the replacement chits that are drawn on a turn: 0 for 1941, 1 for 1942.
    #[must_use]
    pub fn replacement_year(&self, turn: u8) -> Option<usize> {
        if self.replacements.turns_1941.contains(&turn) {
            Some(0)
        } else {
            self.replacements.turns_1942.contains(&turn).then_some(1)
        }
    }

    /// The most points of a kind that the Allies save (17.4.2).
    #[must_use]
    pub const fn most_saved(&self) -> u8 {
        self.replacements.saved
    }

    /// The first turn with an automatic victory (5.1.1).
    #[must_use]
    pub const fn automatic_from(&self) -> u8 {
        self.victory.automatic_from
    }

    /// Reinforcements that land in each port (15.1).
    #[must_use]
    pub const fn landing_units(&self) -> u8 {
        self.entry.ports.units
    }
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
