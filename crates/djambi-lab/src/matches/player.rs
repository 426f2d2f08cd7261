//! Who decides for one seat in one game.

use std::fmt;

use djambi::{Game, Move};

/// Who decides for one seat in one game.
///
/// A player knows his budget, and keeps what he has learnt until the game ends. Games are repeatable if a player's choices
/// follow from the game and the seed alone.
pub trait Player {
    /// Chooses a move for the player to move, whose seat is always the same. The game is not over.
    ///
    /// # Errors
    /// If there is no choice to be had. Then, and if the move is not legal or the player panics, the player resigns: he
    /// gets nothing of this game, in which the others play on.
    fn choose(&mut self, game: &Game, seed: u64) -> Result<Choice, Failure>;
}

/// What a player chose.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Choice {
    /// The move.
    pub mv: Move,
    /// How many positions he evaluated to find it.
    pub nodes: u64,
}

/// Why a player could not choose.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Failure(String);

impl Failure {
    /// A failure for this reason, told in one line.
    #[must_use]
    pub fn new(reason: impl Into<String>) -> Self {
        Self(reason.into())
    }
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for Failure {}
