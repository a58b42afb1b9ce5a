//! The game's data files, read and checked.

use crate::board::{LandingBox, Map, Tide, side};
use crate::cards::{self, Card};
use crate::ids::{DepthId, GermanId, PositionId};
use crate::positions::read_positions;
pub use crate::positions::{Intensity, Position};
use crate::text::bad;
use crate::units::{DEPTHS, Depth, GERMANS, GUNS, German, Gun, Kind, Sector, Target, US, Unit, Weapons};
use arrayvec::ArrayVec;
use sandtable_engine::data::{DataError, Item, Named, Read, Wrong, is_among, read};
use sandtable_engine::ids::{By, SpaceId, Spaces, UnitId, Units};
use sandtable_engine::rules::Scenario;
use sandtable_engine::text::TextError;
use sandtable_engine::{game_data, keys, words};
use sandtable_kit::sets::Set;

/// How many German positions there are: hexes, so that a strongpoint of two counts twice.
pub const POSITIONS: usize = 91;

/// A set of American counters.
pub type UnitSet = Set<UnitId, 2>;
/// Some American counters.
pub(crate) type UnitList = ArrayVec<UnitId, US>;
/// A set of German positions.
pub type PositionSet = Set<PositionId, 2>;

/// What a landing check brings.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Surf {
    /// Steps lost.
    pub steps: u8,
    /// Whether the whole unit is lost.
    pub lost: bool,
    /// Whether it is out of play without being lost.
    pub out: bool,
    /// Boxes drifted, east positive.
    pub drift: i8,
    /// Turns of delay.
    pub delay: u8,
    /// Back on this turn.
    pub delay_to: u8,
}

impl Read for Surf {
    fn read(item: &Item) -> Result<Self, Wrong> {
        let text = item.text()?;
        surf(text).ok_or_else(|| item.wrong(format!("\"{text}\" is no result")))
    }
}

words! {
    /// The landing boxes that a row of the landing table is about.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum Beaches {
        /// All.
        All => "all",
        /// Dog Green and Charlie only.
        Green => "dg_ch",
        /// All others only.
        Other => "other",
    }
}

keys! {
    /// A row of the landing table (5.1).
    #[derive(Clone, Debug)]
    pub struct LandingRow {
        /// Its first turn.
        pub from: u8,
        /// Its last turn.
        pub to: u8,
        /// The kinds.
        pub kinds as "types": Vec<Kind>,
        /// The boxes.
        pub boxes: Beaches,
        a as "A": Surf,
        b as "B": Surf,
        c as "C": Surf,
        d as "D": Surf,
    }
}

impl LandingRow {
    /// Whether it holds on a turn.
    pub(crate) fn is_for(&self, turn: u8) -> bool {
        (self.from..=self.to).contains(&turn)
    }

    /// Whether it is about a landing box.
    pub(crate) fn covers(&self, landing: &LandingBox) -> bool {
        let green = landing.name.starts_with("DG") || landing.name.starts_with("CH");
        self.boxes == Beaches::All || green == (self.boxes == Beaches::Green)
    }

    /// The results of A to D.
    pub(crate) const fn results(&self) -> [Surf; 4] {
        [self.a, self.b, self.c, self.d]
    }
}

words! {
    /// How an attack's strength compares.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
    pub enum Compare {
        /// Less.
        Less => "less" "compare-less",
        /// Equal.
        Equal => "equal" "compare-equal",
        /// More, but not twice.
        More => "more" "compare-more",
        /// Twice or more.
        Double => "double" "compare-double",
    }
}

words! {
    /// One thing that an attack or a barrage does.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
    pub enum Effect {
        /// Adjacent attackers are disrupted.
        AttackersDisrupted => "attackers_disrupted",
        /// The German unit gets a depth marker.
        GainsDepth => "gains_depth",
        /// The German unit is turned face down.
        Hidden => "hidden",
        /// The German unit is disrupted.
        Disrupted => "disrupted",
        /// A step may be given for the depth marker.
        Attrition => "attrition",
        /// The German unit is defeated.
        Defeated => "defeated",
        /// The depth marker is revealed and the attack compared again.
        Reveal => "reveal",
        /// The depth marker is removed.
        DepthRemoved => "depth_removed",
    }
}

