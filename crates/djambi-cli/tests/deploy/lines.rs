//! The lines of the examples.

use std::path::PathBuf;
use std::process::{Command, Stdio};

/// The path of an example.
pub(crate) fn path(name: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../deploy").join(name)
}

/// The text of an example.
pub(crate) fn text(name: &str) -> String {
    std::fs::read_to_string(path(name)).unwrap()
}

/// The lines of an example that are no comments, without the spaces around them.
pub(crate) fn lines(text: &str) -> impl Iterator<Item = &str> {
    text.lines().map(str::trim).filter(|line| !line.is_empty() && !line.starts_with('#'))
}

/// The assignments `DJAMBI_NAME=VALUE` in an example, in order.
pub(crate) fn variables(text: &str) -> Vec<(String, String)> {
    let words = lines(text).flat_map(str::split_whitespace);
    let assignments = words.map(|word| word.strip_prefix("Environment=").unwrap_or(word));
    let ours = assignments.filter(|word| word.starts_with("DJAMBI_"));
    ours.filter_map(|word| word.split_once('=')).map(|(name, value)| (name.into(), value.into())).collect()
}

/// The value of a variable in an example.
pub(crate) fn variable(text: &str, name: &str) -> String {
    let found = variables(text).into_iter().find(|(known, _)| known == name);
    found.unwrap_or_else(|| panic!("{name} is missing")).1
}

/// The option of `djambi serve` that a variable stands for: `--public-url` for `DJAMBI_PUBLIC_URL`.
pub(crate) fn option_of(variable: &str) -> String {
    let name = variable.strip_prefix("DJAMBI_").unwrap();
    format!("--{}", name.to_ascii_lowercase().replace('_', "-"))
}

/// Expects that the program has all options that the variables of an example stand for.
pub(crate) fn expect_options(example: &str) {
    let help = Command::new(env!("CARGO_BIN_EXE_djambi")).args(["serve", "--help"]).output().unwrap();
    let help = String::from_utf8(help.stdout).unwrap();
    for (name, _) in variables(&text(example)) {
        let option = option_of(&name);
        assert!(
            help.split_whitespace().any(|word| word.trim_end_matches(',') == option),
            "{example}: {name} stands for {option}, which `djambi serve --help` does not list"
        );
    }
}

/// Whether a program is installed; if not, a line says that a part of the test is left out.
pub(crate) fn is_installed(program: &str) -> bool {
    let question = Command::new("sh")
        .args(["-c", &format!("command -v {program}")])
        .stdout(Stdio::null())
        .status()
        .unwrap();
    if !question.success() {
        println!("{program} is not installed: it does not read its example");
    }
    question.success()
}
