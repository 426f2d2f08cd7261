//! Finds sentences in the sources of the command and of the service's pages: people read texts of `locales`
//! alone, in their language.
//!
//! What programmers read may be English: attributes with the `Display` of errors, the log, and what a panic
//! says. `web/build/sentences.mjs` does the same for the sources of the pages in TypeScript.

use std::fs;

use anyhow::{Context, Result};
use proc_macro2::{Literal, TokenStream, TokenTree};
use syn::visit::{self, Visit};

use super::attributes::tests_only;
use crate::workspace::Workspace;

/// The sources of which people read what they say.
const BELOW: &[&str] = &["crates/djambi-cli/src", "crates/djambi-server/src/http/pages"];

/// Files and folders whose output has a fixed form, in which a program or a developer reads it, and why.
const FIXED: &[(&str, &str)] = &[
    ("crates/djambi-cli/src/udi", "the protocol UDI"),
    ("crates/djambi-cli/src/explain.rs", "English that clap says, which is read to be told anew"),
    ("crates/djambi-cli/src/commands/admin/verify.rs", "the last line, which scripts read"),
    ("crates/djambi-cli/src/commands/judge.rs", "lines of docs/PRESS.md, which scripts read"),
    ("crates/djambi-cli/src/commands/replay.rs", "the last line, which scripts read"),
    ("crates/djambi-cli/src/commands/bench_engine.rs", "lines by which two builds are compared"),
    ("crates/djambi-cli/src/commands/matches/printer.rs", "results, as docs/MATCHES.md shows them"),
    ("crates/djambi-cli/src/commands/matches/udi_player.rs", "failures of programs, which results hold"),
];

/// Macros whose texts are for programmers.
const FOR_PROGRAMMERS: &[&str] = &[
    "assert",
    "assert_eq",
    "assert_ne",
    "debug",
    "debug_assert",
    "error",
    "event",
    "info",
    "panic",
    "span",
    "trace",
    "unreachable",
    "warn",
];

/// Small words that phrases have, and lists of names have not.
const SMALL: &[&str] = &[
    "a", "an", "and", "are", "at", "be", "by", "cannot", "for", "from", "has", "in", "into", "is", "it",
    "must", "no", "not", "of", "on", "or", "the", "there", "to", "was", "with", "you", "your",
];

/// The name of the game, which has no other in any language.
const NAME: &str = "Djambi";

/// Every sentence that belongs into the catalogue.
pub(super) fn faults(workspace: &Workspace) -> Result<Vec<String>> {
    let mut faults = Vec::new();
    for file in workspace.files(BELOW)? {
        let name = workspace.name(&file);
        let is_test = file.file_stem().is_some_and(|stem| stem == "tests");
        let is_fixed = FIXED.iter().any(|(path, _)| {
            name.strip_prefix(path).is_some_and(|rest| rest.is_empty() || rest.starts_with('/'))
        });
        if is_test || is_fixed || file.extension().is_none_or(|kind| kind != "rs") {
            continue;
        }
        let text = fs::read_to_string(&file).with_context(|| format!("{name} is not text"))?;
        check(&name, &text, &mut faults)?;
    }
    Ok(faults)
}

fn check(name: &str, text: &str, faults: &mut Vec<String>) -> Result<()> {
    let parsed = syn::parse_file(text).with_context(|| format!("{name} is not Rust"))?;
    Texts { name, faults }.visit_file(&parsed);
    Ok(())
}

/// Notes each text that is a phrase.
struct Texts<'a> {
    name: &'a str,
    faults: &'a mut Vec<String>,
}

impl Texts<'_> {
    fn note(&mut self, text: &str, line: usize) {
        if is_phrase(text) {
            self.faults.push(format!("{}:{line}: “{}” belongs into locales", self.name, text.trim()));
        }
    }

    /// Notes the texts among the arguments of a macro.
    fn note_tokens(&mut self, tokens: TokenStream) {
        for token in tokens {
            match token {
                TokenTree::Group(group) => self.note_tokens(group.stream()),
                TokenTree::Literal(literal) => self.note_literal(&literal),
                TokenTree::Ident(_) | TokenTree::Punct(_) => {}
            }
        }
    }

    fn note_literal(&mut self, literal: &Literal) {
        if let Ok(text) = syn::parse_str::<syn::LitStr>(&literal.to_string()) {
            self.note(&text.value(), literal.span().start().line);
        }
    }
}

