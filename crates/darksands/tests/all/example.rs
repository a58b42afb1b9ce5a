//! The example of play of the playbook, both turns, as one record with its draws and dice (`web/tests/records/example.sand`): the
//! engine takes every step of it, and wherever the text says who stands where, what was lost or what a fight came to, that is so.
//!
//! Where the text leaves hexes to its pictures, units go where the moves that it tells of can be made. In five places the
//! text is not followed, for a ruling holds, and the tests say so:
//! - D01: two dice contradict the printed table ([`the_dice_of_the_text_against_the_table`]); the record has the next die that gives
//!   what the text says came of it.
//! - D30: the Fall of Tobruk activates two formations, the 7th Armoured and the 4th Indian. The text goes on by an earlier rule and
//!   says so. 22nd Guards, Selby and 3rd Coldstream do not attack with it, so that Babini is attacked at 3-1 and costs the 4th
//!   Armoured Brigade where the text has it cost Selby (it says itself that without him the brigade would be lost), and the
//!   garrison of El Adem is attacked at 1-1. The fights as the text has them are in `vectors/example-fights.toml`.
//! - D04, D05: hexes that the text calls 2139, 2438, 1641 and 2730 (the fort) are 2140, 2432, 1647 and 2729.

use sandtable_darksands::DarkSands;
use sandtable_darksands::chits::Chit;
use sandtable_darksands::results::Cell;
use sandtable_darksands::situation::Situation;
use sandtable_engine::dice::Forced;
use sandtable_engine::explain::Sheet;
use sandtable_engine::message::Journal;
use sandtable_engine::prelude::*;
use sandtable_engine::record::Record;
use std::collections::BTreeMap;
use std::sync::Arc;

const RECORD: &str = include_str!("../../../../web/tests/records/example.sand");

