//! The texts of an area as Rust: a type with the language, and a method a message. A language that lacks one
//! does not compile.

use std::fmt::Write as _;

use super::model::{
    Area, Argument, Choice, ENDS, Enumeration, Joint, Key, Kind, Part, Pattern, Signature, camel, capital,
    sample,
};

const HEADER: &str = "//! Made of `locales` by `cargo xtask texts`. Do not edit.\n";

/// The languages of the catalogue, each with its name in itself.
pub(super) fn languages(names: &[(String, String)]) -> String {
    let each = |line: &dyn Fn(&str, &str) -> String| -> String {
        names.iter().map(|(code, name)| line(code, name)).collect()
    };
    let variants = each(&|code, name| format!("/// {name}.\n{},\n", capital(code)));
    let all = each(&|code, _| format!("Self::{}, ", capital(code)));
    let codes = each(&|code, _| format!("Self::{} => {code:?},\n", capital(code)));
    let texts = each(&|code, name| format!("Self::{} => {name:?},\n", capital(code)));
    format!(
        "{HEADER}
/// A language of the catalogue.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Language {{ {variants} }}

impl Language {{
    /// All languages, by code.
    pub const ALL: [Self; {count}] = [{all}];

    /// The language's code, as in `Accept-Language`.
    #[must_use]
    pub const fn code(self) -> &'static str {{ match self {{ {codes} }} }}

    /// The language with this code, if the catalogue has it.
    #[must_use]
    pub fn from_code(code: &str) -> Option<Self> {{
        Self::ALL.into_iter().find(|language| language.code() == code)
    }}

    /// The language's name in itself.
    #[must_use]
    pub const fn name(self) -> &'static str {{ match self {{ {texts} }} }}
}}
",
        count = names.len(),
    )
}

/// The list of the areas.
pub(super) fn areas<'a>(names: impl Iterator<Item = &'a str> + Clone) -> String {
    let modules: String = names.clone().map(|name| format!("pub mod {name};\n")).collect();
    let uses: String = names.map(|name| format!("pub use {name}::{};\n", capital(name))).collect();
    format!("{HEADER}\npub(crate) mod language;\n{modules}\n{uses}pub use language::Language;\n")
}

/// The texts of an area in all languages.
///
/// # Errors
/// A sentence about an argument that has not the same values in two messages.
pub(super) fn module(area: &Area) -> Result<String, String> {
    let enumerations = enumerations(area)?;
    let mut writer = Writer { tables: Vec::new() };
    let name = capital(&area.name);
    let mut body = String::new();
    for (index, signature) in area.signatures.iter().enumerate() {
        body.push_str(&writer.method(area, index, signature));
    }
    let mut text = format!("{HEADER}\n");
    let terms: Vec<_> = area.enumerations().iter().map(|(name, _)| capital(name)).collect();
    if !terms.is_empty() {
        let _ = writeln!(text, "use djambi::{{{}}};\n", terms.join(", "));
    }
    text.push_str("use crate::Language;\n");
    let _ = writeln!(
        text,
        "\n/// The texts of the area `{}` in a language.\n#[derive(Clone, Copy, Debug)]\npub struct {name}(pub Language);",
        area.name
    );
    let _ = writeln!(text, "\nimpl {name} {{{body}}}");
    for (argument, values) in enumerations {
        text.push_str(&enumeration(argument, values));
    }
    for (index, (kind, table)) in writer.tables.iter().enumerate() {
        let _ = writeln!(
            text,
            "\nconst fn word_{index}(value: {kind}) -> &'static str {{ match value {{ {table} }} }}"
        );
    }
    Ok(text)
}

/// The arguments of an area that have values without terms, each once.
fn enumerations(area: &Area) -> Result<Vec<(&str, &[String])>, String> {
    let mut found: Vec<(&str, &[String])> = Vec::new();
    for Signature { id, arguments } in &area.signatures {
        for Argument { name, kind } in arguments {
            let Kind::Enumeration(Enumeration { terms: None, values }) = kind else { continue };
            match found.iter().find(|(known, _)| known == name) {
                Some((_, known)) if *known != values.as_slice() => {
                    return Err(format!(
                        "locales: `${name}` of the message `{id}` of `{}` has other values than before",
                        area.name
                    ));
                }
                Some(_) => {}
                None => found.push((name, values)),
            }
        }
    }
    Ok(found)
}

