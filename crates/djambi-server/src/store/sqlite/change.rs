//! A change of the database, and where its result goes.

use std::sync::Arc;

use rusqlite::{Connection, ErrorCode};
use tokio::sync::oneshot;

use super::StoreError;
use super::error::commit_failed;

/// How soon a change is made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Haste {
    /// As soon as may be.
    Now,
    /// With the next change that cannot wait, or a little later.
    Soon,
}

/// A change of the database that somebody waits for.
pub(super) trait Change: Send {
    /// Makes the change and keeps its result until the commit.
    ///
    /// # Errors
    /// When not only this change but the whole transaction has failed.
    fn apply(&mut self, connection: &Connection) -> Result<(), rusqlite::Error>;

    /// How soon it is made.
    fn haste(&self) -> Haste;

    /// Whether the change was made; otherwise it has left nothing that needs to be kept.
    fn is_made(&self) -> bool;

    /// Answers with the result after a commit, or with the cause of the failure of a commit.
    fn answer(self: Box<Self>, committed: &Committed);
}

/// The result of a commit: that of all its changes.
pub(super) type Committed = Result<(), Arc<rusqlite::Error>>;

/// Where the result of a change goes once the change is on disk.
type Reply<T> = oneshot::Sender<Result<T, StoreError>>;

/// A change that a function makes; returns it with the answer to come.
pub(super) fn change<T: Send + 'static>(
    haste: Haste,
    make: impl FnMut(&Connection) -> Result<T, StoreError> + Send + 'static,
) -> (Box<dyn Change>, oneshot::Receiver<Result<T, StoreError>>) {
    let (reply, answer) = oneshot::channel();
    (Box::new(Made { haste, make, reply, result: None }), answer)
}

/// A change that a function makes.
struct Made<T, F> {
    haste: Haste,
    make: F,
    reply: Reply<T>,
    /// The result, once the function has run and the transaction goes on.
    result: Option<Result<T, StoreError>>,
}

impl<T: Send, F: FnMut(&Connection) -> Result<T, StoreError> + Send> Change for Made<T, F> {
    fn apply(&mut self, connection: &Connection) -> Result<(), rusqlite::Error> {
        let failed = |error: StoreError| match error.downcast::<rusqlite::Error>() {
            Ok(cause) if ends_transaction(&cause, connection) => Err(cause),
            Ok(cause) => Ok(cause.into()),
            Err(error) => Ok(error),
        };
        self.result = Some(match (self.make)(connection) {
            Ok(made) => Ok(made),
            Err(error) => Err(failed(error)?),
        });
        Ok(())
    }

    fn haste(&self) -> Haste {
        self.haste
    }

    fn is_made(&self) -> bool {
        matches!(self.result, Some(Ok(_)))
    }

    fn answer(self: Box<Self>, committed: &Committed) {
        let result = match committed {
            Ok(()) => self.result.unwrap_or(Err(StoreError::closed())),
            Err(cause) => Err(commit_failed(cause.clone())),
        };
        // The receiver may be gone; the change is made all the same.
        drop(self.reply.send(result));
    }
}

/// Whether an error concerns the disk or the connection, not only the change at hand. SQLite rolls some
/// transactions back by itself.
fn ends_transaction(error: &rusqlite::Error, connection: &Connection) -> bool {
    let only_this_change = matches!(
        error.sqlite_error_code(),
        None | Some(
            ErrorCode::ConstraintViolation
                | ErrorCode::DatabaseCorrupt
                | ErrorCode::TooBig
                | ErrorCode::TypeMismatch
        )
    );
    !only_this_change || connection.is_autocommit()
}
