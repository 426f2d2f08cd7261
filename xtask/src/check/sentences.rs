//! How comments and documents are written: plain words, lines of at most 110 columns.
//!
//! The list of patterns is short and holds only what is nearly always a sentence to be written again: a
//! relative clause as a subject, a number that is not named, a person for a piece or for a program.

use std::fs;

use anyhow::{Context, Result};

use super::comments::{Comment, comments};
use crate::workspace::Workspace;

/// Generated files are as wide as their generator makes them.
const GENERATED: &[&str] =
    &["web/src/protocol/", "web/src/text/", "web/board/src/text/", "crates/djambi-text/src/texts/"];
/// The widest line of a comment, in characters.
const WIDTH: usize = 110;

/// Words of a sentence to be written again, and what to write. In lower case they are meant at any place, with a
/// capital at the beginning of a sentence alone.
const PATTERNS: &[(&[&str], &str)] = &[
    (&["whoever"], "begin with the noun: who is it?"),
    (&["Who"], "begin with the noun: who is it?"),
    (&["whomever"], "begin with the noun: who is it?"),
    (&["lest"], "write `so that … not`, or the reason"),
    (&["so", "many"], "name the number"),
    (&["what", "stands"], "name what it is"),
    (&["of", "whom"], "name them in a sentence of their own"),
    (&["he"], "a player is `they`, a piece or a program `it`"),
    (&["him"], "a player is `them`, a piece or a program `it`"),
    (&["his"], "a player's is `their`, a piece's or a program's `its`"),
    (&["himself"], "a player is `themselves`, a piece or a program `itself`"),
];

/// What is held to the patterns: sources by their comments, documents by all their lines but those of code
/// blocks.
const BELOW: &[&str] =
    &["crates", "docs", "fuzz/src", "fuzz/fuzz_targets", "web", "xtask", "README.md", "CHANGELOG.md"];

/// Every sentence to be written again, and every comment that is too wide.
pub(super) fn faults(workspace: &Workspace) -> Result<Vec<String>> {
    let mut faults = Vec::new();
    for file in workspace.files(BELOW)? {
        let name = workspace.name(&file);
        let kind = file.extension().and_then(|kind| kind.to_str()).unwrap_or_default();
        let read = || fs::read_to_string(&file).with_context(|| format!("{name} is not text"));
        match kind {
            _ if name == file!() || GENERATED.iter().any(|folder| name.starts_with(folder)) => {}
            "md" => {
                for (line, text) in prose(&read()?) {
                    check(&name, line, text, &mut faults);
                }
            }
            "rs" | "ts" | "tsx" | "mjs" | "css" | "toml" | "sh" => {
                for Comment { line, text, width } in comments(&read()?, kind) {
                    check(&name, line, &text, &mut faults);
                    if width > WIDTH {
                        faults.push(format!(
                            "{name}:{line}: the comment is {width} columns wide, {WIDTH} are allowed"
                        ));
                    }
                }
            }
            _ => {}
        }
    }
    Ok(faults)
}

fn check(name: &str, line: usize, text: &str, faults: &mut Vec<String>) {
    let is_meant = |(word, pattern): (&String, &&str)| word == pattern || word.to_lowercase() == **pattern;
    let words: Vec<String> = words(text).collect();
    for (pattern, advice) in PATTERNS {
        if words.windows(pattern.len()).any(|found| found.iter().zip(*pattern).all(is_meant)) {
            faults.push(format!("{name}:{line}: `{}`: {advice}", pattern.join(" ")));
        }
    }
}

/// The words of a line, without those in `code`.
fn words(text: &str) -> impl Iterator<Item = String> {
    let plain: String = text.split('`').step_by(2).collect::<Vec<_>>().join(" | ");
    let words = plain.split(|c: char| !c.is_alphanumeric() && c != '\'' && c != '|');
    words.filter(|word| !word.is_empty()).map(str::to_owned).collect::<Vec<_>>().into_iter()
}

/// The lines of a document with their numbers, but for those of code blocks.
fn prose(text: &str) -> impl Iterator<Item = (usize, &str)> {
    let mut in_code = false;
    text.lines().enumerate().filter_map(move |(index, line)| {
        if line.trim_start().starts_with("```") {
            in_code = !in_code;
            return None;
        }
        (!in_code).then_some((index + 1, line))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn faults_of(text: &str) -> usize {
        let mut faults = Vec::new();
        check("x.rs", 1, text, &mut faults);
        faults.len()
    }

    #[test]
    fn riddles_and_persons_are_found() {
        assert_eq!(faults_of("Whoever reads this, so many times."), 2);
        assert_eq!(faults_of("He takes what stands there, lest it moves."), 3);
        assert_eq!(faults_of("his/him"), 2);
        assert_eq!(faults_of("Who is out watches."), 1);
    }

    #[test]
    fn plain_sentences_and_code_are_left_alone() {
        assert_eq!(faults_of("The search stops after `so many` nodes. So, many read this? They do."), 1);
        assert_eq!(faults_of("The player in power plays after everybody else; the history is theirs."), 0);
        assert_eq!(faults_of("The player who is out watches."), 0);
        assert_eq!(faults_of("`he` is the tag of Hebrew"), 0);
    }

    #[test]
    fn code_blocks_of_documents_are_not_prose() {
        let text = "one\n```sh\nhe\n```\ntwo";
        assert_eq!(prose(text).collect::<Vec<_>>(), [(1, "one"), (5, "two")]);
    }
}
