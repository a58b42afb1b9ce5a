//! Running other programs from the root of the repository.

use std::cell::Cell;
use std::env;
use std::ffi::OsString;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// Where tools that we install ourselves go, relative to the root.
pub(crate) const TOOLS: &str = "target/tools";

/// Where the browser client is, relative to the root.
pub(crate) const WEB: &str = "web";

/// The root of the repository.
pub(crate) fn root() -> PathBuf {
    let package = env::var_os("CARGO_MANIFEST_DIR").map(PathBuf::from);
    package.as_deref().and_then(Path::parent).map_or_else(|| PathBuf::from("."), Path::to_owned)
}

/// A program to be run in the root, with our own tools first on its path.
///
/// `cargo` is the cargo that runs us, so that one toolchain does everything.
pub(crate) fn program(name: &str) -> Command {
    let mut command = match (name, env::var_os("CARGO")) {
        ("cargo", Some(ours)) => Command::new(ours),
        // These are scripts, which Windows finds by their whole name only.
        ("npm" | "npx", _) if cfg!(windows) => Command::new(format!("{name}.cmd")),
        _ => Command::new(name),
    };
    command.current_dir(root()).env("PATH", path_with_tools());
    for leaked in leaked_variables() {
        command.env_remove(leaked);
    }
    command
}

/// `CARGO_PKG_*` and `CARGO_MANIFEST_*` describe the xtask package: a cargo that inherits them rebuilds whatever
/// reads them each time that somebody calls it by hand.
fn leaked_variables() -> impl Iterator<Item = OsString> {
    env::vars_os().map(|(name, _)| name).filter(|name| {
        let name = name.to_string_lossy();
        name.starts_with("CARGO_PKG_") || name.starts_with("CARGO_MANIFEST_")
    })
}

fn path_with_tools() -> OsString {
    let path = env::var_os("PATH").unwrap_or_default();
    let tools = root().join(TOOLS).join("bin");
    let folders = std::iter::once(tools).chain(env::split_paths(&path));
    env::join_paths(folders).unwrap_or(path)
}

/// `cargo xtask`: this very program, because Cargo would first wait for whatever else it is building.
fn ourselves() -> std::io::Result<Command> {
    let mut command = Command::new(env::current_exe()?);
    command.env("CARGO_MANIFEST_DIR", root().join("xtask"));
    Ok(command)
}

/// Whether a command runs and succeeds, in silence.
pub(crate) fn succeeds(command: &[&str]) -> bool {
    let Some((name, arguments)) = command.split_first() else { return false };
    let mut probe = program(name);
    probe.args(arguments).stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
    probe.status().is_ok_and(|status| status.success())
}

/// Runs a command with its output shown.
///
/// # Errors
/// A sentence that says how it ended, if it could not start or did not succeed.
pub(crate) fn run(command: &[String], variables: &[(&str, &str)]) -> Result<(), String> {
    run_in(".", command, variables)
}

/// Runs a command in a folder of the repository with its output shown.
///
/// # Errors
/// A sentence, as from [`run`].
pub(crate) fn run_in(folder: &str, command: &[String], variables: &[(&str, &str)]) -> Result<(), String> {
    finish(folder, command, variables, Stdio::inherit()).map(drop)
}

/// Runs a command that must report what it did: one that succeeds without a word on its standard output has
/// checked nothing.
///
/// # Errors
/// A sentence, as from [`run`], or if there is no report.
pub(crate) fn run_for_report(command: &[String], variables: &[(&str, &str)]) -> Result<(), String> {
    let report = finish(".", command, variables, Stdio::piped())?;
    if report.trim_ascii().is_empty() { Err("it reported nothing".to_owned()) } else { Ok(()) }
}

thread_local! {
    /// Whether this thread's commands keep what they say until they have ended, so as not to talk into another's.
    static ASIDE: Cell<bool> = const { Cell::new(false) };
}

/// From now on this thread's commands are shown when they have ended.
pub(crate) fn step_aside() {
    ASIDE.set(true);
}

