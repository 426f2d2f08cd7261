use djambi::Seat;
use djambi_protocol::GameId;

/// An invitation to a seat. A newer invitation to the same seat replaces it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct SeatInvitation {
    /// The game.
    pub(crate) game: GameId,
    /// The seat.
    pub(crate) seat: Seat,
    /// When the invitation was made, in seconds since 1970.
    pub(crate) made_s: u64,
}
