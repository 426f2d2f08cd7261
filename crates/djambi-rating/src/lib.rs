//! Ratings of people who play Djambi. A result is the game's shares, and only its winner is compared with the others: each
//! loser is a pair with the winner, in the model of Bradley and Terry as Weng and Lin estimate it ("A Bayesian approximation
//! method for online ranking", JMLR 12, 2011). A shared result is the mean, by shares, of its sharers as winners.
//!
//! By Luce's choice axiom the odds of such a pair are those of its two strengths, whoever else sat at the table; the order
//! in which losers fall tells little of strength and counts for nothing.
//!
//! The crate is pure: it knows no clock and no store. A [`Ladder`] is a fold of results in their order.
//!
//! ```
//! use djambi_rating::{Ladder, RatedResult};
//!
//! let mut ladder = Ladder::new();
//! let result = RatedResult::new(0, [("ann", 1.0), ("bob", 0.0), ("cid", 0.0), ("dan", 0.0)])?;
//! let changes = ladder.add(&result);
//! assert!(changes[0].after.points() > 1500.0 && changes[1].after.points() < 1500.0);
//! # Ok::<(), djambi_rating::ResultError<&str>>(())
//! ```

mod ladder;
mod rated_result;
mod rating;
mod standing;
mod update;

pub use ladder::Ladder;
pub use rated_result::{RatedResult, ResultError};
pub use rating::Rating;
pub use standing::{Change, GAMES, OPPONENTS, STAYS_DAYS, STAYS_MS, Standing, changes};
