//! No source file of more than 600 lines. Tests and style sheets may have any number.
//!
//! The length of functions is a matter of the linters: `too_many_lines` of clippy, `noExcessiveLinesPerFunction`
//! of Biome.

use std::fs;

use anyhow::{Context, Result};

use crate::workspace::Workspace;

/// The most lines of a file.
const MOST: usize = 600;
/// Generated files may have any length.
const GENERATED: &[&str] =
    &["web/src/protocol/", "web/src/text/", "web/board/src/text/", "crates/djambi-text/src/texts/"];
const KINDS: &[&str] = &["rs", "ts", "tsx", "html", "mjs", "sh", "py"];
/// Folders of tests.
const TESTS: &[&str] = &["tests", "e2e"];

/// Every file that is too large.
pub(super) fn faults(workspace: &Workspace) -> Result<Vec<String>> {
    let mut faults = Vec::new();
    for file in workspace.files(&["."])? {
        let kind = file.extension().and_then(|kind| kind.to_str()).unwrap_or_default();
        let name = workspace.name(&file);
        if !KINDS.contains(&kind) || is_free(&name) {
            continue;
        }
        let text = fs::read_to_string(&file).with_context(|| format!("{name} is not text"))?;
        let lines = text.lines().count();
        if lines > MOST {
            faults.push(format!("{name} has {lines} lines, {MOST} are allowed: has it two nouns?"));
        }
    }
    Ok(faults)
}

/// Whether a file may have any length: it is generated, or a test.
fn is_free(name: &str) -> bool {
    let stem = name.rsplit('/').next().unwrap_or(name);
    GENERATED.iter().any(|folder| name.starts_with(folder))
        || name.split('/').any(|folder| TESTS.contains(&folder))
        || stem == "tests.rs"
}
