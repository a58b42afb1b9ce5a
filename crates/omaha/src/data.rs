//! The game's data files, read and checked.

use crate::board::{Map, Tide, side};
use crate::cards::{self, Card};
use crate::positions::read_positions;
pub use crate::positions::{Intensity, Position};
use crate::units::{
    DEPTHS, Depth, DepthPool, GERMANS, GUNS, German, Gun, Kind, Pool, Sector, Target, US, Unit, Weapons,
};
use sandtable_engine::data::{DataError, read};
use sandtable_engine::rules::Scenario;
use sandtable_engine::text::TextError;
use sandtable_engine::{keys, words};
use sandtable_kit::sets::Bits;
use std::collections::BTreeMap;

/// How many German positions there are: hexes, so that a strongpoint of two counts twice.
pub const POSITIONS: usize = 91;

/// A set of American counters.
pub type UnitSet = Bits<2>;
/// A set of German positions.
pub type PositionSet = Bits<2>;

/// The texts of the data files.
#[derive(Clone, Copy, Debug)]
pub struct Files<'t> {
    /// `board.toml`
    pub board: &'t str,
    /// `positions.toml`
    pub positions: &'t str,
    /// `counters.toml`
    pub counters: &'t str,
    /// `cards.toml`
    pub cards: &'t str,
    /// `tables.toml`
    pub tables: &'t str,
    /// `scenarios.toml`
    pub scenarios: &'t str,
    /// `rulebook.toml`
    pub rulebook: &'t str,
    /// `look.toml`
    pub look: &'t str,
}

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

/// A row of the landing table (5.1).
#[derive(Clone, Debug)]
pub struct LandingRow {
    /// The turns.
    pub turns: (u8, u8),
    /// The kinds.
    pub kinds: Vec<Kind>,
    /// Dog Green and Charlie only, all others only, or both.
    pub green: Option<bool>,
    /// The results of A to D.
    pub results: [Surf; 4],
}

words! {
    /// How an attack's strength compares.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
    pub enum Compare {
        /// Less.
        Less => "less",
        /// Equal.
        Equal => "equal",
        /// More, but not twice.
        More => "more",
        /// Twice or more.
        Double => "double",
    }
}

/// One thing that an attack or a barrage does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Effect {
    /// Adjacent attackers are disrupted.
    AttackersDisrupted,
    /// The German unit gets a depth marker.
    GainsDepth,
    /// The German unit is turned face down.
    Hidden,
    /// The German unit is disrupted.
    Disrupted,
    /// A step may be given for the depth marker.
    Attrition,
    /// The German unit is defeated.
    Defeated,
    /// The depth marker is revealed and the attack compared again.
    Reveal,
    /// The depth marker is removed.
    DepthRemoved,
}

/// Several effects; bits in the order of [`Effect`].
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Effects(pub u8);

impl Effects {
    /// Whether one is among them.
    #[must_use]
    pub(crate) const fn has(self, effect: Effect) -> bool {
        self.0 >> effect as u8 & 1 == 1
    }

    fn read(text: &str) -> Option<Self> {
        let mut all = 0;
        for word in text.split(',').map(str::trim) {
            let effect = match word {
                "none" => continue,
                "attackers_disrupted" => Effect::AttackersDisrupted,
                "gains_depth" => Effect::GainsDepth,
                "hidden" => Effect::Hidden,
                "disrupted" => Effect::Disrupted,
                "attrition" => Effect::Attrition,
                "defeated" => Effect::Defeated,
                "reveal" => Effect::Reveal,
                "depth_removed" => Effect::DepthRemoved,
                _ => return None,
            };
            all |= 1 << effect as u8;
        }
        Some(Self(all))
    }
}

words! {
    /// What a side or a hex doubles for its defender (8).
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
    pub enum Shelter {
        /// Nothing.
        None => "none",
        /// The unit.
        Unit => "unit",
        /// The unit and its depth marker.
        Both => "both",
        /// No attack that way at all.
        Forbidden => "forbidden",
    }
}

/// A turn of the track.
#[derive(Clone, Debug)]
pub struct Turn {
    /// The time of day.
    pub time: String,
    /// The tide.
    pub tide: Tide,
    /// Whether the discards are shuffled back at its end.
    pub shuffle: bool,
}

