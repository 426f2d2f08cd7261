//! Every command and option has a text in every language, and every text has a command or an option.

use std::collections::BTreeSet;

use clap::CommandFactory;

use super::*;

/// Names of values that are symbols in every language.
const SYMBOLS: &[&str] = &["A", "B", "CIDR", "DFEN", "ELO", "ID", "K", "N", "PID", "SEQ", "URL", "on|off"];

/// The commands of a program with their paths.
fn commands<'a>(command: &'a Command, path: &str, found: &mut Vec<(String, &'a Command)>) {
    found.push((path.to_owned(), command));
    for below in command.get_subcommands() {
        let name = below.get_name();
        let path = if path == PROGRAM { name.to_owned() } else { format!("{path}-{name}") };
        commands(below, &path, found);
    }
}

#[test]
fn every_command_argument_and_value_has_a_text_in_every_language() {
    let program = described(crate::Arguments::command(), Cli(Language::En));
    let mut found = Vec::new();
    commands(&program, PROGRAM, &mut found);
    let mut used = BTreeSet::new();
    for texts in Language::ALL.map(Cli) {
        let mut take = |kind: &str, name: &str| {
            let found = text(texts, kind, name).is_some();
            found.then(|| used.insert(code(kind, name))).is_some()
        };
        for (path, command) in &found {
            assert!(take("about", path), "about_{path}: {texts:?}");
            let _ = (take("more", path), take("after", path));
            for arg in command.get_arguments() {
                let id = arg.get_id().as_str();
                let own = format!("{path}_{id}");
                assert!(take("help", &own) || take("help", id), "help_{own}: {texts:?}");
                take("long", &own);
                let heading = arg.get_help_heading();
                assert!(heading.is_none_or(|name| take("heading", name)), "{heading:?} of {own}: {texts:?}");
                let names = if arg.get_action().takes_values() { arg.get_value_names() } else { None };
                for name in names.unwrap_or_default().iter().filter(|name| !SYMBOLS.contains(&name.as_str()))
                {
                    assert!(take("value", name), "value {name} of {own}: {texts:?}");
                }
            }
        }
    }
    // These are called by their names in the program.
    let called = ["about_help", "help_serve_config", "help_serve_print_config", "value_command"];
    let kinds = ["about_", "more_", "after_", "help_", "long_", "heading_", "value_"];
    let unused: Vec<_> = Cli::codes()
        .filter(|code| kinds.iter().any(|kind| code.starts_with(kind)))
        // Other texts that begin so have arguments, or stand for a mistake.
        .filter(|code| Cli(Language::En).by_code(code, &[]).is_some())
        .filter(|code| !used.contains(*code) && !called.contains(code))
        .collect();
    assert!(unused.is_empty(), "texts of nothing: {unused:?}");
}

/// Everything that the help of all commands says in a language.
fn all_help(texts: Cli) -> String {
    let program = complete(described(crate::Arguments::command(), texts), texts);
    let mut found = Vec::new();
    commands(&program, PROGRAM, &mut found);
    found.into_iter().map(|(_, command)| command.clone().render_long_help().to_string()).collect()
}

#[test]
fn clap_says_nothing_in_english_elsewhere() {
    let own = [
        "Usage:",
        "Options:",
        "Arguments:",
        "Commands:",
        "Examples:",
        "Print",
        "[default:",
        "possible values",
    ];
    let english = all_help(Cli(Language::En));
    for language in Language::ALL.into_iter().filter(|language| *language != Language::En) {
        let help = all_help(Cli(language));
        let found = own.iter().find(|words| help.contains(**words));
        assert!(found.is_none(), "{language:?}: {found:?}");
    }
    assert!(english.contains("Usage: djambi [OPTIONS] <COMMAND>"), "{english}");
}

#[test]
fn chapters_that_texts_cite_are_in_the_manual() {
    let mut cited = BTreeSet::new();
    for texts in Language::ALL.map(Cli) {
        for code in Cli::codes() {
            let text = texts.by_code(code, &[]).unwrap_or_default();
            let mut words = text.split(|letter: char| !letter.is_ascii_alphanumeric() && letter != '.');
            let is_chapter = |word: &str| {
                word.strip_suffix(".md").is_some_and(|name| djambi_server::manual_chapter(name).is_some())
            };
            assert!(!words.any(is_chapter), "{code} names a file that users lack: {text}");
            let names = text.split("djambi help ").skip(1).map(|rest| {
                rest.split(|letter: char| !letter.is_ascii_alphanumeric())
                    .next()
                    .unwrap_or_default()
                    .to_owned()
            });
            cited.extend(names);
        }
    }
    assert!(cited.len() >= 6, "{cited:?}");
    for name in cited {
        assert!(djambi_server::manual_chapter(&name).is_some(), "{name}");
    }
}
