//! The djambi program: one file a subcommand, in `commands/`.

mod commands;

use std::process::ExitCode;

use clap::Parser;

use commands::Command;

/// Play, host and study Djambi.
#[derive(Parser)]
#[command(version, propagate_version = true, disable_help_subcommand = true)]
struct Arguments {
    #[command(subcommand)]
    command: Command,
}

/// Exits with 0 on success, 1 with a message on standard error for bad input, and 2 (by clap) for wrong usage.
fn main() -> ExitCode {
    match Arguments::parse().command.run() {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("djambi: {error:#}");
            ExitCode::FAILURE
        }
    }
}
