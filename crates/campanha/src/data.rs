//! The game's data files, read and checked: `board.toml`, `counters.toml`, `tables.toml`, `scenarios.toml`.

use crate::board::{Ground, Map, Terrain, TerrainTable, VOCABULARY};
use crate::results::{Bomb, Cell};
use crate::situation::HexSet;
use crate::units::{Kind, Nation, Printed, Side, UNITS, Unit, Way};
use sandtable_engine::board::Board;
use sandtable_engine::data::{self, DataError, Item, Read, Wrong};
use sandtable_engine::ids::{Id, SpaceId, UnitId, Units};
use sandtable_engine::keys;
use sandtable_engine::phrase::{self, OnBoard, UnitNames, Words};
use sandtable_engine::rules::Scenario;
use sandtable_engine::text::TextError;
use sandtable_kit::odds::{Columns, Table};
use sandtable_kit::sets::Set;
use std::collections::BTreeMap;
use std::ops::Range;

/// A set of units.
pub type UnitSet = Set<UnitId, 4>;

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

keys! {
    struct CountersFile {
        unit: Vec<UnitLine>,
    }

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
        range: u8 = 0,
        entry: EntryLine,
        rules: Vec<String>,
        source: String,
    }

    struct EntryLine {
        turn: u8,
        by: Way,
        at: Option<String>,
    }
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
    pub drop_hexes: Vec<SpaceId>,
}

/// An objective (11.2).
#[derive(Clone, Debug)]
pub struct Objective {
    /// The place.
    pub name: String,
    /// Its hexes.
    pub hexes: Vec<SpaceId>,
    /// What it is worth.
    pub points: i32,
}

/// An artificial port (9.0).
#[derive(Clone, Debug)]
pub struct Port {
    /// Where its units come ashore.
    pub hex: SpaceId,
    /// Whether it is the American one.
    pub american: bool,
}

/// Everything printed: map, pieces, tables and numbers.
#[derive(Debug)]
pub struct Data {
    /// The map.
    pub map: Map,
    /// The pieces.
    pub units: Units<Vec<Unit>>,
    /// Their names in records and vectors.
    pub names: Units<Vec<String>>,
    /// What else stands on them.
    pub printed: Units<Vec<Printed>>,
    /// The divisions.
    pub divisions: Vec<Division>,
    /// Units of each side, as the range of their ids.
    pub of_side: [Range<UnitId>; 2],
    /// The units of each side that have guns.
    pub guns: [Vec<UnitId>; 2],
    /// Which units can move at all, as ones and zeros; a list of movers reads it eight at a time.
    pub mobile: Units<[u16; UNITS]>,
    /// The turn on which each unit is due.
    pub due: Units<[u16; UNITS]>,
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
    /// The objectives.
    pub objectives: Vec<Objective>,
    /// Airfields (6.0).
    pub airfields: Vec<SpaceId>,
    /// The two hexes of Caen (5.1.2).
    pub caen: [SpaceId; 2],
    /// Beaches of the American and of the British army.
    pub beaches: [Vec<SpaceId>; 2],
    /// Utah.
    pub utah: SpaceId,
    /// Hex 1125.
    pub avranches: SpaceId,
    /// Where the 1st Commando Brigade lands (3.0).
    pub sword: SpaceId,
    /// The British beach next to the British port, and its hex (ruling R37).
    pub gold: SpaceId,
    /// Cherbourg's port (9.0).
    pub cherbourg: SpaceId,
    /// Both hexes of Cherbourg (10.0).
    pub cherbourg_city: Vec<SpaceId>,
    /// The artificial ports.
    pub ports: [Port; 2],
    /// Whether a defender in each hex is within range of the ships (10.0).
    pub in_naval_range: HexSet,
    /// The scenarios.
    pub scenarios: Vec<Scenario>,
    /// The last turn of each scenario.
    pub last_turn: Vec<u8>,
    /// The numbers of the rules.
    pub numbers: Numbers,
}

