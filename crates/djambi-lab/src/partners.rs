//! Sparring partners: programs of other kinds than the engine, which it must beat. They share its evaluation, so that a
//! match between them and the engine measures the search.
//!
//! The third partner, the bot that looks one turn ahead, is [`OnePly`](crate::baselines::OnePly).

mod paranoid;
mod placements;
mod uct;

pub use paranoid::Paranoid;
pub use uct::Uct;

use djambi::{BySeat, SeatSet};
use djambi_engine::Shares;

/// Shares in proportion to these parts, of those who are alive.
fn in_proportion(alive: SeatSet, parts: &BySeat<f64>) -> Shares {
    Shares::from_strengths(alive, &parts.map(|part| part.max(1e-9).ln()))
}
