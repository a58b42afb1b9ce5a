//! A text is an action that is written as it was read, or an error; asking about it never panics.
#![no_main]

use libfuzzer_sys::fuzz_target;
use sandtable_campanha::Campanha;
use sandtable_engine::rules::{Options, Rules};
use std::sync::LazyLock;

static GAME: LazyLock<Campanha> = LazyLock::new(|| Campanha::new().expect("the data files are sound"));

fuzz_target!(|text: &str| {
    if let Ok(action) = GAME.read_action(text) {
        assert_eq!(GAME.read_exactly(&GAME.write_action(action)), Ok(action));
        let start = GAME.start("campanha", &Options::new()).expect("the scenario is there");
        let _ = GAME.refuse(&start, action);
    }
});
