//! The tables and numbers of the rules, as `tables.toml` gives them.

use crate::board::Section;
use crate::results::Cell;
use crate::units::Side;
use sandtable_engine::data::Item;
use sandtable_engine::keys;

keys! {
    /// The tables and numbers of the rules, as `tables.toml` gives them.
    #[derive(Debug)]
    pub struct Numbers {
        pub(super) turns: TurnsFile,
        pub(super) chits: ChitsFile,
        _limits as "chit_limits": Item,
        /// 7.2, 7.4
        pub stacking: Stacking,
        pub(super) sections: SectionsFile,
        pub(super) places: PlacesFile,
        pub(super) entry: EntryFile,
        pub(super) terrain: TerrainFile,
        pub(super) forts: FortsFile,
        /// 13.7
        pub r#box as "box": BoxNumbers,
        /// 19.0
        pub movement: MovementNumbers,
        /// 19.4: how many units go by sea in a turn
        pub naval: NavalNumbers,
        pub(super) disruption: DisruptionFile,
        /// 23.3.1
        pub railway: RailwayFile,
        pub(super) mobile: ResultsFile,
        pub(super) assault: AssaultFile,
        /// 20.2.6
        pub modifiers: ModifierNumbers,
        pub(super) doctrine: DoctrineFile,
        pub(super) replacements: ReplacementsFile,
        /// 17.1
        pub cadres: CadreNumbers,
        pub(super) victory: VictoryFile,
    }

    #[derive(Debug)]
    pub(super) struct TurnsFile {
        pub(super) lines: Vec<TurnLine>,
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
    pub(super) struct SectionsFile {
        pub(super) west: SectionLine,
        pub(super) central: SectionLine,
        pub(super) east: SectionLine,
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
    pub(super) struct ChitsFile {
        pub(super) logistics: u8,
        pub(super) turns: Vec<ChitsLine>,
    }

    #[derive(Debug)]
    pub(super) struct ChitsLine {
        pub(super) turn: u8,
        pub(super) allied: String,
        pub(super) axis: String,
    }

    #[derive(Debug)]
    pub(super) struct PlacesFile {
        pub(super) sources: TwoLists,
        pub(super) automatic: Vec<String>,
        pub(super) ports: Vec<String>,
        pub(super) port_supply: TwoLists,
        pub(super) tobruk: String,
        pub(super) tobruk_forts: Vec<String>,
        pub(super) bardia: String,
        pub(super) sollum: String,
        pub(super) benghazi: String,
        pub(super) matruh: String,
        pub(super) alamein: String,
        pub(super) halfaya: String,
        pub(super) alexandria: String,
        _cairo as "cairo": String,
        pub(super) agheila: String,
        _derna as "derna": String,
        pub(super) bypass: Vec<String>,
        pub(super) agheila_area: Vec<String>,
    }

    #[derive(Debug)]
    pub(super) struct TwoLists {
        pub(super) allied: Vec<String>,
        pub(super) axis: Vec<String>,
    }

    #[derive(Debug)]
    pub(super) struct EntryFile {
        pub(super) ports: EntryPorts,
        pub(super) headquarters: Vec<Item>,
    }

    #[derive(Debug)]
    pub(super) struct EntryPorts {
        pub(super) hexes: Vec<String>,
        pub(super) units: u8,
    }

    #[derive(Debug)]
    pub(super) struct TerrainFile {
        pub(super) lines: Vec<TerrainLine>,
    }

    #[derive(Debug)]
    pub(super) struct TerrainLine {
        pub(super) id: String,
        pub(super) central: Option<u8>,
        pub(super) lateral: Option<u8>,
        pub(super) defence: i8 = 0,
        pub(super) attack: i8 = 0,
        pub(super) shift: i8 = 0,
        pub(super) anti_tank: u8 = 0,
        _side as "side": bool = false,
        _forbidden as "forbidden": bool = false,
        _zone as "zone": Option<String>,
        _vehicles as "vehicles": Option<String>,
        _halved as "halved": bool = false,
    }

    #[derive(Debug)]
    pub(super) struct FortsFile {
        pub(super) tobruk: TobrukFort,
        pub(super) bardia: BardiaFort,
        pub(super) anti_tank: u8,
    }

    #[derive(Debug)]
    pub(super) struct TobrukFort {
        pub(super) defence_per_unit: u8,
        _except as "except": String,
        pub(super) no_retreat_until: u8,
    }

    #[derive(Debug)]
    pub(super) struct BardiaFort {
        pub(super) defence: u8,
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
    pub(super) struct DisruptionFile {
        pub(super) fails_on: Vec<u8>,
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
    pub(super) struct ResultsFile {
        pub(super) columns: Vec<String>,
        pub(super) lines: Vec<ResultLine>,
    }

    #[derive(Debug)]
    pub(super) struct AssaultFile {
        pub(super) turns: Vec<u8>,
        pub(super) columns: Vec<String>,
        pub(super) lines: Vec<ResultLine>,
    }

    #[derive(Debug)]
    pub(super) struct ResultLine {
        pub(super) die: u32,
        pub(super) results: Vec<Cell>,
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
    pub(super) struct DoctrineFile {
        pub(super) brigades: usize,
        pub(super) extra_infantry: u8,
    }

    #[derive(Debug)]
    pub(super) struct ReplacementsFile {
        _first as "first_turn": u8,
        pub(super) turns_1941: Vec<u8>,
        pub(super) turns_1942: Vec<u8>,
        pub(super) saved: u8,
        pub(super) axis41: Vec<[u8; 3]>,
        pub(super) axis42: Vec<[u8; 3]>,
        pub(super) allied41: Vec<[u8; 2]>,
        pub(super) allied42: Vec<[u8; 2]>,
        pub(super) emergency: [u8; 3],
        pub(super) fdr: [u8; 2],
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
    pub(super) struct VictoryFile {
        pub(super) automatic_from: u8,
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
