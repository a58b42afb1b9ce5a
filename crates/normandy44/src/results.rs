//! What the tables say (rules 12.1, 12.4.4, 20.2, 20.3).

use sandtable_engine::words;

words! {
    /// A result of the combat table (12.1).
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
    pub enum Cell {
        /// Nothing happens.
        Nothing => "-",
        /// The attacker loses a step.
        A1 => "A1",
        /// The attacker loses a step, the defender goes or stands.
        A1Dr => "A1/DR",
        /// Each loses a step of the other's choice; nobody goes.
        Ex => "EX",
        /// The defender goes or stands.
        Dr => "DR",
        /// Each loses a step; the defender goes or stands.
        A1D1 => "A1/D1",
        /// The defender loses a step and goes or stands.
        D1 => "D1",
        /// The defender loses two steps and goes four hexes; the attacker loses one if there were two.
        A1D2 => "A1/D2",
        /// The defender loses half his steps and goes four hexes.
        Dh => "DH",
        /// On a beach: the attacker loses two steps, the defender one (20.3.2).
        A2D1 => "A2/D1",
    }
}

impl Cell {
    /// How far the defender goes, if he must (13.1).
    #[must_use]
    pub const fn retreat(self) -> u8 {
        match self {
            Self::A1Dr | Self::Dr | Self::A1D1 | Self::D1 => 2,
            Self::A1D2 | Self::Dh => 4,
            _ => 0,
        }
    }
}

words! {
    /// A result of the table of determined defence (12.4.4).
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
    pub enum Stand {
        /// The stand fails.
        Fails => "-",
        /// It fails, and the lead unit loses a step.
        Loses => "lose",
        /// It holds at the price of a step.
        HoldLose => "hold-lose",
        /// It holds, and each side loses a step.
        HoldEx => "hold-EX",
        /// It holds, and the attacker loses a step.
        HoldA1 => "hold-A1",
        /// It holds, the attacker loses a step, the position is gone.
        HoldA1Gone => "hold-A1*",
    }
}

impl Stand {
    /// Whether the retreat is called off.
    #[must_use]
    pub const fn holds(self) -> bool {
        !matches!(self, Self::Fails | Self::Loses)
    }

    /// Whether the lead unit loses a step.
    #[must_use]
    pub const fn costs_leader(self) -> bool {
        matches!(self, Self::Loses | Self::HoldLose | Self::HoldEx)
    }

    /// How it is told: a term for `result-…`.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::Fails => "fails",
            Self::Loses => "fails-1",
            Self::HoldLose => "holds-1",
            Self::HoldEx => "holds-EX",
            Self::HoldA1 => "holds-A1",
            Self::HoldA1Gone => "holds-A1-gone",
        }
    }
}

words! {
    /// A result of the table of dispersal (20.2).
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
    pub enum Drop {
        /// Intact.
        Intact => "-",
        /// Dispersed.
        S => "S",
        /// Dispersed, a step short.
        S1 => "S1",
        /// Dispersed, two steps short.
        S2 => "S2",
    }
}

words! {
    /// The weather (4.3).
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
    pub enum Weather {
        /// Storm.
        Storm => "storm" "weather-storm",
        /// Overcast.
        Overcast => "overcast" "weather-overcast",
        /// Fair.
        Fair => "fair" "weather-fair",
    }
}
