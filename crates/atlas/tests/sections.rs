//! A small desert on two grids of two scales, with a scarp, a railway, a fort, boxes and a second map.

use std::fs;
use std::path::PathBuf;

use sandtable_atlas::Board;
use sandtable_engine::board::Vocabulary;

const ATLAS: &str = r##"
game = "waste"
theatre = "waste"
open = ["north", "south", "west", "east"]
settlements = {}
[[grid]]
name = "coarse"
orientation = "pointy"
shifted = "odd"
numbering = "rrcc"
columns = [1, 3]
rows = [1, 3]
up = true
short = "odd"
scale = 2.0
weight = 2
[grid.fit]
to_plane = [[1.0, 0.0, 0.0], [0.0, -1.0, 0.0]]
to_lonlat = [[1.0, 0.0, 0.0], [0.0, -1.0, 0.0]]
slack = 0.3
reach = 4.0
stiffness = 0.3
[[grid]]
name = "fine"
orientation = "pointy"
shifted = "odd"
numbering = "rrcc"
columns = [11, 14]
rows = [1, 4]
up = true
origin = [-2.0, 0.0]
[grid.fit]
to_plane = [[1.0, 0.0, 0.0], [0.0, -1.0, 0.0]]
to_lonlat = [[1.0, 0.0, 0.0], [0.0, -1.0, 0.0]]
slack = 0.3
reach = 4.0
stiffness = 0.3
[land]
share = 0.5
[terrain]
kinds = ["desert", "mountain"]
default = "desert"
[[terrain.layer]]
file = "hills"
share = 0.5
gives = "mountain"
grids = ["coarse"]
[[line]]
file = "scarps"
kind = "scarp"
gives = "escarpment"
[[way]]
file = "rails"
key = "rail"
[[area]]
feature = "fort"
kind = "fort"
title = "The Fort"
[[area]]
feature = "zone"
kind = "zone"
[features]
zone = { hexes = ["0313"] }
fort = { hexes = ["0313", "0312"], rules = ["14.1"] }
[hexes]
0213 = { name = "Well", features = ["well"], words = { water = "much" }, source = "rules 2", rules = ["2"] }
[[side]]
hexes = "0113-0114"
escarpment = "Spur"
source = "rules 3"
[[join]]
name = "purple"
colour = "#7B3FA0"
letter = "B"
from = ["0203"]
to = ["0111", "0211", "0311"]
source = "rules 19"
[[map]]
name = "far"
title = "Far away"
size = [6.0, 4.0]
[[box]]
name = "malta"
title = "Malta"
map = "far"
at = [2.0, 1.0]
size = [3.0, 1.5]
features = ["port"]
words = { value = "5" }
rules = ["20"]
[[link]]
from = "malta"
to = ["0414"]
letter = "a"
source = "estimate"
[facts]
"salt marsh" = "-"
"rail way" = "rail"
"wells" = "well"
[picture]
palette = "desert"
"##;

const FACTS: &str = r#"
[[fact]]
rule = "2"
is = "named"
hexes = ["0213"]
name = "Well"
why = "-"
[[fact]]
rule = "2"
is = "count"
hexes = []
value = "wells"
number = 1
why = "-"
[[fact]]
rule = "3"
is = "side"
hexes = ["0113", "0114"]
value = "escarpment"
why = "-"
[[fact]]
rule = "4"
is = "road"
hexes = ["0111", "0114"]
value = "rail way"
ends = true
why = "-"
[[fact]]
rule = "5"
is = "adjacent"
hexes = ["0203", "0211"]
why = "-"
[[fact]]
rule = "6"
is = "distance"
hexes = ["0211", "0214"]
number = 4
why = "-"
[[fact]]
rule = "7"
is = "terrain"
hexes = ["0213"]
value = "salt marsh"
why = "-"
[[fact]]
rule = "8"
is = "land"
hexes = ["0999"]
why = "-"
doubt = "Off the map."
"#;

fn data(name: &str, atlas: &str) -> PathBuf {
    let data = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    let folder = data.join("atlas/waste");
    fs::create_dir_all(&folder).unwrap();
    fs::create_dir_all(data.join("waste")).unwrap();
    fs::write(data.join("waste/atlas.toml"), atlas).unwrap();
    fs::write(data.join("waste/map-facts.toml"), FACTS).unwrap();
    let layer = |name: &str, kind: &str, shape: &str, points: &str| {
        let text = format!(
            "{{\"type\":\"FeatureCollection\",\"features\":[{{\"type\":\"Feature\",\"properties\":{{\"name\":\"{name}\",\
             \"kind\":\"{kind}\",\"source\":\"test\"}},\"geometry\":{{\"type\":\"{shape}\",\"coordinates\":{points}}}}}]}}"
        );
        fs::write(folder.join(format!("{name}.geojson")), text).unwrap();
    };
    layer("land", "land", "Polygon", "[[[-50,50],[50,50],[50,-50],[-50,-50],[-50,50]]]");
    layer("towns", "hamlet", "Point", "[0,0]");
    // The coarse grid's row 3 lies at the top, where y is √3/2.
    layer("hills", "hills", "Polygon", "[[[-50,50],[50,50],[50,-1.2],[-50,-1.2],[-50,50]]]");
    // From west to east between rows 2 and 3 of the fine grid, at y = 2.17.
    layer("scarps", "scarp", "LineString", "[[11.6,-2.17],[13.9,-2.17]]");
    layer("rails", "main", "LineString", "[[11.5,-3.46],[14.5,-3.46]]");
    data
}

