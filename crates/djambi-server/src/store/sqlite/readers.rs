//! The readers: connections that read beside the writer.

use std::sync::{Arc, Mutex, PoisonError};

use rusqlite::Connection;
use tokio::sync::Semaphore;
use tokio::task::spawn_blocking;

use super::StoreError;
use super::opening::Opening;

/// How many reads run at a time; further ones wait.
const READERS: u32 = 4;

/// Connections that read. Each read has one to itself, on a thread where it may wait for the disk; one after
/// which a read has failed is not used again.
pub(super) struct Readers {
    opening: Opening,
    idle: Arc<Mutex<Vec<Connection>>>,
    turns: Semaphore,
}

impl Readers {
    /// Readers of a file; they open it when they are needed.
    pub(super) fn new(opening: Opening) -> Self {
        Self { opening, idle: Arc::default(), turns: Semaphore::new(READERS as usize) }
    }

    /// Reads from one moment of the database, whatever is written meanwhile.
    ///
    /// # Errors
    /// When the database cannot be read, or the readers have been closed.
    pub(super) async fn read<T: Send + 'static>(
        &self,
        read: impl FnOnce(&Connection) -> Result<T, StoreError> + Send + 'static,
    ) -> Result<T, StoreError> {
        let _turn = self.turns.acquire().await.map_err(|_| StoreError::closed())?;
        let opening = self.opening.clone();
        let idle = self.idle.clone();
        let reading = move || {
            let connection = match lock(&idle).pop() {
                Some(connection) => connection,
                None => opening.open_for_reading()?,
            };
            let snapshot = connection.unchecked_transaction()?;
            let value = read(&snapshot)?;
            snapshot.rollback()?;
            lock(&idle).push(connection);
            Ok(value)
        };
        #[cfg(test)]
        if self.opening.switches().is_temporary {
            return reading();
        }
        // The task ends without a result when the runtime goes down, or when the read panicked.
        spawn_blocking(reading).await.unwrap_or(Err(StoreError::closed()))
    }

    /// Waits for the reads under way and closes all connections; afterwards every read fails.
    pub(super) async fn close(&self) {
        drop(self.turns.acquire_many(READERS).await);
        self.turns.close();
        lock(&self.idle).clear();
    }
}

fn lock(idle: &Mutex<Vec<Connection>>) -> std::sync::MutexGuard<'_, Vec<Connection>> {
    // Nothing panics with the lock held.
    idle.lock().unwrap_or_else(PoisonError::into_inner)
}
