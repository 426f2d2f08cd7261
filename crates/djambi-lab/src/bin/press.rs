//! Measures what peace between players is worth, and writes the table of means into the engine's source.

use std::num::NonZero;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use clap::Parser;
use djambi_engine::{Level, Limits, Options, PEACE_ROUNDS};
use djambi_lab::press::{Means, Measurement};
use djambi_lab::programs::{exit_code, write_file};
use djambi_press::limits::MAX_ROUNDS;

/// The file of the table.
const TABLE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../djambi-engine/src/negotiator/means.rs");

/// Measures what peace between players is worth in positions of self-play: how much more each has after some
/// rounds played by the priors, if both keep the peace, if one does. It does so for two rounds, which is how long
/// an offered peace lasts, and for eight, in which it was renewed. Writes the table of means, to which bots
/// that negotiate turn, into the engine’s source.
#[derive(Parser)]
#[command(bin_name = "cargo xtask press")]
struct Arguments {
    /// The number of positions.
    #[arg(long, value_name = "N", default_value = "2000")]
    positions: usize,

    /// The number of continuations from each position, for each peace and each way to keep it.
    #[arg(long, value_name = "N", default_value = "40")]
    repeats: usize,

    /// The nodes a turn of the games.
    #[arg(long, value_name = "N", default_value = "200")]
    nodes: NonZero<u64>,

    /// The seed of games and continuations.
    #[arg(long, value_name = "N", default_value = "1")]
    seed: u64,

    /// Where to write the table [default: the engine’s source].
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,
}

/// The memory of the engine that plays the games, in mebibytes.
const MEMORY: NonZero<usize> = NonZero::new(32).expect("not zero");

fn main() -> ExitCode {
    exit_code(Arguments::parse().run())
}

impl Arguments {
    fn run(&self) -> Result<(), String> {
        let short = self.measure(PEACE_ROUNDS);
        let renewed = self.measure(MAX_ROUNDS);
        write_file(self.out.as_deref().unwrap_or(Path::new(TABLE)), short.source(&renewed))
    }

    /// The means of peace for some rounds, which it prints.
    fn measure(&self, rounds: u8) -> Means {
        let measurement = Measurement {
            positions: self.positions,
            rounds,
            repeats: self.repeats,
            options: Options { memory: MEMORY, ..Level::Minister.into() },
            limits: Limits { nodes: Some(self.nodes), ..Limits::default() },
            seed: self.seed,
        };
        let samples = measurement.samples(|seen| {
            if seen % 100 == 0 {
                eprintln!("{seen} of {} positions, {rounds} rounds", self.positions);
            }
        });
        let means = Means::fit(&samples);
        println!("{rounds} rounds, {} samples", samples.len());
        for (name, kind) in ["both", "the player", "the partner"].into_iter().zip(0..) {
            println!("kept by {name}: spread {:.4}", means.variances[kind].sqrt());
            for (mean, error) in means.means[kind].iter().zip(&means.errors[kind]) {
                println!("  {mean:+.4} ± {:.4}", 1.96 * error);
            }
        }
        means
    }
}
