//! The command `replay`.

use std::fs;
use std::io::Write;
use std::path::PathBuf;
use std::process::ExitCode;

use anyhow::Context;
use clap::Args;

use crate::arguments::RulesArguments;
use crate::trace::Trace;

/// The maximum number of differences printed.
const MAX_SHOWN: usize = 20;

/// Check a trace file of the corpus: games with the number of legal moves and their hash for each position
///
/// The file's first line names the rules, as options such as "# --rules arena --set reporter=must"; missing
/// options come from the command line. Prints the first differences between the file and the rules, and a
/// last line "N positions, M differences". Exits with 1 if there is a difference.
#[derive(Args)]
#[command(after_help = "Example:
  djambi replay corpus/traces/classic.tsv")]
pub(crate) struct Replay {
    /// The trace file
    file: PathBuf,

    #[command(flatten)]
    rules: RulesArguments,
}

impl Replay {
    /// Runs the command.
    pub(super) fn run(self, output: &mut impl Write) -> anyhow::Result<ExitCode> {
        let name = self.file.display();
        let bytes = fs::read(&self.file).with_context(|| format!("cannot read {name}"))?;
        let (mut positions, mut differences) = (0_u64, 0_usize);
        let mut trace = Trace::open(&bytes, &self.rules).with_context(|| name.to_string())?;
        while let Some(found) = trace.next().with_context(|| name.to_string())? {
            positions += 1;
            for difference in found {
                if differences < MAX_SHOWN {
                    writeln!(output, "{difference}")?;
                }
                differences += 1;
            }
        }
        if differences > MAX_SHOWN {
            writeln!(output, "and {} more", differences - MAX_SHOWN)?;
        }
        writeln!(output, "{positions} positions, {differences} differences")?;
        Ok(if differences == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE })
    }
}
