//! Baseline players: other search algorithms than the engine's, which it must beat, and players who don't
//! search at all.
//!
//! `Paranoid` and `Uct` use the engine's evaluation, so that a match against them measures the search.

mod newcomer;
mod one_ply;
mod paranoid;
mod placement_ranking;
mod random;
mod uct;

pub use newcomer::{Newcomer, Stranger};
pub use one_ply::OnePly;
pub use paranoid::Paranoid;
pub use random::Random;
pub use uct::Uct;

use djambi::{BySeat, SeatSet};
use djambi_engine::Shares;

/// Shares of the living seats, in proportion to these numbers.
fn shares_in_proportion(alive: SeatSet, parts: &BySeat<f64>) -> Shares {
    Shares::from_strengths(alive, &parts.map(|part| part.max(1e-9).ln()))
}
