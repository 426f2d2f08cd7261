//! Messages for browsers, sealed so that no push service reads them: RFC 8291, over the content coding `aes128gcm` of
//! RFC 8188 in one record.

use aes_gcm::aead::{Aead, KeyInit, Payload};
use aes_gcm::{Aes128Gcm, Nonce};
use data_encoding::BASE64URL_NOPAD;
use hkdf::Hkdf;
use p256::{PublicKey, SecretKey};
use serde::{Deserialize, Serialize};
use sha2::Sha256;

use super::key::{fresh_key, point_of};
use crate::env;

/// The number of bytes of the secret that a browser shares with those who may write to it.
const AUTH_BYTES: usize = 16;
/// The number of bytes of a salt.
const SALT_BYTES: usize = 16;
/// The size that the one record of a message is said to have: the usual one.
const RECORD_BYTES: u32 = 4096;
/// The bytes of a record that are no text: the mark of its end, and the tag.
const OVERHEAD_BYTES: usize = 17;
/// The mark behind the text of the last record.
const LAST_RECORD: u8 = 2;

/// The keys of a browser, to which messages are sealed.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct ReceiverKeys {
    /// The public key: an uncompressed point, in Base64 for addresses.
    p256dh: String,
    /// The shared secret, in Base64 for addresses.
    auth: String,
}

/// A text that is not the key of a browser.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct BadReceiver;

impl ReceiverKeys {
    /// The keys as a browser tells them.
    ///
    /// # Errors
    /// When they are none.
    pub(crate) fn new(p256dh: String, auth: String) -> Result<Self, BadReceiver> {
        let keys = Self { p256dh, auth };
        keys.parsed().map(|_| keys)
    }

    /// A word for a subject that only who has the keys of the browser understands: up to 32 letters and digits.
    ///
    /// # Errors
    /// When the keys are none.
    pub(super) fn topic(&self, subject: &str) -> Result<String, BadReceiver> {
        let (_, auth) = self.parsed()?;
        let word: [u8; 24] = derived(&auth, subject.as_bytes(), b"djambi topic");
        Ok(BASE64URL_NOPAD.encode(&word))
    }

    fn parsed(&self) -> Result<(PublicKey, [u8; AUTH_BYTES]), BadReceiver> {
        let bytes = |text: &str| BASE64URL_NOPAD.decode(text.as_bytes()).map_err(|_| BadReceiver);
        let point = bytes(&self.p256dh)?;
        // A point in another form would be the same key, and another one to the browser that takes it into the secret.
        if point.len() != super::key::POINT_BYTES {
            return Err(BadReceiver);
        }
        let public = PublicKey::from_sec1_bytes(&point).map_err(|_| BadReceiver)?;
        Ok((public, bytes(&self.auth)?.try_into().map_err(|_| BadReceiver)?))
    }

    /// Seals a text for the browser.
    ///
    /// # Errors
    /// When the keys are none, or the text has no room in a record.
    pub(super) fn seal(&self, text: &[u8]) -> Result<Vec<u8>, BadReceiver> {
        self.seal_with(text, &fresh_key(), env::random_bytes())
    }

    fn seal_with(
        &self,
        text: &[u8],
        sender: &SecretKey,
        salt: [u8; SALT_BYTES],
    ) -> Result<Vec<u8>, BadReceiver> {
        let (receiver, auth) = self.parsed()?;
        let point = point_of(&sender.public_key());
        let shared = sender.diffie_hellman(&receiver);
        let info = [b"WebPush: info\0".as_slice(), &point_of(&receiver), &point].concat();
        let material: [u8; 32] = derived(&auth, shared.raw_secret_bytes(), &info);
        encoded(&material, salt, &point, text).ok_or(BadReceiver)
    }
}

/// A text in the content coding `aes128gcm`, in one record; `None` if it has no room in that.
fn encoded(material: &[u8], salt: [u8; SALT_BYTES], key_id: &[u8], text: &[u8]) -> Option<Vec<u8>> {
    let room = usize::try_from(RECORD_BYTES).ok()? - OVERHEAD_BYTES;
    if text.len() > room {
        return None;
    }
    let header =
        [&salt[..], &RECORD_BYTES.to_be_bytes(), &[u8::try_from(key_id.len()).ok()?], key_id].concat();
    let key: [u8; 16] = derived(&salt, material, b"Content-Encoding: aes128gcm\0");
    let nonce: [u8; 12] = derived(&salt, material, b"Content-Encoding: nonce\0");
    let record = [text, &[LAST_RECORD]].concat();
    let sealed = Aes128Gcm::new(&key.into()).encrypt(&Nonce::from(nonce), Payload::from(&record[..]));
    Some([header, sealed.ok()?].concat())
}

