//! Reports of players, for the host.

use std::path::Path;

use super::AdminError;
use crate::store::{Inspection, PressKeys, Report, file_of, note_reading, press_keys_of};

/// All reports of a database, the newest first, opened with the keys of a file, or of the one beside the database. That
/// they were read is noted; the service tells it to its security log.
///
/// # Errors
/// When the database or the file cannot be read, or the reading cannot be noted.
pub fn reports(database: &str, press_keys: Option<&Path>) -> Result<Vec<Report>, AdminError> {
    let file = file_of(database)?;
    let inspection = Inspection::open(&file)?;
    inspection.check_version()?;
    let keys = PressKeys::read(&press_keys_of(&file, press_keys))?;
    let reports = inspection.reports(keys.as_ref())?;
    if !reports.is_empty() {
        note_reading(&file)?;
    }
    Ok(reports)
}
