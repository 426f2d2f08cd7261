//! How a database is opened: the connections and their settings.

use std::path::{Path, PathBuf};
#[cfg(test)]
use std::sync::Arc;
use std::time::Duration;

use rusqlite::config::DbConfig;
use rusqlite::{Connection, OpenFlags};

use super::StoreError;
use super::error::Attempt;
use super::journal::Journal;
use super::permissions::beside;
use super::schema::{self, STEPS, Step};
#[cfg(test)]
use super::switches::Switches;

/// Tells our files from those of other programs: the letters "Djam". The first step of the tables sets it.
pub(super) const APPLICATION_ID: i32 = 0x446a_616d;

/// The ending of the file of press keys that lies beside a database.
const PRESS_KEYS: &str = ".press-key";
/// How long a connection waits for another program that locks the file.
pub(super) const BUSY_TIMEOUT: Duration = Duration::from_secs(10);
/// How long a new connection of the writer waits before it takes the file for locked.
const OPENING_TIMEOUT: Duration = Duration::from_secs(1);
/// How many rows the journal may have before the oldest are packed; while the writer is busy, twice as many. A
/// thousand games then have some twenty new events each when they are packed, and a start reads the journal in
/// some hundredths of a second.
const JOURNAL_LIMIT: usize = 16_384;

/// A database file and the settings of its connections.
#[derive(Clone)]
pub(super) struct Opening {
    file: PathBuf,
    /// The file of the keys that seal private words.
    press_keys: PathBuf,
    /// The steps that make the tables.
    steps: &'static [Step],
    /// How many rows the journal may have before the oldest are packed.
    journal_limit: usize,
    /// The faults that a test asks for.
    #[cfg(test)]
    switches: Arc<Switches>,
}

impl Opening {
    /// The settings for a file.
    pub(super) fn new(file: &Path) -> Self {
        Self {
            file: file.to_owned(),
            press_keys: press_keys_of(file, None),
            steps: STEPS,
            journal_limit: JOURNAL_LIMIT,
            #[cfg(test)]
            switches: Arc::default(),
        }
    }

    /// The settings with another file of press keys than the one beside the database.
    pub(super) fn with_press_keys(self, press_keys: &Path) -> Self {
        Self { press_keys: press_keys.to_owned(), ..self }
    }

    /// The file of the keys that seal private words.
    pub(super) fn press_keys(&self) -> &Path {
        &self.press_keys
    }

    /// The version of the tables that it makes.
    pub(super) fn version(&self) -> i64 {
        schema::version_after(self.steps)
    }

    /// Brings the tables up to date; an empty file gets them.
    ///
    /// # Errors
    /// When a later version has made them, or the file cannot be written.
    pub(super) fn bring_up_to_date(&self) -> Result<(), StoreError> {
        let open = || -> Result<Connection, rusqlite::Error> {
            let connection = self.open()?;
            connection.busy_timeout(BUSY_TIMEOUT)?;
            // WAL mode is a property of the file: readers and the writer do not wait for each other.
            connection.pragma_update(None, "journal_mode", "WAL")?;
            connection.pragma_update(None, "synchronous", "FULL")?;
            // What a step deletes is overwritten.
            connection.pragma_update(None, "secure_delete", true)?;
            Ok(connection)
        };
        let mut connection = open().map_err(|source| Attempt::Open.failed(&self.file, source))?;
        schema::bring_up_to(&mut connection, &self.file, &self.press_keys, self.steps)
    }

    /// A connection that reads.
    ///
    /// # Errors
    /// When the file cannot be opened.
    pub(super) fn open_for_reading(&self) -> Result<Connection, rusqlite::Error> {
        let connection = self.open()?;
        connection.busy_timeout(BUSY_TIMEOUT)?;
        connection.pragma_update(None, "query_only", true)?;
        Ok(connection)
    }

