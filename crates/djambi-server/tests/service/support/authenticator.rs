//! An authenticator in software, with a browser around it: it makes passkeys and answers by them as devices do.

use data_encoding::BASE64URL_NOPAD;
use ring::rand::SystemRandom;
use ring::signature::{ECDSA_P256_SHA256_ASN1_SIGNING, EcdsaKeyPair, KeyPair};
use serde_json::{Value, json};
use sha2::{Digest, Sha256};

/// How a public key of P-256 begins.
const P256: &[u8] =
    b"\x30\x59\x30\x13\x06\x07\x2a\x86\x48\xce\x3d\x02\x01\x06\x08\x2a\x86\x48\xce\x3d\x03\x01\x07\x03\x42\x00";
/// Somebody is there, and is known.
pub(crate) const KNOWN: u8 = 0b101;
/// The passkey is kept on several devices.
pub(crate) const SYNCED: u8 = 0b1_1000;
/// A new passkey follows.
const IS_NEW: u8 = 0b100_0000;

/// A device with one passkey. Tests change what it says.
pub(crate) struct Authenticator {
    pair: EcdsaKeyPair,
    /// The id of the passkey.
    pub(crate) id: Vec<u8>,
    /// The number of the account.
    pub(crate) user: Option<String>,
    /// How often it says to have signed.
    pub(crate) counter: u32,
    /// What it says of who is there.
    pub(crate) flags: u8,
    /// The origin of the page.
    pub(crate) origin: String,
    /// The host for which the passkey is.
    pub(crate) party: String,
    /// What the browser says besides.
    pub(crate) client: Value,
}

impl Authenticator {
    /// A device that is at a page of an origin, and has a key for its host.
    pub(crate) fn at(origin: &str, party: &str) -> Self {
        let random = SystemRandom::new();
        let kind = &ECDSA_P256_SHA256_ASN1_SIGNING;
        let key = EcdsaKeyPair::generate_pkcs8(kind, &random).unwrap();
        let pair = EcdsaKeyPair::from_pkcs8(kind, key.as_ref(), &random).unwrap();
        Self {
            id: Sha256::digest(pair.public_key().as_ref())[..16].to_vec(),
            pair,
            user: None,
            counter: 0,
            flags: KNOWN | SYNCED,
            origin: origin.to_owned(),
            party: party.to_owned(),
            client: json!({"crossOrigin": false}),
        }
    }

    /// The passkey for a challenge of the service, as its page sends it.
    pub(crate) fn make(&mut self, told: &Value) -> Value {
        self.user = told["user"]["id"].as_str().map(ToOwned::to_owned);
        let client_data = self.client_data("webauthn.create", told);
        let length = u16::try_from(self.id.len()).unwrap().to_be_bytes();
        let data = [self.data(IS_NEW), vec![0; 16], length.to_vec(), self.id.clone(), b"\xa0".to_vec()];
        let public_key = [P256, self.pair.public_key().as_ref()].concat();
        json!({
            "client_data": text(client_data.as_bytes()),
            "authenticator_data": text(&data.concat()),
            "public_key": text(&public_key),
        })
    }

    /// The answer to a challenge of the service, as its page sends it.
    pub(crate) fn answer(&self, told: &Value) -> Value {
        let client_data = self.client_data("webauthn.get", told);
        let data = self.data(0);
        let signed = [data.clone(), Sha256::digest(client_data.as_bytes()).to_vec()].concat();
        let signature = self.pair.sign(&SystemRandom::new(), &signed).unwrap();
        let mut answer = json!({
            "id": text(&self.id),
            "client_data": text(client_data.as_bytes()),
            "authenticator_data": text(&data),
            "signature": text(signature.as_ref()),
        });
        if let Some(user) = &self.user {
            answer["user"] = user.as_str().into();
        }
        answer
    }

    fn client_data(&self, ceremony: &str, told: &Value) -> String {
        let mut client = self.client.clone();
        client["type"] = ceremony.into();
        client["challenge"] = told["challenge"].clone();
        client["origin"] = self.origin.as_str().into();
        client.to_string()
    }

    fn data(&self, flags: u8) -> Vec<u8> {
        let hash = Sha256::digest(&self.party).to_vec();
        [hash, vec![self.flags | flags], self.counter.to_be_bytes().to_vec()].concat()
    }
}

/// Bytes as messages hold them.
pub(crate) fn text(bytes: &[u8]) -> String {
    BASE64URL_NOPAD.encode(bytes)
}
