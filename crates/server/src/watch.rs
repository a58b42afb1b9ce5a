//! What somebody sees who only watches: nothing but what all seats see alike.
//!
//! There is no seat of a spectator in the engine. What it may know is reckoned from what the seats may know: a thing is shown as
//! the one sees it who knows least of it, and not at all if that is not clear. Once the game is over nothing is hidden.

use crate::wrong::Wrong;
use sandtable_catalog::{AnyTable, Failure, Game, PlayError, Query, Sight};
use sandtable_engine::SeatId;
use sandtable_engine::view::{CounterView, View, Viewer};

/// Answers a question of a spectator, as JSON.
///
/// # Errors
/// If it is only for those who play.
pub(crate) fn answer(
    game: &dyn Game,
    table: &dyn AnyTable,
    question: &Query,
    over: bool,
) -> Result<String, Wrong> {
    let seats = crate::live::sitting(table);
    match question {
        Query::Sight { from } => {
            let sight = sight(game, table, *from, &seats, over)?;
            serde_json::to_string(&sight).map_err(|_| Wrong::Server)
        }
        Query::Overlays {} | Query::Due {} | Query::CounterCard { .. } | Query::SpaceCard { .. } => {
            if over {
                return Ok(question.answer(game, table, Viewer::Referee)?);
            }
            let told = seats.iter().map(|seat| question.answer(game, table, Viewer::Seat(*seat)));
            let told = told.collect::<Result<Vec<_>, PlayError>>()?;
            match &told[..] {
                [first, others @ ..] if others.iter().all(|other| other == first) => Ok(first.clone()),
                _ if matches!(question, Query::Overlays {} | Query::Due {}) => Ok("[]".to_owned()),
                _ => Err(Failure::Hidden.into()),
            }
        }
        Query::Meant { .. } | Query::Route { .. } | Query::Stakes { .. } | Query::WhatIf { .. } => {
            Err(Failure::OtherSeat.into())
        }
    }
}

/// What a spectator sees.
fn sight(
    game: &dyn Game,
    table: &dyn AnyTable,
    from: usize,
    seats: &[SeatId],
    over: bool,
) -> Result<Sight, Wrong> {
    let mut sight = if over {
        Sight::of(table, Viewer::Referee, from)
    } else {
        // In an open game one seat stands for all; it had better not be the one with the long list of what it can do.
        let all: Vec<SeatId> = if game.is_open() {
            let idle = seats.iter().find(|seat| table.to_act() != Some(**seat)).or(seats.first());
            idle.copied().into_iter().collect()
        } else {
            seats.to_vec()
        };
        let mut sights = all.iter().map(|seat| Sight::of(table, Viewer::Seat(*seat), from));
        let first = sights.next().ok_or(Wrong::Server)?;
        sights.fold(first, common)
    };
    // What is for the seat that decides.
    sight.reasons = Vec::new();
    sight.offers = Vec::new();
    sight.blocked = Vec::new();
    sight.standing = Vec::new();
    sight.prepared = Vec::new();
    sight.in_hand = None;
    sight.reach = Vec::new();
    sight.can_undo = false;
    sight.can_redo = false;
    if !over {
        for said in &mut sight.history {
            said.action = said.action.take().filter(|_| game.is_open());
        }
    }
    Ok(sight)
}

/// What is common to two sights.
fn common(mut one: Sight, other: Sight) -> Sight {
    one.view = common_view(one.view, other.view);
    one.goal = one.goal.filter(|goal| other.goal.as_ref() == Some(goal));
    one.odds = one.odds.filter(|odds| other.odds.as_ref() == Some(odds));
    one.cup = one.cup.filter(|cup| other.cup.as_ref() == Some(cup));
    one.piles.retain(|pile| other.piles.contains(pile));
    for (said, told) in one.history.iter_mut().zip(&other.history) {
        said.action = None;
        said.events.retain(|event| told.events.contains(event));
        if said.phase != told.phase {
            said.phase = None;
        }
    }
    one
}

fn common_view(mut one: View, other: View) -> View {
    one.prompt = one.prompt.filter(|prompt| other.prompt.as_ref() == Some(prompt));
    one.tracks.retain(|track| other.tracks.contains(track));
    one.marks.retain(|mark| other.marks.contains(mark));
    let there = one.stacks.into_iter().filter_map(|mut stack| {
        let same = other.stacks.iter().find(|there| there.space == stack.space)?;
        stack.counters = common_stack(&stack.counters, &same.counters);
        (!stack.counters.is_empty()).then_some(stack)
    });
    one.stacks = there.collect();
    one
}

/// The counters that both see, each as the one sees it who knows less.
fn common_stack(one: &[CounterView], other: &[CounterView]) -> Vec<CounterView> {
    if one == other {
        return one.to_vec();
    }
    let mut sides: Vec<_> = one.iter().chain(other).map(|counter| counter.side).collect();
    sides.sort_unstable();
    sides.dedup();
    let of = |all: &[CounterView], side| {
        all.iter().filter(|counter| counter.side == side).cloned().collect::<Vec<_>>()
    };
    let known = |all: &[CounterView]| {
        let facts = |c: &CounterView| {
            [c.name.is_some(), c.values.is_some(), c.steps.is_some()].iter().filter(|known| **known).count()
                + c.state.len()
        };
        all.iter().map(facts).sum::<usize>()
    };
    sides
        .into_iter()
        .flat_map(|side| {
            let (here, there) = (of(one, side), of(other, side));
            // A stack of which one sees fewer counters is shown as that one sees it.
            let less = (here.len(), known(&here)) <= (there.len(), known(&there));
            if less { here } else { there }
        })
        .collect()
}
