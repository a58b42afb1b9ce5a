//! The simple bot is better than random play, from both seats.

use sandtable_bots::Bot;
use sandtable_campanha::Campanha;
use sandtable_engine::dice::{Seed, Stream};
use sandtable_engine::message::Silent;
use sandtable_engine::rules::{Options, Rules};

/// The margin of the Allies at the end of "Dia D".
fn play(game: &Campanha, bots: [Bot; 2], seed: u64) -> i32 {
    let mut dice = Stream::new(Seed::from_number(seed));
    let mut s = game.start("dia-d", &Options::new()).unwrap();
    for n in 0.. {
        let Some(seat) = game.to_act(&s) else { break };
        let action = bots[seat.index()].choose(game, &s, seed << 20 | n).unwrap();
        game.apply(&mut s, action, &mut dice, &mut Silent);
    }
    let scores = game.scores(&s);
    scores[0] - scores[1]
}

#[test]
fn greedy_beats_random_from_both_seats() {
    let game = Campanha::new().unwrap();
    let games = 6;
    let margin = |bots| (0..games).map(|seed| play(&game, bots, seed)).sum::<i32>() / games as i32;
    let random = margin([Bot::Random, Bot::Random]);
    let allied = margin([Bot::Greedy, Bot::Random]);
    let german = margin([Bot::Random, Bot::Greedy]);
    println!("Allied margin: random {random}, greedy Allies {allied}, greedy Germans {german}");
    assert!(allied > random + 40, "greedy Allies {allied} are no better than random ones {random}");
    assert!(german < random - 20, "greedy Germans {german} are no better than random ones {random}");
}
