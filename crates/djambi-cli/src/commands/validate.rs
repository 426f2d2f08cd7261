//! The command `validate`.

use std::io::Write;
use std::process::ExitCode;

use clap::Args;
use djambi_text::{Cli, problem};

use crate::arguments::PositionArguments;
use crate::printable_output::tell;

/// The arguments of `validate`.
#[derive(Args)]
#[command(after_help = "
  djambi validate start
  djambi validate '9/9/9/9/9/9/9/9/rC7bC rb-- r r 0 1'")]
pub(crate) struct Validate {
    #[command(flatten)]
    position: PositionArguments,
}

impl Validate {
    /// Runs the command.
    pub(super) fn run(self, output: &mut impl Write, texts: Cli) -> anyhow::Result<ExitCode> {
        let Err(error) = self.position.position(texts) else {
            writeln!(output, "ok")?;
            return Ok(ExitCode::SUCCESS);
        };
        let Some(faults) = error.downcast_ref::<djambi::Faults>() else { return Err(error) };
        for fault in faults.iter() {
            tell(&problem(texts.0, &fault.problem()));
        }
        Ok(ExitCode::FAILURE)
    }
}