keys! {
    /// The tables and numbers of the rules, as `tables.toml` gives them.
    #[derive(Debug)]
    pub struct Numbers {
        /// 4.1.1
        pub stacking: Stacking,
        /// 4.1.2
        pub contact: Contact,
        /// 4.2.1
        pub entry: EntryNumbers,
        /// 4.2.2
        pub exit: ExitNumbers,
        /// 4.2.3
        pub drop: DropNumbers,
        /// 6.0
        pub air: AirNumbers,
        /// 6.3
        pub carpet: CarpetNumbers,
        /// 9.0
        pub mulberries: MulberryNumbers,
        /// 11.2
        pub points: PointNumbers,
        terrain: TerrainFile,
        combat: ResultsFile,
        bombardment: BombardmentFile,
        division_bonus: BonusFile,
        caen: CaenFile,
        vulnerability: VulnerabilityFile,
        naval: NavalFile,
        objectives: ObjectivesFile,
    }

    /// 4.1.1
    #[derive(Debug)]
    pub struct Stacking {
        /// Units to a hex.
        pub units: usize,
    }

    /// 4.1.2
    #[derive(Debug)]
    pub struct Contact {
        /// Half points to break contact.
        pub break_half_points: u8,
    }

    /// 4.2.1
    #[derive(Debug)]
    pub struct EntryNumbers {
        /// Points of a German unit on its turn of entry.
        pub german_allowance: u8,
        beaches_us: Vec<String>,
        beaches_uk: Vec<String>,
        utah: String,
        avranches: String,
        commando: String,
    }

    /// 4.2.2
    #[derive(Debug)]
    pub struct ExitNumbers {
        /// Who leaves.
        pub withdrawal: Withdrawal,
    }

    /// 4.2.2
    #[derive(Debug)]
    pub struct Withdrawal {
        /// The turn on which the American airborne divisions leave.
        pub turn: u8,
        divisions: Vec<String>,
    }

    /// 4.2.3
    #[derive(Debug)]
    pub struct DropNumbers {
        /// The rolls on which paratroops land intact.
        pub intact: Intact,
        hexes: BTreeMap<String, Vec<String>>,
    }

    /// The rolls on which paratroops of either army land intact (4.2.3).
    #[derive(Debug)]
    pub struct Intact {
        /// American.
        pub us: Vec<u8>,
        /// British.
        pub uk: Vec<u8>,
    }

    /// 6.0
    #[derive(Debug)]
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
    #[derive(Debug)]
    pub struct Raid {
        /// Least.
        pub least: u8,
        /// Most.
        pub most: u8,
    }

    /// 6.3
    #[derive(Debug)]
    pub struct CarpetNumbers {
        /// First turn.
        pub first_turn: u8,
        /// How often.
        pub uses: u8,
        lines: Vec<CarpetLine>,
    }

    /// 9.0
    #[derive(Debug)]
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
        ports: [PortLine; 2],
    }

    /// 9.0
    #[derive(Debug)]
    pub struct Storm {
        /// Its turn.
        pub turn: u8,
        /// The rolls that a port survives.
        pub stands_on: Vec<u8>,
    }

    #[derive(Debug)]
    struct PortLine {
        _id as "id": String,
        port: String,
    }

    /// 11.2
    #[derive(Debug)]
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

    #[derive(Debug)]
    struct TerrainFile {
        lines: Vec<TerrainLine>,
    }

    #[derive(Debug)]
    struct TerrainLine {
        id: String,
        not_motorised: Item,
        motorised: Item,
        columns: Item,
    }

    #[derive(Debug)]
    struct ResultsFile {
        columns: Vec<String>,
        lines: Vec<ResultLine<Cell>>,
    }

    #[derive(Debug)]
    struct BombardmentFile {
        from: Vec<u32>,
        columns: Vec<String>,
        lines: Vec<ResultLine<Bomb>>,
    }

    #[derive(Debug)]
    struct CarpetLine {
        dice: Vec<u32>,
        result: Bomb,
    }

    #[derive(Debug)]
    struct BonusFile {
        without: Vec<String>,
    }

    #[derive(Debug)]
    struct VulnerabilityFile {
        lines: Vec<VulnerabilityLine>,
    }

    #[derive(Debug)]
    struct VulnerabilityLine {
        kinds: Vec<Kind>,
        air: u32,
        artillery: u32,
    }

    #[derive(Debug)]
    struct CaenFile {
        hexes: [String; 2],
    }

    #[derive(Debug)]
    struct NavalFile {
        range: u8,
        out_of_range: Vec<String>,
        cherbourg: Vec<String>,
    }

    #[derive(Debug)]
    struct ObjectivesFile {
        places: Vec<ObjectiveLine>,
    }

    #[derive(Debug)]
    struct ObjectiveLine {
        name: String,
        hexes: Vec<String>,
        points: i32,
    }

    struct ScenariosFile {
        scenario: Vec<ScenarioLine>,
    }
}

