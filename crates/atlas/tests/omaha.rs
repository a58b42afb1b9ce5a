//! The chart of D-Day at Omaha Beach, whose board is primary data.

use std::path::{Path, PathBuf};

fn data() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../data")
}

#[test]
fn the_committed_chart_is_what_the_atlas_draws() {
    assert_eq!(sandtable_atlas::check(&data(), "omaha").unwrap().files, ["chart.json"]);
}

#[test]
fn the_board_is_not_built() {
    for refused in [sandtable_atlas::build(&data(), "omaha"), sandtable_atlas::svg(&data(), "omaha")] {
        assert!(refused.unwrap_err().to_string().contains("primary data"));
    }
}

#[test]
fn the_chart_is_small_and_shows_everything() {
    let chart = sandtable_atlas::chart(&data(), "omaha").unwrap();
    assert!(chart.len() < 250_000, "{}", chart.len());
    let lines = |key: &str| {
        let from = chart.lines().skip_while(|line| !line.starts_with(&format!("\"{key}\":["))).skip(1);
        from.take_while(|line| !line.starts_with(']')).count()
    };
    let counts = ["hexes", "sea", "shores", "boxes", "emblems", "exits", "beaches"].map(lines);
    assert_eq!(counts, [600, 106, 4, 31, 91, 7, 7]);
}