/// All that never changes.
#[derive(Clone, Debug)]
pub struct Data {
    /// The map.
    pub map: Map,
    /// The German positions, strongpoints first.
    pub positions: Vec<Position>,
    /// The position in a hex.
    pub position_at: Vec<Option<u8>>,
    /// The positions whose field covers a hex, one for each strongpoint of two.
    pub covered_by: Vec<Vec<(u8, Intensity)>>,
    /// The American counters.
    pub us: Vec<Unit>,
    /// The German units.
    pub germans: Vec<German>,
    /// The depth markers.
    pub depths: Vec<Depth>,
    /// The guns beyond the map.
    pub guns: Vec<Gun>,
    /// The deck.
    pub cards: Vec<Card>,
    /// The turns, the first at index 1.
    pub turns: Vec<Turn>,
    /// The landing table.
    pub landing: Vec<LandingRow>,
    /// The attack table: weapons, comparison; alone, unrevealed, revealed depth.
    pub attack: BTreeMap<(bool, Compare), [Effects; 3]>,
    /// The barrage table: colour shown, symbol shown, depth; weak, fair, strong.
    pub barrage: BTreeMap<(bool, bool, bool), [Effects; 3]>,
    /// What each terrain doubles, by its number.
    pub shelter: Vec<Shelter>,
    /// What each side doubles for an attack upwards or on the level, and downwards, by its bit.
    pub side_shelter: Vec<(Shelter, Shelter)>,
    /// The scenarios.
    pub scenarios: Vec<Scenario>,
    /// Headquarters and generals.
    pub leaders: Vec<u8>,
    /// The names of all counters: American, German, depth markers, guns.
    pub names: Vec<String>,
}

