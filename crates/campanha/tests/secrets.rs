//! What the odds tell a seat that may not know everything (rule 5.1.1; ruling R15).

use sandtable_campanha::Campanha;
use sandtable_engine::SeatId;
use sandtable_engine::explain::{Odds, Tally};
use sandtable_engine::message::Arg;
use sandtable_engine::rules::Rules;
use sandtable_engine::view::Viewer;

const ALLIED: Viewer = Viewer::Seat(SeatId(0));
const GERMAN: Viewer = Viewer::Seat(SeatId(1));

fn odds(stage: &str, defenders: &str, viewer: Viewer) -> Option<Odds> {
    let game = Campanha::new().unwrap_or_else(|e| panic!("{e}"));
    let attackers = r#"["16/1US", "18/1US", "26/1US"]"#;
    let text = format!(
        "turn = 3\nphase = \"allied {stage}\"\n[combat]\nfight = \"assault\"\nstep = \"before\"\n\
         target = \"3117\"\nattackers = {attackers}\n[counters]\n3116 = {attackers}\n3117 = {defenders}\n"
    );
    let s = game.read_situation(&text).unwrap_or_else(|e| panic!("{e}"));
    game.odds(&s, viewer)
}

fn names_units(tally: &Tally) -> bool {
    let args = tally.lines.iter().flat_map(|line| &line.reason.args);
    args.into_iter().any(|(_, arg)| matches!(arg, Arg::Counter(_)))
}

#[test]
fn the_attacker_reads_no_name_of_a_defender() {
    let whole = r#"["914/352", "915/352", "916/352"]"#;
    let shown = odds("muster", whole, ALLIED).unwrap_or_else(|| panic!("there is a combat"));
    for case in &shown.cases {
        assert!(!names_units(&case.defence));
        // His own whole division is no secret to him.
        assert_eq!(case.shifts.lines.iter().filter(|line| line.amount > 0).count(), 1);
        assert!(
            case.shifts.lines.iter().filter(|line| line.amount < 0).all(|line| line.reason.args.is_empty())
        );
    }
    // Defenders who look alike give the same odds.
    let mixed = r#"["914/352", "915/352", "729/709"]"#;
    let other = odds("muster", &mixed.replace("]", "]\n3322 = [\"916/352\"]"), ALLIED);
    assert_eq!(other, Some(shown));
}

#[test]
fn the_defender_hears_a_number_and_only_when_it_is_final() {
    let defenders = r#"["914/352"]"#;
    assert_eq!(odds("muster", defenders, GERMAN), None);
    let shown = odds("answer", defenders, GERMAN).unwrap_or_else(|| panic!("there is a combat"));
    assert_eq!(shown.attack.total(), 9);
    assert!(!names_units(&shown.attack));
    assert!(shown.cases.iter().all(|case| !names_units(&case.shifts)));
}
