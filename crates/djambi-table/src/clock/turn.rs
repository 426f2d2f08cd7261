//! The time of turns.

use djambi::Seat;

/// A turn that is being played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Turn {
    pub(super) seat: Seat,
    /// How long the turn has taken so far, with the attempts that were taken back.
    pub(super) used: u64,
    /// How long the attempts took that were taken back.
    pub(super) before: u64,
    /// How much the clock has lost by this attempt.
    pub(super) charged: u64,
}

impl Turn {
    /// A turn of this seat that begins.
    pub(super) const fn new(seat: Seat) -> Self {
        Self { seat, used: 0, before: 0, charged: 0 }
    }

    /// The turn after more time of it, which has cost the clock so much.
    pub(super) const fn charged(self, time: u64, cost: u64) -> Self {
        let used = self.used.saturating_add(time);
        let charged = self.charged.saturating_add(cost);
        Self { used, charged, ..self }
    }

    /// The turn as it goes on after an attempt that used so much, and was taken back.
    pub(super) const fn again(self, used: u64) -> Self {
        Self { used, before: used, ..self }
    }
}

/// What a turn has used and gained, in milliseconds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PlayedTurn {
    /// The seat that played it.
    pub seat: Seat,
    /// How long it took, with the lag that was given back: the log does not tell that where it cost nothing, and a game read
    /// again goes on from here.
    pub used: u64,
    /// How much of the mover's lag was given back.
    pub lag: u64,
    /// What it added to the mover's time.
    pub increment: u64,
    /// What the clock has paid for it in the end, without the attempts that were taken back.
    pub charged: u64,
}
