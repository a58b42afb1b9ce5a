//! What the codes of the tables mean (rules 5.1.6, 6.2, 6.3).

use crate::situation::Loss;
use sandtable_engine::data::{Item, Read, Wrong};
use std::str::FromStr;

/// What the defender's code says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Defence {
    /// What one defending unit suffers.
    pub loss: Option<Loss>,
    /// Whether all defenders retreat.
    pub retreat: bool,
}

/// What the attacker's code says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Attack {
    /// What one attacking unit suffers.
    pub loss: Option<Loss>,
    /// Whether all attackers retreat.
    pub retreat: bool,
}

/// A cell of the combat table. Both of its codes apply (ruling R20).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cell {
    /// A code for each side, as printed.
    Both(&'static str, Defence, Attack),
    /// EMP: an exchange.
    Exchange,
    /// IMP: nothing.
    Impasse,
}

impl Cell {
    /// The cell as printed.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::Both(code, ..) => code,
            Self::Exchange => "EMP",
            Self::Impasse => "IMP",
        }
    }
}

/// Every pair of codes that the combat table prints.
const PAIRS: [&str; 12] = [
    "DVB ARI", "DVB ARB", "DVI ARI", "DVI ARB", "DVB AE", "DVI AE", "DRI AVB", "DRB AVB", "DRB AVI",
    "DRI AVI", "DE AVB", "DE AVI",
];

impl FromStr for Cell {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        match text {
            "EMP" => return Ok(Self::Exchange),
            "IMP" => return Ok(Self::Impasse),
            _ => {}
        }
        let bad = || format!("\"{text}\" is not a result of the combat table");
        let (defence, attack) = text.split_once(' ').ok_or_else(bad)?;
        let code = PAIRS.into_iter().find(|pair| *pair == text).ok_or_else(bad)?;
        let defence = match defence {
            "DE" => Defence { loss: Some(Loss::Unit), retreat: true },
            "DRB" => Defence { loss: Some(Loss::Step), retreat: true },
            "DRI" => Defence { loss: None, retreat: true },
            "DVB" => Defence { loss: Some(Loss::Step), retreat: false },
            "DVI" => Defence { loss: None, retreat: false },
            _ => return Err(bad()),
        };
        let attack = match attack {
            "AVI" => Attack { loss: None, retreat: false },
            "AVB" => Attack { loss: Some(Loss::Step), retreat: false },
            "ARI" => Attack { loss: None, retreat: true },
            "ARB" => Attack { loss: Some(Loss::Step), retreat: true },
            "AE" => Attack { loss: Some(Loss::Unit), retreat: true },
            _ => return Err(bad()),
        };
        Ok(Self::Both(code, defence, attack))
    }
}

/// A result of the bombardment and carpet bombing tables.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Bomb {
    /// DI: nothing.
    Intact,
    /// DB: one unit loses a step.
    Step,
    /// DE: one unit is eliminated.
    Unit,
    /// DA: all units are eliminated.
    All,
}

impl Bomb {
    /// The result as printed.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::Intact => "DI",
            Self::Step => "DB",
            Self::Unit => "DE",
            Self::All => "DA",
        }
    }
}

impl FromStr for Bomb {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        match text {
            "DI" => Ok(Self::Intact),
            "DB" => Ok(Self::Step),
            "DE" => Ok(Self::Unit),
            "DA" => Ok(Self::All),
            _ => Err(format!("\"{text}\" is not a result of the bombardment tables")),
        }
    }
}

impl Read for Cell {
    fn read(item: &Item) -> Result<Self, Wrong> {
        item.parsed()
    }
}

impl Read for Bomb {
    fn read(item: &Item) -> Result<Self, Wrong> {
        item.parsed()
    }
}
