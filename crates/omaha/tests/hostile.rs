//! Broken and hostile texts give an error with a reason, never a panic; what can be read can be played.

use proptest::prelude::*;
use sandtable_engine::record::Record;
use sandtable_engine::rules::Rules;
use sandtable_engine::trial::{damage, play_on, specimens};
use sandtable_engine::vector;
use sandtable_omaha::Omaha;
use std::sync::{Arc, LazyLock};

static GAME: LazyLock<Arc<Omaha>> =
    LazyLock::new(|| Arc::new(Omaha::new().unwrap_or_else(|e| panic!("{e}"))));
static GAMES: LazyLock<(Vec<String>, String)> =
    LazyLock::new(|| specimens(&GAME, "first-wave").unwrap_or_else(|e| panic!("{e}")));

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
    let broken = GAMES.1.replacen("us draw", "us dance", 1);
    let error = Record::read(&broken).and_then(|r| r.replay(Arc::clone(&GAME)).map(|_| ())).unwrap_err();
    assert!(error.to_string().starts_with("line 8:") && error.reason.contains("dance"), "{error}");
    for (text, reason) in [
        ("turn = 3\nphase = \"lunch\"\n", "lunch"),
        ("turn = 3\nphase = \"actions\"\n[counters]\n0710 = [\"Z/9/99\"]\n", "Z/9/99"),
        ("turn = 99\nphase = \"actions\"\n", "99"),
        ("turn = 3\nphase = \"actions\"\n[german]\nWN99 = \"?\"\n", "WN99"),
        ("turn = 3\nphase = \"actions\"\n[counters]\n0807 = [\"E/2/16\"]\n[german]\nWN60 = \"?\"\n", "0807"),
    ] {
        let error = GAME.read_situation(text).unwrap_err().to_string();
        assert!(error.contains(reason), "{error}");
    }
}
