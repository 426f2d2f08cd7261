//! The terms of a language. They are resolved when texts are generated, with all their forms, so that no
//! program needs them later.

use std::collections::BTreeMap;

use fluent_syntax::ast::{
    CallArguments, Expression, InlineExpression, Pattern, PatternElement, Term, Variant, VariantKey,
};
use fluent_syntax::unicode::unescape_unicode_to_string;

use super::source::{Fault, Source};

/// Terms within terms end here: deeper ones are a circle.
const DEPTH: usize = 8;

/// The terms of a language.
pub(super) struct Terms<'a> {
    source: &'a Source,
    terms: BTreeMap<&'a str, &'a Term<&'a str>>,
}

/// The options of a reference to a term, `form: "the"`, with the place of each name.
pub(super) type Options<'a> = Vec<(&'a str, &'a str)>;

impl<'a> Terms<'a> {
    /// The terms of a file.
    pub(super) fn new(source: &'a Source, terms: &'a [Term<&'a str>]) -> Self {
        Self { source, terms: terms.iter().map(|term| (term.id.name, term)).collect() }
    }

    /// The names of all terms.
    pub(super) fn names(&self) -> impl Iterator<Item = &'a str> {
        self.terms.keys().copied()
    }

    /// The values of an enumeration: what follows `role-` in the names of terms, in the order of the file.
    pub(super) fn values(&self, enumeration: &str) -> Vec<String> {
        let mut found: Vec<_> = self
            .terms
            .keys()
            .filter_map(|name| Some((name.as_ptr(), name.strip_prefix(enumeration)?.strip_prefix('-')?)))
            .collect();
        found.sort_unstable();
        found.into_iter().map(|(_, value)| value.to_owned()).collect()
    }

    /// Checks that an option is meant for the terms of an enumeration: one of them has such a form, and all
    /// that have other forms have this one too.
    pub(super) fn check_option(&self, enumeration: &str, (name, form): (&str, &str)) -> Result<(), Fault> {
        let terms: Vec<_> = self
            .values(enumeration)
            .iter()
            .filter_map(|value| self.terms.get(format!("{enumeration}-{value}").as_str()))
            .map(|term| (term.id.name, forms(&term.value, name)))
            .collect();
        if !terms.iter().any(|(_, forms)| forms.contains(&form)) {
            return Err(format!("no term `-{enumeration}-…` has a form for `{name}: \"{form}\"`"));
        }
        match terms.iter().find(|(_, forms)| !forms.is_empty() && !forms.contains(&form)) {
            Some((term, _)) => Err(self
                .source
                .fault(term, &format!("the term `-{term}` has no form for `{name}: \"{form}\"`"))),
            None => Ok(()),
        }
    }

    /// The text of a term in the form that the options name.
    pub(super) fn text(&self, name: &str, options: &Options<'_>) -> Result<String, Fault> {
        self.text_within(name, options, DEPTH)
    }

    /// The value of a term's attribute, such as its gender.
    pub(super) fn attribute(&self, name: &str, attribute: &str) -> Result<String, Fault> {
        let term = self.terms.get(name).ok_or_else(|| format!("there is no term `-{name}`"))?;
        let found = term.attributes.iter().find(|found| found.id.name == attribute);
        let found = found.ok_or_else(|| {
            self.source.fault(term.id.name, &format!("the term `-{name}` has no attribute `{attribute}`"))
        })?;
        self.pattern(&found.value, &Vec::new(), DEPTH)
    }

    /// Every fault of every form of every term.
    pub(super) fn faults(&self) -> Vec<Fault> {
        let texts = self.terms.keys().map(|name| self.text(name, &Vec::new()));
        let attributes = self.terms.iter().flat_map(|(name, term)| {
            term.attributes.iter().map(|attribute| self.attribute(name, attribute.id.name))
        });
        texts.chain(attributes).filter_map(Result::err).collect()
    }