/// Several effects; bits in the order of [`Effect`].
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Effects(pub u8);

impl Effects {
    /// Whether one is among them.
    pub(crate) const fn has(self, effect: Effect) -> bool {
        self.0 >> effect as u8 & 1 == 1
    }
}

impl Read for Effects {
    fn read(item: &Item) -> Result<Self, Wrong> {
        let text = item.text()?;
        let words = text.split(',').map(str::trim).filter(|word| *word != "none");
        let all = words.map(Effect::of_word).try_fold(0, |all, effect| Some(all | 1 << effect? as u8));
        all.map(Self).ok_or_else(|| item.wrong(format!("\"{text}\" is no result")))
    }
}

words! {
    /// What a side or a hex doubles for its defender (8).
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
    pub enum Shelter {
        /// Nothing.
        None => "none" "shelter-none",
        /// The unit.
        Unit => "unit" "shelter-unit",
        /// The unit and its depth marker.
        Both => "both" "shelter-both",
        /// No attack that way at all.
        Forbidden => "forbidden" "shelter-forbidden",
    }
}

keys! {
    /// A turn of the track.
    #[derive(Clone, Debug)]
    pub struct Turn {
        number: usize,
        /// The time of day.
        pub time: String,
        /// The tide.
        pub tide: Tide,
        /// Whether the discards are shuffled back at its end.
        pub shuffle: bool,
    }
}

/// All that never changes.
#[derive(Clone, Debug)]
pub struct Data {
    /// The map.
    pub map: Map,
    /// The German positions, strongpoints first.
    pub positions: By<PositionId, Vec<Position>>,
    /// The position in a hex.
    pub position_at: Spaces<Vec<Option<PositionId>>>,
    /// The positions whose field covers a hex, one for each strongpoint of two.
    pub covered_by: Spaces<Vec<Vec<(PositionId, Intensity)>>>,
    /// The American counters.
    pub us: Units<Vec<Unit>>,
    /// Their kinds, which are asked for all the time.
    pub kinds: Units<Vec<Kind>>,
    /// The regular companies of each division (13.1).
    pub regulars: [Vec<UnitId>; 2],
    /// The German units.
    pub germans: By<GermanId, Vec<German>>,
    /// The depth markers.
    pub depths: By<DepthId, Vec<Depth>>,
    /// The guns beyond the map.
    pub guns: Vec<Gun>,
    /// The deck.
    pub cards: Vec<Card>,
    /// The turns, the first at index 1.
    pub turns: Vec<Turn>,
    /// The landing table.
    pub landing: Vec<LandingRow>,
    /// The attack table: weapons, comparison; alone, unrevealed, revealed depth.
    pub attack: [[[Effects; 3]; 4]; 2],
    /// The barrage table: colour shown, symbol shown, depth; weak, fair, strong.
    pub barrage: [[[[Effects; 3]; 2]; 2]; 2],
    /// What each terrain doubles, by its number.
    pub shelter: Vec<Shelter>,
    /// What each side doubles for an attack upwards or on the level, and downwards, by its bit.
    pub side_shelter: Vec<(Shelter, Shelter)>,
    /// The scenarios.
    pub scenarios: Vec<Scenario>,
    /// Headquarters and generals.
    pub leaders: Vec<UnitId>,
    /// The names of all counters: American, German, depth markers, guns.
    pub names: Vec<String>,
}

