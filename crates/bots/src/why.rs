//! What a bot can say about its choice, and an analyst about a game: numbers by name, and arrows for the board.

use sandtable_engine::planning::{Chance, Planning};
use sandtable_engine::{CounterId, SeatId, SpaceId};
use serde::Serialize;

/// One thing that a plan does, to be drawn on the board.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Arrow {
    /// Who does it.
    pub seat: SeatId,
    /// Which counter, if one, and if the asker may know.
    pub counter: Option<CounterId>,
    /// From where, if from somewhere on the board.
    pub from: Option<SpaceId>,
    /// Whither, or against which space.
    pub to: SpaceId,
    /// Whether it is an attack rather than a move.
    pub attack: bool,
}

/// One term of a valuation at three moments, in thousandths of a victory point, for the seat that asks.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct TermLine {
    /// Its name: a message id.
    pub name: &'static str,
    /// Now.
    pub now: i64,
    /// After the plan and the reply that is expected, on average.
    pub after: i64,
}

/// Another plan, beside the one chosen.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Alternative {
    /// What it does that the chosen one does not.
    pub arrows: Vec<Arrow>,
    /// The chance to win after it, in ten-thousandths.
    pub chance: Chance,
    /// What it is worth more (or less) than the chosen one, term by term, the largest difference first.
    pub differs: Vec<(&'static str, i64)>,
}

/// An option of a reaction with its exact worth.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Weighed {
    /// The action as text.
    pub action: String,
    /// Its worth, in thousandths of a victory point.
    pub value: i64,
}

/// Why a bot chose what it chose.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Why {
    /// The bot, by its full name.
    pub bot: String,
    /// For whom.
    pub seat: SeatId,
    /// The chance to win now, and after the plan and the expected reply, in ten-thousandths.
    pub chance: [Chance; 2],
    /// The standard error of the second.
    pub error: Chance,
    /// What the situation is worth, term by term.
    pub terms: Vec<TermLine>,
    /// What the plan means to do in this turn.
    pub arrows: Vec<Arrow>,
    /// The reply that is feared most.
    pub feared: Vec<Arrow>,
    /// The best of the other plans.
    pub others: Vec<Alternative>,
    /// All options with their exact worth, if this is an answer within a fight.
    pub options: Vec<Weighed>,
    /// What was ruled out, and by which guard: message ids.
    pub guards: Vec<&'static str>,
    /// Actions tried in thought.
    pub nodes: u64,
    /// Plans judged.
    pub plans: u32,
}

/// What an action would do instead of the one that the bot prefers.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct WhyNot {
    /// What the bot prefers, as text.
    pub preferred: String,
    /// The chance to win after what it prefers, in ten-thousandths.
    pub chance: Chance,
    /// What would come of the other action.
    pub other: Alternative,
    /// The guard that rules it out, if one does.
    pub guard: Option<&'static str>,
}

/// How the game stood at a moment.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Moment {
    /// After so many actions of the record.
    pub played: usize,
    /// The turn.
    pub turn: u16,
    /// Whose player-turn begins.
    pub seat: SeatId,
    /// The first seat's chance to win, in ten-thousandths.
    pub chance: Chance,
    /// Its standard error.
    pub error: Chance,
}

/// How grave a mistake is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Grade {
    /// At least 5 points of winning chance.
    Inaccuracy,
    /// At least 10.
    Mistake,
    /// At least 15.
    Blunder,
}

/// A player-turn in which something clearly better was to be had.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Mistake {
    /// After so many actions of the record.
    pub played: usize,
    /// The turn.
    pub turn: u16,
    /// Whose.
    pub seat: SeatId,
    /// How grave.
    pub grade: Grade,
    /// Winning chance given away, in ten-thousandths.
    pub loss: Chance,
    /// Its standard error.
    pub error: Chance,
    /// What was done that the better plan does not do.
    pub did: Vec<Arrow>,
    /// What the better plan does.
    pub better: Vec<Arrow>,
    /// The terms that differ: better less played, the largest first.
    pub differs: Vec<(&'static str, i64)>,
}

/// A roll or draw, and what it brought.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Luck {
    /// The action of the record that rolled, from zero.
    pub played: usize,
    /// The turn.
    pub turn: u16,
    /// What it brought the first seat, in ten-thousandths of winning chance; less than nothing if it cost.
    pub gain: i64,
}

/// A game looked at afterwards.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Analysis {
    /// How much of the work is done, in percent; a part is told as soon as it is known.
    pub done: u8,
    /// Winning chance at the beginning of each player-turn and at the end.
    pub moments: Vec<Moment>,
    /// What each seat's luck brought it over the game, in ten-thousandths of winning chance.
    pub luck: Vec<i64>,
    /// What each seat's play brought it.
    pub skill: Vec<i64>,
    /// The rolls that mattered most.
    pub rolls: Vec<Luck>,
    /// How well each seat played, in percent.
    pub accuracy: Vec<u8>,
    /// The costliest mistakes, at most five, in the order of the game.
    pub mistakes: Vec<Mistake>,
}

/// What an action looks like on the board: who goes where, or what is attacked.
pub(crate) fn arrow<R: Planning>(rules: &R, s: &R::Situation, action: R::Action) -> Option<Arrow> {
    use sandtable_engine::present::Role;
    let seat = rules.to_act(s)?;
    let choice = rules.choice(s, action);
    let to = choice.space?;
    let counter = choice.counter.or_else(|| rules.in_hand(s));
    let from = counter.and_then(|counter| rules.place(s, counter));
    match choice.role {
        Role::Go | Role::Send if from != Some(to) => Some(Arrow { seat, counter, from, to, attack: false }),
        Role::Target => Some(Arrow { seat, counter: None, from: None, to, attack: true }),
        _ => None,
    }
}
