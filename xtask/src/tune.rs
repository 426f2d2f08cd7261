//! Fitting the evaluation's weights.

use anyhow::Result;
use clap::Args;

use crate::session::Session;
use crate::workspace::cargo;

/// Where the engine keeps its weights.
const TABLE: &str = "crates/djambi-engine/src/evaluation/weights/table.rs";

/// The arguments of `cargo xtask tune`.
#[derive(Args)]
pub(crate) struct Options {
    /// What the fit is told, such as `--games 1200 --nodes 300 --seed 1`; `--out FILE` writes elsewhere.
    #[arg(trailing_var_arg = true, allow_hyphen_values = true)]
    tuning: Vec<String>,
}

/// Plays games, fits the weights to them and writes the table into the engine's source.
pub(crate) fn tune(session: &Session, options: &Options) -> Result<()> {
    cargo("run")
        .args(["--release", "--package", "djambi-lab", "--bin", "tune", "--", "--out", TABLE])
        .args(&options.tuning)
        .within(&session.workspace.root)
        .run()
}
