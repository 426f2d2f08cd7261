//! Words that have no place in the project.

use std::fs;

use anyhow::{Context, Result};

use crate::workspace::Workspace;

/// Paths of somebody's machine, and marks of a merge left in a file. In halves, so that this file is clean
/// itself.
const WORDS: &[(&str, &str)] =
    &[("../sha", "red/"), ("/work", "/main"), ("/work", "/shared"), ("<<<<", "<<< "), (">>>>", ">>> ")];

/// Every line that has one of the words.
pub(super) fn faults(workspace: &Workspace) -> Result<Vec<String>> {
    let words: Vec<String> = WORDS.iter().map(|(first, second)| format!("{first}{second}")).collect();
    let mut faults = Vec::new();
    for file in workspace.files(&["."])? {
        let name = workspace.name(&file);
        let bytes = fs::read(&file).with_context(|| format!("cannot read {name}"))?;
        let Ok(text) = String::from_utf8(bytes) else { continue };
        for (index, line) in text.lines().enumerate() {
            for word in words.iter().filter(|word| line.contains(word.as_str())) {
                faults.push(format!("{name}:{}: `{word}` has no place here", index + 1));
            }
        }
    }
    Ok(faults)
}
