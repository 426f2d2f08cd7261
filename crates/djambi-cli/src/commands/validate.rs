//! The command `validate`.

use std::io::Write;
use std::process::ExitCode;

use clap::Args;
use djambi::{Fault, Faults, Problem};
use djambi_protocol::Failure;
use djambi_text::{Cli, Language, problem};
use serde_json::json;

use crate::arguments::PositionArguments;
use crate::json_line::write_json_line;
use crate::printable_output::tell;

/// The arguments of `validate`.
#[derive(Args)]
#[command(after_help = "
  djambi validate start
  djambi validate '9/9/9/9/9/9/9/9/rC7bC rb-- r r 0 1'")]
pub(crate) struct Validate {
    #[command(flatten)]
    position: PositionArguments,

    #[arg(long)]
    json: bool,
}

impl Validate {
    /// Runs the command.
    pub(super) fn run(self, output: &mut impl Write, texts: Cli) -> anyhow::Result<ExitCode> {
        let problems: Vec<Problem> = match self.position.position(texts) {
            Ok(_) => Vec::new(),
            Err(error) => {
                let Some(faults) = error.downcast_ref::<Faults>() else { return Err(error) };
                faults.iter().map(Fault::problem).collect()
            }
        };
        if self.json {
            let failure = |fault| Failure::new(fault, problem(Language::En, fault), None);
            let faults: Vec<_> = problems.iter().map(failure).collect();
            write_json_line(output, &json!({"valid": faults.is_empty(), "faults": faults}))?;
        } else if problems.is_empty() {
            writeln!(output, "ok")?;
        } else {
            problems.iter().for_each(|fault| tell(&problem(texts.0, fault)));
        }
        Ok(if problems.is_empty() { ExitCode::SUCCESS } else { ExitCode::FAILURE })
    }
}
