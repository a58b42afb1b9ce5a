//! The game's data files, read and checked: `board.toml`, `counters.toml`, `tables.toml`, `scenarios.toml`.

use crate::board::{Ground, Map, Terrain, TerrainTable, VOCABULARY};
use crate::results::{Bomb, Cell};
use crate::situation::HexSet;
use crate::units::{Kind, Nation, Printed, Side, UNITS, Unit, Way};
use sandtable_engine::board::Board;
use sandtable_engine::data::{DataError, Item, Named, Read};
use sandtable_engine::ids::{Id, SpaceId, UnitId, Units};
use sandtable_engine::phrase::{OnBoard, UnitNames};
use sandtable_engine::rules::Scenario;
use sandtable_engine::text::TextError;
use sandtable_engine::{data, game_data, keys};
use sandtable_kit::odds::{Columns, Table};
use sandtable_kit::sets::Set;
use std::ops::Range;

/// A set of units.
pub type UnitSet = Set<UnitId, 4>;

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
    /// What the divisions are called in messages ([`sandtable_engine::message::Arg::Word`]).
    pub(crate) words: Vec<String>,
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
        terrain as "terrain.lines": Vec<TerrainLine>,
        combat: CombatFile,
        bombardment: BombardmentFile,
        without_bonus as "division_bonus.without": Vec<String>,
        caen as "caen.hexes": [String; 2],
        vulnerability as "vulnerability.lines": Vec<VulnerabilityLine>,
        naval: NavalFile,
        objectives as "objectives.places": Vec<ObjectiveLine>,
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
        hexes: Named<Vec<String>>,
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
        lines: Table<Bomb>,
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
    struct TerrainLine {
        id: String,
        not_motorised: Item,
        motorised: Item,
        columns: Item,
    }

    #[derive(Debug)]
    struct CombatFile {
        columns: Columns,
        lines: Table<Cell>,
    }

    #[derive(Debug)]
    struct BombardmentFile {
        from: Vec<u32>,
        columns: Vec<String>,
        lines: Table<Bomb>,
    }

    #[derive(Debug)]
    struct VulnerabilityLine {
        kinds: Vec<Kind>,
        air: u32,
        artillery: u32,
    }

    #[derive(Debug)]
    struct NavalFile {
        range: u8,
        out_of_range: Vec<String>,
        cherbourg: Vec<String>,
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

    struct ScenarioLine {
        ..scenario: Scenario,
        last_turn: u8,
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
    pub(crate) fn read() -> Result<Self, DataError> {
        let (tables, board) = (game_data!("campanha/tables.toml"), game_data!("campanha/board.toml"));
        let numbers: Numbers = tables.read()?;
        let terrain = terrain_table(&numbers.terrain).map_err(|error| tables.wrong(error))?;
        let map = board.read_by(|text| Map::new(Board::read(text, "campanha", VOCABULARY)?, terrain))?;
        let pieces =
            game_data!("campanha/counters.toml").read_by(|text| read_units(text, &numbers, &map.board))?;
        let scenarios: ScenariosFile = game_data!("campanha/scenarios.toml").read()?;
        tables.read_by(|_| Self::work_out(map, pieces, numbers, scenarios.scenario))
    }

    fn work_out(
        map: Map,
        Pieces { units, names, printed, divisions }: Pieces,
        numbers: Numbers,
        scenarios: Vec<ScenarioLine>,
    ) -> Result<Self, TextError> {
        let board = &map.board;
        let split = UnitId::new(units.iter().take_while(|u| u.side == Side::Allied).count());
        let of_side = [UnitId(0)..split, split..UnitId::new(UNITS)];
        let guns = |side: &Range<UnitId>| {
            (side.start.0..side.end.0).map(UnitId).filter(|unit| units[unit.index()].range > 0).collect()
        };
        let objective = |place: &ObjectiveLine| {
            Ok(Objective {
                name: place.name.clone(),
                hexes: board.hexes(&place.hexes)?,
                points: place.points,
            })
        };
        let [us, uk] = &numbers.mulberries.ports;
        let (bombardment, entry) = (&numbers.bombardment, &numbers.entry);
        let beaches: [Vec<SpaceId>; 2] = [board.hexes(&entry.beaches_us)?, board.hexes(&entry.beaches_uk)?];
        let bomb_columns = bombardment.from.iter().copied().zip(bombardment.columns.iter().cloned());
        Ok(Self {
            odds: numbers.combat.columns.clone(),
            combat: numbers.combat.lines.clone(),
            bomb_columns: bomb_columns.collect(),
            bombardment: bombardment.lines.clone(),
            vulnerability: vulnerability_table(&numbers.vulnerability)?,
            carpet: numbers.carpet.lines.clone(),
            objectives: numbers.objectives.iter().map(objective).collect::<Result<_, TextError>>()?,
            airfields: map.all_hexes().filter(|&h| map.has(h, crate::board::feature::AIRFIELD)).collect(),
            caen: [board.hex(&numbers.caen[0])?, board.hex(&numbers.caen[1])?],
            utah: board.hex(&entry.utah)?,
            avranches: board.hex(&entry.avranches)?,
            sword: board.hex(&entry.commando)?,
            gold: beaches[1][0],
            beaches,
            cherbourg: board.hex(&numbers.mulberries.cherbourg)?,
            cherbourg_city: board.hexes(&numbers.naval.cherbourg)?,
            ports: [
                Port { hex: board.hex(&us.port)?, american: true },
                Port { hex: board.hex(&uk.port)?, american: false },
            ],
            in_naval_range: naval_range(
                &map,
                numbers.naval.range,
                &board.hexes::<Vec<_>>(&numbers.naval.out_of_range)?,
            ),
            last_turn: scenarios.iter().map(|line| line.last_turn).collect(),
            scenarios: scenarios.into_iter().map(|line| line.scenario).collect(),
            names: Units::new(names),
            printed: Units::new(printed),
            guns: of_side.each_ref().map(guns),
            of_side,
            mobile: Units::new(std::array::from_fn(|unit| u16::from(units[unit].movement > 0))),
            due: Units::new(std::array::from_fn(|unit| u16::from(units[unit].turn))),
            units: Units::new(units),
            words: divisions.iter().map(|d| d.id.clone()).collect(),
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
fn read_units(text: &str, tables: &Numbers, board: &Board) -> Result<Pieces, TextError> {
    let file: CountersFile = data::read(text)?;
    if file.unit.len() != UNITS {
        let count = file.unit.len();
        return Err(TextError::new(format!("there are {count} units, and the box has {UNITS} (2.2)")));
    }
    let mut divisions: Vec<Division> = Vec::new();
    let mut units: Vec<Unit> = Vec::new();
    let (mut names, mut printed) = (Vec::new(), Vec::new());
    for (i, line) in file.unit.into_iter().enumerate() {
        let wrong = |what: &str| TextError::new(format!("unit {}: {what}", line.id));
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
                        bonus: !tables.without_bonus.contains(id),
                        withdraws: tables.exit.withdrawal.divisions.contains(id),
                        drop_hexes: board.hexes(drop)?,
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
            at: line.entry.at.map(|hex| board.hex(&hex)).transpose()?,
        });
        printed.push(Printed { number: line.unit, size: line.size, rules: line.rules, source: line.source });
        names.push(line.id);
    }
    if divisions.len() > 64 {
        return Err(TextError::new("there are more than 64 divisions"));
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
