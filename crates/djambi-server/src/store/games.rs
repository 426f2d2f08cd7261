//! The games: what they were created with, their events, and how they ended.

mod game_result;
mod game_settings;
mod new_event;
mod new_game;
mod stored_game;

use async_trait::async_trait;
use djambi::Seat;
use djambi_protocol::{Again, GameId};

pub(crate) use game_result::{GameResult, SeatResult};
pub(crate) use game_settings::GameSettings;
pub(crate) use new_event::NewEvent;
pub(crate) use new_game::NewGame;
pub(crate) use stored_game::StoredGame;

use super::StoreError;

/// The games that the service keeps, each with a log of events to which it only appends. A method that changes
/// something returns only when the change is on disk.
#[async_trait]
pub(crate) trait Games: Send + Sync {
    /// Keeps a new game. Its id must be new.
    async fn create(&self, game: NewGame) -> Result<(), StoreError>;

    /// A game with all its events, or `None` when there is no such game.
    async fn game(&self, id: &GameId) -> Result<Option<StoredGame>, StoreError>;

    /// Appends an event to a game's log, with all that changes with it, in one commit. The event's number
    /// must be the next one.
    async fn append(&self, event: NewEvent) -> Result<(), StoreError>;

    /// Keeps the new game in which the players of an earlier one play again, unless they have such a game
    /// already; returns the one that they have.
    async fn play_again(&self, earlier: &GameId, seat: Seat, game: NewGame) -> Result<Again, StoreError>;

    /// Deletes a game with everything that belongs to it, unless a turn was played in it; says whether it
    /// did.
    async fn delete_unplayed(&self, game: &GameId) -> Result<bool, StoreError>;
}
