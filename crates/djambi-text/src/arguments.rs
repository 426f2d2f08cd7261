//! The arguments of a problem, as its sentence takes them.

use std::borrow::Cow;

use djambi::Argument;

use crate::{Language, problem};

/// The messages of an area `T` by code, and how each reads its arguments.
pub(crate) type Messages<T> = [(&'static str, fn(T, &Arguments<'_>) -> Option<String>)];

/// The arguments of a problem and the language of its sentence.
pub(crate) struct Arguments<'a> {
    language: Language,
    given: &'a [(&'static str, Argument)],
}

impl<'a> Arguments<'a> {
    /// These arguments in this language.
    pub(crate) const fn new(language: Language, given: &'a [(&'static str, Argument)]) -> Self {
        Self { language, given }
    }

    /// A text; a problem within the problem is its sentence.
    pub(crate) fn text(&self, name: &str) -> Option<Cow<'a, str>> {
        match self.get(name)? {
            Argument::Text(text) => Some(Cow::Borrowed(text)),
            Argument::Problem(inner) => Some(Cow::Owned(problem(self.language, inner))),
            Argument::Number(_) | Argument::List(_) => None,
        }
    }

    /// A number.
    pub(crate) fn number(&self, name: &str) -> Option<u64> {
        if let Argument::Number(number) = self.get(name)? { Some(*number) } else { None }
    }

    /// Texts.
    pub(crate) fn list(&self, name: &str) -> Option<&'a [String]> {
        if let Argument::List(texts) = self.get(name)? { Some(texts) } else { None }
    }

    /// Something that a text names.
    pub(crate) fn named<T>(&self, name: &str, value: impl Fn(&str) -> Option<T>) -> Option<T> {
        if let Argument::Text(text) = self.get(name)? { value(text) } else { None }
    }

    fn get(&self, name: &str) -> Option<&'a Argument> {
        self.given.iter().find_map(|(known, value)| (*known == name).then_some(value))
    }
}
