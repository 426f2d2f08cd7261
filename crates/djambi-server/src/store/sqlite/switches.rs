//! Switches by which tests make a database fail, and a database in a folder that goes with its store.

use std::collections::BTreeSet;
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};
use std::sync::{Arc, Mutex};

use djambi_protocol::GameId;
use rusqlite::{Connection, ffi};
use tokio::sync::oneshot::Receiver;

use super::opening::Opening;
use super::{SqliteStore, StoreError};

/// The faults of a database that a test asks for. None at first.
#[derive(Default)]
pub(crate) struct Switches {
    /// The maximum number of pages; 0 for no limit.
    max_pages: AtomicU32,
    /// Whether the file goes with its store. Then nothing waits for the disk, and a caller's thread waits for
    /// what it asks: the paused clock of a test moves on when no task can run, and does not see that one waits
    /// for another thread.
    pub(super) is_temporary: bool,
    /// Whether every commit fails.
    pub(crate) broken: AtomicBool,
    /// Whether every change panics.
    pub(crate) panics: AtomicBool,
    /// The games whose reading never ends.
    pub(crate) unreadable: Mutex<BTreeSet<GameId>>,
    /// While it is held, nobody learns what became of a message, which may be on disk.
    pub(crate) silence: tokio::sync::Mutex<()>,
}

impl Switches {
    /// Lets the file grow no further than now, or at will.
    pub(super) fn limit_pages(&self, max: u32) {
        self.max_pages.store(max, Ordering::Relaxed);
    }

    /// Applies the switches to the writer's connection before a commit.
    pub(super) fn before_commit(&self, connection: &Connection) -> Result<(), rusqlite::Error> {
        if self.is_temporary {
            connection.pragma_update(None, "synchronous", "OFF")?;
        }
        let max = self.max_pages.load(Ordering::Relaxed);
        if max > 0 {
            connection.pragma_update_and_check(None, "max_page_count", max, |_| Ok(()))?;
        }
        match self.broken.load(Ordering::Relaxed) {
            true => Err(rusqlite::Error::SqliteFailure(ffi::Error::new(ffi::SQLITE_FULL), None)),
            false => Ok(()),
        }
    }

    /// Panics if changes are to.
    pub(super) fn before_change(&self) {
        assert!(!self.panics.load(Ordering::Relaxed), "a store that panics");
    }

    /// Waits until there is no silence.
    pub(super) async fn after_saying(&self) {
        drop(self.silence.lock().await);
    }

    /// Waits for ever if this game is not to be read.
    pub(super) async fn before_reading(&self, game: &GameId) {
        if self.unreadable.lock().expect("switches").contains(game) {
            std::future::pending::<()>().await;
        }
    }
}

impl SqliteStore {
    /// An empty store in a folder that is removed with it.
    pub(crate) async fn temporary() -> Arc<Self> {
        let folder = tempfile::tempdir().expect("a folder");
        let switches = Switches { is_temporary: true, ..Switches::default() };
        let opening = Opening::new(&folder.path().join("games.sqlite3")).with_switches(switches);
        let opened: Result<Self, StoreError> = Self::open_with(opening).await;
        Arc::new(Self { _folder: Some(folder), ..opened.expect("a store") })
    }

    /// Lets this thread wait for the writer's answer, if it is to.
    pub(super) fn wait_in_place<T>(&self, answer: &Receiver<T>) {
        while self.switches().is_temporary && answer.is_empty() && !self.writer_ended.is_cancelled() {
            std::thread::yield_now();
        }
    }

    /// The faults that a test asks for.
    pub(crate) fn switches(&self) -> &Switches {
        self.opening.switches()
    }
}
