//! The engine for the browser: building it, and checking that it is the same engine.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Child, ExitCode, Stdio};
use std::thread::sleep;
use std::time::{Duration, Instant};

use crate::shell::{program, root, run};
use crate::short::shorten_data;
use crate::site::digest_of;
use crate::tools::{NODE, is_root};

const TARGET: &str = "wasm32-unknown-unknown";

/// A folder of its own: another compiler may build here, and must not throw away what the usual one has built.
const BUILT: &str = "target/wasm";

/// Where the client finds the engine.
const PACKAGE: &str = "web/src/engine/pkg";

/// The data files as the modules carry them.
const DATA: &str = "target/wasm/data";

/// Modules that can measure themselves, apart from those that players get.
const MEASURED: &str = "target/wasm/measured";

/// What the modules are made of.
const SOURCES: &[&str] = &["Cargo.toml", "Cargo.lock", "crates", "data", "xtask"];

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

/// Builds the engine for the browser: a module for each game.
///
/// # Errors
/// A sentence: there is no toolchain for it, or it does not build.
pub(crate) fn build() -> Result<(), String> {
    // All modules have one name for Cargo, which links each anew: it is asked only if something has changed.
    let note = root().join(BUILT).join("sources");
    let wanted = digest_of(&root(), SOURCES)?;
    let there = root().join(PACKAGE).join("engine.d.ts").is_file();
    if there && fs::read_to_string(&note).is_ok_and(|before| before == wanted) {
        return Ok(());
    }
    NODE.provide()?;
    let toolchain = provide_wasm()?;
    let games = games()?;
    write_types()?;
    for game in &games {
        build_game(&toolchain, game, &[], PACKAGE)?;
    }
    let list = format!("{games:?}\n");
    let types = format!("{PACKAGE}/{}.d.ts", games[0]);
    // The modules differ in what is inside them only: one declaration is enough for all.
    fs::write(root().join(PACKAGE).join("games.json"), list)
        .and_then(|()| fs::copy(root().join(types), root().join(PACKAGE).join("engine.d.ts")))
        .and_then(|_| fs::write(note, wanted))
        .map_err(|error| format!("{PACKAGE} cannot be written: {error}."))
}

/// Builds the modules of a few games anew; the others stay as they were built before.
///
/// # Errors
/// A sentence: there is no such game, no toolchain for it, or it does not build.
pub(crate) fn build_few(few: &[String]) -> Result<(), String> {
    let games = games()?;
    if let Some(stranger) = few.iter().find(|game| !games.contains(game)) {
        return Err(format!("There is no game \"{stranger}\": {}.", games.join(", ")));
    }
    NODE.provide()?;
    let toolchain = provide_wasm()?;
    few.iter().try_for_each(|game| build_game(&toolchain, game, &[], PACKAGE))
}

/// The games, as the catalog lists them.
///
/// # Errors
/// A sentence, if there is no list.
pub(crate) fn games() -> Result<Vec<String>, String> {
    let file = "crates/catalog/Cargo.toml";
    let text = fs::read_to_string(root().join(file)).map_err(|error| format!("{file}: {error}"))?;
    let manifest: toml::Table = text.parse().map_err(|error| format!("{file}: {error}"))?;
    let listed = manifest.get("features").and_then(|features| features.get("games"));
    let listed = listed.and_then(toml::Value::as_array).into_iter().flatten();
    let games: Vec<String> = listed.filter_map(|game| Some(game.as_str()?.to_owned())).collect();
    if games.is_empty() { Err(format!("{file} lists no games")) } else { Ok(games) }
}

