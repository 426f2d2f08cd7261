//! The description of a board's fitted priors, a section of docs/PRIORS.md.

use std::fmt;

use djambi::Geometry;
use djambi_engine::prior::{UNITS, features, net_inputs, outputs};

use super::{FitPhase, PriorFit, PriorLosses};

/// The description of fitted priors: the games that they come from, and how well they predict searches.
#[derive(Clone, Debug)]
pub struct PriorCard {
    /// The board.
    pub board: &'static Geometry,
    /// The first game's seed.
    pub first_seed: u64,
    /// The nodes of a recorded search.
    pub nodes: u64,
    /// The numbers of games and positions for training.
    pub training: (usize, usize),
    /// The numbers of games and positions that were held out.
    pub held_out: (usize, usize),
    /// The hyperparameters of the fit.
    pub fit: PriorFit,
    /// The losses of uniform priors.
    pub uniform: PriorLosses,
    /// The losses of the weights that the fit went on from, if it began with some.
    pub before: Option<PriorLosses>,
    /// The losses of the fitted priors.
    pub fitted: PriorLosses,
}

impl fmt::Display for PriorCard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { first_seed, nodes, training, held_out, fit, .. } = self;
        writeln!(f, "## {}\n", self.board.name())?;
        writeln!(f, "* {} weights.", features(self.board))?;
        if fit.net.epochs > 0 {
            let inputs = net_inputs(self.board);
            let outputs = outputs(self.board);
            writeln!(
                f,
                "* A net of {inputs} inputs, {UNITS} hidden units and {outputs} features with output weights."
            )?;
        }
        writeln!(f, "* Learnt from {} positions of {} games.", training.1, training.0)?;
        writeln!(f, "* Held out: {} positions of {} other games.", held_out.1, held_out.0)?;
        writeln!(f, "* Seeds of the games from {first_seed}; {nodes} nodes a recorded turn.")?;
        for (what, phase) in [("Weights", fit.weights), ("All with the net", fit.net)] {
            let FitPhase { epochs, batch, rate, decay } = phase;
            if epochs > 0 {
                writeln!(f, "* {what}: {epochs} epochs, batches of {batch}, rate {rate}, decay {decay}.")?;
            }
        }
        writeln!(f, "* Seed of the fit: {}.\n", fit.seed)?;
        let PriorLosses { turns, placements } = self.fitted;
        writeln!(
            f,
            "Loss on held-out games, in nats: {} choices of a turn, {} of a placement.",
            turns.choices(),
            placements.choices()
        )?;
        writeln!(f)?;
        writeln!(f, "| priors | turns | … above the entropy | placements |\n|---|---|---|---|")?;
        let mut line = |name: &str, losses: &PriorLosses| {
            let PriorLosses { turns, placements } = losses;
            writeln!(f, "| {name} | {:.4} | {:.4} | {:.4} |", turns.mean(), turns.excess(), placements.mean())
        };
        line("flat", &self.uniform)?;
        if let Some(before) = &self.before {
            line("the fit began with", before)?;
        }
        line("fitted", &self.fitted)
    }
}
