//! The options of our engine.

use std::num::NonZero;
use std::ops::RangeInclusive;

use anyhow::{Context, Result, anyhow, bail};
use djambi_engine::{Character, Level, Options};

use super::SetOption;
use super::option::{EngineOption, OptionKind};
use crate::arguments::{MEMORY, MUTE, THREADS};

/// The allowed numbers of lines.
const LINES: RangeInclusive<u64> = 1..=256;
const SEED: RangeInclusive<u64> = 0..=u64::MAX;

/// The values of our engine's options.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Settings {
    /// The engine's own options.
    pub(super) options: Options,
    /// The seed of the engine's random choices.
    pub(super) seed: u64,
    /// The number of lines reported.
    pub(super) lines: usize,
    /// The character by which it makes treaties, unless it is mute.
    pub(super) press: Option<Character>,
    /// Whether `bestmove` names the move that is expected next.
    pub(super) ponder: bool,
}

impl Default for Settings {
    fn default() -> Self {
        Self { options: Options::default(), seed: 0, lines: 1, press: None, ponder: false }
    }
}

impl Settings {
    /// The declarations of all options.
    pub(super) fn declarations() -> Vec<EngineOption> {
        let Self { options, seed, lines, ponder, .. } = Self::default();
        let number = |name: &str, default: u64, range: RangeInclusive<u64>| EngineOption {
            name: name.to_owned(),
            kind: OptionKind::Number { default, min: *range.start(), max: *range.end() },
        };
        let names = Level::ALL.map(|level| level.name().to_owned());
        let level = OptionKind::Choice { default: options.level.name().to_owned(), values: names.to_vec() };
        let manners = [MUTE].into_iter().chain(Character::ALL.map(Character::name)).map(str::to_owned);
        let press = OptionKind::Choice { default: MUTE.to_owned(), values: manners.collect() };
        vec![
            EngineOption { name: "level".to_owned(), kind: level },
            number("threads", options.threads.get() as u64, THREADS),
            number("memory", options.memory.get() as u64, MEMORY),
            number("seed", seed, SEED),
            number("lines", lines as u64, LINES),
            EngineOption { name: "press".to_owned(), kind: press },
            EngineOption { name: "ponder".to_owned(), kind: OptionKind::Check { default: ponder } },
        ]
    }

    /// Gives an option a new value. Both may be in any case.
    ///
    /// # Errors
    /// If there is no such option or it has no such value. Then nothing changes.
    pub(super) fn set(&mut self, SetOption { name, value }: &SetOption) -> Result<()> {
        let name = &name.to_ascii_lowercase();
        let value = value.as_ref().with_context(|| format!("the value of {name} is missing"))?;
        let value = &value.to_ascii_lowercase();
        match name.as_str() {
            "level" => self.options.level = value.parse()?,
            "threads" => self.options.threads = positive(name, value, THREADS)?,
            "memory" => self.options.memory = positive(name, value, MEMORY)?,
            "seed" => self.seed = number(name, value, SEED)?,
            "lines" => self.lines = positive(name, value, LINES)?.get(),
            "press" if value == MUTE => self.press = None,
            "press" => self.press = Some(value.parse()?),
            "ponder" => {
                self.ponder = value.parse().with_context(|| format!("{value:?} is not true or false"))?;
            }
            _ => {
                let known: Vec<_> = Self::declarations().into_iter().map(|option| option.name).collect();
                bail!("there is no option {name:?}; the options are {}", known.join(", "));
            }
        }
        Ok(())
    }
}

fn number(name: &str, value: &str, range: RangeInclusive<u64>) -> Result<u64> {
    let number = value.parse().ok().filter(|number| range.contains(number));
    let (min, max) = range.into_inner();
    number.ok_or_else(|| anyhow!("{name} is a whole number from {min} to {max}, not {value:?}"))
}

fn positive(name: &str, value: &str, range: RangeInclusive<u64>) -> Result<NonZero<usize>> {
    let number = usize::try_from(number(name, value, range)?)?;
    NonZero::new(number).context("number from 1")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn all_declared_values_can_be_set() {
        for option in Settings::declarations() {
            option.check().expect("default");
            let mut settings = Settings::default();
            let name = option.name.clone();
            for value in option.values().into_iter().flatten() {
                let [name, other] = [name.clone(), name.to_ascii_uppercase()];
                settings.set(&SetOption { name, value: Some(value.clone()) }).expect("declared value");
                let once = settings;
                let shouted = SetOption { name: other, value: Some(value.to_ascii_uppercase()) };
                settings.set(&shouted).expect("declared value");
                assert_eq!(settings, once);
            }
            let before = settings;
            for value in [Some("-1"), Some(""), Some("one two"), Some("18446744073709551616"), None] {
                let option = SetOption { name: name.clone(), value: value.map(str::to_owned) };
                assert!(settings.set(&option).is_err(), "{option}");
            }
            assert_eq!(settings, before);
        }
    }
}
