//! Faults of a store as problems, for hosts and in any language.

use std::path::Path;

use djambi::{Argument, Problem};
use rusqlite::ErrorCode;

use super::StoreError;
use super::error::error_code;
use crate::system::system_problem;

/// Why a database cannot be used.
#[derive(Debug, thiserror::Error)]
#[error(transparent)]
pub struct DatabaseError(#[from] StoreError);

impl DatabaseError {
    /// What is wrong. The sentence says what its causes say.
    #[must_use]
    pub fn problem(&self) -> Problem {
        self.0.problem()
    }
}

impl StoreError {
    /// What is wrong. The sentence says what its causes say.
    pub(crate) fn problem(&self) -> Problem {
        match self {
            Self::UnknownUrl { url } => Problem::new("store_no_address").with("address", url),
            Self::InMemory { url } => Problem::new("store_in_memory").with("address", url),
            Self::Parameters { url } => Problem::new("store_parameters").with("address", url),
            Self::File { path, source } => of_file("store_file", path).with("failure", system(source)),
            Self::InUse { path } => of_file("store_in_use", path),
            Self::NotAFile { path } => of_file("store_not_a_file", path),
            Self::NotADatabase { path } => of_file("store_no_database", path),
            Self::Foreign { path } => of_file("store_foreign", path),
            Self::Later { path } => of_file("store_later", path),
            Self::Earlier { path, version, current } => of_file("store_earlier", path)
                .with("version", version.to_string())
                .with("current", current.to_string()),
            Self::OtherBuild { path } => of_file("store_other_build", path),
            Self::Missing { path } => of_file("store_missing", path),
            Self::BeingMade { path } => of_file("store_being_made", path),
            Self::Copy { path, source } => of_file("store_copy", path).with("failure", failure(source)),
            Self::Open { path, source } => of_file("store_open", path).with("failure", failure(source)),
            Self::Migration { path, source } => {
                of_file("store_migration", path).with("failure", failure(source))
            }
            Self::Database(source) => Problem::new("store_failed").with("failure", failure(source)),
            Self::Commit(source) => Problem::new("store_commit").with("failure", failure(source)),
            Self::Gap { game, seq } => Problem::new("store_gap").with("game", game).with("seq", *seq),
            Self::Corrupt(what) => what.problem(),
            Self::Closed => Problem::new("store_closed"),
        }
    }
}

fn of_file(code: &'static str, path: &Path) -> Problem {
    Problem::new(code).with("file", path.display().to_string())
}

/// What the system says: a problem, or else its own words.
fn system(error: &std::io::Error) -> Argument {
    system_problem(error).map_or_else(|| error.to_string().into(), Into::into)
}

/// What an error of SQLite means for the host of a service.
fn failure(error: &rusqlite::Error) -> Problem {
    let cause = match error_code(error) {
        Some(ErrorCode::DiskFull) => "full",
        Some(ErrorCode::SystemIoFailure) => "disk",
        Some(ErrorCode::OutOfMemory) => "memory",
        Some(ErrorCode::DatabaseBusy | ErrorCode::DatabaseLocked) => "locked",
        Some(ErrorCode::ReadOnly | ErrorCode::PermissionDenied) => "not_writable",
        Some(ErrorCode::CannotOpen) => "not_openable",
        Some(ErrorCode::DatabaseCorrupt | ErrorCode::NotADatabase) => "damaged",
        Some(ErrorCode::ConstraintViolation) => "contradiction",
        _ => return Problem::new("store_sqlite").with("text", error.to_string()),
    };
    Problem::new("store_failure").with("cause", cause)
}

#[cfg(test)]
mod tests;
