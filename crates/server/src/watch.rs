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

/// Whether a question is about what is seen, and not about what could be done.
pub(crate) const fn is_of_what_is_seen(question: &Query) -> bool {
    !matches!(
        question,
        Query::Meant { .. } | Query::Route { .. } | Query::Stakes { .. } | Query::WhatIf { .. }
    )
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::live;
    use crate::store::{SeatRow, TableRow};
    use sandtable_engine::dice::{Dice, Roll, Seed, Stream};
    use sandtable_engine::{CounterId, SpaceId};
    use std::collections::BTreeMap;

    const CHOICE: Roll = Roll { purpose: "choice", turn: 0, place: 0, nth: 0 };

    fn below(chance: &mut Stream, count: usize) -> usize {
        chance.below(count as u32, CHOICE) as usize
    }

    /// A question of each kind that there is, about something or other. Whoever adds a kind adds it here.
    fn questions(game: &dyn Game, table: &dyn AnyTable, chance: &mut Stream) -> Vec<Query> {
        let actions = table.actions(Viewer::Referee);
        let mut all = vec![Query::Sight { from: 0 }];
        for _ in 0..4 {
            let counter = CounterId(below(chance, game.counter_names().len()) as u16);
            let space = SpaceId(below(chance, game.board().len()) as u16);
            let action = actions[below(chance, actions.len())].clone();
            let last = all.len() - 1;
            let mut next = Some(all[last].clone());
            // From each kind to the next one: a new one does not compile before it has its place.
            while let Some(query) = next.take() {
                let following = match query {
                    Query::Sight { .. } => Query::Meant { counter: Some(counter), space: Some(space) },
                    Query::Meant { .. } => Query::Route { counter, to: space },
                    Query::Route { .. } => Query::Overlays {},
                    Query::Overlays {} => Query::Due {},
                    Query::Due {} => Query::CounterCard { counter },
                    Query::CounterCard { .. } => Query::SpaceCard { space },
                    Query::SpaceCard { .. } => Query::Stakes { action: action.clone() },
                    Query::Stakes { .. } => Query::WhatIf { actions: vec![action.clone()] },
                    Query::WhatIf { .. } => break,
                };
                all.push(following.clone());
                next = Some(following);
            }
            all.push(Query::Sight { from: 0 });
        }
        all
    }

    fn begun(game: &dyn Game, scenario: &str, seed: u64) -> Box<dyn AnyTable> {
        let row = TableRow {
            id: String::new(),
            game: game.id().to_owned(),
            scenario: scenario.to_owned(),
            options: "{}".to_owned(),
            edition: 1,
            seed: Seed::from_number(seed).to_string(),
            salt: String::new(),
            seed_hash: String::new(),
            study: String::new(),
            clock: String::new(),
            opened: 0,
            rematch: String::new(),
        };
        let seats: [SeatRow; 0] = [];
        live::begin(game, &row, &seats).expect("a table")
    }

    /// Everything that is sent to a seat and to a spectator is the same, byte for byte, for situations that differ only in
    /// what that seat may not know: a spectator may be anybody, the other side too.
    #[test]
    fn the_bytes_sent_are_equal_for_all_that_looks_the_same() {
        let mut leaks: BTreeMap<String, String> = BTreeMap::new();
        for id in sandtable_catalog::games() {
            let game = sandtable_catalog::game(id).expect("a game");
            for (seed, scenario) in game.scenarios().iter().enumerate() {
                let mut table = begun(&*game, &scenario.id, seed as u64);
                let mut chance = Stream::new(Seed::from_number(99));
                for n in 0..160_u64 {
                    let actions = table.actions(Viewer::Referee);
                    if actions.is_empty() {
                        break;
                    }
                    if n.is_multiple_of(8) {
                        let asked = questions(&*game, &*table, &mut chance);
                        for seat in live::sitting(&*table) {
                            let [one, other] = table.twins(seat, n);
                            for query in &asked {
                                let own = |t: &dyn AnyTable| query.answer(&*game, t, Viewer::Seat(seat));
                                let watched = |t: &dyn AnyTable| answer(&*game, t, query, false);
                                let kind = format!("{query:?}");
                                let kind = kind.split([' ', '{']).next().unwrap_or_default();
                                if own(&*one) != own(&*other) {
                                    leaks.entry(format!("{id} {kind} to its seat")).or_insert_with(|| {
                                        format!("{query:?}\n{:?}\n{:?}", own(&*one), own(&*other))
                                    });
                                }
                                if watched(&*one) != watched(&*other) {
                                    leaks
                                        .entry(format!("{id} {kind} to a spectator"))
                                        .or_insert_with(|| differing(&watched(&*one), &watched(&*other)));
                                }
                            }
                        }
                    }
                    let action = actions[below(&mut chance, actions.len())].clone();
                    table.play(&action).expect("legal");
                }
            }
        }
        let told: Vec<_> = leaks.into_iter().map(|(what, leak)| format!("{what}: {leak:.1500}")).collect();
        assert!(told.is_empty(), "{}", told.join("\n"));
    }

    /// Where two answers part.
    fn differing(one: &Result<String, Wrong>, other: &Result<String, Wrong>) -> String {
        let (one, other) = (format!("{one:?}"), format!("{other:?}"));
        let at = one.bytes().zip(other.bytes()).take_while(|(a, b)| a == b).count();
        let near = |text: &str| {
            let bytes = &text.as_bytes()[at.saturating_sub(300)..text.len().min(at + 200)];
            String::from_utf8_lossy(bytes).into_owned()
        };
        format!("{}\n{}", near(&one), near(&other))
    }

    /// A spectator sees the whole of an open game and nothing of what a seat is asked.
    #[test]
    fn a_spectator_sees_the_board_and_no_offers() {
        for id in sandtable_catalog::games() {
            let game = sandtable_catalog::game(id).expect("a game");
            let table = begun(&*game, &game.scenarios()[0].id, 1);
            let told = answer(&*game, &*table, &Query::Sight { from: 0 }, false).expect("a sight");
            let sight: serde_json::Value = serde_json::from_str(&told).expect("JSON");
            assert!(!sight["view"]["stacks"].as_array().expect("stacks").is_empty(), "{id}");
            assert!(sight["offers"].as_array().expect("offers").is_empty());
            assert_eq!(sight["view"]["to_act"], serde_json::to_value(table.to_act()).expect("JSON"));
        }
    }
}
