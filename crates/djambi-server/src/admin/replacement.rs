//! How a database makes room for another without being lost.

use std::fs;
use std::path::{Path, PathBuf};

use super::AdminError;
use crate::env;
use crate::store::{Inspection, beside, empty_log};

/// Gives a database that no server uses a second name, with the date and the time, and leaves nothing beside
/// it that the next database would take for its own. Returns the second name; `None` if there is no database.
///
/// # Errors
/// When it cannot be named; then it is where it was.
pub(super) fn set_aside(database: &Path, calendar: &Inspection) -> Result<Option<PathBuf>, AdminError> {
    if !database.exists() {
        return Ok(None);
    }
    empty_log(database);
    let aside = free_name(database, calendar)?;
    // A log that is left is that of a damaged database, and belongs to it.
    for ending in ["-wal", "-journal"] {
        let log = beside(database, ending);
        let log_aside = beside(&aside, ending);
        if log.exists() {
            fs::rename(&log, &log_aside).map_err(|source| AdminError::File { path: log, source })?;
        }
    }
    drop(fs::remove_file(beside(database, "-shm")));
    // With a second name, the first is never without a database. Some file systems have no second names.
    fs::hard_link(database, &aside)
        .or_else(|_| fs::rename(database, &aside))
        .map_err(|source| AdminError::File { path: database.to_owned(), source })?;
    Ok(Some(aside))
}

/// A name beside the database that no file has, with the time of now (UTC).
fn free_name(database: &Path, calendar: &Inspection) -> Result<PathBuf, AdminError> {
    let now_ms = i64::try_from(env::now_ms()).unwrap_or(i64::MAX);
    let time = calendar.date_of(now_ms)?;
    let name = |number: u32| {
        let number = if number == 1 { String::new() } else { format!("-{number}") };
        beside(database, &format!(".replaced-{time}{number}.sqlite3"))
    };
    Ok((1..).map(name).find(|name| !name.exists()).expect("a number that is free"))
}

/// Gives a file that the superuser has made to the owner of the database, or of its folder.
///
/// # Errors
/// When the system refuses; then the service could not use the file.
#[cfg(unix)]
pub(super) fn give_to_owner(path: &Path, database: &Path) -> Result<(), AdminError> {
    use std::os::unix::fs::{MetadataExt, chown};
    let failed = |source| AdminError::File { path: path.to_owned(), source };
    let like = fs::metadata(database)
        .or_else(|_| fs::metadata(crate::store::folder_of(database)))
        .map_err(failed)?;
    let own = fs::metadata(path).map_err(failed)?;
    if own.uid() == like.uid() {
        Ok(())
    } else {
        chown(path, Some(like.uid()), Some(like.gid())).map_err(failed)
    }
}

/// Other systems have other owners.
#[cfg(not(unix))]
pub(super) fn give_to_owner(_: &Path, _: &Path) -> Result<(), AdminError> {
    Ok(())
}

/// The path of a file without symbolic links, so that a link to the database stays one.
pub(super) fn real_path(file: &Path) -> PathBuf {
    file.canonicalize().unwrap_or_else(|_| file.to_owned())
}
