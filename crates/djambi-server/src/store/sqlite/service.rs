//! The service in the database, and the state of the file.

use async_trait::async_trait;
use djambi_table::Downtime;
use rusqlite::Connection;
use tokio::task::spawn_blocking;

use super::{
    FileTrouble, Running, Service, SqliteStore, StoreError, StoreErrorKind, checking, checkpointer,
    downtimes, keys, opening,
};
use crate::identity::{Key, NumberedKey};

#[async_trait]
impl Service for SqliteStore {
    async fn keys(&self, fresh: Key) -> Result<Vec<NumberedKey>, StoreError> {
        self.write(move |connection| keys::select_or_insert(connection, fresh)).await
    }

    async fn beat(&self, now_ms: u64) -> Result<(), StoreError> {
        self.write(move |connection| downtimes::beat(connection, now_ms)).await
    }

    async fn last_beat(&self) -> Result<Option<u64>, StoreError> {
        self.readers.read(downtimes::select_last_beat).await
    }

    async fn note_start(&self, now_ms: u64) -> Result<Option<Downtime>, StoreError> {
        self.write(move |connection| downtimes::insert_start(connection, now_ms)).await
    }

    async fn downtimes(&self, since_ms: u64) -> Result<Vec<Downtime>, StoreError> {
        self.readers.read(move |connection| downtimes::select_downtimes(connection, since_ms)).await
    }

    async fn check(&self) -> Result<(), StoreError> {
        self.write(|connection| Ok(opening::write_again(connection)?)).await
    }

    async fn file_trouble(&self) -> Option<FileTrouble> {
        let watch = self.watch.clone();
        let look = move |connection: &Connection| {
            // What cannot be read now is no trouble of the file.
            Ok(watch.look(|| checkpointer::copied(connection).unwrap_or_default()))
        };
        if let Ok(trouble) = self.readers.read(look).await {
            return trouble;
        }
        let watch = self.watch.clone();
        spawn_blocking(move || watch.look(|| None)).await.unwrap_or_default()
    }

    async fn file_faults(&self) -> Result<Vec<String>, StoreError> {
        let faults = self.readers.read(|connection| Ok(checking::quick_faults(connection)?)).await;
        if faults
            .as_ref()
            .map_or_else(|error| error.kind() == StoreErrorKind::Damaged, |faults| !faults.is_empty())
        {
            self.watch.note_damage();
        }
        faults
    }

    async fn ended(&self) {
        self.writer_ended.cancelled().await;
    }

    async fn close(&self) {
        let Some(Running { writer, checkpoints, exclusive }) = self.running.lock().await.take() else {
            return;
        };
        drop(writer.changes);
        writer.ended.cancelled().await;
        if writer.thread.join().is_err() {
            tracing::error!("the writer panicked");
        }
        self.readers.close().await;
        if checkpoints.join().is_err() {
            tracing::error!("the checkpointer panicked");
        }
        drop(exclusive);
    }
}
