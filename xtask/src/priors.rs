//! Fitting the priors of the engine's search.

use anyhow::Result;
use clap::Args;

use crate::session::Session;
use crate::workspace::cargo;

/// The arguments of `cargo xtask priors`.
#[derive(Args)]
pub(crate) struct Options {
    /// What the fit is given, such as `--games 2500 --nodes 1000 --seed 60000000 --threads 2`: see
    /// docs/ENGINE.md.
    #[arg(trailing_var_arg = true, allow_hyphen_values = true)]
    fitting: Vec<String>,
}

/// Plays, fits, and writes the weights of the priors that the engine is built with, and their card.
pub(crate) fn priors(session: &Session, options: &Options) -> Result<()> {
    cargo("run")
        .args(["--release", "--package", "djambi-lab", "--bin", "priors", "--"])
        .args(&options.fitting)
        .within(&session.workspace.root)
        .run()
}
