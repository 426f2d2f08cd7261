//! The number of players as an argument.

use anyhow::{Result, bail};
use djambi::{Geometry, SeatSet};
use djambi_text::Cli;

/// The default seats of this many players on a board.
///
/// # Errors
/// If the board is not played by as many.
pub(crate) fn players_of(board: &'static Geometry, count: usize, texts: Cli) -> Result<SeatSet> {
    match (board.players_of(count), board.seats().len()) {
        (Some(players), _) if count > 1 => Ok(players),
        (_, 2) => bail!(texts.players_two(board.name(), count as u64)),
        (_, seats) => bail!(texts.players_range(board.name(), seats as u64, count as u64)),
    }
}
