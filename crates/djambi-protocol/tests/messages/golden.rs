//! The golden files, and the page that shows them.

use std::collections::BTreeSet;
use std::fs;
use std::path::PathBuf;

use djambi_protocol::VERSION;
use schemars::JsonSchema;
use serde::{Serialize, de::DeserializeOwned};

/// The page that shows every golden file, between two lines.
const PAGE: &str = "../../docs/PROTOCOL.md";
const BEGIN: &str = "<!-- Written by the test of the golden files, from here on. -->\n";
const END: &str = "<!-- Written by the test of the golden files, up to here. -->\n";
/// The width of the page: what is longer takes several lines.
const WIDTH: usize = 150;

/// The kinds of golden files: how their names begin, and their heading.
const KINDS: [(&str, &str); 4] = [
    ("client_", "Messages of the client"),
    ("server_", "Messages of the service"),
    ("rest_", "Bodies of requests and answers"),
    ("", "Parts of messages"),
];

/// The golden files that were checked.
#[derive(Default)]
pub(crate) struct Golden {
    checked: BTreeSet<String>,
}

impl Golden {
    /// A message is written as its file says, and reads back as the same value.
    pub(crate) fn check<T: Serialize + DeserializeOwned + JsonSchema + PartialEq + std::fmt::Debug>(
        &mut self,
        name: &str,
        value: &T,
    ) {
        self.check_secret(name, value);
    }

    /// The same for a message that carries secrets.
    pub(crate) fn check_secret<T: Serialize + DeserializeOwned + JsonSchema + PartialEq>(
        &mut self,
        name: &str,
        value: &T,
    ) {
        let written = serde_json::to_string_pretty(value).unwrap() + "\n";
        // The tests beside this one read the files: one that is right stays untouched.
        if is_update() && fs::read_to_string(path_of(name)).ok().as_ref() != Some(&written) {
            fs::write(path_of(name), &written).unwrap();
        }
        let golden = text_of(name);
        assert_eq!(written, golden, "{name}");
        let read: T = serde_json::from_str(&golden).unwrap();
        assert!(read == *value, "{name} reads back as another value");
        assert_is_described::<T>(name, &golden);
        self.checked.insert(name.to_owned());
    }

    /// Every golden file belongs to a message, and the page shows each.
    pub(crate) fn finish(&self) {
        assert_eq!(files_on_disk(), self.checked, "every golden file belongs to a message");
        let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join(PAGE);
        let page = fs::read_to_string(&path).unwrap();
        assert_page_names_version(&page);
        let (before, rest) = page.split_once(BEGIN).expect("the line before the messages");
        let (shown, after) = rest.split_once(END).expect("the line after the messages");
        let wanted = self.shown();
        if is_update() {
            fs::write(&path, [before, BEGIN, &wanted, END, after].concat()).unwrap();
        } else {
            assert!(
                shown == wanted,
                "docs/PROTOCOL.md shows other messages: UPDATE_GOLDEN=1 writes them anew"
            );
        }
    }

    /// The golden files as the page shows them.
    fn shown(&self) -> String {
        let is_of = |name: &str, beginning: &str| match beginning {
            "" => !KINDS.iter().any(|(other, _)| !other.is_empty() && name.starts_with(other)),
            _ => name.starts_with(beginning),
        };
        let mut page = String::new();
        for (beginning, heading) in KINDS {
            page += &format!("\n### In full: {}\n", heading.to_lowercase());
            for name in self.checked.iter().filter(|name| is_of(name, beginning)) {
                let golden = text_of(name);
                let lines: Vec<&str> = golden.lines().collect();
                page += &format!("\n#### {name}\n```json\n{}```\n", folded(&lines, 0));
            }
        }
        page + "\n"
    }
}

/// A message is one that the schema of its type allows, and the schema allows no field of any name.
fn assert_is_described<T: JsonSchema>(name: &str, golden: &str) {
    let mut compiler = boon::Compiler::new();
    compiler.add_resource("schema.json", djambi_protocol::schema::<T>()).unwrap();
    let mut schemas = boon::Schemas::new();
    let schema = compiler.compile("schema.json", &mut schemas).unwrap();
    let message = serde_json::from_str(golden).unwrap();
    if let Err(error) = schemas.validate(&message, schema) {
        panic!("{name} is not as its schema says: {error}");
    }
}

/// The page is about the version that the types speak: at its beginning, and by the first of its versions.
fn assert_page_names_version(page: &str) {
    let beginning = page.split("\n## ").next().expect("the beginning of the page");
    assert!(
        beginning.contains(&format!("This is version **{VERSION}**;")),
        "the page begins with version {VERSION}"
    );
    let (_, versions) = page.split_once("\n### Versions\n").expect("the versions");
    let newest = versions.split("\n* **").nth(1).and_then(|entry| entry.split_once("** ("));
    let newest = newest.map(|(version, _)| version);
    assert_eq!(newest, Some(VERSION.to_string().as_str()), "the first entry of Versions");
}

/// The names of all golden files.
pub(crate) fn files_on_disk() -> BTreeSet<String> {
    let files =
        fs::read_dir(folder()).unwrap().map(|entry| entry.unwrap().file_name().into_string().unwrap());
    files.map(|name| name.trim_end_matches(".json").to_owned()).collect()
}

/// The text of a golden file.
pub(crate) fn text_of(name: &str) -> String {
    let path = path_of(name);
    fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

fn path_of(name: &str) -> PathBuf {
    folder().join(format!("{name}.json"))
}

fn folder() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/golden")
}

fn is_update() -> bool {
    std::env::var_os("UPDATE_GOLDEN").is_some()
}

/// Pretty JSON in fewer lines: an object or a list that fits stands in one.
fn folded(lines: &[&str], indent: usize) -> String {
    let joined = joined(lines);
    let (Some(first), true) = (lines.first(), lines.len() > 2 && indent + joined.len() > WIDTH) else {
        return format!("{:indent$}{joined}\n", "");
    };
    let mut text = format!("{:indent$}{}\n", "", first.trim());
    // A part begins with a line of the depth of the second one, and goes on with the deeper ones.
    let depth = |line: &str| line.len() - line.trim_start().len();
    let inner = &lines[1..lines.len() - 1];
    let own = depth(inner[0]);
    let mut start = 0;
    for end in 1..=inner.len() {
        let goes_on =
            inner.get(end).is_some_and(|line| depth(line) > own || line.trim().starts_with(['}', ']']));
        if !goes_on {
            text += &folded(&inner[start..end], indent + 2);
            start = end;
        }
    }
    text + &format!("{:indent$}{}\n", "", lines[lines.len() - 1].trim())
}

/// Pretty JSON in one line.
fn joined(lines: &[&str]) -> String {
    let mut text = String::new();
    for line in lines.iter().map(|line| line.trim()) {
        let is_tight = text.is_empty() || text.ends_with(['{', '[']) || line.starts_with(['}', ']']);
        text += if is_tight { "" } else { " " };
        text += line;
    }
    text
}
