//! The subcommands. Each is a `clap::Args` with a `run`.

mod admin;
mod analyse;
mod apply;
mod bench_engine;
mod bestmove;
mod completions;
mod divide;
mod judge;
mod licences;
mod man;
mod matches;
mod moves;
mod perft;
mod play;
mod record;
mod replay;
mod resign;
mod serve;
mod udi;
mod udi_check;
mod validate;

use std::io::Write;
use std::process::ExitCode;

use clap::Subcommand;
use djambi_text::Cli;

/// A subcommand with its arguments.
#[derive(Subcommand)]
pub(crate) enum CliCommand {
    Serve(Box<serve::Serve>),
    Admin(admin::Admin),
    Play(play::Play),
    Moves(moves::Moves),
    Judge(judge::Judge),
    Apply(apply::Apply),
    Resign(resign::Resign),
    Perft(perft::Perft),
    Divide(divide::Divide),
    Validate(validate::Validate),
    Record(record::RecordCommand),
    Replay(replay::Replay),
    Match(Box<matches::Match>),
    Bestmove(bestmove::Bestmove),
    Analyse(analyse::Analyse),
    Udi(udi::Udi),
    UdiCheck(udi_check::UdiCheck),
    BenchEngine(bench_engine::BenchEngine),
    Licences(licences::Licences),
    Completions(completions::Completions),
    Man(man::Man),
}

impl CliCommand {
    /// Runs the command and returns the program's exit code.
    ///
    /// # Errors
    /// For bad input; the error chain names the cause, in the language of the texts.
    pub(crate) fn run(self, output: &mut impl Write, texts: Cli) -> anyhow::Result<ExitCode> {
        match self {
            Self::Serve(command) => command.run().map(|()| ExitCode::SUCCESS),
            Self::Admin(command) => command.run(output, texts),
            Self::Play(command) => command.run(output, texts),
            Self::Moves(command) => command.run(output, texts),
            Self::Judge(command) => command.run(output, texts),
            Self::Apply(command) => command.run(output, texts),
            Self::Resign(command) => command.run(output, texts),
            Self::Perft(command) => command.run(output, texts),
            Self::Divide(command) => command.run(output, texts),
            Self::Validate(command) => command.run(output, texts),
            Self::Record(command) => command.run(output, texts),
            Self::Replay(command) => command.run(output, texts),
            Self::Match(command) => command.run(output, texts),
            Self::Bestmove(command) => command.run(output, texts),
            Self::Analyse(command) => command.run(output, texts),
            Self::Udi(command) => command.run().map(|()| ExitCode::SUCCESS),
            Self::UdiCheck(command) => command.run(output),
            Self::BenchEngine(command) => command.run(output),
            Self::Licences(command) => command.run(output, texts),
            Self::Completions(command) => command.run(output, texts),
            Self::Man(command) => command.run(output, texts),
        }
    }
}
