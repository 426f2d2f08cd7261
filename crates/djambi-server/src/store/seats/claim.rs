//! A player's claim to a seat, and its result.

use crate::identity::{PlayerId, SeatInvitation};

/// A player's claim to the seat of an invitation.
#[derive(Clone)]
pub(crate) struct SeatClaim {
    /// The invitation.
    pub(crate) invitation: SeatInvitation,
    /// The player.
    pub(crate) player: PlayerId,
    /// The name that the player wants to have; `None` for the name that the seat has.
    pub(crate) name: Option<String>,
}

/// The result of a claim to a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Claim {
    /// The seat was free and is now this player's.
    Seated,
    /// This player held the seat already.
    Held,
    /// Another player holds the seat.
    Taken,
    /// A newer invitation to the seat has replaced this one.
    Replaced,
    /// There is no such game, or the seat is not a person's.
    NoSuchSeat,
}
