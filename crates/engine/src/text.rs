//! How actions and situations are written, and what is wrong with a text.

use crate::dice::{Counted, Seed, Stream};
use crate::explain::Refusal;
use crate::message::Silent;
use crate::rules::Rules;
use serde::Serialize;

/// A text that cannot be read: what is wrong, and in which line if that is known.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{}{reason}", .line.map(|n| format!("line {n}: ")).unwrap_or_default())]
pub struct TextError {
    /// The line, from one.
    pub line: Option<usize>,
    /// What is wrong, in English and not very long, whatever the text was.
    pub reason: String,
    /// The action that the rules forbid, if that is what is wrong.
    pub refused: Option<Box<Refused>>,
}

/// An action of a text that the rules forbid.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Refused {
    /// The action as it is written there.
    pub action: String,
    /// Why it is not legal.
    #[serde(flatten)]
    pub refusal: Refusal,
}

/// So many characters of a text are told again in an error.
const ECHOED: usize = 300;

impl TextError {
    /// An error that concerns no single line.
    pub fn new(reason: impl Into<String>) -> Self {
        let mut reason = reason.into();
        if let Some((end, _)) = reason.char_indices().nth(ECHOED) {
            reason.truncate(end);
            reason.push('…');
        }
        Self { line: None, reason, refused: None }
    }

    /// An error in a line.
    pub fn at(line: usize, reason: impl Into<String>) -> Self {
        Self { line: Some(line), ..Self::new(reason) }
    }

    /// An action in a line that the rules forbid.
    #[must_use]
    pub fn forbidden(line: usize, action: &str, refusal: Refusal) -> Self {
        let reason = format!("\"{action}\" is not legal (rule {})", refusal.rule);
        let refused = Some(Box::new(Refused { action: action.to_owned(), refusal }));
        Self { refused, ..Self::at(line, reason) }
    }

    /// An error of the TOML reader, with its line found again in the text.
    #[must_use]
    pub fn toml(text: &str, error: &toml::de::Error) -> Self {
        let line = error.span().map(|span| {
            let end = span.start.min(text.len());
            text.as_bytes()[..end].iter().filter(|&&b| b == b'\n').count() + 1
        });
        Self { line, ..Self::new(error.message().replace('\n', " ")) }
    }
}

/// More choices that are none than this do not follow one another.
const MOST_FORCED: usize = 64;

/// How a game's actions and situations are written.
pub trait Text: Rules {
    /// Writes an action as one line. The inverse of [`read_action`](Text::read_action).
    fn write_action(&self, action: Self::Action) -> String;
    /// Reads an action.
    ///
    /// # Errors
    /// If the text is no action of this game at all; whether it is legal is another question.
    fn read_action(&self, text: &str) -> Result<Self::Action, TextError>;
    /// Reads an action that is spelled as the game spells it: `air 5`, not `air +5` or `air 05`. More than one blank
    /// between words does no harm.
    ///
    /// # Errors
    /// If the text is no action of this game, or is spelled otherwise.
    fn read_exactly(&self, text: &str) -> Result<Self::Action, TextError> {
        let action = self.read_action(text)?;
        let spelled = self.write_action(action);
        if text.split_whitespace().eq(spelled.split(' ')) {
            return Ok(action);
        }
        Err(TextError::new(format!("\"{text}\" is written \"{spelled}\"")))
    }
    /// Writes a situation as TOML. The inverse of [`read_situation`](Text::read_situation).
    fn write_situation(&self, s: &Self::Situation) -> String;
    /// Reads a situation.
    ///
    /// # Errors
    /// If the text is not a situation of this game, with line and reason.
    fn read_situation(&self, text: &str) -> Result<Self::Situation, TextError>;
    /// Whoever decides must have something to do, after the choices that are none as well. For a situation that was read and is
    /// sound otherwise.
    ///
    /// # Errors
    /// If the game stands still.
    fn check_alive(&self, s: &Self::Situation) -> Result<(), TextError> {
        let mut s = s.clone();
        let mut dice = Stream::new(Seed::from_number(0));
        let mut actions = Vec::new();
        for _ in 0..MOST_FORCED {
            actions.clear();
            self.actions(&s, &mut actions);
            match actions[..] {
                [] if self.to_act(&s).is_none() => break,
                [] => return Err(TextError::new("whoever decides here has nothing to do")),
                [only] if !self.is_deliberate(only) => {
                    self.apply(&mut s, only, &mut Counted::new(&mut dice), &mut Silent);
                }
                _ => break,
            }
        }
        Ok(())
    }
}
