//! The laws of who knows whom.

use crate::env::DAY_MS;
use crate::identity::PlayerId;
use crate::limits::Network;
use crate::store::{INVITED_MS, SAME_NETWORK_MS, Store};

/// When these tests begin.
const NOW: u64 = 1_890_000_000_000;

fn player(number: u8) -> PlayerId {
    PlayerId::new([number; PlayerId::LENGTH])
}

fn network(text: &str) -> Network {
    Network::of(text.parse().unwrap())
}

/// Checks the laws.
pub(super) async fn all(store: &dyn Store) {
    invitations_count_both_ways_for_a_year(store).await;
    a_network_counts_for_thirty_days_whenever_its_keys_change(store).await;
    a_guest_hands_over_whom_they_know(store).await;
}

async fn knows(store: &dyn Store, one: u8, other: u8, now_ms: u64) -> bool {
    let there = store.knows_any(player(one), vec![player(99), player(other)], now_ms).await.unwrap();
    let back = store.knows_any(player(other), vec![player(one)], now_ms).await.unwrap();
    assert_eq!(there, back, "they know each other, or do not");
    there
}

async fn invitations_count_both_ways_for_a_year(store: &dyn Store) {
    store.note_invited(player(51), player(52), NOW).await.unwrap();
    assert!(knows(store, 51, 52, NOW).await && !knows(store, 51, 53, NOW).await);
    store.note_invited(player(51), player(52), NOW + DAY_MS).await.unwrap();
    store.forget_acquaintances(NOW + INVITED_MS).await.unwrap();
    assert!(knows(store, 51, 52, NOW + INVITED_MS).await, "the last invitation counts");
    let late = NOW + DAY_MS + INVITED_MS;
    assert!(!knows(store, 51, 52, late).await, "it has become too old");
    store.forget_acquaintances(late).await.unwrap();
    assert!(!knows(store, 51, 52, NOW).await, "it is forgotten");
}

async fn a_network_counts_for_thirty_days_whenever_its_keys_change(store: &dyn Store) {
    let mut now = NOW + 2 * INVITED_MS;
    let home = network("9.9.9.9");
    store.note_network(player(61), home, now).await.unwrap();
    store.note_network(player(63), network("9.9.9.8"), now).await.unwrap();
    assert!(!knows(store, 61, 63, now).await, "neighbours are strangers");
    // Whatever day of a key it is, all that lies within thirty days is found, and nothing else.
    for days in (0..100).map(|step| step * 7 % 40) {
        let (ada, bob) = (player(61), player(62));
        store.note_network(ada, home, now).await.unwrap();
        let then = now + days * DAY_MS;
        store.note_network(bob, home, then).await.unwrap();
        assert_eq!(knows(store, 61, 62, then).await, days < 30, "after {days} days");
        now = then + SAME_NETWORK_MS;
        assert!(!knows(store, 61, 62, now).await, "thirty days later");
        store.forget_acquaintances(now).await.unwrap();
    }
}

async fn a_guest_hands_over_whom_they_know(store: &dyn Store) {
    store.note_invited(player(71), player(72), NOW).await.unwrap();
    store.note_invited(player(73), player(71), NOW).await.unwrap();
    store.note_invited(player(74), player(71), NOW).await.unwrap();
    store.hand_over_invited(player(71), player(74)).await.unwrap();
    assert!(knows(store, 74, 72, NOW).await && knows(store, 73, 74, NOW).await);
    assert!(!knows(store, 71, 72, NOW).await);
}
