//! Signatures of guest cookies and invitations.

use data_encoding::BASE64URL_NOPAD;
use djambi::Seat;
use djambi_protocol::GameId;
use hmac::{Hmac, Mac};
use sha2::Sha256;

use super::player_id::PlayerId;
use super::seat_invitation::SeatInvitation;

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
///
/// A signed text is `KEY.DAY.GUEST.SIGNATURE` for a guest and `GAME-SEAT-KEY-SECOND-SIGNATURE` for an
/// invitation. The signature covers the purpose and everything before it. KEY tells which key has signed, so
/// that there can be several; DAY and SECOND tell when.
pub(crate) struct Signer {
    key: Key,
}

/// A guest whose signature is valid.
#[derive(Clone, Copy)]
pub(crate) struct OpenedGuest {
    /// The guest.
    pub(crate) guest: PlayerId,
    /// The day on which the guest was signed, since 1970; `None` in the form that had no day.
    pub(crate) day: Option<u64>,
}

/// The id of the only key.
const KEY_ID: &str = "1";
/// The length of the signature in an invitation's address, in bytes: safe against guessing and short.
const INVITATION_SIGNATURE_BYTES: usize = 16;

impl Signer {
    /// A signer with this key.
    pub(crate) const fn new(key: Key) -> Self {
        Self { key }
    }

    /// A guest's id with its signature of this day, the value of the cookie.
    pub(crate) fn seal_guest(&self, guest: PlayerId, day: u64) -> String {
        let signed = format!("{KEY_ID}.{day}.{}", BASE64URL_NOPAD.encode(guest.as_bytes()));
        let signature = self.mac("guest").chain_update(&signed).finalize().into_bytes();
        format!("{signed}.{}", BASE64URL_NOPAD.encode(&signature))
    }

    /// The guest in a cookie's value, if the signature is valid.
    pub(crate) fn open_guest(&self, sealed: &str) -> Option<OpenedGuest> {
        let (signed, signature) = sealed.rsplit_once('.')?;
        let signature = BASE64URL_NOPAD.decode(signature.as_bytes()).ok()?;
        let Some((key_and_day, id)) = signed.rsplit_once('.') else {
            return self.open_undated_guest(signed, &signature);
        };
        let (key, day) = key_and_day.split_once('.')?;
        self.mac("guest").chain_update(signed).verify_slice(&signature).ok()?;
        (key == KEY_ID).then_some(())?;
        Some(OpenedGuest { guest: guest_of(id)?, day: Some(day.parse().ok()?) })
    }

    /// The guest in a cookie's value of the first form, `GUEST.SIGNATURE`. Browsers still hold such cookies.
    fn open_undated_guest(&self, id: &str, signature: &[u8]) -> Option<OpenedGuest> {
        let guest = guest_of(id)?;
        // The purpose of this form is called "browser".
        self.mac("browser").chain_update(guest.as_bytes()).verify_slice(signature).ok()?;
        Some(OpenedGuest { guest, day: None })
    }

    /// The token in the address of an invitation. It follows from the key, so the database does not hold it.
    pub(crate) fn invitation(&self, invitation: &SeatInvitation) -> String {
        let SeatInvitation { game, seat, made_s } = invitation;
        let signed = format!("{game}-{seat}-{KEY_ID}-{made_s}");
        let signature = self.mac("invitation").chain_update(&signed).finalize().into_bytes();
        format!("{signed}-{}", BASE64URL_NOPAD.encode(&signature[..INVITATION_SIGNATURE_BYTES]))
    }

    /// The invitation of a token, if the signature is valid.
    pub(crate) fn open_invitation(&self, token: &str) -> Option<SeatInvitation> {
        self.open_dated_invitation(token).or_else(|| self.open_undated_invitation(token))
    }

    fn open_dated_invitation(&self, token: &str) -> Option<SeatInvitation> {
        let mut parts = token.splitn(5, '-');
        let (game, seat, key) = (parts.next()?, parts.next()?, parts.next()?);
        let (made, signature) = (parts.next()?, parts.next()?);
        let mac = self.mac("invitation").chain_update(format!("{game}-{seat}-{key}-{made}"));
        verify_invitation(mac, signature)?;
        (key == KEY_ID).then_some(())?;
        Some(SeatInvitation {
            game: game.parse().ok()?,
            seat: seat.parse().ok()?,
            made_s: made.parse().ok()?,
        })
    }

