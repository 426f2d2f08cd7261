//! The annotation `[%clk 0:09:58]`: the time that a player has left.

use core::fmt;

/// The name of the annotation.
pub(super) const NAME: &str = "clk";

/// A time in milliseconds; it is written as hours, minutes and seconds, with as many decimals as it needs.
pub(super) struct ClockTime(pub(super) u64);

impl fmt::Display for ClockTime {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let seconds = self.0 / 1_000;
        let milliseconds = self.0 % 1_000;
        write!(f, "{}:{:02}:{:02}", seconds / 3_600, seconds / 60 % 60, seconds % 60)?;
        match milliseconds {
            0 => Ok(()),
            _ if milliseconds.is_multiple_of(100) => write!(f, ".{}", milliseconds / 100),
            _ if milliseconds.is_multiple_of(10) => write!(f, ".{:02}", milliseconds / 10),
            _ => write!(f, ".{milliseconds:03}"),
        }
    }
}

impl ClockTime {
    /// Reads a time; decimals after the third are left out. Nothing if the text is no time, or one that is
    /// too long for the number.
    pub(super) fn parse(text: &str) -> Option<Self> {
        let (whole, decimals) = match text.split_once('.') {
            Some((whole, decimals)) => (whole, Some(decimals)),
            None => (text, None),
        };
        let mut parts = whole.split(':');
        let hours = parts.next()?;
        let minutes = parts.next()?;
        let seconds = parts.next()?;
        if parts.next().is_some() || minutes.len() != 2 || seconds.len() != 2 {
            return None;
        }
        let minutes = number(minutes)?;
        let seconds = number(seconds)?;
        if minutes > 59 || seconds > 59 {
            return None;
        }
        let minutes = number(hours)?.checked_mul(60)?.checked_add(minutes)?;
        let seconds = minutes.checked_mul(60)?.checked_add(seconds)?;
        let milliseconds = decimals.map_or(Some(0), thousandths)?;
        seconds.checked_mul(1_000)?.checked_add(milliseconds).map(Self)
    }
}

/// The number that these digits are.
fn number(digits: &str) -> Option<u64> {
    digits.bytes().all(|digit| digit.is_ascii_digit()).then(|| digits.parse().ok())?
}

/// The first three decimals as thousandths.
fn thousandths(decimals: &str) -> Option<u64> {
    if decimals.is_empty() || !decimals.bytes().all(|digit| digit.is_ascii_digit()) {
        return None;
    }
    let digits = decimals.bytes().chain([b'0'; 3]).take(3);
    Some(digits.fold(0, |sum, digit| sum * 10 + u64::from(digit - b'0')))
}
