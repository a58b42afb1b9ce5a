//! The pieces: American units and leaders, German units, depth markers and guns beyond the map.

use crate::ids::PositionId;
use sandtable_engine::data::{Item, Read, Wrong};
use sandtable_engine::{keys, words};

/// How many American counters there are, heroes included.
pub const US: usize = 100;
/// How many German units.
pub const GERMANS: usize = 46;
/// How many depth markers.
pub const DEPTHS: usize = 50;
/// How many guns beyond the map.
pub const GUNS: usize = 4;

words! {
    /// Half of the beach: East is the 1st Division's, West the 29th's.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
    #[repr(u8)]
    pub enum Sector {
        /// The 1st Division's, on the left of the map.
        East => "east" "sector-east",
        /// The 29th Division's, on the right.
        West => "west" "sector-west",
    }
}

impl Sector {
    /// Both, in the order of play.
    pub const BOTH: [Self; 2] = [Self::East, Self::West];

    /// Its index.
    pub(crate) const fn index(self) -> usize {
        self as usize
    }

    /// The term for its division.
    pub(crate) const fn division(self) -> &'static str {
        match self {
            Self::East => "division-1",
            Self::West => "division-29",
        }
    }

    /// The other one.
    pub(crate) const fn other(self) -> Self {
        match self {
            Self::East => Self::West,
            Self::West => Self::East,
        }
    }
}

words! {
    /// A kind of American counter.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
    pub enum Kind {
        /// A rifle company.
        Infantry => "infantry" "kind-infantry",
        /// A heavy weapons company: range two.
        HeavyInfantry => "heavy_infantry" "kind-heavy-infantry",
        /// Rangers.
        Ranger => "ranger" "kind-ranger",
        /// Tanks.
        Tank => "tank" "kind-tank",
        /// Anti-tank guns.
        Antitank => "antitank" "kind-antitank",
        /// Anti-aircraft guns.
        Antiair => "antiair" "kind-antiair",
        /// Anti-aircraft guns on half-tracks.
        SpAntiair => "sp_antiair" "kind-sp-antiair",
        /// Armoured artillery.
        SpArtillery => "sp_artillery" "kind-sp-artillery",
        /// Artillery that swims ashore in amphibious lorries.
        DukwArtillery => "dukw_artillery" "kind-dukw-artillery",
        /// Other artillery.
        Artillery => "artillery" "kind-artillery",
        /// A regimental headquarters.
        Hq => "hq" "kind-hq",
        /// A general.
        General => "general" "kind-general",
        /// A hero.
        Hero => "hero" "kind-hero",
    }
}

impl Kind {
    /// Whether it is foot: rifle and heavy companies and Rangers.
    pub(crate) const fn is_infantry(self) -> bool {
        matches!(self, Self::Infantry | Self::HeavyInfantry | Self::Ranger)
    }

    /// Whether it counts towards a catastrophe (13.1): infantry, but no Rangers.
    #[must_use]
    pub const fn is_regular(self) -> bool {
        matches!(self, Self::Infantry | Self::HeavyInfantry)
    }

    /// Headquarters and generals, who move and lead but do not fight.
    #[must_use]
    pub const fn is_leader(self) -> bool {
        matches!(self, Self::Hq | Self::General)
    }

    /// Whether it has strength of its own: neither leader nor hero.
    #[must_use]
    pub const fn is_unit(self) -> bool {
        !matches!(self, Self::Hq | Self::General | Self::Hero)
    }

    /// Tanks, anti-tank and anti-aircraft guns: direct fire in support of infantry.
    pub(crate) const fn is_direct(self) -> bool {
        matches!(self, Self::Tank | Self::Antitank | Self::Antiair | Self::SpAntiair)
    }
}

words! {
    /// The symbol by which fire cards pick their targets.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
    #[repr(u8)]
    pub enum Target {
        /// A diamond.
        Diamond => "diamond" "target-diamond",
        /// A triangle.
        Triangle => "triangle" "target-triangle",
        /// A circle.
        Circle => "circle" "target-circle",
    }
}

/// A set of weapons, and what an attack may ask for.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Weapons(pub u16);

