//! Errors of the store. Their messages are for the log; `problem.rs` tells them to hosts.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use rusqlite::ErrorCode;

use super::Corruption;

/// Why the store failed. The message is a sentence; what SQLite says is its source.
#[derive(Debug, thiserror::Error)]
pub(crate) enum StoreError {
    /// The address is of another kind of database.
    #[error("{url} is not a database address: use a file's path or sqlite:PATH")]
    UnknownUrl { url: String },
    /// The address is that of a database in memory.
    #[error("{url} is a database in memory, which forgets all games when the server ends: name a file")]
    InMemory { url: String },
    /// The address has parameters.
    #[error("{url} has parameters after the question mark, which a database's address cannot have")]
    Parameters { url: String },
    /// The database's folder, its lock file or the database itself cannot be created or read.
    #[error("cannot use {}", path.display())]
    File { path: PathBuf, source: std::io::Error },
    /// Another server uses the same file.
    #[error("the database {} is in use by another djambi server: stop that one, or name another file with --database", path.display())]
    InUse { path: PathBuf },
    /// A device, a pipe, a socket or a folder is at the path.
    #[error("{} is not a file but a folder, a device or a pipe: name a file with --database", path.display())]
    NotAFile { path: PathBuf },
    /// The file is not a database.
    #[error("{} is not a database: name another file with --database", path.display())]
    NotADatabase { path: PathBuf },
    /// The file is the database of another program.
    #[error("{} is the database of another program: name another file with --database", path.display())]
    Foreign { path: PathBuf },
    /// A later version of this program has changed the tables.
    #[error("the database {} was made by a later version of djambi: update djambi, or name another file with --database", path.display())]
    Later { path: PathBuf },
    /// An earlier version of this program has made the tables.
    #[error("the database {} has the tables of version {version}, this djambi those of version {current}: start `djambi serve` once, which brings them up to date", path.display())]
    Earlier { path: PathBuf, version: i64, current: i64 },
    /// The tables have no version: an unreleased program has made them.
    #[error("the database {} was made by another build of djambi: use that one, or name another file with --database", path.display())]
    OtherBuild { path: PathBuf },
    /// There is no such file, or it is empty.
    #[error("there is no database at {}: name its file with --database", path.display())]
    Missing { path: PathBuf },
    /// Another process is making the same file.
    #[error("{} is being written by another djambi: wait for it", path.display())]
    BeingMade { path: PathBuf },
    /// A database cannot be copied.
    #[error("the copy {} cannot be made: {}", path.display(), sentence(error_code(source)))]
    Copy { path: PathBuf, source: rusqlite::Error },
    /// The database cannot be opened.
    #[error("cannot open the database {}: {}", path.display(), sentence(error_code(source)))]
    Open { path: PathBuf, source: rusqlite::Error },
    /// The tables cannot be brought up to date.
    #[error("the database {} cannot be brought up to date: {}", path.display(), sentence(error_code(source)))]
    Migration { path: PathBuf, source: rusqlite::Error },
    /// A read failed, or a change alone.
    #[error("the database failed: {}", sentence(error_code(.0)))]
    Database(#[from] rusqlite::Error),
    /// A commit failed, and with it all its changes.
    #[error("a commit failed: {}", sentence(error_code(.0)))]
    Commit(#[source] Arc<rusqlite::Error>),
    /// An event does not follow the last one of its game.
    #[error("event {seq} does not follow the last one of game {game}")]
    Gap { game: String, seq: u32 },
    /// A value in the database cannot be read.
    #[error("the database holds {0}")]
    Corrupt(#[from] Corruption),
    /// The store has been closed.
    #[error("the store is closed")]
    Closed,
}

impl StoreError {
    /// Whether it says that the file is damaged.
    pub(super) fn is_damage(&self) -> bool {
        matches!(self, Self::Database(error) if matches!(
            error_code(error),
            Some(ErrorCode::DatabaseCorrupt | ErrorCode::NotADatabase)
        ))
    }

    /// The error of a file that SQLite cannot open.
    pub(super) fn open(path: &Path, source: rusqlite::Error) -> Self {
        match error_code(&source) {
            Some(ErrorCode::NotADatabase) => Self::NotADatabase { path: path.to_owned() },
            _ => Self::Open { path: path.to_owned(), source },
        }
    }
}

/// What an error of SQLite means for the host of a service.
fn sentence(code: Option<ErrorCode>) -> &'static str {
    match code {
        Some(ErrorCode::DiskFull) => "the disk is full (free some space, and the service goes on)",
        Some(ErrorCode::SystemIoFailure) => "the disk does not read or write",
        Some(ErrorCode::OutOfMemory) => "no memory is left",
        Some(ErrorCode::DatabaseBusy | ErrorCode::DatabaseLocked) => "another program keeps the file locked",
        Some(ErrorCode::ReadOnly | ErrorCode::PermissionDenied) => {
            "the file cannot be written (see the permissions of the file and of its folder)"
        }
        Some(ErrorCode::CannotOpen) => {
            "the file cannot be opened (see the permissions of the file and of its folder)"
        }
        Some(ErrorCode::DatabaseCorrupt | ErrorCode::NotADatabase) => {
            "the file is damaged (keep a copy of it, and restore a backup)"
        }
        Some(ErrorCode::ConstraintViolation) => "it contradicts what is there",
        _ => "SQLite fails",
    }
}

/// SQLite's code of an error.
pub(super) fn error_code(error: &rusqlite::Error) -> Option<ErrorCode> {
    error.sqlite_error_code()
}
