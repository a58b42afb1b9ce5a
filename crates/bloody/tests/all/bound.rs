//! What the rulebook's text says of tables that it does not print: each statement that stands beside a table of ours in
//! `tables.toml` (after "binds:") holds of the numbers there, whatever balance may make of them.

use sandtable_bloody::Bloody;
use toml::{Table, Value};

fn tables() -> Table {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../data/bloody/tables.toml");
    std::fs::read_to_string(path).unwrap().parse().unwrap()
}

fn number(value: &Value) -> i64 {
    value.as_integer().unwrap()
}

fn numbers(value: &Value) -> Vec<i64> {
    value.as_array().unwrap().iter().map(number).collect()
}

fn lines(table: &Value) -> Vec<Table> {
    table["lines"].as_array().unwrap().iter().map(|line| line.as_table().unwrap().clone()).collect()
}

fn line(table: &Value, key: &str, name: &str) -> Table {
    let found = lines(table).into_iter().find(|line| line[key].as_str() == Some(name));
    found.unwrap_or_else(|| panic!("no line {name}"))
}

/// 1.1.1.1: a modified 5 is overcast, lower dice are better, an unmodified 6 calls the storm; bad turns take one each, at most two.
#[test]
fn weather() {
    let file = tables();
    let weather = &file["weather"];
    let clear = numbers(&weather["clear"]);
    assert!(clear.contains(&1) && !clear.contains(&5) && !clear.contains(&6));
    assert!(clear.iter().zip(1..).all(|(&die, nth)| die == nth), "no gap: a lower die is never worse");
    assert_eq!((number(&weather["storm_check"]), number(&weather["per_bad_turn"])), (6, 1));
    assert_eq!((number(&weather["most"]), number(&weather["rolled_from"])), (2, 2));
    let storm = numbers(&file["storm"]["on"]);
    assert!(!storm.is_empty() && storm.len() <= 3, "one great storm in three months, not one a week");
}

/// 11, 1.1.1.1, 9: cups of 6, 4 and 12; the weather decides; a die says how many fly for superiority.
#[test]
fn aircraft() {
    let file = tables();
    let of = |when: &str| {
        let line = line(&file["air_draw"], "when", when);
        ["hb", "mb", "fb"].map(|cup| number(&line[cup]))
    };
    let (first, clear, overcast) = (of("turn_0"), of("clear"), of("overcast"));
    for ((most, first), (clear, overcast)) in [6, 4, 12].iter().zip(first).zip(clear.iter().zip(overcast)) {
        assert!(first <= *most && *clear <= *most && overcast < *clear);
    }
    for line in lines(&file["superiority"]) {
        let by_die = numbers(&line["by_die"]);
        assert!(by_die.len() == 6 && by_die.is_sorted() && by_die[5] <= 12);
    }
    let fading: Vec<i64> =
        lines(&file["superiority"]).iter().map(|line| numbers(&line["by_die"]).iter().sum()).collect();
    assert!(fading.is_sorted_by(|a, b| a >= b), "the Luftwaffe does not grow");
}

/// 1.1.1.2, 7.2: one die a side; German markers depend on the weather, but for that of Cherbourg.
#[test]
fn resources() {
    let file = tables();
    let [allied, clear, overcast] =
        ["allied", "german_clear", "german_overcast"].map(|line| numbers(&file["resources"][line]));
    for line in [&allied, &clear, &overcast] {
        assert!(line.len() == 6 && line.is_sorted() && line[0] >= 1);
    }
    assert!(clear.iter().zip(&overcast).all(|(clear, overcast)| clear <= overcast));
    assert_ne!(clear, overcast);
    assert_eq!(number(&file["resources"]["cherbourg"]), 1);
}

/// 6.10: replacements are few, and of uneven quality: infantry oftener than armour.
#[test]
fn replacements() {
    let file = tables();
    let list = file["replacements"]["german"].as_array().unwrap();
    assert_eq!(list.iter().map(|line| number(&line["die"])).collect::<Vec<_>>(), [1, 2, 3, 4, 5, 6]);
    let of = |kind: &str| list.iter().map(|line| number(&line[kind])).sum::<i64>();
    let all = ["infantry", "luftwaffe", "panzergrenadier", "panzer"].map(of);
    assert!(all.iter().all(|&n| n > 0), "every sort comes");
    assert!(all[0] > all[1] + all[3], "mostly infantry");
    assert!(all.iter().sum::<i64>() <= 3 * 6, "few");
}

/// 0.1.2, 6.2, 9.3: dice from 0 to 7; more points and better dice never do less.
#[test]
fn bombardment() {
    let game = Bloody::new().unwrap();
    let harm = |column: usize, die: u32| {
        let bomb = game.data.bombardment.result(column, die);
        bomb.affected + 2 * bomb.levels + 4 * bomb.steps
    };
    let columns = game.data.bomb_columns.len();
    assert_eq!(game.data.bombardment.rolls(), 0..=7);
    for column in 0..columns {
        for die in 0..=7 {
            assert!(die == 7 || harm(column, die) <= harm(column, die + 1));
            assert!(column + 1 == columns || harm(column, die) <= harm(column + 1, die));
        }
    }
    assert!(harm(columns - 1, 7) >= 4, "a carpet can smash what it hits (9.4)");
}

