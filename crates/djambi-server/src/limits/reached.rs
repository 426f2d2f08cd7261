//! The refusal of a limit.

use std::time::Duration;

use djambi_protocol::Refusal;

use super::kind::LimitKind;

/// How long a client waits whose earlier answers are not read.
const UNREAD_WAIT: Duration = Duration::from_secs(5);

/// A limit that is reached: which, and when to try again.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{}", kind.name())]
pub(crate) struct LimitReached {
    /// What there is too much of.
    pub(crate) kind: LimitKind,
    /// How long it takes until it may be tried again.
    pub(super) wait: Duration,
}

impl LimitReached {
    /// An answer for which there is no room, because too many before it are not read.
    pub(crate) const fn unread_answers() -> Self {
        Self { kind: LimitKind::UnreadAnswers, wait: UNREAD_WAIT }
    }

    /// The whole seconds until it may be tried again, at least one.
    pub(crate) fn seconds(&self) -> u64 {
        self.wait.as_secs() + u64::from(self.wait.subsec_nanos() > 0).max(u64::from(self.wait.is_zero()))
    }

    /// What a client is told.
    pub(crate) fn refusal(&self) -> Refusal {
        let seconds = self.seconds();
        match self.kind.excess() {
            Some(kind) => Refusal::TooMany { kind, seconds },
            None => Refusal::TooManyTries { minutes: seconds.div_ceil(60) },
        }
    }
}

#[cfg(test)]
mod tests {
    use djambi_protocol::Excess;

    use super::*;

    #[test]
    fn the_refusal_names_the_limit_and_rounds_the_wait_up() {
        let seconds = |wait| match (LimitReached { kind: LimitKind::GamesOfPlayer, wait }).refusal() {
            Refusal::TooMany { kind: Excess::Games, seconds } => seconds,
            other => panic!("{other:?}"),
        };
        assert_eq!(seconds(Duration::ZERO), 1);
        assert_eq!(seconds(Duration::from_millis(1)), 1);
        assert_eq!(seconds(Duration::from_secs(2)), 2);
        assert_eq!(seconds(Duration::from_millis(2001)), 3);
    }
}
