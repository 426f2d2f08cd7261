//! Measuring speed.

use anyhow::Result;
use clap::Args;

use crate::session::Session;
use crate::web;
use crate::workspace::cargo_at_full_speed;

/// The arguments of `cargo xtask bench`.
#[derive(Args)]
pub(crate) struct Options {
    /// The name of a benchmark such as `rules`, or what else `cargo bench` is to be given, such as `-p
    /// djambi`.
    #[arg(trailing_var_arg = true, allow_hyphen_values = true)]
    bench: Vec<String>,
}

/// Runs all benchmarks, or those the arguments name.
pub(crate) fn bench(session: &mut Session, options: &Options) -> Result<()> {
    // The engine is measured in WebAssembly, too.
    if options.bench.first().is_none_or(|name| name == "engine") {
        web::build(session)?;
    }
    let scope: &[&str] = match options.bench.first() {
        None => &["--workspace", "--bench=*"],
        Some(first) if first.starts_with('-') => &[],
        Some(_) => &["--workspace", "--bench"],
    };
    cargo_at_full_speed("bench").args(scope).args(&options.bench).within(&session.workspace.root).run()
}
