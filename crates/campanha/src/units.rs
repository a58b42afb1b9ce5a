//! The pieces and what they are (rules 2.2, 2.2.1).

use serde::Deserialize;

/// How many pieces there are (2.2).
pub const UNITS: usize = 231;

/// The two sides.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Side {
    /// The Allies, who move first (3.0).
    Allied,
    /// The Germans.
    German,
}

impl Side {
    /// The other side.
    #[must_use]
    pub const fn enemy(self) -> Self {
        match self {
            Self::Allied => Self::German,
            Self::German => Self::Allied,
        }
    }

    /// The side as an index.
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }
}

/// Whose soldiers they are: the colour of the piece.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Nation {
    /// United States.
    Us,
    /// Britain.
    Uk,
    /// Canada.
    Ca,
    /// German army.
    De,
    /// Waffen-SS.
    Ss,
    /// Luftwaffe.
    Lw,
    /// Kriegsmarine.
    Navy,
    /// Volunteers from the east.
    Ost,
}

impl Nation {
    /// The term by which messages name it.
    #[must_use]
    pub const fn term(self) -> &'static str {
        match self {
            Self::Us => "nation-us",
            Self::Uk => "nation-uk",
            Self::Ca => "nation-ca",
            Self::De => "nation-de",
            Self::Ss => "nation-ss",
            Self::Lw => "nation-lw",
            Self::Navy => "nation-navy",
            Self::Ost => "nation-ost",
        }
    }
}

/// The arm of a piece (2.2.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Kind {
    /// Infantry.
    Infantry,
    /// Motorised infantry, Panzergrenadiers.
    MotorisedInfantry,
    /// Tanks.
    Armour,
    /// Mechanised cavalry.
    Cavalry,
    /// Paratroops.
    Paratroops,
    /// Glider troops.
    Glider,
    /// Rangers and Commandos.
    Rangers,
    /// Naval infantry.
    NavalInfantry,
    /// Infantry on bicycles.
    Bicycle,
    /// Towed artillery.
    Artillery,
    /// Self-propelled artillery. No piece of 11.1 is of this kind.
    MechanisedArtillery,
    /// Coast batteries.
    CoastArtillery,
    /// Anti-aircraft guns.
    Flak,
    /// Rocket launchers.
    Rockets,
    /// Assault guns.
    AssaultGuns,
}

impl Kind {
    /// Every arm.
    pub const ALL: [Self; 15] = [
        Self::Infantry,
        Self::MotorisedInfantry,
        Self::Armour,
        Self::Cavalry,
        Self::Paratroops,
        Self::Glider,
        Self::Rangers,
        Self::NavalInfantry,
        Self::Bicycle,
        Self::Artillery,
        Self::MechanisedArtillery,
        Self::CoastArtillery,
        Self::Flak,
        Self::Rockets,
        Self::AssaultGuns,
    ];

    /// Pays the motorised column of the terrain table.
    #[must_use]
    pub const fn is_motorised(self) -> bool {
        self.is_armoured() || matches!(self, Self::MotorisedInfantry | Self::MechanisedArtillery)
    }

    /// Armour, mechanised cavalry and assault guns, which 5.1.2 treats alike.
    #[must_use]
    pub const fn is_armoured(self) -> bool {
        matches!(self, Self::Armour | Self::Cavalry | Self::AssaultGuns)
    }

    /// Artillery of any sort: alone it has no help from the air (8.0), and without ports it does not attack (9.0).
    #[must_use]
    pub const fn is_artillery(self) -> bool {
        matches!(
            self,
            Self::Artillery | Self::MechanisedArtillery | Self::CoastArtillery | Self::Flak | Self::Rockets
        )
    }

    /// Has guns that may fire at a distance, if it has a range (8.0; ruling R50).
    #[must_use]
    pub const fn has_guns(self) -> bool {
        matches!(self, Self::Artillery | Self::MechanisedArtillery | Self::CoastArtillery | Self::Rockets)
    }

    /// Suffers when it retreats across a river (5.3.2; ruling R28).
    #[must_use]
    pub const fn suffers_at_rivers(self) -> bool {
        self.is_armoured() || matches!(self, Self::MechanisedArtillery)
    }

    /// Goes one hex further after a victory (5.2).
    #[must_use]
    pub const fn advances_further(self) -> bool {
        self.is_armoured() || matches!(self, Self::MotorisedInfantry)
    }

    /// Never advances after combat (5.2; ruling R30).
    #[must_use]
    pub const fn never_advances(self) -> bool {
        matches!(self, Self::Artillery | Self::CoastArtillery | Self::Flak | Self::Rockets)
    }

    /// The term by which messages name it.
    #[must_use]
    pub const fn term(self) -> &'static str {
        match self {
            Self::Infantry => "kind-infantry",
            Self::MotorisedInfantry => "kind-motorised-infantry",
            Self::Armour => "kind-armour",
            Self::Cavalry => "kind-cavalry",
            Self::Paratroops => "kind-paratroops",
            Self::Glider => "kind-glider",
            Self::Rangers => "kind-rangers",
            Self::NavalInfantry => "kind-naval-infantry",
            Self::Bicycle => "kind-bicycle",
            Self::Artillery => "kind-artillery",
            Self::MechanisedArtillery => "kind-mechanised-artillery",
            Self::CoastArtillery => "kind-coast-artillery",
            Self::Flak => "kind-flak",
            Self::Rockets => "kind-rockets",
            Self::AssaultGuns => "kind-assault-guns",
        }
    }
}

/// How a piece comes into play (11.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Way {
    /// On the map when the game begins (11.1.2).
    Setup,
    /// Dropped on turn 0 (4.2.3).
    Air,
    /// Landed under fire on turn 0 (11.1.1).
    Sea,
    /// After the Allied combat phase of turn 0 (3.0).
    Commando,
    /// By glider on its own division (4.2.3).
    Drop,
    /// By sea at Utah only (4.2.3).
    Utah,
    /// By sea at the American beaches or ports (4.2.1, 9.0).
    BeachUs,
    /// By sea at the British and Canadian beaches or ports (4.2.1, 9.0).
    BeachUk,
    /// By the south edge (11.1.4).
    South,
    /// By the east edge (11.1.4).
    East,
    /// By hex 1125 (11.1.4).
    Avranches,
}

/// A piece as the rules use it. Small, so that all of them lie close together; words are in [`Printed`].
#[derive(Clone, Copy, Debug)]
pub struct Unit {
    /// Whose it is.
    pub side: Side,
    /// Its nation.
    pub nation: Nation,
    /// Its arm.
    pub kind: Kind,
    /// Its division, an index; none if it is independent.
    pub division: Option<u8>,
    /// Attack, full and reduced.
    pub attack: [u8; 2],
    /// Defence, full and reduced.
    pub defence: [u8; 2],
    /// Movement in points.
    pub movement: u8,
    /// How far its guns reach; zero if they do not (8.0).
    pub range: u8,
    /// The turn in which it comes.
    pub turn: u8,
    /// How it comes.
    pub way: Way,
    /// Where, if one hex is fixed.
    pub at: Option<u16>,
}

/// What else stands on a piece.
#[derive(Clone, Debug)]
pub struct Printed {
    /// What stands left of the symbol.
    pub number: String,
    /// Its size.
    pub size: String,
    /// The rules that name it or treat it apart.
    pub rules: Vec<String>,
    /// Where its values come from.
    pub source: String,
}
