//! Errors of the store.

use std::path::PathBuf;
use std::sync::Arc;

/// Why the store failed.
#[derive(Debug, thiserror::Error)]
pub(crate) enum StoreError {
    /// The address is of another kind of database.
    #[error("{url} is not a database address: use a file's path or sqlite:PATH")]
    UnknownUrl { url: String },
    /// The database's folder or lock file cannot be created.
    #[error("cannot use {}", path.display())]
    File { path: PathBuf, source: std::io::Error },
    /// Another server uses the same file.
    #[error("the database {} is in use by another djambi server: stop that one, or name another file with --database", path.display())]
    InUse { path: PathBuf },
    /// SQLite reports an error.
    #[error("the database failed")]
    Database(#[from] sqlx::Error),
    /// The migrations of the tables failed.
    #[error("the database could not be brought up to date")]
    Migration(#[from] sqlx::migrate::MigrateError),
    /// The commit of a whole batch of changes failed.
    #[error("a commit failed")]
    Commit(#[source] Arc<sqlx::Error>),
    /// A value in the database cannot be read.
    #[error("the database holds {what}")]
    Corrupt { what: String },
    /// The store has been closed.
    #[error("the store is closed")]
    Closed,
}

impl StoreError {
    /// The error of a value that cannot be read.
    pub(crate) fn corrupt(what: impl Into<String>) -> Self {
        Self::Corrupt { what: what.into() }
    }
}
