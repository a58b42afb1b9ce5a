//! The two maps (rules 2, 4.1.2) as the rules need them: ground, sides, boxes, and what it costs to go from hex to hex.

use crate::units::{Kind, Unit};
use sandtable_engine::board::{Board, Vocabulary};
use sandtable_engine::ids::{SpaceId, Spaces};
use sandtable_engine::text::TextError;
use sandtable_engine::words;
use sandtable_kit::distance;
use sandtable_kit::movement::Steps;

/// Room for every space: 370 hexes and the boxes.
pub const SPACES: usize = 408;

/// The words of the board file.
pub const VOCABULARY: Vocabulary = Vocabulary {
    terrains: &[
        "clear",
        "bocage",
        "woods",
        "marsh",
        "impassable",
        "city",
        "area",
        "festung",
        "reserve",
        "holding",
        "inset",
        "assault",
    ],
    features: &[
        "village",
        "coast",
        "beach",
        "port",
        "mulberry",
        "drop",
        "south_edge",
        "east_edge",
        "road_exit",
        "depot",
        "festung",
        "partisans",
        "zone_1",
        "zone_2",
        "zone_3",
        "zone_4",
        "zone_5",
        "zone_6",
    ],
    sides: &[
        "river",
        "water=major",
        "road=main",
        "road=secondary",
        "rail",
        "sea",
        "kind=festung",
        "kind=inset",
        "letter",
    ],
};

words! {
    /// A kind of ground, in the order of [`VOCABULARY`].
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum Terrain {
        /// Open ground.
        Clear => "clear" "terrain-clear",
        /// Hedgerows.
        Bocage => "bocage" "terrain-bocage",
        /// Woods.
        Woods => "woods" "terrain-woods",
        /// Marsh.
        Marsh => "marsh" "terrain-marsh",
        /// Closed to all but special troops.
        Impassable => "impassable" "terrain-impassable",
        /// A city.
        City => "city" "terrain-city",
        /// A region of the strategic map.
        Area => "area" "terrain-area",
        /// A fortress of the strategic map.
        Festung => "festung" "terrain-festung",
        /// The Allied strategic reserve.
        Reserve => "reserve" "terrain-reserve",
        /// Units at rest or destroyed.
        Holding => "holding" "terrain-holding",
        /// Normandy itself, on the strategic map.
        Inset => "inset" "terrain-inset",
        /// The sea before a beach.
        Assault => "assault" "terrain-assault",
    }
}

pub(crate) mod feature {
    pub(crate) const VILLAGE: u32 = 1;
    pub(crate) const COAST: u32 = 1 << 1;
    pub(crate) const BEACH: u32 = 1 << 2;
    pub(crate) const ZONE: u32 = 12;
}

/// Bits of [`VOCABULARY`]'s sides.
pub(crate) mod side {
    pub(crate) const RIVER: u32 = 1;
    pub(crate) const MAJOR: u32 = 1 << 1;
    pub(crate) const MAIN: u32 = 1 << 2;
    pub(crate) const SECONDARY: u32 = 1 << 3;
    pub(crate) const RAIL: u32 = 1 << 4;
    pub(crate) const SEA: u32 = 1 << 5;
    pub(crate) const FESTUNG: u32 = 1 << 6;
    pub(crate) const INSET: u32 = 1 << 7;
    pub(crate) const LETTER: u32 = 1 << 8;
    pub(crate) const ROAD: u32 = MAIN | SECONDARY;
}

/// The zones of tactical interdiction (9.2).
pub const ZONES: usize = 6;

/// How a unit pays for ground.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u8)]
pub enum Pace {
    /// On foot.
    Foot,
    /// On bicycles: as motorised along roads (0.1.2).
    Bicycle,
    /// Motorised.
    Motor,
    /// Armoured: no marsh but by road (0.1.2).
    Track,
}

impl Pace {
    /// The pace of a unit.
    #[must_use]
    pub const fn of(unit: &Unit) -> Self {
        if unit.kind.is_armoured() {
            Self::Track
        } else if unit.is_motorised() {
            Self::Motor
        } else if matches!(unit.kind, Kind::Bicycle) {
            Self::Bicycle
        } else {
            Self::Foot
        }
    }
}

