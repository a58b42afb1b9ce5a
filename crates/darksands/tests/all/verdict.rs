//! Who wins, and by what (1.1.3, 1.2.3, 1.3.3, 1.4.3, 5.1).

use sandtable_darksands::{Action, DarkSands};
use sandtable_engine::SideId;
use sandtable_engine::dice::Forced;
use sandtable_engine::message::Silent;
use sandtable_engine::prelude::*;
use std::collections::BTreeMap;

const ALLIES: Option<SideId> = Some(SideId(0));
const AXIS: Option<SideId> = Some(SideId(1));

/// The last chit of a turn is drawn, Logistics, and the turn ends: who has won then, and the level; none if the game goes on.
fn end(
    scenario: &str,
    turn: u8,
    more: &str,
    counters: &[(&str, &str)],
) -> Option<(Option<SideId>, &'static str)> {
    let game = DarkSands::new().unwrap_or_else(|error| panic!("{error}"));
    let mut stacks: BTreeMap<&str, Vec<String>> = BTreeMap::new();
    for (hex, unit) in counters {
        stacks.entry(hex).or_default().push(format!("\"{unit}\""));
    }
    let stacks: String =
        stacks.iter().map(|(hex, units)| format!("{hex} = [{}]\n", units.join(", "))).collect();
    let text = format!(
        "scenario = \"{scenario}\"\nturn = {turn}\nphase = \"draw\"\ncup = \"logistics\"\n{more}\n[counters]\n{stacks}"
    );
    let mut s = game.read_situation(&text).unwrap_or_else(|error| panic!("{error}\n{text}"));
    game.apply(&mut s, Action::Draw, &mut Forced::new([0, 1, 1, 1]), &mut Silent);
    game.verdict(&s).map(|verdict| (verdict.winner, verdict.level.map_or("", |level| level.id)))
}

/// The rungs of Compass: the Axis has won unless the victory is strategic (1.1.3; ruling D66).
#[test]
fn compass_has_five_rungs() {
    let held = |places: &str| format!("held = [\"1960\", \"1877\", \"1571\"{places}]");
    let at_agheila = ("1601", "Pavia");
    let rung = |places: &str, more: &[(&str, &str)]| {
        let mut counters = vec![at_agheila, ("1877", "22Gds")];
        counters.extend(more);
        end("compass", 2, &held(places), &counters)
    };
    assert_eq!(rung("", &[("2149", "Sirte")]), Some((AXIS, "level-none")));
    assert_eq!(rung("", &[]), Some((AXIS, "level-apparent")));
    assert_eq!(rung(", \"2441\"", &[]), Some((AXIS, "level-marginal")));
    assert_eq!(rung(", \"2441\", \"2830\"", &[]), Some((AXIS, "level-tactical")));
    assert_eq!(rung(", \"2441\", \"2830\", \"2904\"", &[]), Some((AXIS, "level-operational")));
    // A rung needs the ones below it.
    assert_eq!(rung(", \"2830\", \"2904\"", &[]), Some((AXIS, "level-apparent")));
    // Nobody left who traces a line: at once, also on turn 1.
    assert_eq!(end("compass", 1, &held(""), &[("1877", "22Gds")]), Some((ALLIES, "level-strategic")));
    assert_eq!(end("compass", 1, &held(""), &[("1877", "22Gds"), at_agheila]), None);
}

#[test]
fn sunflower_is_won_in_three_ways() {
    let allied = [("1877", "22Gds"), ("2429", "3Ind"), ("1960", "24/9Aus")];
    let with = |held: &str, turn: u8, axis: &[(&str, &str)], allied: &[(&str, &str)]| {
        end("sunflower", turn, &format!("held = [{held}]"), &[axis, allied].concat())
    };
    let egypt = "\"1960\", \"1877\", \"1571\"";
    let more = "\"1960\", \"1877\", \"1571\", \"2441\", \"2830\", \"2141\"";
    // El Agheila, Benghazi and Tobruk; El Agheila must be occupied (ruling D18).
    assert_eq!(with(egypt, 3, &[("1600", "Pavia")], &allied), Some((AXIS, "level-scenario")));
    assert_eq!(with(egypt, 3, &[("1601", "Pavia")], &allied), None);
    // Nobody in the centre but in Tobruk.
    let in_tobruk = [("1877", "22Gds"), ("2830", "3Ind")];
    assert_eq!(with(more, 3, &[("1601", "Pavia")], &in_tobruk), Some((AXIS, "level-scenario")));
    // On turn 5 with Benghazi, Bardia, Sollum and the pass, which must be occupied.
    let late = "\"1960\", \"1877\", \"1571\", \"2830\"";
    assert_eq!(with(late, 5, &[("2042", "2MG")], &allied), Some((AXIS, "level-scenario")));
    assert_eq!(with(late, 5, &[("2041", "2MG")], &allied), Some((ALLIES, "level-scenario")));
}

