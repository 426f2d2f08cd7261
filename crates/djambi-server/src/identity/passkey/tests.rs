//! The checks of passkeys, with an authenticator in software.

use data_encoding::BASE64;
use serde_json::{Value, json};

use super::software::{Authenticator, KNOWN, SYNCED};
use super::*;
use crate::identity::Secret;

const NOW: u64 = 1_790_000_000_000;
const ORIGIN: &str = "https://djambi.example";

/// A service with its challenges.
struct Site(Challenges);

impl Site {
    fn new() -> Self {
        Self(Challenges::new())
    }

    /// A challenge, as a browser is told it.
    fn told(&self, purpose: PasskeyPurpose) -> Value {
        json!({"challenge": self.0.make(purpose, None, NOW), "user": {"id": "ada"}})
    }

    fn asked(&self, purpose: PasskeyPurpose) -> Asked<'_> {
        let party = RelyingParty::of(Some(&ORIGIN.parse().unwrap()), None).unwrap();
        Asked { challenges: &self.0, party, purpose, credential: None, now_ms: NOW }
    }

    fn register(&self, device: &mut Authenticator) -> Result<(PasskeyId, PasskeyState), Refusal> {
        let new = device.make(&self.told(PasskeyPurpose::Add));
        self.asked(PasskeyPurpose::Add).registered(&serde_json::from_value(new).unwrap())
    }

    fn answer(&self, device: &Authenticator, known: &PasskeyState) -> Result<PasskeyState, Refusal> {
        let answer = device.answer(&self.told(PasskeyPurpose::SignIn));
        self.asked(PasskeyPurpose::SignIn).answered(&serde_json::from_value(answer).unwrap(), known)
    }
}

fn device() -> Authenticator {
    Authenticator::at(ORIGIN, "djambi.example")
}

/// Something that a device or its browser says otherwise.
type Change = fn(&mut Authenticator);

/// Ways in which an answer is not that of a page of the service, or of somebody known.
const WRONG: [(&str, Change); 9] = [
    ("another site", |device| device.origin = "https://evil.example".to_owned()),
    ("a page beside", |device| device.origin = "https://talk.djambi.example".to_owned()),
    ("without https", |device| device.origin = "http://djambi.example".to_owned()),
    ("a passkey of another site", |device| device.party = "evil.example".to_owned()),
    ("a frame", |device| device.client = json!({"crossOrigin": true})),
    ("a frame on top", |device| device.client = json!({"topOrigin": "https://evil.example"})),
    ("nobody is known", |device| device.flags = 0b1 | SYNCED),
    ("nobody is there", |device| device.flags = 0b100 | SYNCED),
    ("kept elsewhere and not", |device| device.flags = KNOWN | 0b1_0000),
];

#[test]
fn a_passkey_is_made_and_answers() {
    let (site, mut device) = (Site::new(), device());
    let (id, state) = site.register(&mut device).unwrap();
    assert_eq!(id.as_bytes(), device.id);
    assert_eq!(PasskeyId::read(&id.text()), Some(id));
    assert!(state.can_sync && state.is_synced && state.counter == 0);
    assert_eq!(site.answer(&device, &state).unwrap(), state);
    // It is not kept on several devices any more, or not yet.
    device.flags = KNOWN | 0b1000;
    assert_eq!(site.answer(&device, &state).unwrap(), PasskeyState { is_synced: false, ..state.clone() });
    // Browsers say more than they did.
    device.client = json!({"crossOrigin": false, "other_keys_can_be_added_here": "…", "topOrigin": null});
    site.answer(&device, &state).unwrap();
    device.flags = KNOWN;
    assert!(site.answer(&device, &state).is_err(), "it has become another kind");
}

#[test]
fn what_is_not_asked_by_the_service_makes_nothing_and_proves_nothing() {
    for (case, change) in WRONG {
        let (site, mut right) = (Site::new(), device());
        let (_, state) = site.register(&mut right).unwrap();
        change(&mut right);
        assert_eq!(site.register(&mut right), Err(Refusal::WrongPasskey), "made: {case}");
        assert_eq!(site.answer(&right, &state), Err(Refusal::WrongPasskey), "answered: {case}");
    }
}

