//! Options of an engine: their declaration and their new values.

use std::fmt;
use std::str::FromStr;

use anyhow::{Error, Result, bail};

use super::words::Words;

/// The declaration of an option: `name X type ...`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct EngineOption {
    /// The option's name, one word.
    pub(crate) name: String,
    /// The option's type, default and range.
    pub(super) kind: OptionKind,
}

impl EngineOption {
    /// Checks the declaration.
    ///
    /// # Errors
    /// If the default is no value of the option.
    pub(crate) fn check(&self) -> Result<()> {
        match &self.kind {
            OptionKind::Number { default, min, max } if !(min..=max).contains(&default) => {
                bail!("the default {default} is not from {min} to {max}")
            }
            OptionKind::Choice { default, values } if !values.contains(default) => {
                bail!("the default {default:?} is none of its values")
            }
            _ => Ok(()),
        }
    }

    /// Declared values of the option, the default last; for a button its press.
    pub(crate) fn values(&self) -> Vec<Option<String>> {
        let values = match &self.kind {
            OptionKind::Number { default, min, max } => [min, max, default].map(ToString::to_string).to_vec(),
            OptionKind::Choice { default, values } => values.iter().chain([default]).cloned().collect(),
            OptionKind::Check { default } => [!default, *default].map(|value| value.to_string()).to_vec(),
            OptionKind::Text { default } => vec![default.clone()],
            OptionKind::Button => return vec![None],
        };
        values.into_iter().map(Some).collect()
    }

    /// The values of a choice; none of another option.
    pub(crate) fn choices(&self) -> &[String] {
        if let OptionKind::Choice { values, .. } = &self.kind { values } else { &[] }
    }
}

/// The type of an option, with its default and range.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum OptionKind {
    /// A whole number: `spin default D min A max B`.
    Number {
        /// The default.
        default: u64,
        /// The minimum.
        min: u64,
        /// The maximum.
        max: u64,
    },
    /// One of several words: `combo default D var A var B...`.
    Choice {
        /// The default.
        default: String,
        /// All values.
        values: Vec<String>,
    },
    /// Yes or no: `check default true`.
    Check {
        /// The default.
        default: bool,
    },
    /// Something to do, without a value: `button`.
    Button,
    /// Any text: `string default D`.
    Text {
        /// The default.
        default: String,
    },
}

impl fmt::Display for EngineOption {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "name {} type ", self.name)?;
        match &self.kind {
            OptionKind::Number { default, min, max } => {
                write!(f, "spin default {default} min {min} max {max}")
            }
            OptionKind::Choice { default, values } => {
                write!(f, "combo default {default}")?;
                values.iter().try_for_each(|value| write!(f, " var {value}"))
            }
            OptionKind::Check { default } => write!(f, "check default {default}"),
            OptionKind::Button => f.write_str("button"),
            OptionKind::Text { default } => write!(f, "string default {default}"),
        }
    }
}

impl FromStr for EngineOption {
    type Err = Error;

    fn from_str(text: &str) -> Result<Self> {
        let mut words = Words::new(text);
        let name = name(&mut words)?;
        words.expect("type")?;
        let kind = match words.word("the option's type")? {
            "spin" => {
                let mut number = |name: &str| words.expect(name).and_then(|()| words.value("number"));
                OptionKind::Number { default: number("default")?, min: number("min")?, max: number("max")? }
            }
            "combo" => {
                words.expect("default")?;
                let default = words.word("the option's value")?.to_owned();
                let mut values = Vec::new();
                while words.peek().is_some() {
                    words.expect("var")?;
                    values.push(words.word("the option's value")?.to_owned());
                }
                OptionKind::Choice { default, values }
            }
            "check" => {
                words.expect("default")?;
                OptionKind::Check { default: words.value("value: true or false")? }
            }
            "button" => OptionKind::Button,
            "string" => {
                words.expect("default")?;
                OptionKind::Text { default: words.rest() }
            }
            other => bail!("there is no type {other:?}; the types are spin, combo, check, button and string"),
        };
        words.end()?;
        Ok(Self { name, kind })
    }
}

/// A new value of an option, `name X value Y`, or the press of a button, `name X`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct SetOption {
    /// The option's name, one word.
    pub(crate) name: String,
    /// The new value: words with single spaces between them, or nothing. A button has none.
    pub(crate) value: Option<String>,
}

impl fmt::Display for SetOption {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "name {}", self.name)?;
        self.value.as_ref().map_or(Ok(()), |value| write!(f, " value {value}"))
    }
}

impl FromStr for SetOption {
    type Err = Error;

    fn from_str(text: &str) -> Result<Self> {
        let mut words = Words::new(text);
        let name = name(&mut words)?;
        if words.peek().is_none() {
            return Ok(Self { name, value: None });
        }
        words.expect("value")?;
        Ok(Self { name, value: Some(words.rest()) })
    }
}

fn name(words: &mut Words<'_>) -> Result<String> {
    words.expect("name")?;
    Ok(words.word("the option's name")?.to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn declarations_round_trip() {
        for text in [
            "name threads type spin default 1 min 1 max 256",
            "name level type combo default prince var page var prince",
            "name book type string default a file",
            "name ponder type check default false",
            "name clear type button",
        ] {
            let option: EngineOption = text.parse().expect(text);
            assert_eq!(option.to_string(), text);
        }
        for text in [
            "",
            "threads",
            "name threads",
            "name threads type",
            "name threads type wheel",
            "name threads type spin default x min 1 max 2",
            "name threads type spin default 1 min 1",
            "name threads type spin default 1 min 1 max 2 more",
            "name level type combo default prince or page",
            "name ponder type check default perhaps",
            "name ponder type check",
            "name clear type button default yes",
        ] {
            assert!(text.parse::<EngineOption>().is_err(), "{text}");
        }
    }

    #[test]
    fn new_values_round_trip() {
        for text in ["name level value prince", "name style value calm and patient", "name clear"] {
            let option: SetOption = text.parse().expect(text);
            assert_eq!(option.to_string(), text);
        }
        for text in ["", "level", "name", "name level prince", "value prince"] {
            assert!(text.parse::<SetOption>().is_err(), "{text}");
        }
    }
}
