//! The file of the keys that seal what is said in private: whether it is there, who can read it, and whether it lies apart
//! from the database.

use std::path::Path;

use djambi::Problem;

use super::Finding;
use crate::store::{Inspection, PressKeys, folder_of};

/// The subject of the finding.
const SUBJECT: &str = "press key";

/// The finding.
pub(super) fn finding(database: &Path, file: &Path) -> Finding {
    let of_file = |code| Problem::new(code).with("file", file.display().to_string());
    let keys = match PressKeys::read(file) {
        Ok(Some(keys)) => keys,
        Ok(None) if sealed_with(database).is_empty() => {
            return Finding::ok(SUBJECT, of_file("doctor_press_key_to_come"));
        }
        Ok(None) => return Finding::fault(SUBJECT, of_file("doctor_no_press_key")),
        Err(error) => return Finding::fault(SUBJECT, error.problem()),
    };
    if let Some(mode) = open_to_others(file) {
        return Finding::fault(SUBJECT, of_file("doctor_press_key_open").with("mode", format!("{mode:o}")));
    }
    let lost = sealed_with(database).iter().filter(|known| keys.ids().all(|id| id != **known)).count();
    if lost > 0 {
        return Finding::fault(SUBJECT, of_file("doctor_press_key_lost").with("count", lost));
    }
    let folder = folder_of(file).canonicalize();
    let other = folder_of(database).canonicalize();
    if folder.is_ok_and(|folder| other.is_ok_and(|other| folder == other)) {
        return Finding::ok(SUBJECT, of_file("doctor_press_key_beside"));
    }
    Finding::ok(SUBJECT, of_file("doctor_press_key"))
}

/// The ids of the keys that have sealed in a database; none if it cannot be read, which others say.
fn sealed_with(database: &Path) -> Vec<crate::store::KeyId> {
    Inspection::open(database).and_then(|inspection| inspection.press_keys()).unwrap_or_default()
}

/// The rights of others to a file, if they have any.
#[cfg(unix)]
fn open_to_others(file: &Path) -> Option<u32> {
    use std::os::unix::fs::PermissionsExt;
    let mode = file.metadata().ok()?.permissions().mode() & 0o777;
    Some(mode).filter(|mode| mode & 0o077 != 0)
}

#[cfg(not(unix))]
fn open_to_others(_: &Path) -> Option<u32> {
    None
}
