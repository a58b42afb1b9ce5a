//! What an attacker is promised before he commits holds, whatever the defender turns out to be and adds (rules 5.1.1, 6.1,
//! 8.0, 10.0).

use crate::common::{game, given, play, random_game};
use sandtable_campanha::situation::{Fight, Situation, Stage};
use sandtable_campanha::{Action, Campanha};
use sandtable_engine::SeatId;
use sandtable_engine::explain::Odds;
use sandtable_engine::message::Arg;
use sandtable_engine::prelude::*;
use sandtable_engine::view::Viewer;

const ALLIES: Viewer = Viewer::Seat(SeatId(0));
const GERMANS: Viewer = Viewer::Seat(SeatId(1));

/// The places of the first and the last case's column among all columns.
fn range(odds: &Odds) -> (usize, usize) {
    let place = |column: &String| odds.columns.iter().position(|c| c == column).unwrap();
    (place(&odds.cases[0].column), place(&odds.cases[odds.cases.len() - 1].column))
}

fn truth(game: &Campanha, s: &Situation) -> usize {
    let odds = game.odds(s, Viewer::Referee).unwrap();
    assert_eq!(odds.cases.len(), 1);
    range(&odds).0
}

#[test]
fn the_column_lies_between_the_worst_and_the_best_that_were_promised() {
    let game = game();
    let (mut fights, mut answered, mut raids, mut wide) = (0, 0, 0, 0);
    for seed in 0..24 {
        let mut promised: Option<Odds> = None;
        random_game(&game, seed, 4000, |s, _, chosen, _, events| {
            if chosen == Action::Commit && s.stage == Stage::Muster {
                promised = game.odds(s, Viewer::Seat(SeatId(s.active as u8)));
                wide += usize::from(promised.as_ref().unwrap().cases.len() > 1);
            }
            let rolled = |id: &str| events.iter().any(|event| event.message.id == id);
            if !rolled("event-combat-roll") && !rolled("event-bombardment-roll") {
                return;
            }
            let odds = promised.take().unwrap();
            let (worst, best) = range(&odds);
            let column = truth(&game, s);
            assert!(
                (worst..=best).contains(&column) || !odds.beyond.is_empty(),
                "seed {seed}: {} is not between {} and {}",
                odds.columns[column],
                odds.columns[worst],
                odds.columns[best]
            );
            // The defence too: the sum that counted is none that was ruled out.
            let defence = game.odds(s, Viewer::Referee).unwrap().cases[0].defence.total();
            let most = odds.cases[0].defence.total();
            let least = odds.cases[odds.cases.len() - 1].defence.total();
            assert!((least..=most).contains(&defence), "seed {seed}: {defence} of {least}..={most}");
            fights += 1;
            answered += usize::from(s.stage == Stage::Answer);
            raids += usize::from(s.combat.fight != Fight::Assault);
        });
    }
    assert!(fights > 300 && answered > 50 && raids > 50 && wide > 100, "{fights} {answered} {raids} {wide}");
}

/// 8.0: a gun within range that has not fought may answer, and is counted at the most that its kind is worth; 5.1.1: who
/// they are is not known.
#[test]
fn guns_that_may_answer_are_in_the_worst_case() {
    let game = game();
    let mut s = given(
        &game,
        "turn = 3\nphase = \"allied combat\"\ncounters = { 3116 = [\"66/2ADUS\"], 3117 = [\"914/352\"], 3119 = [\"84Art\"] }\n",
    );
    play(&game, &mut s, &["attack 3117", "join 66/2ADUS"], &[]);
    let odds = game.odds(&s, ALLIES).unwrap();
    let lines = |case: usize| -> Vec<&str> {
        odds.cases[case].defence.lines.iter().map(|line| line.reason.id).collect()
    };
    assert_eq!(lines(0), ["tally-unknown-defender", "tally-may-fire"]);
    assert_eq!(lines(1), ["tally-unknown-defender"]);
    assert_eq!(odds.cases[0].defence.lines[1].rule, "8.0");
    // With open values the gun is known to be worth two, and may still hold its fire.
    s.open_values = true;
    let odds = game.odds(&s, ALLIES).unwrap();
    let sums: Vec<i32> = odds.cases.iter().map(|case| case.defence.total()).collect();
    assert_eq!(sums, [6, 4]);
    // Guns that have fought are out of it.
    let mut s = given(
        &game,
        "turn = 3\nphase = \"allied combat\"\ncounters = { 3116 = [\"66/2ADUS\"], 3117 = [\"914/352\"], 3119 = [\"84Art fought\"] }\n",
    );
    play(&game, &mut s, &["attack 3117", "join 66/2ADUS"], &[]);
    assert!(game.odds(&s, ALLIES).unwrap().cases[0].defence.lines.len() == 1);
}

