//! The numbered rules of a game, in our own words, and how far each is enforced.

use crate::data;
use crate::text::TextError;
use crate::{keys, words};
use serde::Serialize;

words! {
    /// How far a rule has come.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
    #[cfg_attr(feature = "ts", derive(ts_rs::TS))]
    #[serde(rename_all = "lowercase")]
    pub enum State {
        /// The code enforces it and a test proves it.
        Enforced => "enforced",
        /// It only describes what is in the box.
        Component => "component",
        /// An option that is off unless chosen.
        Optional => "optional",
        /// Not there yet.
        Missing => "missing",
    }
}

keys! {
    /// One numbered rule.
    #[derive(Clone, Debug, PartialEq, Eq, Serialize)]
    #[cfg_attr(feature = "ts", derive(ts_rs::TS))]
    pub struct Rule {
        /// The number in the rulebook.
        pub number: String,
        /// What it is about.
        pub title: String,
        /// What it says, in our words.
        pub summary: String,
        /// How far it has come.
        pub state: State,
    }

    /// All numbered rules of a game.
    #[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
    #[cfg_attr(feature = "ts", derive(ts_rs::TS))]
    pub struct Rulebook {
        /// The rules in the order of the book.
        #[serde(rename = "rule")]
        pub rules as "rule": Vec<Rule>,
    }
}

impl Rulebook {
    /// Reads a `rulebook.toml`.
    ///
    /// # Errors
    /// With the line, if it is not one or names a rule twice.
    pub fn read(text: &str) -> Result<Self, TextError> {
        let book: Self = data::read(text)?;
        for (i, rule) in book.rules.iter().enumerate() {
            if book.rules[..i].iter().any(|other| other.number == rule.number) {
                return Err(TextError::new(format!("rule {} is there twice", rule.number)));
            }
        }
        Ok(book)
    }

    /// The rule of a number.
    #[must_use]
    pub fn find(&self, number: &str) -> Option<&Rule> {
        self.rules.iter().find(|rule| rule.number == number)
    }
}
