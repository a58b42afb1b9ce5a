//! Random games run to their end.

use sandtable_darksands::DarkSands;
use sandtable_engine::dice::{Dice, Roll, Seed, Stream};
use sandtable_engine::message::Silent;
use sandtable_engine::prelude::*;
use sandtable_engine::rules::{Options, Setting};

#[test]
fn random_games_end() {
    let game = DarkSands::new().unwrap_or_else(|error| panic!("{error}"));
    let (mut total, began) = (0_u64, std::time::Instant::now());
    for scenario in game.scenarios() {
        for campaign in [false, true] {
            let mut most = 0;
            for seed in 0..6 {
                let options = Options::from([("campaign".into(), Setting::Switch(campaign))]);
                let mut s = game.start(&scenario.id, &options).unwrap();
                let mut dice = Stream::new(Seed::from_number(seed));
                let mut list = Vec::new();
                let mut n = 0;
                loop {
                    list.clear();
                    game.actions(&s, &mut list);
                    if list.is_empty() {
                        assert!(
                            game.verdict(&s).is_some(),
                            "{} {seed} {n}: {}",
                            scenario.id,
                            game.write_situation(&s)
                        );
                        break;
                    }
                    let roll = Roll { purpose: "choice", turn: 0, place: 0, nth: 0 };
                    let action = list[dice.below(list.len() as u32, roll) as usize];
                    game.apply(&mut s, action, &mut dice, &mut Silent);
                    n += 1;
                    if n % 97 == 0 {
                        let text = game.write_situation(&s);
                        let again = game.read_situation(&text).unwrap_or_else(|e| panic!("{e}\n{text}"));
                        assert!(again == s, "{text}");
                    }
                    assert!(n < 200_000, "{} {seed}: endless in {}", scenario.id, game.write_situation(&s));
                }
                most = most.max(n);
                total += n;
            }
            println!("{} {campaign}: up to {most} actions", scenario.id);
        }
    }
    println!(
        "{} actions a second, {} bytes",
        total * 1000 / began.elapsed().as_millis() as u64,
        size_of::<sandtable_darksands::Situation>()
    );
}

/// Plays a game of rules of thumb, or of chance, by seat; tells the winner and how many actions it took.
fn duel(
    game: &DarkSands,
    scenario: &str,
    campaign: bool,
    thumb: [bool; 2],
    seed: u64,
) -> (Option<u8>, usize) {
    use sandtable_engine::planning::{Plan, Planning};
    let mut minds: [<DarkSands as Planning>::Mind; 2] = Default::default();
    let options = Options::from([("campaign".into(), Setting::Switch(campaign))]);
    let mut s = game.start(scenario, &options).unwrap();
    let mut dice = Stream::new(Seed::from_number(seed));
    let mut list = Vec::new();
    for n in 0.. {
        let Some(seat) = game.to_act(&s) else {
            return (game.verdict(&s).and_then(|verdict| verdict.winner).map(|side| side.0), n);
        };
        assert!(n < 100_000, "{scenario} {seed}: endless in {}", game.write_situation(&s));
        let action = if thumb[seat.index()] {
            game.fast(&s, &Plan::default(), &mut minds[seat.index()]).unwrap()
        } else {
            list.clear();
            game.actions(&s, &mut list);
            let roll = Roll { purpose: "choice", turn: 0, place: 0, nth: 0 };
            list[dice.below(list.len() as u32, roll) as usize]
        };
        assert!(game.refuse(&s, action).is_none(), "{}", game.write_action(action));
        game.apply(&mut s, action, &mut dice, &mut Silent);
    }
    (None, 0)
}

/// The policy plays every scenario to its end from every seat.
#[test]
fn rules_of_thumb_end_every_game() {
    let game = DarkSands::new().unwrap_or_else(|error| panic!("{error}"));
    for scenario in game.scenarios() {
        for thumb in [[true, true], [true, false], [false, true]] {
            duel(&game, &scenario.id, false, thumb, 7);
        }
    }
}

/// Every level plays every scenario to its end from both seats; what it chooses is asserted to be legal where it is carried out.
#[test]
fn every_level_ends_every_game() {
    let game = DarkSands::new().unwrap_or_else(|error| panic!("{error}"));
    for scenario in game.scenarios() {
        for [allied, axis] in [[1, 5], [2, 4], [3, 3], [4, 2], [5, 1]] {
            let seats = [allied, axis].map(|level| format!("level{level}@60").parse().unwrap());
            let report =
                sandtable_bots::duel::play(&game, &scenario.id, &Options::new(), &seats, 11, &|| 0).unwrap();
            assert!(report.verdict.is_some(), "{} {allied} {axis}", scenario.id);
        }
    }
}