/// Bytes that are derived from a secret (RFC 5869).
fn derived<const N: usize>(salt: &[u8], secret: &[u8], info: &[u8]) -> [u8; N] {
    let mut bytes = [0; N];
    Hkdf::<Sha256>::new(Some(salt), secret).expand(info, &mut bytes).expect("a short key");
    bytes
}

#[cfg(test)]
mod tests {
    use super::*;

    fn bytes(text: &str) -> Vec<u8> {
        BASE64URL_NOPAD.decode(text.as_bytes()).unwrap()
    }

    const P256DH: &str =
        "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4";
    const AUTH: &str = "BTBZMqHH6r4Tts7J_aSIgg";

    fn receiver() -> ReceiverKeys {
        ReceiverKeys::new(P256DH.to_owned(), AUTH.to_owned()).unwrap()
    }

    #[test]
    fn the_example_of_rfc_8291_comes_out() {
        let sender = SecretKey::from_slice(&bytes("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw")).unwrap();
        let salt = bytes("DGv6ra1nlYgDCS1FRnbzlw").try_into().unwrap();
        let sealed = receiver().seal_with(b"When I grow up, I want to be a watermelon", &sender, salt);
        let expected = "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6Tlz\
                        AC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN";
        assert_eq!(BASE64URL_NOPAD.encode(&sealed.unwrap()), expected);
    }

    #[test]
    fn the_example_of_rfc_8188_comes_out() {
        let salt = bytes("I1BsxtFttlv3u_Oo94xnmw").try_into().unwrap();
        let sealed = encoded(&bytes("yqdlZ-tYemfogSmv7Ws5PQ"), salt, b"", b"I am the walrus");
        let expected = "I1BsxtFttlv3u_Oo94xnmwAAEAAA-NAVub2qFgBEuQKRapoZu-IxkIva3MEB1PD-ly8Thjg";
        assert_eq!(BASE64URL_NOPAD.encode(&sealed.unwrap()), expected);
    }

    #[test]
    fn no_two_messages_are_alike_and_a_long_one_is_refused() {
        let keys = receiver();
        assert_ne!(keys.seal(b"again").unwrap(), keys.seal(b"again").unwrap());
        let whole = vec![b'a'; RECORD_BYTES as usize - OVERHEAD_BYTES];
        assert!(keys.seal(&whole).unwrap().len() <= RECORD_BYTES as usize + 86);
        assert_eq!(keys.seal(&[&whole[..], b"a"].concat()), Err(BadReceiver));
    }

    #[test]
    fn a_topic_tells_nobody_else_its_subject() {
        let topic = receiver().topic("abcdefghjk").unwrap();
        assert_eq!((topic.len(), &topic), (32, &receiver().topic("abcdefghjk").unwrap()));
        assert_ne!(topic, receiver().topic("abcdefghjm").unwrap());
        let other = ReceiverKeys::new(P256DH.to_owned(), "BTBZMqHH6r4Tts7J_aSIgQ".to_owned()).unwrap();
        assert_ne!(topic, other.topic("abcdefghjk").unwrap());
    }

    #[test]
    fn keys_of_no_browser_are_refused() {
        let compressed = [&[2], &bytes(P256DH)[1..33]].concat();
        let beside = [&bytes(P256DH)[..64], &[0]].concat();
        for (p256dh, auth) in [
            (String::new(), AUTH),
            ("!".to_owned(), AUTH),
            (BASE64URL_NOPAD.encode(&compressed), AUTH),
            (BASE64URL_NOPAD.encode(&beside), AUTH),
            (P256DH.to_owned(), ""),
            (P256DH.to_owned(), "BTBZMqHH6r4Tts7J_aSI"),
        ] {
            assert!(ReceiverKeys::new(p256dh.clone(), auth.to_owned()).is_err(), "{p256dh} {auth}");
        }
    }
}
