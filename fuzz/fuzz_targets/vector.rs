//! A file of test cases is refused or runs; nothing panics.
#![no_main]

use libfuzzer_sys::fuzz_target;
use sandtable_campanha::Campanha;
use sandtable_engine::vector;
use std::sync::LazyLock;

static GAME: LazyLock<Campanha> = LazyLock::new(|| Campanha::new().expect("the data files are sound"));

fuzz_target!(|text: &str| {
    if let Ok(file) = vector::read(text) {
        vector::run(&*GAME, &file);
    }
});
