//! What the codes of the tables mean (rules 5.1.6, 6.2, 6.3).

use crate::situation::Loss;
use sandtable_engine::data::{Item, Read, Wrong};
use sandtable_engine::words;
use std::str::FromStr;

/// What a code says of its side.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Fate {
    /// What one of its units suffers.
    pub loss: Option<Loss>,
    /// Whether all of them retreat.
    pub retreat: bool,
}

impl Fate {
    /// By the letters after the one of the side: whether it retreats or holds, blooded or intact; or loses a unit and
    /// retreats.
    fn of(letters: &str) -> Self {
        let loss = match letters {
            "E" => Some(Loss::Unit),
            "RB" | "VB" => Some(Loss::Step),
            _ => None,
        };
        Self { loss, retreat: !letters.starts_with('V') }
    }
}

/// A cell of the combat table. Both of its codes apply (ruling R20).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cell {
    /// A code for each side, as printed, and what it says of the defender and of the attacker.
    Both(&'static str, Fate, Fate),
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
        let pair = PAIRS.into_iter().find(|pair| *pair == text);
        let both = pair.and_then(|pair| Some((pair, pair.strip_prefix('D')?.split_once(" A")?)));
        let (code, (defence, attack)) =
            both.ok_or_else(|| format!("\"{text}\" is not a result of the combat table"))?;
        Ok(Self::Both(code, Fate::of(defence), Fate::of(attack)))
    }
}

impl Read for Cell {
    fn read(item: &Item) -> Result<Self, Wrong> {
        item.parsed()
    }
}

words! {
    /// A result of the bombardment and carpet bombing tables, as printed.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum Bomb {
        /// Nothing.
        Intact => "DI",
        /// One unit loses a step.
        Step => "DB",
        /// One unit is eliminated.
        Unit => "DE",
        /// All units are eliminated.
        All => "DA",
    }
}
