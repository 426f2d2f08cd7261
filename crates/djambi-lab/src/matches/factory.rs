//! The makers of a match's players.

use super::{Failure, Now, Player};

/// One of the two kinds of players of a match: makes a player for each seat of each game.
///
/// A player outside this program, such as an engine that is reached by pipes, implements this trait.
pub trait PlayerFactory: Sync {
    /// The name in one line, as results, records and progress files have it. It tells two factories apart.
    fn name(&self) -> String;

    /// Whether its players deal with others. If not, nobody can make treaties with them.
    fn deals(&self) -> bool {
        false
    }

    /// Whether they deal with other players of their own side, too.
    fn deals_with_its_like(&self) -> bool {
        true
    }

    /// Makes a player for one seat of one game.
    ///
    /// # Errors
    /// If no player can be made; then the seat resigns.
    fn new_player(&self, now: Now) -> Result<Box<dyn Player>, Failure>;
}
