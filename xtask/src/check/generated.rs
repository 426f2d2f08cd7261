//! The TypeScript that the protocol crate generates is committed; it must be what the crate would write now.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use anyhow::{Context, Result};

use crate::tool::Tool;
use crate::workspace::{Workspace, cargo};

const COMMITTED: &str = "web/src/protocol";

/// Every generated file that is missing, outdated, or no longer generated.
pub(super) fn faults(workspace: &Workspace) -> Result<Vec<String>> {
    let scratch = workspace.notes().join("protocol");
    if scratch.exists() {
        fs::remove_dir_all(&scratch).with_context(|| format!("cannot empty {}", scratch.display()))?;
    }
    export(workspace, &scratch)?;
    let new = contents(&scratch)?;
    let old = contents(&workspace.path(COMMITTED))?;
    let mut faults = Vec::new();
    for (name, text) in &new {
        if old.get(name) != Some(text) {
            faults.push(format!("{COMMITTED}/{name} is not up to date: `cargo xtask check --fix` writes it"));
        }
    }
    for name in old.keys().filter(|name| !new.contains_key(*name)) {
        faults.push(format!("{COMMITTED}/{name} is no longer generated: delete it"));
    }
    Ok(faults)
}

/// Writes the generated files where they are committed.
pub(super) fn write(workspace: &Workspace) -> Result<()> {
    export(workspace, &workspace.path(COMMITTED))
}

/// Has ts-rs write every type of the protocol into a folder; it does that in tests of its own making.
fn export(workspace: &Workspace, folder: &Path) -> Result<()> {
    let arguments = ["test", "--quiet", "--package=djambi-protocol", "--lib", "export_bindings"];
    let printed =
        Tool::new(cargo()).args(arguments).env("TS_RS_EXPORT_DIR", folder).within(&workspace.root).output();
    printed.map(drop).context("the protocol crate cannot write its TypeScript")
}

fn contents(folder: &Path) -> Result<BTreeMap<String, String>> {
    let mut found = BTreeMap::new();
    if !folder.is_dir() {
        return Ok(found);
    }
    for entry in fs::read_dir(folder).with_context(|| format!("cannot list {}", folder.display()))? {
        let path = entry?.path();
        let Some(name) = path.file_name().map(|name| name.to_string_lossy().into_owned()) else { continue };
        let text = fs::read_to_string(&path).with_context(|| format!("{} is not text", path.display()))?;
        found.insert(name, text);
    }
    Ok(found)
}
