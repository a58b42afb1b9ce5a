//! `check`: rules tests written as data.

use crate::args::CheckArgs;
use crate::kept;
use crate::output::{Done, Failure, Out, Style};
use crate::setup;
use sandtable_catalog::Game;
use sandtable_engine::vector;
use serde_json::json;
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// Runs every case of the files and folders.
pub(crate) fn check(args: &CheckArgs, out: &mut Out) -> Done {
    let mut files = Vec::new();
    for path in &args.paths {
        collect(path, args.game.is_some(), &mut files)?;
    }
    let mut games: BTreeMap<String, Arc<dyn Game>> = BTreeMap::new();
    let (mut passed, mut failed) = (0_usize, 0_usize);
    let mut list = Vec::new();
    for path in &files {
        let text = kept::read_text(path)?;
        let id = args.game.clone().or_else(|| game_of(path)).ok_or_else(|| {
            Failure::new(format_args!(
                "{}: no folder GAME/vectors says which game it tests: name it with --game",
                path.display()
            ))
        })?;
        let game = match games.get(&id) {
            Some(game) => Arc::clone(game),
            None => Arc::clone(games.entry(id.clone()).or_insert(setup::find(&id)?)),
        };
        let cases = vector::read(&text).map_err(|e| kept::located(path, &e))?;
        for report in game.run_vectors(&cases) {
            let rule = report.rules.first().cloned().unwrap_or_default();
            match &report.failure {
                None => passed += 1,
                Some(_) => failed += 1,
            }
            if args.json {
                list.push(json!({
                    "file": path.display().to_string(),
                    "game": id,
                    "rule": rule,
                    "rules": report.rules,
                    "title": report.title,
                    "passed": report.failure.is_none(),
                    "failure": report.failure,
                }));
                continue;
            }
            match report.failure {
                None => {
                    out.line(format_args!("{}   {rule} {}", out.paint(Style::Good, "ok"), report.title))?;
                }
                Some(why) => {
                    let why = why.replace('\n', " ");
                    out.line(format_args!(
                        "{} {rule} {}: {why}",
                        out.paint(Style::Bad, "FAIL"),
                        report.title
                    ))?;
                }
            }
        }
    }
    if args.json {
        out.json(&json!({ "passed": passed, "failed": failed, "cases": list }))?;
    } else {
        out.line(format_args!("{passed} passed, {failed} failed"))?;
    }
    match (passed, failed) {
        (0, 0) => {
            let paths: Vec<_> = args.paths.iter().map(|path| path.display().to_string()).collect();
            Err(Failure::new(format_args!("{}: no case found", paths.join(", "))))
        }
        (_, 0) => Ok(()),
        _ => Err(Failure::Told),
    }
}

/// The files of a path: itself, or what its `vectors` folders hold; everything if the game was named.
fn collect(path: &Path, all: bool, files: &mut Vec<PathBuf>) -> Done {
    if !path.is_dir() {
        files.push(path.to_owned());
        return Ok(());
    }
    let bad =
        |e: std::io::Error| Failure::new(format_args!("{}: the folder cannot be read: {e}", path.display()));
    let mut inside = std::fs::read_dir(path)
        .and_then(|list| list.map(|entry| Ok(entry?.path())).collect::<Result<Vec<_>, _>>())
        .map_err(bad)?;
    inside.sort();
    for entry in inside {
        // Links are not followed into folders: they might lead round in a circle.
        if entry.is_dir() && !entry.is_symlink() {
            collect(&entry, all, files)?;
        } else if entry.extension().is_some_and(|e| e == "toml") && (all || game_of(&entry).is_some()) {
            files.push(entry);
        }
    }
    Ok(())
}

/// The game of a file by the folder that holds `vectors`.
fn game_of(path: &Path) -> Option<String> {
    let whole = path.canonicalize().ok()?;
    let vectors =
        whole.ancestors().skip(1).find(|folder| folder.file_name().is_some_and(|name| name == "vectors"))?;
    Some(vectors.parent()?.file_name()?.to_string_lossy().into_owned())
}
