//! Playing again: the same game for the same players.

use djambi::Seat;
use djambi_protocol::{GameId, Refusal, SeatKind, SeatRequest, TableSettings};
use djambi_table::{LiveGame, Refused};

use super::error::OpenError;
use super::new_game::RequestedGame;
use crate::identity::{Player, PlayerId, PlayerName};
use crate::store::{NewGame, SeatRow, StoreError, StoredGame};

/// Why there is no game in which the players play again.
#[derive(Debug, thiserror::Error)]
pub(crate) enum AgainError {
    /// The player holds no seat.
    #[error("the player holds no seat")]
    NoSeat,
    /// The game goes on, and people play in it.
    #[error("people still play in the game")]
    Unfinished,
    /// The player may not play now.
    #[error("{}", Refused::from(.0))]
    Refused(#[from] Refusal),
    /// The settings of the game are refused.
    #[error(transparent)]
    Settings(#[from] Refused),
    /// The game is not open.
    #[error(transparent)]
    Open(#[from] OpenError),
    /// The store failed.
    #[error(transparent)]
    Store(#[from] StoreError),
}

/// The first seat of a player who may play again: the game is over, or only bots are left in it.
///
/// # Errors
/// When the player may not.
pub(super) fn asking_seat(game: &StoredGame, live: &LiveGame, player: PlayerId) -> Result<Seat, AgainError> {
    let first = game.seats.held_by(player).next().ok_or(AgainError::NoSeat)?;
    if is_finished(game, live) { Ok(first) } else { Err(AgainError::Unfinished) }
}

/// Whether the game is over, or only bots are left in it.
pub(super) fn is_finished(game: &StoredGame, live: &LiveGame) -> bool {
    live.to_move().is_none() || live.alive().iter().all(|seat| game.seats.holder(seat).is_none())
}

/// A new game with the settings and the players of an earlier one. The player who asks for it sees the
/// invitations to seats that are free, and takes their own name at a seat that had none. The seat of a player
/// who has `missed` the first turn, or may not sit at such a table, is free, unless that player asks.
///
/// # Errors
/// When the settings are refused.
pub(super) fn same_game(
    earlier: &StoredGame,
    (missed, may_sit): (Option<Seat>, &dyn Fn(PlayerId) -> bool),
    id: GameId,
    host: &Player,
    now_ms: u64,
) -> Result<NewGame, Refused> {
    let settings = &earlier.settings;
    let is_missing = |seat: Seat| {
        let holder = earlier.seats.holder(seat);
        holder != Some(host.id) && (missed == Some(seat) || holder.is_some_and(|holder| !may_sit(holder)))
    };
    let seats = earlier.seats.rows().map(|row| {
        let seat = row.seat;
        let requested = match row.kind {
            SeatKind::Person => {
                let name = PlayerName::chosen(&row.name).ok().flatten().filter(|_| !is_missing(seat));
                let is_hosts = row.player == Some(host.id);
                let name = name.or_else(|| is_hosts.then(|| host.name.clone()));
                SeatRequest::Person { name: name.map(String::from), mine: false }
            }
            SeatKind::Bot { level } => SeatRequest::Bot { level, character: row.character },
            SeatKind::Absent => SeatRequest::Absent {},
        };
        (seat, requested)
    });
    let requested = RequestedGame {
        rules: settings.rules,
        start: settings.start,
        seats: seats.collect(),
        bot_delay_ms: earlier.bot_delay_ms,
        clock: settings.first_clock.or(settings.clock),
        table: TableSettings { appointed_ms: None, ..settings.table },
        press: settings.press,
    };
    let mut game = requested.create(id, host, now_ms)?;
    for earlier in earlier.seats.rows().filter(|row| row.player.is_some() && !is_missing(row.seat)) {
        game.seats.change(earlier.seat, |row| {
            (row.player, row.has_account) = (earlier.player, earlier.has_account);
            row.is_deleted = earlier.is_deleted;
        });
    }
    if game.settings.table.waits() {
        // Those who have not played keep their places.
        if missed.is_none() {
            change_places(&mut game);
        }
        game.seats.change_all(|row| row.ready = row.player == Some(host.id));
        game.deadline_ms = game.settings.table.fill_at(now_ms);
    }
    Ok(game)
}

/// Moves every player one seat on, so that over some games all have each seat.
fn change_places(game: &mut NewGame) {
    let is_played = |row: &&SeatRow| row.kind != SeatKind::Absent;
    let rows: Vec<SeatRow> = game.seats.rows().filter(is_played).cloned().collect();
    let invited_s = rows.iter().map(|row| row.invited_s).max().unwrap_or_default();
    for (from, to) in rows.iter().zip(rows.iter().cycle().skip(1)) {
        game.seats.set(SeatRow { seat: to.seat, invited_s, ..from.clone() });
    }
}
