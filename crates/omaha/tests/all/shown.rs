//! What the player is told and can ask: which half of a strongpoint fires, who acts for free, and nothing of what lies
//! face down.

use sandtable_engine::dice::{Forced, Seed, Stream};
use sandtable_engine::message::{Arg, Event, Journal};
use sandtable_engine::phrase::UnitNames;
use sandtable_engine::prelude::*;
use sandtable_engine::rules::Options;
use sandtable_engine::view::Viewer;
use sandtable_engine::{SeatId, UnitId};
use sandtable_omaha::ids::GermanId;
use sandtable_omaha::situation::{Situation, Stage};
use sandtable_omaha::{Action, Omaha};

fn game() -> Omaha {
    Omaha::new().unwrap_or_else(|e| panic!("{e}"))
}

fn read(game: &Omaha, text: &str) -> Situation {
    game.read_situation(text).unwrap_or_else(|e| panic!("{e}"))
}

fn argument<'e>(event: &'e Event, name: &str) -> Option<&'e Arg> {
    event.message.args.iter().find(|(key, _)| *key == name).map(|(_, arg)| arg)
}

/// Draws a fire card and tells what happened.
fn fire(game: &Omaha, s: &mut Situation, card: u32) -> Vec<Event> {
    let mut journal = Journal::default();
    game.apply(s, Action::Draw, &mut Forced::new([card]), &mut journal);
    journal.events
}

#[test]
fn the_half_of_a_strongpoint_that_fires_is_named() {
    let game = game();
    let hex = |name: &str| Arg::Space(game.data.map.find(name).unwrap());
    let text = |garrisons: &str| {
        format!(
            "turn = 3\nphase = \"fire east\"\ncounters = {{ 0717 = [\"C/1/16\"] }}\ngerman = {{ {garrisons} }}\n"
        )
    };
    // WN65N is 0817, WN65S behind it 0918; card 31 has red.
    for (garrisons, named) in [
        ("WN65N = \"?\", WN65S = \"? disrupted\"", "0817"),
        ("WN65N = \"?\"", "0817"),
        ("WN65N = \"? disrupted\", WN65S = \"?\"", "0918"),
    ] {
        let mut s = read(&game, &text(garrisons));
        let events = fire(&game, &mut s, 31);
        let fires = events.iter().find(|e| e.message.id == "event-fires").expect("WN65 fires");
        assert_eq!(argument(fires, "at"), Some(&hex(named)), "{garrisons}");
        let hit = events.iter().find(|e| e.message.id.starts_with("event-hit")).expect("it hits");
        assert_eq!(argument(hit, "from"), Some(&hex(named)), "{garrisons}");
        assert_eq!(hit.line.map(|(from, _)| Arg::Space(from)), Some(hex(named)), "{garrisons}");
    }
}

/// Of a strongpoint whose two halves fire neither is named for the other.
#[test]
fn both_halves_of_a_strongpoint_are_called_by_its_name() {
    let game = game();
    let text = "turn = 3\nphase = \"fire east\"\ncounters = { 0717 = [\"C/1/16\"] }\ngerman = { WN65N = \"?\", WN65S = \"?\" }\n";
    let mut s = read(&game, text);
    let events = fire(&game, &mut s, 31);
    let fires = events.iter().find(|e| e.message.id == "event-fires").expect("WN65 fires");
    assert_eq!(argument(fires, "at"), Some(&Arg::Code("WN65")));
}

/// The prompt, its reason and the mark on the map name the half from which the log then says that the shot came.
#[test]
fn the_half_that_the_prompt_names_is_the_one_that_hits() {
    let game = game();
    let mut asked = 0;
    for seed in 0..12_u8 {
        let mut s = game.start("first-wave", &Options::new()).unwrap();
        let mut dice = Stream::new(Seed([seed + 5; 32]));
        for step in 0..600 {
            let mut actions = Vec::new();
            game.actions(&s, &mut actions);
            if actions.is_empty() {
                break;
            }
            if matches!(s.stage, Stage::Hit(..) | Stage::LeaderHit(..)) {
                let prompt = game.prompt(&s);
                let named: Vec<Arg> = prompt.args.iter().map(|(_, arg)| *arg).collect();
                let view = game.view(&s, Viewer::Seat(SeatId(0)));
                for &action in &actions {
                    let mut journal = Journal::default();
                    game.apply(&mut s.clone(), action, &mut dice, &mut journal);
                    let hit = journal.events.iter().find(|e| argument(e, "from").is_some()).unwrap();
                    let from = *argument(hit, "from").unwrap();
                    assert!(named.contains(&from), "{prompt:?} {from:?}");
                    let Arg::Space(hex) = from else { panic!("{from:?}") };
                    let name = &game.board().space(hex).name;
                    assert!(view.marks.iter().any(|m| m.name == "mark-target" && m.space == *name));
                }
                asked += 1;
            }
            let action = actions[step % actions.len()];
            game.apply(&mut s, action, &mut dice, &mut Journal::default());
        }
    }
    assert!(asked > 3, "{asked}");
}

