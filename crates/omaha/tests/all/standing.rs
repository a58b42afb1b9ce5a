//! Who can still act, what is looked for in vain, and what wins.

use sandtable_engine::dice::{Forced, Seed, Stream};
use sandtable_engine::guide::{Role, Standing};
use sandtable_engine::message::{Arg, Journal};
use sandtable_engine::phrase::UnitNames;
use sandtable_engine::prelude::*;
use sandtable_engine::rules::Options;
use sandtable_engine::view::Viewer;
use sandtable_engine::{CounterId, SeatId, SideId};
use sandtable_omaha::ids::everybody;
use sandtable_omaha::situation::{Situation, Stage};
use sandtable_omaha::units::Kind;
use sandtable_omaha::{Action, Omaha};

fn game() -> Omaha {
    Omaha::new().unwrap_or_else(|e| panic!("{e}"))
}

fn read(game: &Omaha, text: &str) -> Situation {
    game.read_situation(text).unwrap_or_else(|e| panic!("{e}"))
}

fn stands(game: &Omaha, s: &Situation, name: &str) -> Option<Standing> {
    let unit = CounterId::from(game.data.find_unit(name).unwrap());
    game.standing(s).into_iter().find(|(counter, _)| *counter == unit).map(|(_, standing)| standing)
}

fn counted(game: &Omaha, s: &Situation, reason: &str) -> Option<Arg> {
    let reasons = game.reasons(s);
    let found = reasons.into_iter().find(|r| r.message.id == reason)?;
    found.message.args.into_iter().find(|(key, _)| *key == "n").map(|(_, n)| n)
}

/// 7.1: Rangers, those near a leader and those who crawl to cover act for nothing; others for an action; and the prompt
/// counts the same.
#[test]
fn the_marks_say_who_acts_for_free() {
    let game = game();
    let text = |actions: &str| {
        format!(
            "turn = 5\nphase = \"actions\"\nactions = {actions}\ncounters = {{ 0513 = [\"A/1/16\"], 0714 = [\"C/1/16\"], 0514 = [\"1/B/741\"], 1010 = [\"A-B/5R\"] }}\n"
        )
    };
    let s = read(&game, &text("[2, 2]"));
    assert_eq!(stands(&game, &s, "A/1/16"), Some(Standing::Free));
    assert_eq!(stands(&game, &s, "A-B/5R"), Some(Standing::Free));
    assert_eq!(stands(&game, &s, "C/1/16"), Some(Standing::May));
    assert_eq!(stands(&game, &s, "1/B/741"), Some(Standing::May));
    assert_eq!(stands(&game, &s, "E/2/16"), None, "who is not ashore has no part in it");
    assert_eq!(counted(&game, &s, "reason-free-units"), Some(Arg::Number(2)));
    let s = read(&game, &text("[0, 0]"));
    assert_eq!(stands(&game, &s, "C/1/16"), None, "no actions are left");
    assert_eq!(stands(&game, &s, "A/1/16"), Some(Standing::Free));
}

