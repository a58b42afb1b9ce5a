//! The board of Campanha da Normandia, as its rulebook and the country know it.

use std::collections::{BTreeMap, BTreeSet};
use std::path::PathBuf;
use std::sync::LazyLock;

use sandtable_atlas::{Board, Feature, Section, Side, SideId, Space};
use sandtable_hex::Cell;

static WHOLE: LazyLock<Board> = LazyLock::new(|| Board::build(&data(), "campanha").unwrap());
static BOARD: LazyLock<&Section> = LazyLock::new(|| &WHOLE.sections[0]);

fn data() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../data")
}

fn hex(number: &str) -> Cell {
    BOARD.grid().parse(number).unwrap()
}

fn space(number: &str) -> &'static Space {
    BOARD.spaces.get(&hex(number)).unwrap_or_else(|| panic!("{number} is not played"))
}

fn side(sides: &str) -> Side {
    BOARD.sides.get(&SideId::parse(BOARD.grid(), sides).unwrap()).cloned().unwrap_or_default()
}

fn between(a: Cell, b: Cell) -> Option<SideId> {
    SideId::between(BOARD.grid(), a, b)
}

fn with(feature: Feature) -> Vec<String> {
    BOARD.spaces.keys().filter(|h| BOARD.has(**h, feature.clone())).map(|&h| BOARD.grid().number(h)).collect()
}

#[test]
fn building_gives_the_committed_board() {
    sandtable_atlas::check(&data(), "campanha").unwrap();
}

#[test]
fn the_board_file_is_toml_with_a_line_for_everything() {
    let table: toml::Table = sandtable_atlas::build(&data(), "campanha").unwrap().parse().unwrap();
    assert_eq!(table["spaces"].as_table().unwrap().len(), BOARD.spaces.len());
    assert_eq!(table["sides"].as_table().unwrap().len(), BOARD.sides.len());
    let names: Vec<_> =
        table["box"].as_array().unwrap().iter().map(|b| b["name"].as_str().unwrap()).collect();
    assert_eq!(
        names.join(" "),
        "pool eliminated withdrawn exited_south exited_east off_south off_east \
         sea_1809 sea_2010 sea_2510 sea_2709 sea_3011"
    );
    let links: Vec<_> =
        table["link"].as_array().unwrap().iter().map(|l| l["road_hexes"].as_integer()).collect();
    assert_eq!(links, [10, 8, 13, 22].map(Some));
}

#[test]
fn rule_2_1_the_map_has_525_hexes() {
    assert_eq!(BOARD.spaces.len(), 525);
}

#[test]
fn all_land_is_one_country() {
    assert_eq!(WHOLE.cut_off(), [] as [&str; 0]);
}

/// Rule 5.1.2 keeps tanks out of marshes; the rest of the country must not fall apart for them.
#[test]
fn tanks_reach_all_dry_land() {
    let dry: Vec<SideId> = BOARD
        .spaces
        .keys()
        .flat_map(|&h| BOARD.grid().neighbours(h).filter_map(move |n| between(h, n)))
        .filter(|id| id.hexes().iter().all(|h| BOARD.spaces.get(h).is_some_and(|s| s.terrain != "marsh")))
        .filter(|id| !BOARD.sides.get(id).is_some_and(|s| s.sea))
        .collect::<BTreeSet<_>>()
        .into_iter()
        .collect();
    assert_eq!(pieces(&dry, |a, b| a.hexes().iter().any(|h| b.hexes().contains(h))), 1);
    let reached: BTreeSet<Cell> = dry.iter().flat_map(|id| id.hexes()).collect();
    assert_eq!(reached.len(), BOARD.spaces.values().filter(|s| s.terrain != "marsh").count());
}

#[test]
fn rule_9_0_the_mulberries_lie_in_the_sea_off_their_beaches() {
    for (sea, beach) in [("2009", "2010"), ("2409", "2410")] {
        assert!(!BOARD.spaces.contains_key(&hex(sea)));
        assert!(BOARD.grid().distance(hex(sea), hex(beach)) == 1);
        assert!(space(beach).features.contains(&Feature::Coast));
    }
}

