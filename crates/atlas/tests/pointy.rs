//! A small country on a grid of straight rows whose numbers are row then column.

use std::fs;
use std::path::{Path, PathBuf};

use sandtable_atlas::Board;

const ATLAS: &str = r#"
game = "islet"
theatre = "islet"
invasion_coast = ["1103"]
airfields = []
forts = []
boxes = ["pool"]
[[grid]]
name = "main"
orientation = "pointy"
shifted = "odd"
numbering = "rrcc"
columns = [1, 6]
rows = [10, 15]
[grid.fit]
to_plane = [[1.0, 0.0, 0.0], [0.0, -1.0, 0.0]]
to_lonlat = [[1.0, 0.0, 0.0], [0.0, -1.0, 0.0]]
slack = 0.3
reach = 4.0
stiffness = 0.3
[land]
share = 0.5
count = 16
[terrain]
kinds = ["open", "forest"]
default = "open"
summits = []
[[terrain.layer]]
file = "woods"
share = 0.5
gives = "forest"
[[river]]
name = "Brook"
into = "sea"
through = ["1203-1204"]
[[way]]
file = "roads"
key = "road"
[hexes]
1103 = { place = "Port", village = true, rules = ["1.0"] }
"#;

/// The plane with y upwards is the country: sheet points are `[x, -y]`.
fn layer(folder: &Path, name: &str, features: &[(&str, &str, &str)]) {
    let features: Vec<String> = features
        .iter()
        .map(|(named, kind, geometry)| {
            format!(
                "{{\"type\":\"Feature\",\"properties\":{{\"name\":\"{named}\",\"kind\":\"{kind}\",\"source\":\"test\"}},\
                 \"geometry\":{geometry}}}"
            )
        })
        .collect();
    let text = format!("{{\"type\":\"FeatureCollection\",\"features\":[{}]}}", features.join(","));
    fs::write(folder.join(format!("{name}.geojson")), text).unwrap();
}

fn data() -> PathBuf {
    let data = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("islet");
    let folder = data.join("atlas/islet");
    fs::create_dir_all(&folder).unwrap();
    fs::create_dir_all(data.join("islet")).unwrap();
    fs::write(data.join("islet/atlas.toml"), ATLAS).unwrap();
    // Columns 2 to 5 of rows 11 to 14, whose centres lie at y = row × √3/2: 9.53 to 12.12.
    let square = |x0: f64, y0: f64, x1: f64, y1: f64| {
        format!(
            "{{\"type\":\"Polygon\",\"coordinates\":[[[{x0},-{y0}],[{x1},-{y0}],[{x1},-{y1}],[{x0},-{y1}],[{x0},-{y0}]]]}}"
        )
    };
    layer(&folder, "land", &[("Islet", "land", &square(1.75, 9.1, 5.75, 12.56))]);
    layer(&folder, "woods", &[("Wood", "wood", &square(1.75, 9.1, 3.2, 10.0))]);
    let towns = "{\"type\":\"Point\",\"coordinates\":[3.5,-9.5]}";
    layer(&folder, "towns", &[("Port", "town", towns)]);
    let brook = "{\"type\":\"LineString\",\"coordinates\":[[3.5,-10.9],[3.5,-10.0],[4.0,-9.2],[4.0,-9.0]]}";
    layer(&folder, "rivers", &[("Brook", "river", brook)]);
    let road = "{\"type\":\"LineString\",\"coordinates\":[[3.5,-9.53],[3.0,-10.4],[3.5,-11.26]]}";
    layer(&folder, "roads", &[("Lane", "minor", road)]);
    for empty in ["hills", "airfields", "forts"] {
        layer(&folder, empty, &[]);
    }
    data
}

#[test]
fn rows_may_be_straight_and_numbers_row_then_column() {
    let data = data();
    let board = Board::build(&data, "islet").unwrap();
    let text = sandtable_atlas::build(&data, "islet").unwrap();
    assert!(
        text.contains(
            "orientation = \"pointy\"\nshifted = \"odd\"\nnumbering = \"rrcc\"\ncolumns = [1, 6]\n"
        )
    );
    let numbers: Vec<&str> =
        text.lines().filter(|l| l.contains("terrain =")).map(|l| l.split(' ').next().unwrap()).collect();
    assert!(numbers.is_sorted(), "{numbers:?}");
    assert_eq!(
        numbers.join(" "),
        "1102 1103 1104 1105 1202 1203 1204 1205 1302 1303 1304 1305 1402 1403 1404 1405"
    );
    assert!(text.contains("1103 = { terrain = \"open\", name = \"Port\", features = [\"village\", \"coast\", \"invasion_coast\"]"));
    assert!(text.contains("1102 = { terrain = \"forest\""));
    // The brook runs north between 1203 and 1204, then between 1103 and 1204 or 1104 to the sea.
    assert!(text.contains("\n1203-1204 = { river = \"Brook\" }\n"), "{text}");
    assert!(text.contains("\n1103-1104 = { river = \"Brook\" }\n"), "{text}");
    assert!(text.contains("\n1103-1203 = { road = \"minor\" }\n1103-1204 ="), "{text}");
    assert!(text.contains("\n1203-1303 = { road = \"minor\" }\n"), "{text}");
    assert_eq!(board.cut_off(), [] as [&str; 0]);
    assert_eq!(sandtable_atlas::svg(&data, "islet").unwrap().matches("<polygon").count(), 16);
    let chart = sandtable_atlas::chart(&data, "islet").unwrap();
    assert!(chart.contains("\"orientation\":\"pointy\""), "{chart}");
    assert!(chart.contains("{\"n\":\"1103\",\"x\":3.5,\"y\":9.526,\"t\":\"open\""), "{chart}");
    assert!(chart.contains("{\"name\":\"Brook\""), "{chart}");
    assert!(chart.contains("[1.75,9.1,5.75,9.1,5.75,12.56,1.75,12.56,1.75,9.1]"), "{chart}");
}
