//! The subcommands. Each is a `clap::Args` with a `run`.

mod serve;

use clap::Subcommand;

/// What the program can do.
#[derive(Subcommand)]
pub(crate) enum Command {
    Serve(serve::Serve),
}

impl Command {
    /// Does it.
    ///
    /// # Errors
    /// For bad input; the error's chain says what is wrong.
    pub(crate) fn run(self) -> anyhow::Result<()> {
        match self {
            Self::Serve(command) => command.run(),
        }
    }
}
