//! Measures whether ratings find who is stronger.

use std::process::ExitCode;
use std::time::Instant;

use clap::Parser;
use djambi_engine::Rng;
use djambi_lab::programs::exit_code;
use djambi_lab::ratings::{Tables, simulate};
use djambi_rating::{Ladder, RatedResult};

/// The results of the ladder that is folded, and its players.
const RESULTS: u64 = 100_000;
const PLAYERS: usize = 5_000;

/// Simulates clubs of 120 players whose true strengths are known: each plays 100 games, one of them becomes stronger and plays
/// 30 more. Prints the rank correlation of ratings (as the ladder sorts them) with the strengths, and how long a
/// ladder takes to be folded from 100,000 results.
#[derive(Parser)]
#[command(bin_name = "cargo xtask ratings")]
struct Arguments {
    /// The number of clubs for each way to fill tables.
    #[arg(long, value_name = "N", default_value = "12", value_parser = clap::value_parser!(u64).range(1..))]
    seeds: u64,
}

fn main() -> ExitCode {
    exit_code(Arguments::parse().run())
}

impl Arguments {
    #[expect(clippy::disallowed_methods, reason = "it tells how long a ladder takes")]
    fn run(&self) -> Result<(), String> {
        println!(
            "{:14} {:>14} {:>15} {:>14}",
            "tables", "after 20 games", "after 100 games", "a jump's part"
        );
        for (name, tables) in [
            ("by lot", Tables::ByLot),
            ("near rating", Tables::NearRating),
            ("near strength", Tables::NearStrength),
        ] {
            let found = simulate(tables, self.seeds);
            println!("{name:14} {:14.3} {:15.3} {:14.3}", found.early, found.late, found.followed);
        }
        let started = Instant::now();
        let ladder = folded();
        println!(
            "{RESULTS} results of {} players: {:.2} s",
            ladder.standings().count(),
            started.elapsed().as_secs_f64()
        );
        Ok(())
    }
}

/// A ladder of many results, a minute apart, each won by the first of four by lot.
fn folded() -> Ladder<usize> {
    let mut rng = Rng::new(1);
    let mut ladder = Ladder::new();
    for minute in 0..RESULTS {
        let mut table = Vec::new();
        while table.len() < 4 {
            let player = rng.below(PLAYERS);
            if !table.contains(&player) {
                table.push(player);
            }
        }
        let seats = table.into_iter().zip([1.0, 0.0, 0.0, 0.0]);
        ladder.add(&RatedResult::new(minute * 60_000, seats).expect("four players"));
    }
    ladder
}
