//! The expectation of a net in a position.

use djambi::{BySeat, SeatSet};

/// What the players of a position can expect of its game.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Evaluation {
    /// The share of each seat, where all players alive share a game that nobody wins: numbers from 0 to 1
    /// that sum to 1, 0 for the dead.
    pub shares: BySeat<f32>,
    /// The probability that nobody wins the game, from 0 to 1.
    pub draw: f32,
}

impl Evaluation {
    /// Equal shares of the living seats. Nothing is said of draws.
    pub(super) fn equal(alive: SeatSet) -> Self {
        let equal = 1.0 / alive.len() as f32;
        Self::of_shares(BySeat::from_fn(|seat| if alive.contains(seat) { equal } else { 0.0 }))
    }

    /// These shares, with a probability of 0 for a draw: those of an evaluation that says nothing of draws.
    #[must_use]
    pub const fn of_shares(shares: BySeat<f32>) -> Self {
        Self { shares, draw: 0.0 }
    }
}
