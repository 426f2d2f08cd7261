//! How much a person may say.

use std::collections::{HashMap, VecDeque};
use std::hash::Hash;

use djambi_protocol::Refusal;

/// How many messages a person may say in a game within [`WINDOW_MS`].
const MAX_MESSAGES: usize = 20;
/// The time in which messages are counted, in milliseconds.
const WINDOW_MS: u64 = 60_000;

/// The times at which the people of a game, known by ids of type `P`, have said something within the last
/// minute. It reads no time.
#[derive(Clone, Debug)]
pub struct TalkPace<P> {
    said: HashMap<P, VecDeque<u64>>,
}

/// Nobody has said anything.
impl<P> Default for TalkPace<P> {
    fn default() -> Self {
        Self { said: HashMap::new() }
    }
}

impl<P: Copy + Eq + Hash> TalkPace<P> {
    /// Says whether a person may say something more at `now`, in milliseconds.
    ///
    /// # Errors
    /// [`Refusal::TooMuchTalk`] with the number of seconds to wait.
    pub fn check(&self, player: P, now: u64) -> Result<(), Refusal> {
        let times = self.said.get(&player).into_iter().flatten();
        let mut recent = times.rev().filter(|&&time| is_recent(time, now));
        // The message that must leave the window before the next one fits in.
        match recent.nth(MAX_MESSAGES - 1) {
            None => Ok(()),
            Some(&time) => {
                let wait = (time + WINDOW_MS).saturating_sub(now);
                Err(Refusal::TooMuchTalk { seconds: wait.div_ceil(1000) })
            }
        }
    }

    /// Counts a message that a person says at `now`, in milliseconds, and forgets what no longer counts.
    pub fn count(&mut self, player: P, now: u64) {
        self.said.entry(player).or_default().push_back(now);
        self.said.retain(|_, times| {
            times.retain(|&time| is_recent(time, now));
            !times.is_empty()
        });
    }

    /// Takes back that a person said something at `at`, in milliseconds: it was not kept.
    pub fn discount(&mut self, player: P, at: u64) {
        if let Some(times) = self.said.get_mut(&player)
            && let Some(index) = times.iter().rposition(|&time| time == at)
        {
            times.remove(index);
        }
    }
}

const fn is_recent(time: u64, now: u64) -> bool {
    now.saturating_sub(time) < WINDOW_MS
}

#[cfg(test)]
mod tests {
    use proptest::collection::vec;
    use proptest::prelude::*;

    use super::*;

    const ADA: u8 = 101;
    const BOB: u8 = 102;

    #[test]
    fn a_person_says_twenty_things_a_minute() {
        let mut pace = TalkPace::default();
        for number in 0..20 {
            let now = 5_000 + number * 100;
            assert_eq!(pace.check(ADA, now), Ok(()));
            pace.count(ADA, now);
        }
        assert_eq!(pace.check(ADA, 7_000), Err(Refusal::TooMuchTalk { seconds: 58 }));
        assert_eq!(pace.check(BOB, 7_000), Ok(()), "another person has a minute of their own");
        assert_eq!(pace.check(ADA, 64_999), Err(Refusal::TooMuchTalk { seconds: 1 }));
        assert_eq!(pace.check(ADA, 65_000), Ok(()), "the first is a minute old");
    }

    #[test]
    fn what_was_not_kept_does_not_count() {
        let mut pace = TalkPace::default();
        (1..=20).for_each(|now| pace.count(ADA, now));
        pace.discount(BOB, 20);
        pace.discount(ADA, 21);
        assert!(pace.check(ADA, 22).is_err(), "of another, at another time");
        pace.discount(ADA, 20);
        assert_eq!(pace.check(ADA, 22), Ok(()));
    }

    #[test]
    fn those_who_are_silent_cost_nothing() {
        let mut pace = TalkPace::default();
        for number in 0..100 {
            pace.count(number, 1_000);
        }
        pace.count(ADA, 61_000);
        assert_eq!(pace.said.len(), 1);
    }

    proptest! {
        #[test]
        fn no_minute_has_more_than_twenty_and_the_wait_is_right(steps in vec(0_u64..9_000, 0..200)) {
            let (mut pace, mut now, mut said) = (TalkPace::default(), 0, Vec::new());
            for step in steps {
                now += step;
                let recent = said.iter().filter(|&&time| now - time < WINDOW_MS).count();
                match pace.check(ADA, now) {
                    Ok(()) => {
                        prop_assert!(recent < MAX_MESSAGES);
                        pace.count(ADA, now);
                        said.push(now);
                    }
                    Err(Refusal::TooMuchTalk { seconds }) => {
                        prop_assert_eq!(recent, MAX_MESSAGES);
                        prop_assert!((1..=60).contains(&seconds));
                        prop_assert_eq!(pace.check(ADA, now + seconds * 1000), Ok(()));
                        let sooner = now + (seconds - 1) * 1000;
                        prop_assert!(pace.check(ADA, sooner).is_err());
                    }
                    Err(other) => prop_assert!(false, "{}", other),
                }
            }
        }
    }
}
