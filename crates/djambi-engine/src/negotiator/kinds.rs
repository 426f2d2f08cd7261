//! Features of positions that decide on the worth of peace, and the kinds of it: who keeps it.

use djambi::{Seat, SeatSet};

/// The number of features by which peace is valued.
pub const PEACE_FEATURES: usize = 11;

/// Who is bound by peace between a player and a partner.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Bound {
    /// Both.
    Both,
    /// Only the player: the partner breaks it.
    Player,
    /// Only the partner.
    Partner,
}

/// The number of kinds of peace that are measured: both keep it, only the player does, or only the partner.
pub const PEACE_KINDS: usize = 3;

impl Bound {
    /// All of them, in the order of the table.
    pub(super) const ALL: [Self; PEACE_KINDS] = [Self::Both, Self::Player, Self::Partner];

    /// The same as the partner sees it.
    pub(super) const fn mirrored(self) -> Self {
        match self {
            Self::Both => Self::Both,
            Self::Player => Self::Partner,
            Self::Partner => Self::Player,
        }
    }

    /// The seats that keep it.
    pub(super) fn seats(self, player: Seat, partner: Seat) -> SeatSet {
        let bound: &[Seat] = match self {
            Self::Both => &[player, partner],
            Self::Player => &[player],
            Self::Partner => &[partner],
        };
        bound.iter().copied().collect()
    }
}
