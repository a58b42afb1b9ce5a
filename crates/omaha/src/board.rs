//! The map as the rules need it: ground, sides, tide lines, landing boxes, distances.

use crate::units::Sector;
use arrayvec::ArrayVec;
use sandtable_engine::board::{Board, Vocabulary};
use sandtable_engine::ids::{SpaceId, Spaces};
use sandtable_engine::sorting;
use sandtable_engine::text::TextError;
use sandtable_engine::{bits, words};
use sandtable_kit::distance;
use sandtable_kit::sets::Set;

/// Room for every space: 706 hexes and the boxes.
pub const SPACES: usize = 736;

/// A set of spaces.
pub type HexSet = Set<SpaceId, 12>;

/// The words of the board file.
pub const VOCABULARY: Vocabulary =
    Vocabulary { terrains: &Terrain::WORDS, features: feature::WORDS, sides: side::WORDS };

bits! {
    /// What may be in a hex.
    pub mod feature: u32 {
        /// A landing box.
        LANDING => "landing",
        /// Beach that low tide leaves dry, and no other.
        LOW => "low",
        /// Beach that mid tide leaves dry.
        MID => "mid",
        /// Beach that high tide leaves dry.
        HIGH => "high",
        /// Beach obstacles.
        OBSTACLE => "obstacle",
        /// A draw.
        DRAW => "draw",
        /// Low ground: beach, pavilion or draw.
        LOWLAND => "lowland",
        /// A strongpoint.
        WN => "wn",
        /// A position of reinforcements.
        REINFORCEMENT => "reinforcement",
    }
}

bits! {
    /// What may lie on a side.
    pub mod side: u32 {
        /// A shingle bank.
        SHINGLE => "shingle",
        /// The seawall.
        SEAWALL => "seawall",
        /// A slope.
        SLOPE => "slope",
        /// A bluff.
        BLUFF => "bluff",
        /// A cliff that can be climbed.
        CLIFF => "cliff=scaleable",
        /// A sheer cliff.
        SHEER => "cliff=sheer",
        /// An anti-tank ditch.
        DITCH => "barrier=ditch",
        /// An anti-tank wall.
        WALL => "barrier=wall",
        /// Nothing.
        OPEN => "open",
    }
}

/// An anti-tank ditch or wall.
pub const BARRIER: u32 = side::DITCH | side::WALL;
/// What protects men on the beach (7.1).
pub const PROTECTION: u32 = side::SHINGLE | side::SEAWALL | side::SLOPE | side::BLUFF | side::CLIFF;

words! {
    /// A kind of ground.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
    #[repr(u8)]
    pub enum Terrain {
        /// The sea, landing boxes included.
        Sea => "sea" "terrain-sea",
        /// The beach.
        Beach => "beach" "terrain-beach",
        /// The level ground behind the beach.
        Pavilion => "pavilion" "terrain-pavilion",
        /// The floor of a draw.
        Draw => "draw" "terrain-draw",
        /// The plateau.
        HighGround => "high_ground" "terrain-high-ground",
        /// Hedgerow fields.
        Bocage => "bocage" "terrain-bocage",
        /// Woods and orchards.
        Woods => "woods" "terrain-woods",
        /// Buildings.
        Buildings => "buildings" "terrain-buildings",
        /// Broken ground that nobody passes.
        Rough => "rough" "terrain-rough",
    }
}

words! {
    /// How high the sea stands.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
    #[repr(u8)]
    pub enum Tide {
        /// Low tide.
        Low => "low" "tide-low",
        /// Mid tide.
        Mid => "mid" "tide-mid",
        /// High tide.
        High => "high" "tide-high",
    }
}

/// A hex as the rules need it.
#[derive(Clone, Copy, Debug)]
pub struct Ground {
    /// Its terrain.
    pub terrain: Terrain,
    /// Whose half of the beach it is in.
    pub sector: Sector,
    /// The tide line that a beach hex lies on.
    pub band: Option<Tide>,
    /// Whether it bears beach obstacles.
    pub obstacle: bool,
    /// Whether it lies low: beach, pavilion or draw.
    pub low: bool,
    /// For a beach hex, how far it is to the nearest one that offers protection (7.1).
    pub to_cover: u8,
}

/// A landing box.
#[derive(Clone, Debug)]
pub struct LandingBox {
    /// Its name.
    pub name: String,
    /// Its hex.
    pub hex: SpaceId,
    /// Where its boats land at low, mid and high tide; none if there is no beach left.
    pub beach: [SpaceId; 3],
    /// Whose half of the beach it is in.
    pub sector: Sector,
    /// Whether it has letters, so that units may be put there.
    pub named: bool,
    /// Whether it lies before Charlie, where only Rangers land (5.3).
    pub charlie: bool,
}

