//! Whatever the game shows has a look.

use sandtable_campanha::Campanha;
use sandtable_campanha::units::Kind;
use sandtable_engine::prelude::*;
use std::collections::BTreeSet;

#[test]
fn every_counter_seat_and_mark_has_a_look_and_none_is_left_over() {
    let game = Campanha::new().unwrap();
    let look = game.look();
    let faces = game.faces();
    let all = |f: &dyn Fn(usize) -> String| (0..faces.len()).map(f).collect::<BTreeSet<_>>();
    let keys = |keys: Vec<&String>| keys.into_iter().cloned().collect::<BTreeSet<_>>();

    assert_eq!(keys(look.seats.keys().collect()), game.seats().iter().map(|&s| s.to_owned()).collect());
    assert_eq!(keys(look.nations.keys().collect()), all(&|i| faces[i].nation.clone()));
    assert_eq!(keys(look.kinds.keys().collect()), Kind::ALL.iter().map(|k| k.term().to_owned()).collect());
    let mut divisions = all(&|i| faces[i].formation.clone());
    divisions.remove("");
    assert_eq!(keys(look.stripes.keys().collect()), divisions);
    assert_eq!(keys(look.formations.keys().collect()), divisions);
    let source = include_str!("../../src/view.rs");
    let marks = source.split('"').skip(1).step_by(2).filter(|w| w.starts_with("mark-"));
    assert_eq!(keys(look.marks.keys().collect()), marks.map(str::to_owned).collect());
}

#[test]
fn every_turn_has_its_day() {
    let game = Campanha::new().unwrap();
    let turns = &game.look().turns;
    // 2.4.1: turn 0 is 6 June, the others last three days; the last is 24 July.
    assert_eq!(turns.len(), 17);
    assert_eq!((turns[0].as_str(), turns[16].as_str()), ("1944-06-06", "1944-07-24"));
}
