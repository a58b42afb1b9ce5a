//! `cargo play`: from a fresh clone to a table.

use std::process::ExitCode;

use crate::shell::{program, run};

/// Builds the command line in release and sits down at a table of Campanha; further arguments are passed on.
///
/// # Errors
/// A sentence, if it does not build.
pub(crate) fn play(arguments: &[String]) -> Result<ExitCode, String> {
    eprintln!("[1/2] Building Sandtable (the first time takes a few minutes)");
    let build = ["cargo", "build", "--release", "--locked", "--package", "sandtable"].map(str::to_owned);
    run(&build, &[]).map_err(|how| format!("Sandtable does not build: {how}; the errors are above."))?;

    eprintln!("[2/2] Opening a table of Campanha");
    // `cargo play -- --seed 7` and `cargo play --seed 7` mean the same.
    let arguments = arguments.iter().skip(usize::from(arguments.first().is_some_and(|first| first == "--")));
    let status = program("cargo")
        .args(["run", "--quiet", "--release", "--locked", "--package", "sandtable", "--", "play", "campanha"])
        .args(arguments)
        .status()
        .map_err(|error| format!("The table could not be opened: {error}."))?;
    let code = status.code().and_then(|code| u8::try_from(code).ok());
    Ok(code.map_or(ExitCode::FAILURE, ExitCode::from))
}
