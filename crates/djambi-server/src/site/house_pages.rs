//! The host's own pages: an imprint, rules of the house, whatever a service needs to say.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::str::FromStr;
use std::sync::Arc;
use std::{fs, io};

use djambi_text::Language;

use crate::manual::{Chapter, render};

/// The pages of a folder, by name. A page has a file for all languages, `NAME.md`, or one for each, `NAME.fr.md`.
#[derive(Clone, Debug, Default)]
pub struct HousePages(Arc<BTreeMap<String, HousePage>>);

/// A page in the languages that it has.
#[derive(Clone, Debug, Default)]
struct HousePage {
    /// What is said in each language.
    texts: Vec<(Language, Chapter)>,
    /// What is said in all others.
    other: Option<Chapter>,
}

/// Why a folder has no pages.
#[derive(Debug, thiserror::Error)]
pub enum HousePagesError {
    /// The folder or a file cannot be read.
    #[error("cannot read {}", .0.display())]
    Unreadable(PathBuf, #[source] io::Error),
    /// A file has a name that no address could have.
    #[error("{}: call it NAME.md or NAME.LANGUAGE.md, where NAME has 1 to 40 small letters, digits and hyphens, and LANGUAGE is en, es or fr", .0.display())]
    Name(PathBuf),
    /// A file has no heading, so the page would have no title.
    #[error("{}: begin with a title, such as # Imprint", .0.display())]
    Title(PathBuf),
    /// A folder has more pages than a footer shows.
    #[error("{} has more than {} pages", .0.display(), HousePages::MAX)]
    TooMany(PathBuf),
}

impl HousePages {
    /// The maximum number of pages: each stands in the footer of all others.
    pub const MAX: usize = 12;
    /// The maximum number of bytes of a page's name.
    const MAX_NAME_BYTES: usize = 40;

    /// Reads the pages of a folder. Files that end otherwise than in `.md` are none.
    ///
    /// # Errors
    /// If the folder or a file cannot be read, a file has no name that an address could have, a page no title, or there
    /// are too many.
    pub fn read(folder: &Path) -> Result<Self, HousePagesError> {
        let unreadable = |path: &Path| {
            let path = path.to_owned();
            move |error| HousePagesError::Unreadable(path, error)
        };
        let mut pages: BTreeMap<String, HousePage> = BTreeMap::new();
        for entry in fs::read_dir(folder).map_err(unreadable(folder))? {
            let path = entry.map_err(unreadable(folder))?.path();
            // Editors and systems leave files there whose names begin with a point.
            let is_hidden = path.file_name().is_some_and(|name| name.as_encoded_bytes().starts_with(b"."));
            if is_hidden || path.extension().is_none_or(|ending| ending != "md") {
                continue;
            }
            let (name, language) = named(&path).ok_or_else(|| HousePagesError::Name(path.clone()))?;
            let text = fs::read_to_string(&path).map_err(unreadable(&path))?;
            let chapter = render::house_page(&name, &text);
            if chapter.title.is_empty() {
                return Err(HousePagesError::Title(path));
            }
            let page = pages.entry(name).or_default();
            match language {
                Some(language) => page.texts.push((language, chapter)),
                None => page.other = Some(chapter),
            }
        }
        if pages.len() > Self::MAX {
            return Err(HousePagesError::TooMany(folder.to_owned()));
        }
        Ok(Self(Arc::new(pages)))
    }

    /// A page in a language, or else in another one that it has, and that language, if its file names it.
    pub(crate) fn page(&self, name: &str, language: Language) -> Option<(Option<Language>, &Chapter)> {
        self.0.get(name)?.shown(language)
    }

    /// The names and titles of all pages, for a reader.
    pub(crate) fn titles(&self, language: Language) -> impl Iterator<Item = (&str, &str)> {
        self.0
            .iter()
            .filter_map(move |(name, page)| Some((name.as_str(), page.shown(language)?.1.title.as_str())))
    }
}

impl FromStr for HousePages {
    type Err = HousePagesError;

