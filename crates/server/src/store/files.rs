//! The files of a SQLite database: nobody but who runs the server reads them, and one server at a time uses them.

use super::StoreError;
use std::fs::{File, OpenOptions, TryLockError};
use std::io;
use std::path::Path;

/// Makes an empty file that nobody else may read; one that is there is an error.
pub(super) fn make(path: &Path) -> io::Result<()> {
    opened(path, OpenOptions::new().write(true).create_new(true)).map(drop)
}

fn opened(path: &Path, options: &mut OpenOptions) -> io::Result<File> {
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(options, 0o600);
    options.open(path)
}

/// The path of a file beside another.
fn beside(path: &str, what: &str) -> String {
    format!("{}-{what}", path.strip_prefix("sqlite://").unwrap_or(path))
}

/// Sees to it that nobody else reads the database, whether it is there or not: it holds the seeds of games under way.
/// What SQLite makes beside it is as its file is.
pub(super) fn keep_private(path: &str) {
    let plain = path.strip_prefix("sqlite://").unwrap_or(path);
    // It is never opened here when it is there: to close it would free the locks of SQLite in this process.
    let _ = make(Path::new(plain));
    #[cfg(unix)]
    for path in [plain.to_owned(), beside(path, "wal"), beside(path, "shm")] {
        use std::os::unix::fs::PermissionsExt;
        // If it is somebody else's, it stays as it is.
        let _ = std::fs::set_permissions(path, std::fs::Permissions::from_mode(0o600));
    }
}

/// Holds the database for one server, for as long as the file is open: the system frees it, however the program ends.
///
/// # Errors
/// If another server holds it.
pub(crate) fn hold(path: &str) -> Result<Option<File>, StoreError> {
    let lock =
        opened(Path::new(&beside(path, "lock")), OpenOptions::new().write(true).create(true).truncate(false));
    match lock.map(|lock| (lock.try_lock(), lock)) {
        Ok((Ok(()), lock)) => Ok(Some(lock)),
        Ok((Err(TryLockError::WouldBlock), _)) => Err(StoreError::Held),
        Ok((Err(TryLockError::Error(error)), _)) | Err(error) => {
            // There are systems of files that know no locks; what cannot be written at all is said by the database.
            tracing::warn!(%error, "nobody can see that this server uses its database");
            Ok(None)
        }
    }
}
