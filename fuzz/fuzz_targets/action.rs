//! A text is an action that is written as it was read, or an error; asking about it never panics.
#![no_main]

use libfuzzer_sys::fuzz_target;
use sandtable_engine::prelude::*;
use sandtable_engine::rules::Options;
use sandtable_fuzz::with_each_game;
use std::sync::Arc;

fn read<R: Complete>(game: &Arc<R>, text: &str) {
    if let Ok(action) = game.read_action(text) {
        assert_eq!(game.read_exactly(&game.write_action(action)), Ok(action));
        let start = game.start(&game.scenarios()[0].id, &Options::new()).expect("the scenario is there");
        let _ = game.refuse(&start, action);
    }
}

fuzz_target!(|text: &str| with_each_game!(read, text));
