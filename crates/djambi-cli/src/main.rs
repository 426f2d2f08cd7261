//! The djambi program: one file a subcommand, in `commands/`.

mod arguments;
mod commands;
mod configuration;
mod explain;
mod fnv;
mod help;
mod json_line;
mod language;
mod manual;
mod printable_output;
mod processor;
mod search_limits;
mod text_file;
mod timer;
mod trace;
mod udi;
mod usage;

use std::env;
use std::ffi::OsString;
use std::io::{self, BufWriter, Write};
use std::process::ExitCode;

use clap::{CommandFactory, FromArgMatches, Parser};
use djambi_text::Cli;

use commands::CliCommand;
use printable_output::{PrintableOutput, tell};
use usage::UsageError;

/// The arguments of the program.
#[derive(Parser)]
#[command(name = "djambi", version = env!("BUILT_VERSION"), propagate_version = true)]
struct Arguments {
    #[command(subcommand)]
    command: CliCommand,
}

/// The allocator of musl, with which releases are linked, lets all threads wait for each other.
#[cfg(target_env = "musl")]
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

fn main() -> ExitCode {
    processor::become_faster();
    let arguments: Vec<OsString> = env::args_os().collect();
    let texts = Cli(language::of(&arguments, |name| env::var_os(name)));
    let program = help::described(Arguments::command(), texts);
    let mut output = PrintableOutput::new(BufWriter::new(io::stdout()));
    let result = match manual::asked(&arguments) {
        Some(chapter) => print_chapter(&chapter, program, &arguments, &mut output, texts),
        None => match configuration::parse(program, &arguments, env::vars_os(), texts)
            .and_then(|parsed| run(parsed, &mut output, texts))
        {
            Ok(result) => result,
            Err(error) => return error.print(texts),
        },
    };
    let result = result.and_then(|code| Ok(output.flush().map(|()| code)?));
    match result {
        Ok(code) => code,
        // The reader of the output has closed it, as `head` does: not an error.
        Err(error) if is_broken_pipe(&error) => {
            // Dropping the buffer would write its rest again; its parts are dropped without that.
            let _ = output.into_inner().into_parts();
            ExitCode::SUCCESS
        }
        Err(error) => {
            let _ = output.flush();
            tell(&format!("djambi: {}", explain::error(texts, &error)));
            ExitCode::FAILURE
        }
    }
}

/// Prints a chapter of the manual, behind the help of the command of the same name if there is one.
fn print_chapter(
    chapter: &manual::Chapter,
    program: clap::Command,
    arguments: &[OsString],
    output: &mut impl Write,
    texts: Cli,
) -> anyhow::Result<ExitCode> {
    if program.find_subcommand(&chapter.name).is_some()
        && let Err(help) = configuration::parse(program, arguments, env::vars_os(), texts)
    {
        let code = help.print(texts);
        if code != ExitCode::SUCCESS {
            return Ok(code);
        }
        writeln!(output)?;
    }
    write!(output, "{}", chapter.text)?;
    Ok(ExitCode::SUCCESS)
}

/// Runs what the command line asks for.
///
/// # Errors
/// For wrong usage. What the command itself says is within.
fn run(
    parsed: configuration::Parsed,
    output: &mut impl Write,
    texts: Cli,
) -> Result<anyhow::Result<ExitCode>, UsageError> {
    for warning in &parsed.warnings {
        tell(&format!("djambi: {warning}"));
    }
    if let Some(text) = parsed.printed {
        return Ok(write!(output, "{text}").map(|()| ExitCode::SUCCESS).map_err(Into::into));
    }
    let arguments = Arguments::from_arg_matches(&parsed.matches)?;
    Ok(arguments.command.run(output, texts))
}

fn is_broken_pipe(error: &anyhow::Error) -> bool {
    error.downcast_ref::<io::Error>().is_some_and(|error| error.kind() == io::ErrorKind::BrokenPipe)
}
