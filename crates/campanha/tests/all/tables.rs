//! The printed tables, copied from the rulebook, against the game's data as loaded: every cell.

use sandtable_campanha::Campanha;
use sandtable_campanha::board::{Ground, Pace, Terrain};
use sandtable_campanha::units::{Kind, Nation, Side};
use sandtable_engine::SpaceId;
use std::collections::BTreeSet;

fn game() -> Campanha {
    Campanha::new().unwrap_or_else(|e| panic!("{e}"))
}

/// 5.1.6: odds across, the sum of two dice down.
#[rustfmt::skip]
const COMBAT: [(&[u32], [&str; 11]); 6] = [
    (&[2, 12], ["DVB ARI", "IMP"    , "DRI AVB", "DRB AVB", "DRB AVB", "DRB AVB", "EMP"    , "DE AVB" , "DE AVB" , "DE AVI" , "DE AVI"]),
    (&[3, 11], ["DVB ARB", "DVB ARI", "IMP"    , "DRB AVB", "DRB AVB", "DRB AVB", "DRB AVB", "EMP"    , "DE AVB" , "DE AVB" , "DE AVI"]),
    (&[4, 10], ["DVI ARI", "DVB ARB", "DVB ARI", "IMP"    , "DRB AVB", "DRB AVB", "DRB AVB", "DRB AVI", "EMP"    , "DE AVB" , "DE AVB"]),
    (&[5, 9],  ["DVI ARB", "DVI ARI", "DVB ARB", "DVB ARB", "IMP"    , "DRB AVB", "DRB AVB", "DRI AVI", "DRB AVI", "EMP"    , "DE AVB"]),
    (&[6, 8],  ["DVB AE" , "DVI ARB", "DVI ARI", "DVB ARB", "DVB ARB", "IMP"    , "DRB AVB", "DRB AVB", "DRI AVI", "DRB AVI", "EMP"]),
    (&[7],     ["DVI AE" , "DVB AE" , "DVI ARB", "DVB ARB", "DVB ARB", "DVB ARB", "IMP"    , "DRI AVB", "DRB AVB", "DRI AVI", "DRB AVI"]),
];

#[test]
fn the_combat_table_is_as_printed() {
    let game = game();
    let columns: Vec<String> = game.data.odds.iter().map(ToString::to_string).collect();
    assert_eq!(columns, ["1-3", "1-2", "1-1", "2-1", "3-1", "4-1", "5-1", "6-1", "7-1", "8-1", "9-1"]);
    for (rolls, line) in COMBAT {
        for &roll in rolls {
            for (column, code) in line.iter().enumerate() {
                let found = game.data.combat.result(column, roll).code();
                assert_eq!(found, *code, "{} on {roll}", columns[column]);
            }
        }
    }
}

/// 6.2, 8.0: the value across, the sum of two dice down.
const BOMBARDMENT: [(&[u32], [&str; 5]); 6] = [
    (&[2, 12], ["DB", "DB", "DB", "DE", "DE"]),
    (&[3, 11], ["DB", "DB", "DB", "DB", "DE"]),
    (&[4, 10], ["DI", "DB", "DB", "DB", "DB"]),
    (&[5, 9], ["DI", "DI", "DB", "DB", "DB"]),
    (&[6, 8], ["DI", "DI", "DI", "DB", "DB"]),
    (&[7], ["DI", "DI", "DI", "DI", "DB"]),
];

#[test]
fn the_bombardment_table_is_as_printed() {
    let game = game();
    let from: Vec<u32> = game.data.bomb_columns.iter().map(|(from, _)| *from).collect();
    assert_eq!(from, [1, 11, 21, 31, 41]);
    for (rolls, line) in BOMBARDMENT {
        for &roll in rolls {
            for (column, code) in line.iter().enumerate() {
                assert_eq!(
                    game.data.bombardment.result(column, roll).word(),
                    *code,
                    "from {} on {roll}",
                    from[column]
                );
            }
        }
    }
}

/// 6.3: the sum of two dice.
const CARPET: [(&[u32], &str); 6] =
    [(&[2, 12], "DI"), (&[3, 11], "DE"), (&[4, 10], "DA"), (&[5, 9], "DB"), (&[6, 8], "DE"), (&[7], "DA")];