impl<'ast> Visit<'ast> for Texts<'_> {
    fn visit_attribute(&mut self, _: &'ast syn::Attribute) {}

    fn visit_item_mod(&mut self, module: &'ast syn::ItemMod) {
        if !module.attrs.iter().any(tests_only) {
            visit::visit_item_mod(self, module);
        }
    }

    fn visit_expr_method_call(&mut self, call: &'ast syn::ExprMethodCall) {
        self.visit_expr(&call.receiver);
        if call.method != "expect" {
            call.args.iter().for_each(|argument| self.visit_expr(argument));
        }
    }

    fn visit_macro(&mut self, call: &'ast syn::Macro) {
        let name = call.path.segments.last().map(|segment| segment.ident.to_string()).unwrap_or_default();
        if !FOR_PROGRAMMERS.contains(&name.as_str()) {
            self.note_tokens(call.tokens.clone());
        }
    }

    fn visit_lit_str(&mut self, text: &'ast syn::LitStr) {
        self.note(&text.value(), text.span().start().line);
    }
}

/// Whether a text is a phrase: two words next to each other, and what names do not have, which is a capital
/// at the beginning, a mark at the end or a small word. What is inserted may be a name, and a name and a
/// verb are a sentence.
fn is_phrase(text: &str) -> bool {
    let text = with_names(text).replace(NAME, "");
    let text = text.trim();
    let words: Vec<&str> = text.split(' ').collect();
    let is_word =
        |word: &str| word.chars().count() > 1 && word.chars().all(|c| c.is_alphabetic() || "'’".contains(c));
    let are_next = |pair: &[&str]| {
        is_word(pair[0].trim_start_matches(['(', '“', '"', '`']).trim_end_matches(','))
            && pair[1].starts_with(|c: char| c.is_alphabetic())
    };
    if !words.windows(2).any(are_next) {
        return false;
    }
    let small = |word: &str| SMALL.contains(&word.trim_matches(|c: char| !c.is_alphanumeric()));
    text.starts_with(char::is_uppercase)
        || text.ends_with(['.', '!', '?', '…'])
        || words.into_iter().any(small)
}

/// A text of a format with a name in place of each argument; the rest is nothing if that is all it says.
fn with_names(text: &str) -> String {
    let mut named = String::new();
    let mut rest = text;
    let mut says = String::new();
    while let Some((before, after)) = rest.split_once('{') {
        let Some((_, after)) = after.split_once('}') else { break };
        says.push_str(before);
        named = named + before + "Name";
        rest = after;
    }
    says.push_str(rest);
    if says.chars().any(char::is_alphabetic) { named + rest } else { String::new() }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn faults_of(body: &str) -> Vec<String> {
        let mut faults = Vec::new();
        check("x.rs", &format!("fn f() {{ {body} }}"), &mut faults).expect("Rust");
        faults
    }

    #[test]
    fn sentences_and_phrases_are_found_wherever_they_are_said() {
        for body in [
            r#"bail!("there is no file");"#,
            r#"say("Game over");"#,
            r#"open().with_context(|| format!("cannot open {name}"));"#,
            r#"writeln!(output, "{name} has won")?;"#,
            r#"eprintln!("wait, please!");"#,
            "const TEXT: &str = \"Turn back.\";",
        ] {
            assert_eq!(faults_of(body).len(), 1, "{body}");
        }
        let found = faults_of("\n\nsay(\"the \\\n end\");");
        assert_eq!(found, ["x.rs:3: “the end” belongs into locales"]);
    }

    #[test]
    fn names_formats_and_words_for_programmers_are_left_alone() {
        for body in [
            r#"say("header Host"); say("one-turn"); say("text/html; charset=utf-8");"#,
            r#"format!("{a}  {b:>9}"); format!("{} {}", a, b); format!("{index}. {word}");"#,
            r#"value.expect("a position of the corpus"); panic!("it is over");"#,
            r#"tracing::warn!(game, "it is over"); assert!(is, "it is over");"#,
            "#[cfg(test)] mod tests { const TEXT: &str = \"it is over\"; }",
            "#[error(\"it is over\")] struct Over;",
        ] {
            assert!(faults_of(body).is_empty(), "{body}: {:?}", faults_of(body));
        }
    }
}
