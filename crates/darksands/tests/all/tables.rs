//! Every cell of the printed tables.

use sandtable_darksands::DarkSands;

/// The tables as printed: lines by die, columns from 1-3 to 6-1.
const MOBILE: [&str; 8] = [
    "AE AE AL1 AL1 BL1 BL1 DR DR*",
    "AE AL1 AL1 BL1 BL1 BL1 DR* DR*",
    "AL1 AL1 BL1 BL1 DR DR DR* EX",
    "AL1 BL1 BL1 DR DR* DR* EX EX",
    "AL1 BL1 DR DR DR* DR* EX DE*",
    "BL1 DR DR DR* EX EX DE* DE",
    "DR DR DR* DR* EX EX DE DE",
    "DR DR* DR* EX DE DE* DE DE",
];

const ASSAULT: [&str; 8] = [
    "AE AE AL1 AL1 BL1 BL1 HEX HEX",
    "AE AL1 AL1 BL1 BL1 HEX HEX EX",
    "AL1 AL1 BL1 BL1 HEX HEX EX EX",
    "AL1 BL1 BL1 HEX HEX EX EX EX",
    "AL1 BL1 BL1 HEX EX EX EX DE*",
    "BL1 BL1 HEX HEX EX EX DE* DE",
    "BL1 BL1 HEX EX EX DE* DE DE",
    "BL1 BL1 HEX EX DE* DE DE DE",
];

#[test]
fn the_combat_tables_are_the_printed_ones() {
    let game = DarkSands::new().unwrap_or_else(|error| panic!("{error}"));
    for (table, printed) in game.data.combat.iter().zip([MOBILE, ASSAULT]) {
        for (line, die) in printed.iter().zip(1..) {
            for (column, code) in line.split(' ').enumerate() {
                assert_eq!(table.result(column, die).word(), code, "die {die}, column {column}");
            }
        }
    }
    let columns: Vec<String> = game.data.odds.iter().map(ToString::to_string).collect();
    assert_eq!(columns, ["1-3", "1-2", "1-1", "2-1", "3-1", "4-1", "5-1", "6-1"]);
}

/// How many chits each side has in the cup on each turn, by the table with its errata, and what is in hand.
#[test]
fn the_chits_of_each_turn_are_the_printed_ones() {
    use sandtable_darksands::chits::Chit;
    use sandtable_darksands::units::Side;
    let game = DarkSands::new().unwrap_or_else(|error| panic!("{error}"));
    let totals = [
        (5, 5),
        (6, 4),
        (4, 7),
        (5, 6),
        (5, 5),
        (3, 5),
        (3, 3),
        (5, 5),
        (6, 6),
        (5, 7),
        (5, 6),
        (7, 8),
        (6, 8),
        (6, 7),
        (7, 4),
        (6, 5),
        (6, 5),
    ];
    for ((cup, hand), (allied, axis)) in game.data.chits[1..].iter().zip(totals) {
        let of = |side: Side| {
            let own = cup.contents().filter(|&(kind, _)| Chit::of(kind).side() == Some(side));
            own.map(|(_, n)| usize::from(n)).sum::<usize>()
        };
        let monty_or_auk = usize::from(hand & 0b101 != 0);
        assert_eq!(of(Side::Allied) + monty_or_auk, allied);
        assert_eq!(of(Side::Axis) + usize::from(hand & 0b10 != 0), axis);
        assert_eq!(cup.count(Chit::Logistics.index()), 2);
    }
}

/// The railway table, a hex of the east counting two of the centre.
#[test]
fn the_railway_and_disruption_tables() {
    let game = DarkSands::new().unwrap_or_else(|error| panic!("{error}"));
    let numbers = &game.data.numbers;
    let advance = |die: u8| {
        let line = numbers.railway.lines.iter().find(|line| line.dice.contains(&die)).unwrap();
        (line.east, line.central)
    };
    assert_eq!((1..=6).map(advance).collect::<Vec<_>>(), [(0, 0), (0, 0), (2, 4), (2, 4), (3, 6), (3, 6)]);
    assert_eq!(
        (1..=7).map(|die| numbers.disrupts(die)).collect::<Vec<_>>(),
        [false, false, false, false, true, true, true]
    );
}