/// Results by the sum of two dice.
#[derive(Debug)]
struct ResultLine<T> {
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

struct ScenarioLine {
    scenario: Scenario,
    last_turn: u8,
}

impl Read for ScenarioLine {
    fn read(item: &Item) -> Result<Self, Wrong> {
        let mut keys = item.keys()?;
        let line = Self { scenario: Scenario::from_keys(&mut keys)?, last_turn: keys.read("last_turn")? };
        keys.end()?;
        Ok(line)
    }
}

/// The hexes so near the coast of the invasion, but for some (10.0).
#[inline(never)]
fn naval_range(map: &Map, range: u8, out: &[SpaceId]) -> HexSet {
    let coast: Vec<SpaceId> =
        map.all_hexes().filter(|&hex| map.has(hex, crate::board::feature::INVASION_COAST)).collect();
    let near = |hex: SpaceId| coast.iter().any(|&coast| map.distance(coast, hex) <= range);
    map.all_hexes().filter(|hex| !out.contains(hex) && near(*hex)).collect()
}

impl Data {
    /// Reads and checks the data files.
    ///
    /// # Errors
    /// With the file, the line where one is known, and the reason.
    pub(crate) fn read(files: &Files<'_>) -> Result<Self, DataError> {
        let in_tables = DataError::of("tables.toml");
        let numbers: Numbers = data::read(files.tables).map_err(in_tables)?;
        let terrain = terrain_table(&numbers.terrain.lines).map_err(in_tables)?;
        let in_board = DataError::of("board.toml");
        let board = Board::read(files.board, "campanha", VOCABULARY).map_err(in_board)?;
        let map = Map::new(board, terrain).map_err(in_board)?;
        let hex = |name: &String| {
            let found = map.board.find(name).filter(|&hex| map.is_hex(hex));
            found.ok_or_else(|| TextError::new(format!("the board has no hex {name}")))
        };
        let hexes =
            |names: &[String]| names.iter().map(hex).collect::<Result<Vec<_>, _>>().map_err(in_tables);
        let one = |name: &String| hex(name).map_err(in_tables);

        let Pieces { units, names, printed, divisions } = read_units(files.counters, &numbers, &hex)?;
        let split = UnitId::new(units.iter().take_while(|u| u.side == Side::Allied).count());
        let in_naval_range = naval_range(&map, numbers.naval.range, &hexes(&numbers.naval.out_of_range)?);
        let [us, uk] = &numbers.mulberries.ports;
        let ports =
            [Port { hex: one(&us.port)?, american: true }, Port { hex: one(&uk.port)?, american: false }];
        let objectives = numbers
            .objectives
            .places
            .iter()
            .map(|p| Ok(Objective { name: p.name.clone(), hexes: hexes(&p.hexes)?, points: p.points }))
            .collect::<Result<Vec<_>, DataError>>()?;
        let scenarios: ScenariosFile =
            data::read(files.scenarios).map_err(DataError::of("scenarios.toml"))?;
        let beaches_uk = hexes(&numbers.entry.beaches_uk)?;
        Ok(Self {
            odds: numbers
                .combat
                .columns
                .join(" ")
                .parse()
                .map_err(|e: String| in_tables(TextError::new(e)))?,
            combat: result_table(numbers.combat.lines.iter().map(|l| (&l.dice, &l.results[..])))
                .map_err(in_tables)?,
            bomb_columns: numbers
                .bombardment
                .from
                .iter()
                .copied()
                .zip(numbers.bombardment.columns.iter().cloned())
                .collect(),
            bombardment: result_table(numbers.bombardment.lines.iter().map(|l| (&l.dice, &l.results[..])))
                .map_err(in_tables)?,
            vulnerability: vulnerability_table(&numbers.vulnerability.lines).map_err(in_tables)?,
            carpet: result_table(
                numbers.carpet.lines.iter().map(|l| (&l.dice, std::slice::from_ref(&l.result))),
            )
            .map_err(in_tables)?,
            objectives,
            airfields: map.all_hexes().filter(|&h| map.has(h, crate::board::feature::AIRFIELD)).collect(),
            caen: [one(&numbers.caen.hexes[0])?, one(&numbers.caen.hexes[1])?],
            utah: one(&numbers.entry.utah)?,
            avranches: one(&numbers.entry.avranches)?,
            sword: one(&numbers.entry.commando)?,
            gold: beaches_uk[0],
            beaches: [hexes(&numbers.entry.beaches_us)?, beaches_uk],
            cherbourg: one(&numbers.mulberries.cherbourg)?,
            cherbourg_city: hexes(&numbers.naval.cherbourg)?,
            ports,
            in_naval_range,
            last_turn: scenarios.scenario.iter().map(|s| s.last_turn).collect(),
            scenarios: scenarios.scenario.into_iter().map(|line| line.scenario).collect(),
            names: Units::new(names),
            printed: Units::new(printed),
            of_side: [UnitId(0)..split, split..UnitId::new(UNITS)],
            guns: [UnitId(0)..split, split..UnitId::new(UNITS)].map(|side| {
                (side.start.0..side.end.0).map(UnitId).filter(|u| units[u.index()].range > 0).collect()
            }),
            mobile: Units::new(std::array::from_fn(|unit| u16::from(units[unit].movement > 0))),
            due: Units::new(std::array::from_fn(|unit| u16::from(units[unit].turn))),
            units: Units::new(units),
            divisions,
            numbers,
            map,
        })
    }

