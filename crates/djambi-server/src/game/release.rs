use djambi::Seat;

use crate::identity::SeatInvitation;

/// A way to make a seat free that has not acted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Release {
    /// The player who holds the seat gives it back; its invitation stays valid.
    GiveBack(Seat),
    /// The host of the game renews the invitation: the links before it die, and who sits there must leave.
    Renew(Seat),
}

/// The result of a [`Release`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Released {
    /// The seat is free; this is its invitation.
    Free(SeatInvitation),
    /// Another player holds the seat, or nobody does.
    NotYourSeat,
    /// Another player has created the game.
    NotYourGame,
    /// The seat has acted, so it stays with its player.
    HasActed,
    /// The game is over.
    Over,
    /// No person plays there.
    NoSuchSeat,
}
