//! The copy of a database that is made before its tables change.

use std::fs;
use std::path::{Path, PathBuf};

use super::error::Attempt;
use super::opening::Opening;
use super::partial_file::{PartialFile, folder_of};
use super::permissions::beside;
use super::{StoreError, schema};

/// How many copies are kept.
const KEPT: usize = 2;

/// Copies a database whose tables are those of an earlier version to `PATH.before-N.sqlite3`, where N is the
/// version to come; the newest copies are kept. An empty file is not copied.
///
/// # Errors
/// When the copy cannot be made, or a later version has made the tables; then nothing has changed.
pub(super) fn copy_before_migration(opening: &Opening) -> Result<(), StoreError> {
    let file = opening.file();
    let failed = |source| Attempt::Open.failed(file, source);
    let connection = opening.open_for_reading().map_err(failed)?;
    let after = opening.version();
    let before = schema::known_version(&connection, file, after)?;
    if before == 0 || before == after {
        return Ok(());
    }
    let copy = beside(file, &format!(".before-{after}.sqlite3"));
    tracing::info!(before, after, copy = %copy.display(), "the database is copied before it is brought up to date");
    // SQLite refuses to copy, too, on a connection that may only query.
    connection.pragma_update(None, "query_only", false).map_err(failed)?;
    let partial = PartialFile::create(&copy)?;
    partial.copy(&connection)?;
    partial.finish()?;
    remove_old_copies(file);
    Ok(())
}

/// Removes all copies but the newest.
fn remove_old_copies(file: &Path) {
    for copy in copies(file).into_iter().rev().skip(KEPT) {
        match fs::remove_file(&copy) {
            Ok(()) => tracing::info!(copy = %copy.display(), "an older copy is removed"),
            Err(error) => tracing::warn!(copy = %copy.display(), %error, "an older copy cannot be removed"),
        }
    }
}

/// The copies of a database, the oldest version first.
fn copies(file: &Path) -> Vec<PathBuf> {
    let Some(name) = file.file_name().and_then(|name| name.to_str()) else { return Vec::new() };
    let version = |path: &Path| -> Option<i64> {
        let rest = path.file_name()?.to_str()?.strip_prefix(name)?.strip_prefix(".before-")?;
        rest.strip_suffix(".sqlite3")?.parse().ok()
    };
    let found = fs::read_dir(folder_of(file)).into_iter().flatten().flatten();
    let mut copies: Vec<(i64, PathBuf)> =
        found.filter_map(|found| Some((version(&found.path())?, found.path()))).collect();
    copies.sort();
    copies.into_iter().map(|(_, path)| path).collect()
}