keys! {
    struct CountersFile {
        us: Vec<UsLine>,
        german: Vec<German>,
        depth: Vec<Depth>,
        gun: Vec<GunLine>,
    }

    struct UsLine {
        name: String,
        division: u8,
        kind as "type": Kind,
        strength: Vec<u8>,
        range: u8,
        target: String,
        arrival: Option<u8>,
        landing as "box": Option<String>,
        weapons: Vec<Weapons>,
        armoured: bool,
        source: String,
    }

    struct GunLine {
        name: String,
        sector: Sector,
        calibre: u8,
        observers: Vec<String>,
    }

    struct TablesFile {
        turn: Vec<Turn>,
        landing: Vec<LandingRow>,
        attack: Vec<AttackLine>,
        barrage: Vec<BarrageLine>,
        terrain: Vec<TerrainLine>,
        gaps: Named<Vec<String>>,
        exits: Named<String>,
    }

    struct AttackLine {
        weapons: bool,
        strength: String,
        alone: Effects,
        unrevealed: Effects,
        revealed: Effects,
    }

    struct BarrageLine {
        shows: String,
        depth: Option<bool>,
        weak: Effects,
        fair: Effects,
        strong: Effects,
    }

    struct TerrainLine {
        id: String,
        side: bool = false,
        defence: Shelter,
        down: Option<Shelter>,
    }

    struct ScenariosFile {
        scenario: Vec<Scenario>,
    }
}

/// Names are single words, so that an action can name them.
fn word(name: &str) -> String {
    name.replace(' ', "-")
}

impl Data {
    /// Reads all data files.
    ///
    /// # Errors
    /// With the file and the reason.
    pub(crate) fn read() -> Result<Self, DataError> {
        let map = game_data!("omaha/board.toml").read_by(Map::read)?;
        let positions = game_data!("omaha/positions.toml").read_by(|text| read_positions(&map, text))?;
        let ScenariosFile { scenario: scenarios } = game_data!("omaha/scenarios.toml").read()?;
        let mut data = Self {
            position_at: Spaces::new(vec![None; usize::from(map.hexes)]),
            covered_by: Spaces::new(vec![Vec::new(); usize::from(map.hexes)]),
            map,
            positions,
            us: By::default(),
            kinds: By::default(),
            regulars: Default::default(),
            germans: By::default(),
            depths: By::default(),
            guns: Vec::new(),
            cards: game_data!("omaha/cards.toml").read_by(cards::read)?,
            turns: Vec::new(),
            landing: Vec::new(),
            attack: Default::default(),
            barrage: Default::default(),
            shelter: vec![Shelter::None; crate::board::VOCABULARY.terrains.len()],
            side_shelter: vec![(Shelter::None, Shelter::None); crate::board::VOCABULARY.sides.len()],
            scenarios,
            leaders: Vec::new(),
            names: Vec::new(),
        };
        for (id, position) in data.positions.iter() {
            data.position_at[position.hex] = Some(id);
            if position.twin.is_none_or(|twin| id < twin) {
                for &(hex, intensity) in &position.field {
                    data.covered_by[hex].push((id, intensity));
                }
            }
        }
        game_data!("omaha/counters.toml").read_by(|text| data.read_counters(text))?;
        game_data!("omaha/tables.toml").read_by(|text| data.read_tables(text))?;
        Ok(data)
    }

    /// What is worked out of all the counters: who they are, and that each has a name of its own.
    fn muster(&mut self) -> Result<(), TextError> {
        self.kinds = self.us.iter().map(|(_, unit)| unit.kind).collect();
        for (id, unit) in self.us.iter() {
            if unit.kind.is_leader() {
                self.leaders.push(id);
            } else if unit.kind.is_regular() {
                self.regulars[unit.division.index()].push(id);
            }
        }
        self.names = (self.us.iter().map(|(_, u)| &u.name))
            .chain(self.germans.iter().map(|(_, g)| &g.name))
            .chain(self.depths.iter().map(|(_, d)| &d.name))
            .chain(self.guns.iter().map(|g| &g.name))
            .cloned()
            .collect();
        match self.names.iter().enumerate().find(|(i, name)| is_among(&self.names[..*i], name)) {
            Some((_, twice)) => bad(format!("{twice} is there twice")),
            None => Ok(()),
        }
    }

