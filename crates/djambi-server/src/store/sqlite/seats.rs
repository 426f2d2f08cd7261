//! Seats in the database: who takes and leaves them.

use async_trait::async_trait;
use djambi_protocol::GameId;

use super::{SeatRow, Seats, SqliteStore, StoreError, Visits, handing_over, lists, seat_row, visit};
use crate::identity::PlayerId;

#[async_trait]
impl Seats for SqliteStore {
    async fn set_seats(
        &self,
        game: &GameId,
        seats: Vec<SeatRow>,
        deadline_ms: Option<u64>,
    ) -> Result<(), StoreError> {
        let game = game.clone();
        let journal = self.journal.clone();
        self.write(move |connection| {
            journal.note_columns(game.as_str(), None);
            seat_row::write_seats(connection, &game, &seats)?;
            lists::update_deadline(connection, &game, deadline_ms)
        })
        .await
    }

    async fn visit(&self, game: &GameId, visits: Visits) -> Result<(), StoreError> {
        let game = game.clone();
        self.write(move |connection| visit::write_visits(connection, &game, &visits)).await
    }

    async fn hand_over(&self, game: &GameId, from: PlayerId, to: PlayerId) -> Result<bool, StoreError> {
        let game = game.clone();
        let keys = self.press_keys.clone();
        self.write(move |connection| handing_over::hand_over(connection, &keys, &game, (from, to))).await
    }

    async fn games_of(&self, player: PlayerId, limit: u32) -> Result<Vec<GameId>, StoreError> {
        self.read_beside_journal(move |connection, journal| {
            visit::select_games_of(connection, journal, player, limit)
        })
        .await
    }

    async fn daily_games(&self, player: PlayerId) -> Result<u32, StoreError> {
        self.readers.read(move |connection| visit::count_daily_games(connection, player)).await
    }

    async fn lost_seats(&self, limit: u32) -> Result<Vec<(PlayerId, GameId)>, StoreError> {
        self.read_beside_journal(move |connection, journal| {
            visit::select_lost_seats(connection, journal, limit)
        })
        .await
    }

    async fn held_games(&self, player: PlayerId, limit: u32) -> Result<Vec<GameId>, StoreError> {
        self.readers.read(move |connection| visit::select_held_games(connection, player, limit)).await
    }
}
