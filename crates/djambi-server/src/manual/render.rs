//! Turns a document into a page.

use std::collections::BTreeSet;

use pulldown_cmark::{Event, Options, Parser, Tag, TagEnd, html};

use super::{Chapter, Section, slug_of};

/// The tags around a text of a program.
const CODE: [&str; 2] = ["<pre tabindex=\"0\"><code>", "</code></pre>\n"];

/// A chapter of a document in Markdown.
pub(super) fn chapter(slug: &str, text: &str) -> Chapter {
    let in_decisions = slug.starts_with(|c: char| c.is_ascii_digit());
    with_links(slug, text, |link| destination(link, in_decisions))
}

/// A page of the host in Markdown. Its links lead to other pages of the host, into the service, to other sites and to
/// mail addresses.
pub(crate) fn house_page(name: &str, text: &str) -> Chapter {
    with_links(name, text, |link| {
        let is_open = ["https://", "http://", "mailto:", "#"].iter().any(|start| link.starts_with(start));
        if is_open || (link.starts_with('/') && !link.starts_with("//")) {
            return Some(link.to_owned());
        }
        let (file, anchor) = link.split_once('#').unwrap_or((link, ""));
        let name = file.strip_suffix(".md")?;
        let hash = if anchor.is_empty() { "" } else { "#" };
        (!name.contains(['/', '.'])).then(|| format!("/house/{name}{hash}{anchor}"))
    })
}

/// A document whose links lead where a function says; without an answer they are plain words.
fn with_links(slug: &str, text: &str, destination: impl Fn(&str) -> Option<String>) -> Chapter {
    let mut events: Vec<_> = Parser::new_ext(text, Options::ENABLE_TABLES).collect();
    let sections = sections(&mut events);
    let title = sections.iter().find(|section| section.level == 1).map_or("", |section| &section.title);
    let title = title.to_owned();
    let lead = first_sentence(&events);
    let mut html = String::new();
    html::push_html(&mut html, shown(events, destination).into_iter());
    // A column without a name has no heading.
    let html = html.replace("<th></th>", "<td></td>");
    Chapter { slug: slug.to_owned(), title, lead, html, sections }
}

/// A chapter of a program's text.
pub(super) fn program(slug: &str, text: &str) -> Chapter {
    let lead = text.lines().next().unwrap_or_default().trim_matches(['"', '/', '*', ' ']).to_owned();
    let heading = Section { id: String::new(), title: slug.to_owned(), level: 1, text: text.to_owned() };
    let [open, close] = CODE;
    let html = format!("<h1>{slug}</h1>\n{open}{}{close}", escaped(text));
    Chapter { slug: slug.to_owned(), title: slug.to_owned(), lead, html, sections: vec![heading] }
}

