//! The subjects of commits: `part: imperative`, at most 72 characters.
//!
//! Commits are held to this from the one that added this file on; those before it are as they are.

use anyhow::Result;

use crate::tool::Tool;
use crate::workspace::Workspace;

/// The longest subject, in characters.
const LENGTH: usize = 72;

/// What a commit may be about; several are joined by commas.
const PARTS: &[&str] = &[
    "ci", "cli", "corpus", "docs", "engine", "fuzz", "lab", "locales", "press", "protocol", "repo", "rules",
    "server", "store", "table", "text", "texts", "wasm", "web", "xtask",
];

/// Every commit since this file was added whose subject is not of the form, or why none was looked at.
pub(super) fn faults(workspace: &Workspace) -> Result<Vec<String>> {
    let git = |arguments: &[&str]| Tool::new("git").args(arguments).within(&workspace.root).output();
    let added = git(&["log", "--diff-filter=A", "--format=%H", "--", file!()]);
    let Some(first) = added.ok().and_then(|hashes| hashes.lines().last().map(str::to_owned)) else {
        println!(
            "   skipped: there is no git, or no history that reaches back to the first commit to be held to it"
        );
        return Ok(Vec::new());
    };
    let subjects = git(&["log", "--no-merges", "--format=%h %s", &format!("{first}..HEAD")])?;
    let commits = subjects.lines().filter_map(|line| line.split_once(' '));
    Ok(commits
        .filter_map(|(hash, subject)| fault(subject).map(|why| format!("{hash} `{subject}`: {why}")))
        .collect())
}

/// What is wrong with a subject.
fn fault(subject: &str) -> Option<String> {
    let length = subject.chars().count();
    if length > LENGTH {
        return Some(format!("{length} characters, {LENGTH} are allowed"));
    }
    let Some((parts, imperative)) = subject.split_once(": ") else {
        return Some("a subject is `part: imperative`".to_owned());
    };
    if let Some(part) = parts.split(", ").find(|part| !PARTS.contains(part)) {
        return Some(format!("there is no part `{part}`: {}", PARTS.join(", ")));
    }
    let begins = imperative.chars().next().is_some_and(|c| c.is_lowercase() || !c.is_alphabetic());
    if !begins || imperative.ends_with('.') {
        return Some("after the part an imperative, in lower case and without a full stop".to_owned());
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn subjects_of_the_form_are_fine() {
        for subject in ["engine: discount shares by game length", "rules, engine: rename `one` to `mv`"] {
            assert_eq!(fault(subject), None, "{subject}");
        }
    }

    #[test]
    fn others_are_told_why() {
        let long = format!("web: {}", "a".repeat(68));
        for subject in ["Say boredom once", "web: Draw", "kitchen: cook", "web: draw boards.", long.as_str()]
        {
            assert!(fault(subject).is_some(), "{subject}");
        }
    }
}