#[test]
fn every_hex_that_the_rulebook_names_is_played() {
    let named = "0101 0205 0307 0310 0502 0603 0709 0711 0722 0906 0916 1007 1009 1010 1014 1109 1125 1204 1210 1309 1311 \
                 1322 1408 1409 1509 1511 1615 1809 1825 1909 1922 2010 2212 2016 2315 2410 2414 2510 2521 2524 2709 2813 \
                 2913 2915 3011 3111 3112 3117 3213 3214 3220 3310";
    for number in named.split_whitespace() {
        assert!(!space(number).rules.is_empty(), "{number} names no rule");
    }
}

#[test]
fn rule_11_2_the_great_objectives_are_cities_and_the_small_ones_villages() {
    let cities = "0502 0603 0722 0906 0916 1125 1311 1615 1922 2212 2521 2524 2813 2913 3220 3310";
    let found: Vec<_> = BOARD
        .spaces
        .iter()
        .filter(|(_, s)| s.terrain == "city")
        .map(|(h, _)| BOARD.grid().number(*h))
        .collect();
    assert_eq!(found.join(" "), cities);
    for village in ["0101", "0709", "1014", "1322", "2016", "2315", "2915", "3213"] {
        assert!(space(village).features.contains(&Feature::Village), "{village}");
    }
    assert!(BOARD.spaces.values().all(|s| s.terrain != "city" || !s.features.contains(&Feature::Village)));
}

#[test]
fn names_stand_where_the_rulebook_puts_them() {
    for (number, name) in [
        ("0101", "Auderville"),
        ("0310", "Carteret"),
        ("0603", "Cherbourg"),
        ("0711", "La Haye-du-Puits"),
        ("0916", "Coutances"),
        ("1125", "Avranches"),
        ("1311", "Carentan"),
        ("1615", "Saint-Lô"),
        ("1922", "Vire"),
        ("2014", "Balleroy"),
        ("2212", "Bayeux"),
        ("2410", "Arromanches"),
        ("2813", "Caen"),
        ("2913", "Caen"),
        ("3011", "Ouistreham"),
        ("3220", "Falaise"),
        ("3310", "Cabourg"),
    ] {
        assert_eq!(space(number).name.as_deref(), Some(name), "{number}");
    }
}

/// The example of rule 4.0, in half points, for motorised infantry: Arromanches to Caumont costs fifteen points.
#[test]
fn rule_4_0_the_movement_example_costs_fifteen_points() {
    let path = ["2410", "2310", "2211", "2212", "2112", "2013", "2014", "2015", "2016"];
    let steps: Vec<u32> = path
        .windows(2)
        .map(|step| {
            let between = between(hex(step[0]), hex(step[1])).unwrap();
            let crossed = BOARD.sides.get(&between).cloned().unwrap_or_default();
            let ground = match space(step[1]).terrain.as_str() {
                _ if crossed.road().is_some() => 1,
                terrain => off_road(terrain),
            };
            ground + if crossed.river.is_some() { 4 } else { 0 }
        })
        .collect();
    assert_eq!(steps, [2, 2 + 4, 2, 1, 1, 6 + 4, 4, 4]);
    assert_eq!(steps.iter().sum::<u32>(), 2 * 15);
    assert_eq!(side("2211-2310").river.as_deref(), Some("Aurette"));
    assert_eq!(side("2013-2014").river.as_deref(), Some("Drôme"));
    assert_eq!(side("2211-2310").source.as_deref(), Some("rules 4.0"));
}

#[test]
fn rule_4_0_no_road_runs_where_the_example_pays_for_the_ground() {
    for sides in ["2310-2410", "2211-2310", "2211-2212", "2013-2014", "2014-2015", "2015-2016"] {
        assert_eq!(side(sides).road(), None, "{sides}");
    }
}

