//! `cargo play` and `cargo verify`: all set-up, build and checks in one command each.

mod api;
mod licences;
mod online;
mod play;
mod shell;
mod short;
mod site;
mod steps;
mod tools;
mod verify;
mod wasm;

use std::process::ExitCode;

const USAGE: &str = "\
cargo play [ARGUMENT...]     builds Sandtable and opens the table in the browser
cargo play -- --terminal     builds Sandtable and sits down at the terminal, at a table of Campanha
cargo xtask site             builds the browser client into web/dist
cargo verify                 runs every check but the longest
cargo verify --long          runs them too: the release, whole games by clicks, fuzzing
cargo verify --quick         runs the checks that take seconds once built
cargo verify --only STEP     runs one check
cargo verify --list          lists the checks
cargo xtask wasm             builds the engine for the browser
cargo xtask wasm GAME...     builds it for a few games anew
cargo xtask parity           checks that the engine is the same in the browser
cargo xtask licences         checks where dependencies come from and what they allow
cargo xtask api              asks a server whatever its description allows, and what it does not
cargo xtask online           kills servers amid play and measures tables by link
cargo xtask wasm-bench       measures the engine natively and in WebAssembly";

fn main() -> ExitCode {
    let mut arguments = std::env::args().skip(1);
    let command = arguments.next().unwrap_or_default();
    let rest: Vec<String> = arguments.collect();
    let outcome = match command.as_str() {
        "play" => play::play(&rest),
        "site" if rest.is_empty() => site::build().map(|()| ExitCode::SUCCESS),
        "verify" => verify::verify(&rest),
        "wasm" if rest.is_empty() => wasm::build().map(|()| ExitCode::SUCCESS),
        "wasm" => wasm::build_few(&rest).map(|()| ExitCode::SUCCESS),
        "api" if rest.is_empty() => api::run(),
        "licences" => licences::check(),
        "online" => online::run(&rest),
        "parity" => wasm::parity(),
        "wasm-bench" => wasm::bench(),
        _ => Err(USAGE.to_owned()),
    };
    match outcome {
        Ok(code) => code,
        Err(sentence) => {
            eprintln!("{sentence}");
            ExitCode::FAILURE
        }
    }
}
