//! Files written as a whole or not at all, by one writer at a time.

use crate::output::{Done, Failure};
use crate::speech::frame;
use sandtable_engine::record::LONGEST;
use sandtable_engine::text::TextError;
use std::fs::{self, File, Metadata};
use std::io::{self, Read, Write};
use std::path::{Path, PathBuf};
use std::time::{Duration, SystemTime};

/// How the names of half-written files begin.
const HALF: &str = ".sandtable-";

/// A half-written file this old was left by a process that is gone.
const STALE: Duration = Duration::from_secs(3600);

/// What is known of a file that is to be written.
#[derive(Clone, Debug)]
enum Known {
    /// There is none yet.
    Nothing,
    /// It holds this.
    Text(String),
    /// It may hold anything: its owner wants it written over.
    Anything,
}

/// A file and what it is known to hold, so that nobody's work is written over.
#[derive(Clone, Debug)]
pub(crate) struct Kept {
    /// The file as its owner names it.
    pub(crate) path: PathBuf,
    known: Known,
}

impl Kept {
    /// A file that exists, with its text.
    pub(crate) fn read(path: &Path) -> Result<(Self, String), Failure> {
        let text = read_text(path)?;
        Ok((Self { path: path.to_owned(), known: Known::Text(text.clone()) }, text))
    }

    /// A file that does not exist yet.
    pub(crate) fn new(path: &Path) -> Self {
        Self { path: path.to_owned(), known: Known::Nothing }
    }

    /// A file that may be written over.
    pub(crate) fn over(path: &Path) -> Self {
        Self { path: path.to_owned(), known: Known::Anything }
    }

    /// Writes the file: into a new file beside it, which then takes its name, its rights and its owner.
    pub(crate) fn write(&mut self, text: &str) -> Done {
        let named = self.path.display();
        let bad = |e: io::Error| {
            Failure::new(frame!("cli-file-unwritten", file = named.to_string(), why = e.to_string()))
        };
        let (target, there) = target(&self.path)?;
        // Whoever comes second waits here, and then finds another text than the one he has read.
        let lock = there.as_ref().map(|_| locked(&target)).transpose().map_err(bad)?;
        match (&self.known, &there) {
            (Known::Nothing, Some(_)) => {
                return Err(Failure::new(frame!("cli-file-there", file = named.to_string())));
            }
            (Known::Text(known), Some(_)) if fs::read(&target).map_err(bad)? != known.as_bytes() => {
                return Err(Failure::new(frame!("cli-file-other-writer", file = named.to_string())));
            }
            _ => {}
        }
        let folder =
            target.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
        remove_stale(folder);
        let mut half = half_written(folder, there.as_ref()).map_err(bad)?;
        half.write_all(text.as_bytes()).and_then(|()| half.as_file().sync_all()).map_err(bad)?;
        let done = if there.is_some() || matches!(self.known, Known::Anything) {
            half.persist(&target)
        } else {
            half.persist_noclobber(&target)
        };
        done.map_err(|e| bad(e.error))?;
        drop(lock);
        self.known = Known::Text(text.to_owned());
        Ok(())
    }
}

/// The file that a name leads to, links followed, and what is there; only an ordinary file that may be written will do.
fn target(path: &Path) -> Result<(PathBuf, Option<Metadata>), Failure> {
    let no = |why: String| Failure::new(frame!("cli-file", file = path.display().to_string(), why = why));
    let Ok(link) = fs::symlink_metadata(path) else { return Ok((path.to_owned(), None)) };
    let target = fs::canonicalize(path).map_err(|e| match e.kind() {
        io::ErrorKind::NotFound if link.is_symlink() => no(frame!("cli-file-dangling")),
        _ => no(e.to_string()),
    })?;
    let there = fs::metadata(&target).map_err(|e| no(e.to_string()))?;
    if there.is_dir() {
        return Err(no(frame!("cli-file-folder")));
    }
    if !there.is_file() {
        return Err(no(frame!("cli-file-special")));
    }
    if there.permissions().readonly() {
        return Err(no(frame!("cli-file-read-only")));
    }
    Ok((target, Some(there)))
}

/// The file, locked until it is dropped. Where the system has no locks, the comparison must do.
fn locked(target: &Path) -> io::Result<File> {
    let file = File::open(target)?;
    match file.lock() {
        Err(e) if e.kind() != io::ErrorKind::Unsupported => Err(e),
        _ => Ok(file),
    }
}

/// A new file that nobody else can have prepared, with the rights and owner of the one that it will replace.
fn half_written(folder: &Path, there: Option<&Metadata>) -> io::Result<tempfile::NamedTempFile> {
    let mut builder = tempfile::Builder::new();
    builder.prefix(HALF).suffix("");
    #[cfg(unix)]
    if there.is_none() {
        use std::os::unix::fs::PermissionsExt;
        builder.permissions(fs::Permissions::from_mode(0o666));
    }
    let half = builder.tempfile_in(folder)?;
    if let Some(there) = there {
        #[cfg(unix)]
        {
            use std::os::unix::fs::{MetadataExt, chown};
            // Only the superuser can give a file away; for all others it is theirs already or stays so.
            let _ = chown(half.path(), Some(there.uid()), Some(there.gid()));
        }
        fs::set_permissions(half.path(), there.permissions())?;
    }
    Ok(half)
}

/// Removes what a process that was killed left behind. It is of no use to anybody; whether it goes changes nothing.
fn remove_stale(folder: &Path) {
    let Ok(list) = fs::read_dir(folder) else { return };
    for entry in list.flatten().filter(|entry| entry.file_name().to_string_lossy().starts_with(HALF)) {
        let old = |time: SystemTime| SystemTime::now().duration_since(time).is_ok_and(|age| age > STALE);
        let stale = entry.metadata().is_ok_and(|it| it.is_file() && it.modified().is_ok_and(old));
        if stale {
            let _ = fs::remove_file(entry.path());
        }
    }
}

/// Writes a file that this program makes and may write over.
pub(crate) fn write(path: &Path, text: &str) -> Done {
    Kept::over(path).write(text)
}

/// Reads a file as text.
pub(crate) fn read_text(path: &Path) -> Result<String, Failure> {
    let bad = |why: String| Failure::new(frame!("cli-file", file = path.display().to_string(), why = why));
    let unread = |e: io::Error| match e.kind() {
        io::ErrorKind::NotFound => bad(frame!("cli-file-missing")),
        io::ErrorKind::PermissionDenied => bad(frame!("cli-file-unreadable")),
        _ => bad(e.to_string()),
    };
    if path.is_dir() {
        return Err(bad(frame!("cli-file-folder")));
    }
    let mut bytes = Vec::new();
    let most = LONGEST as u64 + 1;
    File::open(path).and_then(|file| file.take(most).read_to_end(&mut bytes)).map_err(unread)?;
    if bytes.len() > LONGEST {
        return Err(bad(frame!("cli-file-too-long", most = LONGEST >> 20)));
    }
    let text = String::from_utf8(bytes).map_err(|e| {
        let line = e.as_bytes()[..e.utf8_error().valid_up_to()].iter().filter(|&&b| b == b'\n').count() + 1;
        located(path, &TextError::at(line, frame!("cli-file-no-text")))
    })?;
    Ok(text)
}

/// An error in a file, with the file and the line.
pub(crate) fn located(path: &Path, error: &TextError) -> Failure {
    let file = path.display().to_string();
    let why = error.reason.clone();
    Failure::new(match error.line {
        Some(line) => frame!("cli-file-line", file = file, line = line, why = why),
        None => frame!("cli-file", file = file, why = why),
    })
}
