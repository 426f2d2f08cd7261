//! The leave of players. It is kept by player: guests have leave too.

use async_trait::async_trait;
use djambi_table::Leave;

use super::StoreError;
use crate::env::DAY_MS;
use crate::identity::PlayerId;

/// The leave of players.
#[async_trait]
pub(crate) trait Leaves: Send + Sync {
    /// The leave of a player at a moment; who has never asked for any has it since they made their account, or as of now.
    async fn leave_of(&self, player: PlayerId, now_ms: u64) -> Result<Leave, StoreError>;

    /// The players who are on leave at a moment.
    async fn on_leave(&self, now_ms: u64) -> Result<Vec<PlayerId>, StoreError>;

    /// Begins or ends the leave of a player at a moment on the timeline of events; returns it as it is then, or `None` if too little is left to begin.
    async fn change_leave(
        &self,
        player: PlayerId,
        now_ms: u64,
        change: LeaveChange,
    ) -> Result<Option<Leave>, StoreError>;

    /// Lets a player who takes over the games of a guest go on with the leave of the guest, which ends; says whether they
    /// are on leave by that.
    async fn hand_over_leave(&self, from: PlayerId, to: PlayerId, now_ms: u64) -> Result<bool, StoreError>;

    /// Forgets the leave of those who have not been on leave for so long that it makes no difference: with an account, or
    /// without a game that goes on.
    async fn forget_leaves(&self, now_ms: u64) -> Result<(), StoreError>;
}

/// After how long the row of a leave tells nothing that is not known without it, in milliseconds: all days have grown
/// anew by then.
pub(crate) const LEAVE_MS: u64 = 400 * DAY_MS;

/// A change of the leave of a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum LeaveChange {
    /// They go on leave.
    Begin,
    /// They are back.
    End,
}
