//! The lines of the command that are printed anywhere.

use std::fmt;
use std::fs;
use std::path::PathBuf;
use std::process::Command;

/// A line of the command, and where it is printed.
#[derive(Debug)]
pub(crate) struct Printed {
    /// The line as a shell reads it.
    pub(crate) text: String,
    place: String,
}

impl fmt::Display for Printed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.place, self.text)
    }
}

impl Printed {
    /// The subcommand.
    pub(crate) fn command(&self) -> &str {
        self.text.split_whitespace().nth(1).unwrap_or_default()
    }
}

/// The lines in the blocks of code of the README and of the pages in `docs/`.
pub(crate) fn of_documents() -> Vec<Printed> {
    let docs = fs::read_dir(root().join("docs")).unwrap().map(|entry| entry.unwrap().file_name());
    let pages = docs.map(|name| format!("docs/{}", name.into_string().unwrap()));
    let pages = pages.filter(|name| name.ends_with(".md")).chain(["README.md".to_owned()]);
    pages
        .flat_map(|page| blocks_of(&page).flat_map(|block| lines_of(&block, &page)).collect::<Vec<_>>())
        .collect()
}

/// The lines in the examples of the help of each command.
pub(crate) fn of_help() -> Vec<Printed> {
    let mut all = Vec::new();
    let mut commands = vec![Vec::new()];
    while let Some(command) = commands.pop() {
        let help = help_of(&command);
        commands.extend(subcommands(&help).map(|name| [command.clone(), vec![name]].concat()));
        all.extend(lines_of(&help, &format!("djambi {} --help", command.join(" "))));
    }
    all
}

/// The blocks of code of a page.
pub(crate) fn blocks_of(page: &str) -> impl Iterator<Item = String> {
    let text = fs::read_to_string(root().join(page)).unwrap();
    let blocks: Vec<_> = text.split("```").skip(1).step_by(2).map(str::to_owned).collect();
    // The first line names the language.
    blocks.into_iter().filter_map(|block| Some(block.split_once('\n')?.1.to_owned()))
}

/// A line without the comment behind it.
fn without_comment(line: &str) -> &str {
    line.split(" #").next().unwrap_or_default().trim()
}

/// Whether a line calls the command. Drawings and placeholders do not.
fn calls_command(line: &str) -> bool {
    let rest = line.strip_prefix("djambi ");
    rest.is_some_and(|rest| rest.starts_with(|first: char| first.is_ascii_lowercase()) && !rest.contains('…'))
}

/// The lines of the command in a text, and those that it has in quotes.
fn lines_of(text: &str, place: &str) -> Vec<Printed> {
    let text = text.replace("\\\n", " ");
    let whole =
        text.lines().map(without_comment).map(|line| line.strip_prefix("target/release/").unwrap_or(line));
    let of_command = whole.flat_map(|line| {
        let quoted = line.split('\'').skip(1).step_by(2).map(|text| text.trim_start_matches("exec "));
        let timed = line.split_once(" root  ").map(|(_, line)| line);
        [line].into_iter().chain(quoted).chain(timed)
    });
    let of_command = of_command.filter(|line| calls_command(line));
    // Units and tables of times write `%` and `$` in ways of their own.
    let plain = of_command.map(|line| line.replace("\\%", "%").replace("%%", "%").replace("$$", "$"));
    plain.map(|text| Printed { text, place: place.to_owned() }).collect()
}

fn help_of(command: &[String]) -> String {
    let output = Command::new(env!("CARGO_BIN_EXE_djambi"))
        .args(["--lang", "en"])
        .args(command)
        .arg("--help")
        .output();
    String::from_utf8(output.unwrap().stdout).unwrap()
}

/// The commands that a help lists, but `help`.
fn subcommands(help: &str) -> impl Iterator<Item = String> {
    let listed = help.split_once("\nCommands:\n").map_or("", |(_, rest)| rest);
    let listed = listed.split("\n\n").next().unwrap_or_default().lines().map(str::to_owned);
    let names = listed.filter(|line| line.starts_with("  ") && !line.starts_with("   "));
    names.filter_map(|line| Some(line.split_whitespace().next()?.to_owned())).filter(|name| name != "help")
}

fn root() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../..")
}
