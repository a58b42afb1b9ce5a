//! Broken texts of this game: each error names the reason.

use sandtable_engine::prelude::*;
use sandtable_omaha::Omaha;
use std::sync::LazyLock;

static GAME: LazyLock<Omaha> = LazyLock::new(|| Omaha::new().unwrap_or_else(|e| panic!("{e}")));

#[test]
fn errors_name_the_line_and_the_reason() {
    let error = GAME.read_action("dance").unwrap_err();
    assert!(error.reason.contains("dance"), "{error}");
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