/// 6.4, 6.8: results give steps and disorganisation to both sides, retreats, and some of them exploitation.
#[test]
fn combat() {
    let game = Bloody::new().unwrap();
    let cells: Vec<_> = (0..game.data.odds.len())
        .flat_map(|column| (1..=6).map(move |die| (column, die)))
        .map(|(column, die)| game.data.combat.result(column, die))
        .collect();
    assert!(
        cells.iter().any(|cell| cell.attacker.steps > 0) && cells.iter().any(|cell| cell.defender.steps > 0)
    );
    assert!(
        cells.iter().any(|cell| cell.attacker.levels > 0)
            && cells.iter().any(|cell| cell.defender.levels > 0)
    );
    assert!(cells.iter().any(|cell| cell.retreat && !cell.exploit) && cells.iter().any(|cell| cell.exploit));
}

/// 2.2, 3, 9.1, 10.A.1: bocage favours the defender strongly; houses and ground are each better at something; some ground keeps
/// aircraft, armour and zones out; the sea is a column.
#[test]
fn ground() {
    let file = tables();
    let of = |id: &str| line(&file["terrain"], "id", id);
    let columns = |id: &str| number(&of(id)["columns"]);
    let says = |id: &str, what: &str| of(id)[what].as_bool().unwrap();
    assert!(["clear", "woods", "marsh"].iter().all(|ground| columns("bocage") > columns(ground)));
    assert!(columns("village") < columns("bocage") && !says("village", "tas") && says("bocage", "tas"));
    assert!(columns("village") > columns("clear"));
    assert!(!says("city", "zone") && !says("marsh", "armour") && !says("woods", "tas"));
    assert!(["marsh", "river_major"].iter().all(|id| number(&of(id)["retreat"]) > 0));
    assert_eq!(columns("sea"), 1);
    for way in ["road_main", "road_secondary", "rail"] {
        for (pace, ground) in [("foot", "bocage"), ("motor", "bocage"), ("foot", "woods"), ("motor", "woods")]
        {
            assert!(number(&of(way)[pace]) < number(&of(ground)[pace]), "{way} does away with {ground}");
        }
    }
}

/// 6.12, 4.1.2, 9.5: with a medium bomber and partisans against a column above even odds, a 3 leaves.
#[test]
fn interdiction() {
    let game = Bloody::new().unwrap();
    let file = tables();
    let of = |key: &str| number(&file["interdiction"][key]);
    assert_eq!((of("medium"), of("partisans"), of("column")), (1, 2, 1));
    assert_eq!((of("most_heavy"), of("most_medium"), of("most_fighter")), (1, 2, 2));
    for &region in &game.data.map.areas {
        let value = i64::from(game.data.map.interdiction[region]);
        assert!(value >= 4, "{}", game.data.map.board.space(region).name);
    }
}

/// 10.O.1, 4.4: 1 to 5 succeeds, 5 and 6 disorganise, 6 and more drift or fail.
#[test]
fn jumps() {
    let file = tables();
    let jump = numbers(&file["jump"]["disorganised"]);
    assert!(jump.contains(&5) && jump.contains(&6) && !jump.contains(&4));
    assert_eq!(number(&file["jump"]["drifts_from"]), 6);
    assert_eq!(file["jump"]["drift"].as_array().unwrap().len(), 6);
    assert_eq!(number(&file["infiltration"]["success_to"]), 5);
    let tired = numbers(&file["infiltration"]["disorganised"]);
    assert!(tired.contains(&5) && tired.contains(&6) && !tired.contains(&4));
}

/// 10.A.1: every beach has its line, and swimming is never quite safe.
#[test]
fn swimmers_and_ships() {
    let file = tables();
    for beach in ["utah", "omaha", "gold", "juno", "sword"] {
        assert!((1..=5).contains(&number(&file["dd"][beach])), "{beach}");
    }
    for fleet in ["western", "eastern"] {
        let of = |from: i64| {
            let found = lines(&file["naval"]);
            let line =
                found.into_iter().find(|l| l["fleet"].as_str() == Some(fleet) && number(&l["from"]) == from);
            let line = line.unwrap();
            [number(&line["battleship"]), number(&line["destroyer"])]
        };
        let (first, later) = (of(0), of(1));
        assert!(first[0] > later[0] && first[1] >= later[1], "{fleet}: most on the first day");
        // 11.1: scenario 1 has one and two points of the western fleet, which serves Omaha too.
        assert!(later[0] > 1 && later[1] > 2);
    }
}
