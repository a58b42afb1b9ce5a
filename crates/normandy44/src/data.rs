//! The game's data files, read and checked: `board.toml`, `counters.toml`, `tables.toml`, `scenarios.toml`.

mod pieces;

use crate::board::{Map, VOCABULARY};
use crate::results::{Cell, Drop, Stand, Weather};
use crate::situation::CADRES;
use crate::units::{Kind, Printed, Side, Unit};
use pieces::{Pieces, read_units};
use sandtable_engine::board::Board;
use sandtable_engine::data::{self, DataError, Item, Named, Read, Value, Wrong};
use sandtable_engine::ids::{Id, SpaceId, UnitId, Units};
use sandtable_engine::keys;
use sandtable_engine::phrase::{self, OnBoard, UnitNames, Words};
use sandtable_engine::rules::Scenario;
use sandtable_engine::text::TextError;
use sandtable_kit::odds::Columns;
use std::ops::Range;

/// How many pieces there are.
pub const UNITS: usize = 303;

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

/// A formation of several pieces (10.3).
#[derive(Clone, Debug)]
pub struct Formation {
    /// The key that its pieces share.
    pub id: String,
    /// Whether it is a division (6.2).
    pub division: bool,
    /// Its pieces.
    pub units: Vec<UnitId>,
}

/// What the weather brings (4.3).
#[derive(Clone, Debug)]
pub struct WeatherLine {
    /// The weather.
    pub weather: Weather,
    /// Positions that the Germans may begin.
    pub positions: u8,
    /// German supply points.
    pub supply: u8,
    /// Replacements by pool.
    pub replacements: [u8; 9],
    /// British or Canadian infantry, as the Allied player likes.
    pub choice: bool,
    /// The best quality that a low-quality German replacement serves.
    pub low: Option<i8>,
    /// Whether the German armour may be Tigers or Panthers.
    pub heavy: bool,
    /// Aircraft, American and British.
    pub air: [u8; 2],
    /// Ships, American and British.
    pub navy: [u8; 2],
}

impl Read for WeatherLine {
    fn read(item: &Item) -> Result<Self, Wrong> {
        let mut keys = item.keys()?;
        keys.read::<u8>("die")?;
        let mut replacements = [0; 9];
        let low: Option<i8> = keys.read("quality")?;
        let pools = [
            (0, "us_infantry"),
            (1, "us_armour"),
            (3, "uk_infantry"),
            (4, "uk_armour"),
            (6, "ca_infantry"),
            (7, "german_infantry"),
            (8, "german_armour"),
        ];
        for (pool, key) in pools {
            replacements[pool] = keys.read_or(key, 0)?;
        }
        if low.is_some() {
            // 6.4: it is no replacement that could be kept.
            replacements[7] = 0;
        }
        let line = Self {
            weather: keys.read("weather")?,
            positions: keys.read_or("positions", 0)?,
            supply: keys.read_or("supply", 0)?,
            replacements,
            choice: keys.read_or("cw_infantry", 0_u8)? > 0,
            low,
            heavy: keys.read_or("heavy", false)?,
            air: [keys.read_or("air_us", 0)?, keys.read_or("air_uk", 0)?],
            navy: [keys.read_or("naval_us", 0)?, keys.read_or("naval_uk", 0)?],
        };
        let _: u8 = keys.read_or("allied_supply", 0)?;
        keys.end()?;
        Ok(line)
    }
}

