//! What the machine leaves to the service: disk and open files.

use std::path::Path;

use super::Finding;
#[cfg(unix)]
use crate::store::folder_of;

/// The free space below which the disk is nearly full.
#[cfg(unix)]
const LITTLE_SPACE_BYTES: u64 = 256 * 1024 * 1024;
/// The open files below which the service refuses connections that it could serve.
#[cfg(unix)]
const FEW_FILES: u64 = 4096;

/// The findings.
#[cfg(unix)]
pub(super) fn findings(file: &Path) -> Vec<Finding> {
    vec![disk(file), open_files()]
}

/// Other systems are not looked at.
#[cfg(not(unix))]
pub(super) fn findings(_: &Path) -> Vec<Finding> {
    Vec::new()
}

#[cfg(unix)]
fn disk(file: &Path) -> Finding {
    let folder = folder_of(file);
    let space = match rustix::fs::statvfs(folder) {
        Ok(space) => space,
        Err(error) => {
            let message = format!("the free space of {} is unknown: {error}", folder.display());
            return Finding::warning("disk", message);
        }
    };
    let free = space.f_bavail.saturating_mul(space.f_frsize);
    let size = file.metadata().map_or(0, |metadata| metadata.len());
    let mebibytes = free >> 20;
    if free < LITTLE_SPACE_BYTES {
        Finding::fault(
            "disk",
            format!("{mebibytes} MiB are free: turns are lost to players once it is full; free some"),
        )
    } else if free < size.saturating_mul(2) {
        let message =
            format!("{mebibytes} MiB are free, too little for two copies of the database: free some");
        Finding::warning("disk", message)
    } else {
        Finding::ok("disk", format!("{mebibytes} MiB are free"))
    }
}

#[cfg(unix)]
fn open_files() -> Finding {
    use rustix::process::{Resource, getrlimit};
    match getrlimit(Resource::Nofile).maximum {
        Some(limit) if limit < FEW_FILES => {
            let message = format!(
                "{limit} at most, here: a server started like this accepts fewer connections (LimitNOFILE=40000 for systemd)"
            );
            Finding::warning("open files", message)
        }
        Some(limit) => Finding::ok("open files", format!("{limit} at most")),
        None => Finding::ok("open files", "no limit"),
    }
}
