//! The engine for the browser: building it, and checking that it is the same engine.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Child, ExitCode, Stdio};
use std::thread::sleep;
use std::time::{Duration, Instant};

use crate::shell::{program, root, run};
use crate::tools::{NODE, is_root};

const TARGET: &str = "wasm32-unknown-unknown";

/// A folder of its own: another compiler may build here, and must not throw away what the usual one has built.
const BUILT: &str = "target/wasm";

/// Where the client finds the engine.
const PACKAGE: &str = "web/src/engine/pkg";

/// The TypeScript declarations of what crosses into JavaScript.
const TYPES: &str = "web/src/engine/generated/types.ts";

/// How long rustup may take to fetch the target before we look elsewhere: it hangs where its host cannot be reached.
const PATIENCE: Duration = Duration::from_secs(20);

/// Where Debian keeps its compiler, whatever else comes first on the path.
const DEBIAN_RUSTC: &str = "/usr/bin/rustc";

/// A toolchain that can build for the browser.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Toolchain {
    /// The usual one, which has the target's standard library.
    Usual,
    /// Debian's compiler and linker, which build the standard library first.
    Debian { linker: String },
}

/// Builds the engine for the browser.
///
/// # Errors
/// A sentence: there is no toolchain for it, or it does not build.
pub(crate) fn build() -> Result<(), String> {
    let toolchain = provide_wasm()?;
    let mut command =
        words(&["cargo", "build", "--locked", "--package", "sandtable-wasm", "--profile", "wasm"]);
    command.extend(words(&["--target", TARGET, "--target-dir", BUILT]));
    let failed =
        |how: String| format!("The engine does not build for the browser: {how}; the errors are above.");
    match &toolchain {
        Toolchain::Usual => run(&command, &[]).map_err(failed)?,
        Toolchain::Debian { linker } => {
            command.extend(words(&["-Zbuild-std=std,panic_abort", "-Zbuild-std-features="]));
            let variables = [
                ("RUSTC", DEBIAN_RUSTC),
                ("RUSTC_BOOTSTRAP", "1"),
                ("CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_LINKER", linker.as_str()),
            ];
            run(&command, &variables).map_err(failed)?;
        }
    }
    let module = format!("{BUILT}/{TARGET}/wasm/sandtable_wasm.wasm");
    let mut bindgen =
        words(&["cargo", "run", "--quiet", "--locked", "--profile", "tool", "--package", "xtask"]);
    bindgen.extend(words(&["--features", "bindgen", "--bin", "bindgen", "--", &module, PACKAGE]));
    run(&bindgen, &[])
        .map_err(|how| format!("The JavaScript side of the engine could not be written: {how}."))?;
    let size = fs::metadata(root().join(PACKAGE).join("sandtable_wasm_bg.wasm")).map_or(0, |file| file.len());
    eprintln!("    {PACKAGE}: the engine for the browser, {} kB", size / 1000);
    Ok(())
}

/// Writes the TypeScript declarations. A test compares them with what is committed.
///
/// # Errors
/// A sentence: they cannot be written.
pub(crate) fn types() -> Result<ExitCode, String> {
    let mut command = words(&["cargo", "run", "--quiet", "--locked", "--package", "sandtable-wasm"]);
    command.extend(words(&["--features", "ts", "--example", "types", "--", TYPES]));
    run(&command, &[]).map_err(|how| format!("The TypeScript types were not written: {how}."))?;
    Ok(ExitCode::SUCCESS)
}

/// Plays a hundred games natively and in WebAssembly and compares every step.
///
/// # Errors
/// A sentence: something cannot be built or differs.
pub(crate) fn parity() -> Result<ExitCode, String> {
    NODE.provide()?;
    build()?;
    let records = format!("{BUILT}/parity.jsonl");
    build_tested(&["--example", "parity"])
        .and_then(|()| run(&words(&["target/debug/examples/parity", &records]), &[]))
        .map_err(|how| format!("The games cannot be played natively: {how}."))?;
    run(&words(&["node", "crates/wasm/parity.mjs", PACKAGE, &records]), &[]).map_err(|how| {
        format!("The engine is not the same in WebAssembly: {how}; the differences are above.")
    })?;
    Ok(ExitCode::SUCCESS)
}

/// Builds the command line as the tests build it.
///
/// # Errors
/// A sentence, if it does not build.
pub(crate) fn tested() -> Result<(), String> {
    build_tested(&["--bin", "sandtable"])
        .map_err(|how| format!("Sandtable does not build: {how}; the errors are above."))
}

/// Builds something as the tests build it: nothing is compiled anew after them.
fn build_tested(what: &[&str]) -> Result<(), String> {
    let mut native = words(&["cargo", "build", "--quiet", "--profile", "test", "--locked", "--workspace"]);
    native.extend(words(&["--features", "sandtable-wasm/ts"]));
    native.extend(words(what));
    run(&native, &[])
}

