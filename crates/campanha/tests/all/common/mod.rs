//! What several tests need: situations, actions and random games.

use sandtable_campanha::situation::Situation;
use sandtable_campanha::{Action, Campanha};
use sandtable_engine::dice::{Dice, Forced, Roll, Seed, Stream};
use sandtable_engine::message::{Event, Journal};
use sandtable_engine::prelude::*;
use sandtable_engine::rules::Options;
use sandtable_engine::{CounterId, SpaceId};

pub(crate) fn game() -> Campanha {
    Campanha::new().unwrap_or_else(|e| panic!("{e}"))
}

pub(crate) fn given(game: &Campanha, text: &str) -> Situation {
    game.read_situation(text).unwrap_or_else(|e| panic!("{e}"))
}

pub(crate) fn hex(game: &Campanha, name: &str) -> SpaceId {
    game.board().find(name).unwrap()
}

pub(crate) fn counter(game: &Campanha, name: &str) -> CounterId {
    CounterId(game.counter_names().iter().position(|n| n == name).unwrap() as u16)
}

pub(crate) fn action(game: &Campanha, text: &str) -> Action {
    game.read_action(text).unwrap()
}

/// Plays actions with these dice and gives the events.
pub(crate) fn play(game: &Campanha, s: &mut Situation, actions: &[&str], dice: &[u32]) -> Vec<Event> {
    let mut dice = Forced::new(dice.iter().copied());
    let mut journal = Journal::default();
    for text in actions {
        game.try_apply(s, action(game, text), &mut dice, &mut journal)
            .unwrap_or_else(|r| panic!("{text}: {r:?}"));
    }
    journal.events
}

/// Plays at random and shows every step: what was, what was done, what became of it, and what was told. Phases end less
/// often than chance would have it, so that there is something to see.
pub(crate) fn random_game(
    game: &Campanha,
    seed: u64,
    most: usize,
    mut look: impl FnMut(&Situation, &[Action], Action, &Situation, &[Event]),
) -> Situation {
    let mut dice = Stream::new(Seed::from_number(seed));
    let mut chance = Stream::new(Seed::from_number(!seed));
    let mut below = |count: usize| {
        chance.below(count as u32, Roll { purpose: "choice", turn: 0, place: 0, nth: 0 }) as usize
    };
    let scenario = if seed.is_multiple_of(2) { "dia-d" } else { "campanha" };
    let mut s = game.start(scenario, &Options::new()).unwrap();
    let mut actions = Vec::new();
    for _ in 0..most {
        actions.clear();
        game.actions(&s, &mut actions);
        if actions.is_empty() {
            break;
        }
        let ends = |a: Action| matches!(a, Action::EndMovement | Action::EndCombat | Action::Hold);
        let mut chosen = actions[below(actions.len())];
        if ends(chosen) && below(4) > 0 {
            chosen = actions[below(actions.len())];
        }
        let before = s.clone();
        let mut journal = Journal::default();
        game.apply(&mut s, chosen, &mut dice, &mut journal);
        look(&before, &actions, chosen, &s, &journal.events);
    }
    s
}
