//! `types FILE`: writes the TypeScript declarations.

use std::fs;
use std::process::ExitCode;

fn main() -> ExitCode {
    let Some(file) = std::env::args().nth(1) else {
        eprintln!("types FILE");
        return ExitCode::FAILURE;
    };
    let text = sandtable_wasm::types::declarations();
    let count = text.matches("\nexport ").count();
    match fs::write(&file, text) {
        Ok(()) => {
            eprintln!("{file}: {count} types");
            ExitCode::SUCCESS
        }
        Err(error) => {
            eprintln!("{file}: {error}");
            ExitCode::FAILURE
        }
    }
}
