//! The pieces and what they are (rule 2.3).

use sandtable_engine::SpaceId;
use sandtable_engine::words;

words! {
    /// The two sides.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
    pub enum Side {
        /// The Allies.
        Allied => "allied",
        /// The Germans, who move first (3).
        German => "german",
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
    /// Who plays: a side, or a command of a divided one (27.1).
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum Seat {
        /// The Allies together.
        Allied => "allied" "seat-allied",
        /// The Germans together.
        German => "german" "seat-german",
        /// First US Army.
        Us => "us" "seat-us",
        /// Second British Army.
        Uk => "uk" "seat-uk",
        /// The Germans who face the British.
        Panzer => "panzer" "seat-panzer",
        /// The Germans who face the Americans.
        Seventh => "army7" "seat-army7",
    }
}

impl Seat {
    /// The seat of a command of a side, the first or the second.
    #[must_use]
    pub const fn of(side: Side, command: u8) -> Self {
        match (side, command) {
            (Side::Allied, 0) => Self::Us,
            (Side::Allied, _) => Self::Uk,
            (Side::German, 0) => Self::Panzer,
            (Side::German, _) => Self::Seventh,
        }
    }

    /// Its side.
    #[must_use]
    pub const fn side(self) -> Side {
        match self {
            Self::Allied | Self::Us | Self::Uk => Side::Allied,
            _ => Side::German,
        }
    }
}

words! {
    /// Whose soldiers they are: the colour of the piece (2.3.4).
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
    pub enum Nation {
        /// First US Army.
        Us => "us" "nation-us",
        /// Second British Army.
        Uk => "uk" "nation-uk",
        /// Canadians, of the Second Army.
        Ca => "ca" "nation-ca",
        /// German army.
        De => "de" "nation-de",
        /// Waffen-SS.
        Ss => "ss" "nation-ss",
        /// Luftwaffe.
        Lw => "lw" "nation-lw",
        /// Kriegsmarine.
        Navy => "navy" "nation-navy",
        /// Organisation Todt.
        Todt => "todt" "nation-todt",
        /// Volunteers from the east.
        Ost => "ost" "nation-ost",
    }
}

impl Nation {
    /// The army to which its units belong.
    #[must_use]
    pub const fn army(self) -> Army {
        match self {
            Self::Us => Army::First,
            Self::Uk | Self::Ca => Army::Second,
            _ => Army::German,
        }
    }
}

words! {
    /// An army: who may fight together (22.1), and where its stores are (5).
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
    pub enum Army {
        /// First US Army.
        First => "us" "army-us",
        /// Second British Army.
        Second => "uk" "army-uk",
        /// Germans.
        German => "german" "army-german",
    }
}

words! {
    /// The arm of a piece (2.3.3).
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
    pub enum Kind {
        /// Infantry.
        Infantry => "infantry" "kind-infantry",
        /// Motorised infantry.
        MotorisedInfantry => "motorised_infantry" "kind-motorised-infantry",
        /// Panzergrenadiers.
        Panzergrenadier => "panzergrenadier" "kind-panzergrenadier",
        /// Paratroops.
        Paratroops => "paratroops" "kind-paratroops",
        /// Glider troops.
        Glider => "glider" "kind-glider",
        /// Rangers and commandos.
        Rangers => "rangers" "kind-rangers",
        /// Infantry on bicycles (9.9).
        Bicycle => "bicycle" "kind-bicycle",
        /// Security troops.
        Security => "security" "kind-security",
        /// Engineers.
        Engineers => "engineers" "kind-engineers",
        /// Fortress troops.
        Fortress => "fortress" "kind-fortress",
        /// Volunteers from the east (17.1).
        Ost => "ost" "kind-ost",
        /// A battalion of tanks.
        Tanks => "tanks" "kind-tanks",
        /// Tanks and infantry together.
        Armour => "armour" "kind-armour",
        /// Reconnaissance.
        Recon => "recon" "kind-recon",
        /// Assault guns.
        AssaultGuns => "assault_guns" "kind-assault-guns",
        /// Anti-tank guns (11.4.3).
        Antitank => "antitank" "kind-antitank",
        /// Anti-aircraft guns (17.7).
        Flak => "flak" "kind-flak",
        /// A headquarters (17.2).
        Hq => "hq" "kind-hq",
        /// Rocket launchers (17.3).
        Werfer => "werfer" "kind-werfer",
        /// Beach engineers (17.8).
        BeachEngineers => "beach_engineers" "kind-beach-engineers",
        /// A strongpoint (16.2).
        Strongpoint => "strongpoint" "kind-strongpoint",
        /// What is left of a large unit (17.9).
        Cadre => "cadre" "kind-cadre",
    }
}

impl Kind {
    /// Of those that stack free, one of each to a hex (7.1).
    #[must_use]
    pub const fn stacks_free(self) -> bool {
        matches!(self, Self::Strongpoint | Self::Hq | Self::BeachEngineers | Self::Werfer)
    }

    /// A headquarters or a werfer brigade: it gives artillery, never leads a stand, never advances (14.1, 17.2, 17.3).
    #[must_use]
    pub const fn is_artillery(self) -> bool {
        matches!(self, Self::Hq | Self::Werfer)
    }
}

words! {
    /// What a cadre stands for (17.9).
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
    pub enum CadreType {
        /// Infantry.
        Infantry => "infantry",
        /// Tanks.
        Armour => "armour",
        /// Airborne troops.
        Airborne => "airborne",
        /// Panzergrenadiers.
        Panzergrenadier => "panzergrenadier",
    }
}

words! {
    /// A pool of replacements (6.1, 6.2).
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
    pub enum Pool {
        /// American infantry.
        UsInfantry => "us-infantry" "pool-us-infantry",
        /// American armour.
        UsArmour => "us-armour" "pool-us-armour",
        /// American airborne troops.
        UsAirborne => "us-airborne" "pool-us-airborne",
        /// British infantry.
        UkInfantry => "uk-infantry" "pool-uk-infantry",
        /// British armour, for Canadians too.
        UkArmour => "uk-armour" "pool-uk-armour",
        /// British airborne troops.
        UkAirborne => "uk-airborne" "pool-uk-airborne",
        /// Canadian infantry.
        CaInfantry => "ca-infantry" "pool-ca-infantry",
        /// German infantry.
        GermanInfantry => "german-infantry" "pool-german-infantry",
        /// German armour.
        GermanArmour => "german-armour" "pool-german-armour",
    }
}

impl Pool {
    /// Whose it is.
    #[must_use]
    pub const fn side(self) -> Side {
        match self {
            Self::GermanInfantry | Self::GermanArmour => Side::German,
            _ => Side::Allied,
        }
    }
}

words! {
    /// A store of supply points (5.1).
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
    pub enum Store {
        /// First US Army.
        Us => "us" "store-us",
        /// Second British Army.
        Uk => "uk" "store-uk",
        /// Seventh Army.
        Seventh => "army7" "store-army7",
        /// Fortress Cherbourg.
        Cherbourg => "cherbourg" "store-cherbourg",
        /// Panzer Group West, which has a store of its own where two share the Germans (27.1).
        Panzer => "panzer" "store-panzer",
    }
}

words! {
    /// The zones by which German reinforcements enter, each beside the next (6.6).
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
    pub enum Zone {
        /// Facing the Americans.
        Green => "green" "zone-green",
        /// West of the Orne.
        Blue => "blue" "zone-blue",
        /// East of the Orne.
        Red => "red" "zone-red",
        /// By the east edge.
        Orange => "orange" "zone-orange",
    }
}

words! {
    /// How a piece comes into play.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum Way {
        /// On the map when the game begins (24.2).
        Setup => "setup" "way-setup",
        /// With the first wave (20.3).
        Assault => "assault" "way-assault",
        /// With the second wave (20.5).
        Wave => "wave" "way-wave",
        /// From the air on turn 1 (20.2).
        Drop => "drop" "way-drop",
        /// By glider on turn 2 (20.2).
        Glider => "glider" "way-glider",
        /// From Great Britain (6.5).
        Britain => "britain" "way-britain",
        /// From a mobilisation box (6.7).
        Mobilisation => "mobilisation" "way-mobilisation",
        /// By an entry hex (6.6).
        Edge => "edge" "way-edge",
        /// From the cadre box (17.9).
        Cadre => "cadre" "way-cadre",
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
    /// Its formation (10.3), an index; none if it is one of its own.
    pub formation: Option<u8>,
    /// Strength by steps lost.
    pub strength: [u8; 2],
    /// Steps at full strength, the cadre of a large unit not among them.
    pub steps: u8,
    /// Whether it can only defend (10.7).
    pub defends_only: bool,
    /// Movement in points.
    pub movement: u8,
    /// Troop quality (2.3.1).
    pub quality: i8,
    /// Whether it pays as mechanised (2.3.3).
    pub mechanised: bool,
    /// Whether it shows a silhouette (2.3.6).
    pub silhouette: bool,
    /// Armour value; zero if it has none.
    pub armour: u8,
    /// Whether that value is only good against tanks (11.4.3).
    pub antitank: bool,
    /// Whether it may not move before it is released (17.6).
    pub restricted: bool,
    /// What it becomes, or what it is, as a cadre (17.9).
    pub cadre: Option<CadreType>,
    /// Reinforcement points (6.5.1).
    pub cost: u8,
    /// How it comes.
    pub way: Way,
    /// The turn in which it comes.
    pub turn: u8,
    /// The zone by which it comes (6.6).
    pub zone: Option<Zone>,
    /// The hex or box where it begins.
    pub at: SpaceId,
}

impl Unit {
    /// Whether it is of the infantry type (2.3.3): it digs in (16.1) and bears losses on beaches (20.3.2).
    #[must_use]
    pub const fn is_infantry_type(&self) -> bool {
        match self.kind {
            Kind::Strongpoint | Kind::BeachEngineers | Kind::Hq | Kind::Werfer => false,
            Kind::Panzergrenadier | Kind::MotorisedInfantry => true,
            _ => !self.mechanised,
        }
    }

    /// Whether it is a battalion of Tigers (6.4, 11.9).
    #[must_use]
    pub const fn is_tiger(&self) -> bool {
        self.armour == 5
    }

    /// Whether it is a battalion of Panthers (6.4).
    #[must_use]
    pub const fn is_panther(&self) -> bool {
        self.armour == 4 && self.silhouette && !self.antitank
    }

    /// Whether it has an armour value that gives a shift (11.4).
    #[must_use]
    pub const fn has_tanks(&self) -> bool {
        self.armour > 0 && !self.antitank
    }

    /// Whether it belongs to an Allied airborne division (22.2).
    #[must_use]
    pub const fn is_airborne(&self) -> bool {
        matches!(self.side, Side::Allied) && matches!(self.kind, Kind::Paratroops | Kind::Glider)
    }

    /// Whether a Mulberry or a beach owes it its way: everything that may come from Great Britain.
    #[must_use]
    pub const fn army(&self) -> Army {
        self.nation.army()
    }
}

/// What else stands on a piece.
#[derive(Clone, Debug)]
pub struct Printed {
    /// What is printed beside the symbol.
    pub number: String,
    /// Its size.
    pub size: String,
    /// The rules that name it or treat it apart.
    pub rules: Vec<String>,
    /// Where its values come from.
    pub source: String,
}
