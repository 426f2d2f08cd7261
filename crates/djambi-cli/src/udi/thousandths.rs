//! Shares as whole numbers of thousandths.

use std::fmt;

use anyhow::{Result, bail};
use djambi::{Seat, SeatSet};
use djambi_engine::Shares;
use serde::{Serialize, Serializer};

use super::words::Words;

const WHOLE: u16 = 1000;

/// The shares of a board's seats, in thousandths that sum to 1000: `r 310 b 220 y 250 g 220`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Thousandths(Vec<(Seat, u16)>);

impl Thousandths {
    /// The shares of these seats, rounded by the largest remainders so that they sum to 1000.
    pub(crate) fn new(seats: SeatSet, shares: &Shares) -> Self {
        let exact = |seat: Seat| (shares.of(seat) * f64::from(WHOLE)).clamp(0.0, f64::from(WHOLE));
        let mut parts: Vec<_> = seats.iter().map(|seat| (seat, exact(seat).floor() as u16)).collect();
        let remainder = |&(seat, part): &(Seat, u16)| exact(seat) - f64::from(part);
        let missing = WHOLE.saturating_sub(parts.iter().map(|&(_, part)| part).sum());
        let mut order: Vec<usize> = (0..parts.len()).collect();
        order.sort_by(|&a, &b| remainder(&parts[b]).total_cmp(&remainder(&parts[a])));
        for &index in order.iter().cycle().take(if order.is_empty() { 0 } else { missing.into() }) {
            parts[index].1 += 1;
        }
        Self(parts)
    }

    /// The seats and their thousandths, in the order of the seats.
    pub(crate) fn iter(&self) -> impl Iterator<Item = (Seat, u16)> {
        self.0.iter().copied()
    }

    /// The thousandths of a seat; 0 for an unknown seat.
    pub(crate) fn of(&self, seat: Seat) -> u16 {
        self.iter().find_map(|(known, part)| (known == seat).then_some(part)).unwrap_or(0)
    }

    /// Reads seats' letters, each with a number.
    pub(super) fn read(words: &mut Words<'_>) -> Result<Self> {
        let parts: Vec<(Seat, u16)> = words.by_seat(|words| words.value("number of thousandths"))?;
        let sum: u32 = parts.iter().map(|&(_, part)| u32::from(part)).sum();
        if sum != u32::from(WHOLE) {
            bail!("the shares sum to {sum}, not to {WHOLE}");
        }
        Ok(Self(parts))
    }
}

impl fmt::Display for Thousandths {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let words: Vec<_> = self.iter().map(|(seat, part)| format!("{} {part}", seat.letter())).collect();
        f.write_str(&words.join(" "))
    }
}

/// An object with the names of the seats as keys.
impl Serialize for Thousandths {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.iter().map(|(seat, part)| (seat.name(), part)))
    }
}

#[cfg(test)]
mod tests {
    use djambi::BySeat;

    use super::*;

    #[test]
    fn rounded_shares_sum_to_a_thousand() {
        for count in 1..=Seat::LIMIT {
            let alive = SeatSet::first(count);
            for strength in [0.0, 0.1, 1.0, 7.7, 300.0] {
                let strengths = BySeat::from_fn(|seat| strength * seat.index() as f64);
                let shares = Shares::from_strengths(alive, &strengths);
                let parts = Thousandths::new(SeatSet::first(6), &shares);
                assert_eq!(parts.iter().map(|(_, part)| part).sum::<u16>(), 1000);
                for (seat, part) in parts.iter() {
                    assert!((shares.of(seat) * 1000.0 - f64::from(part)).abs() < 1.0, "{seat} {part}");
                }
                let text = parts.to_string();
                assert_eq!(Thousandths::read(&mut Words::new(&text)).expect("shares"), parts);
            }
        }
        let third = Shares::from_strengths(SeatSet::first(3), &BySeat::default());
        assert_eq!(Thousandths::new(SeatSet::first(4), &third).to_string(), "r 334 b 333 y 333 g 0");
    }

    #[test]
    fn errors_name_their_cause() {
        for (text, expected) in [
            ("", "the letter of a seat is missing"),
            ("r 500 b 499", "sum to 999"),
            ("r 500 r 500", "named twice"),
            ("r x", "\"x\" is not a number of thousandths"),
            ("r 65535 b 65535", "sum to 131070"),
            ("x 1000", "no seat \"x\""),
        ] {
            let error = format!("{:#}", Thousandths::read(&mut Words::new(text)).expect_err(text));
            assert!(error.contains(expected), "{text:?}: {error}");
        }
    }
}
