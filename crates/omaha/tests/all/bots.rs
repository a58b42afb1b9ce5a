//! The heuristic American plays clearly better than chance, whichever way moving under fire is read.

use sandtable_bots::player::Player;
use sandtable_bots::{Sight, duel, sight};
use sandtable_engine::dice::{Dice, Keyed, Roll, Seed, Stream};
use sandtable_engine::message::Silent;
use sandtable_engine::planning::{Gene, Meter, Meters, Plan};
use sandtable_engine::prelude::*;
use sandtable_engine::rules::Options;
use sandtable_engine::{SeatId, UnitId};
use sandtable_omaha::ids::everybody;
use sandtable_omaha::situation::{LAST_TURN, NOBODY, Situation, Stage, flag};
use sandtable_omaha::{Action, Omaha};

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
    /// Games that reached the end with points.
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
        tally.turns += report.scores.len().div_ceil(2) as u64;
        if report.scores.len() == 32 && verdict.scores[0] > 0 {
            tally.held += 1;
            tally.points += verdict.scores[0];
        }
    }
    tally
}

fn compare(options: &[&str], games: u64) -> (u64, Tally, Tally) {
    let game = Omaha::new().unwrap_or_else(|e| panic!("{e}"));
    let games = from_environment("SANDTABLE_GAMES", games);
    let first = from_environment("SANDTABLE_SEED", 1);
    let options: Options = options.iter().map(|id| ((*id).to_owned(), true.into())).collect();
    let random = play(&game, "random", &options, first..first + games);
    let greedy = play(&game, "greedy", &options, first..first + games);
    (games, random, greedy)
}

#[test]
fn the_heuristic_player_beats_chance_by_the_letter_too() {
    let (games, random, greedy) = compare(&["letter"], 48);
    println!("{games} games by the letter: random {random:?}, greedy {greedy:?}");
    assert!(greedy.held > random.held);
    assert!(greedy.points > random.points);
    assert!(greedy.turns > random.turns + games);
}

#[test]
fn many_games_reach_the_end_with_points() {
    let (games, random, greedy) = compare(&[], 16);
    println!("{games} games: random {random:?}, greedy {greedy:?}");
    assert!(3 * greedy.held > games && greedy.held > 2 * random.held);
    assert!(greedy.points > 2 * games as i32 && greedy.points > 4 * random.points);
}

const SEAT: SeatId = SeatId(0);

/// Situations of some games, one in so many.
fn situations(game: &Omaha, one_in: u64) -> Vec<Situation> {
    let mut list = Vec::new();
    for (seed, option) in [(1, None), (2, Some("letter")), (3, None), (4, Some("letter"))] {
        let options: Options = option.into_iter().map(|id: &str| (id.to_owned(), true.into())).collect();
        let mut s = game.start("first-wave", &options).unwrap();
        let mut dice = Keyed { seed, set: 0, sets: 1 };
        let mut mind = Default::default();
        for n in 0.. {
            let Some(action) = game.fast(&s, &Plan::default(), &mut mind) else { break };
            if n % one_in == 0 {
                list.push(s.clone());
            }
            game.apply(&mut s, action, &mut dice, &mut Silent);
        }
    }
    list
}

#[test]
fn situations_that_look_alike_are_seen_alike() {
    let game = Omaha::new().unwrap_or_else(|e| panic!("{e}"));
    for s in situations(&game, 17) {
        let seen = Sight::of(&game, &s, SEAT);
        for number in 1..4 {
            let twin = sight::imagine(&game, &s, SEAT, number);
            let again = Sight::of(&game, &twin, SEAT);
            assert!(seen.world() == again.world(), "turn {} {:?}", s.turn, s.stage);
            let plan = Plan::default();
            let act = |s: &Situation| game.fast(s, &plan, &mut Default::default());
            assert_eq!(act(seen.world()), act(again.world()));
        }
    }
}

#[test]
fn an_imagined_world_can_be_written_and_read() {
    let game = Omaha::new().unwrap_or_else(|e| panic!("{e}"));
    for s in situations(&game, 41) {
        let world = sight::imagine(&game, &s, SEAT, 5);
        let text = game.write_situation(&world);
        let read = game.read_situation(&text).unwrap_or_else(|e| panic!("{e:?}\n{text}"));
        assert_eq!(game.hash(&read), game.hash(&world));
    }
}