/// Measures the engine natively and in WebAssembly, in turns, and the size of what the browser downloads.
///
/// # Errors
/// A sentence, if something cannot be built or measured.
pub(crate) fn bench() -> Result<ExitCode, String> {
    NODE.provide()?;
    build()?;
    let native = ["cargo", "build", "--quiet", "--release", "--locked", "--package", "sandtable"];
    run(&words(&native), &[])
        .map_err(|how| format!("Sandtable does not build: {how}; the errors are above."))?;
    run(&words(&["node", "crates/wasm/bench.mjs", PACKAGE]), &[])
        .map_err(|how| format!("The engine could not be measured: {how}."))?;
    Ok(ExitCode::SUCCESS)
}

/// Makes sure that the engine can be built for the browser.
///
/// # Errors
/// A sentence that says what to install.
pub(crate) fn provide() -> Result<(), String> {
    provide_wasm().map(drop)
}

/// Finds a toolchain that can build for the browser, and installs what is missing where we can: first the usual one,
/// then Debian's.
///
/// # Errors
/// A sentence that says what to install.
fn provide_wasm() -> Result<Toolchain, String> {
    if let Some(found) = installed() {
        return Ok(found);
    }
    eprintln!("    installing the Rust target {TARGET} (once)");
    let fetched = program("rustup").args(["target", "add", TARGET]).stdin(Stdio::null()).spawn();
    if fetched.is_ok_and(|child| succeeds_within(child, PATIENCE)) && has_target() {
        return Ok(Toolchain::Usual);
    }
    if is_root() && program("apt-get").arg("--version").output().is_ok() {
        eprintln!("    rustup cannot get it; installing Debian's compiler for the web instead (once)");
        install_packages()?;
        if let Some(found) = installed() {
            return Ok(found);
        }
    }
    Err(format!(
        "The engine cannot be built for the browser here: the Rust target is missing. Install it with \
         `rustup target add {TARGET}`, or on Debian with \
         `sudo apt-get install rustc-web rust-web-src` and the newest of Debian's packages lld-NUMBER."
    ))
}

fn installed() -> Option<Toolchain> {
    if has_target() {
        return Some(Toolchain::Usual);
    }
    let sources = Path::new("/usr/lib/rustlib/src/rust/library/std/Cargo.toml").exists();
    let linker = newest(names(Path::new("/usr/bin")), "wasm-ld-");
    (Path::new(DEBIAN_RUSTC).exists() && sources).then_some(())?;
    linker.map(|linker| Toolchain::Debian { linker })
}

/// Whether the usual compiler has the target's standard library, however it came.
fn has_target() -> bool {
    let printed = program("rustc").args(["--print", "target-libdir", "--target", TARGET]).output();
    printed.is_ok_and(|printed| {
        let folder = PathBuf::from(String::from_utf8_lossy(&printed.stdout).trim());
        printed.status.success() && names(&folder).iter().any(|name| name.starts_with("libstd-"))
    })
}

fn install_packages() -> Result<(), String> {
    let failed = |how: String| format!("Debian's compiler for the web could not be installed: {how}.");
    run(&words(&["apt-get", "update", "--quiet"]), &[]).map_err(failed)?;
    let listed = program("apt-cache").args(["pkgnames", "lld-"]).output();
    let listed = listed.map_err(|error| failed(error.to_string()))?.stdout;
    let packages = String::from_utf8_lossy(&listed).lines().map(str::to_owned).collect();
    let lld = newest(packages, "lld-").ok_or_else(|| failed("there is no package lld".to_owned()))?;
    let mut install = words(&["apt-get", "install", "--yes", "--quiet", "--no-install-recommends"]);
    install.extend(words(&["rustc-web", "rust-web-src", &lld]));
    run(&install, &[]).map_err(failed)
}

/// The name with the highest number after a prefix.
fn newest(names: Vec<String>, prefix: &str) -> Option<String> {
    let number = |name: &String| name.strip_prefix(prefix).and_then(|rest| rest.parse::<u32>().ok());
    names.into_iter().filter(|name| number(name).is_some()).max_by_key(number)
}

/// The names in a folder; none if there is no such folder.
fn names(folder: &Path) -> Vec<String> {
    let entries = fs::read_dir(folder).into_iter().flatten().filter_map(Result::ok);
    entries.map(|entry| entry.file_name().to_string_lossy().into_owned()).collect()
}

/// Whether a program succeeds in time; it is ended if it takes longer.
fn succeeds_within(mut child: Child, limit: Duration) -> bool {
    let started = Instant::now();
    while started.elapsed() < limit {
        match child.try_wait() {
            Ok(Some(status)) => return status.success(),
            Ok(None) => sleep(Duration::from_millis(100)),
            Err(_) => break,
        }
    }
    let _ = child.kill();
    let _ = child.wait();
    false
}

fn words(words: &[&str]) -> Vec<String> {
    words.iter().map(|&word| word.to_owned()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_newest_has_the_highest_number() {
        let names = words(&["lld-9", "lld-22", "lld-22-doc", "lld", "lld-19"]);
        assert_eq!(newest(names, "lld-"), Some("lld-22".to_owned()));
        assert_eq!(newest(words(&["lld"]), "lld-"), None);
    }

    #[cfg(unix)]
    #[test]
    fn a_program_that_takes_too_long_is_ended() {
        let start = |seconds| program("sleep").arg(seconds).spawn().expect("sleep is everywhere");
        assert!(succeeds_within(start("0"), Duration::from_secs(10)));
        assert!(!succeeds_within(start("30"), Duration::from_millis(200)));
    }
}
