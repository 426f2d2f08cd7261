//! The table of seats.

use djambi_protocol::{Character, GameId, Level, SeatKind};
use rusqlite::{Connection, Row, params};

use super::columns::{parsed, player, to_integer};
use super::{Corruption, GameSeats, SeatRow, StoreError};
use crate::identity::PlayerId;

/// The seats of a game.
pub(super) fn select_seats(connection: &Connection, game: &GameId) -> Result<GameSeats, StoreError> {
    let mut select = connection.prepare_cached(
        "SELECT seat, kind, level, character, coalesce(account.name, seat.name) AS name, player, invited, ready, stand_in,
             first_player, account.name IS NOT NULL AS has_account, deleted_player.player IS NOT NULL AS is_deleted
         FROM seat LEFT JOIN account USING (player) LEFT JOIN deleted_player USING (player) WHERE game_id = ?",
    )?;
    let mut rows = select.query([game.as_str()])?;
    let mut seats = GameSeats::default();
    while let Some(row) = rows.next()? {
        seats.set(seat_row(row)?);
    }
    Ok(seats)
}

/// Writes rows of seats. A seat that has a row already gets this one instead.
pub(super) fn write_seats<'a>(
    connection: &Connection,
    game: &GameId,
    rows: impl IntoIterator<Item = &'a SeatRow>,
) -> Result<(), StoreError> {
    let mut write = connection.prepare_cached(
        "INSERT INTO seat (game_id, seat, kind, level, character, name, player, invited, ready, stand_in, first_player)
         VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
         ON CONFLICT DO UPDATE SET kind = excluded.kind, level = excluded.level, character = excluded.character,
             name = excluded.name, player = excluded.player, invited = excluded.invited, ready = excluded.ready,
             stand_in = excluded.stand_in, first_player = excluded.first_player",
    )?;
    for row in rows {
        write.execute(params![
            game.as_str(),
            row.seat.name(),
            kind_name(row.kind),
            row.kind.level().map(Level::name),
            row.character.map(Character::name),
            row.name,
            row.player.map(PlayerId::to_vec),
            to_integer(row.invited_s),
            row.ready,
            row.stand_in.map(Level::name),
            row.first.map(PlayerId::to_vec),
        ])?;
    }
    Ok(())
}

fn seat_row(row: &Row<'_>) -> Result<SeatRow, StoreError> {
    let holder: Option<Vec<u8>> = row.get("player")?;
    let invited: i64 = row.get("invited")?;
    let stand_in: Option<String> = row.get("stand_in")?;
    let character: Option<String> = row.get("character")?;
    let first: Option<Vec<u8>> = row.get("first_player")?;
    Ok(SeatRow {
        seat: parsed(row, "seat")?,
        kind: seat_kind(row)?,
        character: character.is_some().then(|| parsed(row, "character")).transpose()?,
        name: row.get("name")?,
        player: holder.as_deref().map(player).transpose()?,
        invited_s: u64::try_from(invited).unwrap_or_default(),
        ready: row.get("ready")?,
        stand_in: stand_in.is_some().then(|| parsed(row, "stand_in")).transpose()?,
        first: first.as_deref().map(player).transpose()?,
        has_account: row.get("has_account")?,
        is_deleted: row.get("is_deleted")?,
    })
}

fn seat_kind(row: &Row<'_>) -> Result<SeatKind, StoreError> {
    let kind: String = row.get("kind")?;
    match kind.as_str() {
        "person" => Ok(SeatKind::Person),
        "bot" => Ok(SeatKind::Bot { level: parsed(row, "level")? }),
        "absent" => Ok(SeatKind::Absent),
        _ => Err(Corruption::Seat(kind).into()),
    }
}

/// The name of a kind in the database, the same as in the protocol.
fn kind_name(kind: SeatKind) -> &'static str {
    match kind {
        SeatKind::Person => "person",
        SeatKind::Bot { .. } => "bot",
        SeatKind::Absent => "absent",
    }
}
