//! The heuristic American plays better than chance.

use sandtable_bots::Bot;
use sandtable_engine::dice::{Seed, Stream};
use sandtable_engine::message::Silent;
use sandtable_engine::rules::{Options, Rules};
use sandtable_omaha::Omaha;
use sandtable_omaha::situation::NOBODY;

fn from_environment(name: &str, default: u64) -> u64 {
    std::env::var(name).ok().and_then(|text| text.parse().ok()).unwrap_or(default)
}

/// Points, whether the game was won, and whether it ended in a catastrophe.
fn play(game: &Omaha, bot: Bot, seed: u64) -> (i32, bool, bool) {
    let mut s = game.start("first-wave", &Options::new()).unwrap_or_else(|e| panic!("{e}"));
    let mut dice = Stream::new(Seed::from_number(seed));
    for n in 0..20_000 {
        let Some(action) = bot.choose(game, &s, seed ^ n) else { break };
        game.apply(&mut s, action, &mut dice, &mut Silent);
    }
    let verdict = game.verdict(&s).unwrap_or_else(|| panic!("the game does not end"));
    (verdict.scores[0], verdict.winner.is_some_and(|w| w.0 == 0), s.catastrophe != NOBODY)
}

#[test]
fn the_heuristic_player_beats_chance() {
    let game = Omaha::new().unwrap_or_else(|e| panic!("{e}"));
    let games = from_environment("SANDTABLE_GAMES", 12);
    let mut held = [0; 2];
    let mut points = [0; 2];
    let mut won = [0; 2];
    for (i, bot) in [Bot::Random, Bot::Greedy].into_iter().enumerate() {
        for seed in 1..=games {
            let (score, win, catastrophe) = play(&game, bot, seed);
            points[i] += score;
            won[i] += usize::from(win);
            held[i] += usize::from(!catastrophe);
        }
    }
    println!(
        "{games} games: random {} won, {} to the end, {} points; greedy {} won, {} to the end, {} points",
        won[0], held[0], points[0], won[1], held[1], points[1]
    );
    assert!(held[1] > held[0] && points[1] > points[0]);
}
