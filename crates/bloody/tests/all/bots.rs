//! The bots: the policy is better than random play from both seats, and whatever a plan says is played legally.

use sandtable_bloody::Bloody;
use sandtable_bots::duel;
use sandtable_engine::dice::{Dice, Keyed, Roll, Seed, Stream};
use sandtable_engine::message::Silent;
use sandtable_engine::planning::{Gene, Plan};
use sandtable_engine::prelude::*;
use sandtable_engine::rules::{Options, Setting};

/// The margin of the Allies at the end of a scenario, on average.
fn margin(game: &Bloody, scenario: &str, allied: &str, german: &str, games: u64) -> i32 {
    let seats = [allied, german, "random", "random"].map(|word| word.parse().unwrap());
    let play = |seed| {
        let report = duel::play(game, scenario, &Options::new(), &seats, seed, &|| 0).unwrap();
        let scores = report.verdict.unwrap().scores;
        scores[0] - scores[1]
    };
    (0..games).map(play).sum::<i32>() / games as i32
}

#[test]
fn the_policy_beats_random_from_both_seats() {
    let game = Bloody::new().unwrap();
    let random = margin(&game, "cobra", "random", "random", 3);
    let allied = margin(&game, "cobra", "style0", "random", 3);
    let german = margin(&game, "cobra", "random", "style0", 3);
    println!("Allied margin: random {random}, policy Allies {allied}, policy Germans {german}");
    assert!(allied > random + 20, "the policy's Allies {allied} are hardly better than random ones {random}");
    assert!(
        german < random - 20,
        "the policy's Germans {german} are hardly better than random ones {random}"
    );
}

fn below(dice: &mut Stream, n: usize) -> usize {
    dice.below(n.max(1) as u32, Roll { purpose: "test", turn: 0, place: 0, nth: 0 }) as usize
}

/// Walks through a game in which both sides play by plans made of what the game offers and of nonsense.
fn walk(game: &Bloody, scenario: &str, players: &str, seed: u64) {
    let options = Options::from([("players".to_owned(), Setting::Word(players.into()))]);
    let mut s = game.start(scenario, &options).unwrap();
    let mut dice = Stream::new(Seed::from_number(seed));
    let mut table = Keyed { seed: seed | 1, set: 0, sets: 1 };
    let mut span = u32::MAX;
    let mut plan = Plan::default();
    let mut mind = Default::default();
    let mut n = 0;
    while let Some(seat) = game.to_act(&s) {
        if game.span(&s) != span {
            span = game.span(&s);
            plan = Plan::of_style(below(&mut dice, game.styles().len()) as u8);
            let (mut slots, mut bundles) = (Vec::new(), Vec::new());
            game.slots(&s, seat, &plan, &mut slots);
            game.bundles(&s, seat, &plan, &mut bundles);
            for slot in &slots {
                assert!(!slot.choices.is_empty());
                if below(&mut dice, 3) == 0 {
                    let choice = slot.choices[below(&mut dice, slot.choices.len())];
                    plan.set(Gene { slot: slot.slot, choice });
                }
            }
            for _ in 0..5 {
                let slot = below(&mut dice, 1400) as u32;
                plan.set(Gene { slot, choice: below(&mut dice, 70_000) as u32 });
            }
        }
        let action = game.fast(&s, &plan, &mut mind).unwrap();
        assert_eq!(game.refuse(&s, action), None, "{} in {:?}", game.write_action(action), s.stage);
        game.apply(&mut s, action, &mut table, &mut Silent);
        n += 1;
        assert!(n < 50_000, "{scenario}: the policy does not come to an end");
    }
}

#[test]
fn whatever_a_plan_says_is_played_legally() {
    let game = Bloody::new().unwrap();
    for (seed, scenario) in ["campaign", "cherbourg", "cobra"].into_iter().enumerate() {
        for players in ["2", "3"] {
            walk(&game, scenario, players, seed as u64);
        }
    }
}

/// Every level plays to the end from every seat, and chooses nothing that is not legal: the short scenario with all levels, the long ones
/// with little thought. Levels differ by what they see, not by how long they may think.
#[test]
fn every_level_plays_to_the_end() {
    let game = Bloody::new().unwrap();
    let short = (1..=5).map(|level| ("cherbourg", if level % 2 == 0 { "3" } else { "2" }, level, 100));
    for (scenario, players, level, thought) in short.chain([("cobra", "3", 3, 40), ("campaign", "2", 1, 20)])
    {
        let options = Options::from([("players".to_owned(), Setting::Word(players.into()))]);
        let bot = format!("level{level}@{thought}").parse().unwrap();
        let report = duel::play(&game, scenario, &options, &[bot; 4], level, &|| 0).unwrap();
        assert!(report.verdict.is_some(), "level {level} does not end {scenario} with {players} players");
        assert!(report.actions < 20_000, "level {level}: {} actions in {scenario}", report.actions);
    }
}
