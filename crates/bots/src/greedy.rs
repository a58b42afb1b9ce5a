//! The simple bots: chance, and one action ahead.

use crate::sight::Sight;
use sandtable_engine::SeatId;
use sandtable_engine::dice::{Counted, Dice, Keyed, Roll, Seed, Stream};
use sandtable_engine::message::Silent;
use sandtable_engine::outcomes::{Outcome, outcomes};
use sandtable_engine::prelude::*;

/// Any legal action.
pub(crate) fn random<R: Complete>(rules: &R, sight: &Sight<R::Situation>, seed: u64) -> Option<R::Action> {
    let mut actions = Vec::new();
    rules.actions(sight.world(), &mut actions);
    let roll = Roll { purpose: "bot", turn: 0, place: 0, nth: 0 };
    let mut dice = Stream::new(Seed::from_number(seed));
    actions.get(dice.below(actions.len().max(1) as u32, roll) as usize).copied()
}

/// The actions worth weighing, each with the exact expectation of what the situation is worth after it.
pub(crate) fn one_ply<R: Complete>(
    rules: &R,
    s: &R::Situation,
    seat: SeatId,
    seed: u64,
) -> Vec<(i64, R::Action)> {
    let mut actions = Vec::new();
    rules.shortlist(s, &mut actions);
    actions.retain(|&action| rules.guard(s, action).is_none());
    if actions.is_empty() {
        rules.shortlist(s, &mut actions);
    }
    if let [only] = actions[..] {
        return vec![(0, only)];
    }
    actions.into_iter().map(|action| (expected_value(rules, s, seat, action, seed), action)).collect()
}

/// In how many ways dice may fall that are all looked at: two dice, or a card and what it draws; what can come of more is
/// sampled.
pub(crate) const WAYS: usize = 256;

/// How many sets of dice an action is tried on when its outcomes are too many to enumerate.
const SETS: u32 = 6;

/// What an action leads to, on average.
pub(crate) fn expected_value<R: Complete>(
    rules: &R,
    s: &R::Situation,
    seat: SeatId,
    action: R::Action,
    seed: u64,
) -> i64 {
    // One run tells whether dice are rolled at all, and how many.
    let mut after = s.clone();
    let mut keyed = Keyed { seed, set: 0, sets: SETS };
    let mut dice = Counted::new(&mut keyed);
    rules.apply(&mut after, action, &mut dice, &mut Silent);
    if dice.rolls == 0 {
        return rules.value(&after, seat);
    }
    let all = if dice.rolls <= 2 { outcomes(rules, s, action, WAYS) } else { None };
    if let Some(all) = all {
        return mean(&all, |situation| rules.value(situation, seat));
    }
    let mut sum = rules.value(&after, seat);
    for set in 1..SETS {
        let mut after = s.clone();
        rules.apply(&mut after, action, &mut Keyed { seed, set, sets: SETS }, &mut Silent);
        sum += rules.value(&after, seat);
    }
    sum / i64::from(SETS)
}

/// The mean of something over all outcomes, each counted as often as it comes.
pub(crate) fn mean<S>(all: &[Outcome<S>], mut of: impl FnMut(&S) -> i64) -> i64 {
    // Fractions of one action may differ; millionths are precise enough.
    let share = |outcome: &Outcome<S>| {
        i64::try_from(u128::from(outcome.ways) * 1_000_000 / u128::from(outcome.of.max(1))).unwrap_or(0)
    };
    all.iter().map(|outcome| of(&outcome.situation) * share(outcome)).sum::<i64>() / 1_000_000
}
