//! The lines of a program that are printed anywhere.

use std::fmt;
use std::fs;
use std::path::PathBuf;

/// How documents call `djambi-load`.
pub(crate) const LOAD: &str = "cargo xtask load";

/// A line of a program, and where it is printed.
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

/// The lines of a program in the blocks of code of the documents.
pub(crate) fn of_documents(program: &str) -> Vec<Printed> {
    pages()
        .flat_map(|page| {
            blocks_of(&page).flat_map(|block| lines_of(program, &block, &page)).collect::<Vec<_>>()
        })
        .collect()
}

/// The documents at the root and the pages in `docs/`.
pub(crate) fn pages() -> impl Iterator<Item = String> {
    let docs = fs::read_dir(root().join("docs")).unwrap().map(|entry| entry.unwrap().file_name());
    let pages = docs.map(|name| format!("docs/{}", name.into_string().unwrap()));
    let others = ["README.md", "SECURITY.md", "CONTRIBUTING.md"].map(str::to_owned);
    pages.filter(|name| name.ends_with(".md")).chain(others)
}

/// The blocks of code of a page.
pub(crate) fn blocks_of(page: &str) -> impl Iterator<Item = String> {
    let text = text_of(page);
    let blocks: Vec<_> = text.split("```").skip(1).step_by(2).map(str::to_owned).collect();
    // The first line names the language.
    blocks.into_iter().filter_map(|block| Some(block.split_once('\n')?.1.to_owned()))
}

/// The text of a page.
pub(crate) fn text_of(page: &str) -> String {
    fs::read_to_string(root().join(page)).unwrap()
}

/// A line without the comment behind it.
fn without_comment(line: &str) -> &str {
    line.split(" #").next().unwrap_or_default().trim()
}

/// Whether a line calls the program. Drawings and placeholders do not.
fn calls(program: &str, line: &str) -> bool {
    let rest = line.strip_prefix(program).and_then(|rest| rest.strip_prefix(' '));
    rest.is_some_and(|rest| rest.starts_with(|first: char| first.is_ascii_lowercase()) && !rest.contains('…'))
}

/// The lines of a program in a text, and those that it has in quotes.
pub(crate) fn lines_of(program: &str, text: &str, place: &str) -> Vec<Printed> {
    let text = text.replace("\\\n", " ").replace(LOAD, "djambi-load");
    let whole =
        text.lines().map(without_comment).map(|line| line.strip_prefix("target/release/").unwrap_or(line));
    let of_command = whole.flat_map(|line| {
        let quoted = line.split('\'').skip(1).step_by(2).map(|text| text.trim_start_matches("exec "));
        let timed = line.split_once(" root  ").map(|(_, line)| line);
        [line].into_iter().chain(quoted).chain(timed)
    });
    let of_command = of_command.filter(|line| calls(program, line));
    // Units and tables of times write `%` and `$` in ways of their own.
    let plain = of_command.map(|line| line.replace("\\%", "%").replace("%%", "%").replace("$$", "$"));
    plain.map(|text| Printed { text, place: place.to_owned() }).collect()
}

fn root() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../..")
}
