//! The map (rule 2.2) as the rules need it: ground, sides, beaches, and what it costs to go from hex to hex (9).

use crate::situation::HexSet;
use crate::units::Zone;
use sandtable_engine::board::{Board, Edge, Vocabulary};
use sandtable_engine::ids::{SpaceId, Spaces};
use sandtable_engine::text::TextError;
use sandtable_engine::words;
use sandtable_kit::distance;
use sandtable_kit::movement::Steps;

/// Room for every space: 680 hexes and the boxes.
pub const SPACES: usize = 720;

/// The words of the board file.
pub const VOCABULARY: Vocabulary = Vocabulary {
    terrains: &["clear", "mixed", "bocage", "woods", "flooded", "city", "marsh"],
    features: &[
        "town",
        "hilltop",
        "fort",
        "battery",
        "beach",
        "beachhead",
        "invasion",
        "mulberry",
        "drop",
        "glider",
        "coast",
        "south_edge",
        "east_edge",
        "road_exit",
        "entry_green",
        "entry_blue",
        "entry_red",
        "entry_orange",
        "mobilisation_243",
        "mobilisation_709",
        "naval_zone",
        "perimeter",
        "airfield",
    ],
    sides: &[
        "road=primary",
        "road=secondary",
        "water=major",
        "water=minor",
        "flood",
        "causeway",
        "impassable",
        "sea",
        "swamp",
        "airfield",
        "perimeter",
        "front",
        "boundary",
        "river",
    ],
};

words! {
    /// A kind of ground, in the order of [`VOCABULARY`].
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum Terrain {
        /// Open ground.
        Clear => "clear" "terrain-clear",
        /// Fields and hedges.
        Mixed => "mixed" "terrain-mixed",
        /// Hedgerow country.
        Bocage => "bocage" "terrain-bocage",
        /// Woods.
        Woods => "woods" "terrain-woods",
        /// Flooded land.
        Flooded => "flooded" "terrain-flooded",
        /// A city.
        City => "city" "terrain-city",
        /// The swamp that nobody enters.
        Marsh => "marsh" "terrain-marsh",
    }
}

/// Features of a hex, bits of [`VOCABULARY`].
pub mod feature {
    /// A town.
    pub const TOWN: u32 = 1;
    /// A hilltop (11.8).
    pub const HILLTOP: u32 = 1 << 1;
    /// A permanent position (16.1).
    pub const FORT: u32 = 1 << 2;
    /// A coastal battery (28.3).
    pub const BATTERY: u32 = 1 << 3;
    /// A beach on which reinforcements land (17.8, 21.1).
    pub const BEACHHEAD: u32 = 1 << 5;
    /// A hex assaulted on turn 1 (20.3).
    pub const INVASION: u32 = 1 << 6;
    /// Where a Mulberry may be (21.1).
    pub const MULBERRY: u32 = 1 << 7;
    /// A drop hex (20.2).
    pub const DROP: u32 = 1 << 8;
    /// On the coast.
    pub const COAST: u32 = 1 << 10;
    /// On the south edge.
    pub const SOUTH: u32 = 1 << 11;
    /// On the east edge.
    pub const EAST: u32 = 1 << 12;
    /// A road leaves the map here.
    pub const ROAD_EXIT: u32 = 1 << 13;
    /// The first of the four entry zones (6.6).
    pub const ENTRY: [u32; 4] = [1 << 14, 1 << 15, 1 << 16, 1 << 17];
    /// Where the 243rd and the 709th Division mobilise (6.7).
    pub const MOBILISATION: [u32; 2] = [1 << 18, 1 << 19];
    /// Within the zone of naval bombardment (19.2).
    pub const NAVAL: u32 = 1 << 20;
    /// Within the perimeter of Cherbourg (16.3).
    pub const PERIMETER: u32 = 1 << 21;
}

