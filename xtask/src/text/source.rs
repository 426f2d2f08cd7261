//! A file of the catalogue, parsed, and the places of its faults.

use fluent_syntax::ast::{Entry, Message, Resource, Term};
use fluent_syntax::parser;

/// A file of the catalogue.
pub(super) struct Source {
    /// Its name in the repository.
    pub(super) name: String,
    pub(super) text: String,
}

/// A faulty place of the catalogue, in a sentence that begins with file and line.
pub(super) type Fault = String;

/// The entries of a file.
pub(super) struct Entries<'a> {
    pub(super) source: &'a Source,
    pub(super) terms: Vec<Term<&'a str>>,
    pub(super) messages: Vec<Message<&'a str>>,
}

impl Source {
    /// A fault at a piece of this file's text.
    pub(super) fn fault(&self, at: &str, what: &str) -> Fault {
        format!("{}:{}: {what}", self.name, self.line(at))
    }

    /// Parses the file.
    ///
    /// # Errors
    /// All faults, if the file is no Fluent, or has entries that are not supported.
    pub(super) fn parse(&self) -> Result<Entries<'_>, Vec<Fault>> {
        let Resource { body } = parser::parse(self.text.as_str()).map_err(|(_, errors)| {
            let place = |at: usize| self.text.get(at..).unwrap_or_default();
            errors
                .iter()
                .map(|error| self.fault(place(error.pos.start), &error.to_string()))
                .collect::<Vec<_>>()
        })?;
        let mut entries = Entries { source: self, terms: Vec::new(), messages: Vec::new() };
        let mut faults = Vec::new();
        for entry in body {
            match entry {
                Entry::Message(message) => match message.attributes.first() {
                    Some(attribute) => {
                        let what =
                            format!("the message `{}` has an attribute; only terms may", message.id.name);
                        faults.push(self.fault(attribute.id.name, &what));
                    }
                    None => entries.messages.push(message),
                },
                Entry::Term(term) => entries.terms.push(term),
                Entry::Comment(_) | Entry::GroupComment(_) | Entry::ResourceComment(_) => {}
                Entry::Junk { content } => faults.push(self.fault(content, "this is no Fluent")),
            }
        }
        let names = entries.terms.iter().map(|term| ("term", term.id.name));
        let names: Vec<_> =
            names.chain(entries.messages.iter().map(|message| ("message", message.id.name))).collect();
        for (index, (kind, name)) in names.iter().enumerate() {
            if names[..index].contains(&(kind, name)) {
                faults.push(self.fault(name, &format!("there is a {kind} `{name}` above already")));
            }
        }
        if faults.is_empty() { Ok(entries) } else { Err(faults) }
    }

    /// The line of a piece of this file's text: the parser gives no positions, but pieces of the text.
    fn line(&self, piece: &str) -> usize {
        let offset = (piece.as_ptr() as usize).wrapping_sub(self.text.as_ptr() as usize);
        let before = self.text.as_bytes().get(..offset).unwrap_or_default();
        before.iter().filter(|byte| **byte == b'\n').count() + 1
    }
}
