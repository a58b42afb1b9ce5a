//! The counters and what they are (rules 0.1, 6.10).

use sandtable_engine::SpaceId;
use sandtable_engine::words;

words! {
    /// The two sides.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
    pub enum Side {
        /// The Allies.
        Allied => "allied" "side-allied",
        /// The Germans.
        German => "german" "side-german",
    }
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

words! {
    /// Who decides: the seats, in their order (11).
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
    pub enum Acting {
        /// Both Allied armies in one hand.
        Allied => "allied" "seat-allied",
        /// The Germans.
        German => "german" "seat-german",
        /// The Americans, of three players.
        Us => "us" "seat-us",
        /// The British and Canadians, of three players.
        British => "british" "seat-british",
    }
}

impl Acting {
    /// The side that it plays for.
    #[must_use]
    pub const fn side(self) -> Side {
        match self {
            Self::German => Side::German,
            _ => Side::Allied,
        }
    }

    /// Whether it commands an army.
    #[must_use]
    pub const fn commands(self, army: Army) -> bool {
        match self {
            Self::Allied => !matches!(army, Army::German),
            Self::German => matches!(army, Army::German),
            Self::Us => matches!(army, Army::Us | Army::Ffi),
            Self::British => matches!(army, Army::British),
        }
    }
}

words! {
    /// Which army a counter belongs to: no HQ controls another's (8).
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
    pub enum Army {
        /// American, with the French 2nd Armoured.
        Us => "us" "army-us",
        /// British, Canadian, Polish, Belgian.
        British => "british" "army-british",
        /// German.
        German => "german" "army-german",
        /// FFI and partisans: nobody moves them (4.1.2).
        Ffi => "ffi" "army-ffi",
    }
}

impl Army {
    /// The side that it fights for.
    #[must_use]
    pub const fn side(self) -> Side {
        match self {
            Self::German => Side::German,
            _ => Side::Allied,
        }
    }
}

words! {
    /// The colour of a counter.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
    pub enum Nation {
        /// United States.
        Us => "us" "nation-us",
        /// France.
        Fr => "fr" "nation-fr",
        /// Britain.
        Uk => "uk" "nation-uk",
        /// Canada.
        Ca => "ca" "nation-ca",
        /// Poland.
        Pl => "pl" "nation-pl",
        /// Belgium.
        Be => "be" "nation-be",
        /// German army.
        De => "de" "nation-de",
        /// Waffen-SS.
        Ss => "ss" "nation-ss",
        /// Luftwaffe.
        Lw => "lw" "nation-lw",
        /// French forces of the interior.
        Ffi => "ffi" "nation-ffi",
    }
}

words! {
    /// The kind of a counter (0.1).
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
    pub enum Kind {
        /// Headquarters of a corps (0.1.1).
        Hq => "hq" "kind-hq",
        /// Motorised infantry.
        MotorisedInfantry => "motorised_infantry" "kind-motorised-infantry",
        /// Infantry on foot.
        Infantry => "infantry" "kind-infantry",
        /// Infantry on bicycles (0.1.2).
        Bicycle => "bicycle" "kind-bicycle",
        /// Paratroops.
        Paratroops => "paratroops" "kind-paratroops",
        /// Glider troops.
        Glider => "glider" "kind-glider",
        /// American rangers.
        Rangers => "rangers" "kind-rangers",
        /// British commandos.
        Commandos => "commandos" "kind-commandos",
        /// Armoured divisions and their commands.
        Armour => "armour" "kind-armour",
        /// Tanks apart from divisions.
        Tank => "tank" "kind-tank",
        /// Tank destroyers.
        TankDestroyer => "tank_destroyer" "kind-tank-destroyer",
        /// The British 79th.
        SpecialArmour => "special_armour" "kind-special-armour",
        /// Panzers.
        Panzer => "panzer" "kind-panzer",
        /// Panzergrenadiers.
        Panzergrenadier => "panzergrenadier" "kind-panzergrenadier",
        /// Heavy tanks.
        HeavyTank => "heavy_tank" "kind-heavy-tank",
        /// Anti-aircraft guns.
        Flak => "flak" "kind-flak",
        /// A post of the Atlantic wall.
        Garrison => "garrison" "kind-garrison",
        /// A fortress.
        Festung => "festung" "kind-festung",
        /// A coast battery.
        Battery => "battery" "kind-battery",
        /// Partisans (4.1.2).
        Partisans => "partisans" "kind-partisans",
        /// The rising of Paris (4.1.2).
        Ffi => "ffi" "kind-ffi",
        /// Heavy bombers.
        HeavyBomber => "heavy_bomber" "kind-heavy-bomber",
        /// Medium bombers.
        MediumBomber => "medium_bomber" "kind-medium-bomber",
        /// Light bombers: medium, but for the bonus (9.3).
        LightBomber => "light_bomber" "kind-light-bomber",
        /// Fighter-bombers.
        FighterBomber => "fighter_bomber" "kind-fighter-bomber",
    }
}

impl Kind {
    /// Armoured: barred from marsh, may overrun (0.1.2).
    #[must_use]
    pub const fn is_armoured(self) -> bool {
        matches!(
            self,
            Self::Armour
                | Self::Tank
                | Self::TankDestroyer
                | Self::SpecialArmour
                | Self::Panzer
                | Self::HeavyTank
        )
    }

    /// A post that never moves: garrison, Festung, battery, partisans, the FFI of Paris.
    #[must_use]
    pub const fn is_post(self) -> bool {
        self.is_garrison() || matches!(self, Self::Partisans | Self::Ffi)
    }

    /// A garrison: it has no zone and ignores retreats, and bombardments do it less harm (0.1.2).
    #[must_use]
    pub const fn is_garrison(self) -> bool {
        matches!(self, Self::Garrison | Self::Festung | Self::Battery)
    }

    /// Chosen troops who infiltrate (4.4).
    #[must_use]
    pub const fn is_special(self) -> bool {
        matches!(self, Self::Paratroops | Self::Rangers | Self::Commandos)
    }

    /// May wait in reserve for an exploitation (4.1.1).
    #[must_use]
    pub const fn may_wait(self) -> bool {
        self.is_armoured() || matches!(self, Self::Panzergrenadier)
    }

    /// Infantry of any sort, which can be supplied by air (7.5).
    #[must_use]
    pub const fn is_infantry(self) -> bool {
        matches!(
            self,
            Self::MotorisedInfantry
                | Self::Infantry
                | Self::Bicycle
                | Self::Paratroops
                | Self::Glider
                | Self::Rangers
                | Self::Commandos
        )
    }

    /// Aircraft.
    #[must_use]
    pub const fn is_air(self) -> bool {
        matches!(self, Self::HeavyBomber | Self::MediumBomber | Self::LightBomber | Self::FighterBomber)
    }

    /// A headquarters or a combat unit, whether it moves or not.
    #[must_use]
    pub const fn is_ground(self) -> bool {
        !self.is_air()
    }
}

words! {
    /// How a counter comes into play (10, 1.1.2.1).
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum Way {
        /// There when the campaign begins.
        Setup => "setup" "way-setup",
        /// Dropped before dawn (10 O.1).
        Drop => "drop" "way-drop",
        /// In the first wave (10 A.1).
        WaveOne => "wave_1" "way-wave-1",
        /// In the second wave (10 A.1).
        WaveTwo => "wave_2" "way-wave-2",
        /// In the afternoon (10 B.1).
        Follow => "follow" "way-follow",
        /// Across a British beach (10 A.1).
        Across => "across" "way-across",
        /// The second rangers, by a die (10 A.1).
        RangerDie => "ranger_die" "way-ranger-die",
        /// Commandos of the second wave (10 A.1).
        Commando => "commando" "way-commando",
        /// By glider in the evening (10 B.3).
        Glider => "glider" "way-glider",
        /// Into the strategic reserve (1.1.2.1).
        Reserve => "reserve" "way-reserve",
        /// Into a box (1.1.2.1).
        Box => "box" "way-box",
        /// By an exit hex (1.1.2.1).
        Edge => "edge" "way-edge",
        /// By a rule of its own (4.1.2).
        Special => "special" "way-special",
        /// Drawn from a cup (1.1.1.1).
        Cup => "cup" "way-cup",
    }
}

/// A counter as the rules use it.
#[derive(Clone, Copy, Debug)]
pub struct Unit {
    /// Its army.
    pub army: Army,
    /// Its colour.
    pub nation: Nation,
    /// Its kind.
    pub kind: Kind,
    /// Its division, an index; none if it is independent.
    pub division: Option<u8>,
    /// Attack by steps lost.
    pub attack: [u8; 3],
    /// Defence by steps lost.
    pub defence: [u8; 3],
    /// How many steps it has (0.1.2).
    pub steps: u8,
    /// Movement in points.
    pub movement: u8,
    /// Stacking value.
    pub sv: u8,
    /// Columns of support, for headquarters; points, for aircraft.
    pub bonus: u8,
    /// Chosen troops (6.3).
    pub elite: bool,
    /// Swimming tanks (10 A.1).
    pub dd: bool,
    /// The turn in which it comes.
    pub turn: u8,
    /// How.
    pub way: Way,
    /// Where, if it is one space.
    pub at: Option<SpaceId>,
    /// The drop zone, an index.
    pub zone: u8,
    /// The beaches in range of a battery, bits by depot.
    pub beaches: u32,
    /// The depot on its back, an index.
    pub depot: Option<u8>,
}

impl Unit {
    /// Its side.
    #[must_use]
    pub const fn side(&self) -> Side {
        self.army.side()
    }

    /// Motorised: it moves by more than six (0.1.2).
    #[must_use]
    pub const fn is_motorised(&self) -> bool {
        self.movement > 6
    }

    /// Fights: neither a headquarters nor aircraft.
    #[must_use]
    pub const fn fights(&self) -> bool {
        self.kind.is_ground() && !matches!(self.kind, Kind::Hq)
    }

    /// Casts a zone (3): stacking value 1 or more, no garrison.
    #[must_use]
    pub const fn casts_zone(&self) -> bool {
        self.sv > 0 && self.fights() && !self.kind.is_garrison()
    }
}

/// What else stands on a counter.
#[derive(Clone, Debug)]
pub struct Print {
    /// What stands beside the symbol.
    pub number: String,
    /// Its size.
    pub size: String,
    /// The rules that name it.
    pub rules: Vec<String>,
    /// Where its values come from.
    pub source: String,
}