/// In random games: whoever is marked as able to act is offered something, whoever has acted is not, and the counts of
/// the prompt are those of the marks.
#[test]
fn marks_agree_with_what_is_offered() {
    let game = game();
    for seed in 0..3_u8 {
        let mut s = game.start("first-wave", &Options::new()).unwrap();
        let mut dice = Stream::new(Seed([seed + 40; 32]));
        let mut state = u64::from(seed) + 99;
        for _ in 0..1200 {
            let mut actions = Vec::new();
            game.actions(&s, &mut actions);
            if actions.is_empty() {
                break;
            }
            let standing = game.standing(&s);
            let count = |wanted| standing.iter().filter(|(_, is)| *is == wanted).count() as i32;
            if s.stage == Stage::Actions {
                let free = counted(&game, &s, "reason-free-units").unwrap_or(Arg::Number(0));
                assert_eq!(free, Arg::Number(count(Standing::Free)));
                for &action in &actions {
                    let (Action::Take(u) | Action::Scale(u) | Action::Recover(u) | Action::Barrage(u, _)) =
                        action
                    else {
                        continue;
                    };
                    let mark = standing.iter().find(|(c, _)| *c == u.into());
                    assert!(matches!(mark, Some((_, Standing::Free | Standing::May))), "{action:?}");
                }
            }
            if s.stage == Stage::Arrivals {
                assert_eq!(counted(&game, &s, "reason-arrivals"), Some(Arg::Number(count(Standing::Must))));
                let offered = |counter: CounterId| {
                    actions
                        .iter()
                        .any(|a| matches!(*a, Action::Place(u, _) | Action::Delay(u) if counter == u.into()))
                };
                assert!(standing.iter().all(|(counter, _)| offered(*counter)));
            }
            state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            let action = actions[(state >> 33) as usize % actions.len()];
            game.apply(&mut s, action, &mut dice, &mut Journal::default());
        }
        // 13: what is said to be ahead at the end has won, and it is said why.
        let goal = game.goal(&s, Viewer::Seat(SeatId(0))).unwrap();
        if let Some(verdict) = game.verdict(&s) {
            assert_eq!(goal.ahead, verdict.winner);
            assert!(!goal.decided.is_empty());
        } else {
            assert!(goal.decided.is_empty());
        }
    }
}

/// What is looked for and cannot be done is refused by a rule that says why.
#[test]
fn what_is_looked_for_in_vain_says_why() {
    let game = game();
    let mut s = read(
        &game,
        "turn = 5\nphase = \"actions\"\ncounters = { 0717 = [\"C/1/16\"], 0714 = [\"A/1/16\"] }\ngerman = { WN65N = \"?\" }\n",
    );
    let refused = |s: &Situation, action: Action| game.refuse(s, action).map(|r| (r.rule, r.message.id));
    assert_eq!(game.looked_for(&s), [Action::Done]);
    assert_eq!(refused(&s, Action::Done), None);
    let play = |s: &mut Situation, action: &str| {
        let action = game.read_action(action).unwrap();
        assert_eq!(game.refuse(s, action), None);
        game.apply(s, action, &mut Stream::new(Seed([1; 32])), &mut Journal::default());
    };
    play(&mut s, "attack 0817");
    assert!(game.looked_for(&s).contains(&Action::Commit));
    assert_eq!(refused(&s, Action::Commit), Some(("8", "refuse-infantry-first")));
    assert_eq!(refused(&s, Action::Shells), Some(("8", "refuse-no-naval-marker")));
    assert_eq!(refused(&s, Action::Done), Some(("7.2", "refuse-attack-in-hand")));
    play(&mut s, "join C/1/16");
    assert_eq!(refused(&s, Action::Commit), None);
}

/// 7.3: whoever was hit goes on to the hex or stays where he is: both can be pointed at.
#[test]
fn going_on_and_staying_are_places_on_the_map() {
    let game = game();
    let before = read(
        &game,
        "turn = 5\nphase = \"actions\"\ncounters = { 0717 = [\"C/1/16\"] }\ngerman = { WN65N = \"?\" }\n",
    );
    // The first card that hits C Company on its way.
    let hit = (1..=54).find_map(|card| {
        let mut s = before.clone();
        for action in ["take C/1/16", "go 0718"] {
            let action = game.read_action(action).unwrap();
            game.apply(&mut s, action, &mut Forced::new([card]), &mut Journal::default());
        }
        matches!(s.stage, Stage::UnderFire(_)).then_some(s)
    });
    let s = hit.unwrap();
    let on = game.choice(&s, Action::GoOn);
    let stay = game.choice(&s, Action::Stay);
    assert_eq!((on.role, on.space), (Role::Go, game.data.map.find("0718")));
    assert_eq!((stay.role, stay.space), (Role::Go, game.data.map.find("0717")));
    assert!(on.counter.is_some() && on.counter == stay.counter);
}