/// Builds the module of one game into a folder, and beside it what a page shows of the game without it.
fn build_game(toolchain: &Toolchain, game: &str, features: &[&str], folder: &str) -> Result<(), String> {
    let mut command =
        words(&["cargo", "build", "--locked", "--package", "sandtable-wasm", "--profile", "wasm"]);
    command.extend(words(&["--target", TARGET, "--target-dir", BUILT]));
    let game_alone = format!("sandtable-catalog/{game}");
    command.extend(words(&["--no-default-features", "--features", &game_alone, "--features"]));
    command.push(features.join(","));
    let failed = |how: String| {
        format!("The engine of {game} does not build for the browser: {how}; the errors are above.")
    };
    // As `.cargo/config.toml` calls the folder of the data.
    let data = shorten_data(game, DATA)?;
    let mut variables = vec![("SANDTABLE_DATA", data.as_str())];
    match toolchain {
        Toolchain::Usual => {}
        Toolchain::Debian { linker } => {
            command.extend(words(&["-Zbuild-std=std,panic_abort", "-Zbuild-std-features="]));
            variables.extend([
                ("RUSTC", DEBIAN_RUSTC),
                ("RUSTC_BOOTSTRAP", "1"),
                ("CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_LINKER", linker.as_str()),
            ]);
        }
    }
    run(&command, &variables).map_err(failed)?;
    let module = format!("{BUILT}/{TARGET}/wasm/sandtable_wasm.wasm");
    let mut bindgen =
        words(&["cargo", "run", "--quiet", "--locked", "--profile", "tool", "--package", "xtask"]);
    bindgen.extend(words(&["--features", "bindgen", "--bin", "bindgen", "--", &module, folder, game]));
    run(&bindgen, &[])
        .map_err(|how| format!("The JavaScript side of the engine could not be written: {how}."))?;
    run(&words(&["node", "crates/wasm/leaflet.mjs", folder, game]), &[])
        .map_err(|how| format!("What the start page shows of {game} could not be written: {how}."))?;
    let size = fs::metadata(root().join(format!("{folder}/{game}_bg.wasm"))).map_or(0, |file| file.len());
    eprintln!("    {folder}: {game} for the browser, {} kB", size / 1000);
    Ok(())
}

/// Writes the TypeScript declarations of what crosses into JavaScript, which no game changes.
fn write_types() -> Result<(), String> {
    let types = format!("{PACKAGE}/types.ts");
    fs::create_dir_all(root().join(PACKAGE)).map_err(|error| format!("{PACKAGE}: {error}"))?;
    let mut command =
        words(&["cargo", "run", "--quiet", "--locked", "--profile", "tool", "--package", "sandtable-wasm"]);
    command.extend(words(&["--no-default-features", "--features", "ts", "--example", "types", "--", &types]));
    run(&command, &[]).map_err(|how| format!("The TypeScript types were not written: {how}."))
}

/// Plays a hundred games natively and in WebAssembly and compares every step.
///
/// # Errors
/// A sentence: something cannot be built or differs.
pub(crate) fn parity() -> Result<ExitCode, String> {
    NODE.provide()?;
    build()?;
    let records = format!("{BUILT}/parity.jsonl");
    build_tested()
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
    build_tested().map_err(|how| format!("Sandtable does not build: {how}; the errors are above."))
}

/// Builds what the tests build, examples and the command line included, by the same command: only so is nothing compiled
/// anew after them, since what tests depend on changes the features of what is shared.
fn build_tested() -> Result<(), String> {
    run(&words(&["cargo", "test", "--no-run", "--quiet", "--locked", "--workspace"]), &[])
}

/// Measures the engine natively and in WebAssembly, in turns, and the size of what the browser downloads.
///
/// # Errors
/// A sentence, if something cannot be built or measured.
pub(crate) fn bench() -> Result<ExitCode, String> {
    NODE.provide()?;
    let toolchain = provide_wasm()?;
    let games = games()?;
    build()?;
    for game in &games {
        build_game(&toolchain, game, &["bench"], MEASURED)?;
    }
    let native = ["cargo", "build", "--quiet", "--release", "--locked", "--package", "sandtable"];
    run(&words(&native), &[])
        .map_err(|how| format!("Sandtable does not build: {how}; the errors are above."))?;
    for game in &games {
        run(&words(&["node", "crates/wasm/bench.mjs", MEASURED, PACKAGE, game]), &[])
            .map_err(|how| format!("The engine could not be measured: {how}."))?;
    }
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
