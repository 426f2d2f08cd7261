//! The catalogue: all languages, held against English, which says which messages there are.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use anyhow::{Context, Result};
use fluent_syntax::ast::Message;

use super::compile::Dictionary;
use super::model::{Area, Argument, Enumeration, Kind, Signature};
use super::proof;
use super::source::{Entries, Fault, Source};
use super::terms::Terms;

/// The language that says which messages there are, and what their arguments are.
const REFERENCE: &str = "en";
/// The file of each language that is no area: its terms, and messages for use in all areas.
const TERMS: &str = "terms";
/// The term for the name of the language in itself.
const NAME: &str = "language";

/// The files of all languages: by language, then by name without the ending.
pub(super) type Files = BTreeMap<String, BTreeMap<String, Source>>;

/// What a text says of itself that is rightly the same as the English one.
const SAME: &str = "The same as in English.";

/// A parsed language.
struct Language<'a> {
    name: &'a str,
    terms: Terms<'a>,
    /// The files of areas, by name.
    areas: BTreeMap<&'a str, &'a Entries<'a>>,
    shared: &'a Entries<'a>,
}

/// Reads all files below the folder `locales`.
pub(super) fn read(folder: &Path) -> Result<Files> {
    let mut files = Files::new();
    for language in fs::read_dir(folder).context("there is no folder `locales`")? {
        let path = language?.path();
        if !path.is_dir() {
            continue;
        }
        let language = name_of(&path);
        for file in fs::read_dir(&path)? {
            let path = file?.path();
            if path.extension().is_none_or(|ending| ending != "ftl") {
                continue;
            }
            let area = name_of(&path);
            let name = format!("locales/{language}/{area}.ftl");
            let text = fs::read_to_string(&path).with_context(|| format!("{name} is not text"))?;
            files.entry(language.clone()).or_default().insert(area, Source { name, text });
        }
    }
    Ok(files)
}

/// Everything that the files say.
pub(super) struct Catalogue {
    pub(super) areas: Vec<Area>,
    /// The code of each language, and its name in itself.
    pub(super) languages: Vec<(String, String)>,
}

/// Checks the files and resolves all terms.
///
/// # Errors
/// All faults that were found before it made no sense to go on.
pub(super) fn compile(files: &Files) -> Result<Catalogue, Vec<Fault>> {
    let mut parsed: BTreeMap<&str, BTreeMap<&str, Entries<'_>>> = BTreeMap::new();
    let mut faults = Vec::new();
    for (language, sources) in files {
        for (area, source) in sources {
            match source.parse() {
                Ok(entries) => {
                    parsed.entry(language).or_default().insert(area, entries);
                }
                Err(found) => faults.extend(found),
            }
        }
    }
    if !faults.is_empty() {
        return Err(faults);
    }
    let mut languages = Vec::new();
    for (name, entries) in &parsed {
        let Some(shared) = entries.get(TERMS) else {
            return Err(vec![format!("locales/{name}/{TERMS}.ftl is missing")]);
        };
        let areas = entries.iter().filter(|(area, _)| **area != TERMS).map(|(area, found)| (*area, found));
        let terms = Terms::new(shared.source, &shared.terms);
        languages.push(Language { name, terms, areas: areas.collect(), shared });
    }
    let Some(reference) = languages.iter().find(|language| language.name == REFERENCE) else {
        return Err(vec![format!("locales/{REFERENCE} is missing")]);
    };
    faults.extend(compare(reference, &languages));
    if !faults.is_empty() {
        return Err(faults);
    }
    let mut areas = Vec::new();
    for (name, entries) in &reference.areas {
        match area(name, entries, reference, &languages) {
            Ok(area) => areas.push(area),
            Err(found) => faults.extend(found),
        }
    }
    let name = |language: &Language<'_>| match language.terms.text(NAME, &Vec::new()) {
        Ok(name) => Some((language.name.to_owned(), name)),
        Err(_) => None,
    };
    let names: Option<Vec<_>> = languages.iter().map(name).collect();
    let Some(languages) = names else {
        return Err(vec![format!("{}: the term `-{NAME}` is missing", reference.shared.source.name)]);
    };
    if faults.is_empty() { Ok(Catalogue { areas, languages }) } else { Err(faults) }
}

/// Every file, message and term that a language lacks, or that English does not have.
fn compare(reference: &Language<'_>, languages: &[Language<'_>]) -> Vec<Fault> {
    let mut faults = Vec::new();
    for language in languages {
        faults.extend(language.terms.faults());
        let file = &language.shared.source;
        let known: Vec<_> = reference.terms.names().collect();
        for term in known.iter().filter(|name| language.terms.names().all(|own| own != **name)) {
            faults.push(format!("{}: the term `-{term}` is missing", file.name));
        }
        for term in language.terms.names().filter(|name| !known.contains(name)) {
            faults.push(file.fault(term, &format!("English has no term `-{term}`")));
        }
        for (area, entries) in &language.areas {
            for term in &entries.terms {
                faults.push(entries.source.fault(term.id.name, &format!("terms belong into {TERMS}.ftl")));
            }
            let Some(english) = reference.areas.get(area) else {
                faults.push(format!("{}: English has no such file", entries.source.name));
                continue;
            };
            compare_messages(english, entries, &mut faults);
            for message in &language.shared.messages {
                if let Some(twin) = entries.messages.iter().find(|found| found.id.name == message.id.name) {
                    let what = format!("{TERMS}.ftl has a message `{}` too", twin.id.name);
                    faults.push(entries.source.fault(twin.id.name, &what));
                }
            }
        }
        for area in reference.areas.keys().filter(|area| !language.areas.contains_key(*area)) {
            faults.push(format!("locales/{}/{area}.ftl is missing", language.name));
        }
    }
    faults
}

