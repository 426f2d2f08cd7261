//! From the syntax of a message to a pattern, with everything checked that a writer may get wrong.

use std::cell::RefCell;
use std::collections::{BTreeMap, BTreeSet};

use fluent_syntax::ast::{
    self, CallArguments, Expression, InlineExpression, PatternElement, Variant, VariantKey,
};
use fluent_syntax::unicode::unescape_unicode_to_string;

use super::model::{
    Argument, Choice, Enumeration, Joint, Key, Kind, Part, Pattern, capital, joined, unbroken,
};
use super::plurals::Plurals;
use super::source::{Fault, Source};
use super::terms::{Terms, options_of};

/// Messages within messages end here: deeper ones are a circle.
const DEPTH: usize = 8;

/// The messages and terms that a message of one language may refer to.
pub(super) struct Dictionary<'a> {
    pub(super) language: &'a str,
    pub(super) terms: &'a Terms<'a>,
    pub(super) messages: BTreeMap<&'a str, (&'a Source, &'a ast::Message<&'a str>)>,
}

/// Compiles one message.
struct Compiler<'a> {
    dictionary: &'a Dictionary<'a>,
    arguments: &'a [Argument],
    /// The arguments that the message has used so far.
    used: RefCell<BTreeSet<String>>,
}

/// A place in a file, and how many messages refer to each other there.
#[derive(Clone, Copy)]
struct Place<'a> {
    source: &'a Source,
    depth: usize,
}

impl Dictionary<'_> {
    /// The pattern of a message.
    ///
    /// # Errors
    /// The first fault, if the message is not supported, or uses its arguments in a wrong way.
    pub(super) fn compile(&self, id: &str, arguments: &[Argument]) -> Result<Pattern, Fault> {
        let (source, message) = self.messages.get(id).ok_or_else(|| format!("there is no message `{id}`"))?;
        let compiler = Compiler { dictionary: self, arguments, used: RefCell::default() };
        let pattern = compiler.message(message, Place { source, depth: DEPTH })?;
        let used = compiler.used.borrow();
        match arguments.iter().find(|argument| !used.contains(&argument.name)) {
            Some(Argument { name, .. }) => {
                Err(source.fault(message.id.name, &format!("the message `{id}` does not use `${name}`")))
            }
            None => Ok(joined(pattern)),
        }
    }
}

impl<'a> Compiler<'a> {
    fn message(&self, message: &'a ast::Message<&'a str>, place: Place<'a>) -> Result<Pattern, Fault> {
        let id = message.id.name;
        if place.depth == 0 {
            return Err(place.source.fault(id, &format!("the message `{id}` contains itself")));
        }
        let value = message.value.as_ref();
        let value =
            value.ok_or_else(|| place.source.fault(id, &format!("the message `{id}` has no text")))?;
        self.pattern(value, Place { depth: place.depth - 1, ..place })
    }

    fn pattern(&self, pattern: &'a ast::Pattern<&'a str>, place: Place<'a>) -> Result<Pattern, Fault> {
        let mut parts = Vec::new();
        for element in &pattern.elements {
            match element {
                PatternElement::TextElement { value } => parts.push(Part::Text((*value).to_owned())),
                PatternElement::Placeable { expression } => parts.extend(self.expression(expression, place)?),
            }
        }
        Ok(joined(parts).into_iter().map(unbroken).collect())
    }

    fn expression(&self, expression: &'a Expression<&'a str>, place: Place<'a>) -> Result<Pattern, Fault> {
        match expression {
            Expression::Inline(inline) => self.inline(inline, place),
            Expression::Select { selector, variants } => self.select(selector, variants, place),
        }
    }

