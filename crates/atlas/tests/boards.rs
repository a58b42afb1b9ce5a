//! The boards of the games to come, against what their rulebooks say of the map and what holds of any country.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

use sandtable_atlas::{Board, Feature, Section, SideId};
use sandtable_engine::board::Vocabulary;

fn data() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../data")
}

/// Tries a board: at least so many facts of its rulebook must hold, and none may fail.
fn hold(game: &str, facts: usize) {
    let report = sandtable_atlas::check(&data(), game).unwrap();
    let found = report.facts.unwrap();
    assert!(found.held >= facts, "{} facts hold, not {facts}", found.held);
    for (grid, _, places, off) in &report.fits {
        assert!(off.is_finite() && *off < 1.0, "{grid}: {places} places lie {off} hexes off");
    }
    let board = Board::build(&data(), game).unwrap();
    assert_eq!(board.cut_off(), [] as [&str; 0]);
    for section in &board.sections {
        no_way_leads_into_the_sea(section);
        rivers_do_not_cross_themselves(section);
        every_source_is_known(section);
    }
    the_engine_reads_it(game);
}

fn no_way_leads_into_the_sea(section: &Section) {
    for (id, side) in &section.sides {
        for hex in id.hexes() {
            assert!(section.spaces.contains_key(&hex), "{} is sea", section.grid().number(hex));
        }
        assert!(!side.sea || side.ways.is_empty(), "a way crosses water at {}", id.number(section.grid()));
    }
    let coast = section.spaces.keys().filter(|hex| section.has(**hex, Feature::Coast));
    for &hex in coast {
        let around: Vec<_> = (0..6).map(|d| section.grid().step(hex, d)).collect();
        let beside = around.iter().any(|next| !section.spaces.contains_key(next));
        assert!(beside, "{} is called coast, inland", section.grid().number(hex));
    }
}

/// At no corner do more than two sides of one river meet.
fn rivers_do_not_cross_themselves(section: &Section) {
    let grid = section.grid();
    let mut meet: BTreeMap<(String, [i64; 2]), usize> = BTreeMap::new();
    for (id, side) in &section.sides {
        let Some(river) = &side.river else { continue };
        let [a, b] = id
            .hexes()
            .map(|hex| grid.corners(hex).map(|(x, y)| [(x * 1e6).round() as i64, (y * 1e6).round() as i64]));
        for corner in
            a.into_iter().filter(|p| b.iter().any(|q| (p[0] - q[0]).abs() < 9 && (p[1] - q[1]).abs() < 9))
        {
            *meet.entry((river.clone(), [corner[0] / 100, corner[1] / 100])).or_default() += 1;
        }
    }
    let crossing: Vec<_> = meet.iter().filter(|(_, sides)| **sides > 2).collect();
    assert!(crossing.is_empty(), "{crossing:?}");
}

fn every_source_is_known(section: &Section) {
    let known = |source: &str| source == "public" || source == "estimate" || source.starts_with("rules ");
    for (hex, space) in &section.spaces {
        assert!(known(&space.source), "{}: {}", section.grid().number(*hex), space.source);
    }
    let sides: Vec<(&SideId, &String)> =
        section.sides.iter().filter_map(|(id, side)| Some((id, side.source.as_ref()?))).collect();
    for (id, source) in sides {
        assert!(known(source), "{}: {source}", id.number(section.grid()));
    }
}

/// The engine takes the file, whatever words the game will have for it.
fn the_engine_reads_it(game: &str) {
    let text = std::fs::read_to_string(data().join(game).join("board.toml")).unwrap();
    let file: toml::Table = text.parse().unwrap();
    let mut terrains = BTreeSet::new();
    let mut features = BTreeSet::new();
    let mut sides = BTreeSet::new();
    let tables = |key: &str| match file.get(key) {
        Some(toml::Value::Table(table)) => table.values().filter_map(|v| v.as_table().cloned()).collect(),
        Some(toml::Value::Array(array)) => array.iter().filter_map(|v| v.as_table().cloned()).collect(),
        _ => Vec::new(),
    };
    for space in tables("spaces").iter().chain(&tables("box")) {
        terrains.extend(space.get("terrain").and_then(|t| t.as_str()).map(str::to_owned));
        let words = space.get("features").and_then(|f| f.as_array()).into_iter().flatten();
        features.extend(words.filter_map(|word| Some(word.as_str()?.to_owned())));
    }
    for side in tables("sides").iter().chain(&tables("link")) {
        let words = side.keys().filter(|key| !["from", "to", "source"].contains(&key.as_str()));
        sides.extend(words.cloned());
    }
    let leaked = |words: BTreeSet<String>| -> &'static [&'static str] {
        let words: Vec<&'static str> =
            words.into_iter().map(|word| &*Box::leak(word.into_boxed_str())).collect();
        Box::leak(words.into_boxed_slice())
    };
    let words = Vocabulary { terrains: leaked(terrains), features: leaked(features), sides: leaked(sides) };
    let board = sandtable_engine::board::Board::read(&text, game, words).unwrap();
    assert!(board.spaces().all(|(id, space)| space.cell.is_none() || !board.edges(id).is_empty()));
}

#[test]
fn the_dark_sands() {
    hold("darksands", 220);
    // A line that leaves the map runs to its edge.
    let text = std::fs::read_to_string(data().join("darksands/board.toml")).unwrap();
    assert!(text.matches("escarpment = \"Qattara rim\"").count() > 20);
}

#[test]
fn normandy_44() {
    hold("normandy44", 165);
}

#[test]
fn a_bloody_summer() {
    hold("bloody", 130);
}
