//! Game files: read and checked every time, written as a whole or not at all.

use crate::kept::{Kept, located};
use crate::output::{Done, Failure, warn};
use crate::speech::{Speech, frame};
use sandtable_catalog::{AnyTable, Game};
use sandtable_engine::SeatId;
use sandtable_engine::explain::Refusal;
use sandtable_engine::record::Record;
use sandtable_engine::rules::TextError;
use sandtable_engine::view::Viewer;
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// A table and the file it lives in.
pub(crate) struct GameFile {
    /// The file.
    pub(crate) kept: Kept,
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
        Err(Failure::new(frame!("cli-file-cut-short", file = path.display().to_string())))
    }

    /// Opens a record, also one that does not name its end.
    pub(crate) fn open_any(path: &Path, speech: &Speech) -> Result<Self, Failure> {
        let (kept, text) = Kept::read(path)?;
        let record = Record::read(&text).map_err(|e| located(path, &e))?;
        let game = sandtable_catalog::game(&record.header.game).map_err(|e| {
            Failure::new(frame!("cli-file", file = path.display().to_string(), why = e.to_string()))
        })?;
        let table = match game.replay(&record) {
            Ok(table) => table,
            Err(error) => {
                let error = in_words(&*game, &record, error, speech);
                return Err(located(path, &error));
            }
        };
        let file = Self { kept, game, table, sealed: record.end.is_some() };
        if let Some(sentence) = file.earlier(speech) {
            warn(sentence);
        }
        Ok(file)
    }

    /// What became of a record that earlier rules were played by, in a sentence.
    fn earlier(&self, speech: &Speech) -> Option<String> {
        let earlier = self.table.earlier()?;
        let (file, edition) = (self.kept.path.display().to_string(), earlier.edition);
        let today = self.game.edition();
        let Some(stopped) = &earlier.stopped else {
            return Some(frame!("cli-earlier", file = file, edition = edition, today = today));
        };
        let why = self.in_words(stopped, speech);
        let line = stopped.line.unwrap_or_default();
        Some(frame!(
            "cli-earlier-stopped",
            file = file,
            edition = edition,
            today = today,
            line = line,
            why = why
        ))
    }

    /// An error of an action that could not be played on this table, with the refusal's sentence in place of its id.
    fn in_words(&self, error: &TextError, speech: &Speech) -> String {
        let quoted = error.reason.split('"').nth(1);
        let refusal = quoted.and_then(|action| self.table.why(action).ok().flatten());
        spoken(&*self.game, error, refusal.as_ref(), speech)
    }

    /// Writes the table to its file. What today's rules cut off must not be lost with it.
    pub(crate) fn save(&mut self) -> Done {
        if self.table.earlier().is_some_and(|earlier| earlier.stopped.is_some()) {
            let file = self.kept.path.display().to_string();
            return Err(Failure::new(frame!("cli-earlier-unsaved", file = file)));
        }
        self.kept.write(&self.table.record())
    }

    /// The game to be played on, with the file that keeps it.
    pub(crate) fn continued(mut self) -> Result<(Arc<dyn Game>, Box<dyn AnyTable>, Option<Kept>), Failure> {
        self.save()?;
        Ok((self.game, self.table, Some(self.kept)))
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
    let none = || Failure::new(frame!("cli-no-seat", word = word, seats = game.seats().join(", ")));
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
    let reason = spoken(game, &error, refusal().as_ref(), speech);
    TextError { reason, ..error }
}

/// The reason of an error with a refusal's sentence in place of its id.
fn spoken(game: &dyn Game, error: &TextError, refusal: Option<&Refusal>, speech: &Speech) -> String {
    match refusal {
        Some(refusal) => error.reason.replace(refusal.message.id, &speech.say(game, &refusal.message)),
        None => error.reason.clone(),
    }
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
