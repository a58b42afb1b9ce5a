//! A record is refused with a reason or replays; nothing panics.
#![no_main]

use libfuzzer_sys::fuzz_target;
use sandtable_campanha::Campanha;
use sandtable_engine::record::Record;
use std::sync::{Arc, LazyLock};

static GAME: LazyLock<Arc<Campanha>> =
    LazyLock::new(|| Arc::new(Campanha::new().expect("the data files are sound")));

fuzz_target!(|text: &str| {
    if let Ok(record) = Record::read(text) {
        let _ = record.replay(Arc::clone(&GAME));
    }
});
