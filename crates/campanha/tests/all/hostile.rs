//! Broken texts of this game: each error names the line and the reason.

use sandtable_campanha::Campanha;
use sandtable_engine::dice::Seed;
use sandtable_engine::prelude::*;
use sandtable_engine::record::{self, Header, Players, Record, Rolls};
use sandtable_engine::rules::Options;
use sandtable_engine::table::Table;
use std::sync::{Arc, LazyLock};

static GAME: LazyLock<Arc<Campanha>> =
    LazyLock::new(|| Arc::new(Campanha::new().unwrap_or_else(|e| panic!("{e}"))));

fn header() -> Header {
    Header {
        game: "campanha".into(),
        scenario: "campanha".into(),
        options: Options::new(),
        seed: Seed::from_number(5),
        situation: None,
        players: Players::new(),
        rolls: Rolls::new(),
    }
}

#[test]
fn errors_name_the_line_and_the_reason() {
    let mut table = Table::new(Arc::clone(&GAME), header()).unwrap();
    table.take_forced();
    table.play(GAME.read_action("invade").unwrap()).unwrap();
    let record = &record::write(&table);
    let broken = record.replacen("allied invade", "german invade", 1);
    let error = Record::read(&broken).and_then(|r| r.replay(Arc::clone(&GAME)).map(|_| ())).unwrap_err();
    assert_eq!(error.line, Some(7));
    assert!(error.reason.contains("allied decides here"), "{error}");

    let broken = record.replacen("allied invade", "allied dance", 1);
    let error = Record::read(&broken).and_then(|r| r.replay(Arc::clone(&GAME)).map(|_| ())).unwrap_err();
    assert!(error.to_string().starts_with("line 7:"), "{error}");

    let error = GAME.read_situation("turn = 3\nphase = \"allied combat\"\nair = \"many\"\n").unwrap_err();
    assert_eq!(error.line, Some(3), "{error}");
    let error = GAME.read_situation("turn = 3\nphase = \"allied lunch\"\n").unwrap_err();
    assert!(error.reason.contains("\"lunch\""), "{error}");
    let two = "turn = 3\nphase = \"allied combat\"\ncounters = { 1615 = [\"914/352\", \"16/1US\"] }\n";
    let error = GAME.read_situation(two).unwrap_err();
    assert!(error.reason.contains("enemies are there"), "{error}");
}

/// Nobody is beside the target, and the ships may be declined: one choice that is none, and then nothing to do.
#[test]
fn a_situation_that_leads_nowhere_is_refused() {
    let muster = |counters: &str| {
        let text = format!(
            "turn = 0\nphase = \"allied muster\"\n[combat]\nfight = \"assault\"\nstep = \"before\"\ntarget = \"1408\"\n[counters]\n{counters}\n"
        );
        GAME.read_situation(&text)
    };
    let error = muster("1408 = [\"919/709\"]\n2613 = [\"8/4US done moved owes\"]").unwrap_err();
    assert!(error.reason.contains("nobody can take part"), "{error}");
    let s =
        muster("1408 = [\"919/709\"]\n1409 = [\"8/4US done moved owes\"]").unwrap_or_else(|e| panic!("{e}"));
    let mut actions = Vec::new();
    GAME.actions(&s, &mut actions);
    assert!(!actions.is_empty());
}
