//! The keys that seal private words: whoever has the database without them can read who said something where and
//! when, and not the words.
//!
//! Words are sealed by XChaCha20-Poly1305 with a random nonce. The associated data say where they belong, so that
//! sealed words open nowhere else.

use std::fmt;

use chacha20poly1305::aead::{Aead, KeyInit, Payload};
use chacha20poly1305::{XChaCha20Poly1305, XNonce};
use hmac::{Hmac, Mac};
use sha2::{Digest, Sha256};

use crate::env;

/// The number of bytes of a key.
const KEY_BYTES: usize = 32;
/// The number of bytes of the id of a key.
const ID_BYTES: usize = 8;
/// The number of bytes of a nonce.
const NONCE_BYTES: usize = 24;
/// The number of bytes of a mark.
const MARK_BYTES: usize = 16;

/// The keys: the newest seals, all of them open.
pub(crate) struct PressKeys {
    newest: PressKey,
    earlier: Vec<PressKey>,
}

/// A key. It has neither `Debug` nor `Serialize`.
#[derive(Clone)]
struct PressKey {
    bytes: [u8; KEY_BYTES],
    id: KeyId,
}

/// The name of a key, which does not tell it: the beginning of its hash.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) struct KeyId([u8; ID_BYTES]);

/// Sealed words that cannot be opened: their key is missing, or they belong elsewhere.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Unreadable;

impl KeyId {
    /// The id with these bytes, if their number is right.
    pub(crate) fn from_bytes(bytes: &[u8]) -> Option<Self> {
        bytes.try_into().ok().map(Self)
    }

    /// The bytes.
    pub(crate) const fn as_bytes(&self) -> &[u8] {
        &self.0
    }
}

impl fmt::Debug for KeyId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&data_encoding::HEXLOWER.encode(&self.0))
    }
}

impl PressKey {
    fn new(bytes: [u8; KEY_BYTES]) -> Self {
        let hash = Sha256::new().chain_update(b"id of a press key").chain_update(bytes).finalize();
        let mut id = [0; ID_BYTES];
        id.copy_from_slice(&hash[..ID_BYTES]);
        Self { bytes, id: KeyId(id) }
    }

    fn fresh() -> Self {
        Self::new(env::random_bytes())
    }

    fn cipher(&self) -> XChaCha20Poly1305 {
        XChaCha20Poly1305::new(&self.bytes.into())
    }

    fn mark(&self, said: &[&[u8]]) -> [u8; MARK_BYTES] {
        let mut mac = Hmac::<Sha256>::new_from_slice(&self.bytes).expect("a key of any length");
        mac.update(b"mark of private words");
        for part in said {
            mac.update(&(part.len() as u64).to_le_bytes());
            mac.update(part);
        }
        let mut mark = [0; MARK_BYTES];
        mark.copy_from_slice(&mac.finalize().into_bytes()[..MARK_BYTES]);
        mark
    }
}

impl PressKeys {
    /// Only a fresh key.
    pub(crate) fn fresh() -> Self {
        Self { newest: PressKey::fresh(), earlier: Vec::new() }
    }

    /// The keys with these bytes, the newest last; `None` for none.
    pub(crate) fn of(bytes: Vec<[u8; KEY_BYTES]>) -> Option<Self> {
        let mut keys: Vec<PressKey> = bytes.into_iter().map(PressKey::new).collect();
        let newest = keys.pop()?;
        Some(Self { newest, earlier: keys })
    }

    /// The keys with a fresh one that seals from now on.
    pub(crate) fn with_a_fresh_key(self) -> Self {
        let Self { newest, mut earlier } = self;
        earlier.push(newest);
        Self { newest: PressKey::fresh(), earlier }
    }

    /// The bytes of the keys, the newest last.
    pub(crate) fn bytes(&self) -> impl Iterator<Item = &[u8; KEY_BYTES]> {
        self.earlier.iter().chain([&self.newest]).map(|key| &key.bytes)
    }

    /// Seals a text that belongs to a place: the id of the key, the nonce, and the sealed text.
    pub(crate) fn seal(&self, place: &[u8], text: &[u8]) -> Vec<u8> {
        let nonce: [u8; NONCE_BYTES] = env::random_bytes();
        let associated = associated(place, self.newest.id);
        let payload = Payload { msg: text, aad: &associated };
        let sealed = self.newest.cipher().encrypt(&XNonce::from(nonce), payload);
        [self.newest.id.as_bytes(), &nonce, &sealed.expect("a text that fits into memory")].concat()
    }