impl LandingBox {
    /// Whether it is where a printed box, beach or division lands.
    pub(crate) fn is_meant(&self, printed: &str) -> bool {
        match printed {
            "1st" => self.sector == Sector::East,
            "29th" => self.sector == Sector::West,
            _ => self.name.starts_with(printed),
        }
    }
}

/// The off-map boxes.
#[derive(Clone, Copy, Debug)]
pub struct Boxes {
    /// The turn track: units that are to come.
    pub track: SpaceId,
    /// The American dead.
    pub eliminated: SpaceId,
    /// Units that this scenario does not use.
    pub later: SpaceId,
    /// Heroes who have not yet been noticed.
    pub hand: SpaceId,
    /// The German tactical reinforcements.
    pub tactical: SpaceId,
    /// The German divisional reinforcements.
    pub division: SpaceId,
}

/// The map.
#[derive(Clone, Debug)]
pub struct Map {
    /// The board.
    pub board: Board,
    /// How many hexes there are; boxes come after them.
    pub hexes: u16,
    /// Each hex.
    pub ground: Spaces<Vec<Ground>>,
    /// The neighbours of each hex with what lies on the side between.
    pub around: Spaces<Vec<ArrayVec<(SpaceId, u32), 6>>>,
    /// The landing boxes from east to west.
    pub landings: Vec<LandingBox>,
    /// The landing box of a hex.
    pub landing_at: Spaces<Vec<Option<u8>>>,
    /// The off-map boxes.
    pub boxes: Boxes,
    /// The hexes by which German messages leave the map (12.2).
    pub exits: Vec<SpaceId>,
    /// The scoring draws with their hexes (13.2).
    pub gaps: Vec<(String, Vec<SpaceId>)>,
    /// The hexes that let German messengers pass (12.2).
    pub messengers: HexSet,
    distances: distance::Table,
}

impl Map {
    /// Reads `board.toml`.
    ///
    /// # Errors
    /// If it is not the board of this game.
    #[inline(never)]
    pub(crate) fn read(text: &str) -> Result<Self, TextError> {
        let board = Board::read(text, "omaha", VOCABULARY)?;
        if board.len() > SPACES {
            return Err(TextError::new(format!("more than {SPACES} spaces")));
        }
        let hexes = board.spaces().filter(|(_, space)| space.cell.is_some()).count() as u16;
        let find =
            |name: &str| board.find(name).ok_or_else(|| TextError::new(format!("there is no space {name}")));
        let boxes = Boxes {
            track: find("track")?,
            eliminated: find("eliminated")?,
            later: find("later")?,
            hand: find("hand")?,
            tactical: find("tactical")?,
            division: find("division")?,
        };
        let all = || (0..hexes).map(SpaceId);
        let around: Spaces<Vec<ArrayVec<(SpaceId, u32), 6>>> =
            all().map(|hex| board.sides(hex).iter().map(|e| (e.to, e.features)).collect()).collect();
        let mut ground: Spaces<Vec<Ground>> = board
            .spaces()
            .take(usize::from(hexes))
            .map(|(_, space)| {
                let has = |bit: u32| space.features & bit != 0;
                let (column, row) = space.cell.map_or((0, 0), |(_, cell)| (cell.column, cell.row));
                let east = column <= if row % 2 == 0 { 18 } else { 19 };
                Ground {
                    terrain: Terrain::ALL[usize::from(space.terrain)],
                    sector: if east { Sector::East } else { Sector::West },
                    band: Tide::ALL.into_iter().find(|&tide| has(feature::LOW << tide as u32)),
                    obstacle: has(feature::OBSTACLE),
                    low: has(feature::LOWLAND),
                    to_cover: u8::MAX,
                }
            })
            .collect();
        let distances = distance::Table::new(&board, usize::from(hexes));
        let covered: Vec<SpaceId> = all()
            .filter(|&hex| ground[hex].terrain == Terrain::Beach)
            .filter(|&hex| around[hex].iter().any(|(_, sides)| sides & PROTECTION != 0))
            .collect();
        for here in all() {
            if ground[here].terrain == Terrain::Beach {
                let nearest = covered.iter().map(|&other| distances.get(here, other)).min();
                ground[here].to_cover = nearest.unwrap_or(u8::MAX);
            }
        }
        let mut exits: Vec<(String, SpaceId)> = Vec::new();
        let mut gaps: Vec<(String, Vec<SpaceId>)> = Vec::new();
        for (id, space) in board.spaces() {
            if let Some(letter) = space.words.get("exit") {
                exits.push((letter.clone(), id));
            }
            if let Some(gap) = space.words.get("gap") {
                match gaps.iter_mut().find(|(name, _)| name == gap) {
                    Some((_, hexes)) => hexes.push(id),
                    None => gaps.push((gap.clone(), vec![id])),
                }
            }
        }
        sorting::by(&mut exits, Ord::cmp);
        sorting::by(&mut gaps, Ord::cmp);
        let mut map = Self {
            hexes,
            ground,
            around,
            landings: Vec::new(),
            landing_at: Spaces::new(vec![None; usize::from(hexes)]),
            boxes,
            exits: exits.into_iter().map(|(_, hex)| hex).collect(),
            gaps,
            messengers: HexSet::EMPTY,
            distances,
            board,
        };
        map.read_landings()?;
        map.messengers = map.all().filter(|&hex| map.lets_messengers_pass(hex)).collect();
        Ok(map)
    }