#[test]
fn whatever_a_plan_says_the_policy_plays_by_the_rules() {
    let game = Omaha::new().unwrap_or_else(|e| panic!("{e}"));
    let mut chance = Stream::new(Seed::from_number(7));
    let mut below = |n: usize| {
        chance.below(n.max(1) as u32, Roll { purpose: "roll-test", turn: 0, place: 0, nth: 0 }) as usize
    };
    for option in [None, Some("letter")] {
        let options: Options = option.into_iter().map(|id: &str| (id.to_owned(), true.into())).collect();
        let mut s = game.start("first-wave", &options).unwrap();
        let mut dice = Keyed { seed: 11, set: 0, sets: 1 };
        let (mut plan, mut span, mut mind) = (Plan::default(), 0, Default::default());
        loop {
            if game.span(&s) != span {
                span = game.span(&s);
                plan = Plan::of_style(below(game.styles().len()) as u8);
                let (mut slots, mut bundles) = (Vec::new(), Vec::new());
                game.slots(&s, SEAT, &plan, &mut slots);
                game.bundles(&s, SEAT, &plan, &mut bundles);
                for slot in &slots {
                    assert!(slot.choices.len() > 1 && slot.choices.len() < 10);
                    if below(2) == 0 {
                        continue;
                    }
                    plan.set(Gene { slot: slot.slot, choice: slot.choices[below(slot.choices.len())] });
                }
                for &gene in bundles.iter().filter(|_| below(3) == 0).flatten() {
                    plan.set(gene);
                }
            }
            let Some(action) = game.fast(&s, &plan, &mut mind) else { break };
            assert_eq!(game.refuse(&s, action), None, "{action:?} in {:?}", s.stage);
            let fresh = game.fast(&s, &plan, &mut Default::default());
            assert!(fresh.is_some_and(|action| game.refuse(&s, action).is_none()), "{fresh:?}");
            game.apply(&mut s, action, &mut dice, &mut Silent);
        }
        assert!(game.verdict(&s).is_some());
    }
}

#[test]
fn what_a_situation_is_worth_has_a_name_for_every_part() {
    let game = Omaha::new().unwrap_or_else(|e| panic!("{e}"));
    for s in situations(&game, 53) {
        let mut terms = vec![0; game.terms().len()];
        game.weigh(&s, SEAT, &mut terms);
        assert_eq!(terms.iter().sum::<i64>(), game.value(&s, SEAT));
        assert!(game.win_chance(&s, SEAT, game.value(&s, SEAT)) < 5000);
    }
}

/// Whole games by a bot, in both readings; `see` is shown each situation and what is done in it.
fn watch_games(
    game: &Omaha,
    bot: &str,
    seeds: std::ops::Range<u64>,
    see: &mut dyn FnMut(&Situation, Action),
) {
    for (seed, option) in seeds.flat_map(|seed| [(seed, None), (seed, Some("letter"))]) {
        let options: Options = option.into_iter().map(|id: &str| (id.to_owned(), true.into())).collect();
        let mut s = game.start("first-wave", &options).unwrap();
        let mut dice = Keyed { seed, set: 0, sets: 1 };
        let mut player = Player::new(bot.parse().unwrap(), seed);
        for decision in 0.. {
            let sight = Sight::of(game, &s, SEAT);
            let Some(action) = player.choose(game, &sight, decision, &mut sandtable_bots::unheard()) else {
                break;
            };
            see(&s, action);
            game.apply(&mut s, action, &mut dice, &mut Silent);
        }
    }
}

