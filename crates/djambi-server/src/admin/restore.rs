//! Restoring a backup in place of a database.

use std::path::{Path, PathBuf};

use super::AdminError;
use super::replacement::{give_to_owner, real_path, set_aside};
use super::verify::{VerifyNews, verify_file};
use crate::store::{
    Exclusive, Inspection, PartialFile, beside, bring_up_to_date, create_folder, file_of, press_keys_of,
};

/// What becomes of a backup with faults.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Faults {
    /// Nothing is restored.
    Refused,
    /// It is restored all the same. The games with faults cannot be opened.
    Accepted,
}

/// What was restored.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RestoreReport {
    /// The database that has been replaced by the backup.
    pub database: PathBuf,
    /// The number of games.
    pub games: u64,
    /// The number of faults.
    pub faults: u64,
    /// Where the replaced database is now; `None` if there was none.
    pub replaced: Option<PathBuf>,
    /// Whether the backup holds the key of all cookies and invitations.
    pub has_key: bool,
}

/// Puts a backup in place of a database that no server uses. The backup is copied, brought up to date and
/// verified first; the replaced database is kept beside it. A backup of before private words were sealed gets them
/// sealed with the keys of this file, or of the one beside the database. `news` hears of the progress and of each fault.
///
/// # Errors
/// When a server uses the database, or the backup is damaged, faulty or of a later version; then the database
/// is as it was.
pub fn restore(
    database: &str,
    press_keys: Option<&Path>,
    backup: &Path,
    faults: Faults,
    news: &mut dyn FnMut(VerifyNews),
) -> Result<RestoreReport, AdminError> {
    let database = real_path(&file_of(database)?);
    let press_keys = press_keys_of(&database, press_keys);
    let source = Inspection::open(backup)?;
    if backup.canonicalize().is_ok_and(|backup| backup == database) {
        return Err(AdminError::Itself { path: backup.to_owned() });
    }
    source.known_version()?;
    let file_faults = source.file_faults()?;
    if !file_faults.is_empty() {
        return Err(AdminError::Damaged { path: backup.to_owned(), faults: file_faults });
    }
    create_folder(&database)?;
    let exclusive = Exclusive::take(&database)?;
    let partial = PartialFile::create(&database)?;
    source.copy_to(&partial)?;
    bring_up_to_date(partial.path(), &press_keys)?;
    let report = verify_file(partial.path(), news)?;
    if report.faults > 0 && faults == Faults::Refused {
        return Err(AdminError::Faulty { path: backup.to_owned(), count: report.faults });
    }
    for path in [partial.path(), &beside(&database, ".lock"), &press_keys] {
        if path.exists() {
            give_to_owner(path, &database)?;
        }
    }
    let has_key = source.has_key().unwrap_or(false);
    let replaced = set_aside(&database, &source)?;
    partial.finish()?;
    drop(exclusive);
    Ok(RestoreReport { database, games: report.games, faults: report.faults, replaced, has_key })
}
