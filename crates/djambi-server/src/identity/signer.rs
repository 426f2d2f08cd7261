//! Signatures of guest cookies and invitations.

use data_encoding::BASE64URL_NOPAD;
use hmac::{Hmac, KeyInit, Mac};
use sha2::Sha256;

use super::player::Player;
use super::player_id::PlayerId;
use super::player_name::PlayerName;
use super::seat_invitation::SeatInvitation;
use super::stop_link::{LetterKind, StopLink};

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

/// A key and its number.
#[derive(Clone, Copy)]
pub(crate) struct NumberedKey {
    /// The number, which signed texts name; each new key has the next one.
    pub(crate) number: u32,
    /// The key.
    pub(crate) key: Key,
}

/// Signs guests in cookies, and invitations, and checks the signatures that come back.
///
/// A signed text is `KEY.DAY.ID.NAME.SIGNATURE` for a guest and `GAME-SEAT-KEY-SECOND-SIGNATURE` for an
/// invitation. The signature covers the purpose and everything before it. KEY is the number of the key: the
/// newest signs, and texts of an earlier one stay valid. DAY and SECOND are the time of the signature: a text
/// that is older than a cookie can be is not valid. One from the future is: only the service can have signed it, and
/// its clock was set since.
pub(crate) struct Signer {
    /// The keys, the newest first.
    keys: Vec<NumberedKey>,
}

/// A guest whose signature is valid.
#[derive(Clone)]
pub(crate) struct OpenedGuest {
    /// The guest.
    pub(crate) guest: Player,
    /// The day on which the guest was signed, since 1970.
    pub(crate) day: u64,
    /// Whether the newest key has signed.
    pub(crate) is_newest: bool,
}

/// The age in days beyond which nothing that was signed is valid: as long as browsers keep a cookie.
pub(crate) const MAX_AGE_DAYS: u64 = 400;
const DAY_S: u64 = 24 * 60 * 60;
/// The length of the signature in an invitation's address, in bytes: safe against guessing and short.
const INVITATION_SIGNATURE_BYTES: usize = 16;

impl Signer {
    /// A signer with these keys, at least one.
    pub(crate) fn new(mut keys: Vec<NumberedKey>) -> Self {
        keys.sort_by_key(|key| std::cmp::Reverse(key.number));
        Self { keys }
    }

    fn newest(&self) -> NumberedKey {
        *self.keys.first().expect("a key")
    }

    /// The key with this number, as signed texts write it.
    fn numbered(&self, number: &str) -> Option<NumberedKey> {
        self.keys.iter().find(|key| key.number.to_string() == number).copied()
    }

    /// A guest with the signature of this day, the value of the cookie.
    pub(crate) fn seal_guest(&self, guest: &Player, day: u64) -> String {
        let id = BASE64URL_NOPAD.encode(guest.id.as_bytes());
        let name = BASE64URL_NOPAD.encode(guest.name.as_str().as_bytes());
        let newest = self.newest();
        let signed = format!("{}.{day}.{id}.{name}", newest.number);
        let signature = newest.key.mac("guest").chain_update(&signed).finalize().into_bytes();
        format!("{signed}.{}", BASE64URL_NOPAD.encode(&signature))
    }

    /// The guest in a cookie's value, if it was signed on this day, since 1970, or later.
    pub(crate) fn open_guest(&self, sealed: &str, since: u64) -> Option<OpenedGuest> {
        let (signed, signature) = sealed.rsplit_once('.')?;
        let signature = BASE64URL_NOPAD.decode(signature.as_bytes()).ok()?;
        let parts: Vec<&str> = signed.splitn(5, '.').collect();
        let [number, day, id, name] = parts[..] else { return None };
        let NumberedKey { number, key } = self.numbered(number)?;
        key.mac("guest").chain_update(signed).verify_slice(&signature).ok()?;
        let day = day.parse().ok().filter(|&day| day >= since)?;
        Some(OpenedGuest { guest: named(id_of(id)?, name), day, is_newest: number == self.newest().number })
    }

    /// The token of a link that ends a kind of letters. It holds as long as its key.
    pub(crate) fn stop_link(&self, StopLink { player, kind }: StopLink) -> String {
        let newest = self.newest();
        let id = BASE64URL_NOPAD.encode(player.as_bytes());
        let signed = format!("{}.{}.{id}", newest.number, kind.name());
        let signature = newest.key.mac("stop").chain_update(&signed).finalize().into_bytes();
        format!("{signed}.{}", BASE64URL_NOPAD.encode(&signature))
    }

    /// What a link ends, if its signature is right.
    pub(crate) fn open_stop_link(&self, token: &str) -> Option<StopLink> {
        let (signed, signature) = token.rsplit_once('.')?;
        let signature = BASE64URL_NOPAD.decode(signature.as_bytes()).ok()?;
        let parts: Vec<&str> = signed.splitn(4, '.').collect();
        let [number, kind, id] = parts[..] else { return None };
        let key = self.numbered(number)?.key;
        key.mac("stop").chain_update(signed).verify_slice(&signature).ok()?;
        Some(StopLink { player: id_of(id)?, kind: LetterKind::named(kind)? })
    }

