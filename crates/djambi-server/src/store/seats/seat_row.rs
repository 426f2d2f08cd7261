//! A seat of a game, as it is kept.

use djambi::Seat;
use djambi_protocol::{Character, Level, SeatKind, SeatState};

use crate::identity::PlayerId;

/// A seat of a game: who plays there, and what is kept of it.
#[derive(Clone, PartialEq, Eq)]
pub(crate) struct SeatRow {
    /// The seat.
    pub(crate) seat: Seat,
    /// The kind of player.
    pub(crate) kind: SeatKind,
    /// The character that the host has named for a bot that makes treaties; else it is drawn.
    pub(crate) character: Option<Character>,
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
    /// The player that held the seat at the start, once it has been opened.
    pub(crate) first: Option<PlayerId>,
    /// Whether the player has an account. Then the name is that of the account.
    pub(crate) has_account: bool,
    /// Whether the player's account was deleted. Then there is no name.
    pub(crate) is_deleted: bool,
}

impl SeatRow {
    /// A seat of this kind without a name, which nobody holds.
    pub(crate) const fn new(seat: Seat, kind: SeatKind) -> Self {
        Self {
            seat,
            kind,
            character: None,
            name: String::new(),
            player: None,
            invited_s: 0,
            ready: false,
            stand_in: None,
            first: None,
            has_account: false,
            is_deleted: false,
        }
    }

    /// Whether a person plays here, or may sit down.
    pub(crate) fn is_persons(&self) -> bool {
        self.kind == SeatKind::Person
    }

    /// Whether the seat waits for a person.
    pub(crate) fn is_free(&self) -> bool {
        self.is_persons() && self.player.is_none()
    }

    /// The level of the bot that plays here: one of the service, or one that stands in for a person.
    pub(crate) fn bot(&self) -> Option<Level> {
        self.kind.level().or(self.stand_in)
    }

    /// Takes out who the player is to others.
    pub(crate) fn hide_name(&mut self) {
        self.name.clear();
        self.has_account = false;
        self.is_deleted = false;
    }

    /// The seat as everybody is told of it; of characters they are told once the game has a result.
    pub(crate) fn told(&self) -> SeatState {
        let Self { kind, stand_in, .. } = *self;
        let claimed = kind.is_bot() || self.player.is_some();
        SeatState {
            kind,
            name: self.name.clone(),
            claimed,
            stand_in,
            character: None,
            account: self.has_account,
            deleted: self.is_deleted,
        }
    }
}
