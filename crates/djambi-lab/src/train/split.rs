//! Games to learn from and games to be examined by.

use std::collections::BTreeMap;
use std::fmt;

use djambi::{Position, Rules};

use crate::games::{Ending, SampledGame};

use super::Dataset;

/// Games parted into those that are learnt from and those that are held out. Whole games are: positions of one game are too
/// much alike for one to examine by what the other has taught.
#[derive(Clone, Debug, Default)]
pub struct Split {
    /// What is learnt from.
    pub training: Dataset,
    /// What is held out.
    pub held_out: Dataset,
    /// Some of the positions that are held out, as they are.
    pub checks: Vec<(Position, Rules)>,
    /// What kinds of games there are, and how they ended.
    pub tally: Tally,
}

/// One of how many games is held out.
const HELD_OUT: u64 = 10;
/// How many positions are kept as they are.
const CHECKS: usize = 4_000;

impl Split {
    /// Puts a game to one of the two.
    pub fn add(&mut self, game: &SampledGame) {
        self.tally.add(game);
        if !game.seed.is_multiple_of(HELD_OUT) {
            self.training.add(game);
            return;
        }
        self.held_out.add(game);
        let room = CHECKS.saturating_sub(self.checks.len());
        self.checks.extend(game.samples.iter().take(room).map(|sample| (sample.position, game.rules)));
    }
}

/// How many games of each kind there are, and how they ended.
#[derive(Clone, Debug, Default)]
pub struct Tally {
    /// By rule set: games won, drawn, left open.
    kinds: BTreeMap<&'static str, [usize; 3]>,
    turns: usize,
}

impl Tally {
    fn add(&mut self, game: &SampledGame) {
        let ending = match game.ending {
            Ending::Won => 0,
            Ending::Drawn => 1,
            Ending::Open => 2,
        };
        self.kinds.entry(game.rules.base.name()).or_default()[ending] += 1;
        self.turns += usize::from(game.turns);
    }
}

impl fmt::Display for Tally {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "| rules | games | won | drawn | left open |\n|---|---|---|---|---|")?;
        for (rules, [won, drawn, open]) in &self.kinds {
            writeln!(f, "| {rules} | {} | {won} | {drawn} | {open} |", won + drawn + open)?;
        }
        let games: usize = self.kinds.values().flatten().sum();
        write!(f, "\nMean length: {:.0} turns.", self.turns as f64 / games.max(1) as f64)
    }
}
