//! What is told while the game goes on: where everything went, and which explanation belongs to what.

use sandtable_engine::dice::{Forced, Seed, Stream};
use sandtable_engine::message::{Arg, Event, Journal};
use sandtable_engine::prelude::*;
use sandtable_engine::rules::Options;
use sandtable_engine::{SpaceId, UnitId};
use sandtable_omaha::ids::{GermanId, everybody};
use sandtable_omaha::situation::Situation;
use sandtable_omaha::{Action, Omaha};

fn game() -> Omaha {
    Omaha::new().unwrap_or_else(|e| panic!("{e}"))
}

fn read(game: &Omaha, text: &str) -> Situation {
    game.read_situation(text).unwrap_or_else(|e| panic!("{e}"))
}

fn space(game: &Omaha, name: &str) -> SpaceId {
    game.board().find(name).unwrap()
}

fn play(game: &Omaha, s: &mut Situation, action: &str, cards: &[u32]) -> Vec<Event> {
    let action = game.read_action(action).unwrap();
    assert_eq!(game.refuse(s, action), None);
    let mut journal = Journal::default();
    game.apply(s, action, &mut Forced::new(cards.iter().copied()), &mut journal);
    journal.events
}

fn unit(event: &Event) -> Option<Arg> {
    event.message.args.iter().find(|(key, _)| *key == "unit").map(|(_, arg)| *arg)
}

/// A move that nobody watches is told with its way; one under fire only once the unit gets there.
#[test]
fn a_move_tells_its_way_when_it_is_made() {
    let game = game();
    let ashore = "turn = 5\nphase = \"actions\"\ncounters = { 0714 = [\"C/1/16\"] }\n";
    let mut s = read(&game, ashore);
    play(&game, &mut s, "take C/1/16", &[]);
    let events = play(&game, &mut s, "go 0814", &[]);
    let moves: Vec<&Event> = events.iter().filter(|e| !e.way.is_empty()).collect();
    assert_eq!(moves.len(), 1);
    assert_eq!(moves[0].way, [space(&game, "0714"), space(&game, "0814")]);
}

/// 7.3: whoever is hit and stays behind went nowhere; whoever goes on did.
#[test]
fn under_fire_only_those_who_get_there_went() {
    let game = game();
    let watched = |stays: bool| {
        let mut s = read(
            &game,
            "turn = 5\nphase = \"actions\"\ncounters = { 0717 = [\"C/1/16\"] }\ngerman = { WN65N = \"?\" }\n",
        );
        play(&game, &mut s, "take C/1/16", &[]);
        let mut ways = Vec::new();
        // Every card that hits asks; the first that does will do.
        let before = s.clone();
        for card in 1..=54 {
            s = before.clone();
            let events = play(&game, &mut s, "go 0718", &[card]);
            assert!(
                events.iter().any(|e| e.message.id == "event-sets-out"),
                "a move next to WN65 is watched"
            );
            if events.iter().any(|e| e.message.id == "event-hit-moving") {
                assert!(events.iter().all(|e| e.way.is_empty()));
                ways = play(&game, &mut s, if stays { "stay" } else { "go-on" }, &[]);
                break;
            }
        }
        ways.iter().any(|e| e.way == [space(&game, "0717"), space(&game, "0718")])
    };
    assert!(watched(false));
    assert!(!watched(true));
}

/// 5.1, 5.2: who drifts passes every box between; who lands goes from box to beach; each check follows its own unit.
#[test]
fn landings_tell_where_each_unit_went() {
    let game = game();
    let mut s = game.start("first-wave", &Options::new()).unwrap();
    let mut journal = Journal::default();
    let mut dice = Stream::new(Seed([7; 32]));
    for _ in 0..400 {
        let mut actions = Vec::new();
        game.actions(&s, &mut actions);
        let Some(&action) = actions.first() else { break };
        let before = s.clone();
        let told = journal.events.len();
        game.apply(&mut s, action, &mut dice, &mut journal);
        for event in &journal.events[told..] {
            let Some(Arg::Counter(counter)) = unit(event) else { continue };
            let from = before.place(UnitId(counter.0.min(99)));
            match event.message.id {
                "event-drifts-east" | "event-drifts-west" => {
                    let boxes = game.data.map.landing(from).unwrap();
                    assert_eq!(event.way.first(), Some(&from));
                    assert_eq!(event.message.args[1].1, Arg::Number(event.way.len() as i32 - 1));
                    let east = event.message.id == "event-drifts-east";
                    let next = if east { boxes - 1 } else { boxes + 1 };
                    assert_eq!(event.way[1], game.data.map.landings[next].hex);
                }
                "event-lands" | "event-boards" | "event-follows" | "event-delayed" => {
                    assert!(event.way.len() > 1, "{:?}", event.message);
                }
                _ => {}
            }
        }
        let mut last = None;
        for event in &journal.events[told..] {
            if event.message.id == "event-landing-check" {
                assert!(event.detail);
                assert_eq!(unit(event), last, "a check explains its own unit");
            }
            if !event.detail {
                last = unit(event);
            }
        }
        if action == Action::Done && s.turn > 3 {
            break;
        }
    }
    let told = |id: &str| journal.events.iter().filter(|e| e.message.id == id).count();
    assert!(told("event-landing-check") > 10 && told("event-lands") > 10);
    assert!(told("event-drifts-east") > 0, "somebody drifts");
}

