//! Whoever goes somewhere leaves a way that can be drawn (rules 3.0, 4.0, 4.2, 5.2, 5.3, 11.1.1), and nobody learns from it
//! who it was.

use crate::common::{game, given, hex, play, random_game};
use sandtable_campanha::Campanha;
use sandtable_engine::message::{Arg, Event};
use sandtable_engine::prelude::*;
use sandtable_engine::view::Viewer;
use sandtable_engine::{SeatId, SpaceId, UnitId};

fn way(events: &[Event], id: &str) -> Vec<SpaceId> {
    events.iter().find(|event| event.message.id == id).unwrap_or_else(|| panic!("no {id}")).way.clone()
}

fn hexes(game: &Campanha, names: &[&str]) -> Vec<SpaceId> {
    names.iter().map(|name| hex(game, name)).collect()
}

/// 4.2.2: out of the map at Avranches and on at 1825, along ten road hexes that are not on it.
#[test]
fn a_move_goes_by_the_road_that_it_pays_for() {
    let game = game();
    let mut s = given(&game, "turn = 3\nphase = \"german movement\"\ncounters = { 1125 = [\"125/21Pz\"] }\n");
    let events = play(&game, &mut s, &["move 125/21Pz", "to 1825"], &[]);
    assert_eq!(way(&events, "event-moves"), hexes(&game, &["1125", "1825"]));
}

/// 4.2.1: a reinforcement sets foot on a hex of its edge.
#[test]
fn an_entry_begins_where_the_unit_sets_foot() {
    let game = game();
    let mut s = given(&game, "turn = 2\nphase = \"german movement\"\ncounters = { pool = [\"984/275\"] }\n");
    let events = play(&game, &mut s, &["move 984/275", "to 1124"], &[]);
    assert_eq!(way(&events, "event-enters"), hexes(&game, &["1125", "1124"]));
}

/// 4.2.2: a unit that leaves goes as far as the last hex.
#[test]
fn a_unit_that_leaves_goes_to_the_edge() {
    let game = game();
    let mut s = given(&game, "turn = 3\nphase = \"german movement\"\ncounters = { 1124 = [\"125/21Pz\"] }\n");
    let events = play(&game, &mut s, &["move 125/21Pz", "to off_south"], &[]);
    assert_eq!(way(&events, "event-moves"), hexes(&game, &["1124", "1125"]));
}

/// 11.1.1: the assault divisions come from the sea, the paratroops from the air.
#[test]
fn the_invasion_shows_where_everybody_comes_down() {
    let game = game();
    let mut s = game.start("campanha", &Default::default()).unwrap();
    let events = play(&game, &mut s, &["invade"], &[6; 8]);
    let drop = events.iter().find(|event| event.message.id == "event-drops-intact").unwrap();
    let Some((_, Arg::Space(at))) = drop.message.args.iter().find(|(name, _)| *name == "at") else {
        panic!("no place")
    };
    assert_eq!(drop.way, [*at]);
}

/// Whatever goes, goes from hex to hex, from where it stood to where it ends.
#[test]
fn every_way_can_be_walked() {
    let game = game();
    let map = &game.data.map;
    let mut seen = std::collections::BTreeSet::new();
    for seed in 0..6 {
        random_game(&game, seed, 3000, |_, _, _, after, events| {
            for event in events {
                let id = event.message.id;
                let space = |wanted: &str| {
                    event.message.args.iter().find_map(|(name, arg)| match arg {
                        Arg::Space(space) if *name == wanted => Some(*space),
                        _ => None,
                    })
                };
                if let (Some(from), Some(to)) = (space("from"), space("to")) {
                    assert!(!event.way.is_empty(), "{id} has no way");
                    let (first, last) = (event.way[0], event.way[event.way.len() - 1]);
                    assert!(!map.is_hex(from) || first == from, "{id} does not begin where it stood");
                    assert!(!map.is_hex(to) || last == to, "{id} does not end where it went");
                }
                if !event.way.is_empty() {
                    seen.insert(id);
                }
                for step in event.way.windows(2) {
                    let (a, b) = (step[0], step[1]);
                    let road = map.steps[1][1].cost(a, b).is_some();
                    let ashore = map.landings.contains(&(a, b)) || id == "event-commandos";
                    let near = map.is_hex(a) && map.is_hex(b) && map.touch(a, b);
                    assert!(near || road || ashore, "{id} jumps");
                }
                // What the other side is told names nobody whom it may not know.
                for seat in [SeatId(0), SeatId(1)] {
                    let Some(told) = game.view_event(after, Viewer::Seat(seat), event) else { continue };
                    assert_eq!(told.way, event.way);
                    for (_, arg) in &told.message.args {
                        if let Arg::Counter(unit) = arg {
                            let known = game.knows(after, Viewer::Seat(seat), UnitId(unit.0));
                            assert!(known || event.open, "{id} tells who it was");
                        }
                    }
                }
            }
        });
    }
    for id in ["event-moves", "event-enters", "event-retreats", "event-advances", "event-ashore"] {
        assert!(seen.contains(id), "there was no {id}");
    }
}

/// 5.3: whoever must go back is shown the ways of his retreat alone, not those of a move, which cost points.
#[test]
fn a_retreat_is_not_shown_as_a_move() {
    let game = game();
    let mut s = given(
        &game,
        "turn = 3\nphase = \"allied combat\"\ncounters = { 3116 = [\"16/1US\"], 3117 = [\"914/352\"] }\n",
    );
    play(&game, &mut s, &["attack 3117", "join 16/1US", "commit"], &[1, 1]);
    let unit = game.in_hand(&s).expect("one must go back");
    let mut actions = Vec::new();
    game.actions(&s, &mut actions);
    let ends: Vec<SpaceId> = actions.iter().filter_map(|&action| game.choice(&s, action).space).collect();
    assert!(!ends.is_empty());
    assert!(ends.iter().all(|&to| game.route(&s, unit, to).is_empty()));
    assert!(game.reach(&s, unit).is_empty());
}
