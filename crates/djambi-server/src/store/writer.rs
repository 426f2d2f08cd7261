//! The writer: the one task that changes the database, many changes to a commit.

use std::sync::Arc;

use djambi_protocol::{GameId, Seat};
use sqlx::{Connection, SqliteConnection};
use tokio::sync::{mpsc, oneshot};

use super::{Claim, NewEvent, NewGame, StoreError, rows};
use crate::identity::{GuestId, Key};

/// The maximum number of changes in a commit. It bounds how long the first of them waits.
const MAX_BATCH: usize = 256;

/// A change of the database, and where its result goes.
pub(super) enum Change {
    /// Keeps a key, unless there is one, and returns the key that is kept.
    Key(Key, Reply<Key>),
    /// Keeps a new game.
    Create(Box<NewGame>, Reply<()>),
    /// Appends an event.
    Append(Box<NewEvent>, Reply<()>),
    /// Gives a seat to a guest.
    Claim(GameId, Seat, GuestId, Reply<Claim>),
}

/// Where the result of a change goes once the change is on disk.
pub(super) type Reply<T> = oneshot::Sender<Result<T, StoreError>>;

/// Writes until all senders are gone. All changes that wait when a commit begins share it, so that they wait
/// for the disk together.
pub(super) async fn run(mut connection: SqliteConnection, mut changes: mpsc::Receiver<Change>) {
    while let Some(first) = changes.recv().await {
        let mut batch = vec![first];
        while batch.len() < MAX_BATCH
            && let Ok(change) = changes.try_recv()
        {
            batch.push(change);
        }
        commit(&mut connection, batch).await;
    }
    if let Err(error) = connection.close().await {
        tracing::warn!(%error, "the database did not close cleanly");
    }
}

/// A change that is written but not yet on disk: its reply and its result.
enum Pending {
    Key(Reply<Key>, Result<Key, StoreError>),
    Unit(Reply<()>, Result<(), StoreError>),
    Claim(Reply<Claim>, Result<Claim, StoreError>),
}

async fn commit(connection: &mut SqliteConnection, batch: Vec<Change>) {
    let mut pending = Vec::with_capacity(batch.len());
    let committed = async {
        let mut transaction = connection.begin_with("BEGIN IMMEDIATE").await?;
        for change in batch {
            pending.push(apply(&mut transaction, change).await);
        }
        transaction.commit().await
    }
    .await
    .map_err(Arc::new);
    if let Err(error) = &committed {
        tracing::error!(%error, changes = pending.len(), "a commit failed");
    }
    for change in pending {
        change.settle(&committed);
    }
}

/// Applies a change inside a savepoint, so that a failure leaves the other changes of the batch alone.
async fn apply(connection: &mut SqliteConnection, change: Change) -> Pending {
    match change {
        Change::Key(fresh, reply) => {
            let result = in_savepoint(connection, async |c| rows::insert_key(c, fresh).await).await;
            Pending::Key(reply, result)
        }
        Change::Create(game, reply) => {
            let result = in_savepoint(connection, async |c| rows::insert_game(c, &game).await).await;
            Pending::Unit(reply, result)
        }
        Change::Append(event, reply) => {
            let result = in_savepoint(connection, async |c| rows::insert_event(c, &event).await).await;
            Pending::Unit(reply, result)
        }
        Change::Claim(game, seat, guest, reply) => {
            let result =
                in_savepoint(connection, async |c| rows::claim_seat(c, &game, seat, guest).await).await;
            Pending::Claim(reply, result)
        }
    }
}

async fn in_savepoint<T>(
    connection: &mut SqliteConnection,
    change: impl AsyncFnOnce(&mut SqliteConnection) -> Result<T, StoreError>,
) -> Result<T, StoreError> {
    let mut savepoint = connection.begin().await?;
    let value = change(&mut savepoint).await?;
    savepoint.commit().await?;
    Ok(value)
}

impl Pending {
    /// Replies, now that the commit has succeeded or failed. The receiver may be gone; that is no error.
    fn settle(self, committed: &Result<(), Arc<sqlx::Error>>) {
        match self {
            Self::Key(reply, result) => drop(reply.send(after(committed, result))),
            Self::Unit(reply, result) => drop(reply.send(after(committed, result))),
            Self::Claim(reply, result) => drop(reply.send(after(committed, result))),
        }
    }
}

/// The result of a change after the commit of its batch.
fn after<T>(
    committed: &Result<(), Arc<sqlx::Error>>,
    result: Result<T, StoreError>,
) -> Result<T, StoreError> {
    match committed {
        Ok(()) => result,
        Err(error) => Err(StoreError::Commit(error.clone())),
    }
}
