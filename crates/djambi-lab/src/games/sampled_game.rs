//! The samples that are kept of a game of self-play.

use djambi::{BySeat, Position, Rules};

/// A game of self-play with a sample of its positions.
#[derive(Clone, PartialEq, Debug)]
pub struct SampledGame {
    /// The seed from which the whole game follows.
    pub seed: u64,
    /// The rules.
    pub rules: Rules,
    /// How it ended.
    pub ending: GameEnding,
    /// The number of turns, the random opening included.
    pub turns: u16,
    /// The share of each seat, which sum to 1. For an open game, the evaluation of its last position.
    pub result: BySeat<f32>,
    /// The sampled positions, in order of play.
    pub samples: Vec<SampledPosition>,
}

/// A position of a game, with what the search expected there.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct SampledPosition {
    /// The position.
    pub position: Position,
    /// The expected share of each seat, by the search of the player to move.
    pub expected: BySeat<f32>,
}

/// How a game of self-play ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum GameEnding {
    /// One player was left.
    Won,
    /// By repetition or by the quiet limit.
    Drawn,
    /// At the turn limit.
    Open,
}
