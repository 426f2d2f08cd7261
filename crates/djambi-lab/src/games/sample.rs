//! What is kept of a game.

use djambi::{BySeat, Position, Rules};

/// A game of self-play, as far as somebody can learn from it.
#[derive(Clone, PartialEq, Debug)]
pub struct SampledGame {
    /// The seed from which the whole game follows.
    pub seed: u64,
    /// The rules it was played by.
    pub rules: Rules,
    /// How it ended.
    pub ending: Ending,
    /// How many turns were played, the random opening included.
    pub turns: u16,
    /// The result's share of each seat; they sum to 1. For an open game, what the evaluation gives its last position.
    pub result: BySeat<f32>,
    /// Some of its positions, in order of play.
    pub samples: Vec<Sample>,
}

/// A position of a game.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Sample {
    /// The position.
    pub position: Position,
    /// What the search of the player to move expected for each seat.
    pub expected: BySeat<f32>,
}

/// How a game of self-play ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ending {
    /// One player was left.
    Won,
    /// By repetition or by the quiet limit.
    Drawn,
    /// Not within the number of turns that it was given.
    Open,
}
