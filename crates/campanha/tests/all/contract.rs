//! What must hold of every game, tried on this one.

use sandtable_campanha::board::SPACES;
use sandtable_campanha::situation::{Situation, Stage};
use sandtable_campanha::units::{Side, UNITS};
use sandtable_campanha::{Campanha, Data};
use sandtable_engine::UnitId;
use sandtable_engine::prelude::*;
use sandtable_kit::movement::{Enter, Field};
use sandtable_kit::zones::Zones;
use sandtable_trials::words::LANGUAGES;
use std::collections::BTreeSet;

sandtable_trials::contract! {
    game: Campanha,
    holds: holds,
    games: 80, every: 53, most_actions: 100_000,
    situations: [("campanha", &[1, 28, 163, 1468, 8206]), ("dia-d", &[1, 28, 163, 1468, 8206])],
    bots: ["random", "style1", "level1@300", "level3@600", "level5@600"], every: 61,
}

/// What must hold of every situation of this game.
fn holds(game: &Campanha, s: &Situation) -> Result<(), String> {
    let data = &game.data;
    // 4.1.1: never more than four in a hex, save while one is being pushed out; 4.1.2: never enemies together.
    for hex in data.map.all_hexes() {
        let units: Vec<UnitId> = s.stacks.units(hex).collect();
        let most = 4 + usize::from(s.stage == Stage::Push(hex));
        if units.len() > most {
            return Err(format!("{} units in one hex (4.1.1)", units.len()));
        }
        let side = |unit: &UnitId| data.units[*unit].side;
        if units.windows(2).any(|pair| side(&pair[0]) != side(&pair[1])) {
            return Err("enemies in one hex (4.1.2)".into());
        }
    }
    // Counters are conserved: every unit is in exactly one space.
    let everywhere: usize = data.map.board.spaces().map(|(space, _)| s.stacks.count(space)).sum();
    if everywhere != UNITS {
        return Err(format!("{everywhere} counters on the table"));
    }
    if *s.zones != [zones(data, s, Side::Allied), zones(data, s, Side::German)] {
        return Err("the zones kept are not the zones there are".into());
    }
    // Of all moves one in so many: the search for all hexes takes longer than the rest.
    if let Stage::Moving(unit) = s.stage
        && data.map.is_hex(s.place(unit))
        && unit.0 % 32 == u16::from(s.turn)
    {
        moves_step_by_step(game, s, unit)?;
    }
    if s.carpets > 2 || s.air > 110 {
        return Err("a track is off its scale".into());
    }
    Ok(())
}

fn zones(data: &Data, s: &Situation, side: Side) -> Zones<SPACES> {
    let mut zones = Zones::default();
    for hex in s.occupied(data, side).iter() {
        zones.cast(data.map.around[hex].iter().map(|&(there, _)| there));
    }
    zones
}

/// The field of a unit agrees with its moves said step by step: past no enemy, a stop in every zone, and more to leave one
/// (4.0, 4.1.2).
fn moves_step_by_step(game: &Campanha, s: &Situation, unit: UnitId) -> Result<(), String> {
    let (map, side, at) = (&game.data.map, game.data.units[unit].side, s.place(unit));
    let steps = &map.steps[side.index()][game.pace(s, unit) as usize];
    let leaving = if s.engaged(side, at) { game.data.numbers.contact.break_half_points } else { 0 };
    let mut field = Field::default();
    field.run_by(steps, &[(at, 0)], true, game.allowance(s, unit), |from, to, base| {
        let cost = base + if from == at { leaving } else { 0 };
        match s.occupant(&game.data, to) {
            Some(there) if there != side => Enter::Bar,
            _ if s.engaged(side, to) => Enter::Stop(cost),
            _ => Enter::Pass(cost),
        }
    });
    let reach = game.reach(s, unit.into());
    let mut told = [None; SPACES];
    for &(space, cost) in &reach {
        told[space.index()] = Some(cost);
    }
    for (hex, told) in map.all_hexes().zip(told).filter(|_| !reach.is_empty()) {
        let found = field.cost(hex).filter(|_| hex != at && game.has_room(s, hex)).map(u16::from);
        if told != found {
            return Err(format!("{unit:?} goes to {hex:?} for {told:?}, step by step for {found:?}"));
        }
    }
    Ok(())
}

#[test]
fn every_result_is_explained() {
    let texts =
        std::fs::read_to_string(concat!(env!("CARGO_MANIFEST_DIR"), "/../../data/campanha/tables.toml"));
    let tables: toml::Table = texts.unwrap().parse().unwrap();
    let mut ids = BTreeSet::new();
    for table in ["combat", "bombardment", "carpet"] {
        for line in tables[table]["lines"].as_array().unwrap() {
            let one = line.get("result").into_iter();
            let cells = line.get("results").and_then(toml::Value::as_array).into_iter().flatten().chain(one);
            let codes = cells.flat_map(|cell| cell.as_str().unwrap().split_whitespace());
            ids.extend(codes.map(|code| format!("result-{code}")));
        }
    }
    assert_eq!(ids.len(), 15, "{ids:?}");
    for language in LANGUAGES {
        assert_eq!(CONTRACT.family(language, "result"), ids, "{language}");
    }
}

#[test]
fn every_size_has_a_word() {
    let sizes: BTreeSet<_> =
        CONTRACT.rules.data.printed.items().iter().map(|piece| format!("size-{}", piece.size)).collect();
    let words = CONTRACT.texts("en", "engine");
    for language in LANGUAGES {
        let texts = CONTRACT.texts(language, "engine");
        assert!(texts.keys().eq(words.keys()), "{language} lacks words of the engine that English has");
        assert!(sizes.iter().all(|id| texts.contains_key(id)), "{language} lacks one of {sizes:?}");
    }
}

/// One sentence says who you are, what wins and how long it takes.
#[test]
fn a_scenario_is_told_in_one_sentence() {
    for scenario in CONTRACT.rules.scenarios() {
        let about = &scenario.description;
        assert!(about.ends_with('.') && about.matches(". ").count() == 0, "{about}");
    }
}

/// The map is the same in every language: heights have their French name, as towns have.
#[test]
fn no_place_has_a_name_of_another_language() {
    for title in CONTRACT.rules.board().spaces().filter_map(|(_, space)| space.title.as_deref()) {
        assert!(!title.starts_with("Hill ") && !title.starts_with("Cota "), "{title}");
    }
    let chart = include_str!("../../../../data/campanha/chart.json");
    assert!(!chart.contains("Hill ") && !chart.contains("Cota ") && !chart.contains("June"));
    let counters: Vec<_> =
        CONTRACT.rules.data.printed.items().iter().map(|piece| piece.number.as_str()).collect();
    assert!(!counters.contains(&"GPO") && counters.contains(&"Pointe du Hoc"));
}