    /// Reads the pages of the folder at a path.
    fn from_str(path: &str) -> Result<Self, HousePagesError> {
        Self::read(Path::new(path))
    }
}

impl HousePage {
    fn shown(&self, language: Language) -> Option<(Option<Language>, &Chapter)> {
        let written = |known: Language| self.texts.iter().find(|(written, _)| *written == known);
        let own = written(language).map(|(language, chapter)| (Some(*language), chapter));
        own.or_else(|| Some((None, self.other.as_ref()?))).or_else(|| {
            Language::ALL.into_iter().find_map(written).map(|(language, chapter)| (Some(*language), chapter))
        })
    }
}

/// The name and the language of a page, from the name of its file.
fn named(path: &Path) -> Option<(String, Option<Language>)> {
    let stem = path.file_stem()?.to_str()?;
    let (name, language) = match stem.split_once('.') {
        Some((name, code)) => (name, Some(Language::ALL.into_iter().find(|known| known.code() == code)?)),
        None => (stem, None),
    };
    let is_name = !name.is_empty()
        && name.len() <= HousePages::MAX_NAME_BYTES
        && name.bytes().all(|byte| matches!(byte, b'a'..=b'z' | b'0'..=b'9' | b'-'));
    is_name.then(|| (name.to_owned(), language))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn folder(files: &[(&str, &str)]) -> tempfile::TempDir {
        let folder = tempfile::tempdir().unwrap();
        for (name, text) in files {
            fs::write(folder.path().join(name), text).unwrap();
        }
        folder
    }

    #[test]
    fn pages_are_shown_in_the_readers_language_or_another() {
        let files = [
            ("imprint.md", "# Imprint\n\nAda"),
            ("imprint.fr.md", "# Mentions légales\n\nAda"),
            (
                "rules.es.md",
                "# Reglas\n\n[Imprint](imprint.md), <b>x</b> [up](../../etc/passwd) [mail](mailto:a@b.example)",
            ),
            ("notes.txt", "none"),
            (".rules.md", "half written"),
        ];
        let folder = folder(&files);
        let pages = HousePages::read(folder.path()).unwrap();
        let titles = |language| pages.titles(language).collect::<Vec<_>>();
        assert_eq!(titles(Language::En), [("imprint", "Imprint"), ("rules", "Reglas")]);
        assert_eq!(titles(Language::Fr), [("imprint", "Mentions légales"), ("rules", "Reglas")]);
        let (language, page) = pages.page("rules", Language::Fr).unwrap();
        assert_eq!(language, Some(Language::Es));
        assert!(page.html.contains("<a href=\"/house/imprint\">Imprint</a>"), "{}", page.html);
        assert!(page.html.contains("href=\"mailto:a@b.example\""), "{}", page.html);
        assert!(!page.html.contains("<b>") && !page.html.contains("passwd"), "{}", page.html);
        assert!(pages.page("notes", Language::En).is_none());
    }

    #[test]
    fn faults_name_the_file() {
        for (file, text, part) in [
            ("Imprint.md", "# A", "NAME has"),
            ("imprint.de.md", "# A", "LANGUAGE is"),
            ("imprint.md", "no title", "begin with a title"),
        ] {
            let folder = folder(&[(file, text)]);
            let error = HousePages::read(folder.path()).unwrap_err().to_string();
            assert!(error.contains(file) && error.contains(part), "{error}");
        }
        let missing = HousePages::read(Path::new("/nowhere/at/all")).unwrap_err().to_string();
        assert!(missing.contains("/nowhere/at/all"), "{missing}");
        let names: Vec<_> = (0..=HousePages::MAX).map(|number| format!("page-{number}.md")).collect();
        let files: Vec<_> = names.iter().map(|name| (name.as_str(), "# A")).collect();
        assert!(matches!(HousePages::read(folder(&files).path()), Err(HousePagesError::TooMany(_))));
    }
}
