//! Why a value on the command line is not one that its option takes.

use std::error::Error;
use std::fmt;

use djambi_engine::Level;
use djambi_text::{Cli, Language};

/// Why a value on the command line is not one that its option takes.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum ArgumentError {
    /// There is no level with this name or number.
    NoLevel(String),
    /// There is no mode of a match with this name; the names that there are.
    NoMode(String, Vec<String>),
    /// An option of the rules has no equal sign.
    NoOptionValue,
    /// A whole number is not one of these.
    Number {
        /// The least.
        low: u64,
        /// The greatest.
        high: u64,
    },
    /// The text is no filter of the log.
    Filter,
    /// A rate of turns is no number or out of range.
    Rate,
    /// A time is no number or out of range.
    Seconds,
}

impl ArgumentError {
    /// What is wrong.
    pub(crate) fn text(&self, texts: Cli) -> String {
        match self {
            Self::NoLevel(name) => {
                let names = Level::ALL.map(|level| level.name().to_owned());
                texts.no_level(name, &names, names.len() as u64)
            }
            Self::NoMode(name, names) => texts.no_mode(name, names),
            Self::NoOptionValue => texts.option_value_expected().to_owned(),
            Self::Number { low, high } => texts.number_from_to(*low, *high),
            Self::Filter => texts.filter_expected().to_owned(),
            Self::Rate => texts.rate_range().to_owned(),
            Self::Seconds => texts.seconds_range().to_owned(),
        }
    }
}

impl fmt::Display for ArgumentError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text(Cli(Language::En)))
    }
}

impl Error for ArgumentError {}