#[test]
fn the_prompt_counts_those_who_may_crawl_to_cover() {
    let game = game();
    let free = |counters: &str| {
        let s =
            read(&game, &format!("turn = 5\nphase = \"actions\"\nactions = [0, 0]\ncounters = {counters}\n"));
        let reasons = game.reasons(&s);
        let found = reasons.iter().find(|reason| reason.message.id == "reason-free-units");
        found.and_then(|reason| reason.message.args.iter().find(|(key, _)| *key == "n").cloned())
    };
    let count = |n: i32| Some(("n", Arg::Number(n)));
    // Two companies short of the shingle and Rangers; not the one under it, nor the tank.
    let all =
        "{ 0513 = [\"A/1/16\", \"B/1/16\"], 0714 = [\"C/1/16\"], 0514 = [\"1/B/741\"], 1010 = [\"A-B/5R\"] }";
    assert_eq!(free(all), count(3));
    assert_eq!(free("{ 0714 = [\"C/1/16\"] }"), None);
}

#[test]
fn pointing_at_a_counter_does_not_tell_where_it_lies_face_down() {
    let game = game();
    let s = read(
        &game,
        "turn = 5\nphase = \"actions\"\ncounters = { 0710 = [\"E/2/16\"] }\n[german]\nWN60 = \"? revealed\"\nstrongpoints = \"? +?\"\n",
    );
    let mut answered = 0;
    for unit in GermanId::all() {
        let meant = game.meant(&s, Some(unit.into()), None);
        assert_eq!(!meant.is_empty(), s.revealed(unit), "{}", game.data.germans[unit].name);
        answered += usize::from(!meant.is_empty());
    }
    assert_eq!(answered, 1);
}

/// 8, 8.4: a unit that was chosen first and is pointed at Germans means to fire at them, not to walk there: what forbids
/// that is said, or that it must be put back first.
#[test]
fn whoever_is_in_hand_can_be_sent_against_germans() {
    let game = game();
    let s = read(
        &game,
        "turn = 5\nphase = \"actions\"\ncounters = { 0616 = [\"1/B/741\", \"F/2/16\"], 0717 = [\"C/1/16\"] }\n[german]\nstrongpoints = \"?\"\n",
    );
    let [tank, foot] = ["1/B/741", "C/1/16"].map(|name| game.data.find_unit(name).unwrap());
    let taken = |unit: UnitId| {
        let mut t = s.clone();
        game.apply(&mut t, Action::Take(unit), &mut Forced::new([]), &mut Journal::default());
        t
    };
    let refused = |s: &Situation, action: Action| game.refuse(s, action).map(|r| (r.rule, r.message.id));
    let (with_tank, with_foot) = (taken(tank), taken(foot));
    let mut said = std::collections::BTreeSet::new();
    for position in game.data.positions.items().iter().filter(|p| p.wn) {
        let (hex, there) = (position.hex, Some(position.hex));
        if game.data.map.distance(s.place(tank), hex) > 1 {
            let barrage = Action::Barrage(tank, hex);
            let why = refused(&s, barrage).unwrap_or(("7.2", "refuse-move-in-hand"));
            // Clicked, or dragged there.
            for counter in [None, Some(tank.into())] {
                assert_eq!(game.meant(&with_tank, counter, there)[0], barrage);
            }
            assert_eq!(game.meant(&s, Some(tank.into()), there)[0], barrage);
            assert_eq!(refused(&with_tank, barrage), Some(why));
            said.insert(why.1);
        }
        assert_eq!(game.meant(&with_foot, None, there)[0], Action::Attack(hex));
        said.extend(refused(&with_foot, Action::Attack(hex)).map(|(_, id)| id));
    }
    // Where nobody can attack, it is said whether a barrage could do something.
    let barrage = ["refuse-barrage-only", "refuse-no-attack-no-barrage"];
    for id in ["refuse-move-in-hand", "refuse-out-of-range"].into_iter().chain(barrage) {
        assert!(said.contains(id), "{id} of {said:?}");
    }
    assert_eq!(game.prompt(&with_tank).id, "prompt-moving-tank");
    assert_eq!(game.prompt(&with_foot).id, "prompt-moving");
    assert!(game.reasons(&with_tank).iter().any(|reason| reason.message.id == "reason-barrages"));
    let beach = game.data.map.find("0718").unwrap();
    assert_eq!(game.meant(&with_foot, None, Some(beach))[0], Action::Go(beach));
}

/// 7.1: who has acted does not act for free any more, and its card does not say so.
#[test]
fn who_has_acted_is_not_called_free() {
    let game = game();
    let free = |unit: &str| {
        let text = format!("turn = 5\nphase = \"actions\"\ncounters = {{ 0333 = [\"{unit}\"] }}\n");
        let s = read(&game, &text);
        let ranger = UnitId(game.data.find_unit("C/2R").unwrap().0);
        let card = game.counter_card(&s, Viewer::Referee, ranger.into());
        card.facts.iter().any(|fact| fact.label.id == "card-free")
    };
    assert_eq!((free("C/2R"), free("C/2R acted")), (true, false));
}
