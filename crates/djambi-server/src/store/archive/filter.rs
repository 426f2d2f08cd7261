//! The games that somebody looks for.

use std::fmt;
use std::str::FromStr;

use djambi::{Geometry, Reason, RuleSet};
use djambi_protocol::ClockKind;

use crate::identity::PlayerId;

/// What finished games must be like. Without any condition all are meant.
#[derive(Clone, Default, PartialEq, Eq)]
pub(crate) struct GameFilter {
    /// Players who all must have played.
    pub(crate) players: Vec<PlayerId>,
    /// The place of the first of them.
    pub(crate) place: Option<u32>,
    /// The board.
    pub(crate) board: Option<&'static Geometry>,
    /// The set of rules.
    pub(crate) rules: Option<RuleSet>,
    /// The kind of clock.
    pub(crate) clock: Option<ClockKind>,
    /// How they ended.
    pub(crate) kind: Option<Reason>,
    /// The first moment at which they may have ended, in milliseconds since 1970.
    pub(crate) since_ms: Option<u64>,
    /// The moment before which they must have ended, in milliseconds since 1970.
    pub(crate) until_ms: Option<u64>,
    /// The last game of the page before.
    pub(crate) before: Option<PageKey>,
}

/// The place of a game in lists, by which the next page goes on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct PageKey {
    /// When the game ended, in milliseconds since 1970.
    pub(crate) ended_ms: u64,
    /// The number of its result.
    pub(crate) number: i64,
}

impl fmt::Display for PageKey {
    /// Writes `ended_ms-number`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}", self.ended_ms, self.number)
    }
}

impl FromStr for PageKey {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        let (ended, number) = text.split_once('-').ok_or(())?;
        let key = Self { ended_ms: ended.parse().map_err(drop)?, number: number.parse().map_err(drop)? };
        if key.to_string() == text { Ok(key) } else { Err(()) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn keys_are_read_as_they_are_written() {
        let key = PageKey { ended_ms: 1_790_000_000_000, number: 17 };
        assert_eq!(key.to_string().parse(), Ok(key));
        for wrong in ["", "-", "1-", "1", "+1-2", "01-2", "1--2-", "x-1"] {
            assert_eq!(wrong.parse::<PageKey>(), Err(()), "{wrong}");
        }
    }
}
