//! Every cell of every table as the rulebook prints it.

use sandtable_engine::present::Present;
use sandtable_normandy44::Normandy44;
use sandtable_normandy44::results::Weather;
use std::sync::LazyLock;

static GAME: LazyLock<Normandy44> = LazyLock::new(|| Normandy44::new().unwrap_or_else(|e| panic!("{e}")));

fn lines(text: &str) -> Vec<Vec<&str>> {
    text.trim().lines().map(|line| line.split_whitespace().collect()).collect()
}

/// The table of combat results (12.1).
#[test]
fn the_combat_table() {
    let printed = lines(
        "A1    A1    A1    -     A1/DR EX    DR    DR    A1/D1
         A1    A1    -     A1/DR EX    DR    DR    A1/D1 D1
         A1    -     A1/DR EX    DR    DR    A1/D1 D1    D1
         -     A1/DR EX    DR    DR    A1/D1 D1    D1    A1/D2
         A1/DR EX    DR    DR    A1/D1 D1    D1    A1/D2 DH
         EX    DR    DR    A1/D1 D1    D1    A1/D2 DH    DH",
    );
    for (row, line) in printed.iter().enumerate() {
        let cells: Vec<&str> = GAME.data.combat[row].iter().map(|cell| cell.word()).collect();
        assert_eq!(&cells, line, "die {}", row + 1);
    }
    let odds: Vec<String> = GAME.data.odds.iter().map(ToString::to_string).collect();
    assert_eq!(odds, ["1-3", "1-2", "1-1", "2-1", "3-1", "4-1", "5-1", "6-1", "7-1"]);
}

/// The table of determined defence (12.4): open and flooded, other, position, strongpoint and city.
#[test]
fn the_table_of_determined_defence() {
    let printed = lines(
        "-       -         -         -
         -       -         -         -
         -       -         -         hold-lose
         -       -         hold-lose hold-EX
         lose    hold-lose hold-EX   hold-EX
         hold-EX hold-EX   hold-A1*  hold-A1
         hold-A1 hold-A1   hold-A1   hold-A1",
    );
    for (row, line) in printed.iter().enumerate() {
        let cells: Vec<&str> = GAME.data.stand[row].iter().map(|cell| cell.word()).collect();
        assert_eq!(&cells, line, "die {}", row + 1);
    }
}

/// The table of the invasion (20.3): Omaha, all others, Utah, with the advance.
#[test]
fn the_table_of_the_invasion() {
    let printed = lines(
        "A1:0    A2/D1:1 EX:1
         A2/D1:1 EX:1    A1/D1:1
         EX:1    A1/D1:1 A1/D1:1
         A1/D1:1 A1/D1:1 A1/D1:2
         A1/D1:1 A1/D1:2 D1:2
         A1/D1:2 D1:2    D1:2",
    );
    for (row, line) in printed.iter().enumerate() {
        let cells = GAME.data.invasion[row].iter();
        let cells: Vec<String> = cells.map(|l| format!("{}:{}", l.cell.word(), l.advance)).collect();
        assert_eq!(&cells, line, "die {}", row + 1);
    }
}

/// The table of dispersal (20.2): 82nd, 101st, 6th.
#[test]
fn the_table_of_dispersal() {
    let printed = lines("S2 S2 S1\nS2 S1 S1\nS1 S1 S\nS1 S -\nS - -\n- - -");
    for (row, line) in printed.iter().enumerate() {
        let cells: Vec<&str> = GAME.data.dispersal[row].iter().map(|cell| cell.word()).collect();
        assert_eq!(&cells, line, "die {}", row + 1);
    }
}

/// The small tables: tanks (20.3.5), the weather of turn 2 (4.2), attrition (18.5), strafing (19.1.4), fighter-bombers (19.1.3),
/// Rangers (20.3.4).
#[test]
fn the_small_tables() {
    let data = &GAME.data;
    let half = [true, true, true, false, false, false];
    assert_eq!(data.tanks_lost, half);
    assert_eq!(data.rangers, half);
    assert_eq!(data.second_weather, [2, 2, 2, 3, 3, 3]);
    assert_eq!(data.attrition, [true, true, true, true, false, false]);
    assert_eq!(data.strafing, [0, 0, 0, 0, 1, 2]);
    assert_eq!(data.jabo, [0, 0, 0, 1, 2, 3]);
}

/// The table of the weather (4.1): positions, German supply, replacements by pool, aircraft and ships of each army.
#[test]
fn the_table_of_the_weather() {
    use Weather::{Fair, Overcast, Storm};
    let none = [0_u8; 2];
    // US infantry, armour, airborne; British infantry, armour, airborne; Canadian; German infantry, armour.
    let printed = [
        (Storm, 0, 3, [1, 0, 0, 0, 0, 0, 0, 0, 1], true, None, true, none, none),
        (Overcast, 2, 2, [1, 0, 0, 1, 0, 0, 0, 0, 1], false, None, false, none, [2, 2]),
        (Overcast, 2, 2, [1, 0, 0, 1, 0, 0, 0, 1, 0], false, None, false, [1, 1], [2, 2]),
        (Fair, 1, 1, [1, 1, 0, 0, 1, 0, 0, 1, 0], false, None, false, [2, 2], [2, 2]),
        (Fair, 1, 1, [1, 1, 0, 1, 0, 0, 0, 0, 0], false, Some(0), false, [3, 3], [2, 2]),
        (Fair, 1, 1, [0, 1, 0, 0, 1, 0, 1, 0, 0], false, Some(-1), false, [3, 3], [2, 2]),
    ];
    for (row, (line, of)) in GAME.data.weather.iter().zip(printed).enumerate() {
        let found = (
            line.weather,
            line.positions,
            line.supply,
            line.replacements,
            line.choice,
            line.low,
            line.heavy,
            line.air,
            line.navy,
        );
        assert_eq!(found, of, "die {}", row + 1);
    }
}

/// The bonus of the ground (11.2).
#[test]
fn the_bonus_of_the_ground() {
    let words = ["clear", "mixed", "bocage", "woods", "flooded", "city", "marsh", "town"];
    let bonus: Vec<_> = words.into_iter().zip(GAME.data.bonus).collect();
    let printed = [0, 2, 3, 2, 0, 5, 0, 4];
    assert_eq!(bonus, words.into_iter().zip(printed).collect::<Vec<_>>());
}

#[test]
fn the_tables_can_be_shown() {
    assert_eq!(GAME.tables().iter().map(|t| t.lines.len()).collect::<Vec<_>>(), [6, 7, 6, 6]);
}
