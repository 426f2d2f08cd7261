//! The store in an SQLite file.

use std::path::{Path, PathBuf};
use std::time::Duration;

use async_trait::async_trait;
use djambi_protocol::{GameId, Seat};
use sqlx::ConnectOptions;
use sqlx::sqlite::{
    SqliteConnectOptions, SqliteJournalMode, SqlitePool, SqlitePoolOptions, SqliteSynchronous,
};
use tokio::sync::{Mutex, mpsc, oneshot};
use tokio::task::JoinHandle;

use super::exclusive::Exclusive;
use super::writer::{self, Change, Reply};
use super::{Claim, NewEvent, NewGame, Store, StoreError, StoredGame, rows};
use crate::identity::{GuestId, Key};

/// How many changes may wait for the writer; further ones wait to be queued.
const QUEUE: usize = 1024;
/// The number of connections that read.
const READERS: u32 = 4;

/// A [`Store`] in one SQLite file: one connection writes, a few others read.
///
/// The file is in WAL mode with `synchronous = FULL`: a commit is on disk when it returns, and readers never
/// wait for the writer.
pub(crate) struct SqliteStore {
    readers: SqlitePool,
    writer: Mutex<Option<Writer>>,
    changes: mpsc::WeakSender<Change>,
}

/// The writer's task, and what ends with it.
struct Writer {
    changes: mpsc::Sender<Change>,
    task: JoinHandle<()>,
    exclusive: Exclusive,
}

impl SqliteStore {
    /// Opens the file and brings its tables up to date. The file and its folder are created if they do not
    /// exist.
    ///
    /// # Errors
    /// When the file cannot be opened, another server uses it, or it is not a Djambi database.
    pub(crate) async fn open(file: &Path) -> Result<Self, StoreError> {
        if let Some(folder) = file.parent() {
            let failed = |source| StoreError::File { path: folder.to_owned(), source };
            tokio::fs::create_dir_all(folder).await.map_err(failed)?;
        }
        let exclusive = Exclusive::take(file)?;
        let options = SqliteConnectOptions::new()
            .filename(file)
            .create_if_missing(true)
            .journal_mode(SqliteJournalMode::Wal)
            .synchronous(SqliteSynchronous::Full)
            .foreign_keys(true)
            .busy_timeout(Duration::from_secs(5));
        let mut connection = options.connect().await?;
        sqlx::migrate!().run(&mut connection).await?;
        let readers = SqlitePoolOptions::new().max_connections(READERS).connect_with(options).await?;
        let (changes, queue) = mpsc::channel(QUEUE);
        let task = tokio::spawn(writer::run(connection, queue));
        let weak = changes.downgrade();
        Ok(Self { readers, writer: Mutex::new(Some(Writer { changes, task, exclusive })), changes: weak })
    }

    /// Sends a change to the writer and waits until it is on disk.
    async fn write<T>(&self, change: impl FnOnce(Reply<T>) -> Change) -> Result<T, StoreError> {
        let (reply, answer) = oneshot::channel();
        let changes = self.changes.upgrade().ok_or(StoreError::Closed)?;
        changes.send(change(reply)).await.map_err(|_| StoreError::Closed)?;
        drop(changes);
        answer.await.map_err(|_| StoreError::Closed)?
    }
}

#[async_trait]
impl Store for SqliteStore {
    async fn key(&self, fresh: Key) -> Result<Key, StoreError> {
        self.write(|reply| Change::Key(fresh, reply)).await
    }

    async fn create(&self, game: NewGame) -> Result<(), StoreError> {
        self.write(|reply| Change::Create(Box::new(game), reply)).await
    }

    async fn game(&self, id: &GameId) -> Result<Option<StoredGame>, StoreError> {
        // One transaction, so that seats and events are of the same moment.
        let mut snapshot = self.readers.begin().await?;
        rows::select_game(&mut snapshot, id).await
    }

    async fn append(&self, event: NewEvent) -> Result<(), StoreError> {
        self.write(|reply| Change::Append(Box::new(event), reply)).await
    }

    async fn claim(&self, game: &GameId, seat: Seat, guest: GuestId) -> Result<Claim, StoreError> {
        self.write(|reply| Change::Claim(game.clone(), seat, guest, reply)).await
    }