impl Weapons {
    /// The codes, each a bit by its place.
    pub const CODES: [&'static str; 10] = ["BZ", "BG", "BR", "DE", "MO", "RD", "MG", "AR", "NA", "FL"];
    /// Bazookas.
    pub const BZ: Self = Self(1);
    /// Bangalore torpedoes.
    pub const BG: Self = Self(1 << 1);
    /// Browning automatic rifles.
    pub const BR: Self = Self(1 << 2);
    /// Demolition charges.
    pub const DE: Self = Self(1 << 3);
    /// Mortars.
    pub const MO: Self = Self(1 << 4);
    /// Radio.
    pub const RD: Self = Self(1 << 5);
    /// Machine guns.
    pub const MG: Self = Self(1 << 6);
    /// Artillery.
    pub const AR: Self = Self(1 << 7);
    /// Naval gunfire.
    pub const NA: Self = Self(1 << 8);
    /// Flanking: not a weapon but a way to attack.
    pub const FL: Self = Self(1 << 9);
    /// None.
    pub const NONE: Self = Self(0);

    /// Both sets together.
    pub(crate) const fn and(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// What is in both.
    pub(crate) const fn common(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    /// What is not in the other.
    pub(crate) const fn without(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// Whether all of the other is in it.
    pub(crate) const fn has(self, other: Self) -> bool {
        self.0 & other.0 == other.0
    }

    /// Whether it is empty.
    pub(crate) const fn is_none(self) -> bool {
        self.0 == 0
    }

    /// How many.
    pub(crate) const fn count(self) -> u32 {
        self.0.count_ones()
    }

    /// Each weapon by itself.
    pub(crate) fn each(self) -> impl Iterator<Item = Self> {
        (0..Self::CODES.len()).map(|bit| Self(1 << bit)).filter(move |w| self.has(*w))
    }

    /// The code of a single weapon.
    pub(crate) fn code(self) -> &'static str {
        Self::CODES[(self.0.trailing_zeros() as usize).min(Self::CODES.len() - 1)]
    }
}

/// Codes with spaces between.
impl Read for Weapons {
    fn read(item: &Item) -> Result<Self, Wrong> {
        let bit = |code| Self::CODES.iter().position(|c| *c == code);
        let mut bits = item.text()?.split_whitespace().map(bit);
        let all = bits.try_fold(Self::NONE, |all, bit| Some(Self(all.0 | 1 << bit?)));
        all.ok_or_else(|| item.wrong("not weapon codes"))
    }
}

/// An American counter.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Unit {
    /// Its name.
    pub name: String,
    /// The sector of its division as printed.
    pub division: Sector,
    /// Its kind.
    pub kind: Kind,
    /// Its strength with one step, two steps and so on.
    pub strength: Vec<u8>,
    /// Its weapons with one step, two steps and so on.
    pub weapons: Vec<Weapons>,
    /// Its range in hexes at full strength.
    pub range: u8,
    /// Its target symbol; leaders have none.
    pub target: Option<Target>,
    /// The turn on which it is put into a landing box; 0 for the set-up, none for heroes.
    pub arrival: Option<u8>,
    /// The box or beach of its landing, as printed.
    pub landing: String,
    /// The landing boxes of that beach, a bit for each from the east.
    pub boxes: u64,
    /// Whether it is armoured.
    pub armoured: bool,
    /// Where its values come from.
    pub source: String,
}

impl Unit {
    /// Its range with so many steps: a heavy company that has lost one keeps no heavy weapons that carry.
    pub(crate) fn range_with(&self, steps: u8) -> u8 {
        if self.kind == Kind::HeavyInfantry && steps < self.full() { 1 } else { self.range }
    }

    /// Steps at full strength.
    #[must_use]
    pub fn full(&self) -> u8 {
        self.strength.len() as u8
    }
}

words! {
    /// Where German units are drawn from.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
    #[repr(u8)]
    pub enum Pool {
        /// Strongpoint troops without a gun.
        Plain => "plain" "kind-wn",
        /// Strongpoints with a 75 mm gun.
        Gun75 => "75" "kind-wn-75",
        /// Strongpoints with an 88 mm gun.
        Gun88 => "88" "kind-wn-88",
        /// The rocket launchers of WN69.
        Rocket => "rocket" "kind-wn-rocket",
        /// Tactical reinforcements.
        Tactical => "tactical" "kind-reinforcement",
        /// Divisional reinforcements.
        Division => "division" "kind-reinforcement",
        /// Kampfgruppe Meyer.
        Meyer => "meyer" "kind-reinforcement",
    }
}

keys! {
    /// A German unit.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub struct German {
        /// Its name.
        pub name: String,
        /// Where it is drawn from.
        pub pool: Pool,
        /// Its division: 352, 716, or 0 for a strongpoint's garrison.
        pub division: u16,
        /// Its strength.
        pub strength: u8,
        /// What an attack on it needs.
        pub needs as "weapons": Weapons,
        /// Where its values come from.
        pub source: String,
    }
}

words! {
    /// Where depth markers are drawn from.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
    #[repr(u8)]
    pub enum DepthPool {
        /// Of strongpoints.
        Wn => "wn" "kind-depth-wn",
        /// Of buildings.
        Building => "building" "kind-depth-building",
        /// Of the field.
        Mobile => "mobile" "kind-depth-mobile",
    }
}

keys! {
    /// A depth marker.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub struct Depth {
        /// Its name.
        pub name: String,
        /// Where it is drawn from.
        pub pool: DepthPool,
        /// Its strength.
        pub strength: u8,
        /// What an attack on it needs.
        pub needs as "weapons": Weapons,
        /// Whether it brings a tactical reinforcement instead (9.4).
        pub tactical: bool = false,
        /// Where its values come from.
        pub source: String,
    }
}

/// A gun beyond the map (6.5).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Gun {
    /// Its name.
    pub name: String,
    /// Whom it fires at.
    pub sector: Sector,
    /// Its calibre in millimetres.
    pub calibre: u8,
    /// The positions that observe for it, by index.
    pub observers: Vec<PositionId>,
}
