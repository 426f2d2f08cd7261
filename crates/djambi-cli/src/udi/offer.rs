//! An option that an engine has.

use std::fmt;
use std::str::FromStr;

use anyhow::{Error, Result, bail};

use super::reader::Reader;

/// An option that an engine has: `name X type ...`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Offer {
    /// The option's name, one word.
    pub(crate) name: String,
    /// Which values it may have.
    pub(crate) kind: Kind,
}

/// Which values an option may have.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Kind {
    /// A whole number: `spin default D min A max B`.
    Number {
        /// The value that it has at first.
        default: u64,
        /// The least.
        min: u64,
        /// The largest.
        max: u64,
    },
    /// One of some words: `combo default D var A var B...`.
    Choice {
        /// The value that it has at first.
        default: String,
        /// All of them.
        values: Vec<String>,
    },
    /// Any text: `string default D`.
    Text {
        /// The value that it has at first.
        default: String,
    },
}

impl fmt::Display for Offer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "name {} type ", self.name)?;
        match &self.kind {
            Kind::Number { default, min, max } => write!(f, "spin default {default} min {min} max {max}"),
            Kind::Choice { default, values } => {
                write!(f, "combo default {default}")?;
                values.iter().try_for_each(|value| write!(f, " var {value}"))
            }
            Kind::Text { default } => write!(f, "string default {default}"),
        }
    }
}

impl FromStr for Offer {
    type Err = Error;

    fn from_str(text: &str) -> Result<Self> {
        let mut words = Reader::new(text);
        words.expect("name")?;
        let name = words.word("the option's name")?.to_owned();
        words.expect("type")?;
        let kind = match words.word("the option's type")? {
            "spin" => {
                let mut number = |name: &str| words.expect(name).and_then(|()| words.value("number"));
                Kind::Number { default: number("default")?, min: number("min")?, max: number("max")? }
            }
            "combo" => {
                words.expect("default")?;
                let default = words.word("the option's value")?.to_owned();
                let mut values = Vec::new();
                while words.peek().is_some() {
                    words.expect("var")?;
                    values.push(words.word("the option's value")?.to_owned());
                }
                Kind::Choice { default, values }
            }
            "string" => {
                words.expect("default")?;
                Kind::Text { default: words.rest() }
            }
            other => bail!("there is no type {other:?}; there are spin, combo and string"),
        };
        words.end()?;
        Ok(Self { name, kind })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_written_is_read_again() {
        for text in [
            "name threads type spin default 1 min 1 max 256",
            "name level type combo default prince var page var prince",
            "name book type string default a file",
        ] {
            let read: Offer = text.parse().expect(text);
            assert_eq!(read.to_string(), text);
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
        ] {
            assert!(text.parse::<Offer>().is_err(), "{text}");
        }
    }
}