    fn inline(&self, inline: &'a InlineExpression<&'a str>, place: Place<'a>) -> Result<Pattern, Fault> {
        match inline {
            InlineExpression::StringLiteral { value } => {
                Ok(vec![Part::Text(unescape_unicode_to_string(value).into_owned())])
            }
            InlineExpression::NumberLiteral { value } => {
                Err(place.source.fault(value, "a number in a text is written without braces"))
            }
            InlineExpression::VariableReference { id } => {
                self.variable(id.name, place).map(|part| vec![part])
            }
            InlineExpression::MessageReference { id, attribute: None } => {
                let found = self.dictionary.messages.get(id.name);
                let (source, message) = found.ok_or_else(|| {
                    place.source.fault(id.name, &format!("there is no message `{}`", id.name))
                })?;
                self.message(message, Place { source, ..place })
            }
            InlineExpression::TermReference { id, attribute: None, arguments } => {
                let options = options_of(arguments.as_ref())
                    .ok_or_else(|| place.source.fault(id.name, "the options of a term are texts"))?;
                let text = self.dictionary.terms.text(id.name, &options);
                Ok(vec![Part::Text(text.map_err(|fault| placed(place, id.name, fault))?)])
            }
            InlineExpression::MessageReference { id, .. } | InlineExpression::TermReference { id, .. } => {
                Err(place.source.fault(id.name, "attributes are read by `TRAIT($argument, name: \"…\")`"))
            }
            InlineExpression::FunctionReference { id, arguments } => self.call(id.name, arguments, place),
            InlineExpression::Placeable { expression } => self.expression(expression, place),
        }
    }

    /// An argument by nothing but its name.
    fn variable(&self, name: &'a str, place: Place<'a>) -> Result<Part, Fault> {
        let fault = |what: &str| Err(place.source.fault(name, &format!("`${name}` {what}")));
        match &self.argument(name, place)?.kind {
            Kind::Text | Kind::Sentence => Ok(Part::Argument(name.to_owned())),
            Kind::Name => Ok(Part::Name(name.to_owned())),
            Kind::Number => Ok(Part::Number(name.to_owned())),
            Kind::List => fault("is a list: `LIST(…)` or `JOIN(…, with: \"…\")` joins it"),
            Kind::Enumeration(Enumeration { terms: None, .. }) => fault("is no text: choose by it"),
            Kind::Enumeration(Enumeration { terms: Some(_), .. }) => self.word(name, &[], place),
        }
    }

    fn call(
        &self,
        function: &'a str,
        arguments: &'a CallArguments<&'a str>,
        place: Place<'a>,
    ) -> Result<Pattern, Fault> {
        let fault = |what: &str| Err(place.source.fault(function, what));
        let [first] = arguments.positional.as_slice() else { return fault("a function has one argument") };
        let Some(options) = options_of(Some(arguments)) else {
            return fault("the options of a function are texts");
        };
        match (function, first, options.as_slice()) {
            ("CAPITAL", inner, []) => Ok(vec![match self.inline(inner, place)?.as_slice() {
                [Part::Text(text)] => Part::Text(capital(text)),
                pattern => Part::Capital(pattern.to_vec()),
            }]),
            ("TERM", InlineExpression::VariableReference { id }, options) => {
                Ok(vec![self.word(id.name, options, place)?])
            }
            ("TRAIT", InlineExpression::VariableReference { id }, [("name", name)]) => {
                let words = self.traits(id.name, name, place)?;
                Ok(vec![Part::Word { argument: id.name.to_owned(), words }])
            }
            ("SENTENCE", InlineExpression::VariableReference { id }, []) => self.ended(id.name, place),
            ("LIST", InlineExpression::VariableReference { id }, []) => self.list(id.name, Joint::And, place),
            ("JOIN", InlineExpression::VariableReference { id }, [("with", text)]) => {
                let text = unescape_unicode_to_string(text).into_owned();
                self.list(id.name, Joint::Separator(text), place)
            }
            ("CAPITAL" | "TERM" | "TRAIT" | "SENTENCE" | "LIST" | "JOIN", ..) => {
                fault(&format!("`{function}` is not used in this way: see locales/README.md"))
            }
            _ => fault(&format!("there is no function `{function}`; a number is written by its name alone")),
        }
    }

    /// A sentence that ends with a mark.
    fn ended(&self, name: &'a str, place: Place<'a>) -> Result<Pattern, Fault> {
        match self.argument(name, place)?.kind {
            Kind::Sentence => Ok(vec![Part::Ended(name.to_owned())]),
            _ => Err(place.source.fault(name, &format!("`${name}` is no sentence"))),
        }
    }

    fn list(&self, name: &'a str, joint: Joint, place: Place<'a>) -> Result<Pattern, Fault> {
        match self.argument(name, place)?.kind {
            Kind::List => Ok(vec![Part::List { argument: name.to_owned(), joint }]),
            _ => Err(place.source.fault(name, &format!("`${name}` is no list"))),
        }
    }

