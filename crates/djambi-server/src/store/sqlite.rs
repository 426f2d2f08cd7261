//! The store in an SQLite file.

mod address;
mod change;
mod checking;
mod checkpointer;
mod columns;
mod downtimes;
mod error;
mod event_row;
mod exclusive;
mod file_watch;
mod game_result;
mod inspection;
mod keys;
mod opening;
mod partial_file;
mod permissions;
mod readers;
mod reads;
mod safety_copy;
mod schema;
mod seat_row;
#[cfg(test)]
mod switches;
mod tables;
mod talk;
#[cfg(test)]
mod throughput;
mod uses;
mod visit;
mod writer;
mod writes;

use std::fs::File;
use std::path::Path;
use std::sync::Arc;
use std::thread::JoinHandle;

use async_trait::async_trait;
use djambi::Seat;
use djambi_protocol::{Again, Downtime, GameId, TalkPage, TalkSince};
use rusqlite::Connection;
use tokio::sync::{Mutex, mpsc};
use tokio::task::spawn_blocking;
use tokio_util::sync::CancellationToken;

pub(crate) use self::address::file_of;
pub(crate) use self::exclusive::{Exclusive, Use};
pub(crate) use self::file_watch::{FileTrouble, is_same_file};
pub(crate) use self::inspection::{GameRow, Inspection, empty_log};
pub use self::keys::EarlierKeys;
pub(crate) use self::keys::add_key;
pub(crate) use self::opening::bring_up_to_date;
pub(crate) use self::partial_file::{PartialFile, folder_of};
pub(crate) use self::permissions::{beside, create_folder, tighten_folder};
pub(crate) use self::schema::current_version;

use self::change::{Change, change};
use self::checkpointer::Checkpointer;
use self::error::{Attempt, unusable};
use self::file_watch::FileWatch;
use self::opening::Opening;
use self::readers::Readers;
use self::safety_copy::copy_before_migration;
use self::writer::Writer;
use super::{
    Claim, Corruption, GameResult, GameSeats, GameSettings, GameStage, GameUse, LostSeat, NewEvent, NewGame,
    NewTalk, Said, SeatClaim, SeatRow, Store, StoreError, StoreErrorKind, StoredEvent, StoredGame, TALK_PAGE, UsePage, Visit,
    Visits,
};
use crate::identity::{Key, NumberedKey, PlayerId, SeatInvitation};
use crate::metrics::WriterMetrics;

/// A [`Store`] in one SQLite file: one connection writes, a few others read.
///
/// The file is in WAL mode with `synchronous = FULL`: a commit is on disk when it returns, and readers never
/// wait for the writer.
pub(crate) struct SqliteStore {
    readers: Readers,
    running: Mutex<Option<Running>>,
    changes: mpsc::WeakSender<Box<dyn Change>>,
    writer_ended: CancellationToken,
    metrics: WriterMetrics,
    #[cfg(test)]
    opening: Opening,
    /// The folder of a test's database.
    #[cfg(test)]
    _folder: Option<tempfile::TempDir>,
    /// Dropped after all connections.
    watch: Arc<FileWatch>,
}

/// The writer, the thread of its checkpointer, and the lock that ends with them.
struct Running {
    writer: Writer,
    checkpoints: JoinHandle<File>,
    exclusive: Exclusive,
}

impl SqliteStore {
    /// Opens the file and brings its tables up to date. The file and its folder are created if they do not
    /// exist; only their owner can read them.
    ///
    /// # Errors
    /// When the file cannot be opened, another server uses it, or it is not a Djambi database.
    pub(crate) async fn open(file: &Path) -> Result<Self, StoreError> {
        Self::open_with(Opening::new(file)).await
    }

    async fn open_with(opening: Opening) -> Result<Self, StoreError> {
        let file = opening.file();
        // Nothing is touched before it is known to be ours.
        checking::check(file)?;
        create_folder(file)?;
        let mut exclusive = Exclusive::take(file)?;
        let watched = permissions::create_file(file)?;
        exclusive.hold(file);
        permissions::tighten(file);
        let settings = opening.clone();
        // The copy of a large file takes a while; this thread may have other work.
        let brought = spawn_blocking(move || {
            copy_before_migration(&settings)?;
            settings.bring_up_to_date()
        });
        brought.await.unwrap_or(Err(StoreError::closed()))?;
        let connection = opening.open_for_writing().map_err(|error| Attempt::Open.failed(file, error))?;
        let failed = |source| unusable(file, source);
        let watch = Arc::new(FileWatch::new(file, watched));
        let (checkpointer, checkpoints) =
            Checkpointer::start(opening.clone(), watch.clone()).map_err(failed)?;
        let writer = Writer::start(opening.clone(), connection, checkpointer).map_err(failed)?;
        Ok(Self {
            readers: Readers::new(opening.clone()),
            changes: writer.changes.downgrade(),
            writer_ended: writer.ended.clone(),
            metrics: writer.metrics.clone(),
            running: Mutex::new(Some(Running { writer, checkpoints, exclusive })),
            watch,
            #[cfg(test)]
            opening,
            #[cfg(test)]
            _folder: None,
        })
    }

    /// What the writer counts.
    pub(crate) fn metrics(&self) -> WriterMetrics {
        self.metrics.clone()
    }

