//! Seats in the database: who takes and leaves them.

use async_trait::async_trait;
use djambi_protocol::GameId;
use rusqlite::{Connection, OptionalExtension, params};

use super::columns::to_integer;
use super::{Claim, SeatClaim, SeatRow, Seats, SqliteStore, StoreError, Visits, lists, seat_row, visit};
use crate::identity::{PlayerId, SeatInvitation};

#[async_trait]
impl Seats for SqliteStore {
    async fn set_seats(
        &self,
        game: &GameId,
        seats: Vec<SeatRow>,
        deadline_ms: Option<u64>,
    ) -> Result<(), StoreError> {
        let game = game.clone();
        self.write(move |connection| {
            seat_row::write_seats(connection, &game, &seats)?;
            lists::update_deadline(connection, &game, deadline_ms)
        })
        .await
    }

    async fn claim(&self, claim: SeatClaim) -> Result<Claim, StoreError> {
        self.write(move |connection| claim_seat(connection, &claim)).await
    }

    async fn free_seat(&self, invitation: SeatInvitation) -> Result<(), StoreError> {
        self.write(move |connection| free_seat(connection, &invitation)).await
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
}

/// Gives the seat of an invitation to a player, unless another player holds it or the invitation is replaced.
pub(super) fn claim_seat(connection: &Connection, claim: &SeatClaim) -> Result<Claim, StoreError> {
    let SeatClaim { invitation: SeatInvitation { game, seat, made_s }, player, name } = claim;
    let seat_row: Option<(Option<Vec<u8>>, i64)> = connection
        .prepare_cached("SELECT player, invited FROM seat WHERE game_id = ? AND seat = ? AND kind = 'human'")?
        .query_row([game.as_str(), seat.name()], |row| Ok((row.get(0)?, row.get(1)?)))
        .optional()?;
    let Some((holder, invited)) = seat_row else { return Ok(Claim::NoSuchSeat) };
    match holder {
        Some(holder) if holder == player.to_vec() => return Ok(Claim::Held),
        _ if invited != to_integer(*made_s) => return Ok(Claim::Replaced),
        Some(_) => return Ok(Claim::Taken),
        None => {}
    }
    let mut update = connection.prepare_cached(
        "UPDATE seat SET player = ?, name = coalesce(?, name) WHERE game_id = ? AND seat = ?",
    )?;
    update.execute(params![player.to_vec(), name, game.as_str(), seat.name()])?;
    Ok(Claim::Seated)
}

/// Makes the seat of an invitation free. A player who held it takes the name along.
pub(super) fn free_seat(connection: &Connection, invitation: &SeatInvitation) -> Result<(), StoreError> {
    let SeatInvitation { game, seat, made_s } = invitation;
    let mut update = connection.prepare_cached(
        "UPDATE seat SET invited = ?, name = iif(player IS NULL, name, ''), player = NULL, ready = 0
         WHERE game_id = ? AND seat = ? AND kind = 'human'",
    )?;
    update.execute(params![to_integer(*made_s), game.as_str(), seat.name()])?;
    Ok(())
}
