//! Words that have no place in the project.

use std::fs;

use anyhow::{Context, Result};

use crate::tool::Tool;
use crate::workspace::Workspace;

/// Paths of somebody's machine, and marks of a merge left in a file. In halves, so that this file is clean
/// itself.
const WORDS: &[(&str, &str)] =
    &[("../sha", "red/"), ("/work", "/main"), ("/work", "/shared"), ("<<<<", "<<< "), (">>>>", ">>> ")];

/// Every line of a committed file that has one of the words. What others leave in the folder, such as the log
/// of a build, is not ours; without git every file counts.
pub(super) fn faults(workspace: &Workspace) -> Result<Vec<String>> {
    let words: Vec<String> = WORDS.iter().map(|(first, second)| format!("{first}{second}")).collect();
    let mut faults = Vec::new();
    let tracked = Tool::new("git").args(["ls-files", "-z"]).within(&workspace.root).output();
    let files = match tracked {
        Ok(names) => names.split_terminator('\0').map(|name| workspace.path(name)).collect(),
        Err(_) => workspace.files(&["."])?,
    };
    for file in files.iter().filter(|file| file.is_file()) {
        let file = file.as_path();
        let name = workspace.name(file);
        let bytes = fs::read(file).with_context(|| format!("cannot read {name}"))?;
        let Ok(text) = String::from_utf8(bytes) else { continue };
        for (index, line) in text.lines().enumerate() {
            for word in words.iter().filter(|word| line.contains(word.as_str())) {
                faults.push(format!("{name}:{}: `{word}` has no place here", index + 1));
            }
        }
    }
    Ok(faults)
}