/// What lies on a side, bits of [`VOCABULARY`].
pub mod side {
    /// A main road.
    pub const PRIMARY: u32 = 1;
    /// A secondary road.
    pub const SECONDARY: u32 = 1 << 1;
    /// Either.
    pub const ROAD: u32 = PRIMARY | SECONDARY;
    /// A major river (9.4).
    pub const MAJOR: u32 = 1 << 2;
    /// A minor river (9.4).
    pub const MINOR: u32 = 1 << 3;
    /// Flooded (9.5).
    pub const FLOOD: u32 = 1 << 4;
    /// A causeway over it (9.11).
    pub const CAUSEWAY: u32 = 1 << 5;
    /// Impassable (9.6).
    pub const IMPASSABLE: u32 = 1 << 6;
    /// All sea (8.1).
    pub const SEA: u32 = 1 << 7;
    /// The side of the swamp (18.2).
    pub const SWAMP: u32 = 1 << 8;
    /// The airfield of Carpiquet (11.7).
    pub const AIRFIELD: u32 = 1 << 9;
    /// The perimeter of Cherbourg (16.3).
    pub const PERIMETER: u32 = 1 << 10;
    /// The line of 27 June (24.3).
    pub const FRONT: u32 = 1 << 11;
    /// The boundary of the Allied armies (22.1).
    pub const BOUNDARY: u32 = 1 << 12;
}

/// How a unit pays for ground (9).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u8)]
pub enum Pace {
    /// Not mechanised.
    Foot,
    /// Mechanised.
    Motor,
    /// Mechanised, under Allied air supremacy (9.7).
    Hunted,
}

/// A step that ends where it leads: wading into a flooded hex (9.5). Added to its cost.
pub const WADES: u8 = 0x80;

/// One of the six ways out of a hex, by direction.
#[derive(Clone, Copy, Debug)]
pub struct Beyond {
    /// The neighbour; none beyond the map.
    pub to: SpaceId,
    /// What lies on the side.
    pub on: u32,
}

/// The boxes.
#[derive(Clone, Copy, Debug)]
pub struct Boxes {
    /// In Great Britain (6.5).
    pub britain: SpaceId,
    /// Gliders on their way (20.2).
    pub glider: SpaceId,
    /// Losses, by side (6.2).
    pub lost: [SpaceId; 2],
    /// Cadres, by side (17.9).
    pub cadres: [SpaceId; 2],
    /// German reinforcements (6.6).
    pub reinforcements: SpaceId,
    /// Mobilising: the 243rd and the 709th Division (6.7).
    pub mobilisation: [SpaceId; 2],
    /// Omaha, when its assault has failed (20.3.3).
    pub omaha: SpaceId,
    /// For good.
    pub out: SpaceId,
}

/// What a hex is to the rules, worked out once.
#[derive(Clone, Debug)]
pub struct Map {
    /// The board file.
    pub board: Board,
    /// How many of the spaces are hexes; they come first.
    pub hexes: u16,
    /// The boxes.
    pub boxes: Boxes,
    /// The ways out of each hex by direction.
    pub beyond: Spaces<Vec<[Beyond; 6]>>,
    /// Across which sides a zone of control reaches (8.1), bits by direction.
    pub reach: Spaces<Vec<u8>>,
    /// From which directions a line of supply may lead into the hex along a road, zones not considered (18.2), bits.
    pub lines_along: Spaces<Vec<u8>>,
    /// The same overland.
    pub lines_over: Spaces<Vec<u8>>,
    /// At which corners a bond may end at the border (8.5.5): the corner between a direction and the next, bits.
    pub border: Spaces<Vec<u8>>,
    /// What it costs to go on by each pace, in sixths of a point; steps that only a first step may take are not there.
    pub steps: [Steps; 3],
    /// Assault boxes with the hex before which they lie (20.3).
    pub assaults: Vec<(SpaceId, SpaceId)>,
    /// Boxes of the second wave with their beaches (20.5).
    pub waves: Vec<(SpaceId, Vec<SpaceId>)>,
    /// Entry hexes by zone (6.6).
    pub entries: [Vec<SpaceId>; 4],
    /// The hexes in which the 243rd and the 709th Division mobilise (6.7).
    pub camps: [Vec<SpaceId>; 2],
    /// The hexes on the Allied side of the line of 27 June, Cherbourg's land front not considered (24.3).
    pub north: HexSet,
    /// The hexes of the First Army's side of the boundary (22.1).
    pub american: HexSet,
    /// How far the nearest flooded hex is.
    pub dry: Spaces<Vec<u8>>,
    /// The distances between hexes.
    pub distances: distance::Table,
    terrains: Spaces<Vec<Terrain>>,
    features: Spaces<Vec<u32>>,
}

