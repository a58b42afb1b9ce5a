//! Embeds every message file of `data/i18n/<language>/` into the binary, and in release the built site of `web/dist/`,
//! so that a new game needs no change here.

use std::error::Error;
use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::{env, fs};

fn main() -> Result<(), Box<dyn Error>> {
    let root = PathBuf::from(env::var("CARGO_MANIFEST_DIR")?).join("../..");
    let out = PathBuf::from(env::var("OUT_DIR")?);
    fs::write(out.join("messages.rs"), messages(&root.join("data/i18n"))?)?;
    // Only what is played carries the site: tests and lints do not wait for a new one.
    let site =
        if env::var("PROFILE")? == "release" { site(&root.join("web/dist"))? } else { "&[]".to_owned() };
    fs::write(out.join("site.rs"), site)?;
    Ok(())
}

/// The message files: language, name and text of each.
fn messages(root: &Path) -> Result<String, Box<dyn Error>> {
    println!("cargo:rerun-if-changed={}", root.display());
    let mut list = String::from("&[\n");
    for language in sorted(root)? {
        println!("cargo:rerun-if-changed={}", language.display());
        for file in sorted(&language)? {
            if file.extension().is_none_or(|e| e != "ftl") {
                continue;
            }
            println!("cargo:rerun-if-changed={}", file.display());
            let code = language.file_name().unwrap_or_default().to_string_lossy().into_owned();
            let name = file.file_stem().unwrap_or_default().to_string_lossy().into_owned();
            let path = file.canonicalize()?.display().to_string();
            writeln!(list, "    ({code:?}, {name:?}, include_str!({path:?})),")?;
        }
    }
    list.push(']');
    Ok(list)
}

/// The files of the built site as pairs of path and bytes; none if it is not built.
fn site(folder: &Path) -> Result<String, Box<dyn Error>> {
    // Cargo takes a path that does not exist for one that has changed, and would compile us each time. Where the
    // folder cannot be made, that is all that happens.
    let _ = fs::create_dir(folder);
    println!("cargo:rerun-if-changed={}", folder.display());
    let mut list = String::from("&[\n");
    let mut folders = vec![folder.to_owned()];
    while let Some(next) = folders.pop() {
        for path in sorted(&next)? {
            if path.is_dir() {
                folders.push(path);
                continue;
            }
            let name = path.strip_prefix(folder)?.to_string_lossy().replace('\\', "/");
            let bytes = path.canonicalize()?.display().to_string();
            writeln!(list, "    ({name:?}, include_bytes!({bytes:?})),")?;
        }
    }
    list.push(']');
    Ok(list)
}

/// What a folder holds, by name; nothing if there is no such folder.
fn sorted(folder: &Path) -> Result<Vec<PathBuf>, Box<dyn Error>> {
    if !folder.is_dir() {
        return Ok(Vec::new());
    }
    let mut found =
        fs::read_dir(folder)?.map(|entry| Ok(entry?.path())).collect::<Result<Vec<_>, std::io::Error>>()?;
    found.sort();
    Ok(found)
}
