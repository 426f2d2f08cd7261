//! The command `licences`.

use std::io::Write;
use std::process::ExitCode;

use clap::Args;
use djambi_server::licences;
use djambi_text::{Cli, Pages};

/// The arguments of `licences`.
#[derive(Args)]
#[command(after_help = "
  djambi licences")]
pub(crate) struct Licences {}

impl Licences {
    /// Runs the command.
    pub(super) fn run(self, output: &mut impl Write, texts: Cli) -> anyhow::Result<ExitCode> {
        let pages = Pages(texts.0);
        writeln!(output, "{}\n{}\n{}", pages.about_program(), pages.about_data(), pages.licences_lead())?;
        for notice in licences() {
            writeln!(output, "\n{}\n{}: {}\n", "=".repeat(80), notice.licence, notice.packages.join(", "))?;
            writeln!(output, "{}", notice.text)?;
        }
        Ok(ExitCode::SUCCESS)
    }
}