keys! {
    /// The numbers of the rules.
    #[derive(Debug)]
    pub struct Numbers {
        /// Stacking points to a hex (7.1).
        pub stacking: u8,
        /// Supply points at most (5.1).
        pub supply_cap: u8,
        /// Replacements at most (6.1).
        pub replacement_cap: u8,
        /// How near its division a unit comes back (6.2).
        pub replacement_distance: u8,
        /// Reinforcement points of an army (6.5.1).
        pub army_rp: u8,
        /// Reinforcement points to a beach (6.5.2).
        pub beach_rp: u8,
        /// What a supply point costs (5.3).
        pub supply_rp: u8,
        /// What lost engineers cost an army (6.5.3).
        pub engineer_rp: u8,
        /// What a lost Mulberry costs it (6.5.3).
        pub mulberry_rp: u8,
        /// Supply points of an army before its Mulberry (5.3).
        pub free_supply: u8,
        /// Supply points with it (5.3).
        pub mulberry_supply: u8,
        /// Markers of reserve of a side (15.1).
        pub reserve_markers: u8,
        /// Markers of strategic movement of a side (9.8.3).
        pub strategic_markers: u8,
        /// Points on lorries (9.8.6).
        pub truck_movement: u8,
        /// What fair weather takes from German mechanised units (9.7).
        pub fair_movement: u8,
        /// Points on bicycles (9.9).
        pub bicycle_movement: u8,
        /// Points of the 21st Panzer Division on turn 1 (20.4).
        pub first_turn_21pz: u8,
        /// Factors of a battle group (10.3).
        pub kampfgruppe: u8,
        /// Factors that count on a side (10.4).
        pub factors: u32,
        /// Shifts by artillery in one attack (11.6).
        pub artillery_shifts: u8,
        /// How far a headquarters reaches (17.2).
        pub hq_range: u8,
        /// How far a werfer brigade reaches (17.3).
        pub werfer_range: u8,
        /// What a stand adds to its die at most (12.4.1).
        pub determined_most: i8,
        /// What is added to the die of attrition at most (18.5).
        pub attrition_most: i8,
        /// What a line to a shelter adds to it (18.5).
        pub attrition_traced: i8,
        /// How far a road may be (18.2).
        pub supply_hexes: u8,
        /// How far an army goes beyond its boundary (22.1).
        pub boundary_hexes: u8,
        /// Who leaves a beach hex in a turn (21.2).
        pub evacuate: u8,
        /// Turns to build a Mulberry, the first among them (21.1).
        pub mulberry_turns: u8,
        /// How far the enemy must be from those who leave (17.5).
        pub withdrawal_distance: u8,
        /// How near the enemy releases (17.6).
        pub release_distance: u8,
        /// What gliders add to their die (20.2).
        pub glider_modifier: u8,
        /// How far from its place a late glider lands (20.2).
        pub glider_distance: u8,
        /// From which turn two aircraft may help one attack (19.1.2).
        pub two_air_from: u8,
        /// From which turn Germans dig (16.1).
        pub german_positions_from: u8,
        /// Positions of the Germans (16.1).
        pub positions_german: usize,
        /// Positions of the First Army.
        pub positions_us: usize,
        /// Positions of the Second Army.
        pub positions_uk: usize,
    }

    struct TablesFile {
        combat: CombatFile,
        determined: StandFile,
        invasion: InvasionFile,
        dispersal: DispersalFile,
        tanks: ChanceFile,
        second_weather: ChanceFile,
        attrition: ChanceFile,
        strafing: ChanceFile,
        jabo: ChanceFile,
        weather: WeatherFile,
        rangers: ChanceFile,
        terrain: TerrainFile,
        numbers: Numbers,
        _automatic as "automatic": Option<Item>,
        _campaign_points as "campaign_points": Option<Item>,
        _seven_turns as "seven_turns": Option<Item>,
        _cherbourg as "cherbourg": Option<Item>,
        _batteries as "batteries": Option<Item>,
        _historical_weather as "historical_weather": Option<Item>,
    }

    struct CombatFile { columns: Vec<String>, lines: Vec<ResultLine<Cell>> }
    struct StandFile { columns: Vec<String>, lines: Vec<ResultLine<Stand>> }
    struct InvasionFile { columns: Vec<String>, lines: Vec<ResultLine<Landing>> }
    struct DispersalFile { columns: Vec<String>, lines: Vec<ResultLine<Drop>> }
    struct ChanceFile { lines: Vec<ChanceLine> }
    struct ChanceLine { dice: Vec<usize>, result: Option<Item>, shifts: Option<u8> }
    struct WeatherFile { lines: Vec<WeatherLine> }
    struct TerrainFile { lines: Vec<TerrainLine>, _sides as "sides": Option<Item> }

    /// A line of the table of terrain.
    #[derive(Clone, Debug)]
    pub struct TerrainLine {
        /// Which.
        pub id: String,
        foot: Item,
        mechanised: Item,
        /// Its bonus of defence (11.2).
        pub bonus: u32 = 0,
        armour_shift: Option<Item>,
        /// Whether it stops a retreat (13.3).
        pub stops: bool = false,
        halts: bool = false,
        halves: bool = false,
        left: u8 = 0,
        all: bool = false,
        german: u8 = 0,
    }
}

struct ResultLine<T> {
    results: Vec<T>,
}

