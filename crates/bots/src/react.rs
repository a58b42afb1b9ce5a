//! Answers within a fight: losses, retreats, advances. All sequences to the end of the fight are tried, dice exact.

use crate::greedy::{WAYS, mean};
use sandtable_engine::SeatId;
use sandtable_engine::outcomes::outcomes;
use sandtable_engine::prelude::*;

/// More actions than this are not tried; the policy answers instead.
const LIMIT: u32 = 400;

/// Every option with its exact worth to the seat that decides; none if there are too many sequences.
pub fn settle<R: Complete>(rules: &R, s: &R::Situation, nodes: &mut u64) -> Option<Vec<(i64, R::Action)>> {
    let seat = rules.to_act(s)?;
    let mut left = LIMIT;
    let found = options(rules, s, seat, &mut left);
    *nodes += u64::from(LIMIT - left);
    found
}

fn options<R: Complete>(
    rules: &R,
    s: &R::Situation,
    seat: SeatId,
    left: &mut u32,
) -> Option<Vec<(i64, R::Action)>> {
    let mut actions = Vec::new();
    rules.actions(s, &mut actions);
    let mut list = Vec::with_capacity(actions.len());
    for action in actions {
        let after = outcomes(rules, s, action, WAYS)?;
        *left = left.checked_sub(after.len() as u32)?;
        let mut known = true;
        let mean = mean(&after, |s| {
            let worth = if known { worth(rules, s, seat, left) } else { None };
            known &= worth.is_some();
            worth.unwrap_or(0)
        });
        list.push((known.then_some(mean)?, action));
    }
    Some(list)
}

/// What a situation is worth to a seat when the fight has been fought out by both as well as can be.
fn worth<R: Complete>(rules: &R, s: &R::Situation, seat: SeatId, left: &mut u32) -> Option<i64> {
    match rules.to_act(s) {
        Some(deciding) if rules.is_reaction(s) => {
            let values = options(rules, s, seat, left)?.into_iter().map(|(value, _)| value);
            if deciding == seat { values.max() } else { values.min() }
        }
        _ => Some(rules.value(s, seat)),
    }
}
