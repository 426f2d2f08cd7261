//! The lines of the program that stand within the sentences of the documents: many have placeholders.

use crate::lines::{Printed, lines_of, pages, text_of};
use crate::scratch::Scratch;

#[test]
fn lines_within_sentences_are_understood() {
    let scratch = Scratch::new();
    let printed: Vec<_> = pages().flat_map(|page| within_sentences(&page)).collect();
    assert!(printed.len() > 20, "{printed:?}");
    for line in printed.into_iter().filter(|line| line.text != "djambi help") {
        let (before, last) = line.text.rsplit_once(' ').expect("the program and a word");
        if last.starts_with("--") {
            // An option without its value: the help names it.
            let help = scratch.run(&format!("{before} --help"));
            assert!(String::from_utf8_lossy(&help.stdout).contains(last), "{line}");
        } else {
            // Whatever stands before `--help` is read, with its values.
            let text = line.text.replace("match A B", "match page page");
            scratch.expect_success(&format!("{} --help", text.trim_end_matches("...")), &line);
        }
    }
}

/// The lines within the sentences of a page: what is code, but for blocks.
fn within_sentences(page: &str) -> Vec<Printed> {
    let sentences: String = text_of(page).split("```").step_by(2).collect();
    let code = sentences.split('`').skip(1).step_by(2);
    code.flat_map(|code| lines_of("djambi", code, page)).collect()
}
