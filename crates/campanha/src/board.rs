//! The map (rule 2.1) as the rules need it: terrain, edges, beaches, and what it costs to go from hex to hex (4.0).

use crate::units::{Kind, Side};
use sandtable_engine::board::Space;
use sandtable_engine::board::{Board, Vocabulary};
use sandtable_engine::ids::{SpaceId, Spaces};
use sandtable_engine::text::TextError;
use sandtable_engine::{bits, words};
use sandtable_kit::distance;
use sandtable_kit::movement::Steps;

/// Room for every space: 525 hexes and the boxes.
pub const SPACES: usize = 544;

/// The words of the board file.
pub const VOCABULARY: Vocabulary =
    Vocabulary { terrains: &Terrain::WORDS, features: feature::WORDS, sides: side::WORDS };

words! {
    /// A kind of ground.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum Terrain {
        /// Open ground.
        Open => "open" "terrain-open",
        /// Broken ground.
        Rough => "rough" "terrain-rough",
        /// Forest.
        Forest => "forest" "terrain-forest",
        /// Hedgerow country.
        Bocage => "bocage" "terrain-bocage",
        /// Marsh and flooded land.
        Marsh => "marsh" "terrain-marsh",
        /// A commanding hill.
        Hill => "hill" "terrain-hill",
        /// A city.
        City => "city" "terrain-city",
    }
}

bits! {
    /// Features of a hex.
    pub mod feature: u32 {
        /// A village.
        VILLAGE => "village",
        /// A printed fortification.
        FORT => "fort",
        /// An airfield.
        AIRFIELD => "airfield",
        /// On the coast.
        COAST => "coast",
        /// On the coast between Utah and Sword (10.0).
        INVASION_COAST => "invasion_coast",
        /// A beach.
        BEACH => "beach",
        /// On the south edge.
        SOUTH => "south_edge",
        /// On the east edge.
        EAST => "east_edge",
        /// A road leaves the map here.
        ROAD_EXIT => "road_exit",
    }
}

bits! {
    /// What lies on a side, or along a way outside the map.
    pub mod side: u32 {
        /// A river or canal.
        RIVER => "river",
        /// A road.
        ROAD => "road",
        /// All sea.
        SEA => "sea",
        /// So many hexes of a road outside the map.
        ROAD_HEXES => "road_hexes",
    }
}

/// How a unit pays for ground (4.0).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u8)]
pub enum Pace {
    /// Not motorised.
    Foot,
    /// Motorised.
    Motor,
    /// Motorised, and barred from marsh (5.1.2).
    Track,
}

impl Pace {
    /// The pace of an arm; on the turn of entry German reinforcements count as motorised (4.2.1).
    #[must_use]
    pub(crate) const fn of(kind: Kind, motorised: bool) -> Self {
        if kind.is_armoured() {
            Self::Track
        } else if motorised || kind.is_motorised() {
            Self::Motor
        } else {
            Self::Foot
        }
    }
}

/// The cost of ground in half points, a line of the terrain table.
#[derive(Clone, Copy, Debug, Default)]
pub struct Ground {
    /// For units that are not motorised.
    pub foot: u8,
    /// For motorised units.
    pub motor: u8,
    /// Columns for the defender.
    pub columns: u8,
}

/// The lines of the terrain table that the map refers to.
#[derive(Clone, Copy, Debug, Default)]
pub struct TerrainTable {
    /// By kind of ground.
    pub ground: [Ground; 7],
    /// Crossing a river, besides the ground.
    pub river: Ground,
    /// Following a road, instead of the ground.
    pub road: Ground,
    /// What a village adds.
    pub village: u8,
    /// What a fort adds.
    pub fort: u8,
}

/// The boxes: where units are that are not in a hex.
#[derive(Clone, Copy, Debug)]
pub struct Boxes {
    /// Not yet in play.
    pub pool: SpaceId,
    /// Destroyed.
    pub eliminated: SpaceId,
    /// Withdrawn on turn 13 (4.2.2).
    pub withdrawn: SpaceId,
    /// Allied units that left by the south edge.
    pub exited_south: SpaceId,
    /// Allied units that left by the east edge.
    pub exited_east: SpaceId,
    /// German units beyond the south edge.
    pub off_south: SpaceId,
    /// German units beyond the east edge.
    pub off_east: SpaceId,
}

