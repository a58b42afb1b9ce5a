//! The simple bot is better than random play, from both seats.

use sandtable_bots::duel;
use sandtable_campanha::Campanha;
use sandtable_engine::rules::Options;

/// The margin of the Allies at the end of "Dia D", on average.
fn margin(game: &Campanha, bots: [&str; 2]) -> i32 {
    let seats = bots.map(|word| word.parse().unwrap());
    let games = 6;
    let play = |seed| {
        let report = duel::play(game, "dia-d", &Options::new(), &seats, seed, &|| 0).unwrap();
        let scores = report.verdict.unwrap().scores;
        scores[0] - scores[1]
    };
    (0..games).map(play).sum::<i32>() / games as i32
}

#[test]
fn greedy_beats_random_from_both_seats() {
    let game = Campanha::new().unwrap();
    let random = margin(&game, ["random", "random"]);
    let allied = margin(&game, ["greedy", "random"]);
    let german = margin(&game, ["random", "greedy"]);
    println!("Allied margin: random {random}, greedy Allies {allied}, greedy Germans {german}");
    assert!(allied > random + 40, "greedy Allies {allied} are no better than random ones {random}");
    assert!(german < random - 20, "greedy Germans {german} are no better than random ones {random}");
}
