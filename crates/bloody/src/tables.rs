//! `tables.toml`: the numbers of the rules.

use crate::board::{Ground, TerrainTable};
use crate::results::{Bomb, Cell};
use crate::units::Kind;
use sandtable_engine::data::{Item, Read, Wrong};
use sandtable_engine::keys;
use sandtable_engine::text::TextError;
use sandtable_kit::odds::{Columns, Table};

keys! {
    /// The tables and numbers of the rules.
    #[derive(Debug)]
    pub struct Numbers {
        /// 1.0, 10
        pub turns: TurnNumbers,
        /// 2.1
        pub stacking: StackingNumbers,
        /// 3
        pub zones: ZoneNumbers,
        kinds: KindsFile,
        /// 5.1
        pub control: ControlNumbers,
        _offensive as "offensive": OffensiveNumbers,
        /// 4.3
        pub overrun: OverrunNumbers,
        /// 1.1.1.1
        pub weather: WeatherNumbers,
        /// 1.1.1.1
        pub storm: StormNumbers,
        /// 7.1.1
        pub mulberry: MulberryNumbers,
        /// 1.1.1.1
        pub air_draw: DrawFile,
        /// 9
        pub superiority: SuperiorityFile,
        /// 9.1–9.4
        pub tactical_air: AirNumbers,
        /// 1.1.1.2
        pub resources: ResourceNumbers,
        /// 6.10
        pub replacements: ReplacementFile,
        /// 6.4
        pub combat: CombatFile,
        /// 6.2
        pub bombardment: BombardmentFile,
        /// 6.5
        pub levels: LevelNumbers,
        /// 2.2
        pub terrain: TerrainFile,
        /// 9.5
        pub interdiction: InterdictionNumbers,
        /// 4.1.2
        pub off_map: OffMapNumbers,
        _partisans as "partisans": PartisanFile,
        _ffi as "ffi": FfiFile,
        /// 6.13
        pub siege: SiegeNumbers,
        /// 7.4
        pub out_of_supply: OosNumbers,
        /// 7.5
        pub air_supply: AirSupplyNumbers,
        _recovery as "recovery": RecoveryNumbers,
        /// 7.1.3
        pub cherbourg: CherbourgNumbers,
        /// 6.2
        pub naval: NavalFile,
        /// 10 O.1
        pub jump: JumpNumbers,
        /// 4.4
        pub infiltration: InfiltrationNumbers,
        /// 10 A.1
        pub dd: DdNumbers,
        /// 10 A.1
        pub ranger_die: RangerNumbers,
        /// 10 A.1
        pub landing: LandingNumbers,
        /// 11.3
        pub victory: VictoryNumbers,
    }

    /// 1.0, 10
    #[derive(Debug)]
    pub struct TurnNumbers {
        _first_day as "first_day": u8,
        /// Turns on which the Allies have the initiative.
        pub initiative_allied: Vec<u8>,
        /// Turns on which all are in supply.
        pub supplied: Vec<u8>,
        /// Turns on which HQs attack without a marker.
        pub free_offensive: Vec<u8>,
    }

    /// 2.1
    #[derive(Debug)]
    pub struct StackingNumbers {
        /// Stacking points to a hex.
        pub points: u8,
        /// Units without a stacking value besides.
        pub zero_units: u8,
        /// Headquarters besides.
        pub hqs: u8,
        /// Markers to a hex.
        pub offensive: u8,
    }

    /// 3
    #[derive(Debug)]
    pub struct ZoneNumbers {
        _least_sv as "least_sv": u8,
        /// Half points for commandos to leave a zone.
        pub leave_special: u8,
        /// For paratroops.
        pub leave_paratroops: u8,
        /// For all others.
        pub leave: u8,
    }

    #[derive(Debug)]
    struct KindsFile {
        lines: Vec<KindLine>,
    }

    /// 0.1.2, 6.10
    #[derive(Debug)]
    pub struct KindLine {
        id: Kind,
        _armoured as "armoured": bool,
        _infantry as "infantry": bool,
        _reserve as "reserve": bool,
        replacement: Option<String>,
    }

    /// 5.1
    #[derive(Debug)]
    pub struct ControlNumbers {
        /// Divisions of an HQ.
        pub divisions: usize,
        /// Independent units besides.
        pub independents: usize,
        /// How far it controls.
        pub radius: u8,
        /// How far it supports.
        pub support: u8,
        /// Columns in defence.
        pub defence_columns: u8,
        /// The division that is not counted.
        pub exempt: String,
    }

    #[derive(Debug)]
    struct OffensiveNumbers {
        _move as "move": u8,
    }

    /// 4.3
    #[derive(Debug)]
    pub struct OverrunNumbers {
        /// What it costs besides.
        pub half_points: u8,
        /// The first turn on which aircraft support it.
        pub tas_from: u8,
        /// The first turn on which they support an exploitation.
        pub exploitation_tas_from: u8,
    }

    /// 1.1.1.1
    #[derive(Debug)]
    pub struct WeatherNumbers {
        /// Modified dice of clear weather.
        pub clear: Vec<u8>,
        /// The die as thrown that lets fear storms.
        pub storm_check: u8,
        /// What each bad turn takes off.
        pub per_bad_turn: u8,
        /// And at most.
        pub most: u8,
        /// The first turn with a throw.
        pub rolled_from: u8,
        _overcast_phases as "overcast_phases": Vec<String>,
    }

    /// 1.1.1.1
    #[derive(Debug)]
    pub struct StormNumbers {
        /// Dice of a storm.
        pub on: Vec<u8>,
    }

    /// 7.1.1
    #[derive(Debug)]
    pub struct MulberryNumbers {
        /// Dice on which a storm destroys one.
        pub destroyed_on: Vec<u8>,
    }

    /// 1.1.1.1
    #[derive(Debug)]
    pub struct DrawFile {
        /// By weather.
        pub lines: Vec<DrawLine>,
    }

    /// How many aircraft are drawn.
    #[derive(Debug)]
    pub struct DrawLine {
        /// `turn_0`, `clear`, `overcast`.
        pub when: String,
        /// Heavy bombers.
        pub hb: u8,
        /// Medium and light bombers.
        pub mb: u8,
        /// Fighter-bombers.
        pub fb: u8,
    }

    /// 9
    #[derive(Debug)]
    pub struct SuperiorityFile {
        /// By turns.
        pub lines: Vec<SuperiorityLine>,
    }

    /// How many fighter-bombers must hold the sky.
    #[derive(Debug)]
    pub struct SuperiorityLine {
        /// From this turn on.
        pub from: u8,
        /// By the die.
        pub by_die: [u8; 6],
    }

    /// 9.1–9.4
    #[derive(Debug)]
    pub struct AirNumbers {
        /// Counters on tactical interdiction.
        pub interdiction_most: u8,
        /// Columns of support.
        pub tas_columns: u8,
        /// On the die of a bombardment that is half by medium bombers.
        pub medium_die: u8,
        /// Points to the Germans for a heavy bomber.
        pub heavy_points: i16,
        /// Turns until it is back.
        pub heavy_rest: u8,
        /// What rubble costs for each.
        pub rubble_half_points: u8,
    }

    /// 1.1.1.2
    #[derive(Debug)]
    pub struct ResourceNumbers {
        /// Allied markers by the die.
        pub allied: [u8; 6],
        /// German ones in clear weather.
        pub german_clear: [u8; 6],
        /// And otherwise.
        pub german_overcast: [u8; 6],
        /// One more at Cherbourg.
        pub cherbourg: u8,
    }

    /// 6.10
    #[derive(Debug)]
    pub struct ReplacementFile {
        /// By the die.
        pub german: Vec<ReplacementLine>,
    }

    /// What the German initiative die brings.
    #[derive(Debug)]
    pub struct ReplacementLine {
        /// The die.
        pub die: u8,
        /// Infantry.
        pub infantry: u8,
        /// Luftwaffe.
        pub luftwaffe: u8,
        /// Panzergrenadiers.
        pub panzergrenadier: u8,
        /// Panzers.
        pub panzer: u8,
    }

    /// 6.3, 6.4, 6.6
    #[derive(Debug)]
    pub struct CombatFile {
        /// The columns.
        pub columns: Vec<String>,
        /// The lines.
        pub lines: Vec<ResultLine<Cell>>,
        /// Hexes of a retreat.
        pub retreat: u8,
        /// On the die if chosen troops attack.
        pub elite_attack: i32,
        /// On the die if they defend.
        pub elite_defence: i32,
    }

    /// 6.2
    #[derive(Debug)]
    pub struct BombardmentFile {
        /// Least points of each column.
        pub from: Vec<u8>,
        /// The columns.
        pub columns: Vec<String>,
        /// The lines.
        pub lines: Vec<ResultLine<Bomb>>,
        /// On the die against garrisons.
        pub garrison_die: i32,
    }

    /// 6.5
    #[derive(Debug)]
    pub struct LevelNumbers {
        /// Columns by level.
        pub columns: [u8; 3],
        _most as "most": u8,
    }

    /// 2.2
    #[derive(Debug)]
    pub struct TerrainFile {
        lines: Vec<TerrainLine>,
    }

    #[derive(Debug)]
    struct TerrainLine {
        id: String,
        foot: Option<u8>,
        motor: Option<u8>,
        columns: u8,
        tas: bool,
        armour: bool,
        _zone as "zone": bool,
        retreat: u8 = 0,
    }

    /// 9.5, 6.12
    #[derive(Debug)]
    pub struct InterdictionNumbers {
        /// For heavy bombers.
        pub heavy: u8,
        /// For each counter of medium or light bombers.
        pub medium: u8,
        /// For each of fighter-bombers.
        pub fighter: u8,
        /// For partisans.
        pub partisans: u8,
        _column as "column": u8,
        /// Counters over a region: heavy.
        pub most_heavy: u8,
        /// Medium and light.
        pub most_medium: u8,
        /// Fighter-bombers.
        pub most_fighter: u8,
    }

    /// 4.1.2
    #[derive(Debug)]
    pub struct OffMapNumbers {
        /// Boxes of a German or extended move.
        pub boxes: u8,
        /// Of a normal Allied one.
        pub normal_boxes: u8,
        _normal_divisions as "normal_divisions": u8,
    }

    #[derive(Debug)]
    struct PartisanFile {
        _boxes as "boxes": Vec<String>,
    }

    #[derive(Debug)]
    struct FfiFile {
        _at as "at": String,
        _appears_with as "appears_with": Vec<String>,
    }

    /// 6.13
    #[derive(Debug)]
    pub struct SiegeNumbers {
        /// Stacking points inside.
        pub festung_sv: u8,
    }

    /// 7.4
    #[derive(Debug)]
    pub struct OosNumbers {
        _attack as "attack": u8,
        /// Defence is divided by it.
        pub defence_divided: u32,
        /// And motorised movement.
        pub motor_divided: u8,
    }

    /// 7.5
    #[derive(Debug)]
    pub struct AirSupplyNumbers {
        /// Stacking points.
        pub points: u8,
    }

    #[derive(Debug)]
    struct RecoveryNumbers {
        _steps as "steps": u8,
    }

    /// 7.1.3
    #[derive(Debug)]
    pub struct CherbourgNumbers {
        /// The port.
        pub port: String,
        /// Both hexes.
        pub hexes: Vec<String>,
        /// Turns under the Germans until the depot is gone.
        pub decay: u8,
    }

    /// 6.2
    #[derive(Debug)]
    pub struct NavalFile {
        /// How far battleships reach.
        pub battleship_range: u8,
        /// How far destroyers do.
        pub destroyer_range: u8,
        /// Points by turn.
        pub lines: Vec<NavalLine>,
    }

    /// Points of a fleet from a turn on.
    #[derive(Debug)]
    pub struct NavalLine {
        /// The turn.
        pub from: u8,
        /// `western`, `eastern`.
        pub fleet: String,
        /// Points of battleships in a phase.
        pub battleship: u8,
        /// Points of destroyers.
        pub destroyer: u8,
    }

    /// 10 O.1
    #[derive(Debug)]
    pub struct JumpNumbers {
        /// On the die of Americans.
        pub us: u8,
        /// Of the British.
        pub british: u8,
        /// Modified dice that disorganise.
        pub disorganised: Vec<u8>,
        /// That disorganise twice.
        pub twice: Vec<u8>,
        /// From which they drift.
        pub drifts_from: u8,
        /// Where to, by the second die.
        pub drift: [Wind; 6],
    }

    /// 4.4
    #[derive(Debug)]
    pub struct InfiltrationNumbers {
        /// On the die of paratroops.
        pub paratroops: u8,
        /// Out of confusion.
        pub confusion: u8,
        /// Up to which it succeeds.
        pub success_to: u8,
        /// Modified dice that disorganise.
        pub disorganised: Vec<u8>,
    }

    /// 10 A.1
    #[derive(Debug)]
    pub struct DdNumbers {
        /// Dice up to which swimming tanks land whole.
        pub utah: u8,
        /// At Omaha.
        pub omaha: u8,
        /// At Gold.
        pub gold: u8,
        /// At Juno.
        pub juno: u8,
        /// At Sword.
        pub sword: u8,
    }

    /// 10 A.1
    #[derive(Debug)]
    pub struct RangerNumbers {
        /// Dice on which the 5th joins the 2nd.
        pub join: Vec<u8>,
        /// Where it lands otherwise.
        pub otherwise: String,
    }

    /// 10
    #[derive(Debug)]
    pub struct LandingNumbers {
        /// Movement is divided by it in phases A and B of turn 0.
        pub movement_divided: u8,
        /// Where commandos land.
        pub commandos: Vec<String>,
    }

    /// 11.3
    #[derive(Debug)]
    pub struct VictoryNumbers {
        /// For an enemy step.
        pub step: i16,
        /// More for a chosen one.
        pub elite_step: i16,
        /// For a city hex.
        pub city: i16,
        /// For an Allied depot, besides its capacity.
        pub allied_depot: i16,
        /// For a Festung under siege.
        pub siege: i16,
        /// Off for chosen troops still out.
        pub special_out: i16,
        /// After this turn.
        pub special_after: u8,
        /// For chosen troops come home.
        pub special_home: i16,
        /// For a Festung destroyed.
        pub festung_destroyed: i16,
        /// For a German depot destroyed.
        pub depot_destroyed: i16,
        /// For Paris.
        pub paris: i16,
        /// More if the French free it.
        pub paris_2db: i16,
        /// To the Germans, each turn.
        pub german_turn: i16,
        /// For an Allied depot destroyed.
        pub allied_depot_small: i16,
        /// If it was a large one.
        pub allied_depot_large: i16,
        /// Beaches that win at once.
        pub beaches: usize,
        /// Fortresses on the Atlantic.
        pub ports: Vec<String>,
        /// How many of them are needed.
        pub ports_needed: usize,
        /// Fewer German units lose at once.
        pub units_left: usize,
        /// A marginal victory.
        pub marginal: i16,
        /// A decisive one.
        pub decisive: i16,
    }
}

