//! The seats of games: who holds them, who is invited to them, and what a game keeps of its players.

mod game_seats;
mod seat_row;
mod visit;

use async_trait::async_trait;
use djambi_protocol::GameId;

pub(crate) use game_seats::GameSeats;
pub(crate) use seat_row::SeatRow;
pub(crate) use visit::{LostSeat, Removal, Visit, Visits};

use super::StoreError;
use crate::identity::PlayerId;

/// The seats of games and their players. A method that changes something returns only when the change is on
/// disk.
#[async_trait]
pub(crate) trait Seats: Send + Sync {
    /// Replaces rows of a game's seats without an event, and says when the service must look at the game.
    /// Seats that are not named stay as they are.
    async fn set_seats(
        &self,
        game: &GameId,
        seats: Vec<SeatRow>,
        deadline_ms: Option<u64>,
    ) -> Result<(), StoreError>;

    /// Keeps what a game knows of players; what it knew of them before is replaced.
    async fn visit(&self, game: &GameId, visits: Visits) -> Result<(), StoreError>;

    /// Hands over what a game keeps of a player to another: seats, the host's rights, words, what was seen. Says whether
    /// it did: not if the one has no seat there, or the other has one as well.
    async fn hand_over(&self, game: &GameId, from: PlayerId, to: PlayerId) -> Result<bool, StoreError>;

    /// The games in which a player holds a seat, and which go on or have ended without the player's seeing
    /// it, the newest first.
    async fn games_of(&self, player: PlayerId, limit: u32) -> Result<Vec<GameId>, StoreError>;

    /// In how many games by the day a player holds a seat that are not over.
    async fn daily_games(&self, player: PlayerId) -> Result<u32, StoreError>;

    /// The games in which players have lost their seat by time, or were removed from it, and may not have looked since:
    /// the newest, at most as many as this. It reads all that games keep of players, so it is asked once.
    async fn lost_seats(&self, limit: u32) -> Result<Vec<(PlayerId, GameId)>, StoreError>;

    /// The games in which a player holds a seat, those that go on first, then the newest first.
    async fn held_games(&self, player: PlayerId, limit: u32) -> Result<Vec<GameId>, StoreError>;
}