impl<T: Read> Read for ResultLine<T> {
    fn read(item: &Item) -> Result<Self, Wrong> {
        let mut keys = item.keys()?;
        keys.read::<u8>("die")?;
        let line = Self { results: keys.read("results")? };
        keys.end()?;
        Ok(line)
    }
}

/// A result of the invasion table: losses, and how far the landed go (20.3.6).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Landing {
    /// The losses.
    pub cell: Cell,
    /// How far they go.
    pub advance: u8,
}

impl Read for Landing {
    fn read(item: &Item) -> Result<Self, Wrong> {
        let text = item.text()?;
        let (cell, advance) = text.split_once(' ').unwrap_or((text, "0"));
        let cell = Cell::of_word(cell).ok_or_else(|| item.wrong(format!("\"{cell}\" is no result")))?;
        let advance = advance.parse().map_err(|_| item.wrong(format!("\"{advance}\" is no number")))?;
        Ok(Self { cell, advance })
    }
}

/// A scenario with what is particular to it.
#[derive(Debug)]
pub struct ScenarioData {
    /// The last turn.
    pub last_turn: u8,
    /// Where units begin that do not begin where their piece says; empty where all do.
    pub set_up: Vec<(UnitId, SpaceId)>,
    /// Units that appear in a hex on a turn.
    pub arrivals: Vec<(u8, SpaceId, UnitId)>,
    /// Supply points at the start, by store.
    pub supply: [u8; 4],
    /// German armour replacements kept from the start.
    pub armour: u8,
    /// Which rules it has.
    pub kind: ScenarioKind,
}

/// Which of the three games is played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ScenarioKind {
    /// The campaign (24).
    Campaign,
    /// Seven turns (25).
    Seven,
    /// Cherbourg (26).
    Cherbourg,
}

struct ScenarioLine {
    scenario: Scenario,
    last_turn: u8,
    set_up: Named<Vec<String>>,
    arrivals: Vec<ArrivalLine>,
    supply: Option<SupplyLine>,
    stock: Option<StockLine>,
}

keys! {
    struct ArrivalLine { turn: u8, at: String, units: Vec<String> }
    struct SupplyLine { us: u8 = 0, uk: u8 = 0, army7: u8 = 0, cherbourg: u8 = 0 }
    struct StockLine { german_armour: u8 = 0 }
    struct ScenariosFile { scenario: Vec<ScenarioLine> }
}

impl Read for ScenarioLine {
    fn read(item: &Item) -> Result<Self, Wrong> {
        let mut keys = item.keys()?;
        let line = Self {
            scenario: Scenario::from_keys(&mut keys)?,
            last_turn: keys.read("last_turn")?,
            set_up: keys.read_or("set_up", Named::default())?,
            arrivals: keys.read_or("arrivals", Vec::new())?,
            supply: keys.read("supply")?,
            stock: keys.read("stock")?,
        };
        keys.end()?;
        Ok(line)
    }
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
    /// The formations.
    pub formations: Vec<Formation>,
    /// The units of each side, as the range of their ids.
    pub of_side: [Range<UnitId>; 2],
    /// Which units cast a zone while their strength is above one (8.1).
    pub casts: Units<Vec<bool>>,
    /// Headquarters and werfer brigades, by side.
    pub guns: [Vec<UnitId>; 2],
    /// Beach engineers.
    pub engineers: Vec<UnitId>,
    /// The cadres (17.9).
    pub cadres: Vec<UnitId>,
    /// Odds columns of the combat table.
    pub odds: Columns,
    /// The combat table, by column and die.
    pub combat: [Vec<Cell>; 6],
    /// The table of determined defence.
    pub stand: [Vec<Stand>; 7],
    /// The invasion table: Omaha, the others, Utah.
    pub invasion: [Vec<Landing>; 6],
    /// The table of dispersal: 82nd, 101st, 6th.
    pub dispersal: [Vec<Drop>; 6],
    /// On which dice tanks are lost at sea (20.3.5).
    pub tanks_lost: [bool; 6],
    /// On which dice the 5th Rangers follow the 2nd (20.3.4).
    pub rangers: [bool; 6],
    /// The weather of turn 2 (4.2).
    pub second_weather: [u8; 6],
    /// On which dice an isolated unit loses a step (18.5).
    pub attrition: [bool; 6],
    /// Strafing: 0 nothing, 1 disrupted, 2 and a step of a silhouette (19.1.4).
    pub strafing: [u8; 6],
    /// Shifts by fighter-bombers (19.1.3).
    pub jabo: [u8; 6],
    /// What the weather brings.
    pub weather: Vec<WeatherLine>,
    /// The table of terrain.
    pub terrain: Vec<TerrainLine>,
    /// The bonus of defence by ground, then town (11.2).
    pub bonus: [u32; 8],
    /// The numbers.
    pub numbers: Numbers,
    /// The places that rules name.
    pub places: Places,
    /// The scenarios.
    pub scenarios: Vec<Scenario>,
    /// What is particular to them.
    pub scenario_data: Vec<ScenarioData>,
}

