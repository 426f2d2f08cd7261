//! How much lag a seat gets back.

/// The quota at the start, in milliseconds: one stutter of a mobile connection in the first turns.
const START: u64 = 1_000;

/// What each turn adds to the quota, in milliseconds. Round trips up to this are given back for ever; most
/// connections, mobile ones included, stay below. A player who pretends lag gains no more than this a turn,
/// which is 6 % of the smallest increment.
const GAIN: u64 = 300;

/// The largest quota, in milliseconds, and so the most lag that a turn gets back: a stutter of two seconds is given back, a
/// minute offline is not.
pub const MAX_LAG: u64 = 2_000;

/// How much lag a seat may still get back. It shrinks by what is given back and grows with each turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct LagQuota(u64);

impl Default for LagQuota {
    fn default() -> Self {
        Self(START)
    }
}

impl LagQuota {
    /// Returns how much of a turn's lag is given back, and takes it from the quota.
    pub(super) fn give_back(&mut self, lag: u64) -> u64 {
        let returned = lag.min(self.0);
        self.0 = (self.0 - returned).saturating_add(GAIN).min(MAX_LAG);
        returned
    }
}
