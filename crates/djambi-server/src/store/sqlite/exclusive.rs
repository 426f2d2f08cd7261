//! The lock that keeps two servers off one database file.

use std::fs::{File, TryLockError};
use std::path::{Path, PathBuf};
use std::thread;
use std::time::Duration;

use super::StoreError;
use super::error::{FileFault, unusable};
use super::permissions::{beside, create_file};

/// How often a lock is tried that is held, and how long it takes between: a process that was just started by a server
/// has its files for a moment, until it becomes another program.
const TRIES: u32 = 20;
const BETWEEN_TRIES: Duration = Duration::from_millis(10);

/// The right to be the only server on a database file. It is a lock of the operating system on a file next to
/// the database, so it is released when the process ends or is killed.
///
/// The database itself is locked too, because another path may lead to it: SQLite has locks of another kind,
/// which these leave alone.
pub(crate) struct Exclusive {
    _file: File,
    database: Option<File>,
}

/// The use of a database file by servers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Use {
    /// No server.
    Free,
    /// A server.
    Taken,
    /// A server was started with this path, and has another file than the one that is there now.
    Elsewhere,
}

impl Exclusive {
    /// Takes the lock.
    ///
    /// # Errors
    /// When another server holds it, or the lock file cannot be created.
    pub(crate) fn take(database: &Path) -> Result<Self, StoreError> {
        let path = beside(&real_path(database), ".lock");
        let failed = |source| unusable(&path, source);
        let lock = |file: File| match try_for_a_moment(&file) {
            Ok(()) => Ok(file),
            Err(TryLockError::WouldBlock) => Err(FileFault::InUse.of(database)),
            Err(TryLockError::Error(source)) => Err(failed(source)),
        };
        // The database comes first: if another path leads to it, nothing is left beside this one.
        let locked = open_to_lock(database).map(lock).transpose()?;
        Ok(Self { _file: lock(create_file(&path)?)?, database: locked })
    }

    /// Locks a database that did not exist when the lock was taken.
    pub(super) fn hold(&mut self, database: &Path) {
        if self.database.is_none() {
            self.database = open_to_lock(database).filter(|file| file.try_lock().is_ok());
        }
    }

    /// The use of a database file by servers. Nothing is created.
    pub(crate) fn user(database: &Path) -> Use {
        let is_held = |file: &File| matches!(file.try_lock_shared(), Err(TryLockError::WouldBlock));
        match (Self::is_taken(database), open_to_lock(database)) {
            (_, Some(file)) if is_held(&file) => Use::Taken,
            (true, _) if cfg!(unix) => Use::Elsewhere,
            (true, _) => Use::Taken,
            (false, _) => Use::Free,
        }
    }

    /// Whether a server holds the lock. The lock file is not created.
    pub(crate) fn is_taken(database: &Path) -> bool {
        let file = File::open(beside(&real_path(database), ".lock"));
        file.is_ok_and(|file| matches!(file.try_lock_shared(), Err(TryLockError::WouldBlock)))
    }
}

/// Tries to lock a file, again for a moment while it is held.
fn try_for_a_moment(file: &File) -> Result<(), TryLockError> {
    for _ in 1..TRIES {
        match file.try_lock() {
            Err(TryLockError::WouldBlock) => thread::sleep(BETWEEN_TRIES),
            locked => return locked,
        }
    }
    file.try_lock()
}

/// A database file, to lock it. Elsewhere than on Unix, a lock would keep SQLite from reading it.
fn open_to_lock(database: &Path) -> Option<File> {
    if cfg!(unix) { File::open(database).ok() } else { None }
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
    use crate::store::StoreErrorKind;

    /// Whether the lock is refused because another holds it.
    fn is_in_use(database: &Path) -> bool {
        Exclusive::take(database).is_err_and(|error| error.kind() == StoreErrorKind::Busy)
    }

    #[test]
    fn only_one_server_holds_the_lock() {
        let folder = tempfile::tempdir().unwrap();
        let database = folder.path().join("games.sqlite3");
        let first = Exclusive::take(&database).unwrap();
        assert!(is_in_use(&database));
        assert!(Exclusive::is_taken(&database));
        drop(first);
        assert!(!Exclusive::is_taken(&database));
        assert!(Exclusive::take(&database).is_ok());
    }

    #[cfg(unix)]
    #[test]
    fn a_hard_link_has_the_same_lock_and_gets_nothing_beside_it() {
        let folder = tempfile::tempdir().unwrap();
        let database = folder.path().join("games.sqlite3");
        let link = folder.path().join("link.sqlite3");
        let mut first = Exclusive::take(&database).unwrap();
        std::fs::write(&database, "").unwrap();
        assert_eq!(Exclusive::user(&database), Use::Elsewhere, "it is not locked yet");
        first.hold(&database);
        std::fs::hard_link(&database, &link).unwrap();
        assert!(is_in_use(&link));
        assert!(!beside(&link, ".lock").exists());
        assert_eq!([&database, &link].map(|path| Exclusive::user(path)), [Use::Taken; 2]);
        std::fs::rename(&database, folder.path().join("moved.sqlite3")).unwrap();
        assert_eq!(Exclusive::user(&database), Use::Elsewhere);
        drop(first);
        assert_eq!([&database, &link].map(|path| Exclusive::user(path)), [Use::Free; 2]);
    }

    #[cfg(unix)]
    #[test]
    fn a_symbolic_link_has_the_same_lock() {
        let folder = tempfile::tempdir().unwrap();
        let database = folder.path().join("games.sqlite3");
        let link = folder.path().join("link.sqlite3");
        std::fs::write(&database, "").unwrap();
        std::os::unix::fs::symlink(&database, &link).unwrap();
        let first = Exclusive::take(&database).unwrap();
        assert!(is_in_use(&link));
        drop(first);
    }
}
