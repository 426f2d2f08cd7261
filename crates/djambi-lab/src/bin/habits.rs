//! Tells how the players of recorded games behave: see docs/MATCHES.md.

use std::path::PathBuf;
use std::process::ExitCode;

use clap::Parser;
use djambi::Record;
use djambi_lab::habits::Habits;
use djambi_lab::programs::{exit_code, file_error, read_text};

/// Tells how the players of recorded games behave: how many games nobody won, and how often pieces went back.
#[derive(Parser)]
struct Arguments {
    /// Files of records, as `djambi match --records FILE` writes them.
    #[arg(required = true)]
    files: Vec<PathBuf>,
}

fn main() -> ExitCode {
    exit_code(Arguments::parse().run())
}

impl Arguments {
    fn run(&self) -> Result<(), String> {
        let mut habits = Habits::default();
        for file in &self.files {
            for record in Record::parse_all(&read_text(file)?) {
                habits.add(record.map_err(|error| file_error(file, error))?.game());
            }
        }
        println!("{habits}");
        Ok(())
    }
}
