//! Passwords: which may be chosen, and how they are kept and checked.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread::available_parallelism;

use argon2::Argon2;
use argon2::password_hash::phc::PasswordHash;
use argon2::password_hash::{PasswordHasher, PasswordVerifier};
use djambi_protocol::{MAX_PASSWORD_CHARACTERS, MIN_PASSWORD_CHARACTERS, Password, Refusal};
use tokio::sync::{OnceCell, Semaphore};
use tokio::task::spawn_blocking;

use crate::env;

/// How many passwords wait to be checked at most, each for some thirty milliseconds.
const MAX_WAITING: usize = 32;
/// The bytes of a salt.
const SALT_BYTES: usize = 16;
/// The number of tries within which nobody may guess a password: as many as zxcvbn's list of those that are used
/// most is long.
const TRIES: u64 = 30_001;

/// Judges a password for an account with this name, exactly as it was typed: no kind of character is asked for.
///
/// # Errors
/// When it is too short or too long, on the list of those that everybody tries, or made of the name of the
/// account or of the site.
fn judge(password: &str, name: &str) -> Result<(), Refusal> {
    let min = MIN_PASSWORD_CHARACTERS;
    let max = MAX_PASSWORD_CHARACTERS;
    let length = u32::try_from(password.chars().count()).unwrap_or(u32::MAX);
    if !(min..=max).contains(&length) {
        return Err(Refusal::PasswordLength { min, max });
    }
    if is_made_of(password, &[name, "djambi"]) || zxcvbn::zxcvbn(password, &[]).guesses() <= TRIES {
        return Err(Refusal::PasswordGuessable);
    }
    Ok(())
}

/// Whether the letters of a password are only those of names, whatever stands between them.
fn is_made_of(password: &str, names: &[&str]) -> bool {
    let letters =
        |text: &str| -> String { text.to_lowercase().chars().filter(|c| c.is_alphabetic()).collect() };
    let names = names.iter().map(|name| letters(name)).filter(|name| !name.is_empty());
    let whole = letters(password);
    let rest = names.fold(whole.clone(), |rest, name| rest.replace(&name, ""));
    !whole.is_empty() && rest.is_empty()
}

/// Hashes and checks passwords by Argon2id (19 MiB, two passes), on threads where that holds up nobody else:
/// half as many at once as there are processors.
pub(crate) struct PasswordChecks {
    turns: Semaphore,
    waiting: AtomicUsize,
    /// The hash of a password that nobody has, which is checked where there is no account: that takes as long.
    of_nobody: OnceCell<Arc<str>>,
}

impl PasswordChecks {
    /// Checks of passwords.
    pub(crate) fn new() -> Self {
        let at_once = (available_parallelism().map_or(1, usize::from) / 2).max(1);
        Self { turns: Semaphore::new(at_once), waiting: AtomicUsize::new(0), of_nobody: OnceCell::new() }
    }

    /// The hash of a password for an account with this name, as it is kept.
    ///
    /// # Errors
    /// When it may not be chosen; [`Refusal::Busy`] if too many wait.
    pub(crate) async fn hash(&self, password: Password, name: String) -> Result<String, Refusal> {
        // Judging takes milliseconds as well.
        self.run(move || judge(&password.0, &name).map(|()| hash_of(password.0.as_bytes()))).await?
    }

    /// Whether a password is the one of this hash. Without a hash it is not, which is found out in the same
    /// time.
    ///
    /// # Errors
    /// [`Refusal::Busy`] if too many wait.
    pub(crate) async fn is_right(&self, password: &Password, hash: Option<&str>) -> Result<bool, Refusal> {
        let of_nobody = self.of_nobody.get_or_try_init(async || {
            self.run(|| Arc::from(hash_of(&env::random_bytes::<SALT_BYTES>()))).await
        });
        let of_nobody = of_nobody.await?.clone();
        let is_account = hash.is_some();
        let hash = hash.map_or(of_nobody, Arc::from);
        // A longer one is nobody's, and would take longer.
        let password: String = password.0.chars().take(MAX_PASSWORD_CHARACTERS as usize + 1).collect();
        self.run(move || verify(password.as_bytes(), &hash) && is_account).await
    }