sandtable_engine::words! {
    /// Where a jump drifts, in the order of the sides of a pointy hex.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum Wind {
        /// North-east.
        Ne => "ne",
        /// East.
        E => "e",
        /// South-east.
        Se => "se",
        /// South-west.
        Sw => "sw",
        /// West.
        W => "w",
        /// North-west.
        Nw => "nw",
    }
}

/// Results by a die.
#[derive(Debug)]
pub struct ResultLine<T> {
    dice: Vec<u32>,
    results: Vec<T>,
}

impl<T: Read> Read for ResultLine<T> {
    fn read(item: &Item) -> Result<Self, Wrong> {
        let mut keys = item.keys()?;
        let line = Self { dice: keys.read("dice")?, results: keys.read("results")? };
        keys.end()?;
        Ok(line)
    }
}

/// A replacement rebuilds units of a kind (6.10).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Replacement {
    /// Infantry.
    Infantry,
    /// Luftwaffe.
    Luftwaffe,
    /// Panzergrenadiers.
    Panzergrenadier,
    /// Panzers.
    Panzer,
}

impl Numbers {
    /// Which replacement rebuilds a kind.
    #[must_use]
    pub fn rebuilds(&self, kind: Kind) -> Option<Replacement> {
        let line = self.kinds.lines.iter().find(|line| line.id == kind)?;
        match line.replacement.as_deref()? {
            "infantry" => Some(Replacement::Infantry),
            "luftwaffe" => Some(Replacement::Luftwaffe),
            "panzergrenadier" => Some(Replacement::Panzergrenadier),
            "panzer" => Some(Replacement::Panzer),
            _ => None,
        }
    }
}

