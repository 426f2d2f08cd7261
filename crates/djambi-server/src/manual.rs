//! The manual: the project's documents, which the service shows as pages and searches.

pub(crate) mod render;
mod search;

use std::sync::LazyLock;

use rust_embed::RustEmbed;

pub(crate) use search::{Hit, search};

/// The documents. A debug build reads them from disk.
#[derive(RustEmbed)]
#[folder = "../../docs"]
struct Documents;

/// The programs that the documents show.
#[derive(RustEmbed)]
#[folder = "../../examples"]
struct Examples;

/// A part of the manual: for whom it is, and its documents.
pub(crate) struct Part {
    /// The readers.
    pub(crate) readers: Readers,
    /// The chapters, in order.
    pub(crate) chapters: Vec<Chapter>,
}

/// Those for whom a part of the manual is.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Readers {
    /// Who plays.
    Players,
    /// Who runs a service.
    Hosts,
    /// Who writes programs that play, or that show games.
    Programmers,
    /// Who works on Djambi itself.
    Makers,
    /// Who asks why it is as it is.
    Askers,
}

/// A document.
#[derive(Clone, Debug)]
pub(crate) struct Chapter {
    /// Its name in addresses.
    pub(crate) slug: String,
    /// Its title, in English as all of it.
    pub(crate) title: String,
    /// Its first sentence below the title.
    pub(crate) lead: String,
    /// Its text as HTML.
    pub(crate) html: String,
    /// Its sections in order, the part above the first one too.
    pub(crate) sections: Vec<Section>,
}

/// A section of a chapter.
#[derive(Clone, Debug)]
pub(crate) struct Section {
    /// Its anchor; empty for the beginning of the chapter.
    pub(crate) id: String,
    /// Its heading.
    pub(crate) title: String,
    /// The level of the heading: 1 for that of the chapter.
    pub(crate) level: u8,
    /// Its words.
    pub(crate) text: String,
}

/// The documents of each part, and of the third one the examples too.
const PARTS: [(Readers, &[&str]); 4] = [
    (Readers::Players, &["RULES.md", "BOARDS.md", "PRESS.md", "NOTATION.md", "PUZZLES.md"]),
    (Readers::Hosts, &["BEHIND_CADDY.md", "OPERATION.md"]),
    (
        Readers::Programmers,
        &["FIRST_BOT.md", "BOARD_ON_A_PAGE.md", "WRITE_A_PUZZLE.md", "PROTOCOL.md", "UDI.md", "MATCHES.md"],
    ),
    (Readers::Makers, &["ARCHITECTURE.md", "ENGINE.md", "NET.md", "PRIORS.md", "experiments.md"]),
];

/// Where the documents that tell of decisions are.
const DECISIONS: &str = "decisions/";

static PARTS_READ: LazyLock<Vec<Part>> = LazyLock::new(read);

/// The parts of the manual.
pub(crate) fn parts() -> &'static [Part] {
    &PARTS_READ
}

/// All chapters, in order.
fn chapters() -> impl Iterator<Item = &'static Chapter> {
    parts().iter().flat_map(|part| &part.chapters)
}

/// The chapter with this name in addresses, and those before and behind it.
pub(crate) fn chapter(
    slug: &str,
) -> Option<(Option<&'static Chapter>, &'static Chapter, Option<&'static Chapter>)> {
    let all: Vec<_> = chapters().collect();
    let index = all.iter().position(|chapter| chapter.slug == slug)?;
    let before = index.checked_sub(1).map(|index| all[index]);
    Some((before, all[index], all.get(index + 1).copied()))
}

fn read() -> Vec<Part> {
    let mut parts: Vec<_> = PARTS
        .into_iter()
        .map(|(readers, files)| Part { readers, chapters: files.iter().filter_map(document).collect() })
        .collect();
    if let Some(part) = parts.iter_mut().find(|part| part.readers == Readers::Programmers) {
        part.chapters.extend(Examples::iter().filter_map(|file| example(&file)));
    }
    let mut decisions: Vec<_> = Documents::iter().filter(|file| file.starts_with(DECISIONS)).collect();
    decisions.sort_unstable();
    let chapters = decisions.iter().filter_map(document).collect();
    parts.push(Part { readers: Readers::Askers, chapters });
    parts
}

