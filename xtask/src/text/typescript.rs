//! The texts of an area as TypeScript: one file with the type that all languages have, one module a language.

use std::fmt::Write as _;

use super::model::{
    Area, Argument, Choice, Enumeration, Joint, Key, Kind, Part, Pattern, camel, capital, sample,
};

const HEADER: &str = "// Made of `locales` by `cargo xtask texts`. Do not edit.\n";

/// The type of the texts of an area.
pub(super) fn interface(area: &Area) -> String {
    let mut text = HEADER.to_owned();
    for (name, values) in area.enumerations() {
        let _ = writeln!(text, "\nexport type {} = {};", capital(name), union(values));
    }
    let name = capital(&area.name);
    let _ = writeln!(text, "\n/** The texts of the area `{}` in a language. */", area.name);
    let _ = writeln!(text, "export interface {name}Text {{");
    let english = area.languages.iter().find(|(code, _)| code == "en");
    let sentences = english.map(|(_, patterns)| patterns.iter().map(sample)).into_iter().flatten();
    for (signature, sentence) in area.signatures.iter().zip(sentences) {
        let fields: Vec<_> = signature
            .arguments
            .iter()
            .map(|Argument { name, kind }| format!("{name}: {}", type_of(kind)))
            .collect();
        let arguments =
            if fields.is_empty() { String::new() } else { format!("facts: {{ {} }}", fields.join("; ")) };
        let _ = writeln!(text, "  /** “{sentence}” */\n  {}({arguments}): string;", camel(&signature.id));
    }
    text.push_str("}\n");
    text
}

/// The texts of an area in a language; `index` says which.
pub(super) fn module(area: &Area, (language, patterns): &(String, Vec<Pattern>)) -> String {
    let mut writer = Writer { language, tables: Vec::new(), tools: Vec::new() };
    let mut body = String::new();
    for (signature, pattern) in area.signatures.iter().zip(patterns) {
        // Read one by one from the facts, arguments take fewer bytes than destructured.
        let facts = if signature.arguments.is_empty() { "()" } else { "(facts)" };
        let _ = writeln!(body, "  {}: {facts} => {},", camel(&signature.id), writer.pattern(pattern));
    }
    let name = capital(&area.name);
    let mut text = format!("{HEADER}import type {{ {name}Text }} from \"./{}.ts\";\n\n", area.name);
    writer.tools.sort_unstable();
    for tool in &writer.tools {
        let _ = writeln!(text, "{tool}");
    }
    for (index, table) in writer.tables.iter().enumerate() {
        let _ = writeln!(text, "const w{index} = {table};");
    }
    let _ = write!(text, "\nexport const {}: {name}Text = {{\n{body}}};\n", area.name);
    text
}

/// Writes the patterns of a language, and gathers what they need before them.
struct Writer<'a> {
    language: &'a str,
    /// The words of enumerations.
    tables: Vec<String>,
    /// The constants that join, count and write numbers.
    tools: Vec<String>,
}

impl Writer<'_> {
    /// An expression whose value is the pattern's text.
    fn pattern(&mut self, pattern: &Pattern) -> String {
        match pattern.as_slice() {
            [] => "\"\"".to_owned(),
            [Part::Text(text)] => literal(text),
            [part] => self.expression(part),
            parts => {
                let mut text = "`".to_owned();
                for part in parts {
                    match part {
                        Part::Text(literal) => {
                            text.push_str(
                                &literal.replace('\\', "\\\\").replace('`', "\\`").replace("${", "\\${"),
                            );
                        }
                        part => {
                            let _ = write!(text, "${{{}}}", self.expression(part));
                        }
                    }
                }
                text + "`"
            }
        }
    }

    fn expression(&mut self, part: &Part) -> String {
        match part {
            Part::Text(text) => literal(text),
            Part::Argument(name) => format!("facts.{name}"),
            Part::Number(name) => {
                let language = literal(self.language);
                self.tool("number", &format!("new Intl.NumberFormat({language})"));
                format!("number.format(facts.{name})")
            }
            Part::List { argument, joint: Joint::Separator(text) } => {
                format!("facts.{argument}.join({})", literal(text))
            }
            Part::List { argument, joint: Joint::And } => {
                let language = literal(self.language);
                self.tool("list", &format!("new Intl.ListFormat({language})"));
                format!("list.format(facts.{argument})")
            }
            // Words that are the names of the values need no table: most of the English ones.
            Part::Word { argument, words } if words.iter().all(|(value, word)| value == word) => {
                format!("facts.{argument}")
            }
            Part::Word { argument, words } => format!("{}[facts.{argument}]", self.table(words)),
            Part::Choice(choice) => self.choice(choice),
            Part::Capital(pattern) => {
                let tool = "const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);";
                self.note(tool.to_owned());
                format!("capital({})", self.pattern(pattern))
            }
        }
    }

    fn choice(&mut self, Choice { argument, cases, other }: &Choice) -> String {
        let mut text = String::new();
        for (key, pattern) in cases {
            let condition = match key {
                Key::Value(value) => format!("facts.{argument} === {}", literal(value)),
                Key::Exact(number) => format!("facts.{argument} === {number}"),
                Key::Plural(category) => {
                    let language = literal(self.language);
                    self.tool("plural", &format!("new Intl.PluralRules({language})"));
                    format!("plural.select(facts.{argument}) === {}", literal(category))
                }
            };
            let _ = write!(text, "{condition} ? {} : ", self.pattern(pattern));
        }
        text + &self.pattern(other)
    }

    /// The name of the table of some words.
    fn table(&mut self, words: &[(String, String)]) -> String {
        let fields: Vec<_> =
            words.iter().map(|(value, word)| format!("{value}: {}", literal(word))).collect();
        let table = format!("{{ {} }}", fields.join(", "));
        let known = self.tables.iter().position(|known| *known == table);
        let index = known.unwrap_or_else(|| {
            self.tables.push(table);
            self.tables.len() - 1
        });
        format!("w{index}")
    }

    /// A constant whose making has no effect but its value, so that bundlers may leave it out.
    fn tool(&mut self, name: &str, made: &str) {
        self.note(format!("const {name} = /* @__PURE__ */ {made};"));
    }

    fn note(&mut self, tool: String) {
        if !self.tools.contains(&tool) {
            self.tools.push(tool);
        }
    }
}

fn type_of(kind: &Kind) -> String {
    match kind {
        Kind::Text => "string".to_owned(),
        Kind::Number => "number".to_owned(),
        Kind::List => "readonly string[]".to_owned(),
        Kind::Enumeration(Enumeration { terms: Some(name), .. }) => capital(name),
        Kind::Enumeration(Enumeration { terms: None, values }) => union(values),
    }
}

fn union(values: &[String]) -> String {
    values.iter().map(|value| literal(value)).collect::<Vec<_>>().join(" | ")
}

fn literal(text: &str) -> String {
    serde_json::Value::from(text).to_string()
}
