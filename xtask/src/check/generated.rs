//! The TypeScript that the protocol crate generates is committed; it must be what the crate would write now.

use std::fs;

use anyhow::{Context, Result};

use crate::workspace::{Workspace, cargo};

const COMMITTED: &str = "web/src/protocol/index.ts";

/// Complains if the committed file is missing or outdated.
pub(super) fn faults(workspace: &Workspace) -> Result<Vec<String>> {
    Ok(outdated(workspace, COMMITTED, &generate(workspace)?))
}

/// Complains if a committed file is not what would be written now.
pub(super) fn outdated(workspace: &Workspace, committed: &str, new: &str) -> Vec<String> {
    if fs::read_to_string(workspace.path(committed)).is_ok_and(|old| old == new) {
        return vec![];
    }
    vec![format!("{committed} is outdated: `cargo xtask check --fix` writes it")]
}

/// Writes the file anew.
pub(super) fn write(workspace: &Workspace) -> Result<()> {
    let text = generate(workspace)?;
    fs::write(workspace.path(COMMITTED), text).with_context(|| format!("cannot write {COMMITTED}"))
}

fn generate(workspace: &Workspace) -> Result<String> {
    let arguments = ["--quiet", "--package=djambi-protocol", "--example=typescript"];
    cargo("run")
        .args(arguments)
        .within(&workspace.root)
        .output()
        .context("the protocol crate cannot write its TypeScript")
}
