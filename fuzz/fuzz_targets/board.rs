//! Reading a board file never panics, whatever is in it.
#![no_main]

use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    let _ = toml::from_str::<toml::Table>(text);
});