/// The places that rules name.
#[derive(Debug)]
pub struct Places {
    /// Cherbourg (23.2).
    pub cherbourg: Vec<SpaceId>,
    /// Caen (23.2).
    pub caen: Vec<SpaceId>,
    /// Saint-Lô (23.2).
    pub saint_lo: SpaceId,
    /// Carentan (26.3).
    pub carentan: SpaceId,
    /// Sainte-Mère-Église (25.2).
    pub sainte_mere: SpaceId,
    /// Bayeux (25.2).
    pub bayeux: SpaceId,
    /// Arromanches (21.1).
    pub arromanches: SpaceId,
    /// Pointe du Hoc (17.5).
    pub pointe_du_hoc: SpaceId,
    /// The beach hexes with their beach: Utah, Omaha, Gold, Juno, Sword (6.5.2).
    pub beaches: Vec<(SpaceId, usize)>,
    /// The hexes of Omaha, where the American port may be (21.1).
    pub omaha: Vec<SpaceId>,
    /// The drop hexes (20.2).
    pub drops: Vec<SpaceId>,
    /// The batteries (28.3).
    pub batteries: Vec<SpaceId>,
    /// The artillery of the Cotentin (17.4).
    pub cotentin: UnitId,
}

/// The words of the beaches in the board file.
pub const BEACHES: [&str; 5] = ["utah", "omaha", "gold", "juno", "sword"];

impl Places {
    fn new(map: &Map, units: &Units<Vec<Unit>>, names: &[String]) -> Result<Self, TextError> {
        let hex = |name: &str| {
            let found = map.board.find(name).filter(|&hex| map.is_hex(hex));
            found.ok_or_else(|| TextError::new(format!("the board has no hex {name}")))
        };
        let list = |names: &[&str]| names.iter().map(|name| hex(name)).collect::<Result<Vec<_>, _>>();
        let with = |bit: u32| map.all_hexes().filter(|&hex| map.has(hex, bit)).collect::<Vec<_>>();
        let word = |hex: SpaceId, key: &str| {
            map.board.space(hex).words.0.iter().find(|(k, _)| k == key).map(|(_, word)| word.as_str())
        };
        let beach_of = |hex: SpaceId| BEACHES.iter().position(|&b| word(hex, "beach") == Some(b));
        let beaches: Vec<_> = with(crate::board::feature::BEACHHEAD)
            .into_iter()
            .filter_map(|hex| Some((hex, beach_of(hex)?)))
            .collect();
        if beaches.len() != 8 {
            return Err(TextError::new(format!("there are {} beach hexes, not 8", beaches.len())));
        }
        let cotentin = names.iter().position(|name| name.starts_with("Cotentin"));
        let cotentin = cotentin.ok_or_else(|| TextError::new("there is no unit Cotentin… (17.4)"))?;
        let mulberry = |hex: &SpaceId| word(*hex, "mulberry") == Some("us");
        let _ = units;
        Ok(Self {
            cherbourg: list(&["3606", "3705", "3706"])?,
            caen: list(&["1928", "1929", "2029", "2030"])?,
            saint_lo: hex("1815")?,
            carentan: hex("2512")?,
            sainte_mere: hex("2811")?,
            bayeux: hex("2322")?,
            arromanches: hex("2524")?,
            pointe_du_hoc: hex("2818")?,
            omaha: with(crate::board::feature::MULBERRY).into_iter().filter(mulberry).collect(),
            drops: with(crate::board::feature::DROP),
            batteries: list(&["3012", "2818", "2623", "2437"])?,
            beaches,
            cotentin: UnitId::new(cotentin),
        })
    }
}

