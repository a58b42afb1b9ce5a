//! A situation is refused or can be written again and listed from; nothing panics.
#![no_main]

use libfuzzer_sys::fuzz_target;
use sandtable_engine::prelude::*;
use sandtable_fuzz::with_each_game;
use std::sync::Arc;

fn read<R: Complete>(game: &Arc<R>, text: &str) {
    if let Ok(s) = game.read_situation(text) {
        assert_eq!(game.read_situation(&game.write_situation(&s)).as_ref(), Ok(&s));
        game.actions(&s, &mut Vec::new());
    }
}

fuzz_target!(|text: &str| with_each_game!(read, text));
