//! The description of a board's net, a section of docs/NET.md.

use std::fmt;

use djambi::Geometry;
use djambi_engine::net::{HIDDEN, inputs};

use super::{NetLosses, QuantizationError, Schedule, Tally};

/// The description of a net: the games that it comes from, and its losses.
#[derive(Clone, Debug)]
pub struct NetCard {
    /// The board.
    pub board: &'static Geometry,
    /// The kinds of the games, held-out games included.
    pub tally: Tally,
    /// The seed of each generation's first game. The first generation was played with the hand-made
    /// evaluation or the net that the fit began with, each other with a net fitted to the generations before.
    pub first_seeds: Vec<u64>,
    /// The nodes of a full search.
    pub nodes: u64,
    /// The numbers of games and positions for training.
    pub training: (usize, usize),
    /// The numbers of games and positions that were held out.
    pub held_out: (usize, usize),
    /// The hyperparameters of the fit.
    pub schedule: Schedule,
    /// The losses of equal shares.
    pub uniform: NetLosses,
    /// The losses of the hand-made evaluation.
    pub hand_made: NetLosses,
    /// The best exponent for the shares of the hand-made evaluation, and its losses with it.
    pub scaled_hand_made: (f32, NetLosses),
    /// The losses of the net that the fit began with, if it did not begin from nothing.
    pub before: Option<NetLosses>,
    /// The losses of the net.
    pub net: NetLosses,
    /// The error that quantization adds.
    pub quantization_error: QuantizationError,
}

impl fmt::Display for NetCard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { training, held_out, schedule, quantization_error: error, .. } = self;
        let (exponent, scaled) = &self.scaled_hand_made;
        writeln!(f, "## {}\n", self.board.name())?;
        writeln!(f, "* {} inputs a seat, {HIDDEN} hidden units.", inputs(self.board))?;
        writeln!(f, "* Learnt from {} positions of {} games.", training.1, training.0)?;
        writeln!(f, "* Held out: {} positions of {} other games.", held_out.1, held_out.0)?;
        let seeds: Vec<_> = self.first_seeds.iter().map(u64::to_string).collect();
        let seeds = seeds.join(", ");
        let generations = self.first_seeds.len();
        writeln!(f, "* Generations: {generations}; seeds of the games from {seeds}.")?;
        writeln!(f, "* {} nodes a kept turn.", self.nodes)?;
        let Schedule { epochs, batch, rate, decay, part_of_result, seed, .. } = schedule;
        writeln!(
            f,
            "* At most {epochs} epochs, batches of {batch}, rate {rate}, decay {decay}, seed {seed}."
        )?;
        writeln!(f, "* Target: {part_of_result} of the result, the rest of what the search expected.")?;
        write!(f, "* In whole numbers, a share is {:.4} off in the mean, ", error.mean)?;
        writeln!(f, "{:.4} at most ({} positions).\n", error.largest, error.positions)?;
        writeln!(f, "{}\n", self.tally)?;
        writeln!(
            f,
            "| loss on held-out games, in nats | on the target | on the result | on draws |\n|---|---|---|---|"
        )?;
        let mut line = |name: &str, losses: &NetLosses| {
            let NetLosses { on_target, on_result, on_draw } = losses;
            writeln!(f, "| {name} | {on_target:.4} | {on_result:.4} | {on_draw:.4} |")
        };
        line("the same share for all the living", &self.uniform)?;
        line("by hand", &self.hand_made)?;
        line(&format!("by hand, to the power of {exponent:.1}"), scaled)?;
        if let Some(before) = &self.before {
            line("the net before, with which the fit began", before)?;
        }
        line("the net", &self.net)
    }
}