    /// The invitation of a token of the first form, `GAME-SEAT-SIGNATURE`. People still hold such links.
    fn open_undated_invitation(&self, token: &str) -> Option<SeatInvitation> {
        let mut parts = token.splitn(3, '-');
        let game: GameId = parts.next()?.parse().ok()?;
        let seat: Seat = parts.next()?.parse().ok()?;
        let mac = self.mac("invitation").chain_update(format!("{game}/{seat}"));
        verify_invitation(mac, parts.next()?)?;
        Some(SeatInvitation { game, seat, made_s: 0 })
    }

    /// A code that covers the purpose, so that a signature for one purpose is invalid for another.
    fn mac(&self, purpose: &str) -> Hmac<Sha256> {
        let mac = Hmac::<Sha256>::new_from_slice(&self.key.0).expect("a key of any length");
        mac.chain_update(purpose).chain_update("/")
    }
}

fn guest_of(id: &str) -> Option<PlayerId> {
    PlayerId::from_bytes(&BASE64URL_NOPAD.decode(id.as_bytes()).ok()?)
}

fn verify_invitation(mac: Hmac<Sha256>, signature: &str) -> Option<()> {
    let signature = BASE64URL_NOPAD.decode(signature.as_bytes()).ok()?;
    if signature.len() != INVITATION_SIGNATURE_BYTES {
        return None;
    }
    mac.verify_truncated_left(&signature).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    const GUEST: PlayerId = PlayerId::new([7; PlayerId::LENGTH]);

    fn signer(byte: u8) -> Signer {
        Signer::new(Key::new([byte; Key::LENGTH]))
    }

    fn blue(made_s: u64) -> SeatInvitation {
        SeatInvitation { game: "k3v9q2m7x1".parse().unwrap(), seat: Seat::Blue, made_s }
    }

    #[test]
    fn only_the_key_that_sealed_a_cookie_opens_it() {
        let sealed = signer(1).seal_guest(GUEST, 20_780);
        let opened = signer(1).open_guest(&sealed).unwrap();
        assert!(opened.guest == GUEST && opened.day == Some(20_780));
        assert!(signer(2).open_guest(&sealed).is_none());
    }

    #[test]
    fn a_changed_cookie_does_not_open() {
        let sealed = signer(1).seal_guest(GUEST, 20_780);
        for index in 0..sealed.len() {
            let mut changed = sealed.clone().into_bytes();
            changed[index] = if changed[index] == b'A' { b'B' } else { b'A' };
            let changed = String::from_utf8(changed).unwrap();
            assert!(signer(1).open_guest(&changed).is_none(), "{changed}");
        }
        for rubbish in ["", ".", "..", "...", "a.b", "1.2.a.b", "ä", "AAAAAAAAAAAAAAAAAAAAAA."] {
            assert!(signer(1).open_guest(rubbish).is_none(), "{rubbish}");
        }
    }

    #[test]
    fn an_invitation_is_for_one_seat_of_one_game_and_has_a_date() {
        let token = signer(1).invitation(&blue(1_790_000_000));
        assert_eq!(signer(1).open_invitation(&token), Some(blue(1_790_000_000)));
        assert_eq!(signer(2).open_invitation(&token), None);
        for (part, other) in [("blue", "green"), ("k3v", "k4v"), ("-1-", "-2-"), ("-179", "-180")] {
            assert_eq!(signer(1).open_invitation(&token.replace(part, other)), None, "{part}");
        }
        assert_eq!(signer(1).open_invitation(&token[..token.len() - 2]), None);
        assert_eq!(signer(1).open_invitation("k3v9q2m7x1-blue-"), None);
        assert_eq!(signer(1).open_invitation(""), None);
    }

    #[test]
    fn signatures_of_the_first_form_stay_valid() {
        let sealed = "BwcHBwcHBwcHBwcHBwcHBw.hRo3_AKbHfU0f5ZhgI37wAYbwGyl8rzzIqqHJHDD8z4";
        let opened = signer(1).open_guest(sealed).unwrap();
        assert!(opened.guest == GUEST && opened.day.is_none());
        assert_eq!(signer(1).open_invitation("k3v9q2m7x1-blue-L6uHx26RyR1oLT5IanvuBA"), Some(blue(0)));
    }

    #[test]
    fn signatures_of_this_form_stay_valid() {
        assert_eq!(
            signer(1).seal_guest(GUEST, 20_780),
            "1.20780.BwcHBwcHBwcHBwcHBwcHBw.enXuByvBoM53lUGj3WLcY2qU_hL6bdwN7Nj39oOReqg"
        );
        assert_eq!(
            signer(1).invitation(&blue(1_790_000_000)),
            "k3v9q2m7x1-blue-1-1790000000-68cLFpU3Y63RJ-qwIyqoKQ"
        );
    }
}