fn table_of<T, const N: usize>(
    what: &str,
    lines: Vec<ResultLine<T>>,
    columns: usize,
) -> Result<[Vec<T>; N], TextError> {
    let lines: Vec<Vec<T>> = lines.into_iter().map(|line| line.results).collect();
    if lines.iter().any(|line| line.len() != columns) {
        return Err(TextError::new(format!("a line of the {what} table has not {columns} results")));
    }
    lines.try_into().map_err(|_| TextError::new(format!("the {what} table has not {N} lines")))
}

fn chance<T: Copy + Default>(
    what: &str,
    file: &ChanceFile,
    read: impl Fn(&str) -> Option<T>,
) -> Result<[T; 6], TextError> {
    let mut table = [T::default(); 6];
    let mut seen = [false; 6];
    for line in &file.lines {
        let word = match (&line.result, line.shifts) {
            (Some(Item { value: Value::Text(word), .. }), _) => word.clone(),
            (Some(Item { value: Value::Whole(number), .. }), _) => number.to_string(),
            (_, Some(shifts)) => shifts.to_string(),
            _ => String::new(),
        };
        let wrong = || TextError::new(format!("\"{word}\" is no result of the {what} table"));
        let result = read(&word).ok_or_else(wrong)?;
        for &die in &line.dice {
            let at = die.checked_sub(1).filter(|&at| at < 6);
            let at = at.ok_or_else(|| TextError::new(format!("the {what} table has no die {die}")))?;
            (table[at], seen[at]) = (result, true);
        }
    }
    if seen.contains(&false) {
        return Err(TextError::new(format!("the {what} table lacks a die")));
    }
    Ok(table)
}

impl Data {
    /// Reads and checks the data files.
    ///
    /// # Errors
    /// With the file, the line where one is known, and the reason.
    pub(crate) fn read(files: &Files<'_>) -> Result<Self, DataError> {
        let in_tables = DataError::of::<TextError>("tables.toml");
        let in_board = DataError::of("board.toml");
        let in_counters = DataError::of::<TextError>("counters.toml");
        let in_scenarios = DataError::of::<TextError>("scenarios.toml");
        let board = Board::read(files.board, "normandy44", VOCABULARY).map_err(in_board)?;
        let map = Map::new(board).map_err(in_board)?;
        let tables: TablesFile = data::read(files.tables).map_err(in_tables)?;
        let Pieces { units, names, printed, formations } =
            read_units(files.counters, &map).map_err(in_counters)?;
        let split = UnitId::new(units.iter().take_while(|(_, u)| u.side == Side::Allied).count());
        let places = Places::new(&map, &units, &names).map_err(in_board)?;
        let of_kind = |test: &dyn Fn(&Unit) -> bool| {
            units.iter().filter(|(_, u)| test(u)).map(|(unit, _)| unit).collect::<Vec<_>>()
        };
        let cadres = of_kind(&|u| u.kind == Kind::Cadre);
        if cadres.len() > CADRES {
            return Err(in_counters(TextError::new(format!("there are more than {CADRES} cadres"))));
        }
        let terrain = tables.terrain.lines;
        let mut bonus = [0; 8];
        for (at, word) in VOCABULARY.terrains.iter().chain(&["town"]).enumerate() {
            let line = terrain.iter().find(|line| line.id == *word);
            let missing = || in_tables(TextError::new(format!("the terrain table has no line {word}")));
            bonus[at] = if *word == "marsh" { 0 } else { line.ok_or_else(missing)?.bonus };
        }
        let odds: Columns =
            tables.combat.columns.join(" ").parse().map_err(|e: String| in_tables(TextError::new(e)))?;
        let mut data = Self {
            combat: table_of("combat", tables.combat.lines, odds.len()).map_err(in_tables)?,
            stand: table_of("determined", tables.determined.lines, 4).map_err(in_tables)?,
            invasion: table_of("invasion", tables.invasion.lines, 3).map_err(in_tables)?,
            dispersal: table_of("dispersal", tables.dispersal.lines, 3).map_err(in_tables)?,
            tanks_lost: chance("tanks", &tables.tanks, loss).map_err(in_tables)?,
            rangers: chance("rangers", &tables.rangers, |t| Some(t == "hoc")).map_err(in_tables)?,
            second_weather: chance("second_weather", &tables.second_weather, |t| t.parse().ok())
                .map_err(in_tables)?,
            attrition: chance("attrition", &tables.attrition, loss).map_err(in_tables)?,
            strafing: chance("strafing", &tables.strafing, |t| {
                ["none", "D", "D1"].iter().position(|word| *word == t).map(|at| at as u8)
            })
            .map_err(in_tables)?,
            jabo: chance("jabo", &tables.jabo, |t| t.parse().ok()).map_err(in_tables)?,
            weather: tables.weather.lines,
            casts: units
                .iter()
                .map(|(_, u)| {
                    !matches!(u.kind, Kind::Strongpoint | Kind::Hq | Kind::Werfer | Kind::BeachEngineers)
                })
                .collect(),
            guns: [Side::Allied, Side::German]
                .map(|side| of_kind(&|u| u.side == side && u.kind.is_artillery())),
            engineers: of_kind(&|u| u.kind == Kind::BeachEngineers),
            cadres,
            of_side: [UnitId(0)..split, split..UnitId::new(UNITS)],
            names: Units::new(names),
            printed: Units::new(printed),
            units,
            formations,
            odds,
            terrain,
            bonus,
            numbers: tables.numbers,
            places,
            map,
            scenarios: Vec::new(),
            scenario_data: Vec::new(),
        };
        let _ = (tables.determined.columns, tables.invasion.columns, tables.dispersal.columns);
        if data.weather.len() != 6 {
            return Err(in_tables(TextError::new("the weather table has not six lines")));
        }
        let file: ScenariosFile = data::read(files.scenarios).map_err(in_scenarios)?;
        for line in file.scenario {
            let more = data.read_scenario(&line).map_err(in_scenarios)?;
            data.scenarios.push(line.scenario);
            data.scenario_data.push(more);
        }
        Ok(data)
    }

