//! The version of a database's tables: the number of the last migration.

use rusqlite::Connection;
use sqlx::migrate::Migrator;

/// The migrations of this program.
pub(super) static MIGRATIONS: Migrator = sqlx::migrate!();

/// The version that this program makes and reads.
pub(crate) fn current_version() -> i64 {
    MIGRATIONS.iter().map(|migration| migration.version).max().unwrap_or_default()
}

/// The version of a database; 0 if it has no tables yet.
///
/// # Errors
/// When the database cannot be read.
pub(crate) fn version_of(connection: &Connection) -> Result<i64, rusqlite::Error> {
    let has_versions: bool = connection.query_row(
        "SELECT EXISTS (SELECT 1 FROM sqlite_schema WHERE name = '_sqlx_migrations')",
        [],
        |row| row.get(0),
    )?;
    if !has_versions {
        return Ok(0);
    }
    connection.query_row("SELECT coalesce(max(version), 0) FROM _sqlx_migrations", [], |row| row.get(0))
}
