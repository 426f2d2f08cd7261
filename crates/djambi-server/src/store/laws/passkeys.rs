//! The laws of passkeys: each is that of one account, and the last one of an account without a password stays.

use djambi_protocol::MAX_PASSKEYS;

use super::accounts::sign_up;
use crate::env::DAY_MS;
use crate::identity::{PasskeyId, PasskeyKey, PasskeyState, PlayerId, Secret, appearance};
use crate::store::{
    CODE_MS, DELETION_MS, NameGiven, NewSession, PasskeyAdded, PasskeyRemoved, Store, StoredAccount,
    StoredPasskey,
};

/// When these tests begin.
const NOW: u64 = 1_790_000_000_000;
const FAY: PlayerId = PlayerId::new([44; PlayerId::LENGTH]);
const GUS: PlayerId = PlayerId::new([45; PlayerId::LENGTH]);
/// How a key of Ed25519 begins.
const ED25519: &[u8] = b"\x30\x2a\x30\x05\x06\x03\x2b\x65\x70\x03\x21\x00";

/// Checks the laws of passkeys.
pub(super) async fn all(store: &dyn Store) {
    an_account_is_made_with_a_passkey_alone(store).await;
    passkeys_are_added_named_used_and_taken_away(store).await;
    a_session_remembers_its_proof(store).await;
    passkeys_go_with_their_account(store).await;
}

fn passkey(player: PlayerId, number: u8) -> StoredPasskey {
    let key = PasskeyKey::from_spki([ED25519, &[number; 32]].concat()).unwrap();
    let (since_ms, used_ms) = (NOW + u64::from(number), NOW);
    StoredPasskey {
        id: PasskeyId::from_bytes(vec![number; 20]).unwrap(),
        player,
        state: PasskeyState { key, counter: 5, can_sync: true, is_synced: false },
        name: format!("device {number}"),
        since_ms,
        used_ms,
    }
}

fn session() -> NewSession {
    NewSession { id: Secret::random().id(), at_ms: NOW, device: String::new(), is_coded: false }
}

fn account(player: PlayerId, name: &str) -> StoredAccount {
    let (password, is_leaving) = (None, false);
    StoredAccount { player, name: name.to_owned(), password, created_ms: NOW, named_ms: 0, is_leaving }
}

async fn an_account_is_made_with_a_passkey_alone(store: &dyn Store) {
    let make = async |player, name: &str, passkey| {
        let with = (session(), Some(passkey));
        store.sign_up(account(player, name), appearance(name), with, None).await.unwrap()
    };
    assert_eq!(make(FAY, "Fay", passkey(FAY, 1)).await, NameGiven::Done);
    assert_eq!(make(GUS, "Gus", passkey(GUS, 1)).await, NameGiven::PasskeyKnown);
    assert!(store.account_of(GUS).await.unwrap().is_none());
    assert_eq!(store.account_of(FAY).await.unwrap().unwrap().password, None);
    let kept = store.passkey(passkey(FAY, 1).id).await.unwrap();
    assert!(kept == Some(passkey(FAY, 1)));
}

async fn passkeys_are_added_named_used_and_taken_away(store: &dyn Store) {
    assert_eq!(sign_up(store, GUS, "Gus").await, NameGiven::Done);
    let first = passkey(FAY, 1);
    let remove = async |player, id: &PasskeyId| store.remove_passkey(player, id.clone(), None).await.unwrap();
    assert_eq!(remove(FAY, &first.id).await, PasskeyRemoved::Last);
    assert_eq!(remove(GUS, &first.id).await, PasskeyRemoved::Missing, "not his");
    let add = async |passkey| store.add_passkey(passkey, None).await.unwrap();
    assert_eq!(add(passkey(GUS, 1)).await, PasskeyAdded::Known);
    for number in 2..=MAX_PASSKEYS {
        assert_eq!(add(passkey(FAY, u8::try_from(number).unwrap())).await, PasskeyAdded::Done);
    }
    assert_eq!(add(passkey(FAY, 99)).await, PasskeyAdded::Full);
    let all = store.passkeys(FAY).await.unwrap();
    assert!(all.len() == MAX_PASSKEYS as usize && all[0] == first && all[1] == passkey(FAY, 2));
    let rename =
        async |player| store.rename_passkey(player, first.id.clone(), "Phone".to_owned()).await.unwrap();
    assert!(!rename(GUS).await && rename(FAY).await);
    let after = PasskeyState { counter: 6, is_synced: true, ..first.state.clone() };
    let used = async || store.use_passkey(first.clone(), after.clone(), NOW + DAY_MS).await.unwrap();
    assert!(used().await && !used().await, "it was held against another counter");
    let kept = store.passkey(first.id.clone()).await.unwrap().unwrap();
    assert!(kept.state == after && kept.name == "Phone" && kept.used_ms == NOW + DAY_MS);
    assert_eq!(remove(FAY, &first.id).await, PasskeyRemoved::Done);
    assert_eq!(remove(FAY, &first.id).await, PasskeyRemoved::Missing);
    assert_eq!(add(passkey(GUS, 1)).await, PasskeyAdded::Done, "nobody has it any more");
    assert_eq!(remove(GUS, &first.id).await, PasskeyRemoved::Done, "he has a password");
}

async fn a_session_remembers_its_proof(store: &dyn Store) {
    let session = session();
    store.begin_session(GUS, session.clone()).await.unwrap();
    let fresh = async |now_ms| store.is_proof_fresh(session.id, now_ms).await.unwrap();
    assert!(fresh(NOW + CODE_MS - 1).await && !fresh(NOW + CODE_MS).await);
    store.note_proof(session.id, NOW + CODE_MS).await.unwrap();
    assert!(fresh(NOW + 2 * CODE_MS - 1).await && !fresh(NOW + 2 * CODE_MS).await);
    assert!(!store.is_proof_fresh(Secret::random().id(), NOW).await.unwrap());
}

async fn passkeys_go_with_their_account(store: &dyn Store) {
    store.ask_for_deletion(FAY, NOW).await.unwrap();
    store.delete_accounts(NOW + DELETION_MS - 1).await.unwrap();
    assert!(!store.passkeys(FAY).await.unwrap().is_empty());
    store.delete_accounts(NOW + DELETION_MS).await.unwrap();
    assert!(store.passkeys(FAY).await.unwrap().is_empty());
}
