//! How often something may be done.

use std::fmt;
use std::num::NonZeroU32;
use std::str::FromStr;
use std::time::Duration;

use governor::Quota;

/// How often something may be done: a number at once, and then as many more for each unit of time. It is
/// written as `10+1/min`: ten at once, and one more each minute.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rate {
    burst: NonZeroU32,
    refill: NonZeroU32,
    unit: TimeUnit,
}

/// The unit of time of a rate.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TimeUnit {
    /// `s`
    Second,
    /// `min`
    Minute,
    /// `h`
    Hour,
}

/// A text that is no rate.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum RateError {
    /// It has another form.
    #[error("write BURST+NUMBER/UNIT, such as 10+1/min (ten at once, then one a minute), or off")]
    Form,
    /// A number is not one, zero or too large.
    #[error("{0:?} is not a number from 1 to 1000000")]
    Number(String),
    /// The unit is unknown.
    #[error("{0:?} is not s, min or h")]
    Unit(String),
}

impl Rate {
    /// The maximum of both numbers.
    pub const MAX: u32 = 1_000_000;

    /// A rate; numbers out of range are moved to the nearest that is in range.
    #[must_use]
    pub const fn new(burst: u32, refill: u32, unit: TimeUnit) -> Self {
        Self { burst: in_range(burst), refill: in_range(refill), unit }
    }

    /// Several times as much, up to the maximum.
    pub(super) const fn times(self, factor: u32) -> Self {
        let burst = self.burst.get();
        let refill = self.refill.get();
        Self::new(burst.saturating_mul(factor), refill.saturating_mul(factor), self.unit)
    }

    /// The rate as a quota of the limiter.
    pub(super) fn quota(self) -> Quota {
        let interval = self.unit.duration() / self.refill.get();
        Quota::with_period(interval).expect("not zero").allow_burst(self.burst)
    }
}

const fn in_range(number: u32) -> NonZeroU32 {
    match NonZeroU32::new(if number > Rate::MAX { Rate::MAX } else { number }) {
        Some(number) => number,
        None => NonZeroU32::MIN,
    }
}

impl TimeUnit {
    const ALL: [Self; 3] = [Self::Second, Self::Minute, Self::Hour];

    const fn name(self) -> &'static str {
        match self {
            Self::Second => "s",
            Self::Minute => "min",
            Self::Hour => "h",
        }
    }

    const fn duration(self) -> Duration {
        match self {
            Self::Second => Duration::from_secs(1),
            Self::Minute => Duration::from_secs(60),
            Self::Hour => Duration::from_secs(3600),
        }
    }
}

impl FromStr for Rate {
    type Err = RateError;

    fn from_str(text: &str) -> Result<Self, RateError> {
        let (burst, rest) = text.split_once('+').ok_or(RateError::Form)?;
        let (refill, unit) = rest.split_once('/').ok_or(RateError::Form)?;
        let unit = TimeUnit::ALL.into_iter().find(|known| known.name() == unit);
        let unit = unit.ok_or_else(|| RateError::Unit(rest[refill.len() + 1..].to_owned()))?;
        Ok(Self { burst: number(burst)?, refill: number(refill)?, unit })
    }
}

fn number(text: &str) -> Result<NonZeroU32, RateError> {
    let is_plain = text.bytes().all(|byte| byte.is_ascii_digit());
    let number = text.parse().ok().filter(|number: &NonZeroU32| is_plain && number.get() <= Rate::MAX);
    number.ok_or_else(|| RateError::Number(text.to_owned()))
}

impl fmt::Display for Rate {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}+{}/{}", self.burst, self.refill, self.unit.name())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_rate_is_read_as_it_is_written() {
        for text in ["10+1/min", "1+1/s", "1000000+1000000/h"] {
            assert_eq!(text.parse::<Rate>().unwrap().to_string(), text);
        }
        assert_eq!("10+2/min".parse::<Rate>().unwrap(), Rate::new(10, 2, TimeUnit::Minute));
        assert_eq!(Rate::new(0, 2_000_000, TimeUnit::Hour).to_string(), "1+1000000/h");
    }

    #[test]
    fn an_error_names_what_is_wrong() {
        let error = |text: &str| text.parse::<Rate>().unwrap_err().to_string();
        for text in ["", "10", "10/min", "10+1", "min"] {
            assert!(error(text).starts_with("write BURST+NUMBER/UNIT"), "{text}");
        }
        assert_eq!(error("0+1/s"), "\"0\" is not a number from 1 to 1000000");
        assert_eq!(error("10+1000001/s"), "\"1000001\" is not a number from 1 to 1000000");
        assert_eq!(error("10++1/s"), "\"+1\" is not a number from 1 to 1000000");
        assert_eq!(error("10+1/day"), "\"day\" is not s, min or h");
        assert_eq!(error("10+1/s/s"), "\"s/s\" is not s, min or h");
    }
}
