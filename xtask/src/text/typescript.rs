//! The texts of an area as TypeScript.
//!
//! For the board, which chooses its words while it runs, they are one type that all languages have, and an
//! object a language. For the pages, which are built once a language, they are a module of functions a
//! language, and a module that gives the English ones: the build swaps them.

use std::fmt::Write as _;

use super::model::{
    Area, Argument, Choice, Enumeration, Joint, Key, Kind, Part, Pattern, Signature, camel, capital, sample,
};

const HEADER: &str = "// Made of `locales` by `cargo xtask texts`. Do not edit.\n";

/// What cannot be the name of a function of a module, and the names that the modules use themselves.
const RESERVED: &[&str] = &[
    "await",
    "break",
    "capital",
    "case",
    "catch",
    "class",
    "const",
    "continue",
    "debugger",
    "default",
    "delete",
    "do",
    "else",
    "enum",
    "export",
    "extends",
    "false",
    "finally",
    "for",
    "function",
    "if",
    "implements",
    "import",
    "in",
    "instanceof",
    "interface",
    "isolated",
    "let",
    "list",
    "new",
    "null",
    "number",
    "package",
    "plural",
    "private",
    "protected",
    "public",
    "return",
    "sentence",
    "static",
    "super",
    "switch",
    "this",
    "throw",
    "true",
    "try",
    "typeof",
    "var",
    "void",
    "while",
    "with",
    "yield",
];

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
        let facts = facts(signature);
        let _ = writeln!(text, "  /** “{sentence}” */\n  {}({facts}): string;", camel(&signature.id));
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
    text.push_str(&writer.declarations());
    let _ = write!(text, "\nexport const {}: {name}Text = {{\n{body}}};\n", area.name);
    text
}

/// The module that the pages import; it has the English texts.
pub(super) fn english(area: &Area) -> String {
    format!("{HEADER}export * from \"./{}.en.ts\";\n", area.name)
}

/// The texts of an area in a language, as functions of which a bundle takes those that are called.
///
/// # Errors
/// A sentence about a message whose name means something else in TypeScript.
pub(super) fn functions(
    area: &Area,
    (language, patterns): &(String, Vec<Pattern>),
) -> Result<String, String> {
    let mut writer = Writer { language, tables: Vec::new(), tools: Vec::new() };
    let mut body = String::new();
    for (signature, pattern) in area.signatures.iter().zip(patterns) {
        let name = camel(&signature.id);
        if RESERVED.contains(&name.as_str()) {
            return Err(format!("locales: a message of `{}` cannot be named `{name}`", area.name));
        }
        let facts = facts(signature);
        let _ = writeln!(body, "export const {name} = ({facts}): string => {};", writer.pattern(pattern));
    }
    let mut text = HEADER.to_owned();
    for (name, values) in area.enumerations() {
        let _ = writeln!(text, "type {} = {};", capital(name), union(values));
    }
    text.push_str(&writer.declarations());
    Ok(text + &body)
}

/// The words of the board in a language.
pub(super) fn words((language, name): &(String, String)) -> String {
    format!(
        "{HEADER}import {{ board }} from \"../text/board.{language}.ts\";
import {{ wordsFrom }} from \"./compose.ts\";

/** The words of the board: {name}. */
export const words = /* @__PURE__ */ wordsFrom(board);
"
    )
}

/// The facts of a message as the argument of its function.
fn facts(signature: &Signature) -> String {
    let fields: Vec<_> = signature
        .arguments
        .iter()
        .map(|Argument { name, kind }| format!("{name}: {}", type_of(kind)))
        .collect();
    if fields.is_empty() { String::new() } else { format!("facts: {{ {} }}", fields.join("; ")) }
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
    /// What the patterns need before them.
    fn declarations(&mut self) -> String {
        // What is imported comes first.
        self.tools.sort_unstable_by_key(|tool| (!tool.starts_with("import"), tool.clone()));
        let mut text: String = self.tools.iter().map(|tool| format!("{tool}\n")).collect();
        for (index, table) in self.tables.iter().enumerate() {
            let _ = writeln!(text, "const w{index} = {table};");
        }
        text
    }

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
            Part::Name(name) => {
                self.note("import { isolated } from \"../common/isolated.ts\";".to_owned());
                format!("isolated(facts.{name})")
            }
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
            Part::Ended(name) => {
                let tool = "const sentence = (text: string) => (/[.?!…]$/.test(text) ? text : `${text}.`);";
                self.note(tool.to_owned());
                format!("sentence(facts.{name})")
            }
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
            words.iter().map(|(value, word)| format!("{}: {}", key(value), literal(word))).collect();
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
        Kind::Text | Kind::Name | Kind::Sentence => "string".to_owned(),
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

/// A value as the key of an object: in quotes if it is no identifier.
fn key(value: &str) -> String {
    if value.contains('-') { literal(value) } else { value.to_owned() }
}
