//! The heuristic American plays clearly better than chance, whichever way moving under fire is read.

use sandtable_bots::duel;
use sandtable_engine::rules::Options;
use sandtable_omaha::Omaha;

fn from_environment(name: &str, default: u64) -> u64 {
    std::env::var(name).ok().and_then(|text| text.parse().ok()).unwrap_or(default)
}

/// What came of some games.
#[derive(Debug, Default)]
struct Tally {
    /// Points of the games that reached the end.
    points: i32,
    /// Games won.
    won: u64,
    /// Games that reached the end without a catastrophe.
    held: u64,
    /// Turns played.
    turns: u64,
}

fn play(game: &Omaha, bot: &str, options: &Options, seeds: std::ops::Range<u64>) -> Tally {
    let mut tally = Tally::default();
    let bot = bot.parse().unwrap();
    for seed in seeds {
        let report = duel::play(game, "first-wave", options, &[bot], seed, &|| 0).unwrap();
        let verdict = report.verdict.unwrap_or_else(|| panic!("the game does not end"));
        tally.won += u64::from(verdict.winner.is_some_and(|w| w.0 == 0));
        tally.turns += report.scores.len() as u64;
        if report.scores.len() == 16 && verdict.scores[0] > 0 {
            tally.held += 1;
            tally.points += verdict.scores[0];
        }
    }
    tally
}

fn compare(options: &[&str]) -> (u64, Tally, Tally) {
    let game = Omaha::new().unwrap_or_else(|e| panic!("{e}"));
    let games = from_environment("SANDTABLE_GAMES", 16);
    let first = from_environment("SANDTABLE_SEED", 1);
    let options: Options = options.iter().map(|id| ((*id).to_owned(), true)).collect();
    let random = play(&game, "random", &options, first..first + games);
    let greedy = play(&game, "greedy", &options, first..first + games);
    (games, random, greedy)
}

#[test]
fn the_heuristic_player_beats_chance() {
    let (games, random, greedy) = compare(&[]);
    println!("{games} games: random {random:?}, greedy {greedy:?}");
    assert!(greedy.held > random.held);
    assert!(greedy.points > random.points);
    assert!(greedy.turns > random.turns + games);
}

#[test]
fn where_men_infiltrate_most_games_reach_the_end_with_points() {
    let (games, random, greedy) = compare(&["infiltration"]);
    println!("{games} games with infiltration: random {random:?}, greedy {greedy:?}");
    assert!(2 * greedy.held > games && greedy.held > 2 * random.held);
    assert!(greedy.points > 2 * games as i32 && greedy.points > 4 * random.points);
}
