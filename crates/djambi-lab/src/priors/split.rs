//! The split into training data and held-out data.

use djambi::Geometry;

use super::{Choices, SearchRecord};

/// Records split into training data and held-out data by whole games, because positions of one game are too
/// similar.
#[derive(Clone, Debug)]
pub struct RecordSplit {
    /// The training data.
    pub training: Choices,
    /// The held-out data.
    pub held_out: Choices,
    /// The numbers of games with records: for training, and held out.
    pub games: (usize, usize),
}

/// One of this many games is held out.
const HELD_OUT: u64 = 10;

impl RecordSplit {
    /// No records yet, for positions on this board.
    #[must_use]
    pub const fn new(board: &'static Geometry) -> Self {
        Self { training: Choices::new(board), held_out: Choices::new(board), games: (0, 0) }
    }

    /// Adds the records of the game with this seed.
    pub fn add_game(&mut self, seed: u64, records: &[SearchRecord]) {
        if records.is_empty() {
            return;
        }
        let is_held_out = seed.is_multiple_of(HELD_OUT);
        let (games, choices) = if is_held_out {
            (&mut self.games.1, &mut self.held_out)
        } else {
            (&mut self.games.0, &mut self.training)
        };
        *games += 1;
        records.iter().for_each(|record| choices.add(record));
    }

    /// Splits the records of several games on a board; those of one game are adjacent.
    #[must_use]
    pub fn of(board: &'static Geometry, records: &[SearchRecord]) -> Self {
        let mut split = Self::new(board);
        for game in records.chunk_by(|last, next| last.seed == next.seed) {
            split.add_game(game[0].seed, game);
        }
        split
    }
}
