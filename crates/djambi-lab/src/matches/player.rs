//! The player of one seat in one game.

use std::fmt;

use djambi::{Game, Move, Seat};
use djambi_engine::{Answer, Dealings, DrawStance};
use djambi_press::Treaty;

/// The player of one seat in one game.
///
/// A player knows its budget, and keeps its state until the game ends. Games are repeatable if the chosen
/// moves depend only on the game and the seed.
pub trait Player {
    /// Chooses a move for the player to move, whose seat is always the same. The game is not over.
    ///
    /// # Errors
    /// If the player cannot choose. After an error, an illegal move or a panic the player resigns: the seat
    /// gets nothing of this game, and the others play on.
    fn choose(&mut self, game: &Game, seed: u64) -> Result<ChosenMove, Failure>;

    /// The same for a player that deals with others, and so knows the treaties of the game.
    ///
    /// # Errors
    /// As [`Player::choose`].
    fn choose_bound(&mut self, game: &Game, _: &Dealings<'_>, seed: u64) -> Result<ChosenMove, Failure> {
        self.choose(game, seed)
    }

    /// What the player proposes after its turn, or of what it gives notice, if it does.
    fn offer(&mut self, _: &Game, _: &Dealings<'_>) -> Option<Deal> {
        None
    }

    /// The answer to another seat's proposal, before the player's turn.
    fn answer(&mut self, _: &Game, _: &Dealings<'_>, _: &Treaty, _: Seat) -> Answer {
        Answer::Refuse
    }
}

/// What a player says about treaties after its turn.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Deal {
    /// It proposes this treaty.
    Offer(Treaty),
    /// It gives notice of the treaty with this place among those that it knows.
    Notice(usize),
}

/// The move that a player chose, and its cost.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ChosenMove {
    /// The move.
    pub mv: Move,
    /// The number of positions that were evaluated to find it.
    pub nodes: u64,
    /// What the player makes of a draw.
    pub draw: DrawStance,
}

/// Why a player could not choose.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Failure(String);

impl Failure {
    /// A failure for this reason, which is one line of text.
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
