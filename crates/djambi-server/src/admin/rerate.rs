//! The ratings made anew.

use super::AdminError;
use crate::store::{Exclusive, Inspection, Rerated, file_of, rerate as rerate_file};

/// Makes the ratings of a database that no server uses anew from its rated results, and says what differs.
///
/// # Errors
/// When a server uses the database, or it cannot be written.
pub fn rerate(database: &str) -> Result<Rerated, AdminError> {
    let file = file_of(database)?;
    Inspection::open(&file)?.check_version()?;
    let _exclusive = Exclusive::take(&file)?;
    Ok(rerate_file(&file)?)
}
