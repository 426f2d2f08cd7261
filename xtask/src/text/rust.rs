//! The texts of an area as Rust: a function a message, which takes the language as its first argument. A
//! language that lacks one does not compile.

use std::fmt::Write as _;

use super::model::{Area, Argument, Choice, Enumeration, Key, Kind, Part, Pattern, capital, sample};

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

    /// The language's name in itself.
    #[must_use]
    pub const fn name(self) -> &'static str {{ match self {{ {texts} }} }}
}}
",
        count = names.len(),
    )
}

/// The texts of an area in all languages.
///
/// # Errors
/// A sentence about the first message that Rust has no means for.
pub(super) fn module(area: &Area) -> Result<String, String> {
    let mut writer = Writer { tables: Vec::new(), capitals: false };
    let mut body = String::new();
    for (index, signature) in area.signatures.iter().enumerate() {
        let wrong = |what| Err(format!("locales: the message `{}` of `{}` {what}", signature.id, area.name));
        let mut arguments = "language: Language".to_owned();
        for Argument { name, kind } in &signature.arguments {
            let kind = match kind {
                Kind::Text => "&str".to_owned(),
                Kind::Enumeration(Enumeration { terms: Some(terms), .. }) => capital(terms),
                Kind::Number | Kind::List => {
                    return wrong("has a number or a list, which Rust does not write yet");
                }
                Kind::Enumeration(_) => {
                    return wrong("has values without terms, which Rust does not write yet");
                }
            };
            let _ = write!(arguments, ", {name}: {kind}");
        }
        let sentence = area.languages.iter().find(|(code, _)| code == "en");
        let sentence = sentence.and_then(|(_, patterns)| patterns.get(index)).map(sample).unwrap_or_default();
        let name = signature.id.replace('-', "_");
        let _ = writeln!(body, "\n/// “{sentence}”\n#[must_use]\npub fn {name}({arguments}) -> String {{");
        body.push_str("match language {\n");
        for (code, patterns) in &area.languages {
            let text =
                patterns.get(index).map(|pattern| writer.owned(pattern, signature.arguments.as_slice()));
            let _ = writeln!(body, "Language::{} => {},", capital(code), text.unwrap_or_default());
        }
        body.push_str("}\n}\n");
    }
    let names: Vec<_> = area.enumerations().iter().map(|(name, _)| capital(name)).collect();
    let mut text = format!("{HEADER}\nuse djambi::{{{}}};\n\nuse crate::Language;\n", names.join(", "));
    if writer.capitals {
        text.push_str("use crate::capital::capital;\n");
    }
    text.push_str(&body);
    for (index, (kind, table)) in writer.tables.iter().enumerate() {
        let name = kind.to_lowercase();
        let _ = writeln!(
            text,
            "\nfn word_{index}({name}: {kind}) -> &'static str {{ match {name} {{ {table} }} }}"
        );
    }
    Ok(text)
}

/// Writes patterns, and gathers the words that they need.
struct Writer {
    /// The enumeration and the arms of each table of words.
    tables: Vec<(String, String)>,
    /// Whether a pattern has a capital of its own.
    capitals: bool,
}

impl Writer {
    /// An expression whose value is the pattern's text.
    fn owned(&mut self, pattern: &Pattern, arguments: &[Argument]) -> String {
        match pattern.as_slice() {
            [] => "String::new()".to_owned(),
            [Part::Text(text)] => format!("{text:?}.to_owned()"),
            [Part::Choice(choice)] => self.choice(choice, arguments),
            [Part::Argument(name)] => format!("{name}.to_owned()"),
            [Part::Word { argument, words }] => {
                format!("word_{}({argument}).to_owned()", self.table(argument, words, arguments))
            }
            [Part::Capital(pattern)] => {
                self.capitals = true;
                format!("capital({})", self.borrowed(pattern, arguments))
            }
            parts => {
                let (mut text, mut values) = (String::new(), String::new());
                for part in parts {
                    let value = match part {
                        Part::Text(plain) => {
                            text.push_str(&plain.replace('{', "{{").replace('}', "}}"));
                            continue;
                        }
                        // Lists and numbers are refused by their signatures.
                        Part::Argument(name) | Part::Number(name) | Part::List { argument: name, .. } => {
                            let _ = write!(text, "{{{name}}}");
                            continue;
                        }
                        Part::Word { argument, words } => {
                            format!("word_{}({argument})", self.table(argument, words, arguments))
                        }
                        part => self.owned(&vec![part.clone()], arguments),
                    };
                    text.push_str("{}");
                    let _ = write!(values, ", {value}");
                }
                format!("format!({text:?}{values})")
            }
        }
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
            if let Key::Value(value) = key {
                let _ = write!(text, "{kind}::{} => {},", capital(value), self.owned(pattern, arguments));
            }
        }
        let _ = write!(text, "_ => {}, }}", self.owned(other, arguments));
        text
    }

    /// The number of the table of some words.
    fn table(&mut self, argument: &str, words: &[(String, String)], arguments: &[Argument]) -> usize {
        let kind = kind_of(argument, arguments);
        let arms: String =
            words.iter().map(|(value, word)| format!("{kind}::{} => {word:?},", capital(value))).collect();
        let table = (kind, arms);
        let known = self.tables.iter().position(|known| *known == table);
        known.unwrap_or_else(|| {
            self.tables.push(table);
            self.tables.len() - 1
        })
    }
}

/// The Rust type of an argument that is one of some values.
fn kind_of(name: &str, arguments: &[Argument]) -> String {
    let argument = arguments.iter().find(|argument| argument.name == name);
    match argument.map(|argument| &argument.kind) {
        Some(Kind::Enumeration(Enumeration { terms: Some(terms), .. })) => capital(terms),
        _ => String::new(),
    }
}
