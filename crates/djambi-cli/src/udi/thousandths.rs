//! Shares as whole numbers.

use std::fmt;

use anyhow::{Context, Result, bail};
use djambi::{Seat, SeatSet};
use djambi_engine::Shares;
use serde::{Serialize, Serializer};

use super::event;
use super::reader::Reader;

const WHOLE: u16 = 1000;

/// What each seat of a board may expect of the game, in thousandths that sum to 1000: `r 310 b 220 y 250 g 220`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Thousandths(Vec<(Seat, u16)>);

impl Thousandths {
    /// The shares of these seats, rounded so that they sum to 1000: what is left by rounding down goes to those who lost
    /// most by it.
    pub(crate) fn new(seats: SeatSet, shares: &Shares) -> Self {
        let exact = |seat: Seat| (shares.of(seat) * f64::from(WHOLE)).clamp(0.0, f64::from(WHOLE));
        let mut parts: Vec<_> = seats.iter().map(|seat| (seat, exact(seat).floor() as u16)).collect();
        let lost = |&(seat, part): &(Seat, u16)| exact(seat) - f64::from(part);
        let missing = WHOLE.saturating_sub(parts.iter().map(|&(_, part)| part).sum());
        let mut order: Vec<usize> = (0..parts.len()).collect();
        order.sort_by(|&one, &other| lost(&parts[other]).total_cmp(&lost(&parts[one])));
        for &index in order.iter().cycle().take(if order.is_empty() { 0 } else { missing.into() }) {
            parts[index].1 += 1;
        }
        Self(parts)
    }

    /// The seats and their thousandths, in the order of the seats.
    pub(crate) fn iter(&self) -> impl Iterator<Item = (Seat, u16)> {
        self.0.iter().copied()
    }

    /// A seat's part; 0 if it is not among them.
    pub(crate) fn of(&self, seat: Seat) -> u16 {
        self.iter().find_map(|(known, part)| (known == seat).then_some(part)).unwrap_or(0)
    }

    /// The pairs at the front of the words.
    pub(super) fn read(words: &mut Reader<'_>) -> Result<Self> {
        let mut parts: Vec<(Seat, u16)> = Vec::new();
        while let Some(letter) = words.next_if(|word| word.chars().count() == 1) {
            let seat = event::seat(letter)?;
            if parts.iter().any(|&(known, _)| known == seat) {
                bail!("{seat} is named twice");
            }
            parts.push((seat, words.value("number of thousandths").with_context(|| seat.to_string())?));
        }
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

/// As an object with the names of the seats.
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
    fn they_sum_to_a_thousand_however_they_are_rounded() {
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
                assert_eq!(Thousandths::read(&mut Reader::new(&text)).expect("shares"), parts);
            }
        }
        let third = Shares::from_strengths(SeatSet::first(3), &BySeat::default());
        assert_eq!(Thousandths::new(SeatSet::first(4), &third).to_string(), "r 334 b 333 y 333 g 0");
    }

    #[test]
    fn what_is_wrong_is_named() {
        for (text, told) in [
            ("", "sum to 0"),
            ("r 500 b 499", "sum to 999"),
            ("r 500 r 500", "named twice"),
            ("r x", "\"x\" is no number of thousandths"),
            ("r 65535 b 65535", "sum to 131070"),
            ("x 1000", "no seat \"x\""),
        ] {
            let error = format!("{:#}", Thousandths::read(&mut Reader::new(text)).expect_err(text));
            assert!(error.contains(told), "{text:?}: {error}");
        }
    }
}