pub(crate) fn columns(texts: &[String]) -> Result<Columns, TextError> {
    texts.join(" ").parse().map_err(|e: String| TextError::new(e))
}

pub(crate) fn results<T: Copy>(lines: &[ResultLine<T>]) -> Result<Table<T>, TextError> {
    let lines: Vec<_> = lines.iter().map(|line| (line.dice.clone(), line.results.clone())).collect();
    Table::new(&lines).map_err(TextError::new)
}

pub(crate) fn terrain_table(file: &TerrainFile) -> Result<TerrainTable, TextError> {
    let line = |id: &str| {
        let found = file.lines.iter().find(|line| line.id == id);
        let line = found.ok_or_else(|| TextError::new(format!("the terrain table has no line {id}")))?;
        Ok::<Ground, TextError>(Ground {
            foot: line.foot,
            motor: line.motor,
            track: line.motor.filter(|_| line.armour),
            columns: line.columns,
            tas: line.tas,
            retreat: line.retreat,
        })
    };
    let mut village = line("village")?;
    // A town is entered at the cost of clear ground.
    let clear = line("clear")?;
    if village.foot.is_none() {
        (village.foot, village.motor, village.track) = (clear.foot, clear.motor, clear.track);
    }
    Ok(TerrainTable {
        ground: [clear, line("bocage")?, line("woods")?, line("marsh")?, line("impassable")?, line("city")?],
        village,
        river: [line("river_minor")?, line("river_major")?],
        ways: [line("road_secondary")?, line("road_main")?, line("rail")?],
        beach: line("sea")?,
        fort: line("fort")?,
    })
}
