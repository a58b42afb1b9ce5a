//! `cargo xtask online`: what is promised of tables online, tried on a server in a process of its own.

use std::process::ExitCode;

use crate::shell::{program, root};
use crate::tools::POSTGRES;

/// Every trial, with its numbers: tables, seconds, and players at once.
const TRIALS: [&[&str]; 3] = [&["kill", "1000", "20"], &["two", "50", "10"], &["load", "5000", "30", "32"]];

/// Runs all trials, or the one that is named with its numbers.
///
/// # Errors
/// A sentence: what could not be tried, or which trial failed.
pub(crate) fn run(arguments: &[String]) -> Result<ExitCode, String> {
    let named: Vec<&str> = arguments.iter().map(String::as_str).collect();
    let trials: Vec<&[&str]> = if named.is_empty() { TRIALS.to_vec() } else { vec![&named] };
    if trials.iter().any(|trial| trial[0] == "two") {
        POSTGRES.provide()?;
    }
    let build = ["build", "--release", "--locked", "--package", "sandtable-server", "--example", "prove"];
    let built = program("cargo").args(build).current_dir(root()).status();
    if !built.is_ok_and(|status| status.success()) {
        return Err("The trials could not be built.".to_owned());
    }
    for trial in trials {
        // Thousands of connections are as many open files, in either process.
        let line =
            format!("ulimit -n $(ulimit -H -n); exec target/release/examples/prove {}", trial.join(" "));
        let tried = program("sh").args(["-c", &line]).current_dir(root()).status();
        if !tried.is_ok_and(|status| status.success()) {
            return Err(format!("The trial `{}` failed.", trial.join(" ")));
        }
    }
    Ok(ExitCode::SUCCESS)
}
