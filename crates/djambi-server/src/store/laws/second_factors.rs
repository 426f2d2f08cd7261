//! The laws of second factors: one holds at a time, each code once.

use super::accounts::sign_up;
use super::{ADA, BOB};
use crate::identity::{FactorSecret, PlayerId, RecoveryCode, Secret};
use crate::store::{CODE_MS, FACTOR_WAITS_MS, NameGiven, NewSession, Store};

/// When these tests begin.
const NOW: u64 = 1_790_000_000_000;
const EVE: PlayerId = PlayerId::new([43; PlayerId::LENGTH]);

/// Checks the laws of second factors.
pub(super) async fn all(store: &dyn Store) {
    a_factor_holds_once_it_is_confirmed(store).await;
    a_session_remembers_its_code(store).await;
}

async fn a_factor_holds_once_it_is_confirmed(store: &dyn Store) {
    let [first, second] = [FactorSecret::random(), FactorSecret::random()];
    let [one, two, three] = [(); 3].map(|()| RecoveryCode::random().id());
    store.ask_for_factor(ADA, first.clone(), NOW).await.unwrap();
    assert!(store.second_factor(ADA).await.unwrap().is_none(), "not yet");
    assert!(store.asked_factor(ADA, NOW + FACTOR_WAITS_MS).await.unwrap().is_none(), "too late");
    let asked = store.asked_factor(ADA, NOW + 1).await.unwrap().unwrap();
    assert_eq!(asked.as_bytes(), first.as_bytes());
    assert!(!store.confirm_factor(BOB, (5, NOW), vec![one], None).await.unwrap(), "he has none");
    assert!(store.confirm_factor(ADA, (5, NOW), vec![one, two], None).await.unwrap());
    assert!(store.asked_factor(ADA, NOW + 1).await.unwrap().is_none());
    let holds = store.second_factor(ADA).await.unwrap().unwrap();
    assert_eq!((holds.since_ms, holds.recovery_codes), (NOW, 2));
    for (step, is_new) in [(5, false), (4, false), (6, true), (6, false), (8, true), (7, false)] {
        assert_eq!(store.use_step(ADA, step).await.unwrap(), is_new, "{step}");
    }
    store.ask_for_factor(ADA, second.clone(), NOW).await.unwrap();
    let holds = store.second_factor(ADA).await.unwrap().unwrap();
    assert!(holds.secret.unwrap().as_bytes() == first.as_bytes(), "the other one waits");
    assert!(!store.use_recovery_code(BOB, one, None).await.unwrap(), "not his");
    for is_there in [true, false] {
        assert_eq!(store.use_recovery_code(ADA, one, None).await.unwrap(), is_there);
    }
    assert!(store.confirm_factor(ADA, (9, NOW + 1), vec![three], None).await.unwrap());
    let holds = store.second_factor(ADA).await.unwrap().unwrap();
    assert_eq!((holds.since_ms, holds.recovery_codes), (NOW + 1, 1));
    assert!(holds.secret.unwrap().as_bytes() == second.as_bytes());
    assert!(!store.use_recovery_code(ADA, two, None).await.unwrap(), "those of before are gone");
    store.renew_recovery_codes(ADA, vec![one, two], None).await.unwrap();
    assert!(!store.use_recovery_code(ADA, three, None).await.unwrap());
    store.end_factor(ADA, None).await.unwrap();
    assert!(store.second_factor(ADA).await.unwrap().is_none());
    assert!(
        !store.use_recovery_code(ADA, two, None).await.unwrap() && !store.use_step(ADA, 99).await.unwrap()
    );
}

async fn a_session_remembers_its_code(store: &dyn Store) {
    let session =
        |is_coded| NewSession { id: Secret::random().id(), at_ms: NOW, device: String::new(), is_coded };
    assert_eq!(sign_up(store, EVE, "Eve").await, NameGiven::Done);
    let [plain, coded] = [session(false), session(true)];
    for new in [&plain, &coded] {
        store.begin_session(EVE, new.clone()).await.unwrap();
    }
    let fresh = async |session: &NewSession, now_ms| store.is_code_fresh(session.id, now_ms).await.unwrap();
    assert!(!fresh(&plain, NOW).await && fresh(&coded, NOW + CODE_MS - 1).await);
    assert!(!fresh(&coded, NOW + CODE_MS).await);
    store.note_code(plain.id, NOW + CODE_MS).await.unwrap();
    assert!(fresh(&plain, NOW + CODE_MS + 1).await);
}