    fn lets_messengers_pass(&self, hex: SpaceId) -> bool {
        match self.at(hex).terrain {
            Terrain::Sea | Terrain::Beach | Terrain::Rough => false,
            Terrain::Pavilion => !self.neighbours(hex).any(|near| self.is_beach(near)),
            _ => true,
        }
    }

    /// The landing boxes from east to west, by the words of their hexes.
    fn read_landings(&mut self) -> Result<(), TextError> {
        let mut boats: Vec<(u8, LandingBox)> = Vec::new();
        for (id, space) in self.board.spaces() {
            let Some(name) = space.words.get("box") else { continue };
            let bad = |what: &str| TextError::new(format!("landing box {name}: {what}"));
            let hex = |tide: &str| match space.words.get(tide) {
                Some(hex) => self.find(hex).ok_or_else(|| bad(&format!("there is no hex {hex}"))),
                None => Ok(SpaceId::NONE),
            };
            let sector = space.words.get("sector").and_then(|word| Sector::of_word(word));
            let sector = sector.ok_or_else(|| bad("its sector is east or west"))?;
            let order = space.words.get("order").and_then(|order| order.parse().ok());
            let landing = LandingBox {
                name: name.clone(),
                hex: id,
                beach: [hex("low")?, hex("mid")?, hex("high")?],
                sector,
                // Boxes without letters are called U and a number.
                named: !name.starts_with('U'),
                charlie: name.starts_with("CH"),
            };
            boats.push((order.ok_or_else(|| bad("its order is a number"))?, landing));
        }
        sorting::by_key(&mut boats, |(order, _)| [i64::from(*order), 0]);
        for (i, (_, landing)) in boats.into_iter().enumerate() {
            self.landing_at[landing.hex] = Some(i as u8);
            // A box belongs to the beach before it, wherever the border runs in the sea.
            self.ground[landing.hex].sector = landing.sector;
            self.landings.push(landing);
        }
        Ok(())
    }

    /// A hex by its number.
    #[must_use]
    pub fn find(&self, name: &str) -> Option<SpaceId> {
        self.board.find(name).filter(|&hex| self.is_hex(hex))
    }

    /// All hexes.
    pub fn all(&self) -> impl Iterator<Item = SpaceId> + use<> {
        (0..self.hexes).map(SpaceId)
    }

    /// Whether a space is a hex.
    #[must_use]
    #[inline]
    pub const fn is_hex(&self, space: SpaceId) -> bool {
        space.0 < self.hexes
    }

    /// The landing box in a space, by its place from the east.
    #[must_use]
    #[inline]
    pub fn landing(&self, space: SpaceId) -> Option<usize> {
        self.landing_at.get(space).copied().flatten().map(usize::from)
    }

    /// Whether a space is a hex on land.
    #[must_use]
    #[inline]
    pub fn is_land(&self, space: SpaceId) -> bool {
        self.is_hex(space) && self.at(space).terrain != Terrain::Sea
    }

    /// A hex's ground.
    #[must_use]
    #[inline]
    pub fn at(&self, hex: SpaceId) -> &Ground {
        &self.ground[hex]
    }

    /// Whether a space is a beach hex.
    #[must_use]
    pub fn is_beach(&self, space: SpaceId) -> bool {
        self.is_hex(space) && self.at(space).terrain == Terrain::Beach
    }

    /// How many hexes lie between two; far if one of them is no hex.
    #[must_use]
    #[inline]
    pub fn distance(&self, a: SpaceId, b: SpaceId) -> u8 {
        self.distances.get(a, b)
    }

    /// What lies on the side between two neighbours; none if they do not touch.
    #[inline]
    pub(crate) fn side(&self, a: SpaceId, b: SpaceId) -> Option<u32> {
        self.around.get(a)?.iter().find(|(to, _)| *to == b).map(|(_, sides)| *sides)
    }

    /// The hexes next to a hex.
    pub fn neighbours(&self, hex: SpaceId) -> impl Iterator<Item = SpaceId> {
        self.around[hex].iter().map(|(to, _)| *to)
    }
}