#[test]
fn crusader_is_the_axis_unless_tobruk_is_relieved() {
    let held = "held = [\"1960\", \"1877\", \"1571\", \"2830\", \"2441\", \"2141\"]";
    let relieved = [("2830", "32Tank"), ("1600", "Trento")];
    // No Axis unit in supply within six hexes of Tobruk.
    assert_eq!(end("crusader", 8, held, &relieved), Some((ALLIES, "level-scenario")));
    // One there, and two Panzer steps: it goes on; with one step left it does not.
    let near = ("2727", "Brescia");
    let mut more = [relieved[0], relieved[1], near, ("1602", "1/8/15Pz")];
    assert_eq!(end("crusader", 8, held, &more), None);
    assert_eq!(end("crusader", 9, held, &more), Some((AXIS, "level-scenario")));
    more[3].1 = "1/8/15Pz-";
    assert_eq!(end("crusader", 8, held, &more), Some((ALLIES, "level-scenario")));
    // The Axis holds Tobruk and Bardia, with lines to both.
    let lost = "held = [\"1960\", \"1877\", \"1571\", \"2141\"]";
    let axis = [("2830", "Brescia"), ("1602", "1/8/15Pz"), ("1877", "22Gds")];
    assert_eq!(end("crusader", 8, lost, &axis), Some((AXIS, "level-scenario")));
}

#[test]
fn gazala_asks_for_five_places() {
    let held = "held = [\"1877\", \"1571\", \"2141\"]";
    let all = [("1600", "Trento"), ("1960", "Brescia"), ("1877", "22Gds")];
    assert_eq!(end("gazala", 13, held, &all), Some((AXIS, "level-scenario")));
    assert_eq!(end("gazala", 12, held, &all), None);
    assert_eq!(end("gazala", 13, held, &all[1..]), Some((ALLIES, "level-scenario")));
    let held = "held = [\"1960\", \"1877\", \"1571\", \"2141\"]";
    assert_eq!(end("gazala", 13, held, &[all[0], all[2]]), Some((ALLIES, "level-scenario")));
}

/// The campaign: both ends of the map with a line to each from turn 3 on, or points after turn 17.
#[test]
fn the_campaign_is_won_at_once_or_by_points() {
    let held = |places: &str, points: &str| {
        format!("campaign = true\nreleased = true\npoints = {points}\nheld = [{places}]")
    };
    let both = [("1600", "22Gds"), ("1877", "3Ind")];
    let allied = "\"1960\", \"1877\", \"1571\", \"2904\", \"2830\", \"2441\", \"2141\"";
    assert_eq!(end("compass", 3, &held(allied, "[0, 0]"), &both), Some((ALLIES, "level-automatic")));
    assert_eq!(end("compass", 2, &held(allied, "[0, 0]"), &both), None);
    assert_eq!(end("compass", 3, &held(allied, "[0, 0]"), &both[1..]), None);
    // 5.2.2: a point for each of three places besides that for Benghazi.
    assert_eq!(end("compass", 17, &held(allied, "[0, 3]"), &both[1..]), Some((ALLIES, "level-points")));
    assert_eq!(end("compass", 17, &held(allied, "[0, 4]"), &both[1..]), Some((None, "level-points")));
    assert_eq!(end("compass", 17, &held(allied, "[0, 5]"), &both[1..]), Some((AXIS, "level-points")));
}
