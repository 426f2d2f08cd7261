use std::path::PathBuf;
use std::sync::Arc;

/// Why the store could not do what it was asked.
#[derive(Debug, thiserror::Error)]
pub(crate) enum StoreError {
    /// The database is not one we can open.
    #[error("{url} is not a database address: use a file's path or sqlite:PATH")]
    UnknownUrl { url: String },
    /// The database's folder or lock file could not be made.
    #[error("cannot use {}", path.display())]
    File { path: PathBuf, source: std::io::Error },
    /// Another server works on the same file.
    #[error("the database {} is in use by another djambi server: stop that one, or name another file with --database", path.display())]
    InUse { path: PathBuf },
    /// The database said no.
    #[error("the database failed")]
    Database(#[from] sqlx::Error),
    /// The database's tables could not be brought up to date.
    #[error("the database could not be brought up to date")]
    Migration(#[from] sqlx::migrate::MigrateError),
    /// A whole batch of changes could not be written.
    #[error("a commit failed")]
    Commit(#[source] Arc<sqlx::Error>),
    /// What was read makes no sense.
    #[error("the database holds {what}")]
    Corrupt { what: String },
    /// The store has been closed.
    #[error("the store is closed")]
    Closed,
}

impl StoreError {
    /// What was read makes no sense.
    pub(crate) fn corrupt(what: impl Into<String>) -> Self {
        Self::Corrupt { what: what.into() }
    }
}
