//! The licences, bans, sources and advisories of dependencies, checked by cargo-deny as `deny.toml` says.

use std::path::PathBuf;
use std::{env, fs};

use anyhow::{Context, Result};

use crate::session::{CachedStep, Session};
use crate::tool::{Answer, Tool};
use crate::workspace::cargo;

/// The version that is installed: another one may read `deny.toml` otherwise.
const VERSION: &str = "0.20.2";

/// The files that the result depends on.
const INPUTS: &[&str] = &["Cargo.lock", "Cargo.toml", "crates", "deny.toml", "xtask"];

/// Where the database of advisories comes from.
const ADVISORIES: &str = "https://github.com/RustSec/advisory-db";

/// Checks the dependencies, if cargo-deny is installed.
pub(crate) fn if_installed(session: &mut Session) -> Result<()> {
    if is_installed() {
        return check(session);
    }
    println!("-> dependencies (cargo-deny): skipped; `cargo install cargo-deny --locked` installs it");
    Ok(())
}

/// Checks the dependencies and their advisories, and installs cargo-deny first if it is not here.
pub(crate) fn in_full(session: &mut Session) -> Result<()> {
    if !is_installed() {
        println!("-> install cargo-deny {VERSION}");
        let install = cargo("install").args(["cargo-deny", "--version", VERSION]);
        install.run().context("cargo-deny checks the licences, sources and advisories of dependencies")?;
    }
    check(session)?;
    check_advisories(session)
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

/// Checks the dependencies against the newest advisories, else against those that were fetched last. Without
/// any it says so and fails nothing.
fn check_advisories(session: &mut Session) -> Result<()> {
    let fetch = cargo("deny").args(["fetch", "db"]).within(&session.workspace.root);
    let network: &[&str] = if fetch.answers() == Answer::Yes { &[] } else { &["--offline"] };
    let Some(database) = database() else {
        println!(
            "-> advisories (cargo-deny): NOT CHECKED, because there is no database of them here and none comes from \
             {ADVISORIES}; where that cannot be reached, `git config --global url.CLONE.insteadOf {ADVISORIES}` \
             names a clone of it"
        );
        return Ok(());
    };
    let newest =
        Tool::new("git").args(["show", "-s", "--format=%cs %h", "HEAD"]).within(database).output()?;
    let name = format!("advisories of {} (cargo-deny)", newest.trim());
    session.step(&CachedStep { name: &name, inputs: INPUTS, outputs: &[] }, |workspace| {
        let check = cargo("deny").args(["--log-level=error"]).args(network).args(["check", "advisories"]);
        check.within(&workspace.root).run()
    })
}

/// The folder in which cargo-deny keeps the database.
fn database() -> Option<PathBuf> {
    let cargo = env::var_os("CARGO_HOME").map(PathBuf::from);
    let kept = cargo.or_else(|| Some(env::home_dir()?.join(".cargo")))?.join("advisory-dbs");
    let mut found = fs::read_dir(kept).ok()?.flatten().map(|entry| entry.path());
    found.find(|path| path.join(".git").exists())
}
