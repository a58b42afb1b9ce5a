//! What a bot can say about its choice, and an analyst about a game: numbers by name, and arrows for the board.

use sandtable_engine::planning::Chance;
use sandtable_engine::prelude::*;
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

/// One term of a valuation, in thousandths of a victory point, for the seat that asks: after a plan and the reply that is
/// expected, on average.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct TermLine {
    /// Its name: a message id.
    pub name: &'static str,
    /// By the plan.
    pub plan: i64,
    /// By the next best plan, on the same dice; none if there is no other.
    pub next: Option<i64>,
}

/// What a plan is expected to bring of something that the game counts, in thousandths.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Expected {
    /// Its name: a message id.
    pub name: &'static str,
    /// How it stands.
    pub now: i64,
    /// On average, after the plan and the reply.
    pub mean: i64,
    /// The least and the most that came of it.
    pub range: [i64; 2],
}

/// Another plan, beside the one chosen.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Alternative {
    /// What it does that the chosen one does not.
    pub arrows: Vec<Arrow>,
    /// The chance to win after it, in ten-thousandths.
    pub chance: Chance,
    /// The points that the game is expected to come to, in thousandths, if it is reckoned in points.
    pub points: Option<i64>,
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
    /// The chance to win after the plan and the expected reply, in ten-thousandths. That of the next best plan is that of
    /// the first of the others: all are judged on the same dice.
    pub chance: Chance,
    /// Its standard error.
    pub error: Chance,
    /// The points that the game is expected to come to, in thousandths, if it is reckoned in points.
    pub points: Option<i64>,
    /// What the plan is worth, term by term.
    pub terms: Vec<TermLine>,
    /// What it is expected to bring, and what it risks.
    pub expected: Vec<Expected>,
    /// What the plan means to do in this turn.
    pub arrows: Vec<Arrow>,
    /// The reply that is feared most.
    pub feared: Vec<Arrow>,
    /// The best of the other plans, none of them better.
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
    /// The points that the game is then expected to come to, in thousandths, if it is reckoned in points.
    pub points: Option<i64>,
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
    /// What the first seat can expect, in the stake.
    pub outlook: i64,
    /// Its standard error.
    pub error: i64,
    /// How the measures stand.
    pub counted: Vec<i64>,
    /// How they could be expected to stand at the next moment, in thousandths.
    pub expected: Vec<i64>,
}

/// How grave a mistake is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Grade {
    /// At least 5 parts in a hundred of what there is to win.
    Inaccuracy,
    /// At least 10.
    Mistake,
    /// At least 15.
    Blunder,
}

/// Choices between two rolls for which something clearly better was to be had.
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
    /// What was given away, in the stake.
    pub loss: i64,
    /// Its standard error.
    pub error: i64,
    /// Whether a phase was ended too soon.
    pub ended: bool,
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
    /// Where, if it was a fight.
    pub space: Option<SpaceId>,
    /// What it brought the first seat, in the stake; less than nothing if it cost.
    pub gain: i64,
}

/// What came of a measure over the game, and what was to be expected turn by turn.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Measured {
    /// Its name: a message id.
    pub name: &'static str,
    /// How it stands at the end.
    pub came: i64,
    /// The same, had every player-turn brought what was to be expected of it, in thousandths.
    pub expected: i64,
}

/// A game looked at afterwards. The stake is the chance to win, in ten-thousandths, or points, in thousandths.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Analysis {
    /// How much of the work is done, in percent; a part is told as soon as it is known.
    pub done: u8,
    /// How many points win, in thousandths, if points are the stake.
    pub enough: Option<i64>,
    /// How it stood at the beginning of each player-turn and at the end.
    pub moments: Vec<Moment>,
    /// What was counted.
    pub measured: Vec<Measured>,
    /// What each seat's luck brought it over the game, in the stake.
    pub luck: Vec<i64>,
    /// What each seat's play brought it, measured by the best plans found: the mistakes and all that is smaller.
    pub skill: Vec<i64>,
    /// The rolls that mattered most.
    pub rolls: Vec<Luck>,
    /// How well each seat played, in percent.
    pub accuracy: Vec<u8>,
    /// The costliest mistakes, at most five, in the order of the game.
    pub mistakes: Vec<Mistake>,
}

/// What an action looks like on the board: who goes where, or what is attacked.
pub(crate) fn arrow<R: Complete>(rules: &R, s: &R::Situation, action: R::Action) -> Option<Arrow> {
    use sandtable_engine::guide::Role;
    let seat = rules.to_act(s)?;
    let choice = rules.choice(s, action);
    let to = choice.space?;
    let counter = choice.counter.or_else(|| rules.in_hand(s));
    let from = counter.and_then(|counter| rules.place(s, counter));
    match choice.role {
        // Who is hit is chosen by pointing too.
        Role::Target | Role::Bombard if rules.is_reaction(s) => None,
        Role::Go | Role::Send if from != Some(to) => Some(Arrow { seat, counter, from, to, attack: false }),
        Role::Target | Role::Bombard => Some(Arrow { seat, counter: None, from: None, to, attack: true }),
        _ => None,
    }
}