    #[inline(never)]
    fn read_counters(&mut self, text: &str) -> Result<(), TextError> {
        let file: CountersFile = read(text)?;
        let counts = [file.us.len(), file.german.len(), file.depth.len(), file.gun.len()];
        if counts != [US, GERMANS, DEPTHS, GUNS] {
            return bad(format!("{counts:?} counters, not {:?}", [US, GERMANS, DEPTHS, GUNS]));
        }
        for line in file.us {
            let name = word(&line.name);
            let (mut strength, mut arms) = (line.strength, line.weapons);
            let steps = strength.len();
            if line.kind.is_unit() && (steps == 0 || arms.is_empty()) {
                return bad(format!("{name}: a unit needs strength and weapons"));
            }
            // A side that lists no weapons has those of the side before it.
            while arms.len() < steps {
                arms.push(arms[arms.len() - 1]);
            }
            strength.reverse();
            arms.reverse();
            let target = Target::of_word(&line.target);
            if target.is_none() && !line.target.is_empty() {
                return bad(format!("{name}: there is no target symbol {}", line.target));
            }
            let division = match line.division {
                1 => Sector::East,
                29 => Sector::West,
                other => return bad(format!("{name}: there is no division {other}")),
            };
            let landing = line.landing.unwrap_or_default();
            let meant = self.map.landings.iter().enumerate().filter(|(_, b)| b.is_meant(&landing));
            self.us.push(Unit {
                name,
                division,
                kind: line.kind,
                strength,
                weapons: arms,
                range: line.range,
                target,
                arrival: line.arrival,
                boxes: meant.fold(0, |all, (i, _)| all | 1 << i),
                landing,
                armoured: line.armoured,
                source: line.source,
            });
        }
        self.germans = file.german.into_iter().map(|g| German { name: word(&g.name), ..g }).collect();
        self.depths = file.depth.into_iter().map(|d| Depth { name: word(&d.name), ..d }).collect();
        for line in file.gun {
            let mut observers = Vec::new();
            for id in &line.observers {
                let found = self.positions.iter().filter(|(_, p)| p.group == *id || p.id == *id);
                let before = observers.len();
                observers.extend(found.map(|(id, _)| id));
                if observers.len() == before {
                    return bad(format!("{}: there is no position {id}", line.name));
                }
            }
            self.guns.push(Gun {
                name: word(&line.name),
                sector: line.sector,
                calibre: line.calibre,
                observers,
            });
        }
        self.muster()
    }

    #[inline(never)]
    fn read_tables(&mut self, text: &str) -> Result<(), TextError> {
        let file: TablesFile = read(text)?;
        self.turns.push(Turn { number: 0, time: String::new(), tide: Tide::Low, shuffle: false });
        self.turns.extend(file.turn);
        if let Some((_, turn)) = self.turns.iter().enumerate().find(|(i, turn)| turn.number != *i) {
            return bad(format!("turn {} is out of order", turn.number));
        }
        self.landing = file.landing;
        let mut attack: [[Option<[Effects; 3]>; 4]; 2] = Default::default();
        for line in file.attack {
            let row = [line.alone, line.unrevealed, line.revealed];
            // Where weapons are missing, less and equal are one line.
            let compares = match line.strength.as_str() {
                "less_or_equal" => vec![Compare::Less, Compare::Equal],
                word => Compare::of_word(word).into_iter().collect(),
            };
            for compare in compares {
                attack[usize::from(line.weapons)][compare as usize] = Some(row);
            }
        }
        self.attack = attack.map(|rows| rows.map(Option::unwrap_or_default));
        if attack.as_flattened().contains(&None) {
            return bad("the attack table has gaps");
        }
        let mut barrage: [[[Option<[Effects; 3]>; 2]; 2]; 2] = Default::default();
        for line in file.barrage {
            let row = [line.weak, line.fair, line.strong];
            let (colour, symbol) = match line.shows.as_str() {
                "neither" => (false, false),
                "symbol" => (false, true),
                "colour" => (true, false),
                "both" => (true, true),
                other => return bad(format!("barrage: a card cannot show {other}")),
            };
            for depth in [false, true] {
                if line.depth.is_none_or(|d| d == depth) {
                    barrage[usize::from(colour)][usize::from(symbol)][usize::from(depth)] = Some(row);
                }
            }
        }
        self.barrage = barrage.map(|rows| rows.map(|rows| rows.map(Option::unwrap_or_default)));
        if barrage.as_flattened().as_flattened().contains(&None) {
            return bad("the barrage table has gaps");
        }
        let words = crate::board::VOCABULARY;
        for line in file.terrain {
            if line.side {
                let mut known = false;
                for (bit, side) in words.sides.iter().enumerate() {
                    if *side == line.id || side.split('=').next() == Some(&line.id) {
                        self.side_shelter[bit] = (line.defence, line.down.unwrap_or(line.defence));
                        known = true;
                    }
                }
                if !known {
                    return bad(format!("terrain: there is no side {}", line.id));
                }
            } else {
                let found = words.terrains.iter().position(|t| *t == line.id);
                let Some(found) = found else { return bad(format!("there is no terrain {}", line.id)) };
                self.shelter[found] = line.defence;
            }
        }
        self.check_places(&file.gaps, &file.exits)
    }

