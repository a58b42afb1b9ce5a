//! The browser client: what it needs, and building it into `web/dist`. Each part is done only if something has
//! changed since the last time.

use std::collections::hash_map::DefaultHasher;
use std::fs;
use std::hash::{Hash, Hasher};
use std::io;
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::shell::{WEB, program, root, run_in};
use crate::wasm;

/// What Vite asks of Node, as `engines` in `web/package.json` says for npm.
const NODE: &str = "20.19 or later of 20, or 22.12 or later";

/// Where the notes of what was last done are kept: with the packages, so that they go when those go.
const NOTES: &str = "node_modules/.sandtable";

/// What the site is made of, in `web/`, besides the packages.
const SOURCES: &[&str] = &[
    "index.html",
    "package-lock.json",
    "package.json",
    "public",
    "src",
    "svelte.config.js",
    "tsconfig.json",
    "vite",
    "vite.config.ts",
];

/// Something to be done, only if need be; a sentence, if it cannot be.
pub(crate) type Part = fn() -> Result<(), String>;

/// The parts of a build, in order, each with what a person is told.
pub(crate) const PARTS: &[(&str, Part)] = &[
    ("Building the engine for the browser", wasm::build),
    ("Installing the client's packages", install),
    ("Laying out boards and messages", stage),
    ("Building the site", bundle),
];

/// Builds the site, as far as it is not built.
///
/// # Errors
/// A sentence that says what to do.
pub(crate) fn build() -> Result<(), String> {
    PARTS.iter().try_for_each(|(_, part)| part())
}

/// Builds the site, and the command line that serves it to tests.
///
/// # Errors
/// A sentence that says what to do.
pub(crate) fn build_tested() -> Result<(), String> {
    build()?;
    wasm::tested()
}

/// Makes sure of everything that the client's own tools need to look at it: engine, packages, boards, messages.
///
/// # Errors
/// A sentence that says what to do.
pub(crate) fn prepare() -> Result<(), String> {
    wasm::build()?;
    install()?;
    stage()
}

/// Installs the packages, if they are missing or others than `package-lock.json` says.
///
/// # Errors
/// A sentence that says what to do.
pub(crate) fn install() -> Result<(), String> {
    check_node()?;
    let web = root().join(WEB);
    let wanted = digest_of(&web, &["package.json", "package-lock.json", ".npmrc"])?;
    if noted("install").as_deref() == Some(wanted.as_str()) {
        return Ok(());
    }
    // Playwright drives the system's Chromium: its own would be a large download.
    let variables = [("PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD", "1")];
    run_in(WEB, &["npm", "ci", "--no-progress"].map(str::to_owned), &variables).map_err(|how| {
        format!("The client's packages could not be installed: {how}; npm says why above (it needs the network once).")
    })?;
    note("install", &wanted)
}

/// Copies what the site shows of `data/` to where Vite finds it: the chart of each game that has one, and every
/// message file.
///
/// # Errors
/// A sentence, if something cannot be read or written.
pub(crate) fn stage() -> Result<(), String> {
    let (data, public) = (root().join("data"), root().join(WEB).join("public"));
    let unstaged =
        |error: io::Error| format!("Boards and messages could not be copied to {WEB}/public: {error}.");
    let charts =
        folders(&data).map_err(unstaged)?.into_iter().map(|game| (format!("{game}/chart.json"), game));
    let charts = charts.filter(|(chart, _)| data.join(chart).is_file());
    mirror(
        &public.join("games"),
        charts.map(|(chart, game)| (data.join(&chart), format!("{game}/chart.json"))),
    )
    .map_err(unstaged)?;
    let messages = data.join("i18n");
    let mut texts = Vec::new();
    for language in folders(&messages).map_err(unstaged)? {
        for file in files(&messages.join(&language)).map_err(unstaged)? {
            if file.extension().is_some_and(|ending| ending == "ftl") {
                let name = file.file_name().unwrap_or_default().to_string_lossy().into_owned();
                texts.push((file, format!("{language}/{name}")));
            }
        }
    }
    mirror(&public.join("i18n"), texts.into_iter()).map_err(unstaged)
}

/// Builds `web/dist`, unless nothing has changed.
fn bundle() -> Result<(), String> {
    let web = root().join(WEB);
    let wanted = digest_of(&web, SOURCES)?;
    if web.join("dist/index.html").is_file() && noted("build").as_deref() == Some(wanted.as_str()) {
        return Ok(());
    }
    let vite = ["npx", "--no-install", "vite", "build", "--logLevel", "warn"].map(str::to_owned);
    run_in(WEB, &vite, &[])
        .map_err(|how| format!("The site does not build: {how}; the errors are above."))?;
    note("build", &wanted)
}

fn check_node() -> Result<(), String> {
    let output = program("node").arg("--version").output();
    let version = output.ok().filter(|output| output.status.success());
    let version = version.map(|output| String::from_utf8_lossy(&output.stdout).trim().to_owned());
    match version {
        None => Err(format!("The browser client needs Node.js {NODE}, and there is none: install it from nodejs.org or with your system's package manager. `cargo play -- --terminal` plays without it.")),
        Some(version) if !new_enough(&version) => Err(format!(
            "The browser client needs Node.js {NODE}; this is {version}. `cargo play -- --terminal` plays without it."
        )),
        Some(_) if !npm().status().is_ok_and(|status| status.success()) => {
            Err("The browser client needs npm, which comes with Node.js but is not here: install it with your system's package manager.".to_owned())
        }
        Some(_) => Ok(()),
    }
}

