//! The map (rules 2.1, 6.0): sections, ground, roads, what it costs to go there, and where zones of control reach.

use sandtable_engine::SpaceId;
use sandtable_engine::board::{Board, Vocabulary};
use sandtable_engine::ids::Spaces;
use sandtable_engine::text::TextError;
use sandtable_engine::words;
use sandtable_kit::movement::Steps;
use sandtable_kit::sets::Set;

/// How many hexes and boxes there are.
pub const SPACES: usize = 1301;
/// How many hexes: they come first.
pub const HEXES: usize = 1161;

/// A set of hexes.
pub type HexSet = Set<SpaceId, 19>;

words! {
    /// The ground of a hex.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
    pub enum Terrain {
        /// Open desert.
        Desert => "desert" "terrain-desert",
        /// Salt marsh.
        SaltMarsh => "salt_marsh" "terrain-salt-marsh",
        /// Rough.
        Rough => "rough" "terrain-rough",
        /// Mountain.
        Mountain => "mountain" "terrain-mountain",
    }

    /// The sections of the map (2.1).
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
    pub enum Section {
        /// West.
        West => "west",
        /// Central.
        Central => "central",
        /// East.
        East => "east",
    }
}

/// What lies on a side; bits of [`VOCABULARY`].
pub mod side {
    /// A road (2.1).
    pub const ROAD: u32 = 1;
    /// A track.
    pub const TRACK: u32 = 1 << 1;
    /// The railway of 1940.
    pub const RAIL: u32 = 1 << 2;
    /// The railway that is built (9.0).
    pub const EXTENSION: u32 = 1 << 3;
    /// The Tobruk by-pass (23.3.2).
    pub const BYPASS: u32 = 1 << 4;
    /// An escarpment.
    pub const ESCARPMENT: u32 = 1 << 5;
    /// A ridge.
    pub const RIDGE: u32 = 1 << 6;
    /// A wadi.
    pub const WADI: u32 = 1 << 7;
    /// Sea all along.
    pub const SEA: u32 = 1 << 8;
    /// A join between sections (19.1.6).
    pub const JOIN: u32 = 1 << 10;
    /// Any railway.
    pub const ANY_RAIL: u32 = RAIL | EXTENSION;
}

/// What else is in a hex; bits of [`VOCABULARY`].
pub mod feature {
    /// A named location (2.1.1).
    pub const NAMED: u32 = 1;
    /// On the coast (13.3).
    pub const COAST: u32 = 1 << 1;
    /// A fort (14.0).
    pub const FORT: u32 = 1 << 2;
    /// A fort of Tobruk (14.1).
    pub const FORT_TOBRUK: u32 = 1 << 3;
    /// The fort of Bardia (14.2).
    pub const FORT_BARDIA: u32 = 1 << 4;
    /// In Egypt (1.1.3, 1.3.4, 1.4.4).
    pub const EGYPT: u32 = 1 << 5;
    /// Where a road leaves the section.
    pub const ROAD_EXIT: u32 = 1 << 6;
}

/// The words of `board.toml`.
pub const VOCABULARY: Vocabulary = Vocabulary {
    terrains: &["desert", "salt_marsh", "rough", "mountain"],
    features: &[
        "named",
        "coast",
        "fort",
        "fort_tobruk",
        "fort_bardia",
        "egypt",
        "road_exit",
        "bypass",
        "city",
        "east_edge",
        "entry_allied",
        "entry_axis",
        "holding",
        "oasis",
        "port",
        "source_allied",
        "source_axis",
        "south_edge",
        "town",
        "track",
        "village",
        "vp_allied",
        "vp_axis",
        "vp_last",
        "well",
        "west_edge",
        "north_edge",
    ],
    sides: &[
        "road=main",
        "road=track",
        "rail=rail",
        "rail=extension",
        "bypass",
        "escarpment",
        "ridge",
        "wadi",
        "sea",
        "wire",
        "join",
    ],
};

/// How a unit goes where there is no road.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pace {
    /// Anywhere that is not forbidden.
    Foot,
    /// In marsh and mountain along roads and tracks alone.
    Vehicle,
}

/// What ground costs, in quarter points, in the central section and in the others (table of terrain effects).
#[derive(Clone, Copy, Debug, Default)]
pub struct Cost {
    /// In the central section; none where it is forbidden.
    pub central: Option<u8>,
    /// In the others.
    pub lateral: Option<u8>,
}

impl Cost {
    const fn of(self, section: Section) -> Option<u8> {
        match section {
            Section::Central => self.central,
            _ => self.lateral,
        }
    }
}

