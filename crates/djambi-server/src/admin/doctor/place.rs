//! The place of a database: who can read it, and the size of its log.

use std::path::Path;

use djambi::Problem;

use super::Finding;
use crate::store::beside;

/// The size of the log from which something keeps it from being copied into the database.
const LARGE_LOG_BYTES: u64 = 256 * 1024 * 1024;

/// The findings.
pub(super) fn findings(file: &Path) -> Vec<Finding> {
    let mut findings = permissions(file);
    let bytes = beside(file, "-wal").metadata().map_or(0, |metadata| metadata.len());
    findings.push(if bytes > LARGE_LOG_BYTES {
        Finding::warning("log", Problem::new("doctor_large_log").with("mebibytes", bytes >> 20))
    } else {
        Finding::ok("log", Problem::new("doctor_log").with("kibibytes", bytes >> 10))
    });
    findings
}

#[cfg(unix)]
fn permissions(file: &Path) -> Vec<Finding> {
    use std::os::unix::fs::{MetadataExt, PermissionsExt};
    let mode = |path: &Path| path.metadata().ok().map(|metadata| metadata.permissions().mode() & 0o777);
    let mut findings = Vec::new();
    let paths = ["", "-wal", "-shm", ".lock"].map(|ending| beside(file, ending));
    for path in &paths {
        if let Some(mode) = mode(path)
            && mode & 0o077 != 0
        {
            let message = of_path("doctor_file_open", path).with("mode", format!("{mode:o}"));
            findings.push(Finding::fault("permissions", message));
        }
    }
    let folder = crate::store::folder_of(file);
    if let Some(mode) = mode(folder)
        && mode & 0o022 != 0
    {
        let message = of_path("doctor_folder_open", folder).with("mode", format!("{mode:o}"));
        findings.push(Finding::fault("permissions", message));
    }
    let owner = |path: &Path| path.metadata().ok().map(|metadata| metadata.uid());
    if let Some(stranger) = paths.iter().find(|path| owner(path).is_some_and(|uid| Some(uid) != owner(file)))
    {
        findings.push(Finding::fault("permissions", of_path("doctor_other_owner", stranger)));
    }
    if findings.is_empty() {
        findings.push(Finding::ok("permissions", Problem::new("doctor_permissions")));
    }
    findings
}

#[cfg(unix)]
fn of_path(code: &'static str, path: &Path) -> Problem {
    Problem::new(code).with("file", path.display().to_string())
}

#[cfg(not(unix))]
fn permissions(_: &Path) -> Vec<Finding> {
    Vec::new()
}
