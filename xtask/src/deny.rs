//! The licences, bans and sources of dependencies, checked by cargo-deny as `deny.toml` says.

use anyhow::{Context, Result};

use crate::session::{CachedStep, Session};
use crate::tool::Answer;
use crate::workspace::cargo;

/// The version that is installed: another one may read `deny.toml` otherwise.
const VERSION: &str = "0.20.2";

/// The files that the result depends on.
const INPUTS: &[&str] = &["Cargo.lock", "Cargo.toml", "crates", "deny.toml", "xtask"];

/// Checks the dependencies, if cargo-deny is installed.
pub(crate) fn if_installed(session: &mut Session) -> Result<()> {
    if is_installed() {
        return check(session);
    }
    println!("-> dependencies (cargo-deny): skipped; `cargo install cargo-deny --locked` installs it");
    Ok(())
}

/// Checks the dependencies, and installs cargo-deny first if it is not here.
pub(crate) fn in_full(session: &mut Session) -> Result<()> {
    if !is_installed() {
        println!("-> install cargo-deny {VERSION}");
        let install = cargo("install").args(["cargo-deny", "--version", VERSION]);
        install.run().context("cargo-deny checks the licences and sources of dependencies")?;
    }
    check(session)
}

fn is_installed() -> bool {
    cargo("deny").args(["--version"]).answers() == Answer::Yes
}

fn check(session: &mut Session) -> Result<()> {
    let step = CachedStep { name: "dependencies (cargo-deny)", inputs: INPUTS, outputs: &[] };
    session.step(&step, |workspace| {
        let arguments = ["--log-level=error", "check", "bans", "licenses", "sources"];
        cargo("deny").args(arguments).within(&workspace.root).run()
    })
}
