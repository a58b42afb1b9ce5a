//! Random play: games end, and whatever must hold in every situation holds.

use sandtable_campanha::Campanha;
use sandtable_engine::dice::{Dice, Roll, Seed, Stream};
use sandtable_engine::message::Silent;
use sandtable_engine::rules::{Options, Rules};

#[test]
fn random_games_end() {
    let game = Campanha::new().unwrap_or_else(|e| panic!("{e}"));
    let mut total = 0;
    for seed in 0..20 {
        let mut dice = Stream::new(Seed::from_number(seed));
        let mut s = game.start("campanha", &Options::new()).unwrap();
        let mut actions = Vec::new();
        let mut n = 0;
        loop {
            actions.clear();
            game.actions(&s, &mut actions);
            if actions.is_empty() {
                break;
            }
            let roll = Roll { purpose: "choice", turn: 0, place: 0, nth: 0 };
            let a = actions[dice.below(actions.len() as u32, roll) as usize];
            game.apply(&mut s, a, &mut dice, &mut Silent);
            n += 1;
            assert!(n < 100_000);
        }
        total += n;
        println!("{seed} {n} {:?}", game.verdict(&s));
    }
    println!("{total}");
}