    fn text_within(&self, name: &str, options: &Options<'_>, depth: usize) -> Result<String, Fault> {
        let term = self.terms.get(name).ok_or_else(|| format!("there is no term `-{name}`"))?;
        if depth == 0 {
            return Err(self.source.fault(term.id.name, &format!("the term `-{name}` contains itself")));
        }
        self.pattern(&term.value, options, depth - 1)
    }

    fn pattern(&self, pattern: &Pattern<&str>, options: &Options<'_>, depth: usize) -> Result<String, Fault> {
        let mut text = String::new();
        for element in &pattern.elements {
            match element {
                PatternElement::TextElement { value } => text.push_str(&value.replace('\n', " ")),
                PatternElement::Placeable { expression } => {
                    text.push_str(&self.expression(expression, options, depth)?);
                }
            }
        }
        Ok(text)
    }

    fn expression(
        &self,
        expression: &Expression<&str>,
        options: &Options<'_>,
        depth: usize,
    ) -> Result<String, Fault> {
        match expression {
            Expression::Select { selector: InlineExpression::VariableReference { id }, variants } => {
                let wanted = options.iter().find(|(name, _)| *name == id.name).map(|(_, value)| *value);
                let variant = variants.iter().find(|variant| key(variant) == wanted);
                let variant = variant.or_else(|| variants.iter().find(|variant| variant.default));
                variant.map_or_else(|| Ok(String::new()), |found| self.pattern(&found.value, options, depth))
            }
            Expression::Select { variants, .. } => {
                let place = variants.first().and_then(key).unwrap_or_default();
                Err(self.source.fault(place, "a term chooses by an option alone: `{ $form -> … }`"))
            }
            Expression::Inline(InlineExpression::StringLiteral { value }) => {
                Ok(unescape_unicode_to_string(value).into_owned())
            }
            Expression::Inline(InlineExpression::TermReference { id, attribute: None, arguments }) => {
                let options = options_of(arguments.as_ref())
                    .ok_or_else(|| self.source.fault(id.name, "the options of a term are texts"))?;
                self.text_within(id.name, &options, depth).map_err(|fault| self.placed(id.name, fault))
            }
            Expression::Inline(InlineExpression::VariableReference { id }) => {
                Err(self.source.fault(id.name, "a term has no arguments; it may choose by an option"))
            }
            Expression::Inline(_) => {
                Err(format!("{}: a term holds texts, terms and choices alone", self.source.name))
            }
        }
    }

    /// A fault with a place, if it has none.
    fn placed(&self, at: &str, fault: Fault) -> Fault {
        if fault.starts_with("locales/") { fault } else { self.source.fault(at, &fault) }
    }
}

/// The options of a reference; nothing if one of them is no text.
pub(super) fn options_of<'a>(arguments: Option<&CallArguments<&'a str>>) -> Option<Options<'a>> {
    let Some(CallArguments { positional: _, named }) = arguments else { return Some(Vec::new()) };
    let option = |value: &InlineExpression<&'a str>| match value {
        InlineExpression::StringLiteral { value } => Some(*value),
        _ => None,
    };
    named.iter().map(|argument| Some((argument.name.name, option(&argument.value)?))).collect()
}

fn key<'a>(variant: &Variant<&'a str>) -> Option<&'a str> {
    match variant.key {
        VariantKey::Identifier { name } => Some(name),
        VariantKey::NumberLiteral { .. } => None,
    }
}

/// The forms of a pattern by an option.
fn forms<'a>(pattern: &Pattern<&'a str>, option: &str) -> Vec<&'a str> {
    let mut found = Vec::new();
    for element in &pattern.elements {
        let PatternElement::Placeable { expression: Expression::Select { selector, variants } } = element
        else {
            continue;
        };
        if matches!(selector, InlineExpression::VariableReference { id } if id.name == option) {
            found.extend(variants.iter().filter_map(key));
        }
        found.extend(variants.iter().flat_map(|variant| forms(&variant.value, option)));
    }
    found
}
