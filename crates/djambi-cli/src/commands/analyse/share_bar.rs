//! Shares as a bar of letters.

use std::fmt;

use crate::udi::Thousandths;

/// The length of the bar.
const LENGTH: usize = 40;

/// Shares as a bar of the seats' letters, in proportion to their shares: `rrrrrrbbyyyygg`.
pub(super) struct ShareBar<'a>(pub(super) &'a Thousandths);

impl fmt::Display for ShareBar<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut sum = 0;
        let mut drawn = 0;
        for (seat, part) in self.0.iter() {
            sum += usize::from(part);
            let end = (sum * LENGTH + 500) / 1000;
            (drawn..end).try_for_each(|_| write!(f, "{}", seat.letter()))?;
            drawn = end;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use djambi::{BySeat, Seat, SeatSet};
    use djambi_engine::Shares;

    use super::*;

    #[test]
    fn the_bar_has_a_fixed_length() {
        for strength in 0..50 {
            let strengths = BySeat::from_fn(|seat| f64::from(strength) * seat.index() as f64 / 7.0);
            let shares = Shares::from_strengths(SeatSet::first(4), &strengths);
            let drawn = ShareBar(&Thousandths::new(SeatSet::first(4), &shares)).to_string();
            assert_eq!(drawn.len(), LENGTH, "{drawn}");
        }
        let won = Thousandths::new(SeatSet::first(4), &Shares::won_by(Seat::Yellow));
        assert_eq!(ShareBar(&won).to_string(), "y".repeat(LENGTH));
    }
}
