//! The djambi program: one file a subcommand, in `commands/`.

mod choice;
mod commands;
mod given;
mod thinking;
mod timer;
mod trace;
mod udi;

use std::io::{self, BufWriter, Write};
use std::process::ExitCode;

use clap::Parser;

use commands::Command;

/// Play, host and study Djambi.
///
/// Positions are position strings (RULES.md §10) in quotes, or the word start. Exits with 0 on success, 1 with a message
/// on standard error for bad input, and 2 for wrong usage.
#[derive(Parser)]
#[command(name = "djambi", version, propagate_version = true)]
struct Arguments {
    #[command(subcommand)]
    command: Command,
}

/// Exits with 0 on success, 1 with a message on standard error for bad input, and 2 (by clap) for wrong usage.
fn main() -> ExitCode {
    let command = Arguments::parse().command;
    let mut output = BufWriter::new(io::stdout());
    let result = command.run(&mut output).and_then(|code| Ok(output.flush().map(|()| code)?));
    match result {
        Ok(code) => code,
        // Whoever read the output has seen enough.
        Err(error) if is_broken_pipe(&error) => {
            // What is still in the buffer has nobody to go to, and must not be tried once more on the way out.
            let _ = output.into_parts();
            ExitCode::SUCCESS
        }
        Err(error) => {
            let _ = output.flush();
            // Standard error may be closed too; the exit status still tells.
            let _ = writeln!(io::stderr(), "djambi: {error:#}");
            ExitCode::FAILURE
        }
    }
}

fn is_broken_pipe(error: &anyhow::Error) -> bool {
    error.downcast_ref::<io::Error>().is_some_and(|error| error.kind() == io::ErrorKind::BrokenPipe)
}
