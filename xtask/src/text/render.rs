//! Texts as readers see them: each pattern with every value of its arguments.

use super::model::{Argument, Choice, Enumeration, Joint, Key, Kind, Part, Pattern, capital, is_ended};
use super::plurals::Plurals;

/// The numbers that texts are read with: no, one, two and several things, and numbers that end in one.
const NUMBERS: [u64; 5] = [0, 1, 2, 5, 21];

/// The sentences that texts are read with: one with a mark that is set alike in all languages, one with a
/// full stop, and one without a mark.
const SENTENCES: [&str; 3] = ["P…", "P.", "P"];

/// A text and its arguments: the more of them, the fewer of their combinations are read.
const MOST: usize = 2_000;

/// The value of an argument.
#[derive(Clone, Copy)]
enum Value<'a> {
    /// A text, which stands for itself.
    Text,
    Sentence(&'static str),
    Number(u64),
    List,
    /// One of some values.
    One(&'a str),
}

/// A pattern in a language, and its arguments.
pub(super) struct Reading<'a> {
    pub(super) pattern: &'a Pattern,
    pub(super) arguments: &'a [Argument],
    pub(super) plurals: &'a Plurals,
}

impl Reading<'_> {
    /// The text with every value of its arguments, or with many of them.
    pub(super) fn texts(&self) -> impl Iterator<Item = String> {
        let counts: Vec<usize> = self.arguments.iter().map(|argument| count(&argument.kind)).collect();
        let all: usize = counts.iter().product();
        // A step that has no divisor in common with the counts meets every value of every argument.
        let step = if all > MOST { 7 } else { 1 };
        (0..all.min(MOST)).map(move |index| {
            let mut rest = index * step % all;
            let values: Vec<_> = self
                .arguments
                .iter()
                .zip(&counts)
                .map(|(argument, count)| {
                    let value = value(&argument.kind, rest % count);
                    rest /= count;
                    (argument.name.as_str(), value)
                })
                .collect();
            self.read(self.pattern, &values)
        })
    }

    fn read(&self, pattern: &Pattern, values: &[(&str, Value<'_>)]) -> String {
        pattern.iter().map(|part| self.part(part, values)).collect()
    }

    fn part(&self, part: &Part, values: &[(&str, Value<'_>)]) -> String {
        match part {
            Part::Text(text) => text.clone(),
            Part::Argument(name) => sentence_of(name, values).unwrap_or("c7").to_owned(),
            Part::Name(_) => "c7".to_owned(),
            Part::Ended(name) => match sentence_of(name, values).unwrap_or_default() {
                text if is_ended(text) => text.to_owned(),
                text => format!("{text}."),
            },
            Part::Number(name) => match value_of(name, values) {
                Value::Number(number) => number.to_string(),
                _ => String::new(),
            },
            Part::List { joint: Joint::Separator(text), .. } => format!("p{text}q"),
            Part::List { joint: Joint::And, .. } => "p, q".to_owned(),
            Part::Word { argument, words } => match value_of(argument, values) {
                Value::One(value) => words
                    .iter()
                    .find(|(known, _)| known == value)
                    .map(|(_, word)| word.clone())
                    .unwrap_or_default(),
                _ => String::new(),
            },
            Part::Choice(choice) => self.read(self.chosen(choice, values), values),
            Part::Capital(pattern) => capital(&self.read(pattern, values)),
        }
    }

    fn chosen<'c>(&self, choice: &'c Choice, values: &[(&str, Value<'_>)]) -> &'c Pattern {
        let holds = |key: &Key| match (key, value_of(&choice.argument, values)) {
            (Key::Value(value), Value::One(found)) => value == found,
            (Key::Exact(number), Value::Number(found)) => *number == found,
            (Key::Plural(category), Value::Number(found)) => self.plurals.category(found) == category,
            _ => false,
        };
        choice.cases.iter().find(|(key, _)| holds(key)).map_or(&choice.other, |(_, pattern)| pattern)
    }
}

/// How many values of an argument are read.
fn count(kind: &Kind) -> usize {
    match kind {
        Kind::Text | Kind::Name | Kind::List => 1,
        Kind::Sentence => SENTENCES.len(),
        Kind::Number => NUMBERS.len(),
        Kind::Enumeration(Enumeration { values, .. }) => values.len(),
    }
}

fn value(kind: &Kind, index: usize) -> Value<'_> {
    match kind {
        Kind::Text | Kind::Name => Value::Text,
        Kind::Sentence => Value::Sentence(SENTENCES[index]),
        Kind::List => Value::List,
        Kind::Number => Value::Number(NUMBERS[index]),
        Kind::Enumeration(Enumeration { values, .. }) => Value::One(&values[index]),
    }
}

fn sentence_of(name: &str, values: &[(&str, Value<'_>)]) -> Option<&'static str> {
    match value_of(name, values) {
        Value::Sentence(text) => Some(text),
        _ => None,
    }
}

fn value_of<'a>(name: &str, values: &[(&str, Value<'a>)]) -> Value<'a> {
    values.iter().find(|(known, _)| *known == name).map_or(Value::Text, |(_, value)| *value)
}
