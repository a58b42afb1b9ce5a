//! A situation is refused or can be written again and listed from; nothing panics.
#![no_main]

use libfuzzer_sys::fuzz_target;
use sandtable_campanha::Campanha;
use sandtable_engine::rules::Rules;
use std::sync::LazyLock;

static GAME: LazyLock<Campanha> = LazyLock::new(|| Campanha::new().expect("the data files are sound"));

fuzz_target!(|text: &str| {
    if let Ok(s) = GAME.read_situation(text) {
        assert_eq!(GAME.read_situation(&GAME.write_situation(&s)).as_ref(), Ok(&s));
        GAME.actions(&s, &mut Vec::new());
    }
});
