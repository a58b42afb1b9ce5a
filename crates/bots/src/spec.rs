//! Which bot: its full specification as one word, so that a record or a ladder says exactly who played.

use std::fmt;
use std::str::FromStr;

/// How a bot of a level leans when several plans are nearly as good.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Temper {
    /// Neither this nor that.
    #[default]
    Steady,
    /// Likes to attack.
    Bold,
    /// Likes to be safe.
    Cautious,
    /// Likes to keep to its plan.
    Methodical,
}

impl Temper {
    /// All of them, with their words.
    pub const ALL: [(Self, &'static str); 4] = [
        (Self::Steady, "steady"),
        (Self::Bold, "bold"),
        (Self::Cautious, "cautious"),
        (Self::Methodical, "methodical"),
    ];
}

/// What kind of bot.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Kind {
    /// Any legal action, each as likely.
    Random,
    /// One action ahead, the rest of the turn by the policy, then the enemy's reply.
    Greedy,
    /// The game's fast policy in one of its styles, by place in the list.
    Style(u8),
    /// A planner, from 1 (cadet) to 5 (general).
    Level(u8),
}

/// A bot.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Spec {
    /// What kind.
    pub kind: Kind,
    /// How it leans.
    pub temper: Temper,
    /// How many actions it may try in thought for a turn; none for what its level has.
    pub budget: Option<u32>,
}

impl Spec {
    /// A bot of a kind as it comes.
    #[must_use]
    pub const fn of(kind: Kind) -> Self {
        Self { kind, temper: Temper::Steady, budget: None }
    }

    /// A level as it comes.
    #[must_use]
    pub const fn level(level: u8) -> Self {
        Self::of(Kind::Level(level))
    }
}

/// A word that names no bot.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error(
    "there is no bot \"{0}\"; there are random, greedy, style0 … style9, level1 … level5, \
     each with an optional temper (:bold, :cautious, :methodical) and budget (@200000)"
)]
pub struct NoSuchBot(String);

impl FromStr for Spec {
    type Err = NoSuchBot;

    fn from_str(word: &str) -> Result<Self, NoSuchBot> {
        let wrong = || NoSuchBot(word.to_owned());
        let (rest, budget) = match word.split_once('@') {
            Some((rest, number)) => (rest, Some(number.parse().map_err(|_| wrong())?)),
            None => (word, None),
        };
        let (name, temper) = match rest.split_once(':') {
            Some((name, temper)) => {
                let found = Temper::ALL.iter().find(|(_, word)| *word == temper).ok_or_else(wrong)?;
                (name, found.0)
            }
            None => (rest, Temper::default()),
        };
        let number = |text: &str| text.parse::<u8>().ok().filter(|n| text.len() == 1 && *n <= 9);
        let kind = match name {
            "random" => Kind::Random,
            "greedy" => Kind::Greedy,
            _ => {
                if let Some(n) = name.strip_prefix("style").and_then(number) {
                    Kind::Style(n)
                } else {
                    let level = name.strip_prefix("level").and_then(number);
                    Kind::Level(level.filter(|n| (1..=5).contains(n)).ok_or_else(wrong)?)
                }
            }
        };
        Ok(Self { kind, temper, budget })
    }
}

impl fmt::Display for Spec {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.kind {
            Kind::Random => f.write_str("random")?,
            Kind::Greedy => f.write_str("greedy")?,
            Kind::Style(n) => write!(f, "style{n}")?,
            Kind::Level(n) => write!(f, "level{n}")?,
        }
        if self.temper != Temper::default() {
            write!(f, ":{}", Temper::ALL[self.temper as usize].1)?;
        }
        match self.budget {
            Some(budget) => write!(f, "@{budget}"),
            None => Ok(()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bot_is_read_as_it_is_written() {
        for word in ["random", "greedy", "style3", "level5", "level2:bold", "level5:cautious@20000"] {
            assert_eq!(word.parse::<Spec>().map(|spec| spec.to_string()), Ok(word.to_owned()));
        }
        for word in ["", "level", "level0", "level6", "level55", "clever", "level3:shy", "greedy@many"] {
            assert!(word.parse::<Spec>().is_err(), "{word}");
        }
    }
}