/// The map with everything that the rules ask of it worked out in advance.
#[derive(Clone, Debug)]
pub struct Map {
    /// The board file.
    pub board: Board,
    /// How many of the spaces are hexes; they come first.
    pub hexes: u16,
    /// The boxes.
    pub boxes: Boxes,
    /// The sea next to each beach that is assaulted on turn 0: box and hex.
    pub landings: Vec<(SpaceId, SpaceId)>,
    /// The hexes of the south and of the east edge.
    pub edges: [Vec<SpaceId>; 2],
    /// Neighbours of each hex that can be entered or fought from it, with whether a river lies between.
    pub around: Spaces<Vec<Vec<(SpaceId, bool)>>>,
    /// Ways and costs by side and pace; only Germans use the roads outside the map (4.2.2).
    pub steps: [[Steps; 3]; 2],
    distances: distance::Table,
    columns: Spaces<Vec<u8>>,
    terrains: Spaces<Vec<Terrain>>,
    features: Spaces<Vec<u32>>,
    table: TerrainTable,
}

impl Map {
    /// Works a board out.
    ///
    /// # Errors
    /// If it lacks a space that the rules name or is too large.
    // Apart from whoever calls it, like all that is read in loops (`data::is_among`).
    #[inline(never)]
    pub(crate) fn new(board: Board, table: TerrainTable) -> Result<Self, TextError> {
        if board.len() > SPACES {
            return Err(TextError::new(format!("the board has {} spaces, more than {SPACES}", board.len())));
        }
        let hexes = board.spaces().take_while(|(_, s)| s.cell.is_some()).count();
        let find = |name: &str| {
            board.find(name).ok_or_else(|| TextError::new(format!("the board has no space {name}")))
        };
        let boxes = Boxes {
            pool: find("pool")?,
            eliminated: find("eliminated")?,
            withdrawn: find("withdrawn")?,
            exited_south: find("exited_south")?,
            exited_east: find("exited_east")?,
            off_south: find("off_south")?,
            off_east: find("off_east")?,
        };
        let mut landings = Vec::new();
        for (id, space) in board.spaces() {
            if let Some(hex) = space.name.strip_prefix("sea_") {
                landings.push((id, find(hex)?));
            }
        }
        let open_sides = |id: SpaceId| board.sides(id).iter().filter(|e| e.features & side::SEA == 0);
        let around = board
            .spaces()
            .map(|(id, _)| open_sides(id).map(|e| (e.to, e.features & side::RIVER != 0)).collect())
            .collect();
        let terrain = |space: &Space| Terrain::ALL[usize::from(space.terrain)];
        let off_map = outside_ways(&board)?;
        let steps_of = |side: Side, pace: Pace| {
            Steps::new(board.spaces().map(|(id, _)| {
                let by = |g: Ground| if pace == Pace::Foot { g.foot } else { g.motor };
                // 4.2.2: so many road hexes outside the map, then the hex at the other end, by road (ruling R11).
                let outside = off_map.iter().filter(|way| side == Side::German && way.0 == id);
                let outside = outside.map(|&(_, to, hexes)| (to, by(table.road).saturating_mul(hexes + 1)));
                open_sides(id)
                    .filter_map(|edge| {
                        let ground = terrain(board.space(edge.to));
                        // 5.1.2: marsh is closed to armour, by road as well (ruling R43).
                        if pace == Pace::Track && ground == Terrain::Marsh {
                            return None;
                        }
                        if edge.features & side::ROAD != 0 {
                            return Some((edge.to, by(table.road)));
                        }
                        let river = if edge.features & side::RIVER != 0 { by(table.river) } else { 0 };
                        Some((edge.to, by(table.ground[ground as usize]) + river))
                    })
                    .chain(outside)
                    .collect::<Vec<_>>()
            }))
        };
        let steps = [Side::Allied, Side::German]
            .map(|side| [Pace::Foot, Pace::Motor, Pace::Track].map(|pace| steps_of(side, pace)));
        let columns = board
            .spaces()
            .map(|(_, space)| {
                let extra = |bit: u32, columns: u8| if space.features & bit != 0 { columns } else { 0 };
                table.ground[terrain(space) as usize].columns
                    + extra(feature::VILLAGE, table.village)
                    + extra(feature::FORT, table.fort)
            })
            .collect();
        Ok(Self {
            hexes: hexes as u16,
            boxes,
            landings,
            edges: [feature::SOUTH, feature::EAST].map(|bit| {
                let on_edge = board.spaces().filter(|(_, space)| space.features & bit != 0);
                on_edge.map(|(id, _)| id).collect()
            }),
            around,
            steps,
            distances: distance::Table::new(&board, hexes),
            columns,
            terrains: board.spaces().map(|(_, space)| terrain(space)).collect(),
            features: board.spaces().map(|(_, space)| space.features).collect(),
            table,
            board,
        })
    }

