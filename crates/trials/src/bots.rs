//! Bots.

use crate::Contract;
use crate::play::below;
use sandtable_bots::{Player, Sight, Spec, unheard};
use sandtable_engine::dice::{Seed, Stream};
use sandtable_engine::message::Silent;
use sandtable_engine::prelude::*;
use sandtable_engine::rules::Options;
use sandtable_engine::view::Viewer;

/// Games that are played out.
const GAMES: u64 = 2;

/// Plays random games of the shortest scenario and asks bots at every so manieth decision, in the true situation and in
/// another that looks the same to the seat that decides: they choose alike, and legally.
///
/// # Panics
/// With the first difference.
pub fn equal_views_equal_choices<R: Complete>(contract: &Contract<R>) {
    let rules = &*contract.rules;
    let (words, every) = contract.bots;
    let bots: Vec<Spec> = words.iter().map(|word| word.parse().unwrap_or_else(|e| panic!("{e}"))).collect();
    let scenario = &rules.scenarios().last().expect("a scenario").id;
    let mut compared = 0;
    for seed in 1..=GAMES {
        let mut s = rules.start(scenario, &Options::new()).unwrap_or_else(|e| panic!("{e}"));
        let mut dice = Stream::new(Seed::from_number(seed));
        let mut list = Vec::new();
        for decision in 0_u32.. {
            let Some(seat) = rules.to_act(&s) else { break };
            if decision % every == 0 {
                let twin = rules.imagine(&s, seat, &mut dice);
                let viewer = Viewer::Seat(seat);
                assert!(
                    rules.view(&s, viewer) == rules.view(&twin, viewer),
                    "seed {seed}, decision {decision}: the twin looks different"
                );
                for &bot in &bots {
                    let choose = |s: &R::Situation| {
                        let sight = Sight::of(rules, s, seat);
                        Player::<R>::new(bot, seed).choose(rules, &sight, u64::from(decision), &mut unheard())
                    };
                    let (one, other) = (choose(&s), choose(&twin));
                    assert_eq!(one, other, "seed {seed}, decision {decision}: {bot} knows what is hidden");
                    let legal = one.is_some_and(|action| rules.refuse(&s, action).is_none());
                    assert!(
                        legal,
                        "seed {seed}, decision {decision}: {bot} chooses {one:?}, which is not legal"
                    );
                    compared += 1;
                }
            }
            list.clear();
            rules.actions(&s, &mut list);
            let action = list[below(&mut dice, list.len())];
            rules.apply(&mut s, action, &mut dice, &mut Silent);
        }
    }
    assert!(compared > 50, "only {compared} decisions were compared: let `every` of the contract be smaller");
}
