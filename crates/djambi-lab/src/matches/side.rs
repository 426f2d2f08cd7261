//! The two sides of a match.

/// One of the two kinds of players in a match.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Side {
    /// The one whose share is measured.
    A,
    /// The opponent.
    B,
}

impl Side {
    /// Both sides.
    pub const ALL: [Self; 2] = [Self::A, Self::B];
}
