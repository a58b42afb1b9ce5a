//! The deck: 54 cards, each with a landing part, an event part and a fire part.

use crate::units::{Sector, Target};
use sandtable_engine::data::{Item, Read, Wrong};
use sandtable_engine::text::TextError;
use sandtable_engine::{data, keys, words};

/// How many cards there are.
pub const CARDS: usize = 54;

words! {
    /// The colour of a German position.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
    #[repr(u8)]
    pub enum Colour {
        /// Orange.
        Orange => "orange" "colour-orange",
        /// Red.
        Red => "red" "colour-red",
        /// Purple.
        Purple => "purple" "colour-purple",
        /// Blue.
        Blue => "blue" "colour-blue",
        /// Green.
        Green => "green" "colour-green",
        /// Brown.
        Brown => "brown" "colour-brown",
    }
}

words! {
    /// What is printed on a colour of a fire card.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
    pub enum Mark {
        /// A leader may be hit.
        Star => "star",
        /// Armour does not protect.
        Armour => "armour",
        /// A letter of the extended game, which The First Wave does not read.
        A => "A",
        /// As before.
        R => "R",
        /// As before.
        P => "P",
        /// As before.
        M => "M",
        /// As before.
        F => "F",
    }
}

keys! {
    /// A colour of a fire card.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
    pub struct Shot {
        /// The colour of the positions that fire.
        pub colour: Colour,
        /// Whether only those with a depth marker do (the double square).
        pub depth: bool,
        /// What else is printed on it.
        pub sign: Mark,
    }
}

/// What the card's event is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Happening {
    /// A reinforcement in each of these zones (bits from A).
    Reinforce(u8),
    /// A depth marker anywhere.
    Depth,
    /// A depth marker in each sector.
    DepthBoth,
    /// A hero, with a depth marker or without.
    Hero(Sector, bool),
    /// A naval gunfire marker, and reinforcements in zones.
    Naval(u8),
    /// Smoke hides these strongpoints, by group.
    Smoke(Vec<String>),
    /// The rockets of WN69.
    Scream,
    /// The rockets of WN69 are destroyed, if they were ever heard.
    RocketKill,
    /// Plunging fire into the men under the shingle.
    Plunge,
    /// All Germans rally.
    Rally,
    /// One action more for each division.
    Initiative,
    /// One action only for each division.
    Reduce,
    /// A company gets men back.
    Regroup(Sector),
    /// A patrol reveals the nearest Germans.
    Patrol(Sector),
    /// A prisoner tells of Germans of one's choice.
    Prisoner(Sector),
    /// Kampfgruppe Meyer sends troops.
    Meyer,
    /// The engineers are held up.
    EngineersStop,
    /// Something that only happens after turn 16.
    Later,
}

keys! {
    /// A card.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub struct Card {
        /// Its number, from one.
        pub number: u8,
        landing: Letters,
        /// Whether mines go off.
        pub mine: bool,
        /// The events of turns 2–10, 11–20 and 21–31.
        pub events: [Happening; 3],
        /// The colours that fire.
        pub fire: [Shot; 3],
        /// Whom they hit.
        pub target: Target,
        /// The German artillery.
        pub artillery: Option<Artillery>,
        /// Where it comes from.
        pub source: String,
    }

    /// The German artillery of a card.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub struct Artillery {
        /// How many guns it takes.
        pub value: u8,
        /// Of which calibres.
        pub calibres: Vec<u8>,
    }

    #[derive(Clone, Debug, PartialEq, Eq)]
    struct Letters {
        diamond: Letter,
        triangle: Letter,
        circle: Letter,
    }
}

/// A letter of the landing table, 0 for A.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Letter(u8);

impl Read for Letter {
    fn read(item: &Item) -> Result<Self, Wrong> {
        match item.text()?.as_bytes() {
            [letter @ b'A'..=b'D'] => Ok(Self(letter - b'A')),
            _ => Err(item.wrong("not a landing letter")),
        }
    }
}

impl Read for Happening {
    fn read(item: &Item) -> Result<Self, Wrong> {
        happening(item.text()?).ok_or_else(|| item.wrong("not an event"))
    }
}

impl Card {
    /// The landing letter of a target symbol, 0 for A.
    #[must_use]
    pub const fn letter(&self, target: Target) -> u8 {
        match target {
            Target::Diamond => self.landing.diamond.0,
            Target::Triangle => self.landing.triangle.0,
            Target::Circle => self.landing.circle.0,
        }
    }

    /// What it says of a colour.
    #[must_use]
    pub fn shot(&self, colour: Colour) -> Option<&Shot> {
        self.fire.iter().find(|shot| shot.colour == colour)
    }
}

keys! {
    struct CardsFile {
        card: Vec<Card>,
    }
}

/// Reads `cards.toml`.
///
/// # Errors
/// With the line or the card, if it is not a deck of this game.
pub fn read(text: &str) -> Result<Vec<Card>, TextError> {
    let CardsFile { card: cards } = data::read(text)?;
    if cards.len() != CARDS {
        return Err(TextError::new(format!("{} cards, not {CARDS}", cards.len())));
    }
    match (1..).zip(&cards).find(|(number, card)| card.number != *number) {
        None => Ok(cards),
        Some((_, card)) => {
            Err(TextError::new(format!("card {}: cards are numbered from one, in order", card.number)))
        }
    }
}

/// The bits of zones written as letters.
fn zones(text: &str) -> Option<u8> {
    text.bytes().try_fold(0, |all, b| (b'A'..=b'G').contains(&b).then(|| all | 1 << (b - b'A')))
}

fn division(text: &str) -> Option<Sector> {
    match text {
        "1" => Some(Sector::East),
        "29" => Some(Sector::West),
        _ => None,
    }
}

fn happening(text: &str) -> Option<Happening> {
    let (word, rest) = text.split_once(':').unwrap_or((text, ""));
    Some(match word {
        "R" => Happening::Reinforce(zones(rest)?),
        "DEPTH" => Happening::Depth,
        "DEPTH2" => Happening::DepthBoth,
        "HERO" => match rest.split_once(';') {
            Some((of, "DEPTH")) => Happening::Hero(division(of)?, true),
            Some(_) => return None,
            None => Happening::Hero(division(rest)?, false),
        },
        "NAVAL" => Happening::Naval(0),
        "NAVAL;R" => Happening::Naval(zones(rest)?),
        "SMOKE" => Happening::Smoke(rest.split(',').map(str::to_owned).collect()),
        "SCREAM" => Happening::Scream,
        "ROCKETKILL" => Happening::RocketKill,
        "PLUNGE" => Happening::Plunge,
        "REMDIS" => Happening::Rally,
        "INIT" => Happening::Initiative,
        "REDUCE" => Happening::Reduce,
        "STEP" => Happening::Regroup(division(rest)?),
        "PATROL" => Happening::Patrol(division(rest)?),
        "PRISONER" => Happening::Prisoner(division(rest)?),
        "MEYER" => Happening::Meyer,
        "ENGSTOP" => Happening::EngineersStop,
        "UNEXP" | "SNIPER" | "CONC" => Happening::Later,
        _ => return None,
    })
}