/// A line of the terrain table: costs in half points, none if it cannot be entered.
#[derive(Clone, Copy, Debug, Default)]
pub struct Ground {
    /// On foot.
    pub foot: Option<u8>,
    /// Motorised.
    pub motor: Option<u8>,
    /// Armoured.
    pub track: Option<u8>,
    /// Columns for the defender.
    pub columns: u8,
    /// Whether aircraft can support here.
    pub tas: bool,
    /// Levels of disorganisation for those who retreat that way (6.6).
    pub retreat: u8,
}

/// The terrain table (2.2).
#[derive(Clone, Copy, Debug, Default)]
pub struct TerrainTable {
    /// Clear, bocage, woods, marsh, impassable, city.
    pub ground: [Ground; 6],
    /// A town on any ground.
    pub village: Ground,
    /// A river: minor, major; added to the ground.
    pub river: [Ground; 2],
    /// Secondary roads, main roads, railways: instead of the ground.
    pub ways: [Ground; 3],
    /// From the sea.
    pub beach: Ground,
    /// A fortified line.
    pub fort: Ground,
}

/// What lies on a side between two hexes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Near {
    /// The hex beyond.
    pub hex: SpaceId,
    /// Bits of `side`.
    pub bits: u32,
}

/// The boxes that rules name.
#[derive(Clone, Copy, Debug)]
pub struct Boxes {
    /// Not yet in play (1.1.2.1).
    pub turns: SpaceId,
    /// The Allied strategic reserve.
    pub reserve: SpaceId,
    /// At rest (1.1.1.3).
    pub rest: SpaceId,
    /// Destroyed, to be rebuilt (6.10).
    pub destroyed: SpaceId,
    /// Lost for good (6.6).
    pub lost: SpaceId,
    /// The cups of the air counters.
    pub cups: SpaceId,
    /// Air missions ready (9).
    pub air_ready: SpaceId,
    /// Air missions flown.
    pub air_done: SpaceId,
    /// Air superiority.
    pub superiority: SpaceId,
    /// Tactical interdiction (9.2).
    pub interdiction: SpaceId,
    /// Paris.
    pub paris: SpaceId,
    /// The Pas-de-Calais.
    pub calais: SpaceId,
    /// Orléans.
    pub orleans: SpaceId,
    /// Brest.
    pub brest: SpaceId,
}

/// Both maps with everything that the rules ask of them worked out in advance.
#[derive(Clone, Debug)]
pub struct Map {
    /// The board file.
    pub board: Board,
    /// How many of the spaces are hexes; they come first.
    pub hexes: u16,
    /// The boxes.
    pub boxes: Boxes,
    /// The regions of the strategic map (4.1.2).
    pub areas: Vec<SpaceId>,
    /// The fortress boxes, each with the region it lies in (0.1.2).
    pub fortresses: Vec<(SpaceId, SpaceId)>,
    /// Regions joined by straight lines.
    pub lines: Spaces<Vec<Vec<SpaceId>>>,
    /// The entry hexes of each region, and the region of each exit hex (1.1.2.1).
    pub exits: Spaces<Vec<Vec<SpaceId>>>,
    /// The sea before each beach: box and hex.
    pub assaults: Vec<(SpaceId, SpaceId)>,
    /// Neighbours across sides that are not sea.
    pub around: Spaces<Vec<Vec<Near>>>,
    /// Neighbours by road, for lines of supply: hexes, exits and lines between regions (7.3.1).
    pub roads: Spaces<Vec<Vec<SpaceId>>>,
    /// Ways and costs by pace.
    pub steps: [Steps; 4],
    /// The interdiction value of each region (4.1.2).
    pub interdiction: Spaces<Vec<u8>>,
    /// The hex in the middle of each zone, for whoever points at one (9.2).
    pub discs: [SpaceId; ZONES],
    /// The interdiction zone of each hex: 0 to 5, or 255.
    pub zone: Spaces<Vec<u8>>,
    /// The column number of each hex as printed, for the bounds of scenarios.
    pub columns_of: Spaces<Vec<u8>>,
    /// The fleet of each coast hex: 1 western, 2 eastern, 0 none (6.2).
    pub fleet: Spaces<Vec<u8>>,
    /// For each hex, the least distance to the coast of each fleet.
    pub shore: [Spaces<Vec<u8>>; 2],
    /// What clear ground or a river costs each pace besides, where aircraft forbid it (9.2).
    distances: distance::Table,
    terrains: Spaces<Vec<Terrain>>,
    features: Spaces<Vec<u32>>,
    /// The terrain table.
    pub table: TerrainTable,
}

