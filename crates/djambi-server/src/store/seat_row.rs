//! The seats of a game, as a store keeps them.

use std::collections::BTreeMap;

use djambi::{Seat, SeatSet};
use djambi_protocol::{Level, SeatKind, SeatState, Seats};

use super::StoredGame;
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
