//! A limit that may be off.

use std::fmt;
use std::num::NonZeroU32;
use std::str::FromStr;

use super::rate::{Rate, RateError};

/// A limit that may be off; it is written as its value or as `off`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Limit<T> {
    /// There is no limit.
    Off,
    /// This is the limit.
    At(T),
}

/// How many there may be at once.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct AtOnce(pub NonZeroU32);

/// A text that is no limit.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum LimitError {
    /// It is no rate.
    #[error(transparent)]
    Rate(#[from] RateError),
    /// It is no number.
    #[error("write a number from 1 on, or off")]
    AtOnce,
}

impl<T> Limit<T> {
    /// The limit that is so made of this one; there is none where this one is off.
    pub(crate) fn map(self, change: impl FnOnce(T) -> T) -> Self {
        match self {
            Self::Off => Self::Off,
            Self::At(value) => Self::At(change(value)),
        }
    }

    /// The limit, if there is one.
    pub(crate) fn value(self) -> Option<T> {
        match self {
            Self::Off => None,
            Self::At(value) => Some(value),
        }
    }
}

impl AtOnce {
    /// Several times as many.
    pub(crate) const fn times(self, factor: u32) -> Self {
        let Some(factor) = NonZeroU32::new(factor) else { return self };
        Self(self.0.saturating_mul(factor))
    }
}

impl<T: fmt::Display> fmt::Display for Limit<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Off => f.write_str("off"),
            Self::At(value) => value.fmt(f),
        }
    }
}

impl fmt::Display for AtOnce {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl FromStr for Limit<Rate> {
    type Err = LimitError;

    fn from_str(text: &str) -> Result<Self, LimitError> {
        if text == "off" { Ok(Self::Off) } else { Ok(Self::At(text.parse()?)) }
    }
}

impl FromStr for Limit<AtOnce> {
    type Err = LimitError;

    fn from_str(text: &str) -> Result<Self, LimitError> {
        if text == "off" {
            return Ok(Self::Off);
        }
        let is_plain = text.bytes().all(|byte| byte.is_ascii_digit());
        let number = text.parse().ok().filter(|_| is_plain).ok_or(LimitError::AtOnce)?;
        Ok(Self::At(AtOnce(number)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_limit_is_a_value_or_off() {
        for text in ["off", "10+1/min"] {
            assert_eq!(text.parse::<Limit<Rate>>().unwrap().to_string(), text);
        }
        for text in ["off", "200"] {
            assert_eq!(text.parse::<Limit<AtOnce>>().unwrap().to_string(), text);
        }
        for text in ["", "0", "-1", "+1", "1.5", "10+1/min", "on", "99999999999"] {
            let error = text.parse::<Limit<AtOnce>>().unwrap_err();
            assert_eq!(error.to_string(), "write a number from 1 on, or off", "{text}");
        }
    }
}