/// 13.1, 13.2: nineteen points win; eight companies of a division that are spent lose whatever the points are.
#[test]
fn the_goal_names_points_and_companies() {
    let game = game();
    let s = game.start("first-wave", &Options::new()).unwrap();
    let goal = game.goal(&s, Viewer::Seat(SeatId(0))).unwrap();
    let number = |name: &str| goal.aim.args.iter().find(|(key, _)| *key == name).map(|(_, arg)| *arg);
    assert_eq!(number("points"), Some(Arg::Number(19)));
    assert_eq!(number("companies"), Some(Arg::Number(8)));
    assert_eq!(number("turn"), Some(Arg::Number(16)));
    assert_eq!(goal.ahead, Some(SideId(1)));
    let draws: i32 = goal.prizes.iter().filter(|p| p.worth >= 5).count() as i32;
    assert_eq!(draws, 4);
}

/// V: on turn 1 hardly anybody is ashore but tanks: those that can move or barrage are marked.
#[test]
fn the_tanks_of_the_first_turn_are_marked() {
    let game = game();
    let mut marked = 0;
    for seed in 0..8_u8 {
        let mut s = game.start("first-wave", &Options::new()).unwrap();
        let mut dice = Stream::new(Seed([seed; 32]));
        let mut actions = Vec::new();
        while s.stage != Stage::Actions {
            actions.clear();
            game.actions(&s, &mut actions);
            game.apply(&mut s, actions[0], &mut dice, &mut Journal::default());
        }
        actions.clear();
        game.actions(&s, &mut actions);
        let standing = game.standing(&s);
        for unit in everybody().filter(|&u| game.data.us[u].kind == Kind::Tank) {
            let acts =
                actions.iter().any(|a| matches!(*a, Action::Take(u) | Action::Barrage(u, _) if u == unit));
            let mark = standing.iter().find(|(c, _)| *c == unit.into()).map(|(_, standing)| *standing);
            assert!(!acts || matches!(mark, Some(Standing::May | Standing::Free)), "{mark:?}");
            marked += usize::from(acts);
        }
    }
    assert!(marked > 10, "{marked}");
}

/// Whoever can be chosen is offered as a counter, and boxes to drift to as places, so that they can be shown.
#[test]
fn those_who_can_be_chosen_are_counters_of_offers() {
    let game = game();
    let hero = game.data.us.iter().find(|(_, u)| u.kind == Kind::Hero).unwrap().1.name.clone();
    let texts = [
        "turn = 5\nphase = \"hero east\"\ncounters = { 0714 = [\"C/1/16\"], 0513 = [\"A/1/16\"] }\n".to_owned(),
        "turn = 5\nphase = \"regroup east\"\ncounters = { 0714 = [\"C/1/16 steps=1\"], 0513 = [\"A/1/16 steps=1\"] }\n".to_owned(),
        format!(
            "turn = 5\nphase = \"sacrifice C/1/16\"\nresume = \"fire\"\ncounters = {{ 0714 = [\"C/1/16 steps=1 hero={}\"] }}\n[cards]\nfire_east = 3\n",
            hero.split_once('-').unwrap().1
        ),
        "turn = 5\nphase = \"rangers west C/2R\"\ncounters = { CH3 = [\"C/2R checked\"] }\n[cards]\nlanding_west = 3\n".to_owned(),
    ];
    for text in texts {
        let s = read(&game, &text);
        let mut actions = Vec::new();
        game.actions(&s, &mut actions);
        assert!(actions.len() > 1, "{text}");
        for action in actions {
            let choice = game.choice(&s, action);
            assert!(choice.counter.is_some(), "{action:?}");
            let drifts = matches!(action, Action::Drift(_));
            assert_eq!((choice.role == Role::Go, choice.space.is_some()), (drifts, drifts));
        }
    }
}