const fn cost(ground: &Ground, pace: Pace) -> Option<u8> {
    match pace {
        Pace::Foot | Pace::Bicycle => ground.foot,
        Pace::Motor => ground.motor,
        Pace::Track => ground.track,
    }
}

impl TerrainTable {
    /// What the road, railway or track along a side costs, if there is one (2.2).
    fn by_way(&self, bits: u32, pace: Pace) -> Option<u8> {
        let pace = if pace == Pace::Bicycle { Pace::Motor } else { pace };
        let way = |bit: u32, line: usize| (bits & bit != 0).then(|| cost(&self.ways[line], pace)).flatten();
        [way(side::SECONDARY, 0), way(side::MAIN, 1), way(side::RAIL, 2)].into_iter().flatten().min()
    }

    /// What it costs to enter ground across a side.
    fn enter(&self, terrain: Terrain, village: bool, bits: u32, pace: Pace) -> Option<u8> {
        let by_way = if terrain == Terrain::Impassable { None } else { self.by_way(bits, pace) };
        let ground = if village { &self.village } else { &self.ground[terrain as usize] };
        let across = match bits & (side::RIVER | side::MAJOR) {
            0 => Some(0),
            side::RIVER => cost(&self.river[0], pace),
            _ => cost(&self.river[1], pace),
        };
        let over = cost(ground, pace).zip(across).map(|(ground, river)| ground + river);
        [by_way, over].into_iter().flatten().min()
    }
}

