//! Broken and hostile texts give an error with a reason, never a panic; what can be read can be played.

use proptest::prelude::*;
use sandtable_campanha::Campanha;
use sandtable_engine::record::Record;
use sandtable_engine::rules::Rules;
use sandtable_engine::trial::{damage, play_on, specimens};
use sandtable_engine::vector;
use std::sync::{Arc, LazyLock};

static GAME: LazyLock<Arc<Campanha>> =
    LazyLock::new(|| Arc::new(Campanha::new().unwrap_or_else(|e| panic!("{e}"))));
static GAMES: LazyLock<(Vec<String>, String)> =
    LazyLock::new(|| specimens(&GAME, "campanha").unwrap_or_else(|e| panic!("{e}")));

proptest! {
    #![proptest_config(ProptestConfig { cases: 400, ..ProptestConfig::default() })]

    #[test]
    fn damaged_situations_are_refused_or_playable(
        which in any::<prop::sample::Index>(),
        cuts in prop::collection::vec((any::<usize>(), any::<usize>(), any::<u8>()), 1..6),
        seed in any::<u64>(),
    ) {
        let text = damage(which.get::<String>(&GAMES.0), &cuts);
        match GAME.read_situation(&text) {
            Ok(s) => prop_assert_eq!(play_on(&**GAME, s, seed), Ok(())),
            Err(e) => prop_assert!(!e.reason.is_empty()),
        }
    }

    #[test]
    fn damaged_records_are_refused_with_a_line_or_replay(
        cuts in prop::collection::vec((any::<usize>(), any::<usize>(), any::<u8>()), 1..4),
    ) {
        let text = damage(&GAMES.1, &cuts);
        if let Ok(record) = Record::read(&text) {
            let _ = record.replay(Arc::clone(&GAME));
        }
    }

    #[test]
    fn any_text_is_an_action_or_an_error(text in "\\PC{0,40}") {
        let _ = GAME.read_action(&text);
        let _ = vector::read(&text);
        let _ = GAME.read_situation(&text);
    }
}

#[test]
fn errors_name_the_line_and_the_reason() {
    let record = &GAMES.1;
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
    assert!(error.reason.contains("allied lunch"), "{error}");
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
    assert_eq!(play_on(&**GAME, s, 1), Ok(()));
}
