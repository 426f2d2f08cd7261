//! The public keys of passkeys.

use ring::signature::{
    ECDSA_P256_SHA256_ASN1, ED25519, RSA_PKCS1_2048_8192_SHA256, UnparsedPublicKey, VerificationAlgorithm,
};

/// How a key of P-256 begins (RFC 5480), before the point.
const P256: &[u8] =
    b"\x30\x59\x30\x13\x06\x07\x2a\x86\x48\xce\x3d\x02\x01\x06\x08\x2a\x86\x48\xce\x3d\x03\x01\x07\x03\x42\x00";
/// The bytes of an uncompressed point of P-256.
const P256_BYTES: usize = 65;
/// How a key of Ed25519 begins (RFC 8410).
const ED25519_KEY: &[u8] = b"\x30\x2a\x30\x05\x06\x03\x2b\x65\x70\x03\x21\x00";
/// The bytes of a key of Ed25519.
const ED25519_BYTES: usize = 32;
/// How a key of RSA of 2048 bits or more goes on (RFC 3279) after its length; the length of the rest follows.
const RSA: &[u8] = b"\x30\x0d\x06\x09\x2a\x86\x48\x86\xf7\x0d\x01\x01\x01\x05\x00";
/// The longest key, in bytes: RSA of 4096 bits. Longer ones would cost the service more than they protect.
const MAX_BYTES: usize = 560;

/// The public key of a passkey: of P-256 (ES256), Ed25519 (EdDSA) or RSA (RS256), as browsers give it (SPKI).
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct PasskeyKey(Vec<u8>);

impl PasskeyKey {
    /// The key of these bytes; `None` if it is of another kind.
    pub(crate) fn from_spki(bytes: Vec<u8>) -> Option<Self> {
        parts(&bytes)?;
        Some(Self(bytes))
    }

    /// The bytes, for the database.
    pub(crate) fn as_spki(&self) -> &[u8] {
        &self.0
    }

    /// Whether a signature of a message is that of this key.
    pub(super) fn has_signed(&self, message: &[u8], signature: &[u8]) -> bool {
        parts(&self.0)
            .is_some_and(|(kind, key)| UnparsedPublicKey::new(kind, key).verify(message, signature).is_ok())
    }
}

/// The kind of a key, and the key itself.
fn parts(spki: &[u8]) -> Option<(&'static dyn VerificationAlgorithm, &[u8])> {
    if let Some(point) = spki.strip_prefix(P256) {
        return (point.len() == P256_BYTES).then_some((&ECDSA_P256_SHA256_ASN1, point));
    }
    if let Some(key) = spki.strip_prefix(ED25519_KEY) {
        return (key.len() == ED25519_BYTES).then_some((&ED25519, key));
    }
    if spki.len() > MAX_BYTES {
        return None;
    }
    // A number in DER with a length of two bytes.
    let within = |tag: u8, bytes: &'_ [u8]| -> Option<usize> {
        let (head, rest) = bytes.split_first_chunk::<4>()?;
        let length = usize::from(u16::from_be_bytes([head[2], head[3]]));
        (head[0] == tag && head[1] == 0x82 && rest.len() == length).then_some(length)
    };
    within(0x30, spki)?;
    let bits = spki.get(4..)?.strip_prefix(RSA)?;
    within(0x03, bits)?;
    Some((&RSA_PKCS1_2048_8192_SHA256, bits.get(4..)?.strip_prefix(b"\0")?))
}
