//! A file that appears under its name only when it is whole.

use std::fs::{self, File, OpenOptions, TryLockError};
use std::io;
use std::path::{Path, PathBuf};

use rusqlite::Connection;

use super::StoreError;
use super::error::{Attempt, FileFault, unusable};
use super::permissions::beside;

/// A copy of a database, or another file, that is being made, under another name than its last one and for its owner only. It
/// is removed when it is dropped before it is finished.
pub(crate) struct PartialFile {
    path: PathBuf,
    last: PathBuf,
    file: File,
}

impl PartialFile {
    /// An empty file that is to become `last`. One that an earlier attempt has left is removed.
    ///
    /// # Errors
    /// When it cannot be created, or another process is making the same file.
    pub(crate) fn create(last: &Path) -> Result<Self, StoreError> {
        let path = beside(last, ".partial");
        let failed = |source| unusable(&path, source);
        if let Ok(left) = File::open(&path) {
            if matches!(left.try_lock(), Err(TryLockError::WouldBlock)) {
                return Err(FileFault::BeingMade.of(last));
            }
            fs::remove_file(&path).map_err(failed)?;
        }
        // SQLite would take a log of another copy for that of this one.
        remove_logs(&path);
        let mut options = OpenOptions::new();
        #[cfg(unix)]
        std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
        let file = options.read(true).write(true).create_new(true).open(&path).map_err(failed)?;
        file.lock().map_err(failed)?;
        Ok(Self { path: path.clone(), last: last.to_owned(), file })
    }

    /// Where the file is until it is finished.
    pub(crate) fn path(&self) -> &Path {
        &self.path
    }

    /// The way to write into the file.
    pub(crate) fn writer(&self) -> &File {
        &self.file
    }

    /// Copies a database as it is at one moment, whatever is written meanwhile.
    ///
    /// # Errors
    /// When the database cannot be read or the copy cannot be written.
    pub(super) fn copy(&self, connection: &Connection) -> Result<(), StoreError> {
        let not_text = || io::Error::new(io::ErrorKind::InvalidFilename, "the path is not UTF-8");
        let name = self.path.to_str().ok_or_else(|| unusable(&self.path, not_text()))?;
        let copied = connection.execute("VACUUM INTO ?", [name]);
        copied.map(drop).map_err(|source| Attempt::Copy.failed(&self.last, source))
    }

    /// Removes keys and sessions from the copy, so that none of their bytes are left in the file.
    ///
    /// # Errors
    /// When the copy cannot be written.
    pub(crate) fn remove_secrets(&self) -> Result<(), StoreError> {
        let remove = || {
            let connection = Connection::open(&self.path)?;
            connection.pragma_update(None, "secure_delete", true)?;
            connection.pragma_update_and_check(None, "journal_mode", "MEMORY", |_| Ok(()))?;
            connection.execute_batch(
                "DELETE FROM secret; DELETE FROM session; DELETE FROM password_link; DELETE FROM ban_trace;
                     UPDATE trace_key SET value = randomblob(32); VACUUM",
            )
        };
        remove().map_err(|source| Attempt::Copy.failed(&self.last, source))
    }

    /// Puts the file on the disk and gives it its last name, in place of a file of that name.
    ///
    /// # Errors
    /// When that fails; then a file of that name is as it was.
    pub(crate) fn finish(self) -> Result<(), StoreError> {
        let failed = |source| unusable(&self.last, source);
        self.file.sync_all().map_err(failed)?;
        fs::rename(&self.path, &self.last).map_err(failed)?;
        sync_folder(&self.last).map_err(failed)
    }
}

impl Drop for PartialFile {
    fn drop(&mut self) {
        // A finished file has another name by now.
        drop(fs::remove_file(&self.path));
        remove_logs(&self.path);
    }
}

/// Removes what SQLite may have left beside a file.
fn remove_logs(path: &Path) {
    for ending in ["-journal", "-wal", "-shm"] {
        drop(fs::remove_file(beside(path, ending)));
    }
}

/// Puts on the disk which names the folder of a file has.
///
/// # Errors
/// When the disk fails.
#[cfg(unix)]
fn sync_folder(file: &Path) -> io::Result<()> {
    File::open(folder_of(file))?.sync_all()
}

/// Other systems cannot open a folder.
#[cfg(not(unix))]
fn sync_folder(_: &Path) -> io::Result<()> {
    Ok(())
}

/// The folder of a file.
pub(crate) fn folder_of(file: &Path) -> &Path {
    file.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or_else(|| Path::new("."))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_that_a_killed_attempt_has_left_is_taken_for_ours() {
        let folder = tempfile::tempdir().unwrap();
        let last = folder.path().join("games.sqlite3");
        let partial = beside(&last, ".partial");
        // A process is killed while it changes its copy.
        let left = Connection::open(&partial).unwrap();
        left.execute_batch("PRAGMA journal_mode = WAL; CREATE TABLE foreign_game (id TEXT)").unwrap();
        let log = fs::read(beside(&partial, "-wal")).unwrap();
        drop(left);
        fs::write(beside(&partial, "-wal"), log).unwrap();

        let source = Connection::open(folder.path().join("source")).unwrap();
        source.execute_batch("CREATE TABLE game (id TEXT)").unwrap();
        let file = PartialFile::create(&last).unwrap();
        assert!(!beside(&partial, "-wal").exists());
        file.copy(&source).unwrap();
        file.finish().unwrap();
        let tables = "SELECT group_concat(name) FROM sqlite_schema";
        let found: String = Connection::open(&last).unwrap().query_row(tables, [], |row| row.get(0)).unwrap();
        assert_eq!(found, "game");
    }
}
