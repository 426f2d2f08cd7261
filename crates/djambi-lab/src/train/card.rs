//! What is to be known about a net.

use std::fmt;

use djambi_engine::net::{HIDDEN, INPUTS};

use super::{Agreement, Losses, Schedule, Tally};

/// What is to be known about a net: from which games it comes, and what it is good for.
#[derive(Clone, Debug)]
pub struct Card {
    /// The games that it was trained with, those held out among them.
    pub tally: Tally,
    /// The seed of each generation's first game. The first generation was played with the evaluation made by hand, the others
    /// with a net fitted to those before.
    pub first_seeds: Vec<u64>,
    /// The nodes for a turn that was kept.
    pub nodes: u64,
    /// The numbers of games and positions that were learnt from.
    pub training: (usize, usize),
    /// The numbers of games and positions that were held out.
    pub held_out: (usize, usize),
    /// How it was fitted.
    pub schedule: Schedule,
    /// The losses of shares that are the same for all the living.
    pub uniform: Losses,
    /// The losses of the evaluation made by hand.
    pub by_hand: Losses,
    /// The exponent that makes the losses of the evaluation made by hand smallest, and these.
    pub by_hand_at_best: (f32, Losses),
    /// The losses of the net.
    pub net: Losses,
    /// How far the whole numbers are from those that were trained.
    pub agreement: Agreement,
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { training, held_out, schedule, agreement, by_hand_at_best: (exponent, at_best), .. } = self;
        writeln!(f, "# The shipped net\n")?;
        writeln!(f, "Written by `cargo xtask train`; [ENGINE](ENGINE.md#net) says what all of it means.\n")?;
        writeln!(f, "* {INPUTS} inputs a seat, {HIDDEN} hidden units.")?;
        writeln!(f, "* Learnt from {} positions of {} games.", training.1, training.0)?;
        writeln!(f, "* Held out: {} positions of {} other games.", held_out.1, held_out.0)?;
        let seeds: Vec<_> = self.first_seeds.iter().map(u64::to_string).collect();
        let (seeds, generations) = (seeds.join(", "), self.first_seeds.len());
        writeln!(f, "* Generations: {generations}; seeds of the games from {seeds}.")?;
        writeln!(f, "* {} nodes a kept turn.", self.nodes)?;
        let Schedule { epochs, batch, rate, decay, part_of_result, seed, .. } = schedule;
        writeln!(
            f,
            "* At most {epochs} epochs, batches of {batch}, rate {rate}, decay {decay}, seed {seed}."
        )?;
        writeln!(f, "* Target: {part_of_result} of the result, the rest of what the search expected.")?;
        write!(f, "* In whole numbers, a share is {:.4} off in the mean, ", agreement.mean)?;
        writeln!(f, "{:.4} at most ({} positions).\n", agreement.largest, agreement.positions)?;
        writeln!(f, "{}\n", self.tally)?;
        writeln!(f, "| loss on held-out games, in nats | on the target | on the result |\n|---|---|---|")?;
        let mut line = |name: &str, losses: &Losses| {
            writeln!(f, "| {name} | {:.4} | {:.4} |", losses.on_target, losses.on_result)
        };
        line("the same share for all the living", &self.uniform)?;
        line("by hand", &self.by_hand)?;
        line(&format!("by hand, to the power of {exponent:.1}"), at_best)?;
        line("the net", &self.net)
    }
}