#[test]
fn the_carpet_table_is_as_printed() {
    let game = game();
    let mut sums = BTreeSet::new();
    for (rolls, code) in CARPET {
        for &roll in rolls {
            assert_eq!(game.data.carpet.result(0, roll).word(), code, "on {roll}");
            sums.insert(roll);
        }
    }
    assert!(sums.into_iter().eq(2..=12));
}

/// 6.2, 8.0: from the air, and by artillery. Rangers and Commandos are one kind.
const VULNERABILITY: [(Kind, u32, u32); 15] = [
    (Kind::Infantry, 1, 2),
    (Kind::MotorisedInfantry, 1, 2),
    (Kind::Paratroops, 1, 2),
    (Kind::Glider, 1, 2),
    (Kind::Rangers, 1, 2),
    (Kind::NavalInfantry, 1, 2),
    (Kind::Bicycle, 1, 2),
    (Kind::Armour, 2, 1),
    (Kind::Cavalry, 2, 1),
    (Kind::MechanisedArtillery, 2, 1),
    (Kind::AssaultGuns, 2, 1),
    (Kind::Artillery, 2, 2),
    (Kind::Rockets, 2, 2),
    (Kind::Flak, 2, 2),
    (Kind::CoastArtillery, 2, 2),
];

#[test]
fn the_vulnerability_table_is_as_printed() {
    let game = game();
    for (kind, air, artillery) in VULNERABILITY {
        assert_eq!(game.data.vulnerability[kind as usize], [air, artillery], "{kind:?}");
    }
    let kinds: BTreeSet<Kind> = VULNERABILITY.iter().map(|line| line.0).collect();
    assert_eq!(kinds.len(), 15);
    assert!(game.data.units.items().iter().all(|unit| kinds.contains(&unit.kind)));
}

/// 2.3: points for units that are not motorised, for motorised ones, and columns for the defender.
const GROUND: [(Terrain, f32, f32, u8); 7] = [
    (Terrain::Open, 1.0, 1.0, 0),
    (Terrain::City, 1.0, 1.0, 2),
    (Terrain::Rough, 2.0, 2.0, 1),
    (Terrain::Forest, 2.0, 3.0, 1),
    (Terrain::Bocage, 2.0, 3.0, 2),
    (Terrain::Marsh, 2.0, 2.0, 1),
    (Terrain::Hill, 3.0, 3.0, 3),
];

#[test]
fn the_terrain_table_is_as_printed() {
    let game = game();
    let table = game.data.map.table();
    let line = |ground: Ground| (f32::from(ground.foot) / 2.0, f32::from(ground.motor) / 2.0, ground.columns);
    for (terrain, foot, motor, columns) in GROUND {
        assert_eq!(line(table.ground[terrain as usize]), (foot, motor, columns), "{terrain:?}");
    }
    assert_eq!(line(table.river), (1.0, 2.0, 2), "rivers and canals");
    assert_eq!(line(table.road), (1.0, 0.5, 0), "roads");
    assert_eq!(table.village, 1, "a village adds a column to its terrain");
    assert_eq!(table.fort, 3, "a fort gives three");
}