#[test]
fn two_grids_lie_on_one_sheet() {
    let data = data("waste", ATLAS);
    let board = Board::build(&data, "waste").unwrap();
    let count = |i: usize| board.sections[i].spaces.len();
    // Odd rows of the first grid end at column 2.
    assert_eq!([count(0), count(1)], [7, 16]);
    let text = sandtable_atlas::build(&data, "waste").unwrap();
    assert!(text.contains("0301 = { terrain = \"mountain\""), "{text}");
    assert!(text.contains("0311 = { terrain = \"desert\""), "{text}");
    assert!(
        text.contains(
            "0213 = { terrain = \"desert\", name = \"Well\", features = [\"well\"], water = \"much\", source = \"rules 2\", \
             rules = [\"2\"] }"
        ),
        "{text}"
    );
    assert!(
        text.contains("\n0113-0114 = { rail = \"main\", escarpment = \"Spur\", source = \"rules 3\" }"),
        "{text}"
    );
    assert!(
        text.contains("from = \"0203\"\nto = [\"0111\", \"0211\", \"0311\"]\njoin = \"purple\""),
        "{text}"
    );

    let chart = sandtable_atlas::chart(&data, "waste").unwrap();
    let line = |start: &str| {
        chart.lines().find(|line| line.starts_with(start)).unwrap_or_else(|| panic!("{start}: {chart}"))
    };
    // Twice as far apart, and moved to its place.
    assert!(line("{\"n\":\"0202\"").contains("\"x\":4,\"y\":3.464,\"s\":2"), "{chart}");
    assert!(line("{\"n\":\"0213\"").contains("\"x\":11,\"y\":2.598,\"t\""), "{chart}");
    assert!(line("{\"kind\":\"fort\"").contains("\"title\":\"The Fort\",\"rings\":[["), "{chart}");
    // An outline says enough: no sign stands in each of its hexes.
    assert!(line("{\"kind\":\"zone\"").contains("\"rings\":[["), "{chart}");
    assert!(!chart.contains("\"kind\":\"zone\"}"), "{chart}");
    assert!(
        line("{\"n\":\"malta\"")
            .contains("\"w\":3,\"h\":1.5,\"title\":\"Malta\",\"map\":\"far\",\"value\":\"5\"")
    );
    assert!(line("{\"name\":\"purple\"").contains("\"letter\":\"B\",\"text\":\"0111 0211 0311\""), "{chart}");
    assert!(line("{\"name\":\"a\"").contains("\"dx\":"), "{chart}");
    assert!(line("\"palette\"").contains("desert"));
    assert_eq!(chart.matches("\"outline\":[").count(), 2);
    // The layer runs east, with the low ground on its left, in the north: on the chart the scarp runs west.
    let scarp = line("{\"kind\":\"escarpment\",\"name\":\"scarps\"");
    let points: Vec<f64> = scarp
        .split("\"points\":[")
        .nth(1)
        .unwrap()
        .trim_end_matches(['}', ']', ','])
        .split(',')
        .map(|v| v.parse().unwrap())
        .collect();
    assert!(points[0] > points[points.len() - 2], "{scarp}");
    assert!(sandtable_atlas::svg(&data, "waste").unwrap().contains("id=\"coast1\""));
}

#[test]
fn the_engine_reads_what_the_atlas_writes() {
    let text = sandtable_atlas::build(&data("waste-engine", ATLAS), "waste").unwrap();
    let words = Vocabulary {
        terrains: &["desert", "mountain"],
        features: &["zone", "well", "fort", "port", "south_edge", "east_edge", "west_edge", "north_edge"],
        sides: &["rail", "escarpment", "join", "letter"],
    };
    let board = sandtable_engine::board::Board::read(&text, "waste", words).unwrap();
    let at = |name| board.find(name).unwrap();
    assert_eq!(board.edge(at("0203"), at("0211")).map(|edge| edge.features), Some(0b100));
    assert_eq!(board.distance(at("0211"), at("0203")), Some(2));
    assert_eq!(board.space(at("malta")).title.as_deref(), Some("Malta"));
}

#[test]
fn facts_are_compared_in_the_boards_own_words() {
    let found = sandtable_atlas::facts(&data("waste-facts", ATLAS), "waste").unwrap().unwrap();
    assert_eq!((found.held, found.doubtful), (5, 1), "{found:?}");
    assert_eq!(found.failed, ["6, distance 0211 0214: it is 3"]);
    assert_eq!(found.beyond, ["7, terrain salt marsh 0213"]);
}

#[test]
fn a_wrong_number_is_named() {
    for (old, new, what) in [
        ("0213 = {", "0299 = {", "\"0299\" is not the number of a hex"),
        ("\"0113-0114\"", "\"0113-0199\"", "side 0113-0199"),
        ("from = \"malta\"", "from = \"gozo\"", "\"gozo\" is neither a hex nor a box"),
        ("kind = \"scarp\"", "kind = \"cliff\"", "scarps.geojson has no \"cliff\""),
        ("[\"0203\"]", "[\"0303\"]", "\"0303\" is not the number of a hex"),
    ] {
        let data = data("waste-wrong", &ATLAS.replace(old, new));
        let error = sandtable_atlas::build(&data, "waste").unwrap_err().to_string();
        assert!(error.contains(what), "{error}");
    }
}