fn npm() -> Command {
    let mut npm = program("npm");
    npm.arg("--version").stdout(std::process::Stdio::null()).stderr(std::process::Stdio::null());
    npm
}

fn new_enough(version: &str) -> bool {
    let mut numbers =
        version.trim_start_matches('v').split('.').map(|number| number.parse::<u32>().unwrap_or(0));
    match (numbers.next().unwrap_or(0), numbers.next().unwrap_or(0)) {
        (20, minor) => minor >= 19,
        (22, minor) => minor >= 12,
        (major, _) => major > 22,
    }
}

/// Makes a folder hold these files and nothing else. Files that are the same already are left alone, so that their
/// times stay.
fn mirror(folder: &Path, wanted: impl Iterator<Item = (PathBuf, String)>) -> io::Result<()> {
    let mut kept = Vec::new();
    for (source, name) in wanted {
        let target = folder.join(name);
        let bytes = fs::read(source)?;
        if fs::read(&target).ok().as_deref() != Some(bytes.as_slice()) {
            target.parent().map_or(Ok(()), fs::create_dir_all)?;
            fs::write(&target, bytes)?;
        }
        kept.push(target);
    }
    for file in all_files(folder)? {
        if !kept.contains(&file) {
            fs::remove_file(&file)?;
            // Its folder goes too, unless it holds something else.
            let _ = file.parent().map(fs::remove_dir);
        }
    }
    Ok(())
}

/// What identifies the state of some files and folders: a digest of their names and bytes.
///
/// # Errors
/// A sentence, if one cannot be read.
pub(crate) fn digest_of(root: &Path, sources: &[&str]) -> Result<String, String> {
    let mut digest = DefaultHasher::new();
    for source in sources {
        let path = root.join(source);
        let found = if path.is_dir() { all_files(&path) } else { Ok(vec![path]) };
        let unread = |error: io::Error| format!("{source} cannot be read: {error}.");
        for file in found.map_err(unread)? {
            file.strip_prefix(root).unwrap_or(&file).hash(&mut digest);
            fs::read(&file).map_err(unread)?.hash(&mut digest);
        }
    }
    Ok(format!("{:016x}", digest.finish()))
}

fn noted(name: &str) -> Option<String> {
    fs::read_to_string(root().join(WEB).join(NOTES).join(name)).ok()
}

fn note(name: &str, text: &str) -> Result<(), String> {
    let folder = root().join(WEB).join(NOTES);
    fs::create_dir_all(&folder)
        .and_then(|()| fs::write(folder.join(name), text))
        .map_err(|error| format!("{WEB}/{NOTES} cannot be written: {error}."))
}

/// The names of the folders in a folder, in order.
fn folders(folder: &Path) -> io::Result<Vec<String>> {
    let paths = entries(folder)?.into_iter().filter(|path| path.is_dir());
    Ok(paths.filter_map(|path| Some(path.file_name()?.to_string_lossy().into_owned())).collect())
}

/// The files in a folder, in order.
fn files(folder: &Path) -> io::Result<Vec<PathBuf>> {
    Ok(entries(folder)?.into_iter().filter(|path| path.is_file()).collect())
}

/// The files in a folder and its folders, in order; none if there is no such folder.
fn all_files(folder: &Path) -> io::Result<Vec<PathBuf>> {
    let mut found = Vec::new();
    if folder.is_dir() {
        for path in entries(folder)? {
            if path.is_dir() { found.extend(all_files(&path)?) } else { found.push(path) }
        }
    }
    Ok(found)
}

fn entries(folder: &Path) -> io::Result<Vec<PathBuf>> {
    let mut found = fs::read_dir(folder)?.map(|entry| Ok(entry?.path())).collect::<io::Result<Vec<_>>>()?;
    found.sort();
    Ok(found)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_right_node_is_known() {
        for good in ["v20.19.0", "v20.20.2", "v22.12.0", "v23.0.0", "v26.1.0"] {
            assert!(new_enough(good), "{good}");
        }
        for bad in ["v18.20.8", "v20.18.3", "v21.7.0", "v22.11.0", "", "nonsense"] {
            assert!(!new_enough(bad), "{bad}");
        }
    }

    #[test]
    fn npm_is_told_the_same_as_people() {
        let package = Path::new(env!("CARGO_MANIFEST_DIR")).join("../web/package.json");
        let text = fs::read_to_string(package).expect("the client is there");
        assert!(text.contains("\"node\": \"^20.19.0 || >=22.12.0\""), "and {NODE}, new_enough");
    }

    #[test]
    fn a_mirror_holds_what_it_should_and_no_more() {
        let folder = std::env::temp_dir().join(format!("sandtable-mirror-{}", std::process::id()));
        let (source, target) = (folder.join("source"), folder.join("target"));
        fs::create_dir_all(&source).expect("a folder");
        fs::write(source.join("a"), "a").expect("a file");
        let wanted = |name: &str| [(source.join("a"), name.to_owned())].into_iter();
        mirror(&target, wanted("old/a")).expect("a mirror");
        mirror(&target, wanted("new/a")).expect("a mirror");
        assert_eq!(all_files(&target).expect("a folder"), [target.join("new/a")]);
        let before = digest_of(&folder, &["target"]);
        assert_eq!(digest_of(&folder, &["target"]), before);
        fs::write(target.join("new/a"), "b").expect("a file");
        assert_ne!(digest_of(&folder, &["target"]), before);
        fs::remove_dir_all(folder).expect("gone");
    }
}
