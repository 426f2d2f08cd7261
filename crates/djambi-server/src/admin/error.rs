//! Errors of the commands for hosts.

use std::path::PathBuf;

use crate::store::StoreError;

/// Why a command for hosts fails. The message is a sentence.
#[derive(Debug, thiserror::Error)]
pub enum AdminError {
    /// The database cannot be used.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// A file is in the way.
    #[error("{} exists already: name another file, or replace it with --force", path.display())]
    Exists {
        /// The file.
        path: PathBuf,
    },
    /// The backup is to be written over the database.
    #[error("{} belongs to the database itself: name another file for the backup", path.display())]
    Itself {
        /// The file.
        path: PathBuf,
    },
    /// The backup is to be written over a folder, a device or a pipe.
    #[error("{} is not a file but a folder, a device or a pipe: name another file for the backup", path.display())]
    NoFile {
        /// What is there.
        path: PathBuf,
    },
    /// A database is damaged.
    #[error("{} is damaged: {}", path.display(), faults.join("; "))]
    Damaged {
        /// The file.
        path: PathBuf,
        /// What is wrong with it.
        faults: Vec<String>,
    },
    /// A backup has faults, and nothing was restored.
    #[error("{} has {count} faults, and nothing is restored: restore another backup, or this one with --accept-faults", path.display())]
    Faulty {
        /// The backup.
        path: PathBuf,
        /// The number of its faults.
        count: u64,
    },
    /// A file cannot be read, written or renamed.
    #[error("cannot use {}", path.display())]
    File {
        /// The file.
        path: PathBuf,
        /// The error of the operating system.
        source: std::io::Error,
    },
}
