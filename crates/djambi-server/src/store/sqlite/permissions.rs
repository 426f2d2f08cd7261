//! The permissions of the database, which holds the key of all cookies and invitations: only its owner
//! may read it.

use std::fs::{DirBuilder, OpenOptions};
use std::path::{Path, PathBuf};

use super::StoreError;
use super::error::unusable;

/// Creates the folder of a database if it does not exist, for the owner only.
///
/// # Errors
/// When it cannot be created.
pub(crate) fn create_folder(file: &Path) -> Result<(), StoreError> {
    let Some(folder) = file.parent().filter(|folder| !folder.as_os_str().is_empty()) else { return Ok(()) };
    let mut builder = DirBuilder::new();
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder.recursive(true).create(folder).map_err(|source| unusable(folder, source))
}

/// Creates a file if it does not exist, for the owner only; an existing one keeps its content.
///
/// # Errors
/// When it cannot be created.
pub(super) fn create_file(file: &Path) -> Result<std::fs::File, StoreError> {
    let mut options = OpenOptions::new();
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    let opened = options.write(true).create(true).truncate(false).open(file);
    opened.map_err(|source| unusable(file, source))
}

/// Takes the rights of other users to a database and the files beside it, and says so in the log.
pub(super) fn tighten(file: &Path) {
    for ending in ["", "-wal", "-shm", ".lock"] {
        tighten_path(&beside(file, ending), 0o600);
    }
}

/// Takes the rights of other users to the file of the press keys, and says so in the log.
pub(super) fn tighten_press_keys(file: &Path) {
    tighten_path(file, 0o600);
}

/// Takes the rights of other users to the folder of a database, and says so in the log.
pub(crate) fn tighten_folder(file: &Path) {
    if let Some(folder) = file.parent() {
        tighten_path(folder, 0o700);
    }
}

/// The path of a file beside the database.
pub(crate) fn beside(file: &Path, ending: &str) -> PathBuf {
    let mut path = file.as_os_str().to_owned();
    path.push(ending);
    path.into()
}

#[cfg(unix)]
fn tighten_path(path: &Path, allowed: u32) {
    use std::os::unix::fs::PermissionsExt;
    let Ok(metadata) = path.metadata() else { return };
    let mode = metadata.permissions().mode() & 0o7777;
    if mode & !allowed & 0o077 == 0 {
        return;
    }
    let mut permissions = metadata.permissions();
    permissions.set_mode(mode & allowed);
    match std::fs::set_permissions(path, permissions) {
        Ok(()) => tracing::warn!(
            path = %path.display(),
            "other users of this machine could read what holds the service's keys; from now on only its owner can"
        ),
        Err(error) => tracing::error!(
            path = %path.display(),
            %error,
            "other users of this machine can read what holds the service's keys"
        ),
    }
}

#[cfg(not(unix))]
fn tighten_path(_: &Path, _: u32) {}
