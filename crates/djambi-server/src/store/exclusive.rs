//! The lock that keeps two servers off one database file.

use std::fs::{File, TryLockError};
use std::path::{Path, PathBuf};

use super::StoreError;
use super::permissions::{beside, create_file};

/// The right to be the only server on a database file. It is a lock of the operating system on a file next to
/// the database, so it is released when the process ends or is killed.
pub(crate) struct Exclusive {
    _file: File,
}

impl Exclusive {
    /// Takes the lock.
    ///
    /// # Errors
    /// [`StoreError::InUse`] when another server holds it, [`StoreError::File`] when the lock file cannot be
    /// created.
    pub(crate) fn take(database: &Path) -> Result<Self, StoreError> {
        let path = beside(&real_path(database), ".lock");
        let failed = |source| StoreError::File { path: path.clone(), source };
        let file = create_file(&path)?;
        match file.try_lock() {
            Ok(()) => Ok(Self { _file: file }),
            Err(TryLockError::WouldBlock) => Err(StoreError::InUse { path: database.to_owned() }),
            Err(TryLockError::Error(source)) => Err(failed(source)),
        }
    }

    /// Whether a server holds the lock. The lock file is not created.
    pub(crate) fn is_taken(database: &Path) -> bool {
        let file = File::open(beside(&real_path(database), ".lock"));
        file.is_ok_and(|file| matches!(file.try_lock_shared(), Err(TryLockError::WouldBlock)))
    }
}

/// The path without symbolic links; if the file does not exist yet, the path of its folder without them.
fn real_path(database: &Path) -> PathBuf {
    let in_real_folder = || {
        let folder =
            database.parent().filter(|folder| !folder.as_os_str().is_empty())?.canonicalize().ok()?;
        Some(folder.join(database.file_name()?))
    };
    database.canonicalize().ok().or_else(in_real_folder).unwrap_or_else(|| database.to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_one_server_holds_the_lock() {
        let folder = tempfile::tempdir().unwrap();
        let database = folder.path().join("games.sqlite3");
        let first = Exclusive::take(&database).unwrap();
        assert!(matches!(Exclusive::take(&database), Err(StoreError::InUse { .. })));
        assert!(Exclusive::is_taken(&database));
        drop(first);
        assert!(!Exclusive::is_taken(&database));
        assert!(Exclusive::take(&database).is_ok());
    }

    #[cfg(unix)]
    #[test]
    fn a_symbolic_link_has_the_same_lock() {
        let folder = tempfile::tempdir().unwrap();
        let (database, link) = (folder.path().join("games.sqlite3"), folder.path().join("link.sqlite3"));
        std::fs::write(&database, "").unwrap();
        std::os::unix::fs::symlink(&database, &link).unwrap();
        let first = Exclusive::take(&database).unwrap();
        assert!(matches!(Exclusive::take(&link), Err(StoreError::InUse { .. })));
        drop(first);
    }
}
