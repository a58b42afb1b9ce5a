//! A file of test cases is refused or runs; nothing panics.
#![no_main]

use libfuzzer_sys::fuzz_target;
use sandtable_engine::prelude::*;
use sandtable_engine::vector::{self, VectorFile};
use sandtable_fuzz::with_each_game;
use std::sync::Arc;

fn run<R: Complete>(game: &Arc<R>, file: &VectorFile) {
    vector::run(&**game, file);
}

fuzz_target!(|text: &str| {
    if let Ok(file) = vector::read(text) {
        with_each_game!(run, &file);
    }
});