/// The table of terrain effects as far as movement goes.
#[derive(Clone, Copy, Debug, Default)]
pub struct Costs {
    /// By terrain.
    pub ground: [Cost; 4],
    /// A wadi, besides.
    pub wadi: Cost,
    /// A ridge, besides.
    pub ridge: Cost,
    /// Along a road.
    pub road: Cost,
    /// Along a track.
    pub track: Cost,
}

/// A way to a neighbour: where to, and what lies between.
pub type Way = (SpaceId, u32);

/// The boxes that units lie in.
#[derive(Clone, Debug)]
pub struct Boxes {
    /// The reinforcement track, by side and turn.
    pub due: [[SpaceId; 18]; 2],
    /// Rebuildable units, by side (17.0).
    pub rebuildable: [SpaceId; 2],
    /// Units that are out of the game.
    pub out: [SpaceId; 2],
    /// Garrisons that are available (13.6).
    pub supports: [SpaceId; 2],
    /// Units that the Axis places in the entry area before play (1.2.2).
    pub entry: SpaceId,
}

/// The map and all that follows from it.
#[derive(Debug)]
pub struct Map {
    /// The board as read.
    pub board: Board,
    /// The ground of each hex.
    pub terrain: Spaces<Vec<Terrain>>,
    /// What else is in it.
    pub features: Spaces<Vec<u32>>,
    /// Its section.
    pub section: Spaces<Vec<Section>>,
    /// The hexes next to each, those across a join among them (6.1).
    pub around: Spaces<Vec<Vec<Way>>>,
    /// What each step costs: before and after the by-pass is built, on foot and for vehicles.
    pub steps: [[Steps; 2]; 2],
    /// Where a zone of control reaches from each hex (8.0), before and after.
    pub zone: [Spaces<Vec<Vec<SpaceId>>>; 2],
    /// The ways along roads and tracks, before and after.
    pub roads: [Spaces<Vec<Vec<SpaceId>>>; 2],
    /// Hexes with a road or track, before and after.
    pub on_road: [HexSet; 2],
    /// The neighbours that a line of supply overland may lead to, before and after the by-pass is built (10.1.1).
    pub land: [Spaces<Vec<Vec<SpaceId>>>; 2],
    /// What each hex counts where a distance crosses sections (10.1.1).
    weights: Spaces<Vec<u8>>,
    /// The railway from Alexandria to Tobruk (9.0).
    pub rail: Vec<SpaceId>,
    /// The place of each hex on it.
    pub rail_at: Spaces<Vec<Option<u8>>>,
    /// The boxes.
    pub boxes: Boxes,
}