/// Where the text says something: after which part of the record, where in the playbook, and who stands where in what state. A
/// hyphen is a reduced unit; `out` and `disrupted` are markers.
type Stated = (&'static str, &'static str, &'static [(&'static str, &'static str)]);

const OUT: &str = "axis_out_of_play";

/// What the text states, in its order.
const STATED: &[Stated] = &[
    (
        "1.1 movement",
        "turn 1, chit 1, movement: 22nd Guards go from Alexandria to 2052",
        &[("22Gds", "2052")],
    ),
    (
        "1.1 attack 1",
        "turn 1, chit 1, results, number 1: a step for the asterisk, one for the zone",
        &[("Maletti", OUT), ("2Libica", OUT)],
    ),
    (
        "1.1 attack 2",
        "turn 1, chit 1, results, number 2: Cirene retreats four hexes to Buqbuq",
        &[("Cirene", "2045")],
    ),
    ("1.2", "turn 1, chit 2: the British take the Halfaya Pass", &[("7SG/7", "2042")]),
    (
        "1.3",
        "turn 1, chit 3: five Italian divisions are out of supply",
        &[
            ("Cirene out", "2045"),
            ("Catanzaro out", "2045"),
            ("1Medit out", "1848"),
            ("3Gennaio out", "2149"),
            ("1Libica out", "2150"),
        ],
    ),
    (
        "1.4",
        "turn 1, chit 8: Marmarica begins at Fort Capuzzo, Sirte at Sidi Rezegh (ruling D05)",
        &[("Marmarica", "2140"), ("Sirte", "2432")],
    ),
    (
        "1.5",
        "turn 1, chit 5: Selby is reduced and the garrison of Sidi Omar eliminated",
        &[("Selby-", "1739"), ("GarrIt1 used", "axis_supports")],
    ),
    (
        "1.8",
        "turn 1, chit 8: the line from Tobruk to Bir el Gubi",
        &[
            ("Marmarica", "2729"),
            ("Sirte", "2030"),
            ("23Marzo", "2429"),
            ("28Ottobre", "2730"),
            ("GarrIt2", "2830"),
        ],
    ),
    (
        "1.9",
        "turn 1, chit 9: the reinforcements stand at Derna",
        &[("Pavia", "3418"), ("Sabratha", "3418"), ("Babini", "3418")],
    ),
    (
        "1.11",
        "turn 1, chit 11: 11th Indian is disrupted and left a garrison at Gabr Salah; chit 12: a brigade in 2630",
        &[("11/4Ind disrupted", "2432"), ("16/70", "2533"), ("GarrBr1", "1933"), ("4/7", "2630")],
    ),
    (
        "1.12",
        "turn 1, end: whoever is out of supply is eliminated, the disruption is gone, garrisons stay",
        &[
            ("Cirene", OUT),
            ("Catanzaro", OUT),
            ("1Medit", OUT),
            ("3Gennaio", OUT),
            ("1Libica", OUT),
            ("11/4Ind", "2432"),
            ("GarrBr1", "1933"),
            ("GarrIt1", "axis_supports"),
        ],
    ),
    (
        "2.1 movement",
        "turn 2, chit 1, movement: three units reach Sidi Rezegh, 22nd Guards disrupted",
        &[
            ("22Gds disrupted", "2432"),
            ("7/4Ind", "2432"),
            ("3Cstrm", "2432"),
            ("7/7", "2829"),
            ("7SG/7", "2829"),
        ],
    ),
    (
        "2.1 combat 1",
        "turn 2, chit 1, combat: Tobruk's garrison is gone, and the asterisk costs nothing",
        &[("GarrIt2 used", "axis_supports"), ("7/7", "2829"), ("7SG/7", "2830")],
    ),
    (
        "2.1 combat 2",
        "turn 2, chit 1, combat: 28 Ottobre is eliminated, 4/7 reduced",
        &[("28Ottobre", OUT), ("4/7-", "2630")],
    ),
    (
        "2.2",
        "turn 2, chit 2: the second line",
        &[
            ("Marmarica", "2728"),
            ("GarrIt1", "2429"),
            ("Sirte", "2030"),
            ("Pavia", "2823"),
            ("Sabratha", "2723"),
            ("Babini", "2324"),
            ("23Marzo", "2523"),
        ],
    ),
    ("2.3", "turn 2, chit 3: Sirte is out of supply", &[("Sirte out", "2030")]),
    (
        "2.5",
        "turn 2, chit 5: 7/7 one hex on along the coast, 5/4 at Bir el Gubi, 3rd Coldstream in the fort",
        &[("7/7", "2828"), ("5/4Ind", "2031"), ("3Cstrm", "2729"), ("16/70", "2527"), ("11/4Ind", "2527")],
    ),
    // D30: the text has Selby eliminated here, and 4/7 left.
    (
        "2.6 combat 1",
        "turn 2, chit 6, combat 1: Babini is eliminated, 7SG/7 reduced",
        &[("Babini", OUT), ("7SG/7-", "2225")],
    ),
    (
        "2.6 combat 2",
        "turn 2, chit 6, combat 2: the garrison goes back face down, 7/4 is reduced",
        &[("GarrIt1 used", "axis_supports"), ("7/4Ind-", "2430"), ("22Gds disrupted", "2430")],
    ),
    (
        "2.6 combat 3",
        "turn 2, chit 6, combat 3: Sirte is eliminated, 5/4 reduced",
        &[("Sirte", OUT), ("5/4Ind-", "2031")],
    ),
    (
        "2.6 combat 4",
        "turn 2, chit 6, combat 4: Marmarica retreats unharmed to 2327",
        &[("Marmarica", "2327")],
    ),
    (
        "2.8",
        "turn 2, chit 8: everybody traces a line",
        &[("Marmarica", "2327"), ("23Marzo", "2523"), ("Pavia", "2823")],
    ),
    (
        "2.9",
        "turn 2, chit 9: the 4th Indian goes, at full strength; the 6th Australian, 70th and 3rd Indian come",
        &[
            ("16/6Aus", "2430"),
            ("17/6Aus", "2527"),
            ("19/6Aus", "2031"),
            ("14/70", "2830"),
            ("23/70", "2830"),
            ("3Ind", "1960"),
        ],
    ),
    ("2.10", "turn 2, chit 10: 3rd Indian by sea to Tobruk", &[("3Ind", "2830")]),
    (
        "2.11",
        "turn 2, chit 11: Pavia at the junction of El Tamimi, Sabratha from 2721 to 2719",
        &[("Pavia", "3121"), ("Sabratha", "2719")],
    ),
    ("2.12 combat 1", "turn 2, chit 12, combat 1: 23 Marzo is eliminated", &[("23Marzo", OUT)]),
    (
        "2.12 combat 2",
        "turn 2, chit 12, combat 2: Marmarica is eliminated, 17/6 reduced",
        &[("Marmarica", OUT), ("17/6Aus-", "2427")],
    ),
    ("2.13", "turn 2, chit 13: 7/7 in 2620, Sabratha back in 2618", &[("7/7", "2620"), ("Sabratha", "2618")]),
];

/// A fight: after which part, the attack, the defence, the column, the die and what is added to it, and the result.
type Fight = (&'static str, i32, i32, &'static str, u8, i32, Cell);

/// The fights of the example. What a ruling makes differ from the text stands beside it.
const FIGHTS: &[Fight] = &[
    // 3+3+3+3+1+2 to 3+1+1.
    ("1.1 attack 1", 15, 5, "3-1", 4, 0, Cell::DRStar),
    // 6+6+4+3 to 3+1. The text's die is a 2 (D01).
    ("1.1 attack 2", 19, 4, "4-1", 3, 0, Cell::DR),
    ("1.5", 4, 2, "2-1", 3, -1, Cell::BL1),
    // The table has DE*, which is DE against a garrison alone.
    ("2.1 combat 1", 10, 2, "5-1", 6, 0, Cell::DE),
    ("2.1 combat 2", 12, 4, "3-1", 2, 0, Cell::BL1),
    // The text: 4-1, with Selby (D30).
    ("2.6 combat 1", 7, 2, "3-1", 6, 0, Cell::EX),
    // The text: 3-1 and two off a 2, with the disrupted Guards (D30).
    ("2.6 combat 2", 3, 2, "1-1", 3, 0, Cell::BL1),
    // The text's die is a 1 (D01).
    ("2.6 combat 3", 3, 4, "1-2", 2, 2, Cell::BL1),
    // The text has 3rd Coldstream besides (D30), and so no wadi that all attack across; the column is the same.
    ("2.6 combat 4", 7, 6, "1-1", 6, 0, Cell::DR),
    ("2.12 combat 1", 9, 3, "3-1", 4, -1, Cell::DR),
    ("2.12 combat 2", 17, 4, "4-1", 3, -1, Cell::BL1),
    ("2.13", 6, 3, "2-1", 4, 0, Cell::DR),
];

/// The chits as the text numbers them.
const CHITS: [&[Chit]; 2] = [
    &[
        Chit::OConnor,
        Chit::AlliedEither,
        Chit::Logistics,
        Chit::AxisHalf,
        Chit::AlliedHalf,
        Chit::AxisCombat,
        Chit::AlliedHalf,
        Chit::AxisMovement,
        Chit::AxisReinforcement,
        Chit::Logistics,
        Chit::AlliedEither,
        Chit::AxisHalf,
    ],
    &[
        Chit::OConnor,
        Chit::AxisMovement,
        Chit::Logistics,
        Chit::AxisHalf,
        Chit::AlliedEither,
        Chit::AlliedTobruk,
        Chit::AxisHalf,
        Chit::Logistics,
        Chit::AlliedReinforcement,
        Chit::AlliedHalf,
        Chit::AxisMovement,
        Chit::AlliedHalf,
        Chit::Combeforce,
    ],
];

/// A part of the record: the situation at its end and what was told in it.
struct Part {
    end: Situation,
    sheets: Vec<Sheet>,
    played: Vec<Chit>,
}

/// Plays the record line by line, with its own draws and dice and no others: its parts by their names.
fn parts(game: &DarkSands) -> BTreeMap<String, Part> {
    let mut s = game.start("compass", &Default::default()).unwrap();
    let (mut found, mut name) = (BTreeMap::new(), String::new());
    let (mut rolls, mut sheets, mut played) = (Vec::new(), Vec::new(), Vec::new());
    for line in RECORD.lines().skip_while(|line| !line.is_empty()).map(str::trim) {
        if let Some(part) = line.strip_prefix("# ") {
            if let Some(hash) = part.strip_prefix("Turn 2 begins: ") {
                assert_eq!(hash, format!("{:016x}", game.hash(&s)), "the situation when turn 2 begins");
                continue;
            }
            let part = std::mem::replace(&mut name, part.to_owned());
            found.insert(
                part,
                Part { end: s.clone(), sheets: std::mem::take(&mut sheets), played: played.clone() },
            );
        } else if let Some(faces) = line.strip_prefix("roll ") {
            rolls = faces.split(' ').map(|face| face.parse().unwrap()).collect();
        } else if let Some((seat, text)) = line.split_once(' ').filter(|(seat, _)| *seat != "end") {
            let deciding = game.to_act(&s).unwrap_or_else(|| panic!("{text}: the game is over"));
            assert_eq!(game.seats()[deciding.index()], seat, "{text}");
            let (mut dice, mut told) = (Forced::new(rolls.drain(..)), Journal::default());
            let action = game.read_exactly(text).unwrap();
            game.try_apply(&mut s, action, &mut dice, &mut told)
                .unwrap_or_else(|r| panic!("part {name}, {text}: {} {}", r.rule, r.message.id));
            dice.settle().unwrap_or_else(|why| panic!("part {name}, {text}: {why}"));
            sheets.extend(told.events.into_iter().filter_map(|event| event.sheet).map(|sheet| *sheet));
            if s.count > 0 {
                played = s.track().collect();
            }
        }
    }
    found.insert(name, Part { end: s, sheets, played });
    found
}

fn game() -> DarkSands {
    DarkSands::new().unwrap_or_else(|error| panic!("{error}"))
}

#[test]
fn the_example_is_a_record_that_replays() {
    let table = Record::read(RECORD).unwrap().replay(Arc::new(game())).unwrap();
    assert_eq!(table.changed(), None);
    assert!(table.entries().len() > 200, "{} actions", table.entries().len());
}

#[test]
fn units_stand_where_the_text_has_them() {
    let game = game();
    let parts = parts(&game);
    for (part, place, units) in STATED {
        let text = game.write_situation(&parts[*part].end);
        let file: toml::Table = text.parse().unwrap();
        let counters = file["counters"].as_table().unwrap();
        for (unit, hex) in *units {
            let there = counters.get(*hex).and_then(|units| units.as_array()).map_or(&[][..], Vec::as_slice);
            // What a unit has done in the chit that is being played is not what is asked here.
            let plain = |unit: &toml::Value| {
                let words = unit.as_str().unwrap().split(' ');
                words
                    .filter(|word| !["moved", "fought", "attacked"].contains(word))
                    .collect::<Vec<_>>()
                    .join(" ")
            };
            // Whoever is out of play stands nowhere.
            if *hex == OUT {
                assert!(!text.contains(&format!("\"{unit}")), "{place}: {unit} is still there\n{text}");
                continue;
            }
            assert!(
                there.iter().any(|there| plain(there) == *unit),
                "{place}: {unit} is not in {hex}\n{text}"
            );
        }
    }
}

#[test]
fn fights_come_to_what_the_text_has() {
    let game = game();
    let parts = parts(&game);
    let mut fought = 0;
    for (name, part) in &parts {
        let told: Vec<&Fight> = FIGHTS.iter().filter(|fight| fight.0 == name).collect();
        assert_eq!(part.sheets.len(), told.len(), "fights of {name}");
        for (sheet, (_, attack, defence, column, die, more, result)) in part.sheets.iter().zip(told) {
            assert_eq!(sheet.attack.total(), *attack, "{name}: the attack");
            assert_eq!(sheet.case.defence.total(), *defence, "{name}: the defence");
            assert_eq!(sheet.case.column, *column, "{name}: the column");
            assert_eq!(sheet.dice, [*die], "{name}: the die");
            assert_eq!(sheet.case.modifiers.total(), *more, "{name}: what is added to it");
            assert_eq!(sheet.result, result.code(), "{name}: the result");
            fought += 1;
        }
    }
    assert_eq!(fought, FIGHTS.len());
}

/// Ruling D01: with the dice that the text names the printed table gives something else than the text says came of them.
#[test]
fn the_dice_of_the_text_against_the_table() {
    let game = game();
    let mobile = &game.data.combat[0];
    let column = |odds: &str| {
        ["1-3", "1-2", "1-1", "2-1", "3-1", "4-1", "5-1", "6-1"].iter().position(|c| *c == odds).unwrap()
    };
    // Turn 1, chit 1, results, number 2: a 2 at 4-1 is called DR.
    assert_eq!(mobile.result(column("4-1"), 2), Cell::BL1);
    // Turn 2, chit 6, combat 3: a 1 raised to 3 at 1-2 is called BL1.
    assert_eq!(mobile.result(column("1-2"), 3), Cell::AL1);
    // The others agree, those that D30 has changed in the record too: a 6 at 4-1, a 2 taken down to 1 at 3-1, a 6 at 1-1.
    assert_eq!(mobile.result(column("4-1"), 6), Cell::EX);
    assert_eq!(mobile.result(column("3-1"), 1), Cell::BL1);
    assert_eq!(mobile.result(column("1-1"), 6), Cell::DR);
}

#[test]
fn chits_come_in_the_order_of_the_text() {
    let game = game();
    let parts = parts(&game);
    for (turn, last) in [(1, "1.12"), (2, "2.13")] {
        // The track is cleared when the next turn begins: what lay on it before the last action counts.
        assert_eq!(parts[last].played, CHITS[turn - 1], "turn {turn}");
    }
}

#[test]
fn nobody_else_is_out_of_supply_or_disrupted() {
    let game = game();
    let parts = parts(&game);
    let weak = |part: &str, word: &str| {
        let text = game.write_situation(&parts[part].end);
        text.lines()
            .map(|line| line.split('"').filter(|unit| unit.split(' ').any(|w| w == word)).count())
            .sum::<usize>()
    };
    // Turn 1, chit 3: the five; chit 10: no change. Turn 2, chit 3: Sirte alone; chit 8: nobody.
    assert_eq!(["1.3", "1.10", "1.12", "2.3", "2.8"].map(|part| weak(part, "out")), [5, 5, 0, 1, 0]);
    // Turn 1, chit 11: 11th Indian; end: nobody. Turn 2, chit 1: 22nd Guards.
    assert_eq!(
        ["1.10", "1.11", "1.12", "2.1 movement", "2.12 combat 2"].map(|part| weak(part, "disrupted")),
        [0, 1, 0, 1, 1]
    );
}

#[test]
fn the_example_ends_in_a_tactical_victory_without_points() {
    let game = game();
    let parts = parts(&game);
    // Turn 1, end: the conditions of victory are not met yet.
    assert!(game.verdict(&parts["1.12"].end).is_none());
    let end = &parts["2.13"].end;
    let verdict = game.verdict(end).unwrap();
    assert_eq!(verdict.level.map(|level| level.id), Some("level-tactical"));
    assert_eq!(end.points, [0, 0]);
}