/// 6.1, 10.0: the Allies may add all air points that they have left, and may do without their ships.
#[test]
fn air_points_and_ships_of_the_defence_are_in_the_worst_case() {
    let game = game();
    let mut s = given(
        &game,
        "turn = 3\nair = 20\nphase = \"german combat\"\ncounters = { 2510 = [\"16/1US\"], 2511 = [\"914/352\"] }\n",
    );
    play(&game, &mut s, &["attack 2510", "join 914/352"], &[]);
    let odds = game.odds(&s, GERMANS).unwrap();
    let [worst, best] = &odds.cases[..] else { panic!("{odds:?}") };
    assert!(worst.defence.lines.iter().any(|l| l.amount == 20 && l.rule == "6.1"));
    assert!(best.defence.lines.iter().all(|l| l.rule != "6.1"));
    let ships = |case: &sandtable_engine::explain::Case| case.shifts.lines.iter().any(|l| l.rule == "10.0");
    assert!(ships(worst) && !ships(best));
}

/// The strongest defence comes first, however the table's results compare: at 9-1 an exchange is likelier than at 5-1.
#[test]
fn the_strongest_defence_comes_first() {
    let game = game();
    for seed in 0..4 {
        random_game(&game, seed, 2000, |s, _, _, _, _| {
            if s.stage == Stage::Muster && s.combat.fight == Fight::Assault {
                let odds = game.odds(s, Viewer::Seat(SeatId(s.active as u8))).unwrap();
                let (worst, best) = range(&odds);
                assert!(worst <= best);
                assert!(odds.cases[0].defence.total() >= odds.cases.last().unwrap().defence.total());
            }
        });
    }
}

/// 5.1.4, 5.1.1: whoever answers learns that a whole division attacks, and not who it is.
#[test]
fn a_whole_division_that_attacks_is_not_named() {
    let game = game();
    let mut s = given(
        &game,
        "turn = 3\nair = 5\nphase = \"german combat\"\ncounters = { 3116 = [\"16/1US\"], 3117 = [\"22/21Pz\", \"192/21Pz\", \"125/21Pz\"] }\n",
    );
    let fight = ["attack 3116", "join 22/21Pz", "join 192/21Pz", "join 125/21Pz", "commit"];
    play(&game, &mut s, &fight, &[]);
    let odds = game.odds(&s, ALLIES).unwrap();
    let whole = odds.cases[0].shifts.lines.iter().find(|line| line.rule == "5.1.4").unwrap();
    assert_eq!((whole.reason.id, whole.reason.args.len()), ("shift-some-whole-division", 0));
}

/// 5.1.4: what is whole is the division, and so it is called.
#[test]
fn a_whole_division_is_called_by_its_own_name() {
    let game = game();
    let mut s = given(
        &game,
        "turn = 3\nphase = \"allied combat\"\ncounters = { 3116 = [\"914/352\"], 3117 = [\"16/1US\", \"18/1US\", \"26/1US\"] }\n",
    );
    play(&game, &mut s, &["attack 3116", "join 16/1US", "join 18/1US", "join 26/1US"], &[]);
    let odds = game.odds(&s, ALLIES).unwrap();
    let lines = &odds.cases[0].shifts.lines;
    let whole = lines.iter().find(|line| line.reason.id == "shift-whole-division").expect("it is whole");
    let [(_, Arg::Word(division))] = whole.reason.args[..] else { panic!("{:?}", whole.reason) };
    assert_eq!(game.words()[usize::from(division)], "1US");
}
