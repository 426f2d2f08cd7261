//! The result of a game that counts for ratings.

use thiserror::Error;

/// How far the sum of shares may be from the whole: thirds are no binary fractions.
const TOLERANCE: f64 = 1e-9;

/// The result of a game that counts: when it ended, who played and what share of the game each has. Shares are numbers from
/// 0 to 1 and make the whole together.
#[derive(Clone, PartialEq, Debug)]
pub struct RatedResult<P> {
    ended_ms: u64,
    seats: Vec<(P, f64)>,
}

impl<P: Clone + Ord> RatedResult<P> {
    /// A result of players and their shares, in the order of the seats.
    ///
    /// # Errors
    /// If fewer than two play, if somebody plays twice, if a share is no number from 0 to 1, and if the shares do not make
    /// the whole.
    pub fn new(ended_ms: u64, seats: impl IntoIterator<Item = (P, f64)>) -> Result<Self, ResultError<P>> {
        let seats: Vec<(P, f64)> = seats.into_iter().collect();
        if seats.len() < 2 {
            return Err(ResultError::TooFew(seats.len()));
        }
        let mut players: Vec<&P> = seats.iter().map(|(player, _)| player).collect();
        players.sort_unstable();
        if let Some(pair) = players.windows(2).find(|pair| pair[0] == pair[1]) {
            return Err(ResultError::Twice(pair[0].clone()));
        }
        if let Some((player, share)) = seats.iter().find(|(_, share)| !(0.0..=1.0).contains(share)) {
            return Err(ResultError::Share(player.clone(), *share));
        }
        let sum: f64 = seats.iter().map(|(_, share)| share).sum();
        if (sum - 1.0).abs() > TOLERANCE {
            return Err(ResultError::Sum(sum));
        }
        Ok(Self { ended_ms, seats })
    }
}

impl<P> RatedResult<P> {
    /// When the game ended, in milliseconds since 1970.
    #[must_use]
    pub fn ended_ms(&self) -> u64 {
        self.ended_ms
    }

    /// The players with their shares, in the order of the seats.
    #[must_use]
    pub fn seats(&self) -> &[(P, f64)] {
        &self.seats
    }
}

/// Why something is no result of a game.
#[derive(Clone, PartialEq, Debug, Error)]
pub enum ResultError<P> {
    /// Fewer than two play.
    #[error("{0} players: a game has two at least")]
    TooFew(usize),
    /// Somebody has two seats.
    #[error("{0} plays twice")]
    Twice(P),
    /// A share is no number from 0 to 1.
    #[error("the share of {0} is {1}: it must lie between 0 and 1")]
    Share(P, f64),
    /// The shares do not make the whole.
    #[error("the shares make {0} together, not 1")]
    Sum(f64),
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_result_is_checked() {
        assert_eq!(RatedResult::new(0, [("ann", 1.0)]), Err(ResultError::TooFew(1)));
        assert_eq!(
            RatedResult::new(0, [("ann", 0.5), ("bob", 0.0), ("ann", 0.5)]),
            Err(ResultError::Twice("ann"))
        );
        assert_eq!(RatedResult::new(0, [("ann", 1.5), ("bob", -0.5)]), Err(ResultError::Share("ann", 1.5)));
        assert!(matches!(
            RatedResult::new(0, [("ann", f64::NAN), ("bob", 1.0)]),
            Err(ResultError::Share(..))
        ));
        assert_eq!(RatedResult::new(0, [("ann", 0.5), ("bob", 0.25)]), Err(ResultError::Sum(0.75)));
        let thirds = [("ann", 1.0 / 3.0), ("bob", 1.0 / 3.0), ("cid", 1.0 / 3.0)];
        assert_eq!(RatedResult::new(7, thirds).expect("thirds").seats(), thirds);
    }

    #[test]
    fn a_fault_says_what_is_wrong() {
        assert_eq!(
            ResultError::Share("ann", 1.5).to_string(),
            "the share of ann is 1.5: it must lie between 0 and 1"
        );
    }
}
