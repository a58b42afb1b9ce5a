//! Why a client's call did nothing, as it travels: one way for the browser's own engine and for a server.

use crate::erased::PlayError;
use sandtable_engine::explain::Refusal;
use sandtable_engine::message::Message;
use sandtable_engine::table::NoUndo;
use sandtable_engine::text::{Refused, TextError};
use serde::Serialize;
use std::fmt;

/// Why a call did nothing.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Failure {
    /// The rules forbid the action.
    Refused {
        /// The number of the rule.
        rule: &'static str,
        /// The reason.
        message: Message,
    },
    /// A text or number that means nothing here.
    Text {
        /// The line, from one, if it is known.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        line: Option<usize>,
        /// What is wrong, in English.
        reason: String,
        /// The action that the rules forbid, if that is what is wrong.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        refused: Option<Box<Refused>>,
    },
    /// The game is over.
    Over,
    /// Another seat decides.
    OtherSeat,
    /// Dice, cards, what lies face down or another seat would decide what comes of it.
    Chance,
    /// It would tell what is hidden, and the game is not over.
    Hidden,
    /// Nothing can be taken back.
    Undo {
        /// Why not.
        reason: NoUndo,
    },
}

impl Failure {
    /// A text that means nothing here.
    pub fn text(reason: impl fmt::Display) -> Self {
        TextError::new(reason.to_string()).into()
    }

    /// The failure as JSON.
    #[must_use]
    pub fn to_json(&self) -> String {
        serde_json::to_string(self).unwrap_or_default()
    }
}

impl From<TextError> for Failure {
    fn from(error: TextError) -> Self {
        Self::Text { line: error.line, reason: error.reason, refused: error.refused }
    }
}

impl From<PlayError> for Failure {
    fn from(error: PlayError) -> Self {
        match error {
            PlayError::Text(error) => error.into(),
            PlayError::Refused(Refusal { rule, message }) => Self::Refused { rule, message },
            PlayError::Over => Self::Over,
            PlayError::OtherSeat => Self::OtherSeat,
            PlayError::Chance => Self::Chance,
            PlayError::Hidden => Self::Hidden,
        }
    }
}

impl From<NoUndo> for Failure {
    fn from(reason: NoUndo) -> Self {
        Self::Undo { reason }
    }
}