    /// The token in the address of an invitation. It follows from the key, so the database does not hold it.
    pub(crate) fn invitation(&self, invitation: &SeatInvitation) -> String {
        let SeatInvitation { game, seat, made_s } = invitation;
        let newest = self.newest();
        let signed = format!("{game}-{seat}-{}-{made_s}", newest.number);
        let signature = newest.key.mac("invitation").chain_update(&signed).finalize().into_bytes();
        format!("{signed}-{}", BASE64URL_NOPAD.encode(&signature[..INVITATION_SIGNATURE_BYTES]))
    }

    /// The invitation of a token, if it was signed on this day, since 1970, or later.
    pub(crate) fn open_invitation(&self, token: &str, since: u64) -> Option<SeatInvitation> {
        let (signed, signature) = token
            .splitn(5, '-')
            .nth(4)
            .and_then(|last| Some((token.strip_suffix(last)?.strip_suffix('-')?, last)))?;
        let parts: Vec<&str> = signed.split('-').collect();
        let [game, seat, number, made_s] = parts[..] else { return None };
        let key = self.numbered(number)?.key;
        verify_invitation(key.mac("invitation").chain_update(signed), signature)?;
        let made_s = made_s.parse().ok().filter(|made_s| made_s / DAY_S >= since)?;
        Some(SeatInvitation { game: game.parse().ok()?, seat: seat.parse().ok()?, made_s })
    }
}

