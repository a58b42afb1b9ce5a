//! The game's data files, read and checked: `board.toml`, `counters.toml`, `tables.toml`, `scenarios.toml`.

use crate::board::{Ground, Map, Terrain, TerrainTable, VOCABULARY};
use crate::results::{Bomb, Cell};
use crate::units::{Kind, Nation, Printed, Side, UNITS, Unit, Way};
use sandtable_engine::board::Board;
use sandtable_engine::rules::{Scenario, ScenarioOption, TextError};
use sandtable_kit::odds::{Columns, Table};
use sandtable_kit::sets::Bits;
use serde::Deserialize;
use std::collections::BTreeMap;

/// A set of units.
pub type UnitSet = Bits<4>;

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
    /// `rulebook.toml`
    pub rulebook: &'t str,
    /// `look.toml`.
    pub look: &'t str,
}

/// A file that cannot be used: which, and why.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{file}: {error}")]
pub struct DataError {
    /// The file's name.
    pub file: &'static str,
    /// What is wrong with it.
    pub error: TextError,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct CountersFile {
    unit: Vec<UnitLine>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct UnitLine {
    id: String,
    seat: Side,
    nation: Nation,
    unit: String,
    division: Option<String>,
    size: String,
    kind: Kind,
    attack: [u8; 2],
    defence: [u8; 2],
    movement: u8,
    #[serde(default)]
    range: u8,
    entry: EntryLine,
    rules: Vec<String>,
    source: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct EntryLine {
    turn: u8,
    by: Way,
    at: Option<String>,
}

/// A division: its pieces, and whether fighting whole earns it a column (5.1.4).
#[derive(Clone, Debug)]
pub struct Division {
    /// The key that its pieces share.
    pub id: String,
    /// Its pieces.
    pub units: UnitSet,
    /// Whether it can have the bonus.
    pub bonus: bool,
    /// Whether it leaves on the turn of withdrawal (4.2.2).
    pub withdraws: bool,
    /// The hexes on which it drops (4.2.3); none for most.
    pub drop_hexes: Vec<u16>,
}

/// An objective (11.2).
#[derive(Clone, Debug)]
pub struct Objective {
    /// The place.
    pub name: String,
    /// Its hexes.
    pub hexes: Vec<u16>,
    /// What it is worth.
    pub points: i32,
}

/// The rolls on which paratroops of either army land intact (4.2.3).
#[derive(Clone, Debug, Deserialize)]
pub struct Intact {
    /// American.
    pub us: Vec<u8>,
    /// British.
    pub uk: Vec<u8>,
}

/// An artificial port (9.0).
#[derive(Clone, Debug)]
pub struct Port {
    /// Where its units come ashore.
    pub hex: u16,
    /// Whether it is the American one.
    pub american: bool,
}

/// Everything printed: map, pieces, tables and numbers.
#[derive(Debug)]
pub struct Data {
    /// The map.
    pub map: Map,
    /// The pieces.
    pub units: Vec<Unit>,
    /// Their names in records and vectors.
    pub names: Vec<String>,
    /// What else stands on them.
    pub printed: Vec<Printed>,
    /// The divisions.
    pub divisions: Vec<Division>,
    /// Units of each side, as the range of their ids.
    pub of_side: [std::ops::Range<u8>; 2],
    /// Which units can move at all, as ones and zeros; a list of movers reads it eight at a time.
    pub mobile: [u16; UNITS],
    /// The turn on which each unit is due.
    pub due: [u16; UNITS],
    /// Odds columns of the combat table.
    pub odds: Columns,
    /// The combat table.
    pub combat: Table<Cell>,
    /// The least value of each bombardment column, and its label.
    pub bomb_columns: Vec<(u32, String)>,
    /// The bombardment table.
    pub bombardment: Table<Bomb>,
    /// The vulnerability of each arm: to air attack (6.2) and to artillery (8.0).
    pub vulnerability: [[u32; 2]; Kind::ALL.len()],
    /// The carpet bombing table.
    pub carpet: Table<Bomb>,
    /// The rolls on which paratroops land intact.
    pub intact: Intact,
    /// The turn on which the American airborne divisions leave (4.2.2).
    pub withdrawal: u8,
    /// The objectives.
    pub objectives: Vec<Objective>,
    /// Airfields (6.0).
    pub airfields: Vec<u16>,
    /// The two hexes of Caen (5.1.2).
    pub caen: [u16; 2],
    /// Beaches of the American and of the British army.
    pub beaches: [Vec<u16>; 2],
    /// Utah.
    pub utah: u16,
    /// Hex 1125.
    pub avranches: u16,
    /// Where the 1st Commando Brigade lands (3.0).
    pub sword: u16,
    /// The British beach next to the British port, and its hex (ruling R37).
    pub gold: u16,
    /// Cherbourg's port (9.0).
    pub cherbourg: u16,
    /// Both hexes of Cherbourg (10.0).
    pub cherbourg_city: Vec<u16>,
    /// The artificial ports.
    pub ports: [Port; 2],
    /// Whether a defender in each hex is within range of the ships (10.0).
    pub in_naval_range: Bits<9>,
    /// The scenarios.
    pub scenarios: Vec<Scenario>,
    /// The last turn of each scenario.
    pub last_turn: Vec<u8>,
    /// The numbers of the rules.
    pub numbers: Numbers,
}

/// The numbers of the rules, as `tables.toml` gives them.
#[derive(Clone, Debug, Deserialize)]
pub struct Numbers {
    /// 4.1.1
    pub stacking: Stacking,
    /// 4.1.2
    pub contact: Contact,
    /// 4.2.1
    pub entry: EntryNumbers,
    /// 6.0
    pub air: AirNumbers,
    /// 6.3
    pub carpet: CarpetNumbers,
    /// 9.0
    pub mulberries: MulberryNumbers,
    /// 11.2
    pub points: PointNumbers,
}

/// 4.1.1
#[derive(Clone, Debug, Deserialize)]
pub struct Stacking {
    /// Units to a hex.
    pub units: usize,
}
/// 4.1.2
#[derive(Clone, Debug, Deserialize)]
pub struct Contact {
    /// Half points to break contact.
    pub break_half_points: u8,
}
/// 4.2.1
#[derive(Clone, Debug, Deserialize)]
pub struct EntryNumbers {
    /// Points of a German unit on its turn of entry.
    pub german_allowance: u8,
    beaches_us: Vec<String>,
    beaches_uk: Vec<String>,
    utah: String,
    avranches: String,
    commando: String,
}
/// 6.0
#[derive(Clone, Debug, Deserialize)]
pub struct AirNumbers {
    /// Points a turn.
    pub points: u8,
    /// More for each airfield.
    pub points_per_airfield: u8,
    /// Least and most in one combat.
    pub points_per_raid: Raid,
    /// Turns without any.
    pub no_points_on_turns: Vec<u8>,
}
/// 6.3
#[derive(Clone, Debug, Deserialize)]
pub struct Raid {
    /// Least.
    pub least: u8,
    /// Most.
    pub most: u8,
}
/// 6.3
#[derive(Clone, Debug, Deserialize)]
pub struct CarpetNumbers {
    /// First turn.
    pub first_turn: u8,
    /// How often.
    pub uses: u8,
}
/// 9.0
#[derive(Clone, Debug, Deserialize)]
pub struct MulberryNumbers {
    /// Turn of installation.
    pub turn: u8,
    /// Turns after a later capture.
    pub turns_after_capture: u8,
    /// The storm.
    pub storm: Storm,
    /// The turn on which they are counted.
    pub reckoning_turn: u8,
    cherbourg: String,
    ports: Vec<PortLine>,
}
/// 9.0
#[derive(Clone, Debug, Deserialize)]
pub struct Storm {
    /// Its turn.
    pub turn: u8,
    /// The rolls that a port survives.
    pub stands_on: Vec<u8>,
}
#[derive(Clone, Debug, Deserialize)]
struct PortLine {
    port: String,
}
/// 11.2
#[derive(Clone, Debug, Deserialize)]
pub struct PointNumbers {
    /// To the Allies.
    pub german_unit_lost: i32,
    /// To the Allies.
    pub allied_unit_off_south: i32,
    /// To the Germans.
    pub allied_unit_lost: i32,
    /// One in so many is struck.
    pub german_losses_struck: i32,
}

#[derive(Deserialize)]
struct TablesFile {
    terrain: TerrainFile,
    combat: ResultsFile,
    bombardment: BombardmentFile,
    carpet: CarpetFile,
    division_bonus: BonusFile,
    exit: ExitFile,
    drop: DropFile,
    caen: CaenFile,
    vulnerability: VulnerabilityFile,
    naval: NavalFile,
    objectives: ObjectivesFile,
}
#[derive(Deserialize)]
struct TerrainFile {
    lines: Vec<TerrainLine>,
}
#[derive(Deserialize)]
struct TerrainLine {
    id: String,
    not_motorised: toml::Value,
    motorised: toml::Value,
    columns: toml::Value,
}
#[derive(Deserialize)]
struct ResultsFile {
    columns: Vec<String>,
    lines: Vec<ResultLine>,
}
#[derive(Deserialize)]
struct ResultLine {
    dice: Vec<u32>,
    results: Vec<String>,
}
#[derive(Deserialize)]
struct BombardmentFile {
    from: Vec<u32>,
    columns: Vec<String>,
    lines: Vec<ResultLine>,
}
#[derive(Deserialize)]
struct CarpetFile {
    lines: Vec<CarpetLine>,
}
#[derive(Deserialize)]
struct CarpetLine {
    dice: Vec<u32>,
    result: String,
}
#[derive(Deserialize)]
struct BonusFile {
    without: Vec<String>,
}
#[derive(Deserialize)]
struct ExitFile {
    withdrawal: Withdrawal,
}
#[derive(Deserialize)]
struct Withdrawal {
    turn: u8,
    divisions: Vec<String>,
}
#[derive(Deserialize)]
struct DropFile {
    intact: Intact,
    hexes: BTreeMap<String, Vec<String>>,
}
#[derive(Deserialize)]
struct VulnerabilityFile {
    lines: Vec<VulnerabilityLine>,
}
#[derive(Deserialize)]
struct VulnerabilityLine {
    kinds: Vec<Kind>,
    air: u32,
    artillery: u32,
}
#[derive(Deserialize)]
struct CaenFile {
    hexes: [String; 2],
}
#[derive(Deserialize)]
struct NavalFile {
    range: u8,
    out_of_range: Vec<String>,
    cherbourg: Vec<String>,
}
#[derive(Deserialize)]
struct ObjectivesFile {
    places: Vec<ObjectiveLine>,
}
#[derive(Deserialize)]
struct ObjectiveLine {
    name: String,
    hexes: Vec<String>,
    points: i32,
}
#[derive(Deserialize)]
struct ScenariosFile {
    scenario: Vec<ScenarioLine>,
}
#[derive(Deserialize)]
struct ScenarioLine {
    id: String,
    title: String,
    description: String,
    last_turn: u8,
    options: Vec<OptionLine>,
}
#[derive(Deserialize)]
struct OptionLine {
    id: String,
    default: bool,
}

fn read<'t, T: Deserialize<'t>>(file: &'static str, text: &'t str) -> Result<T, DataError> {
    toml::from_str(text).map_err(|e| DataError { file, error: TextError::toml(text, &e) })
}

impl Data {
    /// Reads and checks the data files.
    ///
    /// # Errors
    /// With the file, the line where one is known, and the reason.
    pub fn read(files: &Files<'_>) -> Result<Self, DataError> {
        let in_tables = |error: TextError| DataError { file: "tables.toml", error };
        let tables: TablesFile = read("tables.toml", files.tables)?;
        let numbers: Numbers = read("tables.toml", files.tables)?;
        let terrain = terrain_table(&tables.terrain.lines).map_err(in_tables)?;
        let in_board = |error| DataError { file: "board.toml", error };
        let board = Board::read(files.board, "campanha", VOCABULARY).map_err(in_board)?;
        let map = Map::new(board, terrain).map_err(in_board)?;
        let hex = |name: &String| {
            let found = map.board.find(name).filter(|id| map.is_hex(id.0));
            found.map(|id| id.0).ok_or_else(|| TextError::new(format!("the board has no hex {name}")))
        };
        let hexes =
            |names: &[String]| names.iter().map(hex).collect::<Result<Vec<_>, _>>().map_err(in_tables);
        let one = |name: &String| hex(name).map_err(in_tables);

        let Pieces { units, names, printed, divisions } = read_units(files.counters, &tables, &hex)?;
        let split = units.iter().take_while(|u| u.side == Side::Allied).count() as u8;
        let in_naval_range = {
            let out = hexes(&tables.naval.out_of_range)?;
            let coast: Vec<u16> =
                (0..map.hexes).filter(|&h| map.has(h, crate::board::feature::INVASION_COAST)).collect();
            (0..map.hexes)
                .filter(|h| {
                    !out.contains(h) && coast.iter().any(|&c| map.distance(c, *h) <= tables.naval.range)
                })
                .map(usize::from)
                .collect()
        };
        let ports = &numbers.mulberries.ports;
        let [us, uk] = &ports[..] else { return Err(in_tables(TextError::new("there are two mulberries"))) };
        let ports =
            [Port { hex: one(&us.port)?, american: true }, Port { hex: one(&uk.port)?, american: false }];
        let objectives = tables
            .objectives
            .places
            .iter()
            .map(|p| Ok(Objective { name: p.name.clone(), hexes: hexes(&p.hexes)?, points: p.points }))
            .collect::<Result<Vec<_>, DataError>>()?;
        let scenarios: ScenariosFile = read("scenarios.toml", files.scenarios)?;
        let beaches_uk = hexes(&numbers.entry.beaches_uk)?;
        Ok(Self {
            odds: tables
                .combat
                .columns
                .join(" ")
                .parse()
                .map_err(|e: String| in_tables(TextError::new(e)))?,
            combat: result_table(&tables.combat.lines).map_err(in_tables)?,
            bomb_columns: tables
                .bombardment
                .from
                .iter()
                .copied()
                .zip(tables.bombardment.columns.iter().cloned())
                .collect(),
            bombardment: result_table(&tables.bombardment.lines).map_err(in_tables)?,
            vulnerability: vulnerability_table(&tables.vulnerability.lines).map_err(in_tables)?,
            intact: tables.drop.intact,
            withdrawal: tables.exit.withdrawal.turn,
            carpet: carpet_table(&tables.carpet.lines).map_err(in_tables)?,
            objectives,
            airfields: (0..map.hexes).filter(|&h| map.has(h, crate::board::feature::AIRFIELD)).collect(),
            caen: [one(&tables.caen.hexes[0])?, one(&tables.caen.hexes[1])?],
            utah: one(&numbers.entry.utah)?,
            avranches: one(&numbers.entry.avranches)?,
            sword: one(&numbers.entry.commando)?,
            gold: beaches_uk[0],
            beaches: [hexes(&numbers.entry.beaches_us)?, beaches_uk],
            cherbourg: one(&numbers.mulberries.cherbourg)?,
            cherbourg_city: hexes(&tables.naval.cherbourg)?,
            ports,
            in_naval_range,
            last_turn: scenarios.scenario.iter().map(|s| s.last_turn).collect(),
            scenarios: scenarios.scenario.into_iter().map(scenario).collect(),
            names,
            printed,
            of_side: [0..split, split..UNITS as u8],
            mobile: std::array::from_fn(|unit| u16::from(units[unit].movement > 0)),
            due: std::array::from_fn(|unit| u16::from(units[unit].turn)),
            units,
            divisions,
            numbers,
            map,
        })
    }

    /// Finds a unit by its name.
    #[must_use]
    pub fn find_unit(&self, id: &str) -> Option<u8> {
        self.names.iter().position(|name| name == id).map(|i| i as u8)
    }
}

fn scenario(line: ScenarioLine) -> Scenario {
    let options = line.options.into_iter().map(|o| ScenarioOption {
        description: format!("option-{}", o.id),
        id: o.id,
        default: o.default,
    });
    Scenario { id: line.id, title: line.title, description: line.description, options: options.collect() }
}

struct Pieces {
    units: Vec<Unit>,
    names: Vec<String>,
    printed: Vec<Printed>,
    divisions: Vec<Division>,
}

fn read_units(
    text: &str,
    tables: &TablesFile,
    hex: &impl Fn(&String) -> Result<u16, TextError>,
) -> Result<Pieces, DataError> {
    let bad = |error: TextError| DataError { file: "counters.toml", error };
    let file: CountersFile = read("counters.toml", text)?;
    if file.unit.len() != UNITS {
        let count = file.unit.len();
        return Err(bad(TextError::new(format!("there are {count} units, and the box has {UNITS} (2.2)"))));
    }
    let mut divisions: Vec<Division> = Vec::new();
    let mut units: Vec<Unit> = Vec::new();
    let (mut names, mut printed) = (Vec::new(), Vec::new());
    for (i, line) in file.unit.into_iter().enumerate() {
        let wrong = |what: &str| bad(TextError::new(format!("unit {}: {what}", line.id)));
        if names.contains(&line.id) {
            return Err(wrong("is there twice"));
        }
        if units.last().is_some_and(|u| u.side == Side::German && line.seat == Side::Allied) {
            return Err(wrong("Allied units come before German ones"));
        }
        if line.id.contains(char::is_whitespace) || line.id.ends_with('-') {
            return Err(wrong("a name has no blanks and does not end in a hyphen"));
        }
        if line.movement > 60 {
            return Err(wrong("cannot move so far"));
        }
        let division = match &line.division {
            None => None,
            Some(id) => {
                let at = divisions.iter().position(|d| d.id == *id).unwrap_or(divisions.len());
                if at == divisions.len() {
                    let drop = tables.drop.hexes.get(id).map_or(&[][..], |names| names);
                    divisions.push(Division {
                        id: id.clone(),
                        units: UnitSet::EMPTY,
                        bonus: !tables.division_bonus.without.contains(id),
                        withdraws: tables.exit.withdrawal.divisions.contains(id),
                        drop_hexes: drop.iter().map(hex).collect::<Result<_, _>>().map_err(bad)?,
                    });
                }
                divisions[at].units.insert(i);
                Some(at as u8)
            }
        };
        units.push(Unit {
            side: line.seat,
            nation: line.nation,
            kind: line.kind,
            division,
            attack: line.attack,
            defence: line.defence,
            movement: line.movement,
            range: line.range,
            turn: line.entry.turn,
            way: line.entry.by,
            at: line.entry.at.as_ref().map(hex).transpose().map_err(bad)?,
        });
        printed.push(Printed { number: line.unit, size: line.size, rules: line.rules, source: line.source });
        names.push(line.id);
    }
    if divisions.len() > 64 {
        return Err(bad(TextError::new("there are more than 64 divisions")));
    }
    Ok(Pieces { units, names, printed, divisions })
}

fn terrain_table(lines: &[TerrainLine]) -> Result<TerrainTable, TextError> {
    let line = |id: &str| {
        let found = lines.iter().find(|l| l.id == id);
        found.ok_or_else(|| TextError::new(format!("the terrain table has no line {id}")))
    };
    let number = |id: &str, value: &toml::Value| {
        let number = value.as_integer().and_then(|n| u8::try_from(n).ok());
        number.ok_or_else(|| TextError::new(format!("terrain {id} needs a number of half points or columns")))
    };
    let ground = |id: &str| -> Result<Ground, TextError> {
        let l = line(id)?;
        Ok(Ground {
            foot: number(id, &l.not_motorised)?,
            motor: number(id, &l.motorised)?,
            columns: number(id, &l.columns)?,
        })
    };
    let mut table =
        TerrainTable { river: ground("river")?, road: ground("road")?, ..TerrainTable::default() };
    table.village = number("village", &line("village")?.columns)?;
    table.fort = number("fort", &line("fort")?.columns)?;
    for (i, word) in VOCABULARY.terrains.iter().enumerate() {
        table.ground[i] = ground(word)?;
    }
    debug_assert_eq!(Terrain::City.word(), "city");
    Ok(table)
}

fn result_table<T: Copy + std::str::FromStr<Err = String>>(
    lines: &[ResultLine],
) -> Result<Table<T>, TextError> {
    let lines = lines
        .iter()
        .map(|l| Ok((l.dice.clone(), l.results.iter().map(|r| r.parse()).collect::<Result<_, String>>()?)))
        .collect::<Result<Vec<_>, String>>();
    lines.and_then(|lines| Table::new(&lines)).map_err(TextError::new)
}

fn vulnerability_table(lines: &[VulnerabilityLine]) -> Result<[[u32; 2]; Kind::ALL.len()], TextError> {
    let mut table = [[0, 0]; Kind::ALL.len()];
    for kind in Kind::ALL {
        let line = lines.iter().find(|line| line.kinds.contains(&kind));
        let line =
            line.ok_or_else(|| TextError::new(format!("the vulnerability table has no line for {kind:?}")))?;
        table[kind as usize] = [line.air, line.artillery];
    }
    Ok(table)
}

fn carpet_table(lines: &[CarpetLine]) -> Result<Table<Bomb>, TextError> {
    let lines = lines
        .iter()
        .map(|l| Ok((l.dice.clone(), vec![l.result.parse()?])))
        .collect::<Result<Vec<_>, String>>();
    lines.and_then(|lines| Table::new(&lines)).map_err(TextError::new)
}