#[test]
fn rule_4_2_2_the_edges_are_row_25_and_column_33_and_their_roads_go_on() {
    assert!(BOARD.spaces.keys().all(|h| BOARD.has(*h, Feature::SouthEdge) == (h.row == 25)));
    assert!(BOARD.spaces.keys().all(|h| BOARD.has(*h, Feature::EastEdge) == (h.column == 33)));
    let exits = with(Feature::RoadExit);
    for exit in ["1125", "1825", "2525", "3314", "3322"] {
        assert!(exits.iter().any(|e| e == exit), "{exit} of {exits:?}");
    }
    for exit in exits {
        let edge = space(&exit);
        assert!(edge.features.contains(&Feature::SouthEdge) || edge.features.contains(&Feature::EastEdge));
        assert!(BOARD.grid().neighbours(hex(&exit)).any(|n| {
            between(hex(&exit), n).and_then(|s| BOARD.sides.get(&s)).is_some_and(|s| s.road().is_some())
        }));
    }
}

/// The red arrow of rule 4.2.2: ten road hexes and 1825 itself, 5½ points for a motorised unit, which nothing on the map
/// may undercut: bridges carry a road for nothing. Costs in half points.
#[test]
fn rule_4_2_2_no_way_on_the_map_is_shorter_than_the_printed_road_from_avranches_to_1825() {
    let mut best = BTreeMap::from([(hex("1125"), 0)]);
    let mut queue = BTreeSet::from([(0, hex("1125"))]);
    while let Some((cost, at)) = queue.pop_first() {
        for next in BOARD.grid().neighbours(at).filter(|n| BOARD.spaces.contains_key(n)) {
            let crossed = between(at, next).and_then(|s| BOARD.sides.get(&s)).cloned().unwrap_or_default();
            let total =
                cost + if crossed.road().is_some() { 1 } else { off_road(&BOARD.spaces[&next].terrain) };
            if !crossed.sea && best.get(&next).is_none_or(|&old| total < old) {
                best.insert(next, total);
                queue.insert((total, next));
            }
        }
    }
    assert!(best[&hex("1825")] >= 11, "{}", best[&hex("1825")]);
    // What the designer did draw: Avranches to Villedieu, to Granville and to Brécey, Vire to 1825.
    for roads in [
        ["1124-1125", "1124-1224"].as_slice(),
        &["1025-1125", "1024-1025"],
        &["1125-1225", "1325-1425"],
        &["1922-1923", "1923-1924", "1825-1924"],
    ] {
        assert!(roads.iter().all(|sides| side(sides).road().is_some()), "{roads:?}");
    }
}

/// What the ground costs a motorised unit, in half points.
fn off_road(terrain: &str) -> u32 {
    match terrain {
        "open" | "city" => 2,
        "rough" | "marsh" => 4,
        "bocage" | "forest" | "hill" => 6,
        other => panic!("{other}"),
    }
}

#[test]
fn rule_10_0_the_invasion_coast_runs_from_utah_to_sword_without_1509() {
    assert_eq!(
        with(Feature::InvasionCoast).join(" "),
        "1409 1609 1709 1809 1909 2010 2110 2210 2310 2410 2510 2610 2709 2810 2910 3011"
    );
    // East of the bay it is an unbroken chain.
    let chain: Vec<Cell> = with(Feature::InvasionCoast).iter().skip(1).map(|h| hex(h)).collect();
    assert!(chain.windows(2).all(|w| BOARD.grid().distance(w[0], w[1]) == 1));
}

#[test]
fn rule_11_1_1_the_beaches() {
    let beaches: BTreeMap<String, &str> = BOARD
        .spaces
        .iter()
        .filter_map(|(h, s)| Some((BOARD.grid().number(*h), s.beach.as_deref()?)))
        .collect();
    let expected = [
        ("1409", "utah"),
        ("1809", "point_du_hoc"),
        ("1909", "omaha"),
        ("2010", "omaha"),
        ("2510", "gold"),
        ("2709", "juno"),
        ("3011", "sword"),
    ];
    assert_eq!(beaches, expected.map(|(h, b)| (h.to_owned(), b)).into());
    for (beach, _) in expected {
        let features = &space(beach).features;
        assert!(features.contains(&Feature::InvasionCoast) && features.contains(&Feature::Beach), "{beach}");
        assert_eq!(space(beach).terrain, "open", "{beach}");
    }
}

