//! What the protocol crate generates is committed: its types as TypeScript, and the descriptions of the API. It must be what
//! the crate would write now.

use std::fs;

use anyhow::{Context, Result};

use crate::workspace::{Workspace, cargo};

/// The committed files, with the examples of the protocol crate that print them.
const GENERATED: [(&str, &[&str]); 3] = [
    ("web/src/protocol/index.ts", &["typescript"]),
    ("crates/djambi-protocol/api/openapi.json", &["descriptions", "openapi"]),
    ("crates/djambi-protocol/api/asyncapi.json", &["descriptions", "asyncapi"]),
];

/// Complains of committed files that are missing or outdated.
pub(super) fn faults(workspace: &Workspace) -> Result<Vec<String>> {
    let mut faults = Vec::new();
    for (committed, example) in GENERATED {
        faults.extend(outdated(workspace, committed, &generate(workspace, example)?));
    }
    Ok(faults)
}

/// Complains if a committed file is not what would be written now.
pub(super) fn outdated(workspace: &Workspace, committed: &str, new: &str) -> Vec<String> {
    if fs::read_to_string(workspace.path(committed)).is_ok_and(|old| old == new) {
        return vec![];
    }
    vec![format!("{committed} is outdated: `cargo xtask check --fix` writes it")]
}

/// Writes the files anew.
pub(super) fn write(workspace: &Workspace) -> Result<()> {
    for (committed, example) in GENERATED {
        let text = generate(workspace, example)?;
        fs::write(workspace.path(committed), text).with_context(|| format!("cannot write {committed}"))?;
    }
    Ok(())
}

fn generate(workspace: &Workspace, example: &[&str]) -> Result<String> {
    cargo("run")
        .args(["--quiet", "--package=djambi-protocol", "--example"])
        .args(example)
        .within(&workspace.root)
        .output()
        .context("the protocol crate cannot write what is generated from its types")
}
