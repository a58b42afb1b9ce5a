//! The sheet of a fight says what counted, what was rolled and what it means (rules 5.1.6, 6.2, 8.0), and names nobody whom
//! the reader may not know.

use crate::common::{counter, game, given, play, random_game};
use sandtable_engine::explain::{Sheet, Tone};
use sandtable_engine::message::{Arg, Event};
use sandtable_engine::prelude::*;
use sandtable_engine::view::Viewer;
use sandtable_engine::{SeatId, UnitId};

fn sheet(events: &[Event]) -> &Sheet {
    events.iter().find_map(|event| event.sheet.as_deref()).unwrap()
}

fn words(sheet: &Sheet) -> Vec<&'static str> {
    sheet.meaning.iter().map(|reason| reason.message.id).collect()
}

/// 5.1.1, 5.1.6: eleven against four is 2-1, and a roll of three gives DRB AVB.
#[test]
fn a_combat_is_told_with_its_sums_and_its_meaning() {
    let game = game();
    let mut s = given(
        &game,
        "turn = 3\nphase = \"allied combat\"\ncounters = { 3116 = [\"66/2ADUS\", \"16/1US\", \"115/29US\"], 3117 = [\"914/352\"] }\n",
    );
    let fight = ["attack 3117", "join 66/2ADUS", "join 16/1US", "join 115/29US", "commit"];
    let events = play(&game, &mut s, &fight, &[1, 2]);
    let sheet = sheet(&events);
    assert_eq!((sheet.attack.total(), sheet.case.defence.total()), (11, 4));
    assert_eq!((sheet.case.column.as_str(), sheet.result.as_str()), ("2-1", "DRB AVB"));
    assert_eq!((&sheet.dice[..], sheet.tone), (&[1, 2][..], Tone::Good));
    let told = ["sheet-defender-step", "sheet-attacker-step", "sheet-defenders-retreat", "sheet-may-advance"];
    assert_eq!(words(sheet), told);
    // Both sides lie open in a fight on the ground, and see the same.
    for seat in [SeatId(0), SeatId(1)] {
        let shown = events.iter().filter_map(|e| game.view_event(&s, Viewer::Seat(seat), e));
        assert!(shown.filter_map(|e| e.sheet).all(|shown| *shown == *sheet));
    }
}

/// 5.1.6: on 7 the column 2-1 gives DVB ARB.
#[test]
fn an_attack_that_fails_is_thrown_back() {
    let game = game();
    let mut s = given(
        &game,
        "turn = 3\nphase = \"allied combat\"\ncounters = { 3116 = [\"66/2ADUS\", \"16/1US\", \"115/29US\"], 3117 = [\"914/352\"] }\n",
    );
    let fight = ["attack 3117", "join 66/2ADUS", "join 16/1US", "join 115/29US", "commit"];
    let events = play(&game, &mut s, &fight, &[3, 4]);
    let told =
        ["sheet-defender-step", "sheet-attacker-step", "sheet-defence-holds", "sheet-attackers-retreat"];
    assert_eq!(words(sheet(&events)), told);
    assert_eq!(sheet(&events).tone, Tone::Bad);
}

/// 5.1.2: Germans in Caen may stand in spite of DRI and DRB, so that neither chances nor sheet promise that they go.
#[test]
fn nobody_is_promised_that_caen_falls() {
    let game = game();
    let mut s = given(
        &game,
        "turn = 3\nphase = \"allied combat\"\ncounters = { 2812 = [\"66/2ADUS\", \"16/1US\"], 2813 = [\"192/21Pz\"] }\n",
    );
    play(&game, &mut s, &["attack 2813", "join 66/2ADUS", "join 16/1US"], &[]);
    assert!(
        game.reasons(&s).iter().any(|reason| reason.message.id == "reason-caen" && reason.rule == "5.1.2")
    );
    let odds = game.odds(&s, Viewer::Seat(SeatId(0))).unwrap();
    let mut retreats = 0;
    for chance in odds.cases.iter().flat_map(|case| &case.results) {
        retreats += usize::from(chance.result.starts_with("DR"));
        assert!(!chance.result.starts_with("DR") || chance.tone == Tone::Even, "{}", chance.result);
    }
    assert!(retreats > 0);
    // In the column 1-1 a roll of two is DRI AVB.
    let events = play(&game, &mut s, &["commit"], &[1, 1]);
    assert_eq!(words(sheet(&events)), ["sheet-attacker-step", "sheet-caen", "sheet-may-advance"]);
    assert_eq!(sheet(&events).tone, Tone::Even);
}

