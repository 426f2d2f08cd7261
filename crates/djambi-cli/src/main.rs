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

fn main() -> ExitCode {
    let arguments: Vec<OsString> = env::args_os().collect();
    let texts = Cli(language::of(&arguments, |name| env::var_os(name)));
    let program = help::described(Arguments::command(), texts);
    let mut output = PrintableOutput::new(BufWriter::new(io::stdout()));
    let chapter = manual::asked(&arguments);
    let is_command = chapter.as_ref().is_none_or(|chapter| program.find_subcommand(&chapter.name).is_some());
    let parsed = is_command.then(|| configuration::parse(program, &arguments, env::vars_os(), texts));
    let result = match parsed.map(|parsed| parsed.and_then(|parsed| run(parsed, &mut output, texts))) {
        Some(Ok(result)) => result,
        // The help of a command of the same name comes first.
        Some(Err(error)) => match error.print(texts) {
            ExitCode::SUCCESS => writeln!(output).map(|()| ExitCode::SUCCESS).map_err(Into::into),
            code => return code,
        },
        None => Ok(ExitCode::SUCCESS),
    };
    let result = result.and_then(|code| {
        if let Some(chapter) = chapter {
            write!(output, "{}", chapter.text)?;
        }
        Ok(code)
    });
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
