//! The command `completions`.

use std::io::Write;
use std::process::ExitCode;

use clap::{Args, CommandFactory};
use clap_complete::{Shell, generate};
use djambi_text::Cli;

use crate::help;

/// The arguments of `completions`.
#[derive(Args)]
#[command(after_help = "
  djambi completions bash > djambi.bash")]
pub(crate) struct Completions {
    shell: Shell,
}

impl Completions {
    /// Runs the command.
    pub(super) fn run(self, output: &mut impl Write, texts: Cli) -> anyhow::Result<ExitCode> {
        let mut program = help::described(crate::Arguments::command(), texts);
        // The generator panics where the output fails, as a closed pipe does.
        let mut script = Vec::new();
        generate(self.shell, &mut program, "djambi", &mut script);
        output.write_all(&script)?;
        Ok(ExitCode::SUCCESS)
    }
}