#[test]
fn forts_and_airfields_are_few() {
    assert_eq!(with(Feature::Fort), ["0502", "0603", "1809"]);
    assert_eq!(with(Feature::Airfield).len(), 3);
}

#[test]
fn the_orne_divides_caen_and_covers_the_airborne_bridgehead() {
    for sides in ["2813-2913", "3011-3111"] {
        assert_eq!(side(sides).river.as_deref(), Some("Orne"), "{sides}");
    }
}

#[test]
fn the_bay_parts_utah_from_the_shore_of_gefosse() {
    let wet: Vec<_> =
        BOARD.sides.iter().filter(|(_, s)| s.sea).map(|(id, _)| id.number(BOARD.grid())).collect();
    assert_eq!(wet, ["1409-1509"]);
}

#[test]
fn rivers_run_without_gaps() {
    let mut rivers: BTreeMap<&str, Vec<SideId>> = BTreeMap::new();
    for (id, side) in &BOARD.sides {
        // The Aurette is a reach of the Aure.
        let name = side.river.as_deref().map(|n| if n == "Aurette" { "Aure" } else { n });
        rivers.entry(name.unwrap_or("")).or_default().push(*id);
    }
    rivers.remove("");
    assert!(rivers.len() > 15);
    for (name, sides) in rivers {
        assert_eq!(pieces(&sides, meet), 1, "the {name} has gaps");
    }
}

#[test]
fn the_roads_are_one_network() {
    let roads: Vec<SideId> =
        BOARD.sides.iter().filter(|(_, s)| s.road().is_some()).map(|(id, _)| *id).collect();
    assert_eq!(pieces(&roads, |a, b| a.hexes().iter().any(|h| b.hexes().contains(h))), 1);
}

/// Whether two sides end in a common corner: they share a hex, and their other hexes are neighbours.
fn meet(a: SideId, b: SideId) -> bool {
    let hexes: BTreeSet<Cell> = a.hexes().into_iter().chain(b.hexes()).collect();
    let hexes: Vec<Cell> = hexes.into_iter().collect();
    let near = |a, b| BOARD.grid().distance(a, b) == 1;
    matches!(hexes[..], [x, y, z] if near(x, y) && near(y, z) && near(x, z))
}

/// Into how many pieces the sides fall.
fn pieces(sides: &[SideId], touch: impl Fn(SideId, SideId) -> bool) -> usize {
    let mut left: Vec<SideId> = sides.to_vec();
    let mut pieces = 0;
    while let Some(first) = left.pop() {
        pieces += 1;
        let mut queue = vec![first];
        while let Some(side) = queue.pop() {
            let (near, far): (Vec<_>, Vec<_>) = left.into_iter().partition(|&s| touch(side, s));
            queue.extend(near);
            left = far;
        }
    }
    pieces
}

#[test]
fn towns_stand_on_their_true_banks() {
    // Saint-Lô east of the Vire, Carentan south of the Douve, Avranches south of the Sée, Troarn west of the Dives.
    for (sides, river) in
        [("1515-1615", "Vire"), ("1310-1311", "Douve"), ("1124-1125", "Sée"), ("3213-3313", "Dives")]
    {
        assert_eq!(side(sides).river.as_deref(), Some(river), "{sides}");
    }
}

#[test]
fn the_picture_shows_every_hex() {
    let svg = sandtable_atlas::svg(&data(), "campanha").unwrap();
    assert!(svg.starts_with("<svg") && svg.trim_end().ends_with("</svg>"));
    assert_eq!(svg.matches("<polygon").count(), 525);
    for text in
        ["CAMPANHA DA NORMANDIA", "LEGEND", "15 km", "Baie de la Seine", "Golfe de Saint-Malo", "OMAHA"]
    {
        assert!(svg.contains(&format!(">{text}</text>")), "{text}");
    }
}

