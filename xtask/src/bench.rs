//! Measuring speed.

use anyhow::Result;
use clap::Args;

use crate::session::Session;
use crate::tool::Tool;
use crate::workspace::cargo;

/// The arguments of `cargo xtask bench`.
#[derive(Args)]
pub(crate) struct Options {
    /// Passed on to `cargo bench`, such as `-p djambi`.
    #[arg(trailing_var_arg = true, allow_hyphen_values = true)]
    bench: Vec<String>,
}

/// Runs the benchmarks of all crates, or of those the arguments name.
pub(crate) fn bench(session: &Session, options: &Options) -> Result<()> {
    let scope: &[&str] = if options.bench.is_empty() { &["--workspace", "--bench=*"] } else { &[] };
    Tool::new(cargo()).args(["bench"]).args(scope).args(&options.bench).within(&session.workspace.root).run()
}
