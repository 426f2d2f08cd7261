//! The command `replay`.

use std::io::Write;
use std::path::PathBuf;
use std::process::ExitCode;

use anyhow::Context;
use clap::Args;
use djambi_text::Cli;

use crate::arguments::RulesArguments;
use crate::text_file;
use crate::trace::Trace;

/// The maximum number of differences printed.
const MAX_SHOWN: usize = 20;

/// The arguments of `replay`.
#[derive(Args)]
#[command(after_help = "
  djambi replay corpus/traces/classic.tsv")]
pub(crate) struct Replay {
    file: PathBuf,

    #[command(flatten)]
    rules: RulesArguments,
}

impl Replay {
    /// Runs the command.
    pub(super) fn run(self, output: &mut impl Write, texts: Cli) -> anyhow::Result<ExitCode> {
        let name = text_file::name(&self.file, texts);
        let text = text_file::read(&self.file, texts)?;
        let mut positions = 0_u64;
        let mut differences = 0_usize;
        let mut trace = Trace::open(&text, &self.rules, texts).with_context(|| name.clone())?;
        while let Some(found) = trace.next().with_context(|| name.clone())? {
            positions += 1;
            for difference in found {
                if differences < MAX_SHOWN {
                    writeln!(output, "{difference}")?;
                }
                differences += 1;
            }
        }
        if differences > MAX_SHOWN {
            writeln!(output, "{}", texts.and_more((differences - MAX_SHOWN) as u64))?;
        }
        writeln!(output, "{positions} positions, {differences} differences")?;
        Ok(if differences == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE })
    }
}
