//! Signatures of guest cookies and invitations.

use data_encoding::BASE64URL_NOPAD;
use djambi_protocol::{GameId, Seat};
use hmac::{Hmac, Mac};
use sha2::Sha256;

use crate::identity::GuestId;

/// The secret key of all signatures. It is kept in the database only: no `Debug`, no `Serialize`.
#[derive(Clone, Copy)]
pub(crate) struct Key([u8; Self::LENGTH]);

impl Key {
    /// The number of bytes of a key.
    pub(crate) const LENGTH: usize = 32;

    /// A key of fresh random bytes.
    pub(crate) const fn new(random: [u8; Self::LENGTH]) -> Self {
        Self(random)
    }

    /// The key with these bytes, if their number is right.
    pub(crate) fn from_bytes(bytes: &[u8]) -> Option<Self> {
        bytes.try_into().ok().map(Self)
    }

    /// The bytes of the key, for the database.
    pub(crate) fn to_vec(self) -> Vec<u8> {
        self.0.to_vec()
    }
}

/// Signs guest ids in cookies, and invitations, and checks the signatures that come back.
pub(crate) struct Signer {
    key: Key,
}

/// The length of the signature in an invitation's address, in bytes: safe against guessing and short to read
/// out.
const INVITATION_SIGNATURE_BYTES: usize = 16;

impl Signer {
    /// A signer with this key.
    pub(crate) const fn new(key: Key) -> Self {
        Self { key }
    }

    /// A guest's id with its signature, the value of the cookie.
    pub(crate) fn seal_guest(&self, guest: GuestId) -> String {
        let signature = self.guest_mac(guest).finalize().into_bytes();
        format!("{}.{}", BASE64URL_NOPAD.encode(guest.as_bytes()), BASE64URL_NOPAD.encode(&signature))
    }

    /// The guest in a cookie's value, if the signature is valid.
    pub(crate) fn open_guest(&self, sealed: &str) -> Option<GuestId> {
        let (id, signature) = sealed.split_once('.')?;
        let guest = GuestId::from_bytes(&BASE64URL_NOPAD.decode(id.as_bytes()).ok()?)?;
        let signature = BASE64URL_NOPAD.decode(signature.as_bytes()).ok()?;
        self.guest_mac(guest).verify_slice(&signature).ok()?;
        Some(guest)
    }

    /// The token in the address of an invitation. It follows from the key, so the database does not hold it.
    pub(crate) fn invitation(&self, game: &GameId, seat: Seat) -> String {
        let signature = self.invitation_mac(game, seat).finalize().into_bytes();
        format!("{game}-{seat}-{}", BASE64URL_NOPAD.encode(&signature[..INVITATION_SIGNATURE_BYTES]))
    }

    /// The game and the seat of an invitation's token, if the signature is valid.
    pub(crate) fn open_invitation(&self, token: &str) -> Option<(GameId, Seat)> {
        let mut parts = token.splitn(3, '-');
        let game: GameId = parts.next()?.parse().ok()?;
        let seat: Seat = parts.next()?.parse().ok()?;
        let signature = BASE64URL_NOPAD.decode(parts.next()?.as_bytes()).ok()?;
        if signature.len() != INVITATION_SIGNATURE_BYTES {
            return None;
        }
        self.invitation_mac(&game, seat).verify_truncated_left(&signature).ok()?;
        Some((game, seat))
    }

    fn guest_mac(&self, guest: GuestId) -> Hmac<Sha256> {
        // The purpose keeps its first name: cookies that browsers hold are signed with it.
        self.mac("browser").chain_update(guest.as_bytes())
    }

    fn invitation_mac(&self, game: &GameId, seat: Seat) -> Hmac<Sha256> {
        self.mac("invitation").chain_update(game.as_str()).chain_update("/").chain_update(seat.name())
    }

    /// A code that covers the purpose, so that a signature for one purpose is invalid for another.
    fn mac(&self, purpose: &str) -> Hmac<Sha256> {
        let mac = Hmac::<Sha256>::new_from_slice(&self.key.0).expect("a key of any length");
        mac.chain_update(purpose).chain_update("/")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn signer(byte: u8) -> Signer {
        Signer::new(Key::new([byte; Key::LENGTH]))
    }

    #[test]
    fn only_the_key_that_sealed_a_cookie_opens_it() {
        let guest = GuestId::new([7; GuestId::LENGTH]);
        let sealed = signer(1).seal_guest(guest);
        assert!(signer(1).open_guest(&sealed) == Some(guest));
        assert!(signer(2).open_guest(&sealed).is_none());
    }

    #[test]
    fn a_changed_cookie_does_not_open() {
        let sealed = signer(1).seal_guest(GuestId::new([7; GuestId::LENGTH]));
        for index in 0..sealed.len() {
            let mut changed = sealed.clone().into_bytes();
            changed[index] = if changed[index] == b'A' { b'B' } else { b'A' };
            let changed = String::from_utf8(changed).unwrap();
            assert!(signer(1).open_guest(&changed).is_none(), "{changed}");
        }
        for rubbish in ["", ".", "a.b", "ä", "AAAAAAAAAAAAAAAAAAAAAA."] {
            assert!(signer(1).open_guest(rubbish).is_none(), "{rubbish}");
        }
    }

    #[test]
    fn an_invitation_is_for_one_seat_of_one_game() {
        let game: GameId = "k3v9q2m7x1".parse().unwrap();
        let token = signer(1).invitation(&game, Seat::Blue);
        assert_eq!(signer(1).open_invitation(&token), Some((game, Seat::Blue)));
        assert_eq!(signer(2).open_invitation(&token), None);
        assert_eq!(signer(1).open_invitation(&token.replace("blue", "green")), None);
        assert_eq!(signer(1).open_invitation(&token.replace("k3v", "k4v")), None);
        assert_eq!(signer(1).open_invitation(&token[..token.len() - 2]), None);
        assert_eq!(signer(1).open_invitation("k3v9q2m7x1-blue-"), None);
        assert_eq!(signer(1).open_invitation(""), None);
    }

    #[test]
    fn signatures_that_browsers_hold_stay_valid() {
        let sealed = "BwcHBwcHBwcHBwcHBwcHBw.hRo3_AKbHfU0f5ZhgI37wAYbwGyl8rzzIqqHJHDD8z4";
        assert!(signer(1).open_guest(sealed) == Some(GuestId::new([7; GuestId::LENGTH])));
        let token = "k3v9q2m7x1-blue-L6uHx26RyR1oLT5IanvuBA";
        assert_eq!(signer(1).open_invitation(token), Some(("k3v9q2m7x1".parse().unwrap(), Seat::Blue)));
    }
}
