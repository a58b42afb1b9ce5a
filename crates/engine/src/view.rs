//! What one seat may see. A view is the only way out of the engine: what a seat may not know is not in it in any form.

use crate::dice::Dice;
use crate::explain::Odds;
use crate::ids::{SeatId, SideId};
use crate::message::{Event, Message};
use crate::rules::{Rules, Scenario};
use serde::Serialize;

/// Who looks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Viewer {
    /// A seat, who sees what its player may know.
    Seat(SeatId),
    /// The referee, who sees everything: tests, replays of finished games, a solitary player with open values.
    Referee,
}

/// A situation as a viewer may see it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct View {
    /// The game's id.
    pub game: &'static str,
    /// The scenario's id.
    pub scenario: String,
    /// The turn.
    pub turn: u16,
    /// The last turn.
    pub last_turn: u16,
    /// The phase.
    pub phase: Message,
    /// The seats at which somebody sits.
    pub seats: Vec<SeatId>,
    /// Who decides; nobody when the game is over.
    pub to_act: Option<SeatId>,
    /// What is asked of that seat.
    pub prompt: Option<Message>,
    /// What stands where: spaces in the board's order, each with its stack from the top.
    pub stacks: Vec<Stack>,
    /// Tracks and other numbers, by name.
    pub tracks: Vec<Track>,
    /// Spaces with a marker or an owner worth showing.
    pub marks: Vec<Mark>,
}

impl View {
    /// A situation as far as it is the same for all viewers: who decides and what is asked follows from the rules.
    pub fn new<R: Rules>(
        game: &R,
        s: &R::Situation,
        scenario: &Scenario,
        (turn, last_turn): (u8, u8),
        phase: Message,
    ) -> Self {
        let to_act = game.to_act(s);
        Self {
            game: game.id(),
            scenario: scenario.id.clone(),
            turn: turn.into(),
            last_turn: last_turn.into(),
            phase,
            seats: (0..game.seats().len())
                .map(|seat| SeatId(seat as u8))
                .filter(|&seat| game.sits(s, seat))
                .collect(),
            to_act,
            prompt: to_act.map(|_| game.prompt(s)),
            stacks: Vec::new(),
            tracks: Vec::new(),
            marks: Vec::new(),
        }
    }
}

/// The counters of a space.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Stack {
    /// The space's name.
    pub space: String,
    /// The counters, top first.
    pub counters: Vec<CounterView>,
}

/// A counter as a viewer may see it.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct CounterView {
    /// Its name; absent if the viewer may not know which it is.
    pub name: Option<String>,
    /// Whose it is.
    pub side: SideId,
    /// Its nation: a term.
    pub nation: String,
    /// Its kind: a term.
    pub kind: String,
    /// The printed values of the side that is up, if known.
    pub values: Option<String>,
    /// Steps left, if known.
    pub steps: Option<u8>,
    /// Words for its state (moved, engaged, …).
    pub state: Vec<&'static str>,
}

/// A number on a track.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Track {
    /// The track's name: a term.
    pub name: &'static str,
    /// Where it stands.
    pub value: i32,
    /// What it says there, where that is a word: a term.
    pub word: Option<&'static str>,
    /// The rule that moves it.
    pub rule: &'static str,
}

/// A mark on a space.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Mark {
    /// The space's name.
    pub space: String,
    /// What is marked: a term.
    pub name: &'static str,
    /// The number on it.
    pub number: Option<i32>,
    /// Whose it is, if anybody's.
    pub side: Option<SideId>,
}

impl Track {
    /// A track that stands at a number.
    #[must_use]
    pub fn new(name: &'static str, value: impl Into<i32>, rule: &'static str) -> Self {
        Self { name, value: value.into(), word: None, rule }
    }
}

impl Mark {
    /// A mark that says no more than that it is there.
    #[must_use]
    pub const fn new(space: String, name: &'static str) -> Self {
        Self { space, name, number: None, side: None }
    }
}

/// What each seat may know of a game. One in which nothing is hidden says no more than its views.
pub trait Secrets: Rules {
    /// Whether nobody ever knows more than another: what is shown to one is shown to all.
    fn is_open(&self) -> bool {
        false
    }
    /// What a viewer may see.
    fn view(&self, s: &Self::Situation, viewer: Viewer) -> View;
    /// An event as a viewer may see it; none if it is not the viewer's business.
    fn view_event(&self, _s: &Self::Situation, _viewer: Viewer, event: &Event) -> Option<Event> {
        Some(event.clone())
    }
    /// A situation that looks the same to the seat, with what it may not know drawn anew.
    fn imagine(&self, s: &Self::Situation, _seat: SeatId, _dice: &mut impl Dice) -> Self::Situation {
        s.clone()
    }
    /// What the combat in preparation would bring, as far as the viewer may know.
    fn odds(&self, _s: &Self::Situation, _viewer: Viewer) -> Option<Odds> {
        None
    }
}
