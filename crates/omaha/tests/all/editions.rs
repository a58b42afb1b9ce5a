//! Records of the first edition open under the reading of the rules that they were nearer to.

use sandtable_engine::record::{Fate, Record};
use sandtable_omaha::Omaha;
use std::sync::Arc;

/// The options of the first edition.
const FIRST: [&str; 6] =
    ["infiltration", "naval_both", "generals_by_chart", "mines_passed", "draws_are_low", "control_by_reach"];

/// Whether a record of the first edition opens under the summary's letter, and how it is then written.
fn open(lines: &str) -> (bool, String) {
    let text = format!("sandtable record 2\ngame omaha\nscenario first-wave\nseed 7\n{lines}\n");
    let game = Arc::new(Omaha::new().unwrap_or_else(|e| panic!("{e}")));
    let table = Record::read(&text).and_then(|record| record.replay(game)).unwrap_or_else(|e| panic!("{e}"));
    let changed = table.changed().expect("an earlier edition");
    // Nothing stops it; that it does not name its end is another matter.
    assert_eq!((changed.edition, &changed.fate), (1, &Fate::Cut));
    (table.situation().letter, sandtable_engine::record::write(&table))
}

fn with(options: &[&str]) -> (bool, String) {
    let lines: Vec<String> = options.iter().map(|id| format!("option {id} on")).collect();
    open(&format!("{}\nus begin\nus draw", lines.join("\n")))
}

#[test]
fn without_options_it_is_the_letter_and_with_all_of_them_the_published_game() {
    let (letter, text) = with(&[]);
    assert!(letter && text.contains("\nrules 2\n") && text.contains("\noption letter on\n"), "{text}");
    let (letter, text) = with(&FIRST);
    assert!(!letter && !text.contains("option"), "{text}");
    let off = FIRST.map(|id| format!("option {id} off")).join("\n");
    assert!(open(&format!("{off}\nus begin")).0);
}

#[test]
fn a_mixture_is_whichever_is_nearer() {
    assert!(with(&FIRST[..2]).0);
    assert!(!with(&FIRST[1..5]).0);
    // Half and half: moving under fire decides.
    assert!(!with(&FIRST[..3]).0);
    assert!(with(&FIRST[3..]).0);
}

#[test]
fn a_situation_of_the_first_edition_is_read_as_it_was_meant() {
    let situation = "given turn = 5\ngiven phase = \"actions\"\ngiven counters = { 0513 = [\"A/1/16\"] }";
    assert!(open(&format!("{situation}\nus take A/1/16")).0);
    let list = FIRST.map(|id| format!("\"{id}\"")).join(", ");
    let (letter, text) =
        open(&format!("{situation}\ngiven readings = [{list}]\ngiven engineers_stop = true\nus take A/1/16"));
    assert!(!letter && !text.contains("readings"), "{text}");
}

#[test]
fn what_is_written_now_opens_again() {
    for options in [&[][..], &FIRST] {
        let (letter, text) = with(options);
        let game = Arc::new(Omaha::new().unwrap_or_else(|e| panic!("{e}")));
        let table = Record::read(&text).and_then(|record| record.replay(game)).unwrap();
        assert_eq!((table.situation().letter, table.changed().is_none()), (letter, true));
    }
    // An option of the first edition is none of today's.
    let game = Arc::new(Omaha::new().unwrap_or_else(|e| panic!("{e}")));
    let text = "sandtable record 2\ngame omaha\nrules 2\nscenario first-wave\nseed 7\noption infiltration on\nus begin\n";
    assert!(Record::read(text).unwrap().replay(game).is_err());
}