    /// Opens what was sealed for a place.
    ///
    /// # Errors
    /// When the key is missing, or it was sealed for another place or changed since.
    pub(crate) fn open(&self, place: &[u8], sealed: &[u8]) -> Result<Vec<u8>, Unreadable> {
        let (id, rest) = sealed.split_at_checked(ID_BYTES).ok_or(Unreadable)?;
        let (nonce, text) = rest.split_first_chunk::<NONCE_BYTES>().ok_or(Unreadable)?;
        let key = self.all().find(|key| key.id.as_bytes() == id).ok_or(Unreadable)?;
        let associated = associated(place, key.id);
        let payload = Payload { msg: text, aad: &associated };
        key.cipher().decrypt(&XNonce::from(*nonce), payload).map_err(|_| Unreadable)
    }

    /// A mark by which these words are known again when they are sent again. It tells nobody without a key what
    /// they are.
    pub(crate) fn mark(&self, said: &[&[u8]]) -> [u8; MARK_BYTES] {
        self.newest.mark(said)
    }

    /// Whether a mark is that of these words.
    pub(crate) fn is_mark_of(&self, mark: &[u8], said: &[&[u8]]) -> bool {
        self.all().any(|key| key.mark(said) == mark)
    }

    /// The ids of all keys.
    pub(crate) fn ids(&self) -> impl Iterator<Item = KeyId> {
        self.all().map(|key| key.id)
    }

    fn all(&self) -> impl Iterator<Item = &PressKey> {
        [&self.newest].into_iter().chain(&self.earlier)
    }
}

/// What is sealed words’ associated data: their place, and their key.
fn associated(place: &[u8], key: KeyId) -> Vec<u8> {
    [place, key.as_bytes()].concat()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn keys(numbers: &[u8]) -> PressKeys {
        PressKeys::of(numbers.iter().map(|&number| [number; KEY_BYTES]).collect()).unwrap()
    }

    #[test]
    fn words_open_at_their_place_alone() {
        let keys = keys(&[1]);
        let sealed = keys.seal(b"game\0red+blue\x001", b"Strike green with me");
        assert_eq!(keys.open(b"game\0red+blue\x001", &sealed).unwrap(), b"Strike green with me");
        for place in [&b"other\0red+blue\x001"[..], b"game\0red+green\x001", b"game\0red+blue\x002", b""] {
            assert_eq!(keys.open(place, &sealed), Err(Unreadable));
        }
        for byte in 0..sealed.len() {
            let mut changed = sealed.clone();
            changed[byte] ^= 1;
            assert_eq!(keys.open(b"game\0red+blue\x001", &changed), Err(Unreadable), "byte {byte}");
            assert_eq!(keys.open(b"game\0red+blue\x001", &sealed[..byte]), Err(Unreadable));
        }
        let again = keys.seal(b"game\0red+blue\x001", b"Strike green with me");
        assert_ne!(sealed, again, "each has a nonce of its own");
    }

    #[test]
    fn a_new_key_seals_and_the_earlier_ones_open() {
        let first = keys(&[1]);
        let both = keys(&[1, 2]);
        let other = keys(&[3]);
        let old = first.seal(b"here", b"old");
        let new = both.seal(b"here", b"new");
        assert_eq!(both.open(b"here", &old).unwrap(), b"old");
        assert_eq!(both.open(b"here", &new).unwrap(), b"new");
        assert_eq!(first.open(b"here", &new), Err(Unreadable));
        assert_eq!(other.open(b"here", &old), Err(Unreadable));
        assert_eq!(both.ids().count(), 2);
    }

    #[test]
    fn words_are_known_again_by_their_mark() {
        let first = keys(&[1]);
        let both = keys(&[1, 2]);
        let mark = first.mark(&[b"red+blue", b"hello"]);
        assert!(both.is_mark_of(&mark, &[b"red+blue", b"hello"]));
        for said in [[&b"red+blue"[..], b"hell"], [b"red+blueh", b"ello"], [b"red+green", b"hello"]] {
            assert!(!both.is_mark_of(&mark, &said));
        }
        assert!(!keys(&[3]).is_mark_of(&mark, &[b"red+blue", b"hello"]));
    }
}