/// The same table as the map pays it: a step between two hexes by foot, motor and armour, in points; none: forbidden.
#[test]
fn steps_on_the_map_cost_what_the_table_says() {
    let game = game();
    let map = &game.data.map;
    let hex = |name: &str| map.board.find(name).unwrap_or(SpaceId::NONE);
    let points = |from: &str, to: &str| {
        [Pace::Foot, Pace::Motor, Pace::Track].map(|pace| {
            let cost = map.steps[Side::Allied.index()][pace as usize].cost(hex(from), hex(to));
            cost.map(|half_points| f32::from(half_points) / 2.0)
        })
    };
    let all = |foot: f32, motor: f32| [Some(foot), Some(motor), Some(motor)];
    assert_eq!(points("3116", "3117"), all(1.0, 1.0), "open");
    assert_eq!(points("3117", "3118"), all(1.0, 1.0), "a village in the open");
    assert_eq!(points("1119", "1120"), all(2.0, 3.0), "a village in bocage");
    assert_eq!(points("3219", "3220"), all(1.0, 1.0), "city");
    assert_eq!(points("2117", "2017"), all(2.0, 2.0), "rough");
    assert_eq!(points("2217", "2218"), all(2.0, 3.0), "forest");
    assert_eq!(points("2120", "2119"), all(2.0, 3.0), "bocage");
    assert_eq!(points("1314", "1313"), [Some(2.0), Some(2.0), None], "marsh");
    assert_eq!(points("2518", "2419"), all(3.0, 3.0), "hill");
    assert_eq!(points("1820", "1821"), all(2.0 + 1.0, 3.0 + 2.0), "a river, and bocage behind it");
    assert_eq!(points("2119", "2219"), all(1.0, 0.5), "a road through bocage");
    assert_eq!(points("2712", "2713"), all(1.0, 1.0), "an airfield in the open");
    assert_eq!(points("1810", "1809"), all(1.0, 1.0), "a fort in the open");
    assert_eq!(points("1409", "1509"), [None; 3], "sea between two hexes");
    // What the hexes give their defenders: ground, village and fort.
    let columns = |name: &str| map.columns(hex(name));
    let hexes =
        ["3117", "3118", "1120", "3220", "2017", "2218", "2119", "1313", "2419", "2713", "1809", "0603"];
    assert_eq!(hexes.map(columns), [0, 1, 3, 2, 1, 1, 2, 1, 3, 0, 3, 5]);
}

/// 2.2: 231 pieces: 107 German with 21 of the Waffen-SS, 68 American, 47 British, 8 Canadian, and one Ost regiment.
#[test]
fn the_box_holds_the_pieces_that_the_rulebook_counts() {
    let game = game();
    let count = |nations: &[Nation]| {
        game.data.units.items().iter().filter(|unit| nations.contains(&unit.nation)).count()
    };
    assert_eq!(game.data.units.items().len(), 231);
    assert_eq!(count(&[Nation::De, Nation::Ss, Nation::Lw, Nation::Navy]), 107);
    assert_eq!(count(&[Nation::Ss]), 21);
    assert_eq!(count(&[Nation::Us]), 68);
    assert_eq!(count(&[Nation::Uk]), 47);
    assert_eq!(count(&[Nation::Ca]), 8);
    assert_eq!(count(&[Nation::Ost]), 1);
}

/// 11.2: the hexes of each place and its points.
const OBJECTIVES: [(&str, &[&str], i32); 22] = [
    ("Caen", &["2813", "2913"], 30),
    ("Cherbourg", &["0502", "0603"], 20),
    ("Avranches", &["1125"], 20),
    ("Saint-Lô", &["1615"], 20),
    ("Falaise", &["3220"], 20),
    ("Vire", &["1922"], 20),
    ("Cabourg", &["3310"], 10),
    ("Coutances", &["0916"], 10),
    ("Granville", &["0722"], 10),
    ("Flers", &["2524"], 10),
    ("Bayeux", &["2212"], 10),
    ("Condé-sur-Noireau", &["2521"], 10),
    ("Carentan", &["1311"], 10),
    ("Valognes", &["0906"], 10),
    ("Auderville", &["0101"], 5),
    ("Caumont", &["2016"], 5),
    ("Saint-Sauveur-le-Vicomte", &["0709"], 5),
    ("Villers-Bocage", &["2315"], 5),
    ("Périers", &["1014"], 5),
    ("Bourguébus", &["2915"], 5),
    ("Villedieu", &["1322"], 5),
    ("Troarn", &["3213"], 5),
];

#[test]
fn the_objectives_are_as_printed() {
    let game = game();
    let name = |hex: SpaceId| game.data.map.board.space(hex).name.clone();
    for (place, hexes, points) in OBJECTIVES {
        let found = game.data.objectives.iter().find(|objective| objective.name == place);
        let found = found.unwrap_or_else(|| panic!("{place} is no objective"));
        let names: Vec<String> = found.hexes.iter().map(|&hex| name(hex)).collect();
        assert_eq!(names, hexes, "{place}");
        assert_eq!(found.points, points, "{place}");
    }
    assert_eq!(game.data.objectives.len(), 22);
    assert_eq!(game.data.objectives.iter().map(|objective| objective.points).sum::<i32>(), 250);
}
