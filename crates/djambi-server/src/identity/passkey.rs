//! Passkeys: the checks of W3C Web Authentication (level 3, sections 7.1 and 7.2) that a service makes which asks for no
//! attestation. A passkey must have known its player by a gesture, a face or a number of theirs (user verification).

mod authenticator_data;
mod challenges;
mod client_data;
mod key;
mod relying_party;
#[cfg(test)]
#[path = "../../tests/service/support/authenticator.rs"]
mod software;

use data_encoding::BASE64URL_NOPAD;
use djambi_protocol::{NewPasskey, PasskeyProof, Refusal};
use sha2::{Digest, Sha256};

use self::authenticator_data::AuthenticatorData;
use self::client_data::{Ceremony, ClientData};
use super::credential::Credential;
use super::player_id::PlayerId;

pub(crate) use challenges::{Challenges, PasskeyPurpose};
pub(crate) use key::PasskeyKey;
pub(crate) use relying_party::RelyingParty;

/// The longest id of a passkey, in bytes.
const MAX_ID_BYTES: usize = 1023;

/// The id of a passkey, by which browsers and authenticators know it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct PasskeyId(Vec<u8>);

impl PasskeyId {
    /// The id with these bytes, if it can be one.
    pub(crate) fn from_bytes(bytes: Vec<u8>) -> Option<Self> {
        (!bytes.is_empty() && bytes.len() <= MAX_ID_BYTES).then_some(Self(bytes))
    }

    /// The id in an address or a message.
    pub(crate) fn read(text: &str) -> Option<Self> {
        Self::from_bytes(BASE64URL_NOPAD.decode(text.as_bytes()).ok()?)
    }

    /// The id as messages hold it.
    pub(crate) fn text(&self) -> String {
        BASE64URL_NOPAD.encode(&self.0)
    }

    /// The bytes.
    pub(crate) fn as_bytes(&self) -> &[u8] {
        &self.0
    }
}

/// The state of a passkey, to which its answers are held.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct PasskeyState {
    /// The public key.
    pub(crate) key: PasskeyKey,
    /// How often the authenticator has signed, as it says; 0 for those that don't count.
    pub(crate) counter: u32,
    /// Whether it may be kept on several devices.
    pub(crate) can_sync: bool,
    /// Whether it is kept on several devices.
    pub(crate) is_synced: bool,
}

/// The number by which passkeys know the account of a player, in messages. It tells nobody the player's id.
pub(crate) fn passkey_user(player: PlayerId) -> String {
    let hash = Sha256::new().chain_update(b"passkey user\0").chain_update(player.as_bytes()).finalize();
    BASE64URL_NOPAD.encode(&hash)
}

/// The question to a browser: an answer is held to it.
pub(crate) struct Asked<'a> {
    /// The challenges of the service.
    pub(crate) challenges: &'a Challenges,
    /// The service as passkeys know it.
    pub(crate) party: RelyingParty,
    /// The purpose of the answer.
    pub(crate) purpose: PasskeyPurpose,
    /// The credential with which it must come.
    pub(crate) credential: Option<Credential>,
    /// When it comes, in milliseconds since 1970.
    pub(crate) now_ms: u64,
}

impl Asked<'_> {
    /// The passkey that a browser has made. Its challenge is used up.
    ///
    /// # Errors
    /// [`Refusal::WrongPasskey`] when it was not asked for, was made by another site, without knowing its player, or with
    /// a key of another kind.
    pub(crate) fn registered(&self, new: &NewPasskey) -> Result<(PasskeyId, PasskeyState), Refusal> {
        let find = || {
            let client = ClientData::read(&decoded(&new.client_data)?)?;
            let data = AuthenticatorData::read(&decoded(&new.authenticator_data)?)?;
            let is_ours = client.is_for(Ceremony::Create, &self.party) && data.is_for(&self.party);
            let state = PasskeyState {
                key: PasskeyKey::from_spki(decoded(&new.public_key)?)?,
                counter: data.counter,
                can_sync: data.can_sync(),
                is_synced: data.is_synced(),
            };
            let id = PasskeyId::from_bytes(data.new_id?)?;
            (is_ours && self.use_up(&client)).then_some((id, state))
        };
        find().ok_or(Refusal::WrongPasskey)
    }

    /// The state of a passkey after its answer, of which the challenge is used up.
    ///
    /// # Errors
    /// [`Refusal::WrongPasskey`] when the answer was not asked for, is for another site, without knowing its player, or
    /// not of this passkey; when the authenticator counts and has not counted on, as a copy of it would.
    pub(crate) fn answered(
        &self,
        proof: &PasskeyProof,
        known: &PasskeyState,
    ) -> Result<PasskeyState, Refusal> {
        let check = || {
            let client_bytes = decoded(&proof.client_data)?;
            let client = ClientData::read(&client_bytes)?;
            let bytes = decoded(&proof.authenticator_data)?;
            let data = AuthenticatorData::read(&bytes)?;
            let is_ours = client.is_for(Ceremony::Get, &self.party) && data.is_for(&self.party);
            let signed = [bytes.as_slice(), &Sha256::digest(&client_bytes)].concat();
            let is_right = is_ours
                && known.key.has_signed(&signed, &decoded(&proof.signature)?)
                && data.can_sync() == known.can_sync
                && counts_on(known, data.counter);
            let state = PasskeyState { counter: data.counter, is_synced: data.is_synced(), ..known.clone() };
            (is_right && self.use_up(&client)).then_some(state)
        };
        check().ok_or(Refusal::WrongPasskey)
    }

    fn use_up(&self, client: &ClientData) -> bool {
        self.challenges.use_up(&client.challenge, self.purpose, self.credential, self.now_ms)
    }
}

/// Whether a counter may follow the one of a passkey. One that doesn't count says 0 for ever; devices that share a
/// passkey cannot share a count, so one of theirs may stand still, but never goes back.
const fn counts_on(known: &PasskeyState, counter: u32) -> bool {
    counter > known.counter || (counter == known.counter && (counter == 0 || known.can_sync))
}

fn decoded(text: &str) -> Option<Vec<u8>> {
    BASE64URL_NOPAD.decode(text.as_bytes()).ok()
}

#[cfg(test)]
mod tests;
