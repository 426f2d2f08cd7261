//! What the service keeps: a trait of domain verbs, and SQLite behind it.

mod error;
mod exclusive;
#[cfg(test)]
mod laws;
#[cfg(test)]
mod memory;
mod rows;
mod sqlite;
mod writer;

use std::collections::BTreeMap;

use async_trait::async_trait;
use djambi_protocol::{CommandId, Event, GameId, Seat, Settings};

pub(crate) use error::StoreError;
#[cfg(test)]
pub(crate) use memory::MemoryStore;
pub(crate) use sqlite::{SqliteStore, file_of};

use crate::identity::BrowserId;
use crate::identity::Key;

/// Everything the service remembers. Each verb that changes something returns only when the change is on disk.
#[async_trait]
pub(crate) trait Store: Send + Sync {
    /// The key all signatures are made with: `fresh`, unless an earlier start has kept one.
    async fn key(&self, fresh: Key) -> Result<Key, StoreError>;

    /// Keeps a new game. Its id must be new.
    async fn create(&self, game: NewGame) -> Result<(), StoreError>;

    /// A game with everything that has happened in it, or `None` when there is no such game.
    async fn game(&self, id: &GameId) -> Result<Option<StoredGame>, StoreError>;

    /// Appends one event to a game's log. The event's number must be the next one.
    async fn append(&self, entry: Entry) -> Result<(), StoreError>;

    /// Seats a browser, unless another one sits there.
    async fn claim(&self, game: &GameId, seat: Seat, browser: BrowserId) -> Result<Claim, StoreError>;

    /// The games in which it is a bot's turn.
    async fn waiting_for_bots(&self) -> Result<Vec<GameId>, StoreError>;

    /// Finishes what is under way and lets go of the database; afterwards every verb fails.
    async fn close(&self);
}

/// A game as it is created.
#[derive(Clone)]
pub(crate) struct NewGame {
    pub(crate) settings: Settings,
    pub(crate) bot_delay_ms: Option<u32>,
    pub(crate) creator: Option<BrowserId>,
    pub(crate) holders: BTreeMap<Seat, BrowserId>,
    pub(crate) created_ms: u64,
    /// Whose turn it is; `None` if the game is over before it began.
    pub(crate) to_move: Option<Seat>,
}

/// A game as it is kept.
pub(crate) struct StoredGame {
    pub(crate) settings: Settings,
    pub(crate) bot_delay_ms: Option<u32>,
    pub(crate) creator: Option<BrowserId>,
    pub(crate) holders: BTreeMap<Seat, BrowserId>,
    pub(crate) created_ms: u64,
    /// The log, in order, without gaps.
    pub(crate) events: Vec<StoredEvent>,
}

/// An event and the command it answered, if it answered one.
pub(crate) struct StoredEvent {
    pub(crate) event: Event,
    pub(crate) command: Option<CommandId>,
}

/// One event for a game's log.
pub(crate) struct Entry {
    pub(crate) game: GameId,
    pub(crate) event: Event,
    pub(crate) command: Option<CommandId>,
    /// Whose turn it is afterwards; `None` once the game is over.
    pub(crate) to_move: Option<Seat>,
}

/// What came of an attempt to sit down.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Claim {
    /// The seat was free and is now this browser's.
    Seated,
    /// This browser sat there already.
    Held,
    /// Another browser sits there.
    Taken,
    /// Nobody can sit there: no such game, or no person's seat.
    NoSuchSeat,
}
