//! Every cell of the tables, read a second time from the data file and compared with what the game looks up; and what the rulebook's text
//! says of tables that it does not print.

use sandtable_bloody::Bloody;
use sandtable_bloody::units::{Army, Kind, Side};

fn game() -> Bloody {
    Bloody::new().unwrap_or_else(|error| panic!("{error}"))
}

fn tables() -> toml::Table {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../data/bloody/tables.toml");
    std::fs::read_to_string(path).unwrap().parse().unwrap()
}

/// Rolls and cells of a table.
fn lines(table: &toml::Value) -> Vec<(Vec<u32>, Vec<String>)> {
    let numbers = |value: &toml::Value| {
        value.as_array().unwrap().iter().map(|n| n.as_integer().unwrap() as u32).collect()
    };
    let cells = |value: &toml::Value| {
        value.as_array().unwrap().iter().map(|cell| cell.as_str().unwrap().to_owned()).collect()
    };
    let lines = table["lines"].as_array().unwrap();
    lines.iter().map(|line| (numbers(&line["dice"]), cells(&line["results"]))).collect()
}

#[test]
fn every_cell_of_the_combat_table() {
    let (game, file) = (game(), tables());
    let columns: Vec<String> = game.data.odds.iter().map(ToString::to_string).collect();
    assert_eq!(columns, ["1-3", "1-2", "1-1", "3-2", "2-1", "3-1", "4-1", "5-1", "6-1"]);
    let mut cells = 0;
    for (dice, line) in lines(&file["combat"]) {
        assert_eq!(line.len(), columns.len());
        for (column, cell) in line.iter().enumerate() {
            for &die in &dice {
                assert_eq!(game.data.combat.result(column, die).code.as_str(), cell);
                cells += 1;
            }
        }
    }
    assert_eq!(cells, 54);
}

/// 6.3: better odds and better dice are never worse for the attacker.
#[test]
fn the_combat_table_rises() {
    let game = game();
    let harm = |column: usize, die: u32| {
        let cell = game.data.combat.result(column, die);
        let weight =
            |harm: sandtable_bloody::results::Harm| i32::from(harm.steps) * 10 + i32::from(harm.levels);
        weight(cell.defender) + i32::from(cell.retreat) * 5 - weight(cell.attacker)
    };
    for column in 0..game.data.odds.len() {
        for die in 1..6 {
            assert!(harm(column, die) <= harm(column, die + 1), "column {column}, die {die}");
        }
    }
    for die in 1..=6 {
        for column in 1..game.data.odds.len() {
            assert!(harm(column - 1, die) <= harm(column, die), "column {column}, die {die}");
        }
    }
    // 6.4, 6.8: no retreat below even odds, exploitation only with a retreat.
    for (column, die) in (0..9).flat_map(|column| (1..=6).map(move |die| (column, die))) {
        let cell = game.data.combat.result(column, die);
        assert!(!cell.exploit || cell.retreat);
        assert!(!cell.retreat || column >= 2);
    }
}

#[test]
fn every_cell_of_the_bombardment_table() {
    let (game, file) = (game(), tables());
    let mut cells = 0;
    for (dice, line) in lines(&file["bombardment"]) {
        for (column, cell) in line.iter().enumerate() {
            for &die in &dice {
                assert_eq!(game.data.bombardment.result(column, die).code.as_str(), cell);
                cells += 1;
            }
        }
    }
    assert_eq!(cells, 48);
    let from: Vec<u8> = game.data.bomb_columns.iter().map(|(from, _)| *from).collect();
    assert_eq!(from, [1, 2, 3, 4, 6, 8]);
}

/// 0.1.2, 6.10, 11: what the text says of the counters.
#[test]
fn the_counters_are_those_of_the_text() {
    let game = game();
    let data = &game.data;
    let count = |kind: Kind| data.units.iter().filter(|(_, u)| u.kind == kind).count();
    assert_eq!(count(Kind::HeavyBomber), 6);
    assert_eq!(count(Kind::MediumBomber) + count(Kind::LightBomber), 4);
    assert_eq!(count(Kind::FighterBomber), 12);
    for (unit, u) in data.units.iter().filter(|(_, u)| u.fights()) {
        let name = &data.names[unit];
        assert!((1..=3).contains(&u.steps), "{name}");
        assert!(u.sv <= 2, "{name}");
        if u.kind.is_garrison() {
            assert!(u.movement == 0 && u.attack[0] == 0 && u.steps == 1, "{name} (0.1.2)");
        } else if !u.kind.is_post() {
            assert!(u.movement >= 6, "{name} (0.1.2)");
        }
        assert_eq!(u.army == Army::German, u.side() == Side::German);
    }
    // 11.3: the reverse of KG 275 is blank.
    let find =
        |name: &str| data.names.iter().find(|(_, known)| *known == name).map(|(unit, _)| unit).unwrap();
    assert_eq!(data.units[find("KG275")].steps, 1);
    // 6.3: a British infantry brigade attacks with four.
    assert_eq!(data.units[find("69/50UK")].attack[0], 4);
    // 4.1.2: the FFI have five and five and two steps, partisans defend with two and one.
    let ffi = &data.units[find("FFI-Paris")];
    assert_eq!((ffi.attack[0], ffi.defence[0], ffi.steps), (5, 5, 2));
    let maquis = &data.units[find("Maquis-Languedoc")];
    assert_eq!((maquis.defence[0], maquis.steps), (2, 1));
}

/// 2.1: every stack of the three set-ups is legal.
#[test]
fn set_ups_stack_legally() {
    use sandtable_engine::rules::{Options, Rules};
    let game = game();
    for scenario in game.scenarios() {
        let s = game.start(&scenario.id, &Options::new()).unwrap();
        for hex in game.data.map.all_hexes() {
            for side in Side::ALL {
                let units: Vec<_> = s.of(&game.data, side, hex).map(|unit| &game.data.units[unit]).collect();
                let points: u8 = units.iter().map(|u| u.sv).sum();
                let small = units.iter().filter(|u| u.sv == 0 && u.fights() && !u.kind.is_post()).count();
                let hqs = units.iter().filter(|u| u.kind == Kind::Hq).count();
                let name = &game.data.map.board.space(hex).name;
                assert!(
                    points <= 5 && small <= 1 && hqs <= 1,
                    "{} {name}: {points}, {small}, {hqs}",
                    scenario.id
                );
            }
        }
    }
}
