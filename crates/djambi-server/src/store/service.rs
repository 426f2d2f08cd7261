//! The service itself: its keys, its signs of life, and the state of the store.

mod file_trouble;

use async_trait::async_trait;
use djambi_table::Downtime;

pub(crate) use file_trouble::FileTrouble;

use super::StoreError;
use crate::identity::{Key, NumberedKey};

/// What concerns the service as a whole: its keys, when it was up, and whether the store can do its work. A
/// method that changes something returns only when the change is on disk.
#[async_trait]
pub(crate) trait Service: Send + Sync {
    /// The keys of all signatures: those that are kept, or else `fresh`, which is kept from now on.
    async fn keys(&self, fresh: Key) -> Result<Vec<NumberedKey>, StoreError>;

    /// Keeps that the service is alive at this time.
    async fn beat(&self, now_ms: u64) -> Result<(), StoreError>;

    /// The time of the last sign of life, if there is one.
    async fn last_beat(&self) -> Result<Option<u64>, StoreError>;

    /// Keeps that the service starts at this time, and returns how long it was down: since its last sign of
    /// life. A service that has given none was not down.
    async fn note_start(&self, now_ms: u64) -> Result<Option<Downtime>, StoreError>;

    /// The times in which the service was down that ended after this one, in their order.
    async fn downtimes(&self, since_ms: u64) -> Result<Vec<Downtime>, StoreError>;

    /// Whether changes can be made: makes one that changes nothing.
    async fn check(&self) -> Result<(), StoreError>;

    /// What others have done to the file that the service has open, if they have done anything.
    async fn file_trouble(&self) -> Option<FileTrouble> {
        None
    }

    /// The first faults of the pages of the file. It takes as long as reading the file.
    async fn file_faults(&self) -> Result<Vec<String>, StoreError> {
        Ok(Vec::new())
    }

    /// Completes when no change can be made any more, whatever is done; otherwise never.
    async fn ended(&self);

    /// Finishes the pending changes and closes the database; afterwards every method fails.
    async fn close(&self);
}
