//! The changes of a room that its parts follow.

/// What has changed in a room.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Change {
    /// Players sit elsewhere, or have other names.
    Seats,
    /// The game has gone on, and nothing more follows now.
    Play,
    /// It is time to tell the comings and goings that were collected.
    Collected,
    /// A request has been dealt with.
    Settled,
}
