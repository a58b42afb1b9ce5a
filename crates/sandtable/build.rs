//! Embeds every message file of `data/i18n/<language>/` into the binary, so that a new game needs no change here.

use std::error::Error;
use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::{env, fs};

fn main() -> Result<(), Box<dyn Error>> {
    let root = PathBuf::from(env::var("CARGO_MANIFEST_DIR")?).join("../../data/i18n");
    println!("cargo:rerun-if-changed={}", root.display());
    let mut list = String::from("&[\n");
    for language in sorted(&root)? {
        println!("cargo:rerun-if-changed={}", language.display());
        for file in sorted(&language)? {
            if file.extension().is_none_or(|e| e != "ftl") {
                continue;
            }
            println!("cargo:rerun-if-changed={}", file.display());
            let code = language.file_name().unwrap_or_default().to_string_lossy().into_owned();
            writeln!(
                list,
                "    ({code:?}, include_str!({:?})),",
                file.canonicalize()?.display().to_string()
            )?;
        }
    }
    list.push(']');
    fs::write(PathBuf::from(env::var("OUT_DIR")?).join("messages.rs"), list)?;
    Ok(())
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