/// 8.0, the worked example: two guns of two against armour and motorised infantry, 4 × 3 = 12, column 11-20. The Allies
/// learn the sum, not which guns they were.
#[test]
fn a_bombardment_does_not_tell_who_fired() {
    let game = game();
    let mut s = given(
        &game,
        "turn = 3\nphase = \"german combat\"\ncounters = { 3116 = [\"66/2ADUS\", \"41/2ADUS\"], 3118 = [\"84Art\", \"ISSArt\"] }\n",
    );
    let events = play(&game, &mut s, &["bombard 3116", "join 84Art", "join ISSArt", "commit"], &[2, 2]);
    let all = sheet(&events);
    assert_eq!((all.attack.lines.len(), all.attack.total(), all.case.before.as_str()), (2, 4, "11-20"));
    let shown: Vec<_> =
        events.iter().filter_map(|e| game.view_event(&s, Viewer::Seat(SeatId(0)), e)).collect();
    let allied = sheet(&shown);
    assert_eq!(allied.attack.total(), 4);
    assert_eq!(allied.attack.lines[0].reason.id, "tally-declared");
    assert_eq!(allied.attack.lines.len(), 1);
}

/// Every roll has its sheet, the result is one of its column, and nobody is named who may not be.
#[test]
fn every_roll_has_its_sheet() {
    let game = game();
    let mut rolls = 0;
    for seed in 0..8 {
        random_game(&game, seed, 3000, |s, _, _, after, events| {
            for event in events {
                let id = event.message.id;
                let rolled = id == "event-combat-roll" || id == "event-bombardment-roll";
                assert_eq!(event.sheet.is_some(), rolled, "{id}");
                let Some(sheet) = event.sheet.as_deref() else { continue };
                rolls += 1;
                assert_eq!(sheet.at, s.combat.target);
                assert!(!sheet.meaning.is_empty());
                let odds = game.odds(s, Viewer::Referee).unwrap();
                assert_eq!((&sheet.case, &sheet.attack), (&odds.cases[0], &odds.attack));
                let sum: u8 = sheet.dice.iter().sum();
                let chance = sheet.case.results.iter().find(|c| c.rolls.contains(&sum)).unwrap();
                assert_eq!((&chance.result, chance.tone), (&sheet.result, sheet.tone));
                if id == "event-bombardment-roll" {
                    for seat in [SeatId(0), SeatId(1)] {
                        let shown = game.view_event(after, Viewer::Seat(seat), event).unwrap();
                        for (_, arg) in shown.sheet.unwrap().attack.lines.iter().flat_map(|l| &l.reason.args)
                        {
                            if let Arg::Counter(unit) = arg {
                                assert!(game.knows(after, Viewer::Seat(seat), UnitId(unit.0)));
                            }
                        }
                    }
                }
            }
        });
    }
    assert!(rolls > 100, "{rolls}");
}

/// 5.1.6, rulings R13 and R21: after EMP nobody advances, but those left in the boats land; sheet and log say so.
#[test]
fn an_exchange_on_a_beach_says_who_lands() {
    let game = game();
    let mut s = given(
        &game,
        "turn = 0\nair = 30\nphase = \"allied combat\"\ncounters = { sea_2510 = [\"69/50UK\", \"151/50UK\", \"231/50UK\", \"56UK\"], 2510 = [\"AOK7-\"] }\n",
    );
    let fight =
        ["attack 2510", "join 69/50UK", "join 151/50UK", "join 231/50UK", "join 56UK", "air 30", "commit"];
    let events = play(&game, &mut s, &fight, &[3, 3]);
    assert_eq!(sheet(&events).result, "EMP");
    assert!(words(sheet(&events)).ends_with(&["sheet-nobody-advances", "sheet-boats-land"]));
    let events = play(&game, &mut s, &["lose 56UK"], &[]);
    let landing = events.iter().filter(|event| event.message.id == "event-will-land");
    let units: Vec<_> = landing.map(|event| event.message.args[0].1).collect();
    assert_eq!(units, ["69/50UK", "151/50UK", "231/50UK"].map(|name| Arg::Counter(counter(&game, name))));
}
