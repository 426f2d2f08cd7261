//! Running the programs of `djambi-lab` that make files of the engine.

use anyhow::Result;
use clap::Args;

use crate::session::Session;
use crate::workspace::cargo_at_full_speed;

/// The arguments of a program that reads them itself: `--help` prints its help.
#[derive(Args)]
#[command(disable_help_flag = true)]
pub(crate) struct Options {
    /// The arguments of the program; `--help` lists them.
    #[arg(trailing_var_arg = true, allow_hyphen_values = true)]
    pub(crate) arguments: Vec<String>,
}

/// Builds and runs a program of the lab.
pub(crate) fn run(session: &Session, program: &str, options: &Options) -> Result<()> {
    cargo_at_full_speed("run")
        .args(["--release", "--package", "djambi-lab", "--bin", program, "--"])
        .args(&options.arguments)
        .within(&session.workspace.root)
        .run()
}
