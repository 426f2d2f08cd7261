//! How much a person may say.

use std::collections::{HashMap, VecDeque};
use std::hash::Hash;

use djambi_protocol::Refusal;

/// How many messages a person may say in a game and a minute.
pub const MAX_MESSAGES: usize = 20;
/// How many of these may be acts.
pub const MAX_ACTS: usize = 8;
/// The time in which messages are counted, in milliseconds.
const WINDOW_MS: u64 = 60_000;

/// The kinds of messages that are counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Utterance {
    /// Words of a person.
    Words,
    /// An act about treaties, of which fewer may be said.
    Act,
}

/// The times at which the people of a game, known by ids of type `P`, have said something within the last
/// minute. It reads no time.
#[derive(Clone, Debug)]
pub struct TalkPace<P> {
    said: HashMap<P, VecDeque<(u64, Utterance)>>,
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
    pub fn check(&self, player: P, what: Utterance, now: u64) -> Result<(), Refusal> {
        let recent = |counts: fn(Utterance) -> bool| {
            let said = self.said.get(&player).into_iter().flatten().rev();
            said.filter(move |&&(time, what)| is_recent(time, now) && counts(what)).map(|&(time, _)| time)
        };
        // The message that must leave the window before the next one fits in.
        let of_all = recent(|_| true).nth(MAX_MESSAGES - 1);
        let of_acts = recent(|what| what == Utterance::Act).nth(MAX_ACTS - 1);
        match of_all.max(of_acts.filter(|_| what == Utterance::Act)) {
            None => Ok(()),
            Some(time) => {
                let wait = (time + WINDOW_MS).saturating_sub(now);
                Err(Refusal::TooMuchTalk { seconds: wait.div_ceil(1000) })
            }
        }
    }

    /// Counts a message that a person says at `now`, in milliseconds, and forgets what no longer counts.
    pub fn count(&mut self, player: P, what: Utterance, now: u64) {
        self.said.entry(player).or_default().push_back((now, what));
        self.said.retain(|_, said| {
            said.retain(|&(time, _)| is_recent(time, now));
            !said.is_empty()
        });
    }

    /// Takes back that a person said something at `at`, in milliseconds: it was not kept.
    pub fn discount(&mut self, player: P, what: Utterance, at: u64) {
        if let Some(said) = self.said.get_mut(&player)
            && let Some(index) = said.iter().rposition(|&message| message == (at, what))
        {
            said.remove(index);
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
            assert_eq!(pace.check(ADA, Utterance::Words, now), Ok(()));
            pace.count(ADA, Utterance::Words, now);
        }
        assert_eq!(pace.check(ADA, Utterance::Words, 7_000), Err(Refusal::TooMuchTalk { seconds: 58 }));
        assert_eq!(
            pace.check(BOB, Utterance::Words, 7_000),
            Ok(()),
            "another person has a minute of their own"
        );
        assert_eq!(pace.check(ADA, Utterance::Words, 64_999), Err(Refusal::TooMuchTalk { seconds: 1 }));
        assert_eq!(pace.check(ADA, Utterance::Words, 65_000), Ok(()), "the first is a minute old");
    }

    #[test]
    fn eight_of_them_may_be_acts() {
        let mut pace = TalkPace::default();
        (1..=8).for_each(|now| pace.count(ADA, Utterance::Act, now));
        assert_eq!(pace.check(ADA, Utterance::Act, 9), Err(Refusal::TooMuchTalk { seconds: 60 }));
        assert_eq!(pace.check(ADA, Utterance::Words, 9), Ok(()));
        assert_eq!(pace.check(ADA, Utterance::Act, 60_001), Ok(()), "the first is a minute old");
        (11..=22).for_each(|now| pace.count(ADA, Utterance::Words, now));
        assert_eq!(pace.check(ADA, Utterance::Words, 60_000), Err(Refusal::TooMuchTalk { seconds: 1 }));
        pace.discount(ADA, Utterance::Act, 8);
        assert_eq!(pace.check(ADA, Utterance::Act, 60_000), Ok(()));
    }

    #[test]
    fn what_was_not_kept_does_not_count() {
        let mut pace = TalkPace::default();
        (1..=20).for_each(|now| pace.count(ADA, Utterance::Words, now));
        pace.discount(BOB, Utterance::Words, 20);
        pace.discount(ADA, Utterance::Words, 21);
        assert!(pace.check(ADA, Utterance::Words, 22).is_err(), "of another, at another time");
        pace.discount(ADA, Utterance::Words, 20);
        assert_eq!(pace.check(ADA, Utterance::Words, 22), Ok(()));
    }

    #[test]
    fn those_who_are_silent_cost_nothing() {
        let mut pace = TalkPace::default();
        for number in 0..100 {
            pace.count(number, Utterance::Words, 1_000);
        }
        pace.count(ADA, Utterance::Words, 61_000);
        assert_eq!(pace.said.len(), 1);
    }

    proptest! {
        #[test]
        fn no_minute_has_more_than_twenty_and_the_wait_is_right(steps in vec(0_u64..9_000, 0..200)) {
            let mut pace = TalkPace::default();
            let mut now = 0;
            let mut said = Vec::new();
            for step in steps {
                now += step;
                let recent = said.iter().filter(|&&time| now - time < WINDOW_MS).count();
                match pace.check(ADA, Utterance::Words, now) {
                    Ok(()) => {
                        prop_assert!(recent < MAX_MESSAGES);
                        pace.count(ADA, Utterance::Words, now);
                        said.push(now);
                    }
                    Err(Refusal::TooMuchTalk { seconds }) => {
                        prop_assert_eq!(recent, MAX_MESSAGES);
                        prop_assert!((1..=60).contains(&seconds));
                        prop_assert_eq!(pace.check(ADA, Utterance::Words, now + seconds * 1000), Ok(()));
                        let sooner = now + (seconds - 1) * 1000;
                        prop_assert!(pace.check(ADA, Utterance::Words, sooner).is_err());
                    }
                    Err(other) => prop_assert!(false, "{}", other),
                }
            }
        }
    }
}