fn compare_messages(english: &Entries<'_>, entries: &Entries<'_>, faults: &mut Vec<Fault>) {
    let has = |entries: &Entries<'_>, id: &str| entries.messages.iter().any(|message| message.id.name == id);
    for message in english.messages.iter().filter(|message| !has(entries, message.id.name)) {
        faults.push(format!("{}: the message `{}` is missing", entries.source.name, message.id.name));
    }
    for message in entries.messages.iter().filter(|message| !has(english, message.id.name)) {
        let id = message.id.name;
        faults.push(entries.source.fault(id, &format!("English has no message `{id}`")));
    }
}

/// One area in all languages.
fn area(
    name: &str,
    entries: &Entries<'_>,
    reference: &Language<'_>,
    languages: &[Language<'_>],
) -> Result<Area, Vec<Fault>> {
    let signatures: Result<Vec<_>, _> =
        entries.messages.iter().map(|message| signature(message, entries.source, &reference.terms)).collect();
    let signatures = signatures.map_err(|fault| vec![fault])?;
    let mut area = Area { name: name.to_owned(), signatures, languages: Vec::new() };
    let mut faults = Vec::new();
    for language in languages {
        let files = [Some(language.shared), language.areas.get(name).copied()];
        let messages = files.into_iter().flatten().flat_map(|entries| {
            entries.messages.iter().map(|message| (message.id.name, (entries.source, message)))
        });
        let dictionary =
            Dictionary { language: language.name, terms: &language.terms, messages: messages.collect() };
        let mut patterns = Vec::new();
        for Signature { id, arguments } in &area.signatures {
            match dictionary.compile(id, arguments) {
                Ok(pattern) => patterns.push(pattern),
                Err(fault) => faults.push(fault),
            }
        }
        area.languages.push((language.name.to_owned(), patterns));
    }
    if !faults.is_empty() {
        return Err(faults);
    }
    let faults: Vec<_> = languages.iter().flat_map(|language| proofread(&area, language)).collect();
    if faults.is_empty() { Ok(area) } else { Err(faults) }
}

/// What a proofreader finds in the texts of an area in a language.
fn proofread(area: &Area, language: &Language<'_>) -> Vec<Fault> {
    let patterns_of =
        |name: &str| area.languages.iter().find(|(known, _)| known == name).map(|(_, found)| found);
    let (Some(english), Some(own)) = (patterns_of(REFERENCE), patterns_of(language.name)) else {
        return Vec::new();
    };
    let Some(entries) = language.areas.get(area.name.as_str()) else { return Vec::new() };
    let mut faults = Vec::new();
    for ((signature, pattern), original) in area.signatures.iter().zip(own).zip(english) {
        let Some(message) = entries.messages.iter().find(|message| message.id.name == signature.id) else {
            continue;
        };
        let mut found = proof::faults(language.name, signature, pattern);
        let may_be_same =
            message.comment.iter().flat_map(|comment| &comment.content).any(|line| *line == SAME);
        if language.name != REFERENCE && !may_be_same && proof::is_copy(original, pattern) {
            found.push(format!(
                "the English text was not translated; if it is right, write `# {SAME}` above it"
            ));
        }
        if proof::tags(signature, pattern, language.name) != proof::tags(signature, original, REFERENCE) {
            found.push("its tags are not those of the English text".to_owned());
        }
        let place =
            |what: String| entries.source.fault(message.id.name, &format!("`{}`: {what}", signature.id));
        faults.extend(found.into_iter().map(place));
    }
    faults
}

/// The signature of an English message, as its comment declares it: `# $army (seat): the piece's army`.
fn signature(message: &Message<&str>, source: &Source, terms: &Terms<'_>) -> Result<Signature, Fault> {
    let id = message.id.name;
    let mut arguments: Vec<Argument> = Vec::new();
    for &line in message.comment.iter().flat_map(|comment| &comment.content) {
        let Some(rest) = line.trim_start().strip_prefix('$') else { continue };
        let declared = rest.split_once(" (").and_then(|(name, rest)| Some((name, rest.split_once(')')?.0)));
        let Some((name, kind)) = declared else {
            return Err(
                source.fault(line, "an argument is declared thus: `# $army (seat): the piece's army`")
            );
        };
        if !name.chars().all(|letter| letter.is_ascii_lowercase() || letter == '_') || name.is_empty() {
            return Err(source.fault(line, &format!("`${name}`: names of arguments are in lower case")));
        }
        if arguments.iter().any(|known| known.name == name) {
            return Err(source.fault(line, &format!("`${name}` is declared twice")));
        }
        let kind = match kind {
            "text" => Kind::Text,
            "name" => Kind::Name,
            "sentence" => Kind::Sentence,
            "number" => Kind::Number,
            "list" => Kind::List,
            _ if kind.contains('|') => {
                let values = kind.split('|').map(|value| value.trim().to_owned()).collect();
                Kind::Enumeration(Enumeration { terms: None, values })
            }
            _ => {
                let values = terms.values(kind);
                if values.is_empty() {
                    let what = format!(
                        "`{kind}` is neither text, name, sentence, number, list, values with `|`, nor terms `-{kind}-…`"
                    );
                    return Err(source.fault(line, &what));
                }
                Kind::Enumeration(Enumeration { terms: Some(kind.to_owned()), values })
            }
        };
        arguments.push(Argument { name: name.to_owned(), kind });
    }
    Ok(Signature { id: id.to_owned(), arguments })
}

fn name_of(path: &Path) -> String {
    path.file_stem().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default()
}
