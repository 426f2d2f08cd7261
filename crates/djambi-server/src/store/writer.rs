use std::sync::Arc;

use djambi_protocol::{GameId, Seat};
use sqlx::{Connection, SqliteConnection};
use tokio::sync::{mpsc, oneshot};

use super::{Claim, Entry, NewGame, StoreError, rows};
use crate::identity::BrowserId;

/// How many changes share a commit at most, which bounds how long the first of them waits.
const LARGEST_BATCH: usize = 256;

/// One change of the database, and who waits for it.
pub(super) enum Job {
    Create(Box<NewGame>, Reply<()>),
    Append(Box<Entry>, Reply<()>),
    Claim(GameId, Seat, BrowserId, Reply<Claim>),
}

/// Where an answer goes, once it is on disk.
pub(super) type Reply<T> = oneshot::Sender<Result<T, StoreError>>;

/// Writes until nobody is left who could ask for it. Whatever is waiting when a commit begins goes into that commit:
/// the disk is waited for once for all of them.
pub(super) async fn run(mut connection: SqliteConnection, mut jobs: mpsc::Receiver<Job>) {
    while let Some(first) = jobs.recv().await {
        let mut batch = vec![first];
        while batch.len() < LARGEST_BATCH
            && let Ok(job) = jobs.try_recv()
        {
            batch.push(job);
        }
        commit(&mut connection, batch).await;
    }
    if let Err(error) = connection.close().await {
        tracing::warn!(%error, "the database did not close cleanly");
    }
}

/// A change that is written but not yet on disk.
enum Pending {
    Unit(Reply<()>, Result<(), StoreError>),
    Claim(Reply<Claim>, Result<Claim, StoreError>),
}

async fn commit(connection: &mut SqliteConnection, batch: Vec<Job>) {
    let mut pending = Vec::with_capacity(batch.len());
    let committed = async {
        let mut transaction = connection.begin_with("BEGIN IMMEDIATE").await?;
        for job in batch {
            pending.push(apply(&mut transaction, job).await);
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

/// Makes one change inside a savepoint, so that one that fails leaves the others of its batch alone.
async fn apply(connection: &mut SqliteConnection, job: Job) -> Pending {
    match job {
        Job::Create(game, reply) => {
            let result = in_savepoint(connection, async |c| rows::insert_game(c, &game).await).await;
            Pending::Unit(reply, result)
        }
        Job::Append(entry, reply) => {
            let result = in_savepoint(connection, async |c| rows::insert_event(c, &entry).await).await;
            Pending::Unit(reply, result)
        }
        Job::Claim(game, seat, browser, reply) => {
            let result =
                in_savepoint(connection, async |c| rows::claim_seat(c, &game, seat, browser).await).await;
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
    /// Answers, now that the batch's fate is known. Nobody may be waiting any more, and that is fine.
    fn settle(self, committed: &Result<(), Arc<sqlx::Error>>) {
        match self {
            Self::Unit(reply, result) => drop(reply.send(after(committed, result))),
            Self::Claim(reply, result) => drop(reply.send(after(committed, result))),
        }
    }
}

fn after<T>(
    committed: &Result<(), Arc<sqlx::Error>>,
    result: Result<T, StoreError>,
) -> Result<T, StoreError> {
    match committed {
        Ok(()) => result,
        Err(error) => Err(StoreError::Commit(error.clone())),
    }
}