impl Map {
    /// Works out what the rules need.
    ///
    /// # Errors
    /// If a box or the railway is missing.
    pub fn new(board: Board, costs: &Costs, rail_ends: [SpaceId; 2]) -> Result<Self, TextError> {
        let hexes = board.spaces().filter(|(_, space)| space.cell.is_some()).count();
        if (hexes, board.len()) != (HEXES, SPACES) {
            return Err(TextError::new(format!(
                "the board has {hexes} hexes and {} spaces, not {HEXES} and {SPACES}",
                board.len()
            )));
        }
        let section_of = |space: &sandtable_engine::board::Space| match space.cell {
            Some((0, _)) => Section::West,
            Some((2, _)) => Section::East,
            _ => Section::Central,
        };
        let section: Spaces<Vec<Section>> = board.spaces().map(|(_, space)| section_of(space)).collect();
        let terrain: Spaces<Vec<Terrain>> =
            board.spaces().map(|(_, space)| Terrain::ALL[usize::from(space.terrain)]).collect();
        let features: Spaces<Vec<u32>> = board.spaces().map(|(_, space)| space.features).collect();
        let around = ways(&board, &features);
        let rail = railway(&around, rail_ends)?;
        let mut rail_at: Spaces<Vec<Option<u8>>> = (0..HEXES).map(|_| None).collect();
        for (at, &hex) in rail.iter().enumerate() {
            rail_at[hex] = Some(at as u8);
        }
        let steps = [false, true].map(|built| {
            [Pace::Foot, Pace::Vehicle].map(|pace| {
                Steps::new((0..HEXES).map(|from| {
                    let ways = &around[SpaceId(from as u16)];
                    ways.iter()
                        .filter_map(|&(to, bits)| {
                            let cost = step_cost(costs, terrain[to], section[to], road(bits, built), pace)?;
                            Some((to, cost))
                        })
                        .collect::<Vec<_>>()
                }))
            })
        });
        let fort = |hex: SpaceId| features[hex] & feature::FORT != 0;
        let zone = [false, true].map(|built| {
            let reach = |from: usize| {
                let from = SpaceId(from as u16);
                let ways = around[from].iter().filter(|&&(to, bits)| {
                    !fort(from) && !fort(to) && zone_reaches(road(bits, built), terrain[to])
                });
                ways.map(|&(to, _)| to).collect::<Vec<_>>()
            };
            (0..HEXES).map(reach).collect()
        });
        let roads: [Spaces<Vec<Vec<SpaceId>>>; 2] = [false, true].map(|built| {
            let of = |from: usize| {
                let ways = around[SpaceId(from as u16)].iter();
                ways.filter(|&&(_, bits)| road(bits, built) & (side::ROAD | side::TRACK) != 0)
                    .map(|&(to, _)| to)
                    .collect::<Vec<_>>()
            };
            (0..HEXES).map(of).collect()
        });
        let land = [false, true].map(|built| {
            let of = |from: usize| {
                let open = |bits: u32| {
                    let bits = road(bits, built);
                    bits & (side::ROAD | side::TRACK) != 0 || bits & (side::ESCARPMENT | side::SEA) == 0
                };
                let ways = around[SpaceId(from as u16)].iter().filter(|&&(_, bits)| open(bits));
                ways.map(|&(to, _)| to).collect::<Vec<_>>()
            };
            (0..HEXES).map(of).collect()
        });
        let weights = section.iter().map(|(_, &on)| if on == Section::Central { 1 } else { 2 }).collect();
        let on_road = [0, 1].map(|built: usize| {
            (0..HEXES).map(|hex| SpaceId(hex as u16)).filter(|&hex| !roads[built][hex].is_empty()).collect()
        });
        let boxes = boxes(&board)?;
        Ok(Self {
            board,
            terrain,
            features,
            section,
            around,
            steps,
            zone,
            roads,
            on_road,
            land,
            weights,
            rail,
            rail_at,
            boxes,
        })
    }

    /// Whether a space is a hex.
    #[must_use]
    #[inline]
    pub const fn is_hex(&self, space: SpaceId) -> bool {
        space.index() < HEXES
    }

    /// All hexes.
    pub fn hexes(&self) -> impl Iterator<Item = SpaceId> + use<> {
        (0..HEXES as u16).map(SpaceId)
    }

    /// Whether a hex has a feature.
    #[must_use]
    #[inline]
    pub fn has(&self, hex: SpaceId, feature: u32) -> bool {
        self.features[hex] & feature != 0
    }

    /// What lies between two hexes that touch.
    #[must_use]
    pub fn between(&self, a: SpaceId, b: SpaceId) -> Option<u32> {
        self.around[a].iter().find(|(to, _)| *to == b).map(|(_, bits)| *bits)
    }

    /// What a hex counts in distances that cross from one section to another (10.1.1).
    #[must_use]
    #[inline]
    pub fn weight(&self, hex: SpaceId) -> u8 {
        self.weights[hex]
    }

    /// The hexes within so many of one (11.0): hexes of any section count one.
    #[must_use]
    pub fn within(&self, hex: SpaceId, range: u8) -> HexSet {
        let mut found = HexSet::one(hex);
        let (mut rim, mut next) = (Vec::with_capacity(64), Vec::with_capacity(64));
        rim.push(hex);
        for _ in 0..range {
            for &at in &rim {
                for &(to, _) in &self.around[at] {
                    if !found.contains(to) {
                        found.insert(to);
                        next.push(to);
                    }
                }
            }
            std::mem::swap(&mut rim, &mut next);
            next.clear();
        }
        found
    }

    /// How many hexes each hex is away from one.
    #[must_use]
    pub fn far_from(&self, hex: SpaceId) -> Vec<u8> {
        let mut far = vec![u8::MAX; HEXES];
        far[hex.index()] = 0;
        let mut waiting = std::collections::VecDeque::from([hex]);
        while let Some(at) = waiting.pop_front() {
            for &(to, _) in &self.around[at] {
                if far[to.index()] == u8::MAX {
                    far[to.index()] = far[at.index()].saturating_add(1);
                    waiting.push_back(to);
                }
            }
        }
        far
    }

    /// The steps of a unit, by the state of the by-pass.
    #[must_use]
    pub fn steps_of(&self, built: bool, vehicle: bool) -> &Steps {
        &self.steps[usize::from(built)][usize::from(vehicle)]
    }
}

