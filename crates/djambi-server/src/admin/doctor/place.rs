//! The place of a database: who can read it, and the size of its log.

use std::path::Path;

use super::Finding;
use crate::store::beside;

/// The size of the log from which something keeps it from being copied into the database.
const LARGE_LOG_BYTES: u64 = 256 * 1024 * 1024;

/// The findings.
pub(super) fn findings(file: &Path) -> Vec<Finding> {
    let mut findings = permissions(file);
    let bytes = beside(file, "-wal").metadata().map_or(0, |metadata| metadata.len());
    findings.push(if bytes > LARGE_LOG_BYTES {
        let message = format!(
            "{} MiB: a program reads the database for very long (a copy that hangs, an open sqlite3); end it",
            bytes >> 20
        );
        Finding::warning("log", message)
    } else {
        Finding::ok("log", format!("{} KiB", bytes >> 10))
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
            let path = path.display();
            let message = format!(
                "others than its owner may use {path} (mode {mode:o}), which may give them the key: chmod 600 {path}"
            );
            findings.push(Finding::fault("permissions", message));
        }
    }
    let folder = crate::store::folder_of(file);
    if let Some(mode) = mode(folder)
        && mode & 0o022 != 0
    {
        let path = folder.display();
        let message = format!("others may replace files in {path} (mode {mode:o}): chmod go-w {path}");
        findings.push(Finding::fault("permissions", message));
    }
    let owner = |path: &Path| path.metadata().ok().map(|metadata| metadata.uid());
    if let Some(stranger) = paths.iter().find(|path| owner(path).is_some_and(|uid| Some(uid) != owner(file)))
    {
        let path = stranger.display();
        let message =
            format!("{path} has another owner than the database: chown it, or the service cannot use it");
        findings.push(Finding::fault("permissions", message));
    }
    if findings.is_empty() {
        findings.push(Finding::ok("permissions", "only the owner can use the database"));
    }
    findings
}

#[cfg(not(unix))]
fn permissions(_: &Path) -> Vec<Finding> {
    Vec::new()
}