    /// Every unit.
    pub(crate) fn all_units(&self) -> impl DoubleEndedIterator<Item = UnitId> + use<> {
        (0..UNITS).map(UnitId::new)
    }

    /// The units of a side.
    pub(crate) fn side(&self, side: Side) -> impl DoubleEndedIterator<Item = UnitId> + use<> {
        let Range { start, end } = self.of_side[side.index()];
        (start.0..end.0).map(UnitId)
    }

    /// The divisions that are whole in a set and earn a column (5.1.4), each by its first unit.
    pub(crate) fn whole_divisions(&self, set: &UnitSet) -> impl Iterator<Item = UnitId> {
        let mut seen = 0_u64;
        set.iter().filter(move |&unit| {
            let Some(division) = self.units[unit].division else { return false };
            let fresh = seen >> division & 1 == 0;
            seen |= 1 << division;
            let d = &self.divisions[usize::from(division)];
            fresh && d.bonus && d.units.is_subset(set)
        })
    }

    /// What has that name: a unit, a space, a hex.
    pub(crate) fn named<O: phrase::Operand<Self>>(&self, name: &str) -> Result<O::Value, TextError> {
        let mut words = Words::new(name);
        let found = O::read(&mut words, self)?;
        if words.left() > 0 {
            Err(TextError::new(format!("\"{name}\" is more than one name")))
        } else {
            Ok(found)
        }
    }
}

impl UnitNames for Data {
    fn unit_name(&self, unit: UnitId) -> &str {
        &self.names[unit]
    }

    fn find_unit(&self, id: &str) -> Option<UnitId> {
        self.names.iter().find(|(_, name)| *name == id).map(|(unit, _)| unit)
    }
}

impl OnBoard for Data {
    fn board(&self) -> &Board {
        &self.map.board
    }
}

struct Pieces {
    units: Vec<Unit>,
    names: Vec<String>,
    printed: Vec<Printed>,
    divisions: Vec<Division>,
}

#[inline(never)]
fn read_units(
    text: &str,
    tables: &Numbers,
    hex: &impl Fn(&String) -> Result<SpaceId, TextError>,
) -> Result<Pieces, DataError> {
    let bad = DataError::of::<TextError>("counters.toml");
    let file: CountersFile = data::read(text).map_err(bad)?;
    if file.unit.len() != UNITS {
        let count = file.unit.len();
        return Err(bad(TextError::new(format!("there are {count} units, and the box has {UNITS} (2.2)"))));
    }
    let mut divisions: Vec<Division> = Vec::new();
    let mut units: Vec<Unit> = Vec::new();
    let (mut names, mut printed) = (Vec::new(), Vec::new());
    for (i, line) in file.unit.into_iter().enumerate() {
        let wrong = |what: &str| bad(TextError::new(format!("unit {}: {what}", line.id)));
        if data::is_among(&names, &line.id) {
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
                divisions[at].units.insert(UnitId::new(i));
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
    let ground = |id: &str| -> Result<Ground, TextError> {
        let l = line(id)?;
        Ok(Ground {
            foot: u8::read(&l.not_motorised)?,
            motor: u8::read(&l.motorised)?,
            columns: u8::read(&l.columns)?,
        })
    };
    let mut table =
        TerrainTable { river: ground("river")?, road: ground("road")?, ..TerrainTable::default() };
    table.village = u8::read(&line("village")?.columns)?;
    table.fort = u8::read(&line("fort")?.columns)?;
    for terrain in Terrain::ALL {
        table.ground[terrain as usize] = ground(terrain.word())?;
    }
    Ok(table)
}

fn result_table<'l, T: Copy + 'l>(
    lines: impl Iterator<Item = (&'l Vec<u32>, &'l [T])>,
) -> Result<Table<T>, TextError> {
    let lines: Vec<_> = lines.map(|(dice, results)| (dice.clone(), results.to_vec())).collect();
    Table::new(&lines).map_err(TextError::new)
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
