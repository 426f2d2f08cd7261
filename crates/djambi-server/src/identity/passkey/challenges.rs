//! The challenges that passkeys answer: each once, soon, and for what it was made.

use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};

use data_encoding::BASE64URL_NOPAD;
use djambi_protocol::CHALLENGE_MINUTES;
use hmac::{Hmac, KeyInit, Mac};
use sha2::Sha256;

use crate::env;
use crate::identity::credential::Credential;

/// The time in which a challenge can be answered, in milliseconds.
const CHALLENGE_MS: u64 = CHALLENGE_MINUTES as u64 * 60 * 1000;
/// The bytes that nobody can guess.
const RANDOM_BYTES: usize = 16;
/// The bytes of a time.
const TIME_BYTES: usize = 8;
/// Above how many used challenges those are forgotten that nobody could answer any more.
const MANY_USED: usize = 1000;

/// The purpose of the answer to a challenge.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum PasskeyPurpose {
    /// Somebody signs in.
    SignIn = 1,
    /// Somebody who is signed in proves who they are.
    Prove = 2,
    /// A passkey is added to an account.
    Add = 3,
    /// An account is made.
    SignUp = 4,
}

/// Makes challenges, and knows which have been answered. A challenge is signed with a key that ends with the process, so
/// nothing is kept of those that nobody answers, however many a stranger asks for.
pub(crate) struct Challenges {
    key: [u8; 32],
    /// Those that were answered, with when they were made.
    used: Mutex<HashMap<[u8; RANDOM_BYTES], u64>>,
}

impl Challenges {
    /// Challenges from now on.
    pub(crate) fn new() -> Self {
        Self { key: env::random_bytes(), used: Mutex::default() }
    }

    /// A challenge for a purpose, whose answer must come with a credential, if there is one.
    pub(crate) fn make(&self, purpose: PasskeyPurpose, of: Option<Credential>, now_ms: u64) -> String {
        let random: [u8; RANDOM_BYTES] = env::random_bytes();
        let head = [random.as_slice(), &now_ms.to_be_bytes()].concat();
        let tag = self.mac(&head, purpose, of).finalize().into_bytes();
        BASE64URL_NOPAD.encode(&[head, tag.to_vec()].concat())
    }

    /// Uses a challenge up, after all else was checked; says whether it was made for this purpose and credential, not too
    /// long ago, and was not answered before.
    pub(crate) fn use_up(
        &self,
        challenge: &str,
        purpose: PasskeyPurpose,
        of: Option<Credential>,
        now_ms: u64,
    ) -> bool {
        let Some((random, made_ms)) = self.read(challenge, purpose, of) else { return false };
        if now_ms >= made_ms.saturating_add(CHALLENGE_MS) {
            return false;
        }
        let mut used = self.used.lock().unwrap_or_else(PoisonError::into_inner);
        if used.len() >= MANY_USED {
            used.retain(|_, made_ms| now_ms < made_ms.saturating_add(CHALLENGE_MS));
        }
        used.insert(random, made_ms).is_none()
    }

    fn read(
        &self,
        challenge: &str,
        purpose: PasskeyPurpose,
        of: Option<Credential>,
    ) -> Option<([u8; RANDOM_BYTES], u64)> {
        let bytes = BASE64URL_NOPAD.decode(challenge.as_bytes()).ok()?;
        let (head, tag) = bytes.split_at_checked(RANDOM_BYTES + TIME_BYTES)?;
        self.mac(head, purpose, of).verify_slice(tag).ok()?;
        let (&random, time) = head.split_first_chunk()?;
        Some((random, u64::from_be_bytes(time.try_into().ok()?)))
    }

    fn mac(&self, head: &[u8], purpose: PasskeyPurpose, of: Option<Credential>) -> Hmac<Sha256> {
        let mut mac = Hmac::<Sha256>::new_from_slice(&self.key).expect("a key of any length");
        mac.update(head);
        mac.update(&[purpose as u8]);
        match of {
            None => mac.update(b"-"),
            Some(Credential::Guest(player)) => {
                mac.update(b"g");
                mac.update(player.as_bytes());
            }
            Some(Credential::Session(session)) => {
                mac.update(b"s");
                mac.update(&session.to_vec());
            }
        }
        mac
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::identity::{PlayerId, Secret};

    const NOW: u64 = 1_790_000_000_000;

    #[test]
    fn a_challenge_is_answered_once_soon_and_by_whom_it_was_made_for() {
        let challenges = Challenges::new();
        let ada = Some(Credential::Session(Secret::random().id()));
        let eve = Some(Credential::Guest(PlayerId::new([7; PlayerId::LENGTH])));
        let made = challenges.make(PasskeyPurpose::Prove, ada, NOW);
        let is_good = |challenge: &str, purpose, of, ms| challenges.use_up(challenge, purpose, of, NOW + ms);
        assert!(!is_good(&made, PasskeyPurpose::Prove, eve, 0), "of another browser");
        assert!(!is_good(&made, PasskeyPurpose::Prove, None, 0));
        assert!(!is_good(&made, PasskeyPurpose::Add, ada, 0), "for something else");
        assert!(!is_good(&made, PasskeyPurpose::Prove, ada, CHALLENGE_MS), "too late");
        assert!(!Challenges::new().use_up(&made, PasskeyPurpose::Prove, ada, NOW), "of a service before");
        for wrong in ["", "AAAA", "!", &made[1..], &format!("{made}A"), &made.to_lowercase()] {
            assert!(!is_good(wrong, PasskeyPurpose::Prove, ada, 0), "{wrong}");
        }
        assert!(is_good(&made, PasskeyPurpose::Prove, ada, CHALLENGE_MS - 1));
        assert!(!is_good(&made, PasskeyPurpose::Prove, ada, CHALLENGE_MS - 1), "once");
        let other = challenges.make(PasskeyPurpose::SignUp, eve, NOW);
        assert!(is_good(&other, PasskeyPurpose::SignUp, eve, 0));
    }

    #[test]
    fn only_answers_are_remembered_and_not_for_ever() {
        let challenges = Challenges::new();
        let answer = |ms| {
            let made = challenges.make(PasskeyPurpose::SignIn, None, NOW + ms);
            assert!(challenges.use_up(&made, PasskeyPurpose::SignIn, None, NOW + ms));
        };
        for _ in 0..MANY_USED {
            challenges.make(PasskeyPurpose::SignIn, None, NOW);
            answer(0);
        }
        assert_eq!(challenges.used.lock().unwrap().len(), MANY_USED);
        answer(CHALLENGE_MS);
        assert_eq!(challenges.used.lock().unwrap().len(), 1);
    }
}
