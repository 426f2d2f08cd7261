//! The subcommands. Each is a `clap::Args` with a `run`.

mod admin;
mod analyse;
mod apply;
mod bench_engine;
mod bestmove;
mod divide;
mod load;
mod matches;
mod moves;
mod perft;
mod play;
mod replay;
mod resign;
mod serve;
mod udi;
mod validate;

use std::io::Write;
use std::process::ExitCode;

use clap::Subcommand;

/// A subcommand with its arguments.
#[derive(Subcommand)]
pub(crate) enum CliCommand {
    Serve(serve::Serve),
    Admin(admin::Admin),
    Play(play::Play),
    Moves(moves::Moves),
    Apply(apply::Apply),
    Resign(resign::Resign),
    Perft(perft::Perft),
    Divide(divide::Divide),
    Validate(validate::Validate),
    Replay(replay::Replay),
    Match(Box<matches::Match>),
    Bestmove(bestmove::Bestmove),
    Analyse(analyse::Analyse),
    Udi(udi::Udi),
    BenchEngine(bench_engine::BenchEngine),
    Load(Box<load::Load>),
}

impl CliCommand {
    /// Runs the command and returns the program's exit code.
    ///
    /// # Errors
    /// For bad input; the error chain names the cause.
    pub(crate) fn run(self, output: &mut impl Write) -> anyhow::Result<ExitCode> {
        match self {
            Self::Serve(command) => command.run().map(|()| ExitCode::SUCCESS),
            Self::Admin(command) => command.run(output),
            Self::Play(command) => command.run(output),
            Self::Moves(command) => command.run(output),
            Self::Apply(command) => command.run(output),
            Self::Resign(command) => command.run(output),
            Self::Perft(command) => command.run(output),
            Self::Divide(command) => command.run(output),
            Self::Validate(command) => command.run(output),
            Self::Replay(command) => command.run(output),
            Self::Match(command) => command.run(output),
            Self::Bestmove(command) => command.run(output),
            Self::Analyse(command) => command.run(output),
            Self::Udi(command) => command.run().map(|()| ExitCode::SUCCESS),
            Self::BenchEngine(command) => command.run(output),
            Self::Load(command) => command.run(output),
        }
    }
}