/// The type of an argument that has values without terms.
fn enumeration(argument: &str, values: &[String]) -> String {
    let each = |line: &dyn Fn(&str) -> String| -> String { values.iter().map(|value| line(value)).collect() };
    let variants = each(&|value| format!("/// `{value}`.\n{},\n", variant(value)));
    let all = each(&|value| format!("Self::{}, ", variant(value)));
    let names = each(&|value| format!("Self::{} => {value:?},\n", variant(value)));
    format!(
        "
/// A value of the argument `${argument}`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum {name} {{ {variants} }}

impl {name} {{
    /// All values.
    pub const ALL: [Self; {count}] = [{all}];

    /// The value's name in the catalogue.
    #[must_use]
    pub const fn name(self) -> &'static str {{ match self {{ {names} }} }}

    /// The value with this name.
    #[must_use]
    pub fn from_name(name: &str) -> Option<Self> {{
        Self::ALL.into_iter().find(|value| value.name() == name)
    }}
}}
",
        name = variant(argument),
        count = values.len(),
    )
}

/// The Rust name of a value or of the type of an argument.
fn variant(name: &str) -> String {
    capital(&camel(&name.replace('_', "-")))
}

/// Writes patterns, and gathers the words that they need. Functions are called by their paths, as an argument
/// of a message may have any name.
struct Writer {
    /// The enumeration and the arms of each table of words.
    tables: Vec<(String, String)>,
}

impl Writer {
    /// A message as a method.
    fn method(&mut self, area: &Area, index: usize, Signature { id, arguments }: &Signature) -> String {
        let sentence = area.languages.iter().find(|(code, _)| code == "en");
        let sentence = sentence.and_then(|(_, patterns)| patterns.get(index)).map(sample).unwrap_or_default();
        let name = id.replace('-', "_");
        // Rustdoc would take addresses and brackets for links.
        let is_link = sentence.contains("://") || sentence.contains('[');
        let sentence = if is_link { format!("`{sentence}`") } else { format!("“{sentence}”") };
        let mut text = format!("\n/// {sentence}\n#[must_use]\n");
        let patterns = area.languages.iter().filter_map(|(code, found)| Some((code, found.get(index)?)));
        let fixed: Option<Vec<_>> =
            patterns.clone().map(|(code, found)| Some((code, plain(found)?))).collect();
        if let Some(fixed) = fixed {
            let _ = writeln!(text, "pub const fn {name}(self) -> &'static str {{ match self.0 {{");
            for (code, words) in fixed {
                let _ = writeln!(text, "Language::{} => {words:?},", capital(code));
            }
        } else {
            let declared: String = arguments
                .iter()
                .map(|Argument { name, kind }| format!(", {name}: {}", type_of(name, kind)))
                .collect();
            let _ = writeln!(text, "pub fn {name}(self{declared}) -> String {{ match self.0 {{");
            for (code, pattern) in patterns {
                let _ = writeln!(text, "Language::{} => {},", capital(code), self.owned(pattern, arguments));
            }
        }
        text + "}}\n"
    }

    /// An expression whose value is the pattern's text.
    fn owned(&mut self, pattern: &Pattern, arguments: &[Argument]) -> String {
        match pattern.as_slice() {
            [] => "String::new()".to_owned(),
            [Part::Text(text)] => format!("{text:?}.to_owned()"),
            [Part::Choice(choice)] => self.choice(choice, arguments),
            [Part::Argument(name)] => format!("{name}.to_owned()"),
            [Part::Name(name)] => format!("crate::isolated::isolated({name}).into_owned()"),
            [Part::Number(name)] => format!("crate::locale::number(self.0, {name})"),
            [Part::List { argument, joint: Joint::Separator(text) }] => format!("{argument}.join({text:?})"),
            [Part::List { argument, joint: Joint::And }] => {
                format!("crate::locale::list(self.0, {argument})")
            }
            [Part::Word { argument, words }] => {
                format!("word_{}({argument}).to_owned()", self.table(argument, words, arguments))
            }
            [Part::Ended(name)] => {
                let end = format!("if {name}.ends_with({ENDS:?}) {{ \"\" }} else {{ \".\" }}");
                format!("format!(\"{{{name}}}{{}}\", {end})")
            }
            [Part::Capital(pattern)] => {
                format!("crate::capital::capital({})", self.borrowed(pattern, arguments))
            }
            parts => self.formatted(parts, arguments),
        }
    }

