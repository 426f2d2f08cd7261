//! A database as the commands for hosts see it: they read beside a running server, and change nothing.

use std::cell::RefCell;
use std::path::{Path, PathBuf};

use djambi_protocol::{GameId, TalkSince};
use rusqlite::config::DbConfig;
use rusqlite::{Connection, OpenFlags, OptionalExtension};

use super::checking::FirstBytes;
use super::error::{Attempt, FileFault, earlier};
use super::events::SeenRows;
use super::opening::BUSY_TIMEOUT;
use super::{
    KeyId, OrderAct, PartialFile, PressKeys, Report, StoreError, StoredGame, checking, keys, order, reads,
    reports, schema, sealing, talk,
};

/// How many faults of the file itself are named.
const MAX_FILE_FAULTS: u32 = 100;
/// The number of ids that are read at a time.
const PAGE: u32 = 1000;

/// A connection that only reads, beside a running server or without one.
pub(crate) struct Inspection {
    file: PathBuf,
    connection: Connection,
    journal: RefCell<SeenRows>,
}

/// Copies the log of a database that no server uses into it, and removes the log, unless the database is
/// damaged.
pub(crate) fn empty_log(database: &Path) {
    // SQLite removes the log of a file that is empty or none of its own.
    if Inspection::open(database).is_err() {
        return;
    }
    let Ok(connection) = Connection::open(database) else { return };
    // What fails here shows in the log that is left.
    drop(connection.pragma_query(None, "wal_checkpoint", |_| Ok(())));
    drop(connection.close());
}

/// What the row of a game says beside its settings.
pub(crate) struct GameRow {
    /// The name of the seat to move, if the game goes on.
    pub(crate) to_move: Option<String>,
    /// The name of the seat to move after the newest event, if that is still in the journal.
    pub(crate) newest_to_move: Option<String>,
    /// The names of the seats of bots.
    pub(crate) bots: Vec<String>,
}

impl Inspection {
    /// Opens a database of this program, of whatever version.
    ///
    /// # Errors
    /// When there is none, or the file is another program's.
    pub(crate) fn open(file: &Path) -> Result<Self, StoreError> {
        if matches!(checking::check_first_bytes(file)?, FirstBytes::Missing) {
            return Err(FileFault::Missing.of(file));
        }
        let flags = OpenFlags::SQLITE_OPEN_READ_ONLY | OpenFlags::SQLITE_OPEN_NO_MUTEX;
        let open = || -> Result<(Connection, bool), rusqlite::Error> {
            let connection = Connection::open_with_flags(file, flags)?;
            connection.busy_timeout(BUSY_TIMEOUT)?;
            connection.set_db_config(DbConfig::SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, true)?;
            let is_ours = checking::has_our_tables(&connection)?;
            Ok((connection, is_ours))
        };
        match open() {
            Ok((connection, true)) => {
                Ok(Self { file: file.to_owned(), connection, journal: RefCell::default() })
            }
            Ok((_, false)) => Err(FileFault::Foreign.of(file)),
            Err(error) => Err(Attempt::Open.failed(file, error)),
        }
    }

    /// Copies the database as it is at one moment, whatever is written meanwhile.
    ///
    /// # Errors
    /// When the database cannot be read or the copy cannot be written.
    pub(crate) fn copy_to(&self, partial: &PartialFile) -> Result<(), StoreError> {
        partial.copy(&self.connection)
    }

    /// A time in milliseconds since 1970 as `YYYYMMDD-HHMMSS` (UTC).
    pub(crate) fn date_of(&self, ms: i64) -> Result<String, StoreError> {
        let format = "SELECT strftime('%Y%m%d-%H%M%S', ? / 1000, 'unixepoch')";
        Ok(self.connection.query_row(format, [ms], |row| row.get(0))?)
    }

    /// The version of the tables.
    pub(crate) fn version(&self) -> Result<i64, StoreError> {
        schema::version_of(&self.connection, &self.file)
    }

    /// The program's id in the file; 0 in a file without tables.
    pub(crate) fn application_id(&self) -> Result<i32, StoreError> {
        Ok(self.connection.pragma_query_value(None, "application_id", |row| row.get(0))?)
    }

    /// The version of the tables, if it is this one or an earlier one.
    ///
    /// # Errors
    /// When it is a later one.
    pub(crate) fn known_version(&self) -> Result<i64, StoreError> {
        schema::known_version(&self.connection, &self.file, schema::current_version())
    }

    /// Checks that the tables are those of this version.
    ///
    /// # Errors
    /// When they are of another.
    pub(crate) fn check_version(&self) -> Result<(), StoreError> {
        let version = self.known_version()?;
        let current = schema::current_version();
        if version < current {
            return Err(earlier(&self.file, version, current));
        }
        Ok(())
    }

    /// The faults that SQLite finds in the file: damaged pages, indices that lack rows.
    pub(crate) fn file_faults(&self) -> Result<Vec<String>, StoreError> {
        let mut check = self.connection.prepare(&format!("PRAGMA integrity_check({MAX_FILE_FAULTS})"))?;
        let lines: Vec<String> = check.query_map([], |row| row.get(0))?.collect::<Result<_, _>>()?;
        Ok(lines.into_iter().filter(|line| line != "ok").collect())
    }