    fn read_scenario(&self, line: &ScenarioLine) -> Result<ScenarioData, TextError> {
        let mut set_up = Vec::new();
        for (space, units) in &line.set_up.0 {
            let at = self.named::<SpaceId>(space)?;
            for unit in units {
                set_up.push((self.named::<UnitId>(unit)?, at));
            }
        }
        let mut arrivals = Vec::new();
        for arrival in &line.arrivals {
            let at = self.named::<SpaceId>(&arrival.at)?;
            for unit in &arrival.units {
                arrivals.push((arrival.turn, at, self.named::<UnitId>(unit)?));
            }
        }
        let supply = line.supply.as_ref().map_or([0; 4], |s| [s.us, s.uk, s.army7, s.cherbourg]);
        let armour = line.stock.as_ref().map_or(0, |stock| stock.german_armour);
        let kind = match line.scenario.id.as_str() {
            "seven-turns" => ScenarioKind::Seven,
            "cherbourg" => ScenarioKind::Cherbourg,
            _ => ScenarioKind::Campaign,
        };
        Ok(ScenarioData { last_turn: line.last_turn, set_up, arrivals, supply, armour, kind })
    }

    /// Every unit.
    pub fn all_units(&self) -> impl DoubleEndedIterator<Item = UnitId> + use<> {
        (0..UNITS).map(UnitId::new)
    }

    /// The units of a side.
    pub fn side(&self, side: Side) -> impl DoubleEndedIterator<Item = UnitId> + use<> {
        let Range { start, end } = self.of_side[side.index()];
        (start.0..end.0).map(UnitId)
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

    /// Whether two units belong to one formation (10.3).
    #[must_use]
    pub fn same_formation(&self, a: UnitId, b: UnitId) -> bool {
        a == b || self.units[a].formation.is_some() && self.units[a].formation == self.units[b].formation
    }

    /// The division of a unit, an index into the formations (6.2).
    #[must_use]
    pub fn division(&self, unit: UnitId) -> Option<u8> {
        self.units[unit].formation.filter(|&f| self.formations[usize::from(f)].division)
    }

    /// The column of the dispersal table and the place among the airborne divisions (20.2): 82nd, 101st, 6th.
    #[must_use]
    pub fn airborne(&self, unit: UnitId) -> Option<usize> {
        let u = &self.units[unit];
        if !u.is_airborne() {
            return None;
        }
        let id = &self.formations[usize::from(u.formation?)].id;
        ["82", "101", "6"].iter().position(|n| id.starts_with(n))
    }

    /// The beach of a beach hex, and its place among them.
    #[must_use]
    pub fn beach_hex(&self, hex: SpaceId) -> Option<(usize, usize)> {
        let at = self.places.beaches.iter().position(|(beach, _)| *beach == hex)?;
        Some((at, self.places.beaches[at].1))
    }
}

fn loss(text: &str) -> Option<bool> {
    match text {
        "loss" => Some(true),
        "none" => Some(false),
        _ => None,
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
