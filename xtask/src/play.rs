//! `cargo play`: from a fresh clone to a table.

use std::io;
use std::process::{Command, ExitCode};

use crate::shell::{program, run};
use crate::site;

const BUILD: [&str; 6] = ["cargo", "build", "--release", "--locked", "--package", "sandtable"];
const RUN: [&str; 6] = ["run", "--quiet", "--release", "--locked", "--package", "sandtable"];

/// Builds everything and opens the table in the browser, or with `--terminal` at the terminal; further arguments are
/// passed on.
///
/// # Errors
/// A sentence, if it does not build.
pub(crate) fn play(arguments: &[String]) -> Result<ExitCode, String> {
    // `cargo play -- --port 8000` and `cargo play --port 8000` mean the same.
    let mut arguments: Vec<&str> = arguments.iter().map(String::as_str).collect();
    if arguments.first() == Some(&"--") {
        arguments.remove(0);
    }
    if let Some(position) = arguments.iter().position(|&argument| argument == "--terminal") {
        arguments.remove(position);
        return at_the_terminal(&arguments);
    }
    let count = site::PARTS.len() + 2;
    for (index, (what, part)) in site::PARTS.iter().enumerate() {
        eprintln!("[{}/{count}] {what}", index + 1);
        part()?;
    }
    build(count - 1, count)?;
    eprintln!("[{count}/{count}] Opening the table");
    open(&["serve"], &arguments)
}

fn at_the_terminal(arguments: &[&str]) -> Result<ExitCode, String> {
    build(1, 2)?;
    eprintln!("[2/2] Opening a table of Campanha");
    open(&["play", "campanha"], arguments)
}

fn build(number: usize, count: usize) -> Result<(), String> {
    eprintln!("[{number}/{count}] Building Sandtable (the first time takes a few minutes)");
    run(&BUILD.map(str::to_owned), &[])
        .map_err(|how| format!("Sandtable does not build: {how}; the errors are above."))
}

/// Gives way to the built program: Ctrl-C and the exit code are its own.
fn open(command: &[&str], arguments: &[&str]) -> Result<ExitCode, String> {
    let mut table = program("cargo");
    table.args(RUN).arg("--").args(command).args(arguments);
    become_it(&mut table).map_err(|error| format!("The table could not be opened: {error}."))
}

#[cfg(unix)]
fn become_it(command: &mut Command) -> io::Result<ExitCode> {
    use std::os::unix::process::CommandExt as _;
    Err(command.exec())
}

#[cfg(not(unix))]
fn become_it(command: &mut Command) -> io::Result<ExitCode> {
    let code = command.status()?.code().and_then(|code| u8::try_from(code).ok());
    Ok(code.map_or(ExitCode::FAILURE, ExitCode::from))
}
