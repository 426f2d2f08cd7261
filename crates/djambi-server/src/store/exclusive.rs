use std::fs::{File, OpenOptions, TryLockError};
use std::path::{Path, PathBuf};

use super::StoreError;

/// The right to be the only server on a database file. It is a lock of the operating system on a file beside the
/// database, so it ends with the process, however that ends.
pub(super) struct Exclusive {
    _file: File,
}

impl Exclusive {
    /// Takes the right, or says who is in the way.
    ///
    /// # Errors
    /// [`StoreError::InUse`] when another server has it, [`StoreError::File`] when the lock file cannot be made.
    pub(super) fn take(database: &Path) -> Result<Self, StoreError> {
        let path = lock_path(&real_path(database));
        let failed = |source| StoreError::File { path: path.clone(), source };
        let file = OpenOptions::new().write(true).create(true).truncate(false).open(&path).map_err(failed)?;
        match file.try_lock() {
            Ok(()) => Ok(Self { _file: file }),
            Err(TryLockError::WouldBlock) => Err(StoreError::InUse { path: database.to_owned() }),
            Err(TryLockError::Error(source)) => Err(failed(source)),
        }
    }
}

/// The file itself, whatever links lead to it or, while there is no file, to its folder.
fn real_path(database: &Path) -> PathBuf {
    let in_real_folder = || {
        let folder =
            database.parent().filter(|folder| !folder.as_os_str().is_empty())?.canonicalize().ok()?;
        Some(folder.join(database.file_name()?))
    };
    database.canonicalize().ok().or_else(in_real_folder).unwrap_or_else(|| database.to_owned())
}

fn lock_path(database: &Path) -> PathBuf {
    let mut path = database.as_os_str().to_owned();
    path.push(".lock");
    path.into()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_one_at_a_time() {
        let folder = tempfile::tempdir().unwrap();
        let database = folder.path().join("games.sqlite3");
        let first = Exclusive::take(&database).unwrap();
        assert!(matches!(Exclusive::take(&database), Err(StoreError::InUse { .. })));
        drop(first);
        assert!(Exclusive::take(&database).is_ok());
    }

    #[cfg(unix)]
    #[test]
    fn a_link_leads_to_the_same_lock() {
        let folder = tempfile::tempdir().unwrap();
        let (database, link) = (folder.path().join("games.sqlite3"), folder.path().join("link.sqlite3"));
        std::fs::write(&database, "").unwrap();
        std::os::unix::fs::symlink(&database, &link).unwrap();
        let first = Exclusive::take(&database).unwrap();
        assert!(matches!(Exclusive::take(&link), Err(StoreError::InUse { .. })));
        drop(first);
    }
}
