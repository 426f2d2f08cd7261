//! The checkpointer: a thread that copies the log into the database, so that no commit waits for it.
//!
//! SQLite by itself copies the log within a commit, which then takes some forty milliseconds. A `PASSIVE`
//! checkpoint on another connection runs beside the writer. It has two gaps: it does not flush the database
//! file while further commits arrive, and it leaves these commits in the log, which so never begins anew. So
//! this thread flushes the file as well, and the writer copies the last few pages between two commits.

use std::error::Error;
use std::fs::File;
use std::io;
use std::sync::Arc;
use std::sync::mpsc::{Receiver, SyncSender, sync_channel};
use std::thread::{self, JoinHandle};

use rusqlite::{Connection, Row};

use super::file_watch::{Copied, FileWatch};
use super::opening::Opening;
use crate::error_chain::with_causes;

/// How many pages the log has before they are copied into the database: 16 MiB. A page that changes often is
/// copied once, and after a crash the log is still read in some hundredths of a second.
const CHECKPOINT_PAGES: u32 = 4096;
/// How many pages the writer copies by itself: a millisecond or two.
const FEW_PAGES: u32 = 256;
/// At how many pages of the log the writer copies them by itself, because the thread does not come after it:
/// 64 MiB.
const LONGEST_LOG: u32 = 16_384;
/// How often the thread copies what has been written meanwhile. Each round leaves about a fifth of the one
/// before.
const ROUNDS: usize = 4;

/// A running checkpointer. Its thread ends when this is dropped.
pub(super) struct Checkpointer {
    /// A request is taken only while the thread waits for one.
    requests: SyncSender<()>,
    watch: Arc<FileWatch>,
}

impl Checkpointer {
    /// Starts the thread, which returns the file that it has flushed. It must be closed after all
    /// connections: closing a file ends all locks that the process has on it.
    ///
    /// # Errors
    /// When the file cannot be opened, or the system has no thread left.
    pub(super) fn start(opening: Opening, watch: Arc<FileWatch>) -> io::Result<(Self, JoinHandle<File>)> {
        let file = File::options().write(true).open(opening.file())?;
        let (requests, queue) = sync_channel(0);
        let watched = watch.clone();
        let run = move || {
            run(&opening, &file, &queue, &watched);
            file
        };
        let thread = thread::Builder::new().name("djambi-checkpoint".to_owned()).spawn(run)?;
        Ok((Self { requests, watch }, thread))
    }

    /// Says that the writer opens the database anew.
    pub(super) fn writer_reopens(&self) {
        self.watch.reopening();
    }

    /// Sees to the log between two commits of the writer, whose connection this is.
    ///
    /// # Errors
    /// When the log cannot be read, or copied.
    pub(super) fn after_commit(&self, writer: &Connection) -> Result<(), rusqlite::Error> {
        let Some(log) = Log::checkpoint(writer, Mode::Noop)? else { return Ok(()) };
        if log.pages < CHECKPOINT_PAGES || log.left() == 0 {
            return Ok(());
        }
        if log.left() <= FEW_PAGES || log.pages >= LONGEST_LOG {
            let _copying = self.watch.copying(|| copied(writer).unwrap_or_default());
            return Log::checkpoint(writer, Mode::Passive).map(drop);
        }
        // If the request is not taken, the thread is at work.
        let _ = self.requests.try_send(());
        Ok(())
    }
}

/// Copies the log whenever it is asked to. A connection that has failed is not used again.
fn run(opening: &Opening, file: &File, queue: &Receiver<()>, watch: &FileWatch) {
    let mut connection = None;
    while queue.recv().is_ok() {
        if let Err(error) = copy_log(opening, file, watch, &mut connection) {
            connection = None;
            tracing::warn!("the log is not copied beside the writer: {}", with_causes(&*error));
        }
    }
}

/// Copies the log until only a few pages are left, and flushes the database file.
fn copy_log(
    opening: &Opening,
    file: &File,
    watch: &FileWatch,
    connection: &mut Option<Connection>,
) -> Result<(), Box<dyn Error>> {
    let connection = match connection {
        Some(connection) => connection,
        closed => closed.insert(opening.open_for_checkpoints()?),
    };
    let _copying = watch.copying(|| copied(connection).unwrap_or_default());
    for _ in 0..ROUNDS {
        Log::checkpoint(connection, Mode::Passive)?;
        file.sync_data()?;
        if Log::checkpoint(connection, Mode::Noop)?.is_none_or(|log| log.left() <= FEW_PAGES) {
            break;
        }
    }
    Ok(())
}

/// How much a checkpoint does.
#[derive(Clone, Copy)]
enum Mode {
    /// Nothing: it only says how long the log is.
    Noop,
    /// What can be copied while others read and write.
    Passive,
}

/// The state of the log after a checkpoint.
struct Log {
    /// How many pages it has.
    pages: u32,
    /// How many of them, from the first on, are in the database file.
    copied: u32,
}

impl Log {
    /// Makes a checkpoint; `None` if SQLite cannot look at the log just now, because another connection does.
    fn checkpoint(connection: &Connection, mode: Mode) -> Result<Option<Self>, rusqlite::Error> {
        let statement = match mode {
            Mode::Noop => "PRAGMA wal_checkpoint(NOOP)",
            Mode::Passive => "PRAGMA wal_checkpoint(PASSIVE)",
        };
        connection.prepare_cached(statement)?.query_row([], Self::of_row)
    }

