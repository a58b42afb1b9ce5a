//! The deck: 54 cards, each with a landing part, an event part and a fire part.

use crate::units::{Sector, Target};
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

/// A card.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Card {
    /// Its number, from one.
    pub number: u8,
    /// The landing letter (0 for A) of each target symbol.
    pub landing: [u8; 3],
    /// Whether mines go off.
    pub mine: bool,
    /// The events of turns 2–10, 11–20 and 21–31.
    pub events: [Happening; 3],
    /// The colours that fire.
    pub fire: [Shot; 3],
    /// Whom they hit.
    pub target: Target,
    /// The German artillery: how many guns it takes, and of which calibres.
    pub artillery: Option<(u8, Vec<u8>)>,
    /// Where it comes from.
    pub source: String,
}

impl Card {
    /// What it says of a colour.
    #[must_use]
    pub fn shot(&self, colour: Colour) -> Option<&Shot> {
        self.fire.iter().find(|shot| shot.colour == colour)
    }
}

keys! {
    struct CardsFile {
        card: Vec<CardLine>,
    }

    struct CardLine {
        number: u8,
        landing: Letters,
        mine: bool,
        events: [String; 3],
        fire: [Shot; 3],
        target: Target,
        artillery: Option<ArtilleryLine>,
        source: String,
    }

    struct Letters {
        diamond: char,
        triangle: char,
        circle: char,
    }

    struct ArtilleryLine {
        value: u8,
        calibres: Vec<u8>,
    }
}

/// Reads `cards.toml`.
///
/// # Errors
/// With the line or the card, if it is not a deck of this game.
pub fn read(text: &str) -> Result<Vec<Card>, TextError> {
    let file: CardsFile = data::read(text)?;
    if file.card.len() != CARDS {
        return Err(TextError::new(format!("{} cards, not {CARDS}", file.card.len())));
    }
    let read = |(i, line): (usize, CardLine)| {
        let bad = |what: String| TextError::new(format!("card {}: {what}", line.number));
        if usize::from(line.number) != i + 1 {
            return Err(bad("cards are numbered from one, in order".into()));
        }
        let letter = |c: char| match c {
            'A'..='D' => Ok(c as u8 - b'A'),
            _ => Err(bad(format!("\"{c}\" is not a landing letter"))),
        };
        let event = |text: &str| happening(text).ok_or_else(|| bad(format!("\"{text}\" is not an event")));
        let [early, middle, late] = &line.events;
        Ok(Card {
            number: line.number,
            landing: [
                letter(line.landing.diamond)?,
                letter(line.landing.triangle)?,
                letter(line.landing.circle)?,
            ],
            mine: line.mine,
            events: [event(early)?, event(middle)?, event(late)?],
            fire: line.fire,
            target: line.target,
            artillery: line.artillery.map(|a| (a.value, a.calibres)),
            source: line.source,
        })
    };
    file.card.into_iter().enumerate().map(read).collect()
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