    /// The board and the tables name the same draws and exits.
    fn check_places(&self, gaps: &Named<Vec<String>>, exits: &Named<String>) -> Result<(), TextError> {
        for (name, hexes) in gaps.iter() {
            let wanted: Vec<SpaceId> = hexes.iter().filter_map(|hex| self.map.find(hex)).collect();
            let found = self.map.gaps.iter().find(|(gap, _)| gap == name);
            if found.is_none_or(|(_, there)| *there != wanted) {
                return bad(format!("the board and the tables disagree on the draw {name}"));
            }
        }
        let wanted: Vec<SpaceId> = exits.values().filter_map(|hex| self.map.find(hex)).collect();
        if wanted == self.map.exits { Ok(()) } else { bad("the board and the tables disagree on the exits") }
    }

    /// The position in a hex.
    #[must_use]
    #[inline]
    pub fn position(&self, hex: SpaceId) -> Option<PositionId> {
        self.position_at.get(hex).copied().flatten()
    }

    /// The tide of a turn.
    pub(crate) fn tide(&self, turn: u8) -> Tide {
        self.turns[usize::from(turn)].tide
    }

    /// What the ground of a hex doubles for its defender.
    pub(crate) fn ground_shelter(&self, hex: SpaceId) -> Shelter {
        self.shelter[self.map.at(hex).terrain as usize]
    }

    /// What the side between two neighbours doubles for the defender in `to` against an attacker in `from`, or whether it
    /// bars the attack.
    pub(crate) fn side_shelter(&self, from: SpaceId, to: SpaceId) -> Shelter {
        let sides = self.map.side(from, to).unwrap_or(0);
        let down = !self.map.at(from).low && self.map.at(to).low;
        let mut best = Shelter::None;
        for (bit, &(level, downward)) in self.side_shelter.iter().enumerate() {
            if sides & 1 << bit != 0 {
                // A bluff between two hexes of one height is climbed like any other: it bars (ruling O24).
                best = best.max(if down { downward } else { level });
            }
        }
        best
    }
}

fn surf(text: &str) -> Option<Surf> {
    let mut all = Surf::default();
    for part in text.split(',').map(str::trim) {
        let words: Vec<&str> = part.split_whitespace().collect();
        match words[..] {
            ["none"] => {}
            ["drift", n, "E"] => all.drift = n.parse().ok()?,
            ["drift", n, "W"] => all.drift = -n.parse().ok()?,
            ["delay", n] => all.delay = n.parse().ok()?,
            ["delay", "to", n] => all.delay_to = n.parse().ok()?,
            ["step"] => all.steps = 1,
            ["step", n] => all.steps = n.parse().ok()?,
            ["lost"] => all.lost = true,
            ["out"] => all.out = true,
            _ => return None,
        }
    }
    Some(all)
}

/// Sides that only a climber passes.
pub const CLIMBED: u32 = side::BLUFF | side::CLIFF;