/// What lies between two hexes, the by-pass a road once it is built (23.3.2).
#[must_use]
pub const fn road(bits: u32, built: bool) -> u32 {
    if built && bits & side::BYPASS != 0 { bits | side::ROAD } else { bits }
}

/// What a step costs; none if it is forbidden.
fn step_cost(costs: &Costs, to: Terrain, section: Section, bits: u32, pace: Pace) -> Option<u8> {
    if bits & side::ROAD != 0 {
        return costs.road.of(section);
    }
    if bits & side::TRACK != 0 {
        return costs.track.of(section);
    }
    if bits & (side::ESCARPMENT | side::SEA) != 0 {
        return None;
    }
    if pace == Pace::Vehicle && matches!(to, Terrain::SaltMarsh | Terrain::Mountain) {
        return None;
    }
    let mut cost = costs.ground[to as usize].of(section)?;
    if bits & side::WADI != 0 {
        cost += costs.wadi.of(section)?;
    }
    if bits & side::RIDGE != 0 {
        cost += costs.ridge.of(section)?;
    }
    Some(cost)
}

/// Whether a zone reaches across a side into such ground (table of terrain effects, note H).
const fn zone_reaches(bits: u32, to: Terrain) -> bool {
    bits & (side::ROAD | side::TRACK) != 0
        || (bits & (side::ESCARPMENT | side::RIDGE | side::SEA) == 0 && matches!(to, Terrain::Desert))
}

/// The neighbours of each hex. Where roads of both sections lead to a join, they go on across it.
fn ways(board: &Board, features: &Spaces<Vec<u32>>) -> Spaces<Vec<Vec<Way>>> {
    let on = |hex: SpaceId, bits: u32| board.sides(hex).iter().any(|edge| edge.features & bits != 0);
    let hex = |from: usize| {
        let from = SpaceId(from as u16);
        let hexes = board.edges(from).iter().filter(|edge| edge.to.index() < HEXES);
        let way = |edge: &sandtable_engine::board::Edge| {
            let mut bits = edge.features;
            if edge.direction.is_none() {
                let both = |word: u32| on(from, word) && on(edge.to, word);
                let exits = features[from] & features[edge.to] & feature::ROAD_EXIT != 0;
                if exits && both(side::ROAD) {
                    bits |= side::ROAD;
                } else if exits && both(side::ROAD | side::TRACK) {
                    bits |= side::TRACK;
                }
                if both(side::RAIL) {
                    bits |= side::RAIL;
                }
            }
            (edge.to, bits)
        };
        hexes.map(way).collect::<Vec<_>>()
    };
    (0..HEXES).map(hex).collect()
}

/// The railway from its source to its end: the shortest way along rails.
fn railway(around: &Spaces<Vec<Vec<Way>>>, [from, to]: [SpaceId; 2]) -> Result<Vec<SpaceId>, TextError> {
    let mut before = vec![SpaceId::NONE; HEXES];
    let mut rim = vec![from];
    before[from.index()] = from;
    while !rim.is_empty() && before[to.index()] == SpaceId::NONE {
        let mut next = Vec::new();
        for at in rim {
            for &(there, bits) in &around[at] {
                if bits & side::ANY_RAIL != 0 && before[there.index()] == SpaceId::NONE {
                    before[there.index()] = at;
                    next.push(there);
                }
            }
        }
        rim = next;
    }
    if before[to.index()] == SpaceId::NONE {
        return Err(TextError::new("no railway leads from Alexandria to Tobruk (9.0)"));
    }
    let mut way = vec![to];
    let mut at = to;
    while at != from {
        at = before[at.index()];
        way.push(at);
    }
    way.reverse();
    Ok(way)
}

fn boxes(board: &Board) -> Result<Boxes, TextError> {
    let find =
        |name: &str| board.find(name).ok_or_else(|| TextError::new(format!("the board has no box {name}")));
    let both = |what: &str| -> Result<[SpaceId; 2], TextError> {
        Ok([find(&format!("allied_{what}"))?, find(&format!("axis_{what}"))?])
    };
    let out = both("out_of_play")?;
    let mut due = [[SpaceId::NONE; 18]; 2];
    for (side, due) in ["allied", "axis"].iter().zip(&mut due) {
        for (turn, space) in due.iter_mut().enumerate().skip(1) {
            *space = find(&format!("{side}_reinforcements_{turn}"))?;
        }
    }
    due[0][0] = out[0];
    due[1][0] = out[1];
    Ok(Boxes {
        due,
        rebuildable: both("rebuildable")?,
        out,
        supports: both("supports")?,
        entry: find("agheila_entry")?,
    })
}