#[test]
fn another_passkey_or_another_message_proves_nothing() {
    let (site, mut right) = (Site::new(), device());
    let (_, state) = site.register(&mut right).unwrap();
    assert!(site.answer(&device(), &state).is_err(), "another key");
    let answer = || right.answer(&site.told(PasskeyPurpose::SignIn));
    let check = |answer: Value, purpose| {
        site.asked(purpose).answered(&serde_json::from_value(answer).unwrap(), &state).is_ok()
    };
    for field in ["client_data", "authenticator_data", "signature"] {
        for wrong in ["", "AAAA", "!", "AAAAA"] {
            let mut changed = answer();
            changed[field] = wrong.into();
            assert!(!check(changed, PasskeyPurpose::SignIn), "{field} {wrong}");
        }
    }
    let mut mixed = answer();
    mixed["client_data"] = answer()["client_data"].clone();
    assert!(!check(mixed, PasskeyPurpose::SignIn), "the challenge of another answer");
    assert!(!check(answer(), PasskeyPurpose::Prove), "for something else");
    let made = device().make(&site.told(PasskeyPurpose::SignIn));
    let mut instead = answer();
    instead["client_data"] = made["client_data"].clone();
    assert!(!check(instead, PasskeyPurpose::SignIn), "made, not answered");
    let again = answer();
    assert!(check(again.clone(), PasskeyPurpose::SignIn));
    assert!(!check(again, PasskeyPurpose::SignIn), "once");
}

#[test]
fn a_counter_never_goes_back() {
    for (flags, known, next, is_good) in [
        (KNOWN, 5, 6, true),
        (KNOWN, 5, 5, false),
        (KNOWN, 5, 4, false),
        (KNOWN, 5, 0, false),
        (KNOWN, 0, 0, true),
        (KNOWN, 0, 1, true),
        (KNOWN | SYNCED, 5, 5, true),
        (KNOWN | SYNCED, 5, 6, true),
        (KNOWN | SYNCED, 5, 4, false),
        (KNOWN | SYNCED, 0, 0, true),
    ] {
        let (site, mut device) = (Site::new(), device());
        (device.flags, device.counter) = (flags, known);
        let (_, state) = site.register(&mut device).unwrap();
        device.counter = next;
        let after = site.answer(&device, &state);
        assert_eq!(after.map(|after| after.counter).ok(), is_good.then_some(next), "{flags} {known} {next}");
    }
}

#[test]
fn keys_of_three_kinds_are_known_and_no_others() {
    let key = |text: &str| PasskeyKey::from_spki(BASE64.decode(text.as_bytes()).unwrap());
    let signature = |text: &str| BASE64.decode(text.as_bytes()).unwrap();
    let rsa = include_str!("rsa_key.txt").lines().collect::<Vec<_>>();
    let [spki, signed] = rsa[..] else { panic!("two lines") };
    let known = key(spki).unwrap();
    assert!(known.has_signed(b"a message", &signature(signed)));
    assert!(!known.has_signed(b"another one", &signature(signed)));
    // RFC 8032, section 7.1, test 2, in the form of RFC 8410.
    let ed25519 = key("MCowBQYDK2VwAyEAPUAXw+hDiVqStwqnTRt+vJyYLM8uxJaMwM1V8Sr0Zgw=").unwrap();
    let signed =
        signature("kqAJqfDUyrhyDoILX2QlQKKye1QWUD+Ps3YiI+vbadoIWsHkPhWZbkWPNhPQ8R2MOHsurrQwKu6wDSkWErsMAA==");
    assert!(ed25519.has_signed(b"\x72", &signed) && !ed25519.has_signed(b"\x73", &signed));
    let rsa = BASE64.decode(spki.as_bytes()).unwrap();
    for wrong in
        [&rsa[..rsa.len() - 1], &rsa[1..], &[rsa.as_slice(), b"\0"].concat(), b"", b"\x30\x82\x01\x22"]
    {
        assert_eq!(PasskeyKey::from_spki(wrong.to_vec()), None);
    }
    let curve = ed25519.as_spki();
    for wrong in [&curve[..curve.len() - 1], &[curve, b"\0"].concat(), &[curve, &[0; 900]].concat()] {
        assert_eq!(PasskeyKey::from_spki(wrong.to_vec()), None);
    }
}

#[test]
fn an_account_is_known_by_a_number_that_is_not_the_players() {
    let [ada, bob] = [1, 2].map(|byte| PlayerId::new([byte; PlayerId::LENGTH]));
    assert_eq!(passkey_user(ada), passkey_user(ada));
    assert_ne!(passkey_user(ada), passkey_user(bob));
    assert!(!BASE64URL_NOPAD.decode(passkey_user(ada).as_bytes()).unwrap().starts_with(ada.as_bytes()));
}

#[test]
fn ids_have_a_length() {
    for (length, is_one) in [(0, false), (1, true), (1023, true), (1024, false)] {
        assert_eq!(PasskeyId::from_bytes(vec![7; length]).is_some(), is_one, "{length}");
    }
    assert!(PasskeyId::read("!").is_none() && PasskeyId::read("").is_none());
    // Two browsers are told the challenges of two sessions.
    let credential = Some(Credential::Session(Secret::random().id()));
    let site = Site::new();
    let other = Asked { credential, ..site.asked(PasskeyPurpose::Add) };
    let new = device().make(&site.told(PasskeyPurpose::Add));
    assert!(other.registered(&serde_json::from_value(new).unwrap()).is_err());
}