/// Whoever stands elsewhere after an action was told all the way there; the dead are told as such.
#[test]
fn whoever_went_elsewhere_was_told_the_way() {
    let game = game();
    let gone = space(&game, "eliminated");
    for seed in 0..4_u8 {
        let mut s = game.start("first-wave", &Options::new()).unwrap();
        let mut dice = Stream::new(Seed([seed + 60; 32]));
        let mut state = u64::from(seed) + 7;
        loop {
            let mut actions = Vec::new();
            game.actions(&s, &mut actions);
            state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            let Some(&action) = actions.get((state >> 33) as usize % actions.len().max(1)) else { break };
            let before = s.clone();
            let mut journal = Journal::default();
            game.apply(&mut s, action, &mut dice, &mut journal);
            let told = |counter: UnitId, mut at: SpaceId| {
                let named = |e: &&Event| unit(e) == Some(Arg::Counter(counter.into()));
                for event in journal.events.iter().filter(named).filter(|e| !e.way.is_empty()) {
                    assert!(event.way.len() > 1 && event.way[0] == at, "{:?}", event.message);
                    at = event.way[event.way.len() - 1];
                }
                at
            };
            for counter in everybody() {
                let (from, to) = (before.place(counter), s.place(counter));
                // A hero goes where his unit goes.
                let with = everybody().find(|&u| before.hero(u) == Some(counter)).unwrap_or(counter);
                if from != to && to != gone {
                    assert_eq!(told(with, from), to, "{} by {action:?}", game.data.us[with].name);
                }
            }
            for (position, unit) in s.unit_at.iter().filter(|_| action != Action::Begin) {
                let hex = Some(&game.data.positions[position].hex);
                let comes = *unit != GermanId::NONE && before.unit_at[position] != *unit;
                assert!(!comes || journal.events.iter().any(|e| e.way.last() == hex), "{action:?}");
            }
        }
    }
}

/// 5.1, 5.2: who drifts off the map is seen to the end of the row; a boat passes the lines that the sea has covered.
#[test]
fn boats_pass_what_lies_between() {
    let game = game();
    let [first, second] = [0, 1].map(|i| game.data.map.landings[i].hex);
    let name = &game.data.map.landings[1].name;
    let off = (1..=54).find_map(|card| {
        let text = format!("turn = 2\nphase = \"landing east\"\ncounters = {{ {name} = [\"E/2/16\"] }}\n");
        let events = play(&game, &mut read(&game, &text), "draw", &[card]);
        let at = events.iter().position(|e| e.message.id == "event-drifts-off")?;
        Some((events[at].way.clone(), events[at + 1].way.clone()))
    });
    let (drift, delay) = off.unwrap();
    assert_eq!(drift, [second, first]);
    assert_eq!(delay, [first, space(&game, "track")]);
    let landing = game.data.map.landings.iter().find(|b| b.name == "ER1").unwrap();
    let lands = (1..=54).find_map(|card| {
        let text = "turn = 8\nphase = \"landing east\"\ncounters = { ER1 = [\"E/2/16\"] }\n";
        let events = play(&game, &mut read(&game, text), "draw", &[card]);
        let drifts = events.iter().any(|e| e.message.id.starts_with("event-drifts"));
        events.into_iter().find(|e| e.message.id == "event-lands" && !drifts)
    });
    assert_eq!(lands.unwrap().way, [landing.hex, landing.beach[0], landing.beach[1]]);
}
