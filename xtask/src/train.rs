//! Training the engine's net.

use anyhow::Result;
use clap::Args;

use crate::session::Session;
use crate::workspace::cargo;

/// The arguments of `cargo xtask train`.
#[derive(Args)]
pub(crate) struct Options {
    /// How long it may take; four fifths of that are self-play.
    #[arg(long, default_value_t = 100.0)]
    minutes: f64,
    /// What else the trainer is to be given, such as `--threads 1` or `--only fit`: see docs/ENGINE.md.
    #[arg(trailing_var_arg = true, allow_hyphen_values = true)]
    rest: Vec<String>,
}

/// Plays, learns, and writes the net that the engine is built with, and its card.
pub(crate) fn train(session: &Session, options: &Options) -> Result<()> {
    let minutes = options.minutes.to_string();
    let program = ["--release", "--package=djambi-lab", "--bin=train", "--", "--minutes", &minutes];
    cargo("run").args(program).args(&options.rest).within(&session.workspace.root).run()
}
