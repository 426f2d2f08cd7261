//! Playing again: the same game for the same players.

use djambi::Seat;
use djambi_protocol::{GameId, SeatKind, SeatRequest, SeatState};
use djambi_table::{LiveGame, Refused};

use super::new_game::RequestedGame;
use crate::identity::{Player, PlayerId, PlayerName};
use crate::store::{NewGame, StoreError, StoredGame};

/// Why there is no game in which the players play again.
#[derive(Debug, thiserror::Error)]
pub(crate) enum AgainError {
    /// The player holds no seat.
    #[error("the player holds no seat")]
    NoSeat,
    /// The game goes on, and people play in it.
    #[error("people still play in the game")]
    Unfinished,
    /// A game of earlier with settings that are refused now.
    #[error(transparent)]
    Settings(#[from] Refused),
    /// The store failed.
    #[error(transparent)]
    Store(#[from] StoreError),
}

/// The first seat of a player who may play again: the game is over, or only bots are left in it.
///
/// # Errors
/// When the player may not.
pub(super) fn asking_seat(game: &StoredGame, live: &LiveGame, player: PlayerId) -> Result<Seat, AgainError> {
    let first = game.held_by(player).next().ok_or(AgainError::NoSeat)?;
    let goes_on =
        live.to_move().is_some() && live.alive().iter().any(|seat| game.holders.contains_key(&seat));
    if goes_on { Err(AgainError::Unfinished) } else { Ok(first) }
}

/// A new game with the settings and the players of an earlier one. The player who asks for it sees the
/// invitations to seats that are free, and takes their own name at a seat that had none. The seat of a player
/// who has `missed` the first turn is free, unless that player asks.
///
/// # Errors
/// When the settings are refused.
pub(super) fn same_game(
    earlier: &StoredGame,
    missed: Option<Seat>,
    id: GameId,
    host: &Player,
    now_ms: u64,
) -> Result<NewGame, Refused> {
    let settings = &earlier.settings;
    let is_missing = |seat: Seat| missed == Some(seat) && earlier.holders.get(&seat) != Some(&host.id);
    let seats = settings.seats.iter().map(|(&seat, state)| {
        let requested = match state.kind {
            SeatKind::Human => {
                // A name from before there were rules for names may be refused now.
                let name = PlayerName::chosen(&state.name).ok().flatten().filter(|_| !is_missing(seat));
                let is_hosts = earlier.holders.get(&seat) == Some(&host.id);
                let name = name.or_else(|| is_hosts.then(|| host.name.clone()));
                SeatRequest::Human { name: name.map(String::from), mine: false }
            }
            SeatKind::Bot { level } => SeatRequest::Bot { level },
            SeatKind::Absent => SeatRequest::Absent {},
        };
        (seat, requested)
    });
    let requested = RequestedGame {
        rules: settings.rules,
        start: settings.start,
        seats: seats.collect(),
        bot_delay_ms: earlier.bot_delay_ms,
        clock: settings.clock,
        table: settings.table,
    };
    let mut game = requested.create(id, host, now_ms)?;
    for (seat, &holder) in earlier.holders.iter().filter(|(seat, _)| !is_missing(**seat)) {
        game.holders.insert(*seat, holder);
        if let Some(state) = game.settings.seats.get_mut(seat) {
            state.claimed = true;
        }
    }
    if let Some(table) = game.settings.table {
        // Those who have not played keep their places.
        if missed.is_none() {
            change_places(&mut game);
        }
        game.ready =
            game.holders.iter().filter(|(_, holder)| **holder == host.id).map(|(&seat, _)| seat).collect();
        game.deadline_ms = table.fill_at(now_ms);
    }
    Ok(game)
}

/// Moves every player one seat on, so that over some games all have each seat.
fn change_places(game: &mut NewGame) {
    let is_played = |(_, state): &(&Seat, &SeatState)| state.kind != SeatKind::Absent;
    let seats: Vec<Seat> = game.settings.seats.iter().filter(is_played).map(|(&seat, _)| seat).collect();
    let (states, holders) = (game.settings.seats.clone(), std::mem::take(&mut game.holders));
    let made_s = game.invited.values().copied().max().unwrap_or_default();
    game.invited.clear();
    for (from, to) in seats.iter().zip(seats.iter().cycle().skip(1)) {
        let state = &states[from];
        game.settings.seats.insert(*to, state.clone());
        game.holders.extend(holders.get(from).map(|&holder| (*to, holder)));
        if state.kind == SeatKind::Human {
            game.invited.insert(*to, made_s);
        }
    }
}
