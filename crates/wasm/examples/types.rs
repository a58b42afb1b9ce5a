//! `types FILE`: writes the TypeScript declarations; with `--check` only compares them with what is there.

#![allow(clippy::print_stdout)]

use std::fs;
use std::process::ExitCode;

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let (file, check) = match &arguments[..] {
        [file] => (file, false),
        [file, flag] if flag == "--check" => (file, true),
        _ => {
            eprintln!("types FILE [--check]");
            return ExitCode::FAILURE;
        }
    };
    let text = sandtable_wasm::types::declarations();
    let count = text.matches("\nexport ").count();
    if check {
        if fs::read_to_string(file).is_ok_and(|there| there == text) {
            println!("{file}: {count} types, as the Rust types have them");
            return ExitCode::SUCCESS;
        }
        eprintln!("{file} is not what the Rust types give: `cargo xtask types` writes it anew");
        return ExitCode::FAILURE;
    }
    match fs::write(file, text) {
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
