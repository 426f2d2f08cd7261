//! Errors of a database file.

use std::io;
use std::path::Path;
use std::sync::Arc;

use djambi::{Argument, Problem};
use rusqlite::ErrorCode;

use super::{StoreError, StoreErrorKind};
use crate::system::system_problem;

/// Why an address is not that of a database file.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum AddressFault {
    /// It is of another kind of database.
    Unknown,
    /// It is that of a database in memory.
    InMemory,
    /// It has parameters.
    Parameters,
}

impl AddressFault {
    /// The error of this address.
    pub(super) fn of(self, url: &str) -> StoreError {
        let code = match self {
            Self::Unknown => "store_no_address",
            Self::InMemory => "store_in_memory",
            Self::Parameters => "store_parameters",
        };
        StoreError::new(StoreErrorKind::Unsuitable, Problem::new(code).with("address", url))
    }
}

/// Why a file cannot be the database.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum FileFault {
    /// Another server uses it.
    InUse,
    /// Another process is making it.
    BeingMade,
    /// There is none, or it is empty.
    Missing,
    /// A device, a pipe, a socket or a folder is at the path.
    NotAFile,
    /// It is not a database.
    NotADatabase,
    /// It is the database of another program.
    Foreign,
    /// A later version of this program has changed the tables.
    Later,
    /// The tables have no version: an unreleased program has made them.
    OtherBuild,
}

impl FileFault {
    /// The error of this file.
    pub(super) fn of(self, path: &Path) -> StoreError {
        use StoreErrorKind::{Busy, Missing, Unsuitable};
        let (kind, code) = match self {
            Self::InUse => (Busy, "store_in_use"),
            Self::BeingMade => (Busy, "store_being_made"),
            Self::Missing => (Missing, "store_missing"),
            Self::NotAFile => (Unsuitable, "store_not_a_file"),
            Self::NotADatabase => (Unsuitable, "store_no_database"),
            Self::Foreign => (Unsuitable, "store_foreign"),
            Self::Later => (Unsuitable, "store_later"),
            Self::OtherBuild => (Unsuitable, "store_other_build"),
        };
        StoreError::new(kind, of_file(code, path))
    }
}

/// The error of a file whose tables are those of an earlier version of this program.
pub(super) fn earlier(path: &Path, version: i64, current: i64) -> StoreError {
    let problem = of_file("store_earlier", path)
        .with("version", version.to_string())
        .with("current", current.to_string());
    StoreError::new(StoreErrorKind::Unsuitable, problem)
}

/// The error of a file or a folder that cannot be created, read or written.
pub(super) fn unusable(path: &Path, source: io::Error) -> StoreError {
    let kind = match source.kind() {
        io::ErrorKind::StorageFull => StoreErrorKind::Full,
        _ => StoreErrorKind::Other,
    };
    // What the system says: a problem, or else its own words.
    let said = system_problem(&source).map_or_else(|| Argument::from(source.to_string()), Into::into);
    StoreError::new(kind, of_file("store_file", path).with("failure", said)).with_source(source)
}

/// What SQLite fails to do with a file.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Attempt {
    /// To copy it.
    Copy,
    /// To open it.
    Open,
    /// To bring its tables up to date.
    Migration,
}

impl Attempt {
    /// The error of this attempt.
    pub(super) fn failed(self, path: &Path, source: rusqlite::Error) -> StoreError {
        let code = match self {
            Self::Open if source.sqlite_error_code() == Some(ErrorCode::NotADatabase) => {
                return FileFault::NotADatabase.of(path);
            }
            Self::Copy => "store_copy",
            Self::Open => "store_open",
            Self::Migration => "store_migration",
        };
        let (kind, failure) = failure(&source);
        StoreError::new(kind, of_file(code, path).with("failure", failure)).with_source(source)
    }
}

/// The error of a change whose commit has failed, and with it all its changes.
pub(super) fn commit_failed(source: Arc<rusqlite::Error>) -> StoreError {
    let (kind, failure) = failure(&source);
    StoreError::new(kind, Problem::new("store_commit").with("failure", failure)).with_source(source)
}

/// A read failed, or one change of a batch.
impl From<rusqlite::Error> for StoreError {
    fn from(source: rusqlite::Error) -> Self {
        let (kind, failure) = failure(&source);
        Self::new(kind, Problem::new("store_failed").with("failure", failure)).with_source(source)
    }
}

fn of_file(code: &'static str, path: &Path) -> Problem {
    Problem::new(code).with("file", path.display().to_string())
}

/// What an error of SQLite means for callers, and for the host of a service.
fn failure(error: &rusqlite::Error) -> (StoreErrorKind, Problem) {
    use StoreErrorKind::{Busy, Conflict, Damaged, Full, Other};
    let (kind, cause) = match error.sqlite_error_code() {
        Some(ErrorCode::DiskFull) => (Full, "full"),
        Some(ErrorCode::SystemIoFailure) => (Other, "disk"),
        Some(ErrorCode::OutOfMemory) => (Other, "memory"),
        Some(ErrorCode::DatabaseBusy | ErrorCode::DatabaseLocked) => (Busy, "locked"),
        Some(ErrorCode::ReadOnly | ErrorCode::PermissionDenied) => (Other, "not_writable"),
        Some(ErrorCode::CannotOpen) => (Other, "not_openable"),
        Some(ErrorCode::DatabaseCorrupt | ErrorCode::NotADatabase) => (Damaged, "damaged"),
        Some(ErrorCode::ConstraintViolation) => (Conflict, "contradiction"),
        _ => return (Other, Problem::new("store_sqlite").with("text", error.to_string())),
    };
    (kind, Problem::new("store_failure").with("cause", cause))
}

#[cfg(test)]
mod tests;