    /// The damages of its pages, without a look at what the indices lack.
    ///
    /// # Errors
    /// When it cannot be read.
    pub(crate) fn page_faults(&self) -> Result<Vec<String>, StoreError> {
        Ok(checking::quick_faults(&self.connection)?)
    }

    /// Whether the key of all signatures is there.
    ///
    /// # Errors
    /// When it cannot be read.
    pub(crate) fn has_key(&self) -> Result<bool, StoreError> {
        Ok(!keys::select(&self.connection)?.is_empty())
    }

    /// All reports, the newest first, opened with these keys.
    ///
    /// # Errors
    /// When they cannot be read.
    pub(crate) fn reports(&self, keys: Option<&PressKeys>) -> Result<Vec<Report>, StoreError> {
        reports::select(&self.connection, keys)
    }

    /// The acts that concern the account of a name, or the newest of all, the newest first; `None` if there is no such
    /// account.
    ///
    /// # Errors
    /// When they cannot be read.
    pub(crate) fn acts(&self, of: Option<&str>) -> Result<Option<Vec<OrderAct>>, StoreError> {
        order::select_log(&self.connection, of)
    }

    /// The ids of the keys that have sealed private words.
    ///
    /// # Errors
    /// When they cannot be read, or the tables are those of an earlier version.
    pub(crate) fn press_keys(&self) -> Result<Vec<KeyId>, StoreError> {
        sealing::known_keys(&self.connection)
    }

    /// The number of games.
    pub(crate) fn games(&self) -> Result<u64, StoreError> {
        let count: i64 = self.connection.query_row("SELECT count(*) FROM game", [], |row| row.get(0))?;
        Ok(count.unsigned_abs())
    }

    /// The next ids after one, in order and as they are, be they well-formed or not.
    pub(crate) fn ids_after(&self, after: &str) -> Result<Vec<String>, StoreError> {
        let mut select =
            self.connection.prepare_cached("SELECT id FROM game WHERE id > ? ORDER BY id LIMIT ?")?;
        Ok(select.query_map((after, PAGE), |row| row.get(0))?.collect::<Result<_, _>>()?)
    }

    /// A game and its row at one moment; `None` if it has been deleted.
    pub(crate) fn game(&self, id: &GameId) -> Result<Option<(StoredGame, GameRow)>, StoreError> {
        let moment = self.connection.unchecked_transaction()?;
        let row = moment
            .prepare_cached("SELECT to_move, bots FROM game WHERE id = ?")?
            .query_row([id.as_str()], |row| {
                let bots: String = row.get("bots")?;
                let names = bots.split(',').filter(|name| !name.is_empty()).map(str::to_owned);
                Ok(GameRow { to_move: row.get("to_move")?, newest_to_move: None, bots: names.collect() })
            })
            .optional()?;
        let Some(mut row) = row else { return Ok(None) };
        let rows = self.journal.borrow_mut().of(&moment, id.as_str())?;
        if let Some(last) = rows.known.last() {
            let mut select = moment.prepare_cached("SELECT to_move FROM journal WHERE id = ?")?;
            row.newest_to_move = select.query_row([last], |row| row.get(0)).optional()?.flatten();
        }
        let game = reads::select_game(&moment, None, id, &rows)?;
        // What cannot be read of the talk is a fault of the game. What is sealed stays so.
        talk::select_talk(&moment, None, id, &TalkSince::default())?;
        moment.rollback()?;
        Ok(game.map(|game| (game, row)))
    }

    /// The ids of games that do not exist and have seats or events all the same.
    pub(crate) fn strays(&self) -> Result<Vec<String>, StoreError> {
        let mut select = self.connection.prepare(
            "SELECT game_id FROM (SELECT DISTINCT game_id FROM journal UNION SELECT game_id FROM packed_log
                 UNION SELECT DISTINCT game_id FROM seat
                 UNION SELECT game_id FROM result
                 UNION SELECT DISTINCT game_id FROM talk)
             WHERE NOT EXISTS (SELECT 1 FROM game WHERE id = game_id) ORDER BY game_id",
        )?;
        Ok(select.query_map([], |row| row.get(0))?.collect::<Result<_, _>>()?)
    }

    /// The time of the newest event, in milliseconds since 1970.
    pub(crate) fn newest_event_ms(&self) -> Result<Option<i64>, StoreError> {
        let select = match self.version()? {
            ..3 => "SELECT max(at_ms) FROM game_event",
            _ => {
                "SELECT max(ms) FROM (SELECT max(at_ms) AS ms FROM journal
                     UNION ALL SELECT max(last_ms) FROM packed_log)"
            }
        };
        Ok(self.connection.query_row(select, [], |row| row.get(0))?)
    }

    /// The number of bytes that the database has, apart from its log.
    pub(crate) fn bytes(&self) -> Result<u64, StoreError> {
        let value = |name| self.connection.pragma_query_value(None, name, |row| row.get::<_, i64>(0));
        Ok((value("page_count")? * value("page_size")?).unsigned_abs())
    }
}
