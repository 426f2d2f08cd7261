//! An option's new value.

use std::fmt;
use std::str::FromStr;

use anyhow::{Error, Result};

use super::reader::Reader;

/// An option's new value: `name X value Y`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Setting {
    /// The option's name, one word.
    pub(crate) name: String,
    /// Words with single spaces between them, or nothing.
    pub(crate) value: String,
}

impl fmt::Display for Setting {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "name {} value {}", self.name, self.value)
    }
}

impl FromStr for Setting {
    type Err = Error;

    fn from_str(text: &str) -> Result<Self> {
        let mut words = Reader::new(text);
        words.expect("name")?;
        let name = words.word("the option's name")?.to_owned();
        words.expect("value")?;
        Ok(Self { name, value: words.rest() })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_written_is_read_again() {
        for text in ["name level value prince", "name style value calm and patient"] {
            let read: Setting = text.parse().expect(text);
            assert_eq!(read.to_string(), text);
        }
        for text in ["", "level", "name", "name level", "name level prince", "value prince"] {
            assert!(text.parse::<Setting>().is_err(), "{text}");
        }
    }
}
