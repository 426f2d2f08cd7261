//! The leave of players. It is kept by player: guests have leave too.

use async_trait::async_trait;
use djambi_table::Leave;

use super::StoreError;
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
}

/// A change of the leave of a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum LeaveChange {
    /// They go on leave.
    Begin,
    /// They are back.
    End,
}
