//! What must hold of every game, tried on this one.

use sandtable_engine::prelude::*;
use sandtable_omaha::Omaha;
use sandtable_omaha::cards::Colour;
use sandtable_omaha::ids::{DepthId, GermanId, PositionId, everybody};
use sandtable_omaha::situation::{NOBODY, Situation, Stage, Where, flag};
use sandtable_omaha::units::{Kind, US};
use sandtable_trials::words::LANGUAGES;
use std::collections::BTreeSet;

sandtable_trials::contract! {
    game: Omaha,
    holds: holds,
    games: 300, every: 41, most_actions: 20_000,
    situations: [("first-wave", &[1, 1, 1, 1, 1, 7, 23, 42, 43, 50, 57, 120, 182, 340, 502, 2434, 27566])],
    bots: ["random", "greedy", "style1", "level1@300", "level5@400"], every: 17,
}

/// What must hold of every situation of this game.
fn holds(game: &Omaha, s: &Situation) -> Result<(), String> {
    let data = &game.data;
    let everywhere: usize = data.map.board.spaces().map(|(space, _)| s.stacks.count(space)).sum();
    if everywhere != US {
        return Err(format!("{everywhere} American counters on the table"));
    }
    // Cards are conserved, and those face up have been drawn.
    if s.deck & s.discards != 0 || (s.deck | s.discards).count_ones() != 54 {
        return Err("a card is lost or doubled".into());
    }
    if s.face_up.iter().any(|&n| n > 0 && s.discards >> (n - 1) & 1 == 0) {
        return Err("a card lies face up and in the deck".into());
    }
    // Each German unit and marker is where the positions say.
    for (unit, place) in s.unit_where.iter() {
        let times = s.unit_at.iter().filter(|(_, there)| **there == unit).count();
        if times != usize::from(*place == Where::Position) {
            return Err(format!("{unit:?} is in {times} positions"));
        }
    }
    for (marker, place) in s.depth_where.iter() {
        let times = s.depth_at.iter().filter(|(_, there)| **there == marker).count();
        if times != usize::from(*place == Where::Position) {
            return Err(format!("{marker:?} is in {times} positions"));
        }
    }
    for position in PositionId::all() {
        let hex = data.positions[position].hex;
        if s.unit_at[position] == GermanId::NONE && s.depth_at[position] != DepthId::NONE {
            return Err(format!("a marker without a unit in {}", data.positions[position].id));
        }
        // 7.3, 9.3: never enemies in one hex.
        if s.unit_at[position] != GermanId::NONE && s.stacks.count(hex) > 0 {
            return Err(format!("enemies together in {}", data.positions[position].id));
        }
    }
    for unit in everybody() {
        let u = &data.us[unit];
        let (at, steps) = (s.place(unit), s.steps[unit]);
        if steps > u.full() {
            return Err(format!("{} has {steps} steps", u.name));
        }
        if u.kind.is_unit() && (steps == 0) != (at == data.map.boxes.eliminated) {
            return Err(format!("{} has {steps} steps where it is", u.name));
        }
        if s.is(unit, flag::CLIMB | flag::CLIFF) && !data.map.is_land(at) {
            return Err(format!("{} climbs at sea", u.name));
        }
        if s.hero(unit).is_some_and(|hero| data.us[hero].kind != Kind::Hero || s.place(hero) != at) {
            return Err(format!("{}'s hero is elsewhere", u.name));
        }
    }
    // 7.6, when the phase is over; 13.1 ends the game at once.
    if matches!(s.stage, Stage::Landing(_)) {
        for hex in data.map.all().filter(|&hex| data.map.is_land(hex)) {
            if s.units(data, hex).count() > 2 {
                return Err("more than two units in a hex (7.6)".into());
            }
        }
    }
    if s.catastrophe != NOBODY && s.stage != Stage::Over {
        return Err("the game goes on after a catastrophe (13.1)".into());
    }
    Ok(())
}

#[test]
fn every_result_that_a_table_prints_is_explained() {
    let mut ids = BTreeSet::new();
    for table in CONTRACT.rules.tables() {
        if ["table-landing", "table-fire", "table-attack", "table-barrage"].contains(&table.name) {
            let cells = table.lines.iter().flat_map(|(_, cells)| cells);
            ids.extend(cells.map(|code| format!("result-{code}")));
        }
    }
    for language in LANGUAGES {
        let texts = CONTRACT.family(language, "result");
        let missing: Vec<_> = ids.difference(&texts).collect();
        assert!(missing.is_empty(), "{language} does not explain {missing:?}");
        let left: Vec<_> = texts.difference(&ids).filter(|id| *id != "result-OTHER").collect();
        assert!(left.is_empty(), "{language} explains {left:?}, which no table prints");
    }
}

#[test]
fn every_colour_of_a_position_has_a_look() {
    for colour in Colour::ALL {
        let colours = &CONTRACT.rules.look().colours;
        assert!(colours.contains_key(colour.word()), "{} has no colour", colour.word());
    }
}

/// Companies, garrisons and depth markers are called as each language calls them, and print no English word.
#[test]
fn counters_have_names_in_every_language() {
    for face in CONTRACT.rules.faces() {
        let garrison = face.kind.starts_with("kind-wn");
        assert!(!garrison || face.size.is_empty(), "{} is no company", face.name);
        assert!(!face.unit.contains("reinforcement") && face.unit != "rocket", "{}", face.unit);
        for language in LANGUAGES.iter().filter(|_| garrison || face.size == "I") {
            let texts = CONTRACT.texts(language, "omaha");
            assert!(texts[&face.kind].contains("name"), "{language}: {}", face.kind);
        }
    }
}

/// Cards decide here: wherever the client speaks of dice, rolls or shifts, the game has words of its own.
#[test]
fn no_word_of_the_client_speaks_of_dice() {
    let text = include_str!("../../../../data/i18n/en/web.ftl");
    // A game without dice never rolls them, shifts nothing, and its analysis is in points.
    let never =
        |id: &str| id == "dice" || id == "dice-look" || id == "tally-shifts" || id == "study-sums-chance";
    let mut last = "";
    for line in text.lines().filter(|line| !line.starts_with('#')) {
        last = line.split_once(" =").filter(|(id, _)| !id.starts_with(' ')).map_or(last, |(id, _)| id);
        let said = line.split_once('=').map_or(line, |(_, said)| said).to_lowercase();
        let mut said = said.split(|c: char| !c.is_alphabetic());
        let dicey = said.any(|word| ["dice", "die", "roll", "rolls", "rolled", "shifts"].contains(&word));
        assert!(!dicey || never(last) || CONTRACT.rules.look().words.contains_key(last), "{last}: {line}");
    }
}