    async fn run<T: Send + 'static>(&self, work: impl FnOnce() -> T + Send + 'static) -> Result<T, Refusal> {
        let turn = if let Ok(turn) = self.turns.try_acquire() {
            turn
        } else {
            let _waiting = Waiting::new(&self.waiting).ok_or(Refusal::Busy)?;
            self.turns.acquire().await.map_err(|_| Refusal::ShuttingDown)?
        };
        let done = spawn_blocking(work).await.map_err(|_| Refusal::ShuttingDown);
        drop(turn);
        done
    }
}

/// One of those who wait. A request that is given up waits no longer.
struct Waiting<'a>(&'a AtomicUsize);

impl<'a> Waiting<'a> {
    /// One more who waits, unless too many do.
    fn new(waiting: &'a AtomicUsize) -> Option<Self> {
        let one = Self(waiting);
        (waiting.fetch_add(1, Ordering::Relaxed) < MAX_WAITING).then_some(one)
    }
}

impl Drop for Waiting<'_> {
    fn drop(&mut self) {
        self.0.fetch_sub(1, Ordering::Relaxed);
    }
}

fn hash_of(password: &[u8]) -> String {
    let salt = env::random_bytes::<SALT_BYTES>();
    let hash: PasswordHash =
        Argon2::default().hash_password_with_salt(password, &salt).expect("a salt of 16 bytes");
    hash.to_string()
}

fn verify(password: &[u8], hash: &str) -> bool {
    PasswordHash::new(hash).is_ok_and(|hash| Argon2::default().verify_password(password, &hash).is_ok())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn chosen(password: &str) -> Result<(), Refusal> {
        judge(password, "Lucrezia")
    }

    #[test]
    fn a_password_has_a_length_and_no_further_rules() {
        let long: String = (0..128_u8).map(|n| char::from(b'!' + n.wrapping_mul(n) % 90)).collect();
        for password in ["violet anvil", "  x   y  ", "пароль-мой-42", "aB3$xY7!", &long] {
            assert!(chosen(password).is_ok(), "{password}");
        }
        for password in ["", "aB3$xY7", &"x9 q".repeat(33)] {
            let refusal = Refusal::PasswordLength { min: 8, max: 128 };
            assert_eq!(chosen(password).err(), Some(refusal), "{password}");
        }
    }

    #[test]
    fn what_everybody_tries_is_no_password() {
        for password in [
            "password",
            "12345678",
            "iloveyou",
            "Lucrezia",
            "lucrezia-2026",
            "djambi-djambi",
            "DjambiLucrezia",
            "L.U.C.R.E.Z.I.A",
        ] {
            assert_eq!(chosen(password).err(), Some(Refusal::PasswordGuessable), "{password}");
        }
        for password in ["lucrezia plays well", "my djambi password"] {
            assert!(chosen(password).is_ok(), "{password}");
        }
    }

    #[tokio::test]
    async fn a_hash_is_that_of_one_password_exactly() {
        let checks = PasswordChecks::new();
        let hash = checks.hash(Password("Violet anvil 92".to_owned()), "Lucrezia".to_owned()).await.unwrap();
        assert!(hash.starts_with("$argon2id$v=19$m=19456,t=2,p=1$"), "{hash}");
        let is_right = async |password: &str, hash: Option<&str>| {
            checks.is_right(&Password(password.to_owned()), hash).await.unwrap()
        };
        assert!(is_right("Violet anvil 92", Some(&hash)).await);
        for wrong in ["violet anvil 92", "Violet anvil 92 ", "", &"x".repeat(100_000)] {
            assert!(!is_right(wrong, Some(&hash)).await, "{wrong}");
        }
        assert!(!is_right("Violet anvil 92", None).await);
        assert!(!is_right("Violet anvil 92", Some("rubbish")).await);
    }
}
