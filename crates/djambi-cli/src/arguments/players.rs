//! The number of players as an argument.

use anyhow::{Result, bail};
use djambi::{Geometry, SeatSet};

/// The default seats of this many players on a board.
///
/// # Errors
/// If the board is not played by as many.
pub(crate) fn players_of(board: &'static Geometry, count: usize) -> Result<SeatSet> {
    match (board.players_of(count), board.seats().len()) {
        (Some(players), _) if count > 1 => Ok(players),
        (_, 2) => bail!("{} is played by 2, not by {count}", board.name()),
        (_, seats) => bail!("{} is played by 2 to {seats}, not by {count}", board.name()),
    }
}
