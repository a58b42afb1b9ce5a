//! What the codes of the combat tables mean (rule 20.3).

use sandtable_engine::words;

words! {
    /// A result of the combat tables, as printed.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
    pub enum Cell {
        /// All attackers are eliminated.
        AE => "AE",
        /// The attacker loses a step.
        AL1 => "AL1",
        /// Both lose a step.
        BL1 => "BL1",
        /// The defender retreats.
        DR => "DR",
        /// The defender loses a step and retreats.
        DRStar => "DR*",
        /// Every unit of both sides loses a step.
        HEX => "HEX",
        /// The defenders are eliminated, the attacker loses as many steps.
        EX => "EX",
        /// The defenders are eliminated, the attacker loses a step.
        DEStar => "DE*",
        /// The defenders are eliminated.
        DE => "DE",
    }
}

impl Cell {
    /// The code as messages and records spell it: without an asterisk.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::DRStar => "DRs",
            Self::DEStar => "DEs",
            other => other.word(),
        }
    }

    /// Whether Panzer shock takes one step more of the defender (12.7.3).
    #[must_use]
    pub const fn may_shock(self) -> bool {
        matches!(self, Self::AL1 | Self::BL1 | Self::DR | Self::DRStar)
    }

    /// Whether the defender retreats.
    #[must_use]
    pub const fn retreats(self) -> bool {
        matches!(self, Self::DR | Self::DRStar)
    }
}