    /// Lets the writer make a change and waits until it is on disk.
    async fn write<T: Send + 'static>(
        &self,
        make: impl FnMut(&Connection) -> Result<T, StoreError> + Send + 'static,
    ) -> Result<T, StoreError> {
        #[cfg(test)]
        self.switches().before_change();
        let (change, answer) = change(make);
        let changes = self.changes.upgrade().ok_or(StoreError::closed())?;
        changes.send(change).await.map_err(|_| StoreError::closed())?;
        drop(changes);
        #[cfg(test)]
        self.wait_in_place(&answer);
        answer.await.map_err(|_| StoreError::closed())?
    }
}

#[async_trait]
impl Store for SqliteStore {
    async fn keys(&self, fresh: Key) -> Result<Vec<NumberedKey>, StoreError> {
        self.write(move |connection| keys::select_or_insert(connection, fresh)).await
    }

    async fn create(&self, game: NewGame) -> Result<(), StoreError> {
        self.write(move |connection| writes::insert_game(connection, &game)).await
    }

    async fn game(&self, id: &GameId) -> Result<Option<StoredGame>, StoreError> {
        #[cfg(test)]
        self.switches().before_reading(id).await;
        let id = id.clone();
        self.readers.read(move |connection| reads::select_game(connection, &id)).await
    }

    async fn append(&self, event: NewEvent) -> Result<(), StoreError> {
        self.write(move |connection| writes::insert_event(connection, &event)).await
    }

    async fn set_seats(
        &self,
        game: &GameId,
        seats: Vec<SeatRow>,
        deadline_ms: Option<u64>,
    ) -> Result<(), StoreError> {
        let game = game.clone();
        self.write(move |connection| {
            seat_row::write_seats(connection, &game, &seats)?;
            tables::update_deadline(connection, &game, deadline_ms)
        })
        .await
    }

    async fn visit(&self, game: &GameId, visits: Visits) -> Result<(), StoreError> {
        let game = game.clone();
        self.write(move |connection| visit::write_visits(connection, &game, &visits)).await
    }

    async fn games_of(&self, player: PlayerId, limit: u32) -> Result<Vec<GameId>, StoreError> {
        self.readers.read(move |connection| visit::select_games_of(connection, player, limit)).await
    }

    async fn held_games(&self, player: PlayerId, limit: u32) -> Result<Vec<GameId>, StoreError> {
        self.readers.read(move |connection| visit::select_held_games(connection, player, limit)).await
    }

    async fn say(&self, talk: NewTalk) -> Result<Said, StoreError> {
        self.write(move |connection| talk::insert_talk(connection, &talk)).await
    }

    async fn said(&self, talk: NewTalk) -> Result<Option<Said>, StoreError> {
        self.write(move |connection| talk::select_said(connection, &talk)).await
    }

    async fn talk(&self, game: &GameId, since: TalkSince) -> Result<Vec<TalkPage>, StoreError> {
        let game = game.clone();
        self.readers.read(move |connection| talk::select_talk(connection, &game, &since)).await
    }

    async fn due(&self, before_ms: u64, limit: u32) -> Result<Vec<GameId>, StoreError> {
        self.readers.read(move |connection| tables::select_due(connection, before_ms, limit)).await
    }

    async fn open_tables(&self, limit: u32) -> Result<Vec<GameId>, StoreError> {
        self.readers.read(move |connection| tables::select_tables(connection, tables::OPEN, limit)).await
    }

    async fn running_tables(&self, limit: u32) -> Result<Vec<GameId>, StoreError> {
        self.readers.read(move |connection| tables::select_tables(connection, tables::RUNNING, limit)).await
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

    async fn claim(&self, claim: SeatClaim) -> Result<Claim, StoreError> {
        self.write(move |connection| writes::claim_seat(connection, &claim)).await
    }

    async fn free_seat(&self, invitation: SeatInvitation) -> Result<(), StoreError> {
        self.write(move |connection| writes::free_seat(connection, &invitation)).await
    }

    async fn play_again(&self, earlier: &GameId, seat: Seat, game: NewGame) -> Result<Again, StoreError> {
        let earlier = earlier.clone();
        self.write(move |connection| writes::insert_again(connection, &earlier, seat, &game)).await
    }

    async fn waiting_for_bots(&self) -> Result<Vec<GameId>, StoreError> {
        self.readers.read(reads::select_waiting).await
    }

    async fn uses(&self, after: Option<String>) -> Result<UsePage, StoreError> {
        self.readers.read(move |connection| uses::select_uses(connection, after.as_deref())).await
    }

    async fn delete_unplayed(&self, game: &GameId) -> Result<bool, StoreError> {
        let game = game.clone();
        self.write(move |connection| uses::delete_unplayed(connection, &game)).await
    }

    async fn check(&self) -> Result<(), StoreError> {
        self.write(|connection| Ok(opening::write_again(connection)?)).await
    }

    async fn file_trouble(&self) -> Option<FileTrouble> {
        // What cannot be read now is no trouble of the file.
        let copied = self.readers.read(|connection| Ok(checkpointer::copied(connection)?)).await;
        let watch = self.watch.clone();
        spawn_blocking(move || watch.look(copied.unwrap_or_default())).await.unwrap_or_default()
    }

    async fn file_faults(&self) -> Result<Vec<String>, StoreError> {
        let faults = self.readers.read(|connection| Ok(checking::quick_faults(connection)?)).await;
        if faults.as_ref().map_or_else(|error| error.kind() == StoreErrorKind::Damaged, |faults| !faults.is_empty()) {
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

#[cfg(test)]
mod tests;
