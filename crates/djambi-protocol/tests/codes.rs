//! Codes, the catalogue's messages and the lists of `docs/PROTOCOL.md` belong together.
//!
//! `UPDATE_GOLDEN=1 cargo test -p djambi-protocol` writes the list of the service's codes anew.

#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::PathBuf;

use djambi_protocol::{Refusal, RefusalCode};

/// Codes with the names of their arguments.
type Codes = BTreeMap<String, BTreeSet<String>>;

/// What a page says without a service.
const OF_PAGES: [&str; 4] = ["no_upgrade", "unreachable", "unexplained", "unknown_entry"];

const PAGE: &str = "docs/PROTOCOL.md";
/// The head of the table of the service's codes.
const HEAD: &str = "| code | arguments | where | meaning |\n|---|---|---|---|\n";

fn path_of(path: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../..").join(path)
}

fn text_of(path: &str) -> String {
    fs::read_to_string(path_of(path)).unwrap()
}

/// The messages of a file of the catalogue, which declares their arguments in comments.
fn messages(area: &str) -> Codes {
    let mut codes = Codes::new();
    let mut args = BTreeSet::new();
    for line in text_of(&format!("locales/en/{area}.ftl")).lines() {
        if let Some(argument) = line.strip_prefix("# $") {
            args.extend(argument.split(' ').next().map(str::to_owned));
        } else if let Some((id, _)) = line.split_once(" =")
            && id.starts_with(|first: char| first.is_ascii_lowercase())
        {
            codes.insert(id.replace('-', "_"), std::mem::take(&mut args));
        }
    }
    codes
}

/// The codes in the tables below a heading of the protocol's page.
fn listed(heading: &str) -> Codes {
    let page = text_of("docs/PROTOCOL.md");
    let start = page.find(heading).unwrap();
    let section = page[start + heading.len()..].split("\n#").next().unwrap();
    let rows = section.lines().filter(|line| line.starts_with("| `"));
    let names = |cell: &str| cell.split('`').skip(1).step_by(2).map(str::to_owned).collect::<Vec<_>>();
    let row = |line: &str| {
        let mut cells = line.split('|').skip(1).map(names);
        let codes = cells.next().unwrap_or_default();
        let args: BTreeSet<_> = cells.next().unwrap_or_default().into_iter().collect();
        codes.into_iter().map(move |code| (code, args.clone()))
    };
    let mut codes = Codes::new();
    for (code, args) in rows.flat_map(row) {
        assert!(codes.insert(code.clone(), args).is_none(), "{code} is there twice");
    }
    codes
}

#[test]
fn close_codes_are_explained_by_codes_that_there_are() {
    let page = text_of("docs/PROTOCOL.md");
    let start = page.find("| close code | reason |").unwrap();
    let table = page[start..].split("\n\n").next().unwrap();
    let codes: BTreeSet<&str> = Refusal::CODES.iter().map(|of| of.code).collect();
    let named: BTreeSet<&str> = table.split('`').skip(1).step_by(2).filter(|&word| word != "hello").collect();
    let unknown: Vec<_> = named.iter().filter(|&&code| code != "silent" && !codes.contains(code)).collect();
    assert!(unknown.is_empty(), "{unknown:?}");
    for ends in [
        "shutting_down",
        "malformed",
        "too_slow",
        "too_many",
        "no_hello",
        "signed_out",
        "silent",
        "too_large",
    ] {
        assert!(named.contains(ends), "{ends}");
    }
}

#[test]
fn every_code_of_the_service_has_a_message_with_its_arguments() {
    let codes: Codes = Refusal::CODES
        .iter()
        .map(|of| (of.code.to_owned(), of.args.iter().map(|&name| name.to_owned()).collect()))
        .collect();
    assert_eq!(codes.len(), Refusal::CODES.len(), "a code is there twice");
    let mut messages = messages("refusals");
    for code in OF_PAGES {
        assert!(messages.remove(code).is_some(), "{code}");
    }
    assert_eq!(codes, messages);
}

#[test]
fn no_code_is_both_of_the_service_and_of_the_rules() {
    let service = messages("refusals");
    let rules = messages("problems");
    let both: Vec<_> = service.keys().filter(|code| rules.contains_key(*code)).collect();
    assert!(both.is_empty(), "{both:?}");
}

/// The line of a code in the table: its meaning is the comment of the refusal.
fn line(of: &RefusalCode) -> String {
    let args: Vec<_> = of.args.iter().map(|name| format!("`{name}`")).collect();
    let meaning = of.meaning.trim();
    let (first, rest) = meaning.split_at(1);
    let meaning = format!("{}{}", first.to_lowercase(), rest.trim_end_matches('.'));
    format!("| `{}` | {} | {} | {meaning} |\n", of.code, args.join(", "), of.told.join(", "))
}

#[test]
fn the_page_of_the_protocol_lists_every_code_of_the_service() {
    let page = text_of(PAGE);
    let (before, rest) = page.split_once(HEAD).unwrap();
    let (shown, after) = rest.split_once("\n\n").unwrap();
    let wanted: String = Refusal::CODES.iter().map(line).collect();
    if std::env::var_os("UPDATE_GOLDEN").is_some() {
        fs::write(path_of(PAGE), [before, HEAD, &wanted, "\n", after].concat()).unwrap();
    } else {
        assert!(format!("{shown}\n") == wanted, "{PAGE} lists other codes: UPDATE_GOLDEN=1 writes them anew");
    }
}

#[test]
fn codes_are_told_in_messages_or_with_a_status() {
    for of in Refusal::CODES {
        for way in of.told {
            let is_status = way.parse().is_ok_and(|status| (400..600).contains(&status));
            assert!(is_status || ["refused", "error"].contains(way), "{}: {way}", of.code);
        }
    }
}

#[test]
fn the_page_of_the_protocol_lists_every_code_of_the_rules_with_its_arguments() {
    assert_eq!(listed("### Codes of the rules"), messages("problems"));
}