keys! {
    struct CountersFile {
        us: Vec<UsLine>,
        german: Vec<GermanLine>,
        depth: Vec<DepthLine>,
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
        weapons: Vec<String>,
        armoured: bool,
        source: String,
    }

    struct GermanLine {
        name: String,
        pool: Pool,
        division: u16,
        strength: u8,
        weapons: String,
        source: String,
    }

    struct DepthLine {
        name: String,
        pool: DepthPool,
        strength: u8,
        weapons: String,
        tactical: bool = false,
        source: String,
    }

    struct GunLine {
        name: String,
        sector: Sector,
        calibre: u8,
        observers: Vec<String>,
    }

    struct TablesFile {
        turn: Vec<TurnLine>,
        landing: Vec<LandingLine>,
        attack: Vec<AttackLine>,
        barrage: Vec<BarrageLine>,
        terrain: Vec<TerrainLine>,
        gaps: BTreeMap<String, Vec<String>>,
        exits: BTreeMap<String, String>,
    }

    struct TurnLine {
        number: usize,
        time: String,
        tide: Tide,
        shuffle: bool,
    }

    struct LandingLine {
        from: u8,
        to: u8,
        types: Vec<Kind>,
        boxes: String,
        a as "A": String,
        b as "B": String,
        c as "C": String,
        d as "D": String,
    }

    struct AttackLine {
        weapons: bool,
        strength: String,
        alone: String,
        unrevealed: String,
        revealed: String,
    }

    struct BarrageLine {
        shows: String,
        depth: Option<bool>,
        weak: String,
        fair: String,
        strong: String,
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

fn bad<T>(what: impl Into<String>) -> Result<T, TextError> {
    Err(TextError::new(what))
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
    pub(crate) fn read(files: &Files<'_>) -> Result<Self, DataError> {
        let at = DataError::of::<TextError>;
        let map = Map::read(files.board).map_err(at("board.toml"))?;
        let positions = read_positions(&map, files.positions).map_err(at("positions.toml"))?;
        let cards = cards::read(files.cards).map_err(at("cards.toml"))?;
        let mut data = Self {
            position_at: vec![None; usize::from(map.hexes)],
            covered_by: vec![Vec::new(); usize::from(map.hexes)],
            map,
            positions,
            us: Vec::new(),
            germans: Vec::new(),
            depths: Vec::new(),
            guns: Vec::new(),
            cards,
            turns: Vec::new(),
            landing: Vec::new(),
            attack: BTreeMap::new(),
            barrage: BTreeMap::new(),
            shelter: vec![Shelter::None; crate::board::VOCABULARY.terrains.len()],
            side_shelter: vec![(Shelter::None, Shelter::None); crate::board::VOCABULARY.sides.len()],
            scenarios: Vec::new(),
            leaders: Vec::new(),
            names: Vec::new(),
        };
        for (i, position) in data.positions.iter().enumerate() {
            data.position_at[usize::from(position.hex)] = Some(i as u8);
            if position.twin.is_none_or(|twin| i < usize::from(twin)) {
                for &(hex, intensity) in &position.field {
                    data.covered_by[usize::from(hex)].push((i as u8, intensity));
                }
            }
        }
        data.read_counters(files.counters).map_err(at("counters.toml"))?;
        data.read_tables(files.tables).map_err(at("tables.toml"))?;
        data.read_scenarios(files.scenarios).map_err(at("scenarios.toml"))?;
        data.leaders = (0..US as u8).filter(|&u| data.us[usize::from(u)].kind.is_leader()).collect();
        data.names = (data.us.iter().map(|u| &u.name))
            .chain(data.germans.iter().map(|g| &g.name))
            .chain(data.depths.iter().map(|d| &d.name))
            .chain(data.guns.iter().map(|g| &g.name))
            .cloned()
            .collect();
        for (i, name) in data.names.iter().enumerate() {
            if data.names[..i].contains(name) {
                return Err(at("counters.toml")(TextError::new(format!("{name} is there twice"))));
            }
        }
        Ok(data)
    }

    fn read_counters(&mut self, text: &str) -> Result<(), TextError> {
        let file: CountersFile = read(text)?;
        let counts = [file.us.len(), file.german.len(), file.depth.len(), file.gun.len()];
        if counts != [US, GERMANS, DEPTHS, GUNS] {
            return bad(format!("{counts:?} counters, not {:?}", [US, GERMANS, DEPTHS, GUNS]));
        }
        let weapons = |name: &str, text: &str| {
            Weapons::read(text)
                .ok_or_else(|| TextError::new(format!("{name}: \"{text}\" are not weapon codes")))
        };
        for line in file.us {
            let name = word(&line.name);
            let steps = line.strength.len();
            let mut arms: Vec<Weapons> =
                line.weapons.iter().map(|text| weapons(&name, text)).collect::<Result<_, _>>()?;
            let mut strength = line.strength;
            if line.kind.is_unit() && (steps == 0 || arms.is_empty()) {
                return bad(format!("{name}: a unit needs strength and weapons"));
            }
            // A side that lists no weapons has those of the side before it.
            while arms.len() < steps {
                arms.push(arms[arms.len() - 1]);
            }
            strength.reverse();
            arms.reverse();
            let target = match line.target.as_str() {
                "diamond" => Some(Target::Diamond),
                "triangle" => Some(Target::Triangle),
                "circle" => Some(Target::Circle),
                "" => None,
                other => return bad(format!("{name}: there is no target symbol {other}")),
            };
            let division = match line.division {
                1 => Sector::East,
                29 => Sector::West,
                other => return bad(format!("{name}: there is no division {other}")),
            };
            self.us.push(Unit {
                name,
                division,
                kind: line.kind,
                strength,
                weapons: arms,
                range: line.range,
                target,
                arrival: line.arrival,
                landing: line.landing.unwrap_or_default(),
                armoured: line.armoured,
                source: line.source,
            });
        }
        for line in file.german {
            let needs = weapons(&line.name, &line.weapons)?;
            self.germans.push(German {
                name: word(&line.name),
                pool: line.pool,
                division: line.division,
                strength: line.strength,
                needs,
                source: line.source,
            });
        }
        for line in file.depth {
            let needs = if line.tactical { Weapons::NONE } else { weapons(&line.name, &line.weapons)? };
            self.depths.push(Depth {
                name: word(&line.name),
                pool: line.pool,
                strength: line.strength,
                needs,
                tactical: line.tactical,
                source: line.source,
            });
        }
        for line in file.gun {
            let mut observers = Vec::new();
            for id in &line.observers {
                let found = self.positions.iter().enumerate().filter(|(_, p)| p.group == *id || p.id == *id);
                let before = observers.len();
                observers.extend(found.map(|(i, _)| i as u8));
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
        Ok(())
    }

    fn read_tables(&mut self, text: &str) -> Result<(), TextError> {
        let file: TablesFile = read(text)?;
        self.turns.push(Turn { time: String::new(), tide: Tide::Low, shuffle: false });
        for line in file.turn {
            if line.number != self.turns.len() {
                return bad(format!("turn {} is out of order", line.number));
            }
            self.turns.push(Turn { time: line.time, tide: line.tide, shuffle: line.shuffle });
        }
        for line in file.landing {
            let green = match line.boxes.as_str() {
                "all" => None,
                "dg_ch" => Some(true),
                "other" => Some(false),
                other => return bad(format!("landing: there are no boxes {other}")),
            };
            let surf = |text: &str| {
                surf(text).ok_or_else(|| TextError::new(format!("landing: \"{text}\" is no result")))
            };
            self.landing.push(LandingRow {
                turns: (line.from, line.to),
                kinds: line.types,
                green,
                results: [surf(&line.a)?, surf(&line.b)?, surf(&line.c)?, surf(&line.d)?],
            });
        }
        let effects = |text: &str| {
            Effects::read(text).ok_or_else(|| TextError::new(format!("\"{text}\" is no result")))
        };
        for line in file.attack {
            let row = [effects(&line.alone)?, effects(&line.unrevealed)?, effects(&line.revealed)?];
            let compares: &[Compare] = match line.strength.as_str() {
                "less_or_equal" => &[Compare::Less, Compare::Equal],
                "less" => &[Compare::Less],
                "equal" => &[Compare::Equal],
                "more" => &[Compare::More],
                "double" => &[Compare::Double],
                other => return bad(format!("attack: there is no strength {other}")),
            };
            for &compare in compares {
                self.attack.insert((line.weapons, compare), row);
            }
        }
        if self.attack.len() != 8 {
            return bad("the attack table has gaps");
        }
        for line in file.barrage {
            let row = [effects(&line.weak)?, effects(&line.fair)?, effects(&line.strong)?];
            let (colour, symbol) = match line.shows.as_str() {
                "neither" => (false, false),
                "symbol" => (false, true),
                "colour" => (true, false),
                "both" => (true, true),
                other => return bad(format!("barrage: a card cannot show {other}")),
            };
            for depth in [false, true] {
                if line.depth.is_none_or(|d| d == depth) {
                    self.barrage.insert((colour, symbol, depth), row);
                }
            }
        }
        if self.barrage.len() != 8 {
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
    fn check_places(
        &self,
        gaps: &BTreeMap<String, Vec<String>>,
        exits: &BTreeMap<String, String>,
    ) -> Result<(), TextError> {
        for (name, hexes) in gaps {
            let wanted: Vec<u16> = hexes.iter().filter_map(|hex| self.map.find(hex)).collect();
            let found = self.map.gaps.iter().find(|(gap, _)| gap == name);
            if found.is_none_or(|(_, there)| *there != wanted) {
                return bad(format!("the board and the tables disagree on the draw {name}"));
            }
        }
        let wanted: Vec<u16> = exits.values().filter_map(|hex| self.map.find(hex)).collect();
        if wanted == self.map.exits { Ok(()) } else { bad("the board and the tables disagree on the exits") }
    }

    fn read_scenarios(&mut self, text: &str) -> Result<(), TextError> {
        let file: ScenariosFile = read(text)?;
        self.scenarios = file.scenario;
        if self.scenarios.is_empty() { bad("there is no scenario") } else { Ok(()) }
    }

    /// An American counter by its name.
    #[must_use]
    pub fn find_us(&self, name: &str) -> Option<u8> {
        self.us.iter().position(|u| u.name == name).map(|i| i as u8)
    }

    /// The position in a hex.
    #[must_use]
    #[inline]
    pub fn position(&self, hex: u16) -> Option<u8> {
        self.position_at.get(usize::from(hex)).copied().flatten()
    }

    /// What the ground of a hex doubles for its defender.
    #[must_use]
    pub(crate) fn ground_shelter(&self, hex: u16) -> Shelter {
        self.shelter[self.map.at(hex).terrain as usize]
    }

    /// What the side between two neighbours doubles for the defender in `to` against an attacker in `from`, or whether it
    /// bars the attack.
    #[must_use]
    pub(crate) fn side_shelter(&self, from: u16, to: u16) -> Shelter {
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
