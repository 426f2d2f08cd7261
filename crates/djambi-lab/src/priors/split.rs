//! Games to learn from and games to be examined by.

use super::{Choices, Record};

/// Games parted into those that are learnt from and those that are held out. Whole games are: positions of one game are too
/// much alike for one to examine by what the other has taught.
#[derive(Clone, Debug, Default)]
pub struct Split {
    /// What is learnt from.
    pub training: Choices,
    /// What is held out.
    pub held_out: Choices,
    /// How many games with records are learnt from, and how many are held out.
    pub games: (usize, usize),
}

/// One of how many games is held out.
const HELD_OUT: u64 = 10;

impl Split {
    /// Puts the records of the game that has this seed to one of the two.
    pub fn add_game(&mut self, seed: u64, records: &[Record]) {
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

    /// Parts the records of some games, those of a game one after the other.
    #[must_use]
    pub fn of(records: &[Record]) -> Self {
        let mut split = Self::default();
        for game in records.chunk_by(|last, next| last.seed == next.seed) {
            split.add_game(game[0].seed, game);
        }
        split
    }
}
