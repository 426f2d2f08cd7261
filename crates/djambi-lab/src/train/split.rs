//! The split of games into training data and held-out data.

use std::collections::BTreeMap;
use std::fmt;

use djambi::{Geometry, Position, Rules};

use super::Dataset;
use crate::games::{GameEnding, SampledGame};

/// Games split into training data and held-out data. Whole games are held out, because positions of one game
/// are too similar.
#[derive(Clone, Debug)]
pub struct GameSplit {
    /// The training data.
    pub training: Dataset,
    /// The held-out data.
    pub held_out: Dataset,
    /// The first held-out positions themselves, to compare the quantized net with the model.
    pub check_positions: Vec<(Position, Rules)>,
    /// The kinds of the games and their endings.
    pub tally: Tally,
}

/// One of this many games is held out.
const HELD_OUT: u64 = 10;
/// The number of [`GameSplit::check_positions`].
const CHECK_POSITIONS: usize = 4_000;

impl GameSplit {
    /// No games yet, on this board.
    #[must_use]
    pub fn new(board: &'static Geometry) -> Self {
        let training = Dataset::new(board);
        let held_out = Dataset::new(board);
        Self { training, held_out, check_positions: Vec::new(), tally: Tally::default() }
    }

    /// Adds a game.
    pub fn add(&mut self, game: &SampledGame) {
        self.tally.add(game);
        if !game.seed.is_multiple_of(HELD_OUT) {
            self.training.add(game);
            return;
        }
        self.held_out.add(game);
        let room = CHECK_POSITIONS.saturating_sub(self.check_positions.len());
        let positions = game.samples.iter().take(room).map(|sample| (sample.position, game.rules));
        self.check_positions.extend(positions);
    }
}

/// The numbers of games by rule set and ending.
#[derive(Clone, Debug, Default)]
pub struct Tally {
    /// By rule set: games won, drawn, left open.
    rule_sets: BTreeMap<&'static str, [usize; 3]>,
    turns: usize,
}

impl Tally {
    fn add(&mut self, game: &SampledGame) {
        let ending = match game.ending {
            GameEnding::Won => 0,
            GameEnding::Drawn => 1,
            GameEnding::Open => 2,
        };
        self.rule_sets.entry(game.rules.base.name()).or_default()[ending] += 1;
        self.turns += usize::from(game.turns);
    }
}

impl fmt::Display for Tally {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "| rules | games | won | drawn | left open |\n|---|---|---|---|---|")?;
        for (rules, [won, drawn, open]) in &self.rule_sets {
            writeln!(f, "| {rules} | {} | {won} | {drawn} | {open} |", won + drawn + open)?;
        }
        let games: usize = self.rule_sets.values().flatten().sum();
        write!(f, "\nMean length: {:.0} turns.", self.turns as f64 / games.max(1) as f64)
    }
}
