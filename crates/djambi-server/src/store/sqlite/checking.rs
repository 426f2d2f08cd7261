//! Whether a file may be used as our database.

use std::fs::File;
use std::io::{self, Read};
use std::path::Path;

use rusqlite::config::DbConfig;
use rusqlite::{Connection, OpenFlags};

use super::StoreError;
use super::error::{Attempt, FileFault, unusable};
use super::opening::APPLICATION_ID;

/// The first bytes of every SQLite file.
const MAGIC: &[u8] = b"SQLite format 3\0";

/// Checks a file without changing it: it must be a database of this program, or not exist, or be empty.
///
/// # Errors
/// When it is the file of another program, or cannot be read.
pub(super) fn check(file: &Path) -> Result<(), StoreError> {
    match check_first_bytes(file)? {
        FirstBytes::Missing => Ok(()),
        FirstBytes::Database => check_tables(file),
    }
}

/// What a file begins with.
pub(super) enum FirstBytes {
    /// Nothing: the file does not exist, or it is empty.
    Missing,
    /// What every SQLite file begins with.
    Database,
}

/// Checks that a file is an SQLite file if it is there.
///
/// # Errors
/// When it is another, or cannot be read.
pub(super) fn check_first_bytes(file: &Path) -> Result<FirstBytes, StoreError> {
    // A device or a pipe is not even opened, which may do something or wait for ever.
    if file.metadata().is_ok_and(|metadata| !metadata.is_file()) {
        return Err(FileFault::NotAFile.of(file));
    }
    match first_bytes(file) {
        Ok(bytes) if bytes.is_empty() => Ok(FirstBytes::Missing),
        Ok(bytes) if bytes != MAGIC => Err(FileFault::NotADatabase.of(file)),
        Ok(_) => Ok(FirstBytes::Database),
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(FirstBytes::Missing),
        Err(source) => Err(unusable(file, source)),
    }
}

fn first_bytes(file: &Path) -> io::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    File::open(file)?.take(MAGIC.len() as u64).read_to_end(&mut bytes)?;
    Ok(bytes)
}

/// The first faults of the pages of a file. The indices are not compared with their tables, so that it takes
/// no longer than reading the file.
///
/// # Errors
/// When the file cannot be read.
pub(super) fn quick_faults(connection: &Connection) -> Result<Vec<String>, rusqlite::Error> {
    let mut check = connection.prepare("PRAGMA quick_check(10)")?;
    let lines: Vec<String> = check.query_map([], |row| row.get(0))?.collect::<Result<_, _>>()?;
    Ok(lines.into_iter().filter(|line| line != "ok").collect())
}

fn check_tables(file: &Path) -> Result<(), StoreError> {
    match is_ours(file) {
        Ok(true) => Ok(()),
        Ok(false) => Err(FileFault::Foreign.of(file)),
        Err(error) => Err(Attempt::Open.failed(file, error)),
    }
}

fn is_ours(file: &Path) -> Result<bool, rusqlite::Error> {
    let flags = OpenFlags::SQLITE_OPEN_READ_WRITE | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    let connection = Connection::open_with_flags(file, flags)?;
    // The log of another program's database is left as it is.
    connection.set_db_config(DbConfig::SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, true)?;
    has_our_tables(&connection)
}

/// Whether a database has this program's id, or nothing yet.
///
/// # Errors
/// When it cannot be read.
pub(super) fn has_our_tables(connection: &Connection) -> Result<bool, rusqlite::Error> {
    let id: i32 = connection.pragma_query_value(None, "application_id", |row| row.get(0))?;
    if id != 0 {
        return Ok(id == APPLICATION_ID);
    }
    // A start that was broken off leaves no tables; a program that replicates databases adds some of its own.
    let mut names = connection.prepare(
        "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite\\_%' ESCAPE '\\'
         AND name NOT LIKE '\\_litestream\\_%' ESCAPE '\\'",
    )?;
    Ok(!names.exists([])?)
}
