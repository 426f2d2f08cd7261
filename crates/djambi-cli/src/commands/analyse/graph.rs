//! Shares as a bar.

use std::fmt;

use crate::udi::Thousandths;

/// How long the bar is.
const LENGTH: usize = 40;

/// Shares as a bar of letters, as long for each seat as its share: `rrrrrrbbyyyygg`.
pub(super) struct Graph<'a>(pub(super) &'a Thousandths);

impl fmt::Display for Graph<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (mut sum, mut drawn) = (0, 0);
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
    fn the_bar_is_always_as_long() {
        for strength in 0..50 {
            let strengths = BySeat::from_fn(|seat| f64::from(strength) * seat.index() as f64 / 7.0);
            let shares = Shares::from_strengths(SeatSet::first(4), &strengths);
            let drawn = Graph(&Thousandths::new(SeatSet::first(4), &shares)).to_string();
            assert_eq!(drawn.len(), LENGTH, "{drawn}");
        }
        let won = Thousandths::new(SeatSet::first(4), &Shares::won_by(Seat::Yellow));
        assert_eq!(Graph(&won).to_string(), "y".repeat(LENGTH));
    }
}