#[test]
fn no_term_of_a_valuation_is_beyond_all_measure() {
    const MOST: i64 = 200_000;
    let game = Omaha::new().unwrap_or_else(|e| panic!("{e}"));
    for (bot, games) in [("style0", 2), ("random", 4)] {
        let mut seen = 0;
        watch_games(&game, bot, 1..1 + games, &mut |s, _| {
            seen += 1;
            if s.turn > 1 && seen % 7 != 0 {
                return;
            }
            let mut terms = vec![0; game.terms().len()];
            game.weigh(s, SEAT, &mut terms);
            for (name, &term) in game.terms().iter().zip(&terms) {
                assert!(term.abs() < MOST, "{name} is {term} on turn {} in {:?}", s.turn, s.stage);
            }
        });
    }
}

#[test]
fn what_a_game_has_come_to_is_its_points() {
    let game = Omaha::new().unwrap_or_else(|e| panic!("{e}"));
    for seed in 1..9 {
        let mut s = game.start("first-wave", &Options::default()).unwrap();
        let (mut dice, mut mind) = (Keyed { seed, set: 0, sets: 1 }, Default::default());
        while let Some(action) = game.fast(&s, &Plan::default(), &mut mind) {
            game.apply(&mut s, action, &mut dice, &mut Silent);
        }
        let lost = s.catastrophe != NOBODY;
        let points = if lost { game.weights.disaster } else { 1000 * i64::from(game.scores(&s)[0]) };
        let value = game.value(&s, SEAT);
        assert_eq!(game.outlook(&s, SEAT, value), points);
        assert_eq!(game.win_chance(&s, SEAT, value) > 5000, points >= 19_000);
    }
}

#[test]
fn the_sea_takes_few_and_nobody_who_could_leave_it() {
    let game = Omaha::new().unwrap_or_else(|e| panic!("{e}"));
    let (mut floods, mut taken) = (0, 0);
    watch_games(&game, "style0", 1..13, &mut |s, action| {
        if s.stage == Stage::Actions && action == Action::Done && matches!(s.turn, 7 | 16) {
            assert_eq!(game.guard(s, action), None, "turn {}", s.turn);
            let drowns = |unit: UnitId| {
                let at = s.place(unit);
                let low = || game.data.map.at(at).band.is_some_and(|band| band < s.tide(&game.data));
                game.data.map.is_hex(at) && low() && !s.is(unit, flag::CLIMB | flag::CLIFF)
            };
            floods += 1;
            taken += everybody().filter(|&unit| drowns(unit)).count();
        }
    });
    assert!(floods > 20 && taken < 2 * floods, "{taken} in {floods} floods");
}

#[test]
fn no_turn_ends_with_something_undone_that_costs_and_risks_nothing() {
    let game = Omaha::new().unwrap_or_else(|e| panic!("{e}"));
    let mut meters = Meters::default();
    watch_games(&game, "style0", 11..17, &mut |s, action| {
        game.watch(&[], s, action, &mut meters);
        if s.stage != Stage::Actions || action != Action::Done {
            return;
        }
        let mut all = Vec::new();
        game.actions(s, &mut all);
        for left in all {
            // Ropes are let down only by those who give up the cliff.
            let idle = match left {
                Action::Recover(unit) => !s.is(unit, flag::CLIFF | flag::CLIMB),
                Action::Barrage(_, hex) => game.data.position(hex).is_some_and(|p| s.can_fire(p)),
                Action::Bombard(_) => s.turn == LAST_TURN,
                _ => false,
            };
            assert!(!idle, "turn {}: {left:?} is left undone", s.turn);
        }
    });
    let at = Meter::Hoarding as usize;
    let (struck, of) = (meters.struck[at], meters.occasions[at]);
    assert!(of > 80 && struck * 100 <= of, "{struck} of {of}");
}

#[test]
fn leaders_under_fire_move_with_a_unit() {
    let game = Omaha::new().unwrap_or_else(|e| panic!("{e}"));
    let mut taken = 0;
    watch_games(&game, "style0", 21..29, &mut |s, action| {
        if let (Stage::Moving, Action::Go(_)) = (s.stage, action) {
            for leader in s.group.iter().filter(|&u| game.data.us[u].kind.is_leader()) {
                let mut alone = s.clone();
                alone.group = std::iter::once(leader).collect();
                taken += u32::from(game.refuse(&alone, action).is_some());
            }
        }
    });
    assert!(taken > 20, "only {taken} went with a unit where they could not go alone");
}
