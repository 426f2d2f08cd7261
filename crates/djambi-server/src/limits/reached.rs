//! The refusal of a limit.

use std::fmt;
use std::time::Duration;

/// A limit that is reached: which, and when to try again.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct LimitReached {
    /// What there is too much of, as a sentence for people.
    pub(super) sentence: &'static str,
    /// How long it takes until it may be tried again.
    pub(super) wait: Duration,
}

impl LimitReached {
    /// What there is too much of.
    pub(crate) const fn sentence(&self) -> &'static str {
        self.sentence
    }

    /// The whole seconds until it may be tried again, at least one.
    pub(crate) fn seconds(&self) -> u64 {
        self.wait.as_secs() + u64::from(self.wait.subsec_nanos() > 0).max(u64::from(self.wait.is_zero()))
    }
}

impl fmt::Display for LimitReached {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let seconds = self.seconds();
        let unit = if seconds == 1 { "second" } else { "seconds" };
        write!(f, "{}; try again in {seconds} {unit}", self.sentence)
    }
}

impl std::error::Error for LimitReached {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_message_names_the_limit_and_rounds_the_wait_up() {
        let message = |wait| LimitReached { sentence: "too many games", wait }.to_string();
        assert_eq!(message(Duration::ZERO), "too many games; try again in 1 second");
        assert_eq!(message(Duration::from_millis(1)), "too many games; try again in 1 second");
        assert_eq!(message(Duration::from_secs(2)), "too many games; try again in 2 seconds");
        assert_eq!(message(Duration::from_millis(2001)), "too many games; try again in 3 seconds");
    }
}
