//! Reading a board file never panics, whatever is in it.
#![no_main]

use libfuzzer_sys::fuzz_target;
use sandtable_campanha::board::VOCABULARY;
use sandtable_engine::board::Board;

fuzz_target!(|text: &str| {
    let _ = Board::read(text, "campanha", VOCABULARY);
});
