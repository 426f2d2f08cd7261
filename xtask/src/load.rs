//! Putting a service under load: build the service and the load, then become the load.

use std::env;

use anyhow::{Context, Result};

use crate::lab::Options;
use crate::play;
use crate::session::Session;
use crate::tool::Tool;
use crate::workspace::cargo_at_full_speed;

/// Builds the program that people install and `djambi-load`, and becomes the latter. In the command lines
/// that it gets, `djambi` is the program that was built.
pub(crate) fn load(mut session: Session, options: &Options) -> Result<()> {
    play::release(&mut session)?;
    let arguments = ["--package=djambi-load", "--profile=release"];
    cargo_at_full_speed("build").args(arguments).within(&session.workspace.root).run()?;
    let built = session.workspace.target.join("release");
    let path = env::var_os("PATH").unwrap_or_default();
    let path = env::join_paths([built.clone()].into_iter().chain(env::split_paths(&path)))
        .context("the target folder cannot stand on the PATH")?;
    Tool::new(built.join("djambi-load")).args(&options.arguments).env("PATH", path).become_it()
}
