//! How far a net in whole numbers is from the one that was trained.

use djambi_engine::net::{Net, SEATS};

use super::{Model, Split};

/// How far the shares of a net in whole numbers are from those of the net in floating point.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Agreement {
    /// How many positions were looked at.
    pub positions: usize,
    /// The mean difference of a living seat's share.
    pub mean: f64,
    /// The largest one.
    pub largest: f64,
}

impl Agreement {
    /// Looks at positions that were held out.
    #[must_use]
    pub fn of(model: &Model, net: &Net, split: &Split) -> Self {
        let mut agreement = Self::default();
        let mut seats = 0;
        for ((position, rules), example) in split.checks.iter().zip(split.held_out.examples()) {
            let (exact, rounded) = (model.shares(&example), net.shares(position, rules));
            let living = SEATS.into_iter().filter(|&seat| position.alive().contains(seat));
            for (exact, seat) in exact.into_iter().zip(living) {
                let difference = f64::from((exact - rounded[seat]).abs());
                agreement.mean += difference;
                agreement.largest = agreement.largest.max(difference);
                seats += 1;
            }
            agreement.positions += 1;
        }
        agreement.mean /= f64::from(seats.max(1));
        agreement
    }
}