    /// The term that an argument chooses, in the form that the options name.
    fn word(&self, name: &'a str, options: &[(&'a str, &'a str)], place: Place<'a>) -> Result<Part, Fault> {
        let (terms, values) = self.terms_of(name, place)?;
        for &(option, value) in options {
            let checked = self.dictionary.terms.check_option(terms, (option, value));
            checked.map_err(|fault| placed(place, option, fault))?;
        }
        let options = options.to_vec();
        let text = |value: &String| {
            let text = self.dictionary.terms.text(&format!("{terms}-{value}"), &options);
            Ok((value.clone(), text.map_err(|fault| placed(place, name, fault))?))
        };
        Ok(Part::Word {
            argument: name.to_owned(),
            words: values.iter().map(text).collect::<Result<_, Fault>>()?,
        })
    }

    /// The attribute of each term that an argument may choose.
    fn traits(&self, name: &'a str, of: &str, place: Place<'a>) -> Result<Vec<(String, String)>, Fault> {
        let (terms, values) = self.terms_of(name, place)?;
        let attribute = |value: &String| {
            let found = self.dictionary.terms.attribute(&format!("{terms}-{value}"), of);
            Ok((value.clone(), found.map_err(|fault| placed(place, name, fault))?))
        };
        values.iter().map(attribute).collect::<Result<_, Fault>>()
    }

