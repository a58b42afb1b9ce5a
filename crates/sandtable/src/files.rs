//! Game files: read and checked every time, written as a whole or not at all.

use crate::output::{Done, Failure};
use crate::speech::Speech;
use sandtable_catalog::{AnyTable, Game};
use sandtable_engine::SeatId;
use sandtable_engine::record::Record;
use sandtable_engine::rules::TextError;
use sandtable_engine::view::Viewer;
use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// A table and the file it lives in.
pub(crate) struct GameFile {
    /// The file.
    pub(crate) path: PathBuf,
    /// The game.
    pub(crate) game: Arc<dyn Game>,
    /// The table.
    pub(crate) table: Box<dyn AnyTable>,
    /// Whether the record named the hash of its end.
    pub(crate) sealed: bool,
}

impl GameFile {
    /// Opens a game file that was written to its end.
    pub(crate) fn open(path: &Path, speech: &Speech) -> Result<Self, Failure> {
        let file = Self::open_any(path, speech)?;
        if file.sealed {
            return Ok(file);
        }
        Err(Failure::new(format_args!(
            "{}: the record has no \"end\" line: it was cut short",
            path.display()
        )))
    }

    /// Opens a record, also one that does not name its end.
    pub(crate) fn open_any(path: &Path, speech: &Speech) -> Result<Self, Failure> {
        let text = read_text(path)?;
        let record = Record::read(&text).map_err(|e| located(path, &e))?;
        let game = sandtable_catalog::game(&record.header.game)
            .map_err(|e| Failure::new(format_args!("{}: {e}", path.display())))?;
        let table = match game.replay(&record) {
            Ok(table) => table,
            Err(error) => {
                let error = in_words(&*game, &record, error, speech);
                return Err(located(path, &error));
            }
        };
        Ok(Self { path: path.to_owned(), game, table, sealed: record.end.is_some() })
    }

    /// Writes the table to its file.
    pub(crate) fn save(&self) -> Done {
        write(&self.path, &self.table.record())
    }

    /// With whose eyes to look: those of the seat named, of the referee, or of the seat that decides.
    pub(crate) fn viewer(&self, wish: Option<&str>) -> Result<Viewer, Failure> {
        match wish {
            Some("referee") => Ok(Viewer::Referee),
            Some(word) => Ok(Viewer::Seat(seat(&*self.game, word)?)),
            None => Ok(self.table.to_act().map_or(Viewer::Referee, Viewer::Seat)),
        }
    }
}

/// The seat of a word.
pub(crate) fn seat(game: &dyn Game, word: &str) -> Result<SeatId, Failure> {
    let found = game.seats().iter().position(|seat| *seat == word);
    let none =
        || Failure::new(format_args!("there is no seat \"{word}\"; there are: {}", game.seats().join(", ")));
    found.map(|i| SeatId(i as u8)).ok_or_else(none)
}

/// The same error with the refusal's sentence in place of its id.
fn in_words(game: &dyn Game, record: &Record, error: TextError, speech: &Speech) -> TextError {
    let refusal = || {
        let at = record.lines.iter().position(|(number, ..)| Some(*number) == error.line)?;
        let before = Record { lines: record.lines[..at].to_vec(), end: None, ..record.clone() };
        let table = game.replay(&before).ok()?;
        table.to_act()?;
        table.why(&record.lines[at].2).ok().flatten()
    };
    match refusal() {
        Some(refusal) if error.reason.contains(refusal.message.id) => {
            let sentence = speech.say(game, &refusal.message);
            TextError { reason: error.reason.replace(refusal.message.id, &sentence), ..error }
        }
        _ => error,
    }
}

/// An error in a file, with the file and the line.
pub(crate) fn located(path: &Path, error: &TextError) -> Failure {
    let file = path.display();
    match error.line {
        Some(line) => Failure::new(format_args!("{file}, line {line}: {}", error.reason)),
        None => Failure::new(format_args!("{file}: {}", error.reason)),
    }
}

/// Reads a file as text.
pub(crate) fn read_text(path: &Path) -> Result<String, Failure> {
    let bad = |why: &dyn std::fmt::Display| Failure::new(format_args!("{}: {why}", path.display()));
    if path.is_dir() {
        return Err(bad(&"this is a folder, not a file"));
    }
    let bytes = fs::read(path).map_err(|e| match e.kind() {
        io::ErrorKind::NotFound => bad(&"there is no such file"),
        io::ErrorKind::PermissionDenied => bad(&"this file may not be read"),
        _ => bad(&e),
    })?;
    String::from_utf8(bytes).map_err(|e| {
        let line = e.as_bytes()[..e.utf8_error().valid_up_to()].iter().filter(|&&b| b == b'\n').count() + 1;
        located(path, &TextError::at(line, "this is not text"))
    })
}

/// Writes a file as a whole or not at all: into a new file beside it, which then takes its name.
pub(crate) fn write(path: &Path, text: &str) -> Done {
    let bad = |e: io::Error| Failure::new(format_args!("{}: cannot be written: {e}", path.display()));
    if path.is_dir() {
        return Err(Failure::new(format_args!("{}: this is a folder, not a file", path.display())));
    }
    let name = path.file_name().unwrap_or_default().to_string_lossy();
    let beside = path.with_file_name(format!(".{name}.{}.new", std::process::id()));
    let written = || {
        let mut file = fs::File::create(&beside)?;
        file.write_all(text.as_bytes())?;
        file.sync_all()?;
        fs::rename(&beside, path)
    };
    written().map_err(|e| {
        // The half-written file helps nobody; that it is gone or not changes nothing.
        let _ = fs::remove_file(&beside);
        bad(e)
    })
}

/// The project's folder: the one given, or the first from here upwards that has the game's rulebook.
pub(crate) fn project_root(game: &str, wish: Option<&Path>) -> Result<PathBuf, Failure> {
    let rulebook = |root: &Path| root.join("data").join(game).join("rulebook.toml").is_file();
    if let Some(root) = wish {
        if rulebook(root) {
            return Ok(root.to_owned());
        }
        return Err(Failure::new(format_args!(
            "{}: there is no data/{game}/rulebook.toml in this folder",
            root.display()
        )));
    }
    let here = std::env::current_dir()
        .map_err(|e| Failure::new(format_args!("the current folder cannot be read: {e}")))?;
    here.ancestors().find(|folder| rulebook(folder)).map(Path::to_owned).ok_or_else(|| {
        Failure::new(format_args!(
            "no folder from here upwards holds data/{game}/rulebook.toml: name the project's folder with --root"
        ))
    })
}
