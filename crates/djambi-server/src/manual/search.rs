//! Finds words in the manual.

use super::{Chapter, Section, chapters};

/// The number of places that are shown at most.
const MAX_HITS: usize = 40;
/// The characters of a place that are shown around the first word, before and behind.
const AROUND: (usize, usize) = (60, 160);

/// A place in the manual.
pub(crate) struct Hit {
    /// Its chapter.
    pub(crate) chapter: &'static Chapter,
    /// Its section.
    pub(crate) section: &'static Section,
    /// The words around the first one that was looked for.
    pub(crate) words: String,
}

/// The sections that have all these words, those first that have them in their heading.
pub(crate) fn search(text: &str) -> Vec<Hit> {
    let words: Vec<_> = text.split_whitespace().map(str::to_lowercase).collect();
    if words.is_empty() {
        return Vec::new();
    }
    let mut hits = Vec::new();
    for chapter in chapters() {
        for section in &chapter.sections {
            let heading = section.title.to_lowercase();
            let title = format!("{} {heading}", chapter.title.to_lowercase());
            let body = section.text.to_lowercase();
            if !words.iter().all(|word| title.contains(word) || body.contains(word)) {
                continue;
            }
            let in_title = words.iter().filter(|word| heading.contains(*word)).count();
            let place = words.iter().find_map(|word| body.find(word)).unwrap_or(0);
            let words = around(&section.text, body[..place].chars().count());
            hits.push((in_title, Hit { chapter, section, words }));
        }
    }
    hits.sort_by_key(|(in_title, _)| std::cmp::Reverse(*in_title));
    hits.into_iter().map(|(_, hit)| hit).take(MAX_HITS).collect()
}

/// The part of a text around its character `place`, with dots where it was cut off.
fn around(text: &str, place: usize) -> String {
    let (before, behind) = AROUND;
    let start = place.saturating_sub(before);
    let part: String = text.chars().skip(start).take(before + behind).collect();
    let part = part.split_whitespace().collect::<Vec<_>>().join(" ");
    let cut = |is_cut| if is_cut { "…" } else { "" };
    format!("{}{part}{}", cut(start > 0), cut(text.chars().count() > start + before + behind))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sections_with_all_words_are_found_headings_first() {
        let hits = search("Searchmoves  BESTMOVE");
        let slugs: Vec<_> = hits.iter().map(|hit| hit.chapter.slug.as_str()).collect();
        assert_eq!(slugs, ["udi", "engine.py"]);
        assert!(hits[0].words.to_lowercase().contains("searchmoves"), "{}", hits[0].words);
        assert_eq!(search("whispers").first().map(|hit| hit.section.title.as_str()), Some("Whispers"));
        assert!(search("").is_empty() && search("no_such_word_anywhere").is_empty());
        assert!(search("the").len() == MAX_HITS);
        // Letters whose small form has another length do not move the place out of the text.
        assert!(search("İ").iter().all(|hit| !hit.words.is_empty()));
    }
}