/// The names of the chapters that tell of the program as it is, in order, such as `protocol`.
pub fn manual_chapters() -> impl Iterator<Item = String> {
    PARTS.iter().flat_map(|(_, files)| files.iter().filter_map(|file| name_of(file)))
}

/// The text of a chapter of the manual in Markdown, by its name in addresses in any case: `protocol`, or that of a decision
/// or of an example.
#[must_use]
pub fn manual_chapter(name: &str) -> Option<String> {
    let is_named = |slug: Option<String>| slug.is_some_and(|slug| slug.eq_ignore_ascii_case(name));
    if let Some(file) = Documents::iter().find(|file| is_named(slug_of(file))) {
        return Some(text(&Documents::get(&file)?.data));
    }
    let file = Examples::iter().find(|file| is_named(slug_of(&format!("../examples/{file}"))))?;
    Some(text(&Examples::get(&file)?.data))
}

fn document(file: &impl AsRef<str>) -> Option<Chapter> {
    let file = file.as_ref();
    let text = text(&Documents::get(file)?.data);
    Some(render::chapter(&slug_of(file)?, &text))
}

fn example(file: &str) -> Option<Chapter> {
    Some(render::program(&slug_of(&format!("../examples/{file}"))?, &text(&Examples::get(file)?.data)))
}

fn text(data: &[u8]) -> String {
    String::from_utf8_lossy(data).into_owned()
}

/// The name in addresses of a file beside the documents, if the manual has it: `protocol` for `PROTOCOL.md`,
/// `020-why` for `decisions/020-why.md`, `bot.py` for an example.
fn slug_of(file: &str) -> Option<String> {
    if let Some(example) = file.strip_prefix("../examples/") {
        return Examples::get(example).map(|_| example.to_owned());
    }
    let is_chapter = file.starts_with(DECISIONS) || PARTS.iter().any(|(_, files)| files.contains(&file));
    name_of(file).filter(|_| is_chapter && Documents::get(file).is_some())
}

/// The name in addresses of a document, by that of its file.
fn name_of(file: &str) -> Option<String> {
    file.strip_prefix(DECISIONS).unwrap_or(file).strip_suffix(".md").map(str::to_lowercase)
}

#[cfg(test)]
mod tests {
    use std::collections::{BTreeMap, BTreeSet};

    use super::*;

    #[test]
    fn every_document_is_a_chapter_with_a_title() {
        let all: Vec<_> = chapters().collect();
        let slugs: BTreeSet<_> = all.iter().map(|chapter| chapter.slug.as_str()).collect();
        assert_eq!(slugs.len(), all.len());
        let documents = Documents::iter().filter(|file| file.ends_with(".md"));
        let missing: Vec<_> = documents.filter(|file| slug_of(file).is_none()).collect();
        assert_eq!(missing, [""; 0]);
        for chapter in all {
            assert!(!chapter.title.is_empty() && !chapter.lead.is_empty(), "{}", chapter.slug);
            assert!(chapter.html.contains("<h1"), "{}", chapter.slug);
        }
    }

    /// Each link within the manual leads to a chapter and a place in it.
    #[test]
    fn links_and_anchors_lead_somewhere() {
        let anchors: BTreeMap<_, BTreeSet<_>> = chapters()
            .map(|chapter| (&*chapter.slug, chapter.sections.iter().map(|section| &*section.id).collect()))
            .collect();
        let mut links = 0;
        let mut broken = Vec::new();
        for chapter in chapters() {
            for link in chapter.html.split("href=\"").skip(1) {
                let link = link.split_once('"').expect("quote").0;
                if link.starts_with("https://") {
                    continue;
                }
                links += 1;
                let (page, anchor) = link.split_once('#').unwrap_or((link, ""));
                let slug = page.strip_prefix("/docs/").unwrap_or(&chapter.slug);
                if !anchors.get(slug).is_some_and(|places| anchor.is_empty() || places.contains(anchor)) {
                    broken.push(format!("{}: {link}", chapter.slug));
                }
            }
        }
        assert_eq!(broken, [""; 0]);
        assert!(links > 100, "{links}");
    }
}