    fn select(
        &self,
        selector: &'a InlineExpression<&'a str>,
        variants: &'a [Variant<&'a str>],
        place: Place<'a>,
    ) -> Result<Pattern, Fault> {
        match selector {
            InlineExpression::VariableReference { id } => match &self.argument(id.name, place)?.kind {
                Kind::Enumeration(enumeration) => self.by_value(id.name, enumeration, variants, place),
                Kind::Number => self.by_number(id.name, variants, place),
                Kind::Text | Kind::Name | Kind::Sentence | Kind::List => {
                    let what = format!("`${}` is neither a number nor one of some values", id.name);
                    Err(place.source.fault(id.name, &what))
                }
            },
            InlineExpression::FunctionReference { id, arguments } if id.name == "TRAIT" => {
                let options = options_of(Some(arguments)).unwrap_or_default();
                match (arguments.positional.as_slice(), options.as_slice()) {
                    ([InlineExpression::VariableReference { id }], [("name", name)]) => {
                        self.by_trait(id.name, name, variants, place)
                    }
                    _ => Err(place
                        .source
                        .fault(id.name, "`TRAIT` is used thus: `TRAIT($role, name: \"gender\")`")),
                }
            }
            _ => Err(place
                .source
                .fault(first_key(variants), "a choice is made by an argument or by `TRAIT(…)`")),
        }
    }

    fn by_value(
        &self,
        name: &'a str,
        Enumeration { terms, values }: &Enumeration,
        variants: &'a [Variant<&'a str>],
        place: Place<'a>,
    ) -> Result<Pattern, Fault> {
        let keys: Vec<&str> = variants.iter().map(|variant| text_of(&variant.key)).collect();
        let is_wrong = |variant: &&Variant<&str>| {
            let key = text_of(&variant.key);
            !(variant.default && key == "other") && values.iter().all(|value| value != key)
        };
        if let Some(key) = variants.iter().find(is_wrong).map(|variant| text_of(&variant.key)) {
            return Err(place
                .source
                .fault(key, &format!("`${name}` is never `{key}`, but {}", values.join(", "))));
        }
        // A value without terms has no text but here.
        let missing = values.iter().find(|value| !keys.contains(&value.as_str()));
        if let (None, Some(value)) = (terms, missing) {
            return Err(place.source.fault(first_key(variants), &format!("there is no text for `{value}`")));
        }
        let choice = self.choice(name, variants, place, |key| Ok(Key::Value(key.to_owned())))?;
        Ok(choice.into_iter().map(|part| words(part, values)).collect())
    }

    fn by_number(
        &self,
        name: &'a str,
        variants: &'a [Variant<&'a str>],
        place: Place<'a>,
    ) -> Result<Pattern, Fault> {
        let language = self.dictionary.language;
        let plurals = Plurals::of(language).ok_or_else(|| {
            place.source.fault(
                name,
                &format!("the plurals of `{language}` are not known: is it the code of a language?"),
            )
        })?;
        self.choice(name, variants, place, |key| match key.parse() {
            Ok(number) => Ok(Key::Exact(number)),
            Err(_) if plurals.categories().any(|known| known == key) => Ok(Key::Plural(key.to_owned())),
            Err(_) => Err(format!("`{key}` is neither a whole number nor a plural of `{language}`")),
        })
    }

    fn choice(
        &self,
        name: &str,
        variants: &'a [Variant<&'a str>],
        place: Place<'a>,
        key: impl Fn(&str) -> Result<Key, String>,
    ) -> Result<Pattern, Fault> {
        let mut choice = Choice { argument: name.to_owned(), cases: Vec::new(), other: Vec::new() };
        for variant in variants {
            let text = text_of(&variant.key);
            let pattern = self.pattern(&variant.value, place)?;
            if variant.default {
                choice.other = pattern;
            } else {
                let key = key(text).map_err(|what| place.source.fault(text, &what))?;
                if choice.cases.iter().any(|(known, _)| *known == key) {
                    return Err(place.source.fault(text, &format!("there are two texts for `{text}`")));
                }
                choice.cases.push((key, pattern));
            }
        }
        // A number is more exact than a category, in whatever order they are written.
        choice.cases.sort_by_key(|(key, _)| !matches!(key, Key::Exact(_)));
        Ok(vec![Part::Choice(choice)])
    }

    /// A choice by a trait of a term becomes one by the argument's values, or none if all values agree.
    fn by_trait(
        &self,
        name: &'a str,
        of: &'a str,
        variants: &'a [Variant<&'a str>],
        place: Place<'a>,
    ) -> Result<Pattern, Fault> {
        let other = variants.iter().find(|variant| variant.default);
        let mut cases = Vec::new();
        for (value, found) in self.traits(name, of, place)? {
            let variant = variants.iter().find(|variant| text_of(&variant.key) == found).or(other);
            let pattern =
                variant.map_or_else(|| Ok(Vec::new()), |found| self.pattern(&found.value, place))?;
            cases.push((Key::Value(value), pattern));
        }
        let Some((_, first)) = cases.first().cloned() else { return Ok(Vec::new()) };
        if cases.iter().all(|(_, pattern)| *pattern == first) {
            return Ok(first);
        }
        cases.retain(|(_, pattern)| *pattern != first);
        Ok(vec![Part::Choice(Choice { argument: name.to_owned(), cases, other: first })])
    }

    /// The terms and values of an argument.
    fn terms_of(&self, name: &'a str, place: Place<'a>) -> Result<(&'a str, &'a [String]), Fault> {
        match &self.argument(name, place)?.kind {
            Kind::Enumeration(Enumeration { terms: Some(terms), values }) => Ok((terms, values)),
            _ => Err(place.source.fault(name, &format!("`${name}` has no terms"))),
        }
    }

    /// An argument, which is now in use.
    fn argument(&self, name: &'a str, place: Place<'a>) -> Result<&'a Argument, Fault> {
        self.used.borrow_mut().insert(name.to_owned());
        self.arguments.iter().find(|argument| argument.name == name).ok_or_else(|| {
            let what = format!("`${name}` is unknown: a comment above the English message says what it is");
            place.source.fault(name, &what)
        })
    }
}

/// A choice among plain texts becomes a word for each value.
fn words(part: Part, values: &[String]) -> Part {
    let Part::Choice(Choice { argument, cases, other }) = &part else { return part };
    let word = |value: &String| {
        let found = cases.iter().find(|(key, _)| matches!(key, Key::Value(known) if known == value));
        match found.map_or(other, |(_, pattern)| pattern).as_slice() {
            [Part::Text(text)] => Some((value.clone(), text.clone())),
            _ => None,
        }
    };
    match values.iter().map(word).collect() {
        Some(words) => Part::Word { argument: argument.clone(), words },
        None => part,
    }
}

/// A fault with a place, if it has none.
fn placed(place: Place<'_>, at: &str, fault: Fault) -> Fault {
    if fault.starts_with("locales/") { fault } else { place.source.fault(at, &fault) }
}

fn text_of<'a>(key: &VariantKey<&'a str>) -> &'a str {
    match key {
        VariantKey::Identifier { name: text } | VariantKey::NumberLiteral { value: text } => text,
    }
}

fn first_key<'a>(variants: &[Variant<&'a str>]) -> &'a str {
    variants.first().map(|variant| text_of(&variant.key)).unwrap_or_default()
}
