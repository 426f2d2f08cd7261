//! Backups: copies of a database beside a running server.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::mpsc::{self, RecvTimeoutError};
use std::thread;
use std::time::Duration;

use super::AdminError;
use crate::store::{Inspection, PartialFile, StoreError, beside, file_of, is_same_file};

/// How often the progress of a long copy is told.
const PROGRESS_INTERVAL: Duration = Duration::from_secs(1);

/// What to back up, and where to.
#[derive(Clone, Debug)]
pub struct BackupRequest {
    /// The database: a file's path or `sqlite:PATH`.
    pub database: String,
    /// The file of the backup.
    pub file: PathBuf,
    /// What becomes of the key of all cookies and invitations.
    pub secrets: Secrets,
    /// What becomes of a file that is there already.
    pub existing: ExistingFile,
}

/// What becomes of the key of all cookies and invitations.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Secrets {
    /// The backup holds it.
    Kept,
    /// The backup lacks it. A service that is restored from it knows no earlier cookie and no invitation.
    LeftOut,
}

/// What becomes of a file that is there already.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ExistingFile {
    /// It stays, and the backup fails.
    Refused,
    /// The backup takes its place.
    Replaced,
}

/// What a backup holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BackupReport {
    /// Its size in bytes.
    pub bytes: u64,
    /// The number of games.
    pub games: u64,
}

/// Backs a database up, beside a running server. The backup appears under its name only when it is whole,
/// checked and on the disk. `progress` hears from time to time how many bytes of about how many are copied.
///
/// # Errors
/// When the database cannot be read, its copy is damaged, or the file cannot be written or is there already.
pub fn backup(
    request: &BackupRequest,
    progress: &mut dyn FnMut(u64, u64),
) -> Result<BackupReport, AdminError> {
    let database = file_of(&request.database)?;
    let source = Inspection::open(&database)?;
    refuse_existing(request, &database)?;
    let partial = PartialFile::create(&request.file)?;
    copy(source, &partial, progress)?;
    if request.secrets == Secrets::LeftOut {
        partial.remove_secrets()?;
    }
    let copied = Inspection::open(partial.path())?;
    let faults = copied.file_faults()?;
    if !faults.is_empty() {
        return Err(AdminError::Damaged { path: database, faults });
    }
    let failed = |source| AdminError::File { path: partial.path().to_owned(), source };
    let bytes = fs::metadata(partial.path()).map_err(failed)?.len();
    let report = BackupReport { bytes, games: copied.games()? };
    drop(copied);
    refuse_existing(request, &database)?;
    partial.finish()?;
    Ok(report)
}

/// Refuses to write over the database, over what is no file, such as a device or a pipe, or, unless it is
/// wanted, over another file.
fn refuse_existing(request: &BackupRequest, database: &Path) -> Result<(), AdminError> {
    let path = &request.file;
    let Ok(target) = path.canonicalize() else { return Ok(()) };
    // A hard link has another path, and is the same file.
    let metadata = target.metadata().ok();
    let is_link = |part: &Path| {
        let found = part.metadata().ok().zip(metadata.as_ref());
        found.and_then(|(part, target)| is_same_file(&part, target)) == Some(true)
    };
    let is_part = |ending| {
        let part = beside(database, ending);
        is_link(&part) || part.canonicalize().is_ok_and(|part| part == target)
    };
    if ["", "-wal", "-shm", "-journal", ".lock"].into_iter().any(is_part) {
        return Err(AdminError::Itself { path: path.clone() });
    }
    if metadata.is_none_or(|metadata| !metadata.is_file()) {
        return Err(AdminError::NoFile { path: path.clone() });
    }
    match request.existing {
        ExistingFile::Refused => Err(AdminError::Exists { path: path.clone() }),
        ExistingFile::Replaced => Ok(()),
    }
}

/// Copies the database on another thread and tells the progress on this one.
fn copy(
    source: Inspection,
    partial: &PartialFile,
    progress: &mut dyn FnMut(u64, u64),
) -> Result<(), StoreError> {
    let total = source.bytes()?;
    thread::scope(|scope| {
        let (copying, copied) = mpsc::channel::<()>();
        let copy = scope.spawn(move || {
            // Dropped at the end, which the other thread hears.
            let _copying = copying;
            source.copy_to(partial)
        });
        while copied.recv_timeout(PROGRESS_INTERVAL) == Err(RecvTimeoutError::Timeout) {
            let bytes = fs::metadata(partial.path()).map_or(0, |metadata| metadata.len());
            progress(bytes.min(total), total);
        }
        copy.join().unwrap_or(Err(StoreError::closed()))
    })
}
