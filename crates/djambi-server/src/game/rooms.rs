//! The rooms of all games that are being played.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use djambi_protocol::{GameId, Seat, Seq};
use tokio_util::sync::CancellationToken;
use tokio_util::task::TaskTracker;

use super::actor::{Actor, Services};
use super::bots::Bots;
use super::error::OpenError;
use super::members::{Member, MemberId};
use super::outbox::Outbox;
use super::room::Room;
use crate::error_chain::with_causes;
use crate::identity::GuestId;
use crate::store::{Claim, Store, StoreError};

/// The rooms of all games that are being played. A game has at most one room, which opens when the game is
/// needed.
pub(crate) struct Rooms {
    services: Services,
    tasks: TaskTracker,
    next_member: AtomicU64,
}

/// How often a room that closes at the same moment is opened again; once is almost always enough.
const TRIES: usize = 8;

impl Rooms {
    /// Rooms over a store. Their tasks run in `tasks` and end at the shutdown.
    pub(crate) fn new(store: Arc<dyn Store>, tasks: TaskTracker, shutdown: CancellationToken) -> Self {
        let services = Services { store, bots: Arc::new(Bots::new()), registry: Arc::default(), shutdown };
        Self { services, tasks, next_member: AtomicU64::new(0) }
    }

    /// Opens the rooms of games in which it is a bot's turn, so that these games go on after a restart.
    ///
    /// # Errors
    /// When the games cannot be listed. A game that cannot be opened is logged and skipped.
    pub(crate) async fn resume(&self) -> Result<(), StoreError> {
        let waiting = self.services.store.waiting_for_bots().await?;
        if !waiting.is_empty() {
            tracing::info!(games = waiting.len(), "bots go on playing");
        }
        for game in waiting {
            if let Err(error) = self.open(&game).await {
                tracing::error!(%game, "a game cannot go on: {}", with_causes(&error));
            }
        }
        Ok(())
    }

    /// The room of a game.
    ///
    /// # Errors
    /// [`OpenError::NotFound`] if there is no such game; others if it cannot be opened.
    pub(crate) async fn open(&self, game: &GameId) -> Result<Room, OpenError> {
        // The lock is held while the game is read, so that a game does not get two rooms.
        let mut registry = self.services.registry.lock().await;
        if let Some(room) = registry.get(game) {
            return Ok(room.clone());
        }
        if self.services.shutdown.is_cancelled() {
            return Err(OpenError::ShuttingDown);
        }
        let stored = self.services.store.game(game).await?.ok_or(OpenError::NotFound)?;
        let (room, requests) = Room::channel();
        let actor = Actor::new(stored, self.services.clone(), room.downgrade(), requests)
            .map_err(|source| OpenError::Unreadable { game: game.clone(), source })?;
        tracing::debug!(game = %actor.game(), "a room opens");
        self.tasks.spawn(actor.run());
        registry.insert(game.clone(), room.clone());
        Ok(room)
    }

    /// A member for a new connection, which has joined no room yet.
    pub(crate) fn new_member(&self, guest: Option<GuestId>, outbox: Outbox) -> Member {
        Member { id: MemberId(self.next_member.fetch_add(1, Ordering::Relaxed)), guest, outbox }
    }

    /// Joins a game's room and returns it. The member gets the events after `since`.
    ///
    /// # Errors
    /// As [`Rooms::open`].
    pub(crate) async fn join(&self, game: &GameId, member: &Member, since: Seq) -> Result<Room, OpenError> {
        for _ in 0..TRIES {
            let room = self.open(game).await?;
            if room.join(member.clone(), since).await.is_ok() {
                return Ok(room);
            }
        }
        Err(OpenError::ShuttingDown)
    }

    /// Gives a seat of a game to a guest, unless another guest holds it.
    ///
    /// # Errors
    /// As [`Rooms::open`], and when the store fails.
    pub(crate) async fn claim(&self, game: &GameId, seat: Seat, guest: GuestId) -> Result<Claim, OpenError> {
        for _ in 0..TRIES {
            if let Ok(claim) = self.open(game).await?.claim(seat, guest).await {
                return Ok(claim?);
            }
        }
        Err(OpenError::ShuttingDown)
    }
}
