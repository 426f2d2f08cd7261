//! The disk and the open files that the machine leaves to the service.

use std::path::Path;

#[cfg(unix)]
use djambi::Problem;

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
            let message = Problem::new("doctor_disk_unknown").with("folder", folder.display().to_string());
            return Finding::warning("disk", message.with("text", error.to_string()));
        }
    };
    let free = space.f_bavail.saturating_mul(space.f_frsize);
    let size = file.metadata().map_or(0, |metadata| metadata.len());
    let message = |code: &'static str| Problem::new(code).with("mebibytes", free >> 20);
    if free < LITTLE_SPACE_BYTES {
        Finding::fault("disk", message("doctor_disk_full"))
    } else if free < size.saturating_mul(2) {
        Finding::warning("disk", message("doctor_disk_small"))
    } else {
        Finding::ok("disk", message("doctor_disk"))
    }
}

#[cfg(unix)]
fn open_files() -> Finding {
    use rustix::process::{Resource, getrlimit};
    match getrlimit(Resource::Nofile).maximum {
        Some(limit) if limit < FEW_FILES => {
            Finding::warning("open files", Problem::new("doctor_few_files").with("most", limit))
        }
        Some(limit) => Finding::ok("open files", Problem::new("doctor_files").with("most", limit)),
        None => Finding::ok("open files", Problem::new("doctor_any_files")),
    }
}
