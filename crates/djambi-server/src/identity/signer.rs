//! Signatures of guest cookies and invitations.

use data_encoding::BASE64URL_NOPAD;
use djambi::Seat;
use djambi_protocol::GameId;
use hmac::{Hmac, Mac};
use sha2::Sha256;

use super::player::Player;
use super::player_id::PlayerId;
use super::player_name::PlayerName;
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

/// Signs guests in cookies, and invitations, and checks the signatures that come back.
///
/// A signed text is `KEY.DAY.ID.NAME.SIGNATURE` for a guest and `GAME-SEAT-KEY-SECOND-SIGNATURE` for an
/// invitation. The signature covers the purpose and everything before it. KEY tells which key has signed, so
/// that there can be several; DAY and SECOND tell when.
pub(crate) struct Signer {
    key: Key,
}

/// A guest whose signature is valid.
#[derive(Clone)]
pub(crate) struct OpenedGuest {
    /// The guest.
    pub(crate) guest: Player,
    /// The day on which the guest was signed, since 1970; `None` in the forms of earlier, which had no name.
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

    /// A guest with the signature of this day, the value of the cookie.
    pub(crate) fn seal_guest(&self, guest: &Player, day: u64) -> String {
        let id = BASE64URL_NOPAD.encode(guest.id.as_bytes());
        let name = BASE64URL_NOPAD.encode(guest.name.as_str().as_bytes());
        let signed = format!("{KEY_ID}.{day}.{id}.{name}");
        let signature = self.mac("guest").chain_update(&signed).finalize().into_bytes();
        format!("{signed}.{}", BASE64URL_NOPAD.encode(&signature))
    }

