//! What our engine lets be set.

use std::num::NonZero;
use std::ops::RangeInclusive;

use anyhow::{Context, Result, anyhow, bail};
use djambi_engine::{Level, Options};

use super::{Kind, Offer, Setting};
use crate::thinking::{MEMORY, THREADS};

/// How many lines may be asked for.
const LINES: RangeInclusive<u64> = 1..=256;
const SEED: RangeInclusive<u64> = 0..=u64::MAX;

/// What our engine lets be set.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Settings {
    pub(super) options: Options,
    pub(super) seed: u64,
    pub(super) lines: usize,
}

impl Default for Settings {
    fn default() -> Self {
        Self { options: Options::default(), seed: 0, lines: 1 }
    }
}

impl Settings {
    /// All options, with the values that they have at first.
    pub(super) fn offers() -> Vec<Offer> {
        let Self { options, seed, lines } = Self::default();
        let number = |name: &str, default: u64, range: RangeInclusive<u64>| Offer {
            name: name.to_owned(),
            kind: Kind::Number { default, min: *range.start(), max: *range.end() },
        };
        let names = Level::ALL.map(|level| level.name().to_owned());
        let level = Kind::Choice { default: options.level.name().to_owned(), values: names.to_vec() };
        vec![
            Offer { name: "level".to_owned(), kind: level },
            number("threads", options.threads.get() as u64, THREADS),
            number("memory", options.memory.get() as u64, MEMORY),
            number("seed", seed, SEED),
            number("lines", lines as u64, LINES),
        ]
    }

    /// Gives an option another value, or changes nothing.
    ///
    /// # Errors
    /// If there is no such option, or it has no such value.
    pub(super) fn set(&mut self, Setting { name, value }: &Setting) -> Result<()> {
        match name.as_str() {
            "level" => self.options.level = value.parse()?,
            "threads" => self.options.threads = positive(name, value, THREADS)?,
            "memory" => self.options.memory = positive(name, value, MEMORY)?,
            "seed" => self.seed = number(name, value, SEED)?,
            "lines" => self.lines = positive(name, value, LINES)?.get(),
            _ => {
                let known: Vec<_> = Self::offers().into_iter().map(|offer| offer.name).collect();
                bail!("there is no option {name:?}; there are {}", known.join(", "));
            }
        }
        Ok(())
    }
}

fn number(name: &str, value: &str, range: RangeInclusive<u64>) -> Result<u64> {
    let read = value.parse().ok().filter(|number| range.contains(number));
    let (min, max) = range.into_inner();
    read.ok_or_else(|| anyhow!("{name} is a whole number from {min} to {max}, not {value:?}"))
}

fn positive(name: &str, value: &str, range: RangeInclusive<u64>) -> Result<NonZero<usize>> {
    let number = usize::try_from(number(name, value, range)?)?;
    NonZero::new(number).context("number from 1")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whatever_is_offered_can_be_set() {
        for Offer { name, kind } in Settings::offers() {
            let mut settings = Settings::default();
            let values = match kind {
                Kind::Number { default, min, max } => {
                    [default, min, max].map(|value| value.to_string()).to_vec()
                }
                Kind::Choice { values, .. } => values,
                Kind::Text { default } => vec![default],
            };
            for value in values {
                settings.set(&Setting { name: name.clone(), value }).expect("offered");
            }
            let before = settings;
            for value in ["-1", "", "one two", "18446744073709551616"] {
                let setting = Setting { name: name.clone(), value: value.to_owned() };
                assert!(settings.set(&setting).is_err(), "{setting}");
            }
            assert_eq!(settings, before);
        }
    }
}
