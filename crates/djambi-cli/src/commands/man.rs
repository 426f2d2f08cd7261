//! The command `man`.

use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use anyhow::Context;
use clap::{Args, CommandFactory};
use clap_mangen::generate_to;
use djambi_text::Cli;

use crate::help;

/// The arguments of `man`.
#[derive(Args)]
#[command(after_help = "
  djambi man pages")]
pub(crate) struct Man {
    folder: PathBuf,
}

impl Man {
    /// Runs the command.
    pub(super) fn run(self, output: &mut impl Write, texts: Cli) -> anyhow::Result<ExitCode> {
        let cannot_make = |path: &Path| texts.cannot_make(&path.display().to_string());
        std::fs::create_dir_all(&self.folder).with_context(|| cannot_make(&self.folder))?;
        let program = help::described(crate::Arguments::command(), texts).disable_help_subcommand(true);
        generate_to(program, &self.folder).with_context(|| cannot_make(&self.folder))?;
        writeln!(output, "{}", self.folder.join("djambi.1").display())?;
        Ok(ExitCode::SUCCESS)
    }
}