    /// The state that a checkpoint tells; it tells −1 for what it cannot look at.
    fn of_row(row: &Row<'_>) -> Result<Option<Self>, rusqlite::Error> {
        let (pages, copied): (i64, i64) = (row.get("log")?, row.get("checkpointed")?);
        Ok(u32::try_from(pages)
            .ok()
            .zip(u32::try_from(copied).ok())
            .map(|(pages, copied)| Self { pages, copied }))
    }

    /// How many pages are to be copied.
    fn left(&self) -> u32 {
        self.pages.saturating_sub(self.copied)
    }
}

/// How far the log has been copied; `None` if that cannot be told just now.
///
/// # Errors
/// When the database cannot be read.
pub(super) fn copied(connection: &Connection) -> Result<Option<Copied>, rusqlite::Error> {
    let log = Log::checkpoint(connection, Mode::Noop)?;
    Ok(log.map(|Log { pages, copied }| Copied { pages, copied }))
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use tempfile::TempDir;

    use super::*;

    /// A database, a connection that writes to it, and its checkpointer.
    fn database() -> (TempDir, Connection, Checkpointer, JoinHandle<File>) {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("log.sqlite3");
        let created = Connection::open(&path).unwrap();
        created.execute_batch("PRAGMA journal_mode = WAL; CREATE TABLE page (content BLOB)").unwrap();
        drop(created);
        let opening = Opening::new(&path);
        let writer = opening.open_for_writing().unwrap();
        let watch = Arc::new(FileWatch::new(&path, File::open(&path).unwrap()));
        let (checkpointer, thread) = Checkpointer::start(opening, watch).unwrap();
        (folder, writer, checkpointer, thread)
    }

    /// Writes at least this many pages in one commit.
    fn write(writer: &Connection, pages: u32) {
        writer.execute("INSERT INTO page VALUES (zeroblob(4096 * ?))", [pages]).unwrap();
    }

    fn log(writer: &Connection) -> Log {
        Log::checkpoint(writer, Mode::Noop).unwrap().unwrap()
    }

    /// Asks for checkpoints until the log is in the database file.
    fn wait_until_copied(writer: &Connection, checkpointer: &Checkpointer) {
        while log(writer).left() > 0 {
            checkpointer.after_commit(writer).unwrap();
            thread::sleep(Duration::from_millis(1));
        }
    }

    #[test]
    fn a_short_log_is_left_alone() {
        let (_folder, writer, checkpointer, _thread) = database();
        write(&writer, FEW_PAGES);
        checkpointer.after_commit(&writer).unwrap();
        assert_eq!(log(&writer).copied, 0);
    }

    #[test]
    fn a_long_log_is_copied_beside_the_writer_and_begins_anew() {
        let (_folder, writer, checkpointer, _thread) = database();
        write(&writer, CHECKPOINT_PAGES);
        wait_until_copied(&writer, &checkpointer);
        assert!(log(&writer).pages >= CHECKPOINT_PAGES, "another commit is needed for that");
        // The thread may still hold the log when the first of them comes.
        while log(&writer).pages >= CHECKPOINT_PAGES {
            write(&writer, 1);
            thread::sleep(Duration::from_millis(1));
        }
        assert!(log(&writer).pages < FEW_PAGES);
    }

    #[test]
    fn the_writer_copies_the_last_few_pages() {
        let (_folder, writer, checkpointer, _thread) = database();
        // A reader keeps what was written after it from being copied.
        let mut reader = Connection::open(writer.path().unwrap()).unwrap();
        write(&writer, CHECKPOINT_PAGES);
        let snapshot = reader.transaction().unwrap();
        snapshot.query_row("SELECT count(*) FROM page", [], |_| Ok(())).unwrap();
        write(&writer, 1);
        while log(&writer).copied < CHECKPOINT_PAGES {
            checkpointer.after_commit(&writer).unwrap();
            thread::sleep(Duration::from_millis(1));
        }
        let left = log(&writer).left();
        assert!(left > 0 && left <= FEW_PAGES, "{left}");
        drop(snapshot);
        // While the thread is still in its last round, the writer copies nothing.
        while log(&writer).left() > 0 {
            checkpointer.after_commit(&writer).unwrap();
            thread::sleep(Duration::from_millis(1));
        }
    }

    #[test]
    fn a_log_that_cannot_be_looked_at_is_no_error() {
        let connection = Connection::open_in_memory().unwrap();
        let told = |text: &str| connection.query_row(text, [], Log::of_row).unwrap().map(|log| log.left());
        assert_eq!(told("SELECT 1 AS busy, -1 AS log, -1 AS checkpointed"), None);
        assert_eq!(told("SELECT 0 AS busy, 7 AS log, 4 AS checkpointed"), Some(3));
    }

    #[test]
    fn the_thread_ends_with_the_checkpointer() {
        let (_folder, writer, checkpointer, thread) = database();
        write(&writer, CHECKPOINT_PAGES);
        checkpointer.after_commit(&writer).unwrap();
        drop(checkpointer);
        thread.join().unwrap();
    }
}
