//! The pieces and what they are (rules 2.2, 2.2.1).

use sandtable_engine::SpaceId;
use sandtable_engine::words;

/// How many pieces there are (2.2).
pub const UNITS: usize = 231;

words! {
    /// The two sides.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
    pub enum Side {
        /// The Allies, who move first (3.0).
        Allied => "allied",
        /// The Germans.
        German => "german",
    }
}

impl Side {
    /// The other side.
    #[must_use]
    pub(crate) const fn enemy(self) -> Self {
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

words! {
    /// Whose soldiers they are: the colour of the piece.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
    pub enum Nation {
        /// United States.
        Us => "us" "nation-us",
        /// Britain.
        Uk => "uk" "nation-uk",
        /// Canada.
        Ca => "ca" "nation-ca",
        /// German army.
        De => "de" "nation-de",
        /// Waffen-SS.
        Ss => "ss" "nation-ss",
        /// Luftwaffe.
        Lw => "lw" "nation-lw",
        /// Kriegsmarine.
        Navy => "navy" "nation-navy",
        /// Volunteers from the east.
        Ost => "ost" "nation-ost",
    }
}

words! {
    /// The arm of a piece (2.2.1).
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
    pub enum Kind {
        /// Infantry.
        Infantry => "infantry" "kind-infantry",
        /// Motorised infantry, Panzergrenadiers.
        MotorisedInfantry => "motorised_infantry" "kind-motorised-infantry",
        /// Tanks.
        Armour => "armour" "kind-armour",
        /// Mechanised cavalry.
        Cavalry => "cavalry" "kind-cavalry",
        /// Paratroops.
        Paratroops => "paratroops" "kind-paratroops",
        /// Glider troops.
        Glider => "glider" "kind-glider",
        /// Rangers and Commandos.
        Rangers => "rangers" "kind-rangers",
        /// Naval infantry.
        NavalInfantry => "naval_infantry" "kind-naval-infantry",
        /// Infantry on bicycles.
        Bicycle => "bicycle" "kind-bicycle",
        /// Towed artillery.
        Artillery => "artillery" "kind-artillery",
        /// Self-propelled artillery. No piece of 11.1 is of this kind.
        MechanisedArtillery => "mechanised_artillery" "kind-mechanised-artillery",
        /// Coast batteries.
        CoastArtillery => "coast_artillery" "kind-coast-artillery",
        /// Anti-aircraft guns.
        Flak => "flak" "kind-flak",
        /// Rocket launchers.
        Rockets => "rockets" "kind-rockets",
        /// Assault guns.
        AssaultGuns => "assault_guns" "kind-assault-guns",
    }
}

impl Kind {
    /// Pays the motorised column of the terrain table.
    #[must_use]
    pub(crate) const fn is_motorised(self) -> bool {
        self.is_armoured() || matches!(self, Self::MotorisedInfantry | Self::MechanisedArtillery)
    }

    /// Armour, mechanised cavalry and assault guns, which 5.1.2 treats alike.
    #[must_use]
    pub(crate) const fn is_armoured(self) -> bool {
        matches!(self, Self::Armour | Self::Cavalry | Self::AssaultGuns)
    }

    /// Artillery of any sort: alone it has no help from the air (8.0), and without ports it does not attack (9.0).
    #[must_use]
    pub(crate) const fn is_artillery(self) -> bool {
        matches!(
            self,
            Self::Artillery | Self::MechanisedArtillery | Self::CoastArtillery | Self::Flak | Self::Rockets
        )
    }

    /// Has guns that may fire at a distance, if it has a range (8.0; ruling R50).
    #[must_use]
    pub(crate) const fn has_guns(self) -> bool {
        matches!(self, Self::Artillery | Self::MechanisedArtillery | Self::CoastArtillery | Self::Rockets)
    }

    /// Suffers when it retreats across a river (5.3.2; ruling R28).
    #[must_use]
    pub(crate) const fn suffers_at_rivers(self) -> bool {
        self.is_armoured() || matches!(self, Self::MechanisedArtillery)
    }

    /// Goes one hex further after a victory (5.2).
    #[must_use]
    pub(crate) const fn advances_further(self) -> bool {
        self.is_armoured() || matches!(self, Self::MotorisedInfantry)
    }

    /// Never advances after combat (5.2; ruling R30).
    #[must_use]
    pub(crate) const fn never_advances(self) -> bool {
        matches!(self, Self::Artillery | Self::CoastArtillery | Self::Flak | Self::Rockets)
    }
}

words! {
    /// How a piece comes into play (11.1).
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum Way {
        /// On the map when the game begins (11.1.2).
        Setup => "setup" "way-setup",
        /// Dropped on turn 0 (4.2.3).
        Air => "air" "way-air",
        /// Landed under fire on turn 0 (11.1.1).
        Sea => "sea" "way-sea",
        /// After the Allied combat phase of turn 0 (3.0).
        Commando => "commando" "way-commando",
        /// By glider on its own division (4.2.3).
        Drop => "drop" "way-drop",
        /// By sea at Utah only (4.2.3).
        Utah => "utah" "way-utah",
        /// By sea at the American beaches or ports (4.2.1, 9.0).
        BeachUs => "beach_us" "way-beach-us",
        /// By sea at the British and Canadian beaches or ports (4.2.1, 9.0).
        BeachUk => "beach_uk" "way-beach-uk",
        /// By the south edge (11.1.4).
        South => "south" "way-south",
        /// By the east edge (11.1.4).
        East => "east" "way-east",
        /// By hex 1125 (11.1.4).
        Avranches => "avranches" "way-avranches",
    }
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
    pub at: Option<SpaceId>,
}

impl Unit {
    /// Nation and arm as numbers: an order that tells no more than the back of a piece.
    pub(crate) const fn arm(&self) -> [i64; 2] {
        [self.nation as i64, self.kind as i64]
    }
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
