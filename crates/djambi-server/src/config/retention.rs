//! How long games are kept that nobody uses, and what was said in private.

use std::time::Duration;

/// How long games are kept that nobody uses, and when they are looked for.
#[derive(Clone, Copy, Debug)]
pub struct Retention {
    /// The number of days after which a game is closed in which nobody has moved; 0 for never. A game
    /// without any turn is deleted instead: after a week, or after these days while an invitation waits.
    pub days: u32,
    /// The number of days after the end of a game for which what was said there in private is kept; 0 for ever.
    pub press_days: u32,
    /// How long after the start the service first looks for such games.
    pub first: Duration,
    /// How long it takes until it looks again.
    pub interval: Duration,
}

impl Retention {
    /// The default number of days.
    pub const DEFAULT_DAYS: u32 = 90;
    /// The default number of days for private talk.
    pub const DEFAULT_PRESS_DAYS: u32 = 365;
}

impl Default for Retention {
    fn default() -> Self {
        Self {
            days: Self::DEFAULT_DAYS,
            press_days: Self::DEFAULT_PRESS_DAYS,
            first: Duration::from_secs(5 * 60),
            interval: Duration::from_secs(24 * 60 * 60),
        }
    }
}