impl Key {
    /// A code that covers the purpose, so that a signature for one purpose is invalid for another.
    fn mac(&self, purpose: &str) -> Hmac<Sha256> {
        let mac = Hmac::<Sha256>::new_from_slice(&self.0).expect("a key of any length");
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
    chosen.map_or_else(|| Player::unnamed(id), |name| Player { id, name, has_account: false })
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
    use djambi::Seat;

    use super::*;

    /// The day on which all of it happens, and the first one whose signatures are valid.
    const TODAY: u64 = 20_780;
    const SINCE: u64 = TODAY - MAX_AGE_DAYS;
    const ID: PlayerId = PlayerId::new([7; PlayerId::LENGTH]);

    fn ada() -> Player {
        Player { name: PlayerName::chosen("Ada ♥").unwrap().unwrap(), ..Player::unnamed(ID) }
    }

    fn signer(byte: u8) -> Signer {
        signer_of(&[(1, byte)])
    }

    /// A signer with keys of these numbers and bytes.
    fn signer_of(keys: &[(u32, u8)]) -> Signer {
        let key = |&(number, byte)| NumberedKey { number, key: Key::new([byte; Key::LENGTH]) };
        Signer::new(keys.iter().map(key).collect())
    }

    fn blue(made_s: u64) -> SeatInvitation {
        SeatInvitation { game: "k3v9q2m7x1".parse().unwrap(), seat: Seat::Blue, made_s }
    }

    #[test]
    fn only_the_key_that_sealed_a_cookie_opens_it() {
        let sealed = signer(1).seal_guest(&ada(), 20_780);
        let opened = signer(1).open_guest(&sealed, SINCE).unwrap();
        assert!(opened.guest == ada() && opened.day == TODAY && opened.is_newest);
        assert!(signer(2).open_guest(&sealed, SINCE).is_none());
    }

    #[test]
    fn a_changed_cookie_does_not_open() {
        let sealed = signer(1).seal_guest(&ada(), 20_780);
        for index in 0..sealed.len() {
            let mut changed = sealed.clone().into_bytes();
            changed[index] = if changed[index] == b'A' { b'B' } else { b'A' };
            let changed = String::from_utf8(changed).unwrap();
            assert!(signer(1).open_guest(&changed, SINCE).is_none(), "{changed}");
            assert!(signer(1).open_guest(&sealed[..index], SINCE).is_none(), "{index}");
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
            assert!(signer(1).open_guest(rubbish, SINCE).is_none(), "{rubbish}");
        }
    }

    #[test]
    fn a_cookie_with_the_name_or_the_id_of_another_does_not_open() {
        let bob = Player::unnamed(PlayerId::new([8; 16]));
        let bob = Player { name: PlayerName::chosen("Bob").unwrap().unwrap(), ..bob };
        let [mine, others] = [ada(), bob].map(|player| signer(1).seal_guest(&player, 20_780));
        let (mine, others): (Vec<&str>, Vec<&str>) = (mine.split('.').collect(), others.split('.').collect());
        for part in [2, 3, 4] {
            let mut mixed = mine.clone();
            mixed[part] = others[part];
            assert!(signer(1).open_guest(&mixed.join("."), SINCE).is_none(), "{part}");
        }
        // The signature of the form with a name is none of the forms without.
        for shorter in [vec![mine[0], mine[1], mine[2], mine[4]], vec![mine[2], mine[4]]] {
            assert!(signer(1).open_guest(&shorter.join("."), SINCE).is_none(), "{shorter:?}");
        }
    }

    #[test]
    fn a_name_that_is_refused_today_counts_as_none() {
        for name in ["", "Djambi prince", "A\u{200b}da", &"x".repeat(41)] {
            let id = BASE64URL_NOPAD.encode(&[7; 16]);
            let name = BASE64URL_NOPAD.encode(name.as_bytes());
            let signed = format!("1.20780.{id}.{name}");
            let signature = signer(1).newest().key.mac("guest").chain_update(&signed).finalize().into_bytes();
            let opened =
                signer(1).open_guest(&format!("{signed}.{}", BASE64URL_NOPAD.encode(&signature)), SINCE);
            assert!(opened.unwrap().guest == Player::unnamed(ID));
        }
    }

    #[test]
    fn an_invitation_is_for_one_seat_of_one_game_and_has_a_date() {
        let token = signer(1).invitation(&blue(1_795_400_000));
        assert_eq!(signer(1).open_invitation(&token, SINCE), Some(blue(1_795_400_000)));
        assert_eq!(signer(2).open_invitation(&token, SINCE), None);
        for (part, other) in [("blue", "green"), ("k3v", "k4v"), ("-1-", "-2-"), ("-1795", "-1796")] {
            assert_eq!(signer(1).open_invitation(&token.replace(part, other), SINCE), None, "{part}");
        }
        assert_eq!(signer(1).open_invitation(&token[..token.len() - 2], SINCE), None);
        assert_eq!(signer(1).open_invitation("k3v9q2m7x1-blue-", SINCE), None);
        assert_eq!(signer(1).open_invitation("", SINCE), None);
    }

    #[test]
    fn a_link_ends_the_letters_of_its_player_and_no_others() {
        let link = StopLink { player: ID, kind: LetterKind::Alarm };
        let token = signer(1).stop_link(link);
        assert!(signer(1).open_stop_link(&token) == Some(link) && signer(2).open_stop_link(&token).is_none());
        assert!(signer_of(&[(1, 1), (2, 9)]).open_stop_link(&token) == Some(link));
        for other in [
            token.replace("alarm", "turn"),
            token.replace("BwcH", "CAgI"),
            token[1..].to_owned(),
            "...".into(),
        ] {
            assert!(signer(1).open_stop_link(&other).is_none(), "{other}");
        }
    }

    #[test]
    fn nothing_that_was_signed_lasts_for_ever() {
        for (day, valid) in
            [(0, false), (19_999, false), (20_379, false), (20_380, true), (20_781, true), (22_000, true)]
        {
            let sealed = signer(1).seal_guest(&ada(), day);
            assert_eq!(signer(1).open_guest(&sealed, SINCE).is_some(), valid, "{day}");
            let token = signer(1).invitation(&blue(day * DAY_S + 7));
            assert_eq!(signer(1).open_invitation(&token, SINCE).is_some(), valid, "{day}");
        }
    }

    #[test]
    fn forms_without_a_date_are_not_valid() {
        for sealed in [
            "BwcHBwcHBwcHBwcHBwcHBw.hRo3_AKbHfU0f5ZhgI37wAYbwGyl8rzzIqqHJHDD8z4",
            "1.20780.BwcHBwcHBwcHBwcHBwcHBw.enXuByvBoM53lUGj3WLcY2qU_hL6bdwN7Nj39oOReqg",
        ] {
            assert!(signer(1).open_guest(sealed, SINCE).is_none(), "{sealed}");
        }
        assert_eq!(signer(1).open_invitation("k3v9q2m7x1-blue-L6uHx26RyR1oLT5IanvuBA", SINCE), None);
    }

    #[test]
    fn a_new_key_signs_and_the_one_before_still_opens() {
        let cookie = signer(1).seal_guest(&ada(), TODAY);
        let token = signer(1).invitation(&blue(1_795_400_000));
        let both = signer_of(&[(1, 1), (2, 9)]);
        let opened = both.open_guest(&cookie, SINCE).unwrap();
        assert!(opened.guest == ada() && !opened.is_newest);
        assert_eq!(both.open_invitation(&token, SINCE), Some(blue(1_795_400_000)));
        let new_cookie = both.seal_guest(&ada(), TODAY);
        let new_token = both.invitation(&blue(1_795_400_000));
        assert!(new_cookie.starts_with("2.") && new_token.contains("-2-"));
        let newest = signer_of(&[(2, 9)]);
        assert!(newest.open_guest(&new_cookie, SINCE).unwrap().is_newest);
        assert!(newest.open_invitation(&new_token, SINCE).is_some());
        assert!(newest.open_guest(&cookie, SINCE).is_none(), "its key is no more");
        assert_eq!(newest.open_invitation(&token, SINCE), None);
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
