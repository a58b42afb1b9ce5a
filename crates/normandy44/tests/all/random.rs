//! Random play, quickly: it ends, and the zones kept are those there are.

use crate::contract::holds;
use sandtable_engine::dice::{Dice, Roll, Seed, Stream};
use sandtable_engine::message::Silent;
use sandtable_engine::prelude::*;
use sandtable_engine::rules::Options;
use sandtable_normandy44::Normandy44;

#[test]
fn random_games_come_to_their_end() {
    let game = Normandy44::new().unwrap();
    let mut list = Vec::new();
    for (n, scenario) in game.scenarios().iter().enumerate() {
        for seed in 0..6 {
            let mut s = game.start(&scenario.id, &Options::new()).unwrap();
            let mut dice = Stream::new(Seed::from_number(seed + 10 * n as u64));
            let mut choice = Stream::new(Seed::from_number(!seed));
            for step in 0.. {
                list.clear();
                game.actions(&s, &mut list);
                if list.is_empty() {
                    assert!(game.verdict(&s).is_some(), "{} {seed} {:?}", scenario.id, s.stage);
                    break;
                }
                if step % 16 == 0 {
                    holds(&game, &s)
                        .unwrap_or_else(|e| panic!("{} seed {seed} step {step}: {e}", scenario.id));
                }
                let roll = Roll { purpose: "choice", turn: 0, place: 0, nth: 0 };
                let action = list[choice.below(list.len() as u32, roll) as usize];
                game.apply(&mut s, action, &mut dice, &mut Silent);
                assert!(step < 200_000, "{} {seed} does not end: turn {} {:?}", scenario.id, s.turn, s.stage);
            }
        }
    }
}
