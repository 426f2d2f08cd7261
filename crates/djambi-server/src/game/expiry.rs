//! When a game that nobody uses any more is closed or deleted.

use crate::store::{GameStage, GameUse};

/// The moments before which something must last have happened in a game for it to expire, in milliseconds
/// since 1970.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Cutoffs {
    /// For games that are being played, and for those in which an invitation waits for its player.
    pub(crate) idle_ms: u64,
    /// For games without any turn in which nobody is waited for.
    pub(crate) unplayed_ms: u64,
}

/// What becomes of a game that nobody uses any more.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Expiry {
    /// The service ends the wait for the player to move: among people by that player's flag, else it closes the
    /// game without a result.
    Close,
    /// Nobody has played in it, so nothing of it is kept.
    Delete,
}

impl Cutoffs {
    /// What becomes of a game that was used in this way; `None` if it stays as it is.
    pub(crate) fn expiry(&self, used: GameUse) -> Option<Expiry> {
        let (cutoff, expiry) = match used.stage {
            GameStage::Over => return None,
            GameStage::Played => (self.idle_ms, Expiry::Close),
            GameStage::Invited => (self.idle_ms, Expiry::Delete),
            GameStage::Unplayed => (self.unplayed_ms, Expiry::Delete),
        };
        (used.last_ms < cutoff).then_some(expiry)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_stage_has_its_cutoff() {
        let cutoffs = Cutoffs { idle_ms: 100, unplayed_ms: 200 };
        let expiry = |last_ms, stage| cutoffs.expiry(GameUse { last_ms, stage });
        assert_eq!(expiry(99, GameStage::Played), Some(Expiry::Close));
        assert_eq!(expiry(100, GameStage::Played), None);
        assert_eq!(expiry(99, GameStage::Invited), Some(Expiry::Delete));
        assert_eq!(expiry(100, GameStage::Invited), None);
        assert_eq!(expiry(199, GameStage::Unplayed), Some(Expiry::Delete));
        assert_eq!(expiry(200, GameStage::Unplayed), None);
        assert_eq!(expiry(0, GameStage::Over), None);
    }
}
