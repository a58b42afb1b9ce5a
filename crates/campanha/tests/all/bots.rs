//! The bots: the policy is better than random play from both seats, whatever a plan says is played legally, values are
//! even between the seats, and nothing that a seat may not see changes what its bot does.

use sandtable_bots::sight::imagine;
use sandtable_bots::{Player, Sight, duel, unheard};
use sandtable_campanha::{Campanha, Situation};
use sandtable_engine::SeatId;
use sandtable_engine::dice::{Dice, Keyed, Roll, Seed, Stream};
use sandtable_engine::message::Silent;
use sandtable_engine::planning::{Gene, Plan};
use sandtable_engine::prelude::*;
use sandtable_engine::rules::Options;

/// The margin of the Allies at the end of "Dia D", on average.
fn margin(game: &Campanha, bots: [&str; 2]) -> i32 {
    let seats = bots.map(|word| word.parse().unwrap());
    let games = 4;
    let play = |seed| {
        let report = duel::play(game, "dia-d", &Options::new(), &seats, seed, &|| 0).unwrap();
        let scores = report.verdict.unwrap().scores;
        scores[0] - scores[1]
    };
    (0..games).map(play).sum::<i32>() / games as i32
}

#[test]
fn the_policy_beats_random_from_both_seats() {
    let game = Campanha::new().unwrap();
    let random = margin(&game, ["random", "random"]);
    let allied = margin(&game, ["style0", "random"]);
    let german = margin(&game, ["random", "style0"]);
    println!("Allied margin: random {random}, policy Allies {allied}, policy Germans {german}");
    assert!(
        allied > random + 150,
        "the policy's Allies {allied} are hardly better than random ones {random}"
    );
    assert!(
        german < random - 40,
        "the policy's Germans {german} are hardly better than random ones {random}"
    );
}

#[test]
fn every_style_plays_a_game_out() {
    let game = Campanha::new().unwrap();
    let mut ends = Vec::new();
    for style in 0..game.styles().len() {
        let word = format!("style{style}");
        let report = duel::play(
            &game,
            "campanha",
            &Options::new(),
            &[word.parse().unwrap(), "style0".parse().unwrap()],
            5,
            &|| 0,
        )
        .unwrap();
        assert!(report.verdict.is_some(), "{word}");
        ends.push(report.hash);
    }
    ends.sort_unstable();
    ends.dedup();
    assert_eq!(ends.len(), game.styles().len(), "two styles play alike");
}

fn below(dice: &mut Stream, n: usize) -> usize {
    dice.below(n.max(1) as u32, Roll { purpose: "test", turn: 0, place: 0, nth: 0 }) as usize
}

/// Walks through a game in which both sides play by plans made of what the game offers and of nonsense, and shows every
/// situation.
fn walk(game: &Campanha, scenario: &str, seed: u64, mut show: impl FnMut(&Situation, &Plan)) {
    let mut s = game.start(scenario, &Options::new()).unwrap();
    let mut dice = Stream::new(Seed::from_number(seed));
    let mut table = Keyed { seed: seed | 1, set: 0, sets: 1 };
    let mut mind = <Campanha as Planning>::Mind::default();
    let mut span = u32::MAX;
    let mut plan = Plan::default();
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
            if !bundles.is_empty() && below(&mut dice, 2) == 0 {
                bundles[below(&mut dice, bundles.len())].iter().for_each(|&gene| plan.set(gene));
            }
            for _ in 0..5 {
                let gene =
                    Gene { slot: below(&mut dice, 3100) as u32, choice: below(&mut dice, 70_000) as u32 };
                plan.set(gene);
            }
        }
        show(&s, &plan);
        if below(&mut dice, 50) == 0 {
            mind = <Campanha as Planning>::Mind::default();
        }
        let action = game.fast(&s, &plan, &mut mind).unwrap();
        assert_eq!(game.refuse(&s, action), None, "{} in {:?}", game.write_action(action), s.stage);
        let _ = game.guard(&s, action);
        game.apply(&mut s, action, &mut table, &mut Silent);
    }
}

#[test]
fn whatever_a_plan_says_is_played_legally() {
    let game = Campanha::new().unwrap();
    for seed in 0..6 {
        walk(&game, if seed % 3 == 0 { "campanha" } else { "dia-d" }, seed, |_, _| {});
    }
}

#[test]
fn what_is_good_for_one_is_bad_for_the_other() {
    let game = Campanha::new().unwrap();
    let mut count = 0;
    walk(&game, "dia-d", 3, |s, _| {
        count += 1;
        if count % 7 == 0 {
            let (mut allied, mut german) = ([0; 16], [0; 16]);
            let terms = game.terms().len();
            game.weigh(s, SeatId(0), &mut allied[..terms]);
            game.weigh(s, SeatId(1), &mut german[..terms]);
            assert_eq!(allied, german.map(|term| -term));
            let chance = |seat| game.win_chance(s, SeatId(seat), game.value(s, SeatId(seat)));
            assert!((9_998..=10_002).contains(&(chance(0) + chance(1))));
        }
    });
    assert!(count > 100);
}

#[test]
fn what_a_seat_may_not_see_changes_nothing() {
    let game = Campanha::new().unwrap();
    let mut count = 0_u64;
    walk(&game, "dia-d", 11, |s, plan| {
        count += 1;
        if !count.is_multiple_of(5) && s.stage != sandtable_campanha::situation::Stage::Answer {
            return;
        }
        for seat in [SeatId(0), SeatId(1)] {
            let sight = Sight::of(&game, s, seat);
            let other = imagine(&game, s, seat, count + 1);
            let again = Sight::of(&game, &other, seat);
            assert_eq!(sight.world(), again.world(), "seat {} in {:?}", seat.0, s.stage);
            if game.to_act(s) == Some(seat) {
                let act = |world: &Situation| game.fast(world, plan, &mut Default::default());
                assert_eq!(act(sight.world()), act(again.world()));
                let action = act(sight.world()).unwrap();
                assert_eq!(game.refuse(s, action), None, "what fits the sight is legal");
            }
        }
    });
}

#[test]
fn a_planner_has_reasons_and_the_same_ones_each_time() {
    let game = Campanha::new().unwrap();
    let s = game.start("dia-d", &Options::new()).unwrap();
    let sight = Sight::of_deciding(&game, &s).unwrap();
    let advise = || {
        let mut player = Player::<Campanha>::new("level4@12000".parse().unwrap(), 3);
        player.advise(&game, &sight, 0, &mut unheard()).unwrap()
    };
    let (action, why) = advise();
    assert_eq!(game.refuse(&s, action), None);
    assert_eq!(why.terms.len(), game.terms().len());
    assert!(why.plans > 5 && !why.arrows.is_empty(), "{why:?}");
    assert_eq!(advise(), (action, why));
}