impl Map {
    /// Works a board out.
    ///
    /// # Errors
    /// If it lacks a space that the rules name or is too large.
    #[inline(never)]
    pub(crate) fn new(board: Board) -> Result<Self, TextError> {
        if board.len() > SPACES {
            return Err(TextError::new(format!("the board has {} spaces, more than {SPACES}", board.len())));
        }
        let hexes = board.spaces().take_while(|(_, s)| s.cell.is_some()).count();
        let find = |name: &str| {
            board.find(name).ok_or_else(|| TextError::new(format!("the board has no space {name}")))
        };
        let boxes = Boxes {
            britain: find("great_britain")?,
            glider: find("glider")?,
            lost: [find("eliminated_allied")?, find("eliminated_german")?],
            cadres: [find("cadres_allied")?, find("cadres_german")?],
            reinforcements: find("reinforcements")?,
            mobilisation: [find("mobilisation_243")?, find("mobilisation_709")?],
            omaha: find("omaha")?,
            out: find("out")?,
        };
        let terrains: Spaces<Vec<Terrain>> =
            board.spaces().map(|(_, s)| Terrain::ALL[usize::from(s.terrain)]).collect();
        let features: Spaces<Vec<u32>> = board.spaces().map(|(_, s)| s.features).collect();
        let nothing = Beyond { to: SpaceId::NONE, on: 0 };
        let around = |hex: SpaceId| {
            let mut row = [nothing; 6];
            for edge in board.sides(hex) {
                if let Some(direction) = edge.direction {
                    row[usize::from(direction)] = Beyond { to: edge.to, on: edge.features };
                }
            }
            row
        };
        let beyond: Spaces<Vec<[Beyond; 6]>> = board.spaces().map(|(hex, _)| around(hex)).collect();
        let marsh = |hex: SpaceId| hex == SpaceId::NONE || terrains[hex] == Terrain::Marsh;
        let shut = |on: u32| on & (side::SEA | side::IMPASSABLE | side::SWAMP) != 0;
        let open = |b: &Beyond| !marsh(b.to) && !shut(b.on);
        let bits = |test: &dyn Fn(usize) -> bool| (0..6).fold(0_u8, |set, d| set | u8::from(test(d)) << d);
        let reach = beyond.iter().map(|(hex, row)| if marsh(hex) { 0 } else { bits(&|d| open(&row[d])) });
        let reach: Spaces<Vec<u8>> = reach.collect();
        // Ruling N61: a causeway is part of the road. Ruling N55: where either crosses water, a line may go along it.
        let way = |b: &Beyond| b.on & (side::ROAD | side::CAUSEWAY) != 0;
        let goes = |hex: SpaceId, b: &Beyond| b.to != SpaceId::NONE && !shut(b.on) && !marsh(hex);
        let dry = |hex: SpaceId, b: &Beyond| {
            terrains[hex] != Terrain::Flooded && b.on & (side::FLOOD | side::MAJOR) == 0
        };
        let lines_along = beyond.iter().map(|(hex, row)| bits(&|d| goes(hex, &row[d]) && way(&row[d])));
        let lines_over = beyond
            .iter()
            .map(|(hex, row)| bits(&|d| goes(hex, &row[d]) && (way(&row[d]) || dry(hex, &row[d]))));
        let (lines_along, lines_over) = (lines_along.collect(), lines_over.collect());
        let border = beyond.iter().map(|(_, row)| {
            bits(&|d| {
                let (one, other) = (&row[d], &row[(d + 1) % 6]);
                let between = |a: SpaceId, b: SpaceId| beyond[a].iter().any(|w| w.to == b && shut(w.on));
                marsh(one.to)
                    || marsh(other.to)
                    || shut(one.on)
                    || shut(other.on)
                    || between(one.to, other.to)
            })
        });
        let border: Spaces<Vec<u8>> = border.collect();
        let steps = [Pace::Foot, Pace::Motor, Pace::Hunted].map(|pace| {
            Steps::new(beyond.iter().map(|(from, row)| {
                let ways = row.iter().filter(|b| b.to != SpaceId::NONE && !terrains.is_marsh(b.to));
                ways.filter_map(|b| Some((b.to, step(pace, terrains[from], terrains[b.to], b.on, false)?)))
                    .collect::<Vec<_>>()
            }))
        });
        let links = |prefix: &'static str| {
            let named = board.spaces().filter(move |(_, s)| s.name.starts_with(prefix));
            named.map(|(id, _)| (id, board.links(id).iter().map(|e: &Edge| e.to).collect::<Vec<_>>()))
        };
        let assaults = links("assault_").filter_map(|(at, to)| Some((at, *to.first()?))).collect();
        let waves = links("second_wave_").collect();
        let with = |bit: u32| board.spaces().filter(move |(_, s)| s.features & bit != 0).map(|(hex, _)| hex);
        let entries = feature::ENTRY.map(|bit| with(bit).collect());
        let camps = feature::MOBILISATION.map(|bit| with(bit).collect());
        let flood = |start: SpaceId, line: u32| {
            let mut found = HexSet::one(start);
            let mut fresh = vec![start];
            while let Some(hex) = fresh.pop() {
                for b in beyond[hex].iter().filter(|b| b.to != SpaceId::NONE && b.on & line == 0) {
                    if !found.contains(b.to) {
                        found.insert(b.to);
                        fresh.push(b.to);
                    }
                }
            }
            found
        };
        let distances = distance::Table::new(&board, hexes);
        let all = || (0..hexes as u16).map(SpaceId);
        let floods: Vec<SpaceId> = all().filter(|&hex| terrains[hex] == Terrain::Flooded).collect();
        let nearest = |hex: SpaceId| floods.iter().map(|&flood| distances.get(flood, hex)).min();
        Ok(Self {
            dry: all().map(|hex| nearest(hex).unwrap_or(u8::MAX)).collect(),
            hexes: hexes as u16,
            north: flood(find("2811")?, side::FRONT),
            american: flood(find("2811")?, side::BOUNDARY),
            distances,
            boxes,
            beyond,
            reach,
            border,
            steps,
            assaults,
            waves,
            entries,
            camps,
            lines_along,
            lines_over,
            terrains,
            features,
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
    #[inline]
    pub fn terrain(&self, hex: SpaceId) -> Terrain {
        self.terrains[hex]
    }

    /// Whether a hex has a feature.
    #[must_use]
    #[inline]
    pub fn has(&self, hex: SpaceId, bit: u32) -> bool {
        self.features[hex] & bit != 0
    }

    /// The distance between two hexes.
    #[must_use]
    #[inline]
    pub fn distance(&self, a: SpaceId, b: SpaceId) -> u8 {
        self.distances.get(a, b)
    }

    /// The direction of a neighbour.
    #[must_use]
    #[inline]
    pub fn direction(&self, from: SpaceId, to: SpaceId) -> Option<usize> {
        self.beyond[from].iter().position(|b| b.to == to)
    }

    /// What lies on the side between two neighbours.
    #[must_use]
    #[inline]
    pub fn between(&self, from: SpaceId, to: SpaceId) -> u32 {
        self.beyond[from].iter().find(|b| b.to == to).map_or(side::IMPASSABLE, |b| b.on)
    }

    /// Whether units in two hexes are neighbours who may fight (8.1, 9.6): the zone of one reaches the other.
    #[must_use]
    #[inline]
    pub fn touch(&self, a: SpaceId, b: SpaceId) -> bool {
        self.direction(a, b).is_some_and(|d| self.reach[a] >> d & 1 == 1)
    }

    /// The neighbours which the zone of a hex reaches (8.1).
    #[inline]
    pub fn near(&self, hex: SpaceId) -> impl Iterator<Item = SpaceId> + use<'_> {
        let reach = self.reach[hex];
        self.beyond[hex].iter().enumerate().filter(move |(d, _)| reach >> d & 1 == 1).map(|(_, b)| b.to)
    }

    /// What a step costs in sixths of a point, if it may be taken: by one who stands where it begins (`first`) or on the way
    /// (9.3–9.6).
    #[must_use]
    pub fn step(&self, pace: Pace, from: SpaceId, to: SpaceId, first: bool) -> Option<u8> {
        if to == SpaceId::NONE || self.terrains[to] == Terrain::Marsh {
            return None;
        }
        step(pace, self.terrains[from], self.terrains[to], self.between(from, to), first)
    }

    /// What the first hex costs one who comes from beyond the map (6.6): by road where one leads in.
    #[must_use]
    pub fn entry_cost(&self, pace: Pace, hex: SpaceId) -> u8 {
        let primary = self.beyond[hex].iter().any(|b| b.on & side::PRIMARY != 0);
        match pace {
            _ if !self.has(hex, feature::ROAD_EXIT) => POINT,
            Pace::Motor if primary => 2,
            _ => 3,
        }
    }

    /// Whether it is a town or a city (24.3).
    #[must_use]
    pub fn is_settled(&self, hex: SpaceId) -> bool {
        self.has(hex, feature::TOWN) || self.terrain(hex) == Terrain::City
    }

    /// The zone of an entry hex (6.6).
    #[must_use]
    pub fn zone(&self, hex: SpaceId) -> Option<Zone> {
        Zone::ALL.into_iter().find(|zone| self.entries[*zone as usize].contains(&hex))
    }
}

/// A movement point in the parts that are counted.
pub const POINT: u8 = 6;

trait IsMarsh {
    fn is_marsh(&self, hex: SpaceId) -> bool;
}

impl IsMarsh for Spaces<Vec<Terrain>> {
    fn is_marsh(&self, hex: SpaceId) -> bool {
        self[hex] == Terrain::Marsh
    }
}

/// A step from ground to ground over a side (9.3–9.6, 9.11 and the terrain table).
fn step(pace: Pace, from: Terrain, to: Terrain, on: u32, first: bool) -> Option<u8> {
    let foot = pace == Pace::Foot;
    if on & (side::SEA | side::IMPASSABLE) != 0 {
        return None;
    }
    // 9.3: the road has its bridges.
    if on & side::ROAD != 0 {
        let fast = on & side::PRIMARY != 0 && pace == Pace::Motor;
        return Some(if fast { 2 } else { 3 });
    }
    let wet = from == Terrain::Flooded || to == Terrain::Flooded;
    if wet && !foot {
        return None;
    }
    let mut cost = match to {
        Terrain::Flooded => WADES | (2 * POINT),
        Terrain::Woods if !foot => 2 * POINT,
        _ => POINT,
    };
    if on & side::MAJOR != 0 {
        if !first {
            return None;
        }
        cost += POINT;
    }
    // 9.5: nothing more beside a flooded hex; 9.11: nor on a causeway.
    if on & side::FLOOD != 0 && on & side::CAUSEWAY == 0 {
        if !foot || (!wet && !first) {
            return None;
        }
        cost += if wet { 0 } else { POINT };
    }
    if on & side::MINOR != 0 && !foot {
        cost += POINT;
    }
    Some(cost)
}
