//! The seats of a game, as the store keeps them.

use std::collections::BTreeMap;

use djambi::{Seat, SeatSet};
use djambi_protocol::{GameId, Level, SeatKind, SeatState, Seats};
use rusqlite::{Connection, Row, params};

use super::columns::{parsed, player, to_integer};
use super::{Corruption, StoreError, StoredGame};
use crate::identity::PlayerId;

/// A seat, as the store keeps it.
#[derive(Clone)]
pub(crate) struct SeatRow {
    /// The seat.
    pub(crate) seat: Seat,
    /// The kind of player.
    pub(crate) kind: SeatKind,
    /// The name to show; may be empty.
    pub(crate) name: String,
    /// The player that holds the seat.
    pub(crate) player: Option<PlayerId>,
    /// When the invitation to the seat of a person was made, in seconds since 1970.
    pub(crate) invited_s: u64,
    /// Whether the person is ready to begin.
    pub(crate) ready: bool,
    /// The level of the bot that plays for a person who is away, or until a newcomer sits down.
    pub(crate) stand_in: Option<Level>,
}

/// The state of the seats of a game with what is not told about them.
#[derive(Clone, Copy)]
pub(super) struct SeatsWithPlayers<'a> {
    pub(super) seats: &'a Seats,
    pub(super) holders: &'a BTreeMap<Seat, PlayerId>,
    pub(super) invited: &'a BTreeMap<Seat, u64>,
    pub(super) ready: SeatSet,
}

impl SeatsWithPlayers<'_> {
    /// The rows of the seats.
    pub(super) fn rows(self) -> Vec<SeatRow> {
        let row = |(&seat, state): (&Seat, &SeatState)| SeatRow {
            seat,
            kind: state.kind,
            name: state.name.clone(),
            player: self.holders.get(&seat).copied(),
            invited_s: self.invited.get(&seat).copied().unwrap_or_default(),
            ready: self.ready.contains(seat),
            stand_in: state.stand_in,
        };
        self.seats.iter().map(row).collect()
    }
}

impl StoredGame {
    /// The rows of all seats, to be changed and kept.
    pub(crate) fn seat_rows(&self) -> Vec<SeatRow> {
        let Self { settings, holders, invited, ready, .. } = self;
        SeatsWithPlayers { seats: &settings.seats, holders, invited, ready: *ready }.rows()
    }

    /// Takes rows of seats over, as the store has kept them.
    pub(crate) fn set_seats(&mut self, rows: Vec<SeatRow>) {
        for SeatRow { seat, kind, name, player, invited_s, ready, stand_in } in rows {
            let claimed = kind.is_bot() || player.is_some();
            self.settings.seats.insert(seat, SeatState { kind, name, claimed, stand_in });
            match player {
                Some(player) => self.holders.insert(seat, player),
                None => self.holders.remove(&seat),
            };
            if kind == SeatKind::Human {
                self.invited.insert(seat, invited_s);
            } else {
                self.invited.remove(&seat);
            }
            if ready {
                self.ready.insert(seat);
            } else {
                self.ready.remove(seat);
            }
        }
    }
}

/// The rows of a game's seats.
pub(super) fn select_seats(connection: &Connection, game: &GameId) -> Result<Vec<SeatRow>, StoreError> {
    let mut select = connection.prepare_cached(
        "SELECT seat, kind, level, name, player, invited, ready, stand_in FROM seat WHERE game_id = ?",
    )?;
    let mut rows = select.query([game.as_str()])?;
    let mut seats = Vec::new();
    while let Some(row) = rows.next()? {
        seats.push(seat_row(row)?);
    }
    Ok(seats)
}

/// Writes rows of seats. A seat that has a row already gets this one instead.
pub(super) fn write_seats(
    connection: &Connection,
    game: &GameId,
    rows: &[SeatRow],
) -> Result<(), StoreError> {
    let mut write = connection.prepare_cached(
        "INSERT INTO seat (game_id, seat, kind, level, name, player, invited, ready, stand_in)
         VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)
         ON CONFLICT DO UPDATE SET kind = excluded.kind, level = excluded.level, name = excluded.name,
             player = excluded.player, invited = excluded.invited, ready = excluded.ready,
             stand_in = excluded.stand_in",
    )?;
    for row in rows {
        write.execute(params![
            game.as_str(),
            row.seat.name(),
            kind_name(row.kind),
            row.kind.level().map(Level::name),
            row.name,
            row.player.map(PlayerId::to_vec),
            to_integer(row.invited_s),
            row.ready,
            row.stand_in.map(Level::name),
        ])?;
    }
    Ok(())
}

fn seat_row(row: &Row<'_>) -> Result<SeatRow, StoreError> {
    let holder: Option<Vec<u8>> = row.get("player")?;
    let invited: i64 = row.get("invited")?;
    let stand_in: Option<String> = row.get("stand_in")?;
    Ok(SeatRow {
        seat: parsed(row, "seat")?,
        kind: seat_kind(row)?,
        name: row.get("name")?,
        player: holder.as_deref().map(player).transpose()?,
        invited_s: u64::try_from(invited).unwrap_or_default(),
        ready: row.get("ready")?,
        stand_in: stand_in.is_some().then(|| parsed(row, "stand_in")).transpose()?,
    })
}

fn seat_kind(row: &Row<'_>) -> Result<SeatKind, StoreError> {
    let kind: String = row.get("kind")?;
    match kind.as_str() {
        "human" => Ok(SeatKind::Human),
        "bot" => Ok(SeatKind::Bot { level: parsed(row, "level")? }),
        "absent" => Ok(SeatKind::Absent),
        _ => Err(Corruption::Seat(kind).into()),
    }
}

fn kind_name(kind: SeatKind) -> &'static str {
    match kind {
        SeatKind::Human => "human",
        SeatKind::Bot { .. } => "bot",
        SeatKind::Absent => "absent",
    }
}