    async fn waiting_for_bots(&self) -> Result<Vec<GameId>, StoreError> {
        rows::select_waiting(&mut *self.readers.acquire().await?).await
    }

    async fn close(&self) {
        let Some(Writer { changes, task, exclusive }) = self.writer.lock().await.take() else { return };
        drop(changes);
        if let Err(error) = task.await {
            tracing::error!(%error, "the writer panicked");
        }
        self.readers.close().await;
        drop(exclusive);
    }
}

/// The path of the file in a `--database` value.
///
/// # Errors
/// [`StoreError::UnknownUrl`] for the address of another kind of database, or an empty one.
pub(crate) fn file_of(url: &str) -> Result<PathBuf, StoreError> {
    let path = match url.split_once(':') {
        Some(("sqlite", rest)) => rest.strip_prefix("//").unwrap_or(rest),
        Some((_, rest)) if rest.starts_with("//") => {
            return Err(StoreError::UnknownUrl { url: url.to_owned() });
        }
        _ => url,
    };
    if path.is_empty() { Err(StoreError::UnknownUrl { url: url.to_owned() }) } else { Ok(path.into()) }
}

#[cfg(test)]
mod tests {
    use djambi_protocol::{Level, SeatKind};
    use sqlx::Connection;

    use super::*;

    #[tokio::test]
    async fn sqlite_obeys_the_laws_of_a_store() {
        let folder = tempfile::tempdir().unwrap();
        let store = SqliteStore::open(&folder.path().join("games.sqlite3")).await.unwrap();
        super::super::laws::all(&store).await;
    }

    #[tokio::test]
    async fn bots_of_a_database_without_levels_get_the_default_level() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("games.sqlite3");
        let options = SqliteConnectOptions::new().filename(&file).create_if_missing(true);
        let mut connection = options.connect().await.unwrap();
        let first = sqlx::migrate!().migrations[..1].to_vec();
        let migrator =
            sqlx::migrate::Migrator { migrations: first.into(), ..sqlx::migrate::Migrator::DEFAULT };
        migrator.run(&mut connection).await.unwrap();
        let game =
            "INSERT INTO game (id, created_ms, rules, options, start) VALUES ('old', 0, 'classic', '{}', '')";
        let seats = "INSERT INTO seat (game_id, seat, kind, name) VALUES ('old', 'red', 'human', 'Ada'),
            ('old', 'blue', 'bot', '')";
        sqlx::raw_sql(game).execute(&mut connection).await.unwrap();
        sqlx::raw_sql(seats).execute(&mut connection).await.unwrap();
        connection.close().await.unwrap();
        let store = SqliteStore::open(&file).await.unwrap();
        let stored = store.game(&"old".parse().unwrap()).await.unwrap().unwrap();
        let kinds: Vec<_> = stored.settings.seats.values().map(|state| state.kind).collect();
        assert_eq!(kinds, [SeatKind::Human, SeatKind::Bot { level: Level::default() }]);
        store.close().await;
    }

    #[tokio::test]
    async fn commits_are_synchronous_and_in_wal_mode() {
        let folder = tempfile::tempdir().unwrap();
        let store = SqliteStore::open(&folder.path().join("games.sqlite3")).await.unwrap();
        let mut connection = store.readers.acquire().await.unwrap();
        let journal: String =
            sqlx::query_scalar("PRAGMA journal_mode").fetch_one(&mut *connection).await.unwrap();
        let synchronous: i64 =
            sqlx::query_scalar("PRAGMA synchronous").fetch_one(&mut *connection).await.unwrap();
        assert_eq!((journal.as_str(), synchronous), ("wal", 2));
    }

    #[test]
    fn a_database_file_has_several_addresses() {
        for url in ["/tmp/a.sqlite3", "sqlite:/tmp/a.sqlite3", "sqlite:///tmp/a.sqlite3"] {
            assert_eq!(file_of(url).unwrap(), Path::new("/tmp/a.sqlite3"), "{url}");
        }
        assert_eq!(file_of("games.db").unwrap(), Path::new("games.db"));
        for url in ["", "sqlite:", "postgres://localhost/djambi"] {
            assert!(file_of(url).is_err(), "{url}");
        }
    }
}
