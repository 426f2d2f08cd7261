//! The authenticator data, which an authenticator signs.

use super::relying_party::RelyingParty;

/// Somebody has touched it.
const USER_PRESENT: u8 = 1;
/// It has known who.
const USER_VERIFIED: u8 = 1 << 2;
/// The passkey may be kept on several devices.
const BACKUP_ELIGIBLE: u8 = 1 << 3;
/// The passkey is kept on several devices.
const BACKED_UP: u8 = 1 << 4;
/// It is new: its id follows.
const IS_NEW: u8 = 1 << 6;

/// The bytes before the id of a new passkey: the number of its maker's model, which is not looked at.
const MODEL_BYTES: usize = 16;

/// The data that an authenticator signs.
pub(super) struct AuthenticatorData {
    party_hash: [u8; 32],
    flags: u8,
    /// How often it has signed.
    pub(super) counter: u32,
    /// The id of a new passkey.
    pub(super) new_id: Option<Vec<u8>>,
}

impl AuthenticatorData {
    /// Reads it; `None` if it is none. The public key and extensions, which follow, are not looked at.
    pub(super) fn read(bytes: &[u8]) -> Option<Self> {
        let (&party_hash, rest) = bytes.split_first_chunk::<32>()?;
        let (&flags, rest) = rest.split_first()?;
        let (&counter, rest) = rest.split_first_chunk::<4>()?;
        let new_id = if flags & IS_NEW == 0 {
            None
        } else {
            let (&length, rest) = rest.get(MODEL_BYTES..)?.split_first_chunk::<2>()?;
            Some(rest.get(..u16::from_be_bytes(length).into())?.to_vec())
        };
        Some(Self { party_hash, flags, counter: u32::from_be_bytes(counter), new_id })
    }

    /// Whether somebody was there for the service, and the authenticator has known who.
    pub(super) fn is_for(&self, party: &RelyingParty) -> bool {
        self.party_hash == party.hash()
            && self.has(USER_PRESENT)
            && self.has(USER_VERIFIED)
            // Nothing can be on several devices that may not.
            && (self.has(BACKUP_ELIGIBLE) || !self.has(BACKED_UP))
    }

    /// Whether the passkey may be kept on several devices.
    pub(super) const fn can_sync(&self) -> bool {
        self.has(BACKUP_ELIGIBLE)
    }

    /// Whether the passkey is kept on several devices.
    pub(super) const fn is_synced(&self) -> bool {
        self.has(BACKED_UP)
    }

    const fn has(&self, flag: u8) -> bool {
        self.flags & flag != 0
    }
}
