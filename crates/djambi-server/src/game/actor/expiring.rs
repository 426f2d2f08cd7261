//! The end of a game that nobody uses any more.

use djambi_protocol::{ClosingCause, Event, EventKind};

use super::Actor;
use crate::game::expiry::{Cutoffs, Expiry};
use crate::store::{GameStage, GameUse, SeatRow, StoreError};

/// The event that closes a game in which nobody has moved for long.
const EXPIRED: EventKind = EventKind::Closed { cause: ClosingCause::Expired };

impl Actor {
    /// Closes or deletes the game if it has expired, and says which of them it did. A room with members is
    /// never deleted, and a game in which a bot thinks goes on.
    pub(super) async fn expire(&mut self, cutoffs: Cutoffs) -> Result<Option<Expiry>, StoreError> {
        let expiry = cutoffs.expiry(self.game_use()).filter(|_| self.bots.thinking().is_none());
        match expiry {
            Some(Expiry::Close) => {
                let Ok(performed) = self.perform(EXPIRED, 0) else { return Ok(None) };
                self.append_and_tell(performed).await?;
                if self.members.is_empty() && self.requests.is_empty() {
                    // Nobody came back for long; the room need not wait for them.
                    self.requests.close();
                }
                Ok(expiry)
            }
            Some(Expiry::Delete) if self.members.is_empty() => {
                let is_deleted = self.services.store.delete_unplayed(self.id()).await?;
                if is_deleted {
                    self.unpublish();
                    // Those who ask now are told that there is no such game.
                    self.requests.close();
                    while self.requests.try_recv().is_ok() {}
                }
                Ok(expiry.filter(|_| is_deleted))
            }
            _ => Ok(None),
        }
    }

    /// How the game has been used.
    fn game_use(&self) -> GameUse {
        let stored = &self.game.stored;
        let events = self.log().after(0);
        let is_turn = |event: &Event| matches!(event.kind, EventKind::Turn { .. });
        let stage = if !events.iter().any(is_turn) {
            let is_awaited = stored.seats.rows().any(SeatRow::is_free);
            if is_awaited { GameStage::Invited } else { GameStage::Unplayed }
        } else if self.game.live.outcome().is_some() {
            GameStage::Over
        } else {
            GameStage::Played
        };
        let last_ms = events.last().map_or(0, |event| event.at_ms).max(stored.created_ms);
        GameUse { last_ms, stage }
    }
}