    /// The guest in a cookie's value, if the signature is valid.
    pub(crate) fn open_guest(&self, sealed: &str) -> Option<OpenedGuest> {
        let (signed, signature) = sealed.rsplit_once('.')?;
        let signature = BASE64URL_NOPAD.decode(signature.as_bytes()).ok()?;
        let parts: Vec<&str> = signed.splitn(5, '.').collect();
        let mac = match parts[..] {
            // The purpose of the first form, `ID.SIGNATURE`, is called "browser".
            [id] => self.mac("browser").chain_update(id_of(id)?.as_bytes()),
            _ => self.mac("guest").chain_update(signed),
        };
        mac.verify_slice(&signature).ok()?;
        // Browsers still hold cookies of the two forms without a name.
        match parts[..] {
            [id] | [KEY_ID, _, id] => Some(OpenedGuest { guest: Player::unnamed(id_of(id)?), day: None }),
            [KEY_ID, day, id, name] => {
                let guest = named(id_of(id)?, name);
                Some(OpenedGuest { guest, day: Some(day.parse().ok()?) })
            }
            _ => None,
        }
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

fn id_of(id: &str) -> Option<PlayerId> {
    PlayerId::from_bytes(&BASE64URL_NOPAD.decode(id.as_bytes()).ok()?)
}

/// A player with the name of a cookie. A name that the rules of today refuse counts as none.
fn named(id: PlayerId, name: &str) -> Player {
    let name = BASE64URL_NOPAD.decode(name.as_bytes()).ok().and_then(|name| String::from_utf8(name).ok());
    let chosen = name.and_then(|name| PlayerName::chosen(&name).ok().flatten());
    chosen.map_or_else(|| Player::unnamed(id), |name| Player { id, name })
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

    const ID: PlayerId = PlayerId::new([7; PlayerId::LENGTH]);

    fn ada() -> Player {
        Player { id: ID, name: PlayerName::chosen("Ada ♥").unwrap().unwrap() }
    }

    fn signer(byte: u8) -> Signer {
        Signer::new(Key::new([byte; Key::LENGTH]))
    }

    fn blue(made_s: u64) -> SeatInvitation {
        SeatInvitation { game: "k3v9q2m7x1".parse().unwrap(), seat: Seat::Blue, made_s }
    }

    #[test]
    fn only_the_key_that_sealed_a_cookie_opens_it() {
        let sealed = signer(1).seal_guest(&ada(), 20_780);
        let opened = signer(1).open_guest(&sealed).unwrap();
        assert!(opened.guest == ada() && opened.day == Some(20_780));
        assert!(signer(2).open_guest(&sealed).is_none());
    }

    #[test]
    fn a_changed_cookie_does_not_open() {
        let sealed = signer(1).seal_guest(&ada(), 20_780);
        for index in 0..sealed.len() {
            let mut changed = sealed.clone().into_bytes();
            changed[index] = if changed[index] == b'A' { b'B' } else { b'A' };
            let changed = String::from_utf8(changed).unwrap();
            assert!(signer(1).open_guest(&changed).is_none(), "{changed}");
            assert!(signer(1).open_guest(&sealed[..index]).is_none(), "{index}");
        }
        for rubbish in [
            "",
            ".",
            "..",
            "...",
            "....",
            "a.b",
            "1.2.a.b",
            "1.2.a.b.c.d.e.f",
            "ä",
            "AAAAAAAAAAAAAAAAAAAAAA.",
        ] {
            assert!(signer(1).open_guest(rubbish).is_none(), "{rubbish}");
        }
    }

    #[test]
    fn a_cookie_with_the_name_or_the_id_of_another_does_not_open() {
        let bob = Player { id: PlayerId::new([8; 16]), name: PlayerName::chosen("Bob").unwrap().unwrap() };
        let [mine, others] = [ada(), bob].map(|player| signer(1).seal_guest(&player, 20_780));
        let (mine, others): (Vec<&str>, Vec<&str>) = (mine.split('.').collect(), others.split('.').collect());
        for part in [2, 3, 4] {
            let mut mixed = mine.clone();
            mixed[part] = others[part];
            assert!(signer(1).open_guest(&mixed.join(".")).is_none(), "{part}");
        }
        // The signature of the form with a name is none of the forms without.
        for shorter in [vec![mine[0], mine[1], mine[2], mine[4]], vec![mine[2], mine[4]]] {
            assert!(signer(1).open_guest(&shorter.join(".")).is_none(), "{shorter:?}");
        }
    }

    #[test]
    fn a_name_that_is_refused_today_counts_as_none() {
        for name in ["", "Djambi prince", "A\u{200b}da", &"x".repeat(41)] {
            let (id, name) = (BASE64URL_NOPAD.encode(&[7; 16]), BASE64URL_NOPAD.encode(name.as_bytes()));
            let signed = format!("1.20780.{id}.{name}");
            let signature = signer(1).mac("guest").chain_update(&signed).finalize().into_bytes();
            let opened = signer(1).open_guest(&format!("{signed}.{}", BASE64URL_NOPAD.encode(&signature)));
            assert!(opened.unwrap().guest == Player::unnamed(ID));
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
    fn signatures_of_earlier_forms_stay_valid() {
        for sealed in [
            "BwcHBwcHBwcHBwcHBwcHBw.hRo3_AKbHfU0f5ZhgI37wAYbwGyl8rzzIqqHJHDD8z4",
            "1.20780.BwcHBwcHBwcHBwcHBwcHBw.enXuByvBoM53lUGj3WLcY2qU_hL6bdwN7Nj39oOReqg",
        ] {
            let opened = signer(1).open_guest(sealed).unwrap();
            assert!(opened.guest == Player::unnamed(ID) && opened.day.is_none());
        }
        assert_eq!(signer(1).open_invitation("k3v9q2m7x1-blue-L6uHx26RyR1oLT5IanvuBA"), Some(blue(0)));
    }

    #[test]
    fn signatures_of_this_form_stay_valid() {
        assert_eq!(
            signer(1).seal_guest(&ada(), 20_780),
            "1.20780.BwcHBwcHBwcHBwcHBwcHBw.QWRhIOKZpQ.-YCD6F9brE_aApUOSNKZ2VLmzNLvBUegYhu6fat_ze8"
        );
        assert_eq!(
            signer(1).invitation(&blue(1_790_000_000)),
            "k3v9q2m7x1-blue-1-1790000000-68cLFpU3Y63RJ-qwIyqoKQ"
        );
    }
}
