//! The board of The Dark Sands, as far as its rulebook and the country pin it down.

use std::path::{Path, PathBuf};

fn data() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../data")
}

fn committed(file: &str) -> String {
    std::fs::read_to_string(data().join("darksands").join(file)).unwrap()
}

#[test]
fn building_gives_the_committed_files() {
    assert!(sandtable_atlas::build(&data(), "darksands").unwrap() == committed("board.toml"));
    assert!(sandtable_atlas::chart(&data(), "darksands").unwrap() == committed("chart.json"));
}

#[test]
fn the_board_agrees_with_every_fact_that_the_rulebook_is_sure_of() {
    let found = sandtable_atlas::facts(&data(), "darksands").unwrap().unwrap();
    assert_eq!(found.failed, Vec::<String>::new());
    assert!(found.held >= 220, "{}", found.held);
}

#[test]
fn a_line_that_leaves_the_map_runs_to_its_edge() {
    let sides = committed("board.toml").matches("escarpment = \"Qattara rim\"").count();
    assert!(sides > 20, "{sides}");
}