impl Map {
    /// Works a board out.
    ///
    /// # Errors
    /// If it lacks a space that the rules name or is too large.
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
            turns: find("turns")?,
            reserve: find("reserve")?,
            rest: find("rest")?,
            destroyed: find("destroyed")?,
            lost: find("lost")?,
            cups: find("cups")?,
            air_ready: find("air_available")?,
            air_done: find("air_finished")?,
            superiority: find("air_superiority")?,
            interdiction: find("tactical_interdiction")?,
            paris: find("paris")?,
            calais: find("pas_de_calais")?,
            orleans: find("orleans")?,
            brest: find("brest")?,
        };
        let terrain_of = |id: SpaceId| Terrain::ALL[usize::from(board.space(id).terrain)];
        let is_hex = |id: SpaceId| id.index() < hexes;
        let all = || board.spaces().map(|(id, _)| id);
        let of_terrain = |wanted: Terrain| {
            all().filter(move |&id| !is_hex(id)).filter(move |&id| terrain_of(id) == wanted)
        };
        let word = |id: SpaceId, key: &str| board.space(id).words.get(key).cloned();
        let mut fortresses = Vec::new();
        for id in of_terrain(Terrain::Festung) {
            let within = word(id, "within").ok_or_else(|| TextError::new("a fortress lies in no region"))?;
            fortresses.push((id, find(&within)?));
        }
        let mut assaults = Vec::new();
        for id in of_terrain(Terrain::Assault) {
            let name = board.space(id).name.trim_start_matches("assault_").to_owned();
            let beach = all().find(|&hex| word(hex, "beach").as_deref() == Some(&name));
            assaults.push((id, beach.ok_or_else(|| TextError::new(format!("there is no beach {name}")))?));
        }
        let areas: Vec<SpaceId> = of_terrain(Terrain::Area).collect();
        let lines = all()
            .map(|id| {
                let plain = board.links(id).iter().filter(|e| {
                    e.features & (side::FESTUNG | side::INSET | side::LETTER) == 0 && !is_hex(e.to)
                });
                plain.map(|e| e.to).collect()
            })
            .collect();
        let exits: Spaces<Vec<Vec<SpaceId>>> = all()
            .map(|id| {
                let lettered = board.links(id).iter().filter(|e| e.features & side::INSET == 0);
                lettered
                    .filter(|e| e.features & side::LETTER != 0 && is_hex(e.to) != is_hex(id))
                    .map(|e| e.to)
                    .collect()
            })
            .collect();
        let dry = |id: SpaceId| board.sides(id).iter().filter(|e| e.features & side::SEA == 0);
        let around =
            all().map(|id| dry(id).map(|e| Near { hex: e.to, bits: e.features }).collect()).collect();
        let roads = {
            let lines: &Spaces<Vec<Vec<SpaceId>>> = &lines;
            all()
                .map(|id| {
                    let by_road = dry(id).filter(|e| e.features & side::ROAD != 0).map(|e| e.to);
                    by_road.chain(lines[id].iter().copied()).chain(exits[id].iter().copied()).collect()
                })
                .collect()
        };
        let village = |id: SpaceId| board.space(id).features & feature::VILLAGE != 0;
        let steps_of = |pace: Pace| {
            Steps::new(all().map(|id| {
                let ways = dry(id).filter_map(|e| {
                    Some((e.to, table.enter(terrain_of(e.to), village(e.to), e.features, pace)?))
                });
                ways.collect::<Vec<_>>()
            }))
        };
        let steps = [Pace::Foot, Pace::Bicycle, Pace::Motor, Pace::Track].map(steps_of);
        let number = |id: SpaceId, key: &str| word(id, key).and_then(|text| text.parse().ok()).unwrap_or(0);
        let zone: Spaces<Vec<u8>> = all()
            .map(|id| {
                let bits = board.space(id).features >> feature::ZONE;
                if bits == 0 { u8::MAX } else { bits.trailing_zeros() as u8 }
            })
            .collect();
        let fleet: Spaces<Vec<u8>> = all()
            .map(|id| match word(id, "fleet").as_deref() {
                Some("western") => 1,
                Some("eastern") => 2,
                _ => 0,
            })
            .collect();
        let distances = distance::Table::new(&board, hexes);
        let mut discs = [SpaceId::NONE; ZONES];
        for (n, disc) in discs.iter_mut().enumerate() {
            let its = || all().filter(|&id| is_hex(id) && usize::from(zone[id]) == n);
            let far = |id: SpaceId| its().map(|other| u32::from(distances.get(id, other))).sum::<u32>();
            *disc = its().min_by_key(|&id| far(id)).unwrap_or(SpaceId::NONE);
        }
        let shore = [1_u8, 2].map(|which| {
            let coast: Vec<SpaceId> = all().filter(|&id| fleet[id] == which).collect();
            let far = |id: SpaceId| coast.iter().map(|&c| distances.get(c, id)).min().unwrap_or(u8::MAX);
            all().map(|id| if is_hex(id) { far(id) } else { u8::MAX }).collect()
        });
        let column = |id: SpaceId| {
            let name = &board.space(id).name;
            if is_hex(id) { name[name.len().saturating_sub(2)..].parse().unwrap_or(0) } else { 0 }
        };
        Ok(Self {
            hexes: hexes as u16,
            boxes,
            areas,
            fortresses,
            interdiction: all().map(|id| number(id, "value")).collect(),
            discs,
            zone,
            columns_of: all().map(column).collect(),
            fleet,
            shore,
            lines,
            exits,
            assaults,
            around,
            roads,
            steps,
            distances,
            terrains: all().map(terrain_of).collect(),
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

    /// The ground of a space.
    #[must_use]
    #[inline]
    pub fn terrain(&self, space: SpaceId) -> Terrain {
        self.terrains[space]
    }

    /// Whether a hex has a feature.
    #[must_use]
    #[inline]
    pub(crate) fn has(&self, space: SpaceId, bit: u32) -> bool {
        self.features[space] & bit != 0
    }

    /// Whether a space is a region or a fortress of the strategic map.
    #[must_use]
    pub fn is_off_map(&self, space: SpaceId) -> bool {
        matches!(self.terrain(space), Terrain::Area | Terrain::Festung)
    }

    /// Whether units that stand here are in play: a hex, a region, a fortress.
    #[must_use]
    pub fn is_in_play(&self, space: SpaceId) -> bool {
        self.is_hex(space) || self.is_off_map(space)
    }

    /// The region in which a fortress lies.
    #[must_use]
    pub fn region_of(&self, fortress: SpaceId) -> Option<SpaceId> {
        self.fortresses.iter().find(|(id, _)| *id == fortress).map(|(_, region)| *region)
    }

    /// The beach before which a box of the sea lies.
    #[must_use]
    pub fn beach_before(&self, space: SpaceId) -> Option<SpaceId> {
        self.assaults.iter().find(|(sea, _)| *sea == space).map(|(_, hex)| *hex)
    }

    /// The distance between two hexes.
    #[must_use]
    #[inline]
    pub(crate) fn distance(&self, a: SpaceId, b: SpaceId) -> u8 {
        self.distances.get(a, b)
    }

    /// What lies between two neighbours, if they touch on land.
    #[must_use]
    #[inline]
    pub(crate) fn between(&self, a: SpaceId, b: SpaceId) -> Option<u32> {
        self.around[a].iter().find(|near| near.hex == b).map(|near| near.bits)
    }

    /// Whether two hexes touch on land.
    #[must_use]
    pub fn touch(&self, a: SpaceId, b: SpaceId) -> bool {
        self.between(a, b).is_some()
    }

    /// What a step of a retreat costs in order: the ground entered, a great river crossed (6.6).
    #[must_use]
    pub(crate) fn toil(&self, from: SpaceId, to: SpaceId) -> u8 {
        let ground = self.table.ground.get(self.terrain(to) as usize).map_or(0, |ground| ground.retreat);
        let bits = self.between(from, to).unwrap_or(0);
        let river = match bits & (side::RIVER | side::MAJOR) {
            0 => 0,
            side::RIVER => self.table.river[0].retreat,
            _ => self.table.river[1].retreat,
        };
        ground + river
    }

    /// The line that counts for the defender: of the houses of a town, or of the ground that they stand on (2.2).
    #[must_use]
    pub(crate) fn cover(&self, hex: SpaceId, houses: bool) -> Ground {
        if houses && self.has(hex, feature::VILLAGE) {
            return self.table.village;
        }
        self.table.ground.get(self.terrain(hex) as usize).copied().unwrap_or_default()
    }

    /// Whether the houses are better for a defender in every way, the ground is, or neither (2.2).
    #[must_use]
    pub(crate) fn better_cover(&self, hex: SpaceId) -> Option<bool> {
        if !self.has(hex, feature::VILLAGE) {
            return Some(false);
        }
        let (houses, ground) = (self.cover(hex, true), self.cover(hex, false));
        let more = (houses.columns >= ground.columns, houses.tas <= ground.tas);
        let less = (ground.columns >= houses.columns, ground.tas <= houses.tas);
        match (more, less) {
            (_, (true, true)) => Some(false),
            ((true, true), _) => Some(true),
            _ => None,
        }
    }

    /// What tactical interdiction adds to a step that costs `base`: clear ground and the crossing of a river count twice; a road or
    /// railway does away with the river, and towns and woods hide whoever comes to them (9.2).
    #[must_use]
    pub(crate) fn forbidden_cost(&self, to: SpaceId, bits: u32, pace: Pace, base: u8) -> u8 {
        if self.has(to, feature::VILLAGE) {
            return 0;
        }
        let terrain = self.terrain(to);
        let by_way = self.table.by_way(bits, pace).is_some_and(|way| way <= base);
        let river = match bits & (side::RIVER | side::MAJOR) {
            0 => None,
            side::RIVER => cost(&self.table.river[0], pace),
            _ => cost(&self.table.river[1], pace),
        };
        match terrain {
            Terrain::Clear => base,
            Terrain::Woods | Terrain::City => 0,
            _ if by_way => 0,
            _ => river.unwrap_or(0),
        }
    }
}
