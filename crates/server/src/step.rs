//! What a table's record depends on: one thing done at a time, and what it does.

use sandtable_engine::SeatId;

/// One thing done at a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Step {
    /// An action of the game.
    Play(String),
    /// An action that its seat has said beforehand.
    Answer(String),
    /// The last decision is taken back.
    Undo,
    /// What can be of this phase is taken back.
    UndoPhase,
    /// What was taken back is played again.
    Redo,
    /// One decision made a while ago is taken back.
    Retract(String),
    /// All return to the moment after so many actions, as they agreed.
    Back(usize),
    /// A seat gives up.
    Resign,
    /// All agreed to end here.
    End,
    /// A seat's time is up.
    Late,
}

impl Step {
    /// As it is kept: its kind, and what it is about.
    pub(crate) fn write(&self) -> (&'static str, String) {
        match self {
            Self::Play(action) => ("play", action.clone()),
            Self::Answer(action) => ("answer", action.clone()),
            Self::Undo => ("undo", String::new()),
            Self::UndoPhase => ("undo_phase", String::new()),
            Self::Redo => ("redo", String::new()),
            Self::Retract(action) => ("retract", action.clone()),
            Self::Back(played) => ("back", played.to_string()),
            Self::Resign => ("resign", String::new()),
            Self::End => ("end", String::new()),
            Self::Late => ("late", String::new()),
        }
    }

    /// Reads what was kept.
    pub(crate) fn read(kind: &str, what: &str) -> Option<Self> {
        Some(match kind {
            "play" => Self::Play(what.to_owned()),
            "answer" => Self::Answer(what.to_owned()),
            "undo" => Self::Undo,
            "undo_phase" => Self::UndoPhase,
            "redo" => Self::Redo,
            "retract" => Self::Retract(what.to_owned()),
            "back" => Self::Back(what.parse().ok()?),
            "resign" => Self::Resign,
            "end" => Self::End,
            "late" => Self::Late,
            _ => return None,
        })
    }

    /// Whether it is for the seat that decides alone.
    pub(crate) const fn is_of_deciding(&self) -> bool {
        matches!(
            self,
            Self::Play(_) | Self::Answer(_) | Self::Undo | Self::UndoPhase | Self::Redo | Self::Retract(_)
        )
    }

    /// Whether it ends the game, whatever the rules say.
    pub(crate) const fn is_end(&self) -> bool {
        matches!(self, Self::Resign | Self::End | Self::Late)
    }
}

/// How a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Over {
    /// By its rules.
    Verdict,
    /// A seat gave up.
    Resigned(SeatId),
    /// All agreed.
    Agreed,
    /// A seat's time was up.
    Clock(SeatId),
}

impl Over {
    /// Its word.
    pub(crate) const fn word(self) -> &'static str {
        match self {
            Self::Verdict => "verdict",
            Self::Resigned(_) => "resigned",
            Self::Agreed => "agreed",
            Self::Clock(_) => "clock",
        }
    }

    /// Whose fault it is, if anybody's.
    pub(crate) const fn seat(self) -> Option<SeatId> {
        match self {
            Self::Verdict | Self::Agreed => None,
            Self::Resigned(seat) | Self::Clock(seat) => Some(seat),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn steps_are_read_as_they_were_written() {
        for step in [
            Step::Play("attack 2010".to_owned()),
            Step::Answer("pass".to_owned()),
            Step::Undo,
            Step::UndoPhase,
            Step::Redo,
            Step::Retract("join 16/1US".to_owned()),
            Step::Back(12),
            Step::Resign,
            Step::End,
            Step::Late,
        ] {
            let (kind, what) = step.write();
            assert_eq!(Step::read(kind, &what), Some(step));
        }
        assert_eq!(Step::read("steal", ""), None);
        assert_eq!(Step::read("back", "far"), None);
    }
}
