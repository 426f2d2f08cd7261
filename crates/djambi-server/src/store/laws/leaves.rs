//! The laws of leave: it is forgotten when it makes no difference any more.

use crate::identity::PlayerId;
use crate::store::{LEAVE_MS, LeaveChange, Store};

/// A player without a game.
const EVE: PlayerId = PlayerId::new([43; PlayerId::LENGTH]);
/// When these tests begin.
const NOW: u64 = 1_890_000_000_000;

/// Checks the laws of leave.
pub(super) async fn all(store: &dyn Store) {
    let began = store.change_leave(EVE, NOW, LeaveChange::Begin).await.unwrap().unwrap();
    let ended = began.end(NOW + 1);
    store.change_leave(EVE, NOW + 1, LeaveChange::End).await.unwrap();
    store.forget_leaves(NOW + LEAVE_MS).await.unwrap();
    let kept = store.leave_of(EVE, NOW + 1).await.unwrap();
    assert!(kept == ended, "it is not old enough");
    store.forget_leaves(NOW + 1 + LEAVE_MS).await.unwrap();
    let later = NOW + 1 + LEAVE_MS;
    assert!(
        store.leave_of(EVE, later).await.unwrap() == djambi_table::Leave::new(later),
        "who has no row is new"
    );
}
