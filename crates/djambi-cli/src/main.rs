//! The djambi program: one file a subcommand, in `commands/`.

mod arguments;
mod commands;
mod configuration;
mod fnv;
mod search_limits;
mod timer;
mod trace;
mod udi;

use std::env;
use std::ffi::OsString;
use std::io::{self, BufWriter, Write};
use std::process::ExitCode;

use clap::{CommandFactory, FromArgMatches, Parser};

use commands::CliCommand;

/// Play, host and study Djambi.
///
/// Positions are position strings (RULES.md §10) in quotes, or the word start. Exits with 0 on success, 1
/// with a message on standard error for bad input, and 2 for wrong usage.
#[derive(Parser)]
#[command(name = "djambi", version, propagate_version = true)]
struct Arguments {
    #[command(subcommand)]
    command: CliCommand,
}

fn main() -> ExitCode {
    let arguments: Vec<OsString> = env::args_os().collect();
    let parsed = configuration::parse(Arguments::command(), &arguments, env::vars_os())
        .unwrap_or_else(|error| error.exit());
    for warning in &parsed.warnings {
        let _ = writeln!(io::stderr(), "djambi: {warning}");
    }
    let mut output = BufWriter::new(io::stdout());
    let result = match parsed.printed {
        Some(text) => write!(output, "{text}").map(|()| ExitCode::SUCCESS).map_err(Into::into),
        None => Arguments::from_arg_matches(&parsed.matches)
            .unwrap_or_else(|error| error.exit())
            .command
            .run(&mut output),
    };
    let result = result.and_then(|code| Ok(output.flush().map(|()| code)?));
    match result {
        Ok(code) => code,
        // The reader of the output has closed it, as `head` does: not an error.
        Err(error) if is_broken_pipe(&error) => {
            // Dropping the buffer would write its rest again; its parts are dropped without that.
            let _ = output.into_parts();
            ExitCode::SUCCESS
        }
        Err(error) => {
            let _ = output.flush();
            // Standard error may be closed too; the exit status still says that the command failed.
            let _ = writeln!(io::stderr(), "djambi: {error:#}");
            ExitCode::FAILURE
        }
    }
}

fn is_broken_pipe(error: &anyhow::Error) -> bool {
    error.downcast_ref::<io::Error>().is_some_and(|error| error.kind() == io::ErrorKind::BrokenPipe)
}
