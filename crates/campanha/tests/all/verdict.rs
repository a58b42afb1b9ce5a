//! Who has won (rule 11.2.2; ruling R35).

use sandtable_campanha::Campanha;
use sandtable_engine::SideId;
use sandtable_engine::prelude::*;
use sandtable_engine::rules::Verdict;

/// The verdict when the game is over with so many hexes in Allied hands and these units lost.
fn verdict(held: &[&str], lost: &[&str]) -> Option<Verdict> {
    let game = Campanha::new().unwrap_or_else(|e| panic!("{e}"));
    let text =
        format!("turn = 16\nphase = \"german over\"\nheld = {held:?}\n[counters]\neliminated = {lost:?}\n");
    let s = game.read_situation(&text).unwrap_or_else(|e| panic!("{e}"));
    game.verdict(&s)
}

/// Caen, Avranches, Saint-Lô, Falaise and Vire: 110 points.
const LARGE: [&str; 6] = ["2813", "2913", "1125", "1615", "3220", "1922"];

#[test]
fn more_points_win() {
    let german = verdict(&LARGE, &[]);
    assert_eq!(german, Some(Verdict { winner: Some(SideId(1)), level: None, scores: vec![110, 140] }));
    // With Cherbourg 130 to 120.
    let held: Vec<&str> = LARGE.into_iter().chain(["0502", "0603"]).collect();
    let allied = verdict(&held, &[]);
    assert_eq!(allied, Some(Verdict { winner: Some(SideId(0)), level: None, scores: vec![130, 120] }));
}

#[test]
fn equal_points_are_a_draw() {
    // With Cherbourg 130 to 120, and one Allied unit lost.
    let held: Vec<&str> = LARGE.into_iter().chain(["0502", "0603"]).collect();
    let draw = verdict(&held, &["16/1US"]);
    assert_eq!(draw, Some(Verdict { winner: None, level: None, scores: vec![130, 130] }));
}

#[test]
fn there_is_no_verdict_before_the_end() {
    let game = Campanha::new().unwrap_or_else(|e| panic!("{e}"));
    let s = game.read_situation("turn = 16\nphase = \"german combat\"\n").unwrap_or_else(|e| panic!("{e}"));
    assert_eq!(game.verdict(&s), None);
}
