//! The command `validate`.

use std::io::{self, Write};
use std::process::ExitCode;

use clap::Args;

use crate::arguments::PositionArguments;

/// Check a position string
///
/// Prints ok, or each fault on a line of standard error.
#[derive(Args)]
#[command(after_help = "Examples:
  djambi validate start
  djambi validate '9/9/9/9/9/9/9/9/rC7bC rb-- r r 0 1'")]
pub(crate) struct Validate {
    #[command(flatten)]
    position: PositionArguments,
}

impl Validate {
    /// Runs the command.
    pub(super) fn run(self, output: &mut impl Write) -> anyhow::Result<ExitCode> {
        let Err(error) = self.position.position() else {
            writeln!(output, "ok")?;
            return Ok(ExitCode::SUCCESS);
        };
        let Some(faults) = error.downcast_ref::<djambi::Faults>() else { return Err(error) };
        for fault in faults.iter() {
            // Standard error may be closed; the exit status still says that the position is invalid.
            let _ = writeln!(io::stderr(), "{fault}");
        }
        Ok(ExitCode::FAILURE)
    }
}
