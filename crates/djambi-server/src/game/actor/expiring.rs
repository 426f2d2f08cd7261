//! The end of a game that nobody uses any more.

use std::collections::HashSet;

use djambi_protocol::{ClosingCause, Event, EventKind, Phase};

use super::Actor;
use super::state::RoomState;
use crate::game::expiry::{Cutoffs, Expiry};
use crate::identity::PlayerId;
use crate::store::{GameStage, GameUse, SeatRow, StoreError};

/// The event that closes a game in which nobody has moved for long, and which is to have no result.
const EXPIRED: EventKind = EventKind::Closed { cause: ClosingCause::Expired };

impl Actor {
    /// Closes or deletes the game if it has expired, and says which of them it did. A room with members is
    /// never deleted, and a game in which a bot thinks goes on.
    pub(in crate::game) async fn expire(&mut self, cutoffs: Cutoffs) -> Result<Option<Expiry>, StoreError> {
        // A clock that runs ends its game by itself.
        let is_timed = self.room.game.live.deadline().is_some();
        let goes_on = |expiry| self.room.bots.thinking().is_some() || (expiry == Expiry::Close && is_timed);
        let expiry = cutoffs.expiry(self.room.game_use()).filter(|&expiry| !goes_on(expiry));
        match expiry {
            Some(Expiry::Close) => {
                let Ok(performed) = self.perform(self.room.end_of_patience(), 0) else { return Ok(None) };
                self.append_and_tell(performed).await?;
                self.go_on().await?;
                let is_over = self.room.game.live.phase() == Phase::Over;
                if is_over && self.room.members.is_empty() && self.requests.is_empty() {
                    // Nobody came back for long; the room need not wait for them.
                    self.requests.close();
                }
                Ok(expiry)
            }
            Some(Expiry::Delete) if self.room.members.is_empty() => {
                let is_deleted = self.services.store.delete_unplayed(self.room.id()).await?;
                if is_deleted {
                    self.carry_out(self.parts.published.withdrawn()).await?;
                    // Those who ask now are told that there is no such game.
                    self.requests.close();
                    while self.requests.try_recv().is_ok() {}
                }
                Ok(expiry.filter(|_| is_deleted))
            }
            _ => Ok(None),
        }
    }
}

impl RoomState {
    /// The event that ends the wait for the player to move. Where several people have played, that player's time has
    /// run out: a lost game is not annulled for its loser, who need only never move again.
    fn end_of_patience(&self) -> EventKind {
        let rows = self.game.stored.seats.rows();
        let people: HashSet<PlayerId> = rows.filter_map(|row| row.first.or(row.player)).collect();
        self.game.live.overdue().filter(|_| people.len() > 1).unwrap_or(EXPIRED)
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