/// Runs a command to its end and gives back what it wrote to `output`, shown as well, if that is a pipe.
fn finish(
    folder: &str,
    command: &[String],
    variables: &[(&str, &str)],
    output: Stdio,
) -> Result<Vec<u8>, String> {
    let (name, arguments) = command.split_first().ok_or("an empty command")?;
    let not_started = |error| format!("`{name}` could not be started ({error})");
    let (mut program, arguments) = match arguments.split_first() {
        Some((task, rest)) if name == "cargo" && task == "xtask" => (ourselves().map_err(not_started)?, rest),
        _ => (program(name), arguments),
    };
    let ended = program
        .current_dir(root().join(folder))
        .args(arguments)
        .envs(variables.iter().copied())
        .stdin(Stdio::inherit())
        .stdout(if ASIDE.get() { Stdio::piped() } else { output })
        .stderr(if ASIDE.get() { Stdio::piped() } else { Stdio::inherit() })
        .output()
        .map_err(not_started)?;
    eprint!("{}{}", String::from_utf8_lossy(&ended.stderr), String::from_utf8_lossy(&ended.stdout));
    if ended.status.success() {
        Ok(ended.stdout)
    } else {
        Err(format!("`{name}` ended with {}", ended.status))
    }
}

/// Replaces each argument that has `*` as a path component, as in `data/*/vectors`, by the paths that exist.
///
/// # Errors
/// A sentence, if nothing matches: a check of nothing must not succeed.
pub(crate) fn expand(root: &Path, command: &[&str]) -> Result<Vec<String>, String> {
    let mut expanded = Vec::new();
    for argument in command {
        match argument.split_once("/*/") {
            Some((folder, rest)) => expanded.extend(matching(root, folder, rest)?),
            None => expanded.push((*argument).to_owned()),
        }
    }
    Ok(expanded)
}

fn matching(root: &Path, folder: &str, rest: &str) -> Result<Vec<String>, String> {
    let nothing = || format!("there is nothing at {folder}/*/{rest}");
    let mut found: Vec<String> = fs::read_dir(root.join(folder))
        .map_err(|_| nothing())?
        .filter_map(Result::ok)
        .filter(|entry| entry.path().join(rest).exists())
        .map(|entry| format!("{folder}/{}/{rest}", entry.file_name().to_string_lossy()))
        .collect();
    found.sort();
    if found.is_empty() { Err(nothing()) } else { Ok(found) }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn repository() -> PathBuf {
        Path::new(env!("CARGO_MANIFEST_DIR")).join("..")
    }

    fn cargo(argument: &str) -> Vec<String> {
        vec!["cargo".to_owned(), argument.to_owned()]
    }

    #[test]
    fn a_command_says_how_it_ended() {
        assert_eq!(run_for_report(&cargo("--version"), &[]), Ok(()));
        assert!(run_for_report(&cargo("--no-such-option"), &[]).is_err_and(|how| how.contains("ended with")));
        assert!(
            run(&["no-such-program".to_owned()], &[]).is_err_and(|how| how.contains("could not be started"))
        );
    }

    #[cfg(unix)]
    #[test]
    fn success_without_a_report_is_an_error() {
        let silent = ["true".to_owned()];
        assert_eq!(run(&silent, &[]), Ok(()));
        assert_eq!(run_for_report(&silent, &[]), Err("it reported nothing".to_owned()));
    }

    #[test]
    fn a_star_becomes_the_paths_that_exist() {
        let expanded = expand(&repository(), &["check", "crates/*/Cargo.toml"]).expect("crates exist");
        assert_eq!(expanded[0], "check");
        assert!(expanded.contains(&"crates/engine/Cargo.toml".to_owned()));
        assert!(expanded.is_sorted_by(|a, b| a == "check" || a < b));
    }

    #[test]
    fn a_star_that_matches_nothing_is_an_error() {
        let refusal = expand(&repository(), &["crates/*/no-such-file"]).expect_err("nothing matches");
        assert_eq!(refusal, "there is nothing at crates/*/no-such-file");
    }
}
