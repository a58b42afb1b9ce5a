//! The pieces and what they are (rules 2.3, 12.0).

use sandtable_engine::words;

/// How many units there are, headquarters and garrisons among them.
pub const UNITS: usize = 123;

/// How many supports there are besides (13.0).
pub const SUPPORTS: usize = 13;

words! {
    /// The two sides.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
    pub enum Side {
        /// The Allies.
        Allied => "allied",
        /// The Axis.
        Axis => "axis",
    }
}

impl Side {
    /// The other side.
    #[must_use]
    pub const fn enemy(self) -> Self {
        match self {
            Self::Allied => Self::Axis,
            Self::Axis => Self::Allied,
        }
    }

    /// The side as an index.
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }
}

words! {
    /// Whose soldiers they are.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
    pub enum Nation {
        /// Britain.
        Uk => "uk" "nation-uk",
        /// India.
        In => "in" "nation-in",
        /// Australia.
        Au => "au" "nation-au",
        /// New Zealand.
        Nz => "nz" "nation-nz",
        /// South Africa.
        Za => "za" "nation-za",
        /// Poland.
        Pl => "pl" "nation-pl",
        /// Free France.
        Ff => "ff" "nation-ff",
        /// Greece.
        Gr => "gr" "nation-gr",
        /// Italy.
        It => "it" "nation-it",
        /// Germany.
        De => "de" "nation-de",
    }

    /// The arm of a unit (12.2–12.4, 13.6, 11.0).
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
    pub enum Kind {
        /// Infantry.
        Infantry => "infantry" "kind-infantry",
        /// Motorised infantry.
        MotorisedInfantry => "motorised" "kind-motorised-infantry",
        /// Machine guns.
        MachineGuns => "mg" "kind-machine-guns",
        /// A garrison (13.6).
        Garrison => "garrison" "kind-garrison",
        /// Tanks, British or Italian (12.2).
        Tank => "tank" "kind-tank",
        /// Panzers, German (12.2).
        Panzer => "panzer" "kind-panzer",
        /// Armoured cars (12.3).
        ArmouredCar => "armoured_car" "kind-armoured-car",
        /// A headquarters (11.0).
        Headquarters => "hq" "kind-headquarters",
    }

    /// The size of a unit.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
    pub enum Size {
        /// Company.
        Company => "I",
        /// Battalion.
        Battalion => "II",
        /// Regiment.
        Regiment => "III",
        /// Brigade.
        Brigade => "X",
        /// Division.
        Division => "XX",
        /// Corps.
        Corps => "XXX",
        /// Army.
        Army => "XXXX",
    }

    /// What a support is (13.2–13.5, 13.8).
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
    pub enum Aid {
        /// An air force (13.2).
        Air => "air" "kind-air",
        /// Naval guns (13.3).
        Naval => "naval" "kind-naval",
        /// Corps artillery (13.4).
        Artillery => "artillery" "kind-artillery",
        /// Anti-tank guns (13.5).
        AntiTank => "at" "kind-anti-tank",
        /// The Hecker force (13.8).
        Landing => "hecker" "kind-landing",
    }
}

impl Kind {
    /// Infantry for every rule that says so (12.4).
    #[must_use]
    pub const fn is_infantry(self) -> bool {
        matches!(self, Self::Infantry | Self::MotorisedInfantry | Self::MachineGuns | Self::Garrison)
    }

    /// Tanks and Panzers (12.2).
    #[must_use]
    pub const fn is_armour(self) -> bool {
        matches!(self, Self::Tank | Self::Panzer)
    }

    /// Bound to roads in marsh and mountain (table of terrain effects).
    #[must_use]
    pub const fn is_vehicle(self) -> bool {
        self.is_armour() || matches!(self, Self::ArmouredCar)
    }

    /// Casts a zone of control (8.0).
    #[must_use]
    pub const fn casts(self) -> bool {
        !matches!(self, Self::Headquarters | Self::Garrison)
    }
}

/// Attack, defence and movement of a side of a piece.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Values {
    /// Attack factor.
    pub attack: u8,
    /// Defence factor.
    pub defence: u8,
}

/// The most versions of a piece (22.5).
pub const VERSIONS: usize = 4;

/// A unit as the rules use it.
#[derive(Clone, Copy, Debug)]
pub struct Unit {
    /// Whose it is.
    pub side: Side,
    /// Its nation.
    pub nation: Nation,
    /// Its arm.
    pub kind: Kind,
    /// Its size.
    pub size: Size,
    /// Its divisional formation (12.5); none if it is independent.
    pub formation: Option<u8>,
    /// Strength levels.
    pub steps: u8,
    /// Factors by version, full and reduced.
    pub values: [[Values; 2]; VERSIONS],
    /// How many versions there are.
    pub versions: u8,
    /// Movement allowance in points.
    pub movement: u8,
    /// The range of a headquarters.
    pub range: u8,
    /// Added to its disruption die (19.2.1).
    pub disruption: u8,
    /// Whether it can be replaced (17.5).
    pub replaceable: bool,
}

impl Unit {
    /// A division, brigade or regiment (7.2).
    #[must_use]
    pub const fn is_large(&self) -> bool {
        matches!(self.size, Size::Regiment | Size::Brigade | Size::Division)
    }

    /// A German unit.
    #[must_use]
    pub const fn is_german(&self) -> bool {
        matches!(self.nation, Nation::De)
    }

    /// An Italian unit.
    #[must_use]
    pub const fn is_italian(&self) -> bool {
        matches!(self.nation, Nation::It)
    }
}

/// A support as the rules use it.
#[derive(Clone, Debug)]
pub struct Support {
    /// Its name in records.
    pub name: String,
    /// What is printed on it.
    pub printed: String,
    /// Whose it is.
    pub side: Side,
    /// Its nation.
    pub nation: Nation,
    /// What it is.
    pub kind: Aid,
    /// What it adds to an attack, and improved (22.5).
    pub attack: [u8; 2],
    /// What it adds to a defence, and improved.
    pub defence: [u8; 2],
    /// The sections in which it may be used (13.2), a bit each.
    pub sections: u8,
    /// The headquarters whose range it needs (13.4).
    pub headquarters: Option<sandtable_engine::UnitId>,
}