    /// Several parts as one `format!`.
    fn formatted(&mut self, parts: &[Part], arguments: &[Argument]) -> String {
        let mut text = String::new();
        let mut values = String::new();
        for part in parts {
            let value = match part {
                Part::Text(plain) => {
                    text.push_str(&plain.replace('{', "{{").replace('}', "}}"));
                    continue;
                }
                Part::Argument(name) => {
                    let _ = write!(text, "{{{name}}}");
                    continue;
                }
                Part::Word { argument, words } => {
                    format!("word_{}({argument})", self.table(argument, words, arguments))
                }
                Part::Name(name) => format!("crate::isolated::isolated({name})"),
                part => self.owned(&vec![part.clone()], arguments),
            };
            text.push_str("{}");
            let _ = write!(values, ", {value}");
        }
        format!("format!({text:?}{values})")
    }

    /// An expression for something that may be read as the pattern's text.
    fn borrowed(&mut self, pattern: &Pattern, arguments: &[Argument]) -> String {
        match pattern.as_slice() {
            [Part::Text(text)] => format!("{text:?}"),
            [Part::Argument(name)] => name.clone(),
            [Part::Word { argument, words }] => {
                format!("word_{}({argument})", self.table(argument, words, arguments))
            }
            _ => format!("&{}", self.owned(pattern, arguments)),
        }
    }

    fn choice(&mut self, Choice { argument, cases, other }: &Choice, arguments: &[Argument]) -> String {
        let kind = kind_of(argument, arguments);
        let mut text = format!("match {argument} {{");
        for (key, pattern) in cases {
            let case = match key {
                Key::Value(value) => format!("{kind}::{}", variant(value)),
                Key::Exact(number) => number.to_string(),
                Key::Plural(category) => {
                    let category = format!("icu_plurals::PluralCategory::{}", capital(category));
                    format!("_ if crate::locale::plural(self.0, {argument}) == {category}")
                }
            };
            let _ = write!(text, "{case} => {},", self.owned(pattern, arguments));
        }
        let _ = write!(text, "_ => {}, }}", self.owned(other, arguments));
        text
    }

    /// The number of the table of some words.
    fn table(&mut self, argument: &str, words: &[(String, String)], arguments: &[Argument]) -> usize {
        let kind = kind_of(argument, arguments);
        let arms: String =
            words.iter().map(|(value, word)| format!("{kind}::{} => {word:?},\n", variant(value))).collect();
        let table = (kind, arms);
        self.tables.iter().position(|known| *known == table).unwrap_or_else(|| {
            self.tables.push(table);
            self.tables.len() - 1
        })
    }
}

/// The text of a pattern that is always the same.
fn plain(pattern: &Pattern) -> Option<&str> {
    match pattern.as_slice() {
        [] => Some(""),
        [Part::Text(text)] => Some(text),
        _ => None,
    }
}

/// The Rust type of an argument.
pub(super) fn type_of(name: &str, kind: &Kind) -> String {
    match kind {
        Kind::Text | Kind::Name | Kind::Sentence => "&str".to_owned(),
        Kind::Number => "u64".to_owned(),
        Kind::List => "&[String]".to_owned(),
        Kind::Enumeration(Enumeration { terms: Some(terms), .. }) => capital(terms),
        Kind::Enumeration(Enumeration { terms: None, .. }) => variant(name),
    }
}

/// The Rust type of an argument that is one of some values.
fn kind_of(name: &str, arguments: &[Argument]) -> String {
    let argument = arguments.iter().find(|argument| argument.name == name);
    argument.map(|argument| type_of(name, &argument.kind)).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_sentence_is_ended_once() {
        let arguments = vec![Argument { name: "prompt".to_owned(), kind: Kind::Sentence }];
        let area = Area {
            name: "area".to_owned(),
            signatures: vec![Signature { id: "said".to_owned(), arguments }],
            languages: vec![("en".to_owned(), vec![vec![Part::Ended("prompt".to_owned())]])],
        };
        let rust = module(&area).expect("a module");
        let end = "if prompt.ends_with(['.', '?', '!', '…']) { \"\" } else { \".\" }";
        assert!(rust.contains(&format!("format!(\"{{prompt}}{{}}\", {end})")), "{rust}");
    }
}
