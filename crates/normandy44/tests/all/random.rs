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

/// How fast random play is: run it alone, in release, with `--ignored --nocapture`.
#[test]
#[ignore = "a measure, no test"]
fn how_fast() {
    let game = Normandy44::new().unwrap();
    println!("situation: {} bytes", size_of::<sandtable_normandy44::Situation>());
    for scenario in game.scenarios() {
        let (mut list, mut count) = (Vec::new(), 0_u64);
        let begun = std::time::Instant::now();
        let mut choice = Stream::new(Seed::from_number(7));
        let mut dice = Stream::new(Seed::from_number(8));
        let mut games = 0;
        while count < 400_000 {
            let mut s = game.start(&scenario.id, &Options::new()).unwrap();
            loop {
                list.clear();
                game.actions(&s, &mut list);
                if list.is_empty() {
                    break;
                }
                let roll = Roll { purpose: "choice", turn: 0, place: 0, nth: 0 };
                let action = list[choice.below(list.len() as u32, roll) as usize];
                game.apply(&mut s, action, &mut dice, &mut Silent);
                count += 1;
            }
            games += 1;
        }
        let rate = count as u128 * 1000 / begun.elapsed().as_millis();
        println!("{}: {rate} actions/s, {} actions a game", scenario.id, count / games);
    }
}

/// What the fast policy makes of chance, and of itself: run it alone, with `--ignored --nocapture`.
#[test]
#[ignore = "a measure, no test"]
fn how_well_the_policy_plays() {
    use sandtable_engine::planning::Plan;
    let game = Normandy44::new().unwrap();
    for scenario in game.scenarios() {
        for (pair, policies) in
            [("policy-random", [true, false]), ("random-policy", [false, true]), ("both", [true, true])]
        {
            let begun = std::time::Instant::now();
            let (mut allied, mut turns, mut scores, mut count) = (0, 0_u32, 0, 0_u64);
            let games = 6;
            for seed in 0..games {
                let mut s = game.start(&scenario.id, &Options::new()).unwrap();
                let mut dice = Stream::new(Seed::from_number(seed));
                let mut choice = Stream::new(Seed::from_number(!seed));
                let mut minds = [Default::default(), Default::default()];
                let mut list = Vec::new();
                while let Some(seat) = game.to_act(&s) {
                    let action = if policies[seat.index()] {
                        game.fast(&s, &Plan::of_style(0), &mut minds[seat.index()]).unwrap()
                    } else {
                        list.clear();
                        game.actions(&s, &mut list);
                        let roll = Roll { purpose: "choice", turn: 0, place: 0, nth: 0 };
                        list[choice.below(list.len() as u32, roll) as usize]
                    };
                    if let Some(refusal) = game.refuse(&s, action) {
                        panic!("{} {pair} {seed}: {action:?} in {:?}: {refusal:?}", scenario.id, s.stage);
                    }
                    game.apply(&mut s, action, &mut dice, &mut Silent);
                    count += 1;
                    assert!(count < 2_000_000, "{} {pair} {seed}: no end in {:?}", scenario.id, s.stage);
                }
                let verdict = game.verdict(&s).unwrap();
                if pair == "both" {
                    use sandtable_normandy44::units::Nation;
                    println!(
                        "  turn {}: {:?}, beaches closed {}, broken {} and {}, scores {:?}",
                        s.turn,
                        s.decided,
                        game.closed_beaches(&s),
                        game.broken_units(&s, Nation::Us),
                        game.broken_units(&s, Nation::Uk),
                        verdict.scores
                    );
                }
                allied += i32::from(verdict.winner.is_some_and(|side| side.0 == 0));
                turns += u32::from(s.turn);
                scores += verdict.scores[0] - verdict.scores[1];
            }
            let ms = begun.elapsed().as_millis();
            println!(
                "{} {pair}: Allies {allied} of {games}, turns {}, margin {}, {} actions and {} ms a game",
                scenario.id,
                turns / games as u32,
                scores / games as i32,
                count / games,
                ms / u128::from(games)
            );
        }
    }
}