/// The sections of a document, whose headings get their anchors.
fn sections(events: &mut [Event<'_>]) -> Vec<Section> {
    let mut sections =
        vec![Section { id: String::new(), title: String::new(), level: 0, text: String::new() }];
    let mut known = BTreeSet::new();
    let mut heading = None;
    for index in 0..events.len() {
        match &events[index] {
            Event::Start(Tag::Heading { level, .. }) => {
                heading = Some((index, *level as u8, String::new()));
            }
            Event::End(TagEnd::Heading(_)) => {
                let Some((start, level, title)) = heading.take() else { continue };
                let id = anchor(&title, &mut known);
                if let Event::Start(Tag::Heading { id: place, .. }) = &mut events[start] {
                    *place = Some(id.clone().into());
                }
                sections.push(Section { id, title, level, text: String::new() });
            }
            Event::Text(text) | Event::Code(text) => {
                if let Some((.., title)) = &mut heading {
                    title.push_str(text);
                } else if let Some(section) = sections.last_mut() {
                    section.text.push_str(text);
                }
            }
            Event::SoftBreak | Event::HardBreak | Event::End(_) => {
                if let Some(section) = sections.last_mut().filter(|_| heading.is_none()) {
                    section.text.push(' ');
                }
            }
            _ => {}
        }
    }
    sections
}

/// The anchor of a heading, as forges make it: small letters, digits, `-` and `_`; one that was there before
/// gets a number.
fn anchor(title: &str, known: &mut BTreeSet<String>) -> String {
    let kept = |c: &char| c.is_alphanumeric() || "-_ ".contains(*c);
    let plain: String = title.to_lowercase().chars().filter(kept).collect();
    let plain = plain.replace(' ', "-");
    let numbered = (1..).map(|number| format!("{plain}-{number}"));
    let id = std::iter::once(plain.clone()).chain(numbered).find(|id| !known.contains(id));
    let id = id.unwrap_or(plain);
    known.insert(id.clone());
    id
}

/// The first sentence of the first paragraph.
fn first_sentence(events: &[Event<'_>]) -> String {
    let begin = events.iter().position(|event| *event == Event::Start(Tag::Paragraph));
    let paragraph = events.iter().skip(begin.map_or(events.len(), |begin| begin + 1));
    let words = paragraph.take_while(|event| **event != Event::End(TagEnd::Paragraph));
    let words = words.filter_map(|event| match event {
        Event::Text(text) | Event::Code(text) => Some(&**text),
        Event::SoftBreak | Event::HardBreak => Some(" "),
        _ => None,
    });
    let paragraph: String = words.collect();
    paragraph.split_inclusive(". ").next().unwrap_or_default().trim_end().to_owned()
}

/// The events as they are shown: links lead within the manual or to other sites, tables can be scrolled, and
/// nothing is HTML but what is made here.
fn shown(events: Vec<Event<'_>>, destination: impl Fn(&str) -> Option<String>) -> Vec<Event<'_>> {
    let mut links = Vec::new();
    let mut shown = Vec::new();
    for event in events {
        match event {
            Event::Start(Tag::Link { link_type, dest_url, title, id }) => {
                let dest = destination(&dest_url);
                links.push(dest.is_some());
                let link =
                    |dest: String| Event::Start(Tag::Link { link_type, dest_url: dest.into(), title, id });
                shown.extend(dest.map(link));
            }
            Event::End(TagEnd::Link) => {
                shown.extend(links.pop().filter(|&shown| shown).map(|_| Event::End(TagEnd::Link)));
            }
            Event::Start(Tag::Table(alignments)) => {
                let open = Event::Html("<div class=\"docs-wide\" tabindex=\"0\">".into());
                shown.extend([open, Event::Start(Tag::Table(alignments))]);
            }
            Event::End(TagEnd::Table) => {
                shown.extend([Event::End(TagEnd::Table), Event::Html("</div>\n".into())]);
            }
            // What is wider than the page is scrolled by keyboard, too.
            Event::Start(Tag::CodeBlock(_)) => shown.push(Event::Html(CODE[0].into())),
            Event::End(TagEnd::CodeBlock) => shown.push(Event::Html(CODE[1].into())),
            Event::Html(text) | Event::InlineHtml(text) => shown.push(Event::Text(text)),
            other => shown.push(other),
        }
    }
    shown
}

/// Where a link of a document leads; nowhere, if its file is not in the manual.
fn destination(link: &str, in_decisions: bool) -> Option<String> {
    if link.starts_with("https://") || link.starts_with('#') {
        return Some(link.to_owned());
    }
    let (file, anchor) = link.split_once('#').unwrap_or((link, ""));
    let file = match file.strip_prefix("../") {
        Some(outside) if in_decisions => outside.to_owned(),
        None if in_decisions => format!("decisions/{file}"),
        _ => file.to_owned(),
    };
    let slug = slug_of(&file)?;
    let hash = if anchor.is_empty() { "" } else { "#" };
    Some(format!("/docs/{slug}{hash}{anchor}"))
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('"', "&quot;").replace('<', "&lt;")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_document_becomes_a_page_without_foreign_html() {
        let text = "# A <b>title</b>\nFirst `words`,\nsee [the protocol](PROTOCOL.md#talk), [this](#two), \
            [deploy](../deploy) and [a site](https://djambi.example).\n\n## Two\n| a | b |\n|-|-|\n| 1 | 2 |\n\n## Two\n<script>x</script>\n";
        let chapter = chapter("test", text);
        assert_eq!(chapter.title, "A title");
        assert_eq!(chapter.lead, "First words, see the protocol, this, deploy and a site.");
        let ids: Vec<_> = chapter.sections.iter().map(|section| section.id.as_str()).collect();
        assert_eq!(ids, ["", "a-title", "two", "two-1"]);
        for part in [
            "<a href=\"/docs/protocol#talk\">the protocol</a>, <a href=\"#two\">this</a>, deploy and",
            "<a href=\"https://djambi.example\">a site</a>",
            "<h2 id=\"two-1\">",
            "tabindex=\"0\"><table>",
            "&lt;script&gt;",
        ] {
            assert!(chapter.html.contains(part), "{part}: {}", chapter.html);
        }
        assert!(!chapter.html.contains("<script") && !chapter.html.contains("<b>"), "{}", chapter.html);
    }

    #[test]
    fn links_of_decisions_lead_out_of_their_folder() {
        assert_eq!(destination("../PRESS.md", true).as_deref(), Some("/docs/press"));
        assert_eq!(destination("../../crates/x.rs", true), None);
        assert_eq!(destination("javascript:alert(1)", false), None);
    }
}
