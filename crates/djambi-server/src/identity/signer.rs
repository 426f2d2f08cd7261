use data_encoding::BASE64URL_NOPAD;
use djambi_protocol::{GameId, Seat};
use hmac::{Hmac, Mac};
use sha2::Sha256;

use crate::identity::BrowserId;

/// The secret all signatures are made with. It stands in the database and nowhere else: no `Debug`, no `Serialize`.
#[derive(Clone, Copy)]
pub(crate) struct Key([u8; Self::LENGTH]);

impl Key {
    pub(crate) const LENGTH: usize = 32;

    /// A key from fresh random bytes.
    pub(crate) const fn new(random: [u8; Self::LENGTH]) -> Self {
        Self(random)
    }

    /// The key these bytes are, if they are as many as a key has.
    pub(crate) fn from_bytes(bytes: &[u8]) -> Option<Self> {
        bytes.try_into().ok().map(Self)
    }

    pub(crate) fn to_vec(self) -> Vec<u8> {
        self.0.to_vec()
    }
}

/// Signs what browsers carry about and bring back: their names in cookies, and invitations.
pub(crate) struct Signer {
    key: Key,
}

/// How many bytes of an invitation's signature stand in its address: enough against guessing, short to read out.
const SHORT: usize = 16;

impl Signer {
    pub(crate) const fn new(key: Key) -> Self {
        Self { key }
    }

    /// A browser's name with its signature, as the cookie holds it.
    pub(crate) fn seal_browser(&self, browser: BrowserId) -> String {
        let signature = self.browser_mac(browser).finalize().into_bytes();
        format!("{}.{}", BASE64URL_NOPAD.encode(browser.as_bytes()), BASE64URL_NOPAD.encode(&signature))
    }

    /// The browser that a cookie names, if we have signed it.
    pub(crate) fn open_browser(&self, sealed: &str) -> Option<BrowserId> {
        let (name, signature) = sealed.split_once('.')?;
        let browser = BrowserId::from_bytes(&BASE64URL_NOPAD.decode(name.as_bytes()).ok()?)?;
        let signature = BASE64URL_NOPAD.decode(signature.as_bytes()).ok()?;
        self.browser_mac(browser).verify_slice(&signature).ok()?;
        Some(browser)
    }

    /// The token in the address that invites to a seat. It needs no place in the database: it follows from the key.
    pub(crate) fn invitation(&self, game: &GameId, seat: Seat) -> String {
        let signature = self.invitation_mac(game, seat).finalize().into_bytes();
        format!("{game}-{seat}-{}", BASE64URL_NOPAD.encode(&signature[..SHORT]))
    }

    /// The seat that a token invites to, if the token is one of ours.
    pub(crate) fn invited(&self, token: &str) -> Option<(GameId, Seat)> {
        let mut parts = token.splitn(3, '-');
        let game: GameId = parts.next()?.parse().ok()?;
        let seat: Seat = parts.next()?.parse().ok()?;
        let signature = BASE64URL_NOPAD.decode(parts.next()?.as_bytes()).ok()?;
        if signature.len() != SHORT {
            return None;
        }
        self.invitation_mac(&game, seat).verify_truncated_left(&signature).ok()?;
        Some((game, seat))
    }

    fn browser_mac(&self, browser: BrowserId) -> Hmac<Sha256> {
        self.mac("browser").chain_update(browser.as_bytes())
    }

    fn invitation_mac(&self, game: &GameId, seat: Seat) -> Hmac<Sha256> {
        self.mac("invitation").chain_update(game.as_str()).chain_update("/").chain_update(seat.name())
    }

    /// Each purpose signs differently, so that nothing signed for one can be passed off for another.
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
    fn a_cookie_opens_with_the_key_that_sealed_it_and_no_other() {
        let browser = BrowserId::new([7; BrowserId::LENGTH]);
        let sealed = signer(1).seal_browser(browser);
        assert!(signer(1).open_browser(&sealed) == Some(browser));
        assert!(signer(2).open_browser(&sealed).is_none());
    }

    #[test]
    fn a_changed_cookie_does_not_open() {
        let sealed = signer(1).seal_browser(BrowserId::new([7; BrowserId::LENGTH]));
        for index in 0..sealed.len() {
            let mut changed = sealed.clone().into_bytes();
            changed[index] = if changed[index] == b'A' { b'B' } else { b'A' };
            let changed = String::from_utf8(changed).unwrap();
            assert!(signer(1).open_browser(&changed).is_none(), "{changed}");
        }
        for rubbish in ["", ".", "a.b", "ä", "AAAAAAAAAAAAAAAAAAAAAA."] {
            assert!(signer(1).open_browser(rubbish).is_none(), "{rubbish}");
        }
    }

    #[test]
    fn an_invitation_is_for_one_seat_of_one_game() {
        let game: GameId = "k3v9q2m7x1".parse().unwrap();
        let token = signer(1).invitation(&game, Seat::Blue);
        assert_eq!(signer(1).invited(&token), Some((game, Seat::Blue)));
        assert_eq!(signer(2).invited(&token), None);
        assert_eq!(signer(1).invited(&token.replace("blue", "green")), None);
        assert_eq!(signer(1).invited(&token.replace("k3v", "k4v")), None);
        assert_eq!(signer(1).invited(&token[..token.len() - 2]), None);
        assert_eq!(signer(1).invited("k3v9q2m7x1-blue-"), None);
        assert_eq!(signer(1).invited(""), None);
    }
}
