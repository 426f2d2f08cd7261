use std::collections::HashMap;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use djambi_protocol::{GameId, Seat, Seq};
use tokio::sync::Mutex;
use tokio_util::sync::CancellationToken;
use tokio_util::task::TaskTracker;

use crate::game::bots::Bots;
use crate::game::{MemberId, Outbox, Room, Services};
use crate::http::error::{Error, InternalError};
use crate::identity::BrowserId;
use crate::store::{Claim, Store, StoreError};

/// The rooms that are open. A room takes itself out when it closes.
pub(crate) type Registry = Mutex<HashMap<GameId, Room>>;

/// All games that are being played. A room is opened when somebody asks for its game, and only once.
pub(crate) struct Rooms {
    services: Services,
    tasks: TaskTracker,
    next_member: AtomicU64,
}

/// How often a room that closes under our hands is asked for again. It takes a fluke for once.
const TRIES: usize = 8;

impl Rooms {
    pub(crate) fn new(store: Arc<dyn Store>, tasks: TaskTracker, shutdown: CancellationToken) -> Self {
        let services = Services { store, bots: Arc::new(Bots::new()), registry: Arc::default(), shutdown };
        Self { services, tasks, next_member: AtomicU64::new(0) }
    }

    /// Opens the rooms in which a bot is to play, so that their games go on after a restart.
    ///
    /// # Errors
    /// When the games cannot be listed. A game that cannot be opened is logged and left alone.
    pub(crate) async fn resume(&self) -> Result<(), StoreError> {
        let waiting = self.services.store.waiting_for_bots().await?;
        if !waiting.is_empty() {
            tracing::info!(games = waiting.len(), "bots go on playing");
        }
        for game in waiting {
            if let Err(error) = self.open(&game).await {
                error.log();
            }
        }
        Ok(())
    }

    /// The room of a game.
    ///
    /// # Errors
    /// [`Error::NotFound`] if there is no such game; [`Error::Internal`] if it cannot be read.
    pub(crate) async fn open(&self, game: &GameId) -> Result<Room, Error> {
        // The lock is held while the game is read: two rooms for one game must not come to be.
        let mut open = self.services.registry.lock().await;
        if let Some(room) = open.get(game) {
            return Ok(room.clone());
        }
        if self.services.shutdown.is_cancelled() {
            return Err(Error::ShuttingDown);
        }
        let stored = self.services.store.game(game).await?.ok_or(Error::NotFound("game"))?;
        let (room, actor) = Room::channel(stored, self.services.clone())
            .map_err(|error| InternalError::Unreadable { game: game.to_string(), what: error.to_string() })?;
        tracing::debug!(game = %actor.game(), "a room opens");
        self.tasks.spawn(actor.run());
        open.insert(game.clone(), room.clone());
        Ok(room)
    }

    /// Joins a game's room and returns it.
    ///
    /// # Errors
    /// As [`Rooms::open`].
    pub(crate) async fn join(
        &self,
        game: &GameId,
        member: MemberId,
        browser: Option<BrowserId>,
        since: Seq,
        outbox: &Outbox,
    ) -> Result<Room, Error> {
        for _ in 0..TRIES {
            let room = self.open(game).await?;
            if room.join(member, browser, since, outbox.clone()).await.is_ok() {
                return Ok(room);
            }
        }
        Err(Error::ShuttingDown)
    }

    /// Seats a browser at a game.
    ///
    /// # Errors
    /// As [`Rooms::open`], and when the store fails.
    pub(crate) async fn claim(&self, game: &GameId, seat: Seat, browser: BrowserId) -> Result<Claim, Error> {
        for _ in 0..TRIES {
            if let Ok(claim) = self.open(game).await?.claim(seat, browser).await {
                return Ok(claim?);
            }
        }
        Err(Error::ShuttingDown)
    }

    /// A name for a new connection.
    pub(crate) fn new_member(&self) -> MemberId {
        MemberId(self.next_member.fetch_add(1, Ordering::Relaxed))
    }
}
