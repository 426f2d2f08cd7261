//! Who takes part in a match.

use std::time::Instant;

use super::{Failure, Player};

/// The caller's clock: `Instant::now`, handed in where a program begins.
pub type Now = fn() -> Instant;

/// Who takes part in a match: a maker of players, one for each seat of each game.
///
/// A player that is no part of this program, such as one that is spoken to by pipes, comes in here.
pub trait Contender: Sync {
    /// What tells this contender from others, in one line: it names him in results, records and progress files.
    fn name(&self) -> String;

    /// A player for one seat of one game.
    ///
    /// # Errors
    /// If there is no player to be had; then the seat is lost.
    fn sit_down(&self, now: Now) -> Result<Box<dyn Player>, Failure>;
}