    /// A connection that can write: it has written already, what was there before.
    ///
    /// # Errors
    /// When the file cannot be opened or written.
    pub(super) fn open_for_writing(&self) -> Result<Connection, rusqlite::Error> {
        let connection = self.open()?;
        connection.busy_timeout(OPENING_TIMEOUT)?;
        connection.pragma_update(None, "synchronous", "FULL")?;
        connection.pragma_update(None, "foreign_keys", true)?;
        // Names and ids of deleted games are overwritten.
        connection.pragma_update(None, "secure_delete", true)?;
        // The checkpointer sees to the log, also between commits of the writer.
        connection.pragma_update(None, "wal_autocheckpoint", 0)?;
        write_again(&connection)?;
        connection.busy_timeout(BUSY_TIMEOUT)?;
        Ok(connection)
    }

    /// Reads which rows the journal has.
    ///
    /// # Errors
    /// When the database cannot be read.
    pub(super) fn read_journal(&self, connection: &Connection) -> Result<Journal, rusqlite::Error> {
        Journal::read(connection, self.journal_limit)
    }

    /// A connection that copies the log into the database.
    ///
    /// # Errors
    /// When the file cannot be opened.
    pub(super) fn open_for_checkpoints(&self) -> Result<Connection, rusqlite::Error> {
        let connection = self.open()?;
        connection.pragma_update(None, "synchronous", "FULL")?;
        Ok(connection)
    }

    /// The database file.
    pub(super) fn file(&self) -> &Path {
        &self.file
    }

    /// A connection. A file that was removed is not replaced by an empty one.
    fn open(&self) -> Result<Connection, rusqlite::Error> {
        let flags = OpenFlags::SQLITE_OPEN_READ_WRITE | OpenFlags::SQLITE_OPEN_NO_MUTEX;
        let connection = Connection::open_with_flags(&self.file, flags)?;
        // Else a statement with a bound is prepared anew for each value that the bound takes.
        connection.set_db_config(DbConfig::SQLITE_DBCONFIG_ENABLE_QPSG, true)?;
        Ok(connection)
    }
}

/// A database file that the host changes by a command, beside a running server or without one.
///
/// # Errors
/// When the file cannot be opened or written.
pub(super) fn open_for_host(file: &Path) -> Result<Connection, StoreError> {
    Opening::new(file).open_for_writing().map_err(|error| Attempt::Open.failed(file, error))
}

/// The file of press keys of a database: the one that the host names, or else the one beside it.
pub(crate) fn press_keys_of(database: &Path, named: Option<&Path>) -> PathBuf {
    named.map_or_else(|| beside(database, PRESS_KEYS), Path::to_owned)
}

/// Brings the tables of a file that no server uses up to date, and leaves nothing beside it. Private words are sealed
/// with the keys of a file, which is made if it is missing and needed.
///
/// # Errors
/// When a later version has made them, or the file cannot be written.
pub(crate) fn bring_up_to_date(file: &Path, press_keys: &Path) -> Result<(), StoreError> {
    Opening::new(file).with_press_keys(press_keys).bring_up_to_date()
}

/// Writes to the disk what is there already.
///
/// # Errors
/// When nothing can be written.
pub(super) fn write_again(connection: &Connection) -> Result<(), rusqlite::Error> {
    connection.pragma_update(None, "application_id", APPLICATION_ID)
}

#[cfg(test)]
impl Opening {
    /// Whether the threads of a test wait for the writer where they are: no task could answer them.
    pub(super) fn answers_at_once(&self) -> bool {
        self.switches.is_temporary
    }

    /// The settings with other steps.
    pub(super) fn with_steps(self, steps: &'static [Step]) -> Self {
        Self { steps, ..self }
    }

    /// The settings with another length of the journal.
    pub(super) fn with_journal_limit(self, journal_limit: usize) -> Self {
        Self { journal_limit, ..self }
    }

    /// The settings with other switches.
    pub(super) fn with_switches(self, switches: Switches) -> Self {
        Self { switches: Arc::new(switches), ..self }
    }

    /// The faults that a test asks for.
    pub(super) fn switches(&self) -> &Switches {
        &self.switches
    }
}