    /// Whether a space is a hex.
    #[must_use]
    #[inline]
    pub const fn is_hex(&self, space: SpaceId) -> bool {
        space.0 < self.hexes
    }

    /// Every hex.
    pub fn all_hexes(&self) -> impl DoubleEndedIterator<Item = SpaceId> + use<> {
        (0..self.hexes).map(SpaceId)
    }

    /// The ground of a hex.
    #[must_use]
    pub(crate) fn terrain(&self, space: SpaceId) -> Terrain {
        self.terrains[space]
    }

    /// Whether a hex has a feature.
    #[must_use]
    pub(crate) fn has(&self, space: SpaceId, bit: u32) -> bool {
        self.features[space] & bit != 0
    }

    /// The columns that a hex itself gives its defender: ground, village and fort (5.1.2; ruling R04).
    #[must_use]
    #[inline]
    pub fn columns(&self, space: SpaceId) -> u8 {
        self.columns[space]
    }

    /// The terrain table.
    #[must_use]
    pub const fn table(&self) -> &TerrainTable {
        &self.table
    }

    /// The distance between two hexes.
    #[must_use]
    #[inline]
    pub(crate) fn distance(&self, a: SpaceId, b: SpaceId) -> u8 {
        self.distances.get(a, b)
    }

    /// Whether two hexes touch along a side that is not all sea.
    #[must_use]
    pub fn touch(&self, a: SpaceId, b: SpaceId) -> bool {
        self.around[a].iter().any(|&(n, _)| n == b)
    }

    /// Whether a river or canal lies between two neighbours.
    #[must_use]
    pub(crate) fn river_between(&self, a: SpaceId, b: SpaceId) -> bool {
        self.around[a].iter().any(|&(n, river)| n == b && river)
    }

    /// What the first hex costs a unit that comes from outside the map: by road if one leads in there (4.2.1, R11).
    #[must_use]
    pub(crate) fn entry_cost(&self, space: SpaceId, pace: Pace) -> u8 {
        let ground = if self.has(space, feature::ROAD_EXIT) {
            self.table.road
        } else {
            self.table.ground[self.terrain(space) as usize]
        };
        if pace == Pace::Foot { ground.foot } else { ground.motor }
    }

    /// Whether a unit from outside may come in by a hex: marsh is closed to armour (5.1.2; ruling R43).
    #[must_use]
    pub(crate) fn is_way_in(&self, space: SpaceId, pace: Pace) -> bool {
        pace != Pace::Track || self.terrain(space) != Terrain::Marsh
    }

    /// What it costs to leave the map from an edge hex (ruling R11).
    #[must_use]
    pub(crate) fn exit_cost(&self, space: SpaceId, pace: Pace) -> u8 {
        if pace != Pace::Foot && self.has(space, feature::ROAD_EXIT) {
            self.table.road.motor
        } else {
            self.table.ground[Terrain::Open as usize].foot
        }
    }
}

/// The ways outside the map, each with its road hexes: along one printed road or several, without setting foot on the
/// map between them (4.2.2; ruling R11).
fn outside_ways(board: &Board) -> Result<Vec<(SpaceId, SpaceId, u8)>, TextError> {
    let links = |(id, _): (SpaceId, &Space)| board.links(id).iter().map(move |e| (id, e.to, e.cost));
    let mut ways: Vec<(SpaceId, SpaceId, u16)> = board.spaces().flat_map(links).collect();
    let roads = ways.clone();
    let mut next = 0;
    while let Some(&(start, middle, so_far)) = ways.get(next) {
        next += 1;
        for &(_, end, hexes) in roads.iter().filter(|road| road.0 == middle) {
            let known = ways.iter().position(|way| (way.0, way.1) == (start, end));
            match known.map(|at| &mut ways[at].2) {
                Some(shortest) => *shortest = (*shortest).min(so_far + hexes),
                None if end != start => ways.push((start, end, so_far + hexes)),
                None => {}
            }
        }
    }
    let short = |(a, b, hexes)| Some((a, b, u8::try_from(hexes).ok().filter(|&hexes| hexes < 60)?));
    let all: Option<Vec<_>> = ways.into_iter().map(short).collect();
    all.ok_or_else(|| TextError::new("a road outside the map is too long"))
}
