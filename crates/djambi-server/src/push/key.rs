//! The key by which push services know the service again, and the tokens that it signs: RFC 8292.

use data_encoding::BASE64URL_NOPAD;
use p256::ecdsa::signature::Signer;
use p256::ecdsa::{Signature, SigningKey};
use p256::elliptic_curve::sec1::ToSec1Point;
use p256::{PublicKey, SecretKey};
use serde::Serialize;

use crate::env;

/// The number of bytes of a point of the curve in the form that RFC 8291 and RFC 8292 want.
pub(super) const POINT_BYTES: usize = 65;
/// The number of bytes of a secret key.
pub(crate) const SECRET_BYTES: usize = 32;

/// For how many seconds a token is good. A push service takes it for a day at most.
const TOKEN_SECONDS: u64 = 12 * 60 * 60;

/// The key of the service. It has neither `Debug` nor `Serialize`.
pub(crate) struct PushKey(SigningKey);

/// What a token says.
#[derive(Serialize)]
struct Claims<'a> {
    aud: &'a str,
    exp: u64,
    #[serde(skip_serializing_if = "Option::is_none")]
    sub: Option<&'a str>,
}

impl PushKey {
    /// The bytes of a new key.
    pub(crate) fn fresh() -> [u8; SECRET_BYTES] {
        fresh_key().to_bytes().into()
    }

    /// The key with these bytes; `None` if they are none.
    pub(crate) fn new(bytes: &[u8]) -> Option<Self> {
        let bytes: [u8; SECRET_BYTES] = bytes.try_into().ok()?;
        SecretKey::from_slice(&bytes).ok().map(|key| Self(SigningKey::from(key)))
    }

    /// The public part, as browsers and push services want it.
    pub(crate) fn public(&self) -> String {
        BASE64URL_NOPAD.encode(&point_of(&PublicKey::from(self.0.verifying_key())))
    }

    /// The value of the header `Authorization` for a push service at an origin, which may write to the host at `contact`.
    pub(super) fn authorization(&self, origin: &str, contact: Option<&str>, now_ms: u64) -> String {
        let signed = signed_part(origin, now_ms / 1000 + TOKEN_SECONDS, contact);
        let signature: Signature = self.0.sign(signed.as_bytes());
        format!("vapid t={signed}.{}, k={}", BASE64URL_NOPAD.encode(&signature.to_bytes()), self.public())
    }
}

/// Header and claims of a token.
fn signed_part(aud: &str, exp: u64, sub: Option<&str>) -> String {
    let claims = serde_json::to_vec(&Claims { aud, exp, sub }).expect("texts and a number");
    let header = BASE64URL_NOPAD.encode(br#"{"typ":"JWT","alg":"ES256"}"#);
    format!("{header}.{}", BASE64URL_NOPAD.encode(&claims))
}

/// A secret key that nobody can guess.
pub(super) fn fresh_key() -> SecretKey {
    loop {
        // All but one in four thousand million times, any bytes are a key.
        if let Ok(key) = SecretKey::from_slice(&env::random_bytes::<SECRET_BYTES>()) {
            return key;
        }
    }
}

/// The uncompressed point of a key.
pub(super) fn point_of(key: &PublicKey) -> Vec<u8> {
    key.to_sec1_point(false).as_bytes().to_vec()
}

#[cfg(test)]
mod tests {
    use p256::ecdsa::VerifyingKey;
    use p256::ecdsa::signature::Verifier;

    use super::*;

    /// Whether a header's value holds a token that its key has signed.
    fn is_signed(authorization: &str) -> bool {
        let (token, key) = authorization.strip_prefix("vapid t=").unwrap().split_once(", k=").unwrap();
        let (signed, signature) = token.rsplit_once('.').unwrap();
        let bytes = |text: &str| BASE64URL_NOPAD.decode(text.as_bytes()).unwrap();
        let key = VerifyingKey::from_sec1_bytes(&bytes(key)).unwrap();
        key.verify(signed.as_bytes(), &Signature::from_slice(&bytes(signature)).unwrap()).is_ok()
    }

    #[test]
    fn the_example_of_rfc_8292_comes_out_and_is_signed() {
        let signed = "eyJ0eXAiOiJKV1QiLCJhbGciOiJFUzI1NiJ9.eyJhdWQiOiJodHRwczovL3B1c2guZXhhbXBsZS5uZXQiLCJleHAiOjE0NTM1\
                      MjM3NjgsInN1YiI6Im1haWx0bzpwdXNoQGV4YW1wbGUuY29tIn0";
        let contact = Some("mailto:push@example.com");
        assert_eq!(signed_part("https://push.example.net", 1_453_523_768, contact), signed);
        let signature =
            "i3CYb7t4xfxCDquptFOepC9GAu_HLGkMlMuCGSK2rpiUfnK9ojFwDXb1JrErtmysazNjjvW2L9OkSSHzvoD1oA";
        let key = "BA1Hxzyi1RUM1b5wjxsn7nGxAszw2u61m164i3MrAIxHF6YK5h4SDYic-dRuU_RCPCfA5aq9ojSwk5Y2EmClBPs";
        assert!(is_signed(&format!("vapid t={signed}.{signature}, k={key}")));
        assert!(!is_signed(&format!(
            "vapid t={}.{signature}, k={key}",
            signed.replace("eyJhdWQ", "eyJhdXQ")
        )));
    }

    #[test]
    fn a_token_is_for_one_push_service_and_half_a_day() {
        let key = PushKey::new(&PushKey::fresh()).unwrap();
        let value = key.authorization("https://push.example", None, 1_000_000_500);
        assert!(is_signed(&value) && value.ends_with(&key.public()), "{value}");
        let claims = value.split('.').nth(1).unwrap();
        let claims = String::from_utf8(BASE64URL_NOPAD.decode(claims.as_bytes()).unwrap()).unwrap();
        assert_eq!(claims, r#"{"aud":"https://push.example","exp":1043200}"#);
        assert!(PushKey::new(&[0; SECRET_BYTES]).is_none() && PushKey::new(&[1; 31]).is_none());
    }
}
