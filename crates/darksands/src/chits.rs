//! The action chits (rules 18.1–18.3): what there is, and what each counts for.

use crate::units::Side;
use sandtable_engine::words;
use sandtable_kit::cup::Cup;

/// How many kinds of chits there are.
pub const KINDS: usize = 24;

/// A cup of action chits.
pub type Chits = Cup<KINDS>;

words! {
    /// An action chit (18.1).
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
    pub enum Chit {
        /// Logistics, which is nobody's (21.0).
        Logistics => "logistics" "chit-logistics",
        /// Movement.
        AlliedMovement => "allied_m" "chit-movement",
        /// Combat.
        AlliedCombat => "allied_c" "chit-combat",
        /// Movement or Combat.
        AlliedEither => "allied_mc" "chit-movement-combat",
        /// Half Movement or Combat −1.
        AlliedHalf => "allied_half" "chit-half-combat",
        /// Reinforcement (22.0).
        AlliedReinforcement => "allied_reinforcements" "chit-reinforcement",
        /// Fall of Tobruk.
        AlliedTobruk => "allied_tobruk" "chit-tobruk",
        /// O'Connor.
        OConnor => "oconnor" "chit-oconnor",
        /// Combeforce.
        Combeforce => "combeforce" "chit-combeforce",
        /// 13 Corps.
        Corps13 => "corps13" "chit-13-corps",
        /// 30 Corps.
        Corps30 => "corps30" "chit-30-corps",
        /// 8th Army.
        Army8 => "army8" "chit-8th-army",
        /// The Auk, a priority chit.
        Auk => "auk" "chit-auk",
        /// Monty, a priority chit.
        Monty => "monty" "chit-monty",
        /// Movement.
        AxisMovement => "axis_m" "chit-movement",
        /// Combat.
        AxisCombat => "axis_c" "chit-combat",
        /// Movement or Combat.
        AxisEither => "axis_mc" "chit-movement-combat",
        /// Half Movement or Combat −1.
        AxisHalf => "axis_half" "chit-half-combat",
        /// Reinforcement (22.0).
        AxisReinforcement => "axis_reinforcements" "chit-reinforcement",
        /// Fall of Tobruk.
        AxisTobruk => "axis_tobruk" "chit-tobruk",
        /// Rommel, a priority chit.
        Rommel => "rommel" "chit-rommel",
        /// Afrika Korps.
        AfrikaKorps => "afrikakorps" "chit-afrika-korps",
        /// PanzerArmee Afrika.
        PanzerArmee => "panzerarmee" "chit-panzerarmee",
        /// 21 Corps.
        Corps21 => "corps21" "chit-21-corps",
    }
}

impl Chit {
    /// Its number in a cup.
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The chit with a number.
    #[must_use]
    pub const fn of(index: usize) -> Self {
        Self::ALL[index % KINDS]
    }

    /// Whose it is; Logistics is nobody's.
    #[must_use]
    pub const fn side(self) -> Option<Side> {
        match self as u8 {
            0 => None,
            1..=13 => Some(Side::Allied),
            _ => Some(Side::Axis),
        }
    }

    /// A priority chit, held in hand, by its rank: a higher one goes before a lower one (18.6.1).
    #[must_use]
    pub const fn rank(self) -> Option<u8> {
        match self {
            Self::Monty => Some(1),
            Self::Rommel => Some(2),
            Self::Auk => Some(3),
            _ => None,
        }
    }

    /// Counts towards two in a row (18.7.1).
    #[must_use]
    pub const fn runs(self) -> bool {
        self.rank().is_none() && !matches!(self, Self::Logistics)
    }

    /// Its movement side: none, whole, or half.
    #[must_use]
    pub const fn movement(self) -> Option<bool> {
        match self {
            Self::AlliedMovement | Self::AxisMovement | Self::AlliedEither | Self::AxisEither => Some(false),
            Self::Auk | Self::Monty | Self::AxisTobruk => Some(false),
            Self::AlliedHalf | Self::AxisHalf => Some(true),
            _ => None,
        }
    }

    /// Its combat side: none, plain, or −1.
    #[must_use]
    pub const fn combat(self) -> Option<bool> {
        match self {
            Self::AlliedCombat | Self::AxisCombat | Self::AlliedEither | Self::AxisEither => Some(false),
            Self::Auk | Self::Monty | Self::AxisTobruk => Some(false),
            Self::AlliedHalf | Self::AxisHalf => Some(true),
            _ => None,
        }
    }

    /// Lets somebody attack: all that are somebody's but plain movement and reinforcements.
    #[must_use]
    pub const fn fights(self) -> bool {
        !matches!(self, Self::Logistics | Self::AlliedMovement | Self::AxisMovement)
            && !self.is_reinforcement()
    }

    /// Counts towards two movements and two combats (18.7.2).
    #[must_use]
    pub const fn is_limited(self) -> bool {
        self.runs()
            && !matches!(self, Self::AxisTobruk)
            && (self.movement().is_some() || self.combat().is_some())
    }

    /// A Reinforcement chit.
    #[must_use]
    pub const fn is_reinforcement(self) -> bool {
        matches!(self, Self::AlliedReinforcement | Self::AxisReinforcement)
    }

    /// The chit of a side that `tables.toml` calls so.
    #[must_use]
    pub fn of_side(word: &str, side: Side) -> Option<Self> {
        let own = format!("{}_{word}", side.word());
        Self::of_word(&own).or_else(|| Self::of_word(word)).filter(|chit| chit.side() == Some(side))
    }
}

/// The priority chits in the order in which their owners are asked (18.6.1).
pub const PRIORITY: [Chit; 3] = [Chit::Monty, Chit::Rommel, Chit::Auk];
