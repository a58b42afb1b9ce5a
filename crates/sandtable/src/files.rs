//! Game files: read and checked every time, written as a whole or not at all.

use crate::act;
use crate::kept::{Kept, located};
use crate::output::{Done, Failure, warn};
use crate::speech::{Speech, frame};
use sandtable_catalog::{AnyTable, Game, PlayError};
use sandtable_engine::SeatId;
use sandtable_engine::record::{Fate, Record};
use sandtable_engine::text::TextError;
use sandtable_engine::view::Viewer;
use sandtable_server::secret;
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
    /// Whether its dice are those that a server promised, if one did.
    kept_promise: bool,
}

impl GameFile {
    /// A game that begins in a file.
    pub(crate) fn new(kept: Kept, game: Arc<dyn Game>, table: Box<dyn AnyTable>) -> Self {
        Self { kept, game, table, kept_promise: true }
    }

    /// Opens a game file. One that is not what it was is opened with a warning, and never written over.
    pub(crate) fn open(path: &Path, speech: &Speech) -> Result<Self, Failure> {
        let file = Self::read(path, speech)?;
        if let Some(sentence) = file.changed(speech) {
            warn(sentence);
        }
        Ok(file)
    }

    /// Opens a game file that ends as it says.
    pub(crate) fn open_verified(path: &Path, speech: &Speech) -> Result<Self, Failure> {
        let file = Self::read(path, speech)?;
        if !file.kept_promise {
            let file = file.kept.path.display().to_string();
            return Err(Failure::new(frame!("cli-broken-promise", file = file)));
        }
        match file.changed(speech) {
            Some(sentence) if !file.is_whole() => Err(Failure::new(sentence)),
            _ => Ok(file),
        }
    }

    fn read(path: &Path, speech: &Speech) -> Result<Self, Failure> {
        let (kept, text) = Kept::read(path)?;
        let record = Record::read(&text).map_err(|e| located(path, &e))?;
        let game = sandtable_catalog::game(&record.header.game).map_err(|e| {
            Failure::new(frame!("cli-file", file = path.display().to_string(), why = e.to_string()))
        })?;
        match game.replay(&record) {
            Ok(table) => {
                let promise = record.committed.as_ref();
                let kept_promise =
                    promise.is_none_or(|(hash, salt)| secret::keeps(hash, &record.header.seed, salt));
                Ok(Self { kept, game, table, kept_promise })
            }
            Err(error) => {
                let reason = in_words(&*game, &error, speech);
                Err(located(path, &TextError { reason, ..error }))
            }
        }
    }

    /// Whether the record is the game that it was when it was written, to its end.
    pub(crate) fn is_whole(&self) -> bool {
        self.table.changed().is_none_or(|changed| matches!(changed.fate, Fate::Same | Fate::Unproven))
    }

    /// What became of a record that is not what it was, in a sentence.
    fn changed(&self, speech: &Speech) -> Option<String> {
        let changed = self.table.changed()?;
        let (file, edition) = (self.kept.path.display().to_string(), changed.edition);
        let today = self.game.edition();
        Some(match &changed.fate {
            Fate::Cut => frame!("cli-file-cut-short", file = file),
            Fate::Same => frame!("cli-earlier", file = file, edition = edition, today = today),
            Fate::Unproven => frame!("cli-unproven", file = file),
            Fate::Elsewhere => frame!("cli-earlier-elsewhere", file = file, edition = edition, today = today),
            Fate::Stopped(error) => frame!(
                "cli-earlier-stopped",
                file = file,
                edition = edition,
                today = today,
                line = error.line.unwrap_or_default(),
                why = in_words(&*self.game, error, speech)
            ),
        })
    }

    /// Writes the table to its file, unless the record that is there would be lost for another game.
    pub(crate) fn save(&mut self) -> Done {
        if !self.is_whole() {
            let file = self.kept.path.display().to_string();
            return Err(Failure::new(frame!("cli-record-unsaved", file = file)));
        }
        self.kept.write(&self.table.record())
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

/// The reason of an error; a refusal in a sentence.
fn in_words(game: &dyn Game, error: &TextError, speech: &Speech) -> String {
    match &error.refused {
        Some(it) => act::refused(game, speech, &it.action, &PlayError::Refused(it.refusal.clone())),
        None => error.reason.clone(),
    }
}

/// The project's folder: the one given, or the first from here upwards that has this file of the game.
pub(crate) fn project_root(game: &str, file: &str, wish: Option<&Path>) -> Result<PathBuf, Failure> {
    let has_it = |root: &Path| root.join("data").join(game).join(file).is_file();
    if let Some(root) = wish {
        if has_it(root) {
            return Ok(root.to_owned());
        }
        return Err(Failure::new(format_args!(
            "{}: there is no data/{game}/{file} in this folder",
            root.display()
        )));
    }
    let here = std::env::current_dir()
        .map_err(|e| Failure::new(format_args!("the current folder cannot be read: {e}")))?;
    here.ancestors().find(|folder| has_it(folder)).map(Path::to_owned).ok_or_else(|| {
        Failure::new(format_args!(
            "no folder from here upwards holds data/{game}/{file}: name the project's folder with --root"
        ))
    })
}