#[test]
fn the_picture_names_every_town_in_full_and_no_name_covers_another() {
    let svg = sandtable_atlas::svg(&data(), "campanha").unwrap();
    // Left, top, right and bottom of each name, letters taken as narrow.
    let mut names: Vec<(String, [f64; 4])> = Vec::new();
    for line in svg.lines().filter(|l| l.starts_with("<text class=\"l ")) {
        let value = |key: &str| line.split(&format!(" {key}=\"")).nth(1).unwrap().split('"').next().unwrap();
        let number = |key: &str| value(key).parse::<f64>().unwrap();
        let name = line.split('>').nth(1).unwrap().strip_suffix("</text").unwrap().to_owned();
        let high = match value("class") {
            "l c" => 15.0,
            "l v" => 11.5,
            _ => 9.5,
        };
        let wide = 0.5 * high * name.chars().count() as f64;
        let left = number("x")
            - wide
                * [("start", 0.0), ("middle", 0.5), ("end", 1.0)]
                    .into_iter()
                    .find_map(|(anchor, share)| (value("text-anchor") == anchor).then_some(share))
                    .unwrap();
        names.push((name, [left, number("y") - 0.7 * high, left + wide, number("y")]));
    }
    for (i, (a, [al, at, ar, ab])) in names.iter().enumerate() {
        for (b, [bl, bt, br, bb]) in &names[i + 1..] {
            assert!(al >= br || bl >= ar || at >= bb || bt >= ab, "{a} and {b}");
        }
    }
    let named = |name: &str| names.iter().any(|(n, _)| n == name);
    for space in BOARD.spaces.values() {
        let name = space.name.as_deref().unwrap_or_default();
        if space.terrain == "city" {
            assert!(named(&name.to_uppercase()), "{name}");
        } else if space.features.contains(&Feature::Village) {
            assert!(named(name), "{name}");
        }
    }
    assert!(named("Saint-Germain-sur-Ay"));
}

#[test]
fn an_unknown_game_is_refused_with_its_file() {
    let error = sandtable_atlas::build(&data(), "nowhere").unwrap_err().to_string();
    assert!(error.contains("atlas.toml"), "{error}");
}

/// The chart is read by other programs: it must be JSON that knows every hex, and the same bytes every time.
#[test]
fn the_chart_knows_every_hex_and_every_river() {
    let text = sandtable_atlas::chart(&data(), "campanha").unwrap();
    assert!(text.len() < 400_000, "{}", text.len());
    let chart: geojson::JsonObject = text.parse::<geojson::JsonValue>().unwrap().as_object().unwrap().clone();
    let list = |key: &str| chart[key].as_array().unwrap_or_else(|| panic!("{key}"));
    assert_eq!(list("hexes").len(), BOARD.spaces.len());
    assert_eq!(list("hexes").len() + list("sea").len(), BOARD.grid().cells().count());
    assert_eq!(list("links").len(), 4);
    assert_eq!(list("corners").len(), 12);
    let names = |key: &str| -> BTreeSet<String> {
        list(key).iter().filter_map(|v| v["name"].as_str()).map(str::to_owned).collect()
    };
    let rivers: BTreeSet<String> = BOARD.sides.values().filter_map(|s| s.river.clone()).collect();
    assert_eq!(names("rivers"), rivers);
    assert!(names("places").contains("Caen") && names("beaches").contains("Juno"));
}

/// A river may wander, but never so far that its side is in doubt.
#[test]
fn charted_rivers_stay_by_their_hexsides() {
    let text = sandtable_atlas::chart(&data(), "campanha").unwrap();
    let chart: geojson::JsonValue = text.parse().unwrap();
    for river in chart["rivers"].as_array().unwrap() {
        let points: Vec<f64> =
            river["points"].as_array().unwrap().iter().map(|v| v.as_f64().unwrap()).collect();
        // The mouth may leave the grid of sides for the shore.
        for p in points[..points.len() - 4].chunks(2) {
            let hex = BOARD.grid().at(p[0], p[1]);
            let (x, y) = BOARD.grid().centre(hex);
            let away = ((p[0] - x).powi(2) + (p[1] - y).powi(2)).sqrt();
            assert!(away > 0.34, "{}: {p:?} lies {away} from the centre of a hex", river["name"]);
        }
    }
}
