//! A record is refused with a reason or replays; nothing panics.
#![no_main]

use libfuzzer_sys::fuzz_target;
use sandtable_engine::record::Record;
use sandtable_engine::prelude::*;
use sandtable_fuzz::with_each_game;
use std::sync::Arc;

fn replay<R: Complete>(game: &Arc<R>, record: &Record) {
    let _ = record.replay(Arc::clone(game));
}

fuzz_target!(|text: &str| {
    if let Ok(record) = Record::read(text) {
        with_each_game!(replay, &record);
    }
});
