//! How two kinds of players share four seats.

use std::fmt;
use std::str::FromStr;

use djambi::Seat;

/// One of the two kinds of players in a match.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Side {
    /// The one whose share is measured.
    A,
    /// The opponent.
    B,
}

/// How the two kinds of players share four seats. A block plays every seating once, so that no seat is an
/// advantage.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Mode {
    /// Two seats each, in six seatings: decides whether a change is good.
    TwoTwo,
    /// One seat of A against three of B, in four seatings: shows the strength of A.
    OneThree,
}

/// The number of seats in a match.
const SEATS: usize = 4;

impl Side {
    /// Both sides.
    pub const ALL: [Self; 2] = [Self::A, Self::B];
}

impl Mode {
    /// All modes.
    pub const ALL: [Self; 2] = [Self::TwoTwo, Self::OneThree];

    /// The mode's name on the command line.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::TwoTwo => "two-two",
            Self::OneThree => "one-three",
        }
    }

    /// The number of games in a block: one for each seating.
    #[must_use]
    pub const fn games(self) -> usize {
        match self {
            Self::TwoTwo => 6,
            Self::OneThree => 4,
        }
    }

    /// The expected share of A if both are equally strong.
    #[must_use]
    pub const fn equal_share(self) -> f64 {
        match self {
            Self::TwoTwo => 0.5,
            Self::OneThree => 0.25,
        }
    }

    /// The side of a seat in the game of a block with this number, which must be below [`Mode::games`].
    #[must_use]
    pub fn side(self, game: usize, seat: Seat) -> Side {
        /// The seats of A in each seating, as bits.
        const PAIRS: [usize; 6] = [0b0011, 0b0101, 0b1001, 0b1100, 0b1010, 0b0110];
        let seats_of_a = match self {
            Self::TwoTwo => PAIRS[game],
            Self::OneThree => 1 << game,
        };
        debug_assert!(seat.index() < SEATS, "a match has four seats");
        if seats_of_a >> seat.index() & 1 == 1 { Side::A } else { Side::B }
    }
}

impl fmt::Display for Mode {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

impl FromStr for Mode {
    type Err = UnknownMode;

    fn from_str(text: &str) -> Result<Self, UnknownMode> {
        Self::ALL.into_iter().find(|mode| mode.name() == text).ok_or_else(|| UnknownMode(text.to_owned()))
    }
}

/// The error for a name that is not a mode's.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UnknownMode(String);

impl fmt::Display for UnknownMode {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "there is no mode {:?}; there are {}", self.0, Mode::ALL.map(Mode::name).join(" and "))
    }
}

impl std::error::Error for UnknownMode {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_block_has_every_seating_once() {
        for mode in Mode::ALL {
            let seating = |game| {
                let seats = Seat::ALL.into_iter().take(SEATS);
                seats.map(|seat| mode.side(game, seat) == Side::A).collect::<Vec<_>>()
            };
            let mut seatings: Vec<_> = (0..mode.games()).map(seating).collect();
            let seats_of_a = |seating: &Vec<bool>| seating.iter().filter(|&&is_a| is_a).count();
            assert!(
                seatings
                    .iter()
                    .all(|seating| seats_of_a(seating) as f64 == SEATS as f64 * mode.equal_share())
            );
            seatings.sort_unstable();
            seatings.dedup();
            assert_eq!(seatings.len(), mode.games());
        }
    }
}
