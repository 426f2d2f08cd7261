//! The course of a game without any person.

use djambi_protocol::{EventKind, Phase, PlanLine};

use super::Actor;
use super::change::Change;
use super::state::{Performed, RoomState};
use crate::game::event_log::MAX_EVENTS;
use crate::store::StoreError;

impl Actor {
    /// Goes on after the room has opened.
    pub(super) async fn resume(&mut self) -> Result<(), StoreError> {
        if self.room.is_on() {
            // A game that was created since was never down.
            let since = self.room.log().last_ms().max(self.room.game.stored.created_ms);
            let downtimes = self.services.store.downtimes(since).await?;
            let effect = self.room.return_after(downtimes);
            self.carry_out(effect).await?;
            self.settle_leaves().await?;
        }
        self.refresh_attendance();
        self.go_on().await
    }

    /// Does what follows without any person: begins the game of a table that is complete, lets flags fall and
    /// offers come about, plays what is planned, ends the game at the limit of events, lets the bots agree to a draw, if they do,
    /// and starts the search of the bot to move, if one is.
    pub(super) async fn go_on(&mut self) -> Result<(), StoreError> {
        if self.room.game.live.phase() == Phase::Waiting {
            Box::pin(self.begin_if_complete()).await?;
        }
        while let Some((kind, next)) = self.room.follows() {
            match self.perform(kind, 0) {
                Ok(performed) => {
                    let performed = Performed { next, ..performed };
                    Box::pin(self.append_and_tell(performed)).await?;
                }
                Err(refused) => {
                    tracing::error!(game = %self.room.id(), %refused, "what is due is refused");
                    break;
                }
            }
        }
        let deadline = self.room.renewed_deadline();
        self.carry_out(deadline).await?;
        self.let_bot_think();
        self.follow_up(Change::Play).await
    }
}

impl RoomState {
    /// The event that follows without any person, if one does, and the lines that go on after a turn that was planned.
    fn follows(&self) -> Option<(EventKind, Vec<PlanLine>)> {
        let live = &self.game.live;
        let unplanned = |kind| (kind, Vec::new());
        match live.phase() {
            Phase::Waiting => return None,
            Phase::Over => return live.due(self.now()).map(unplanned),
            Phase::Playing | Phase::Paused => {}
        }
        if self.log().seq() + 1 >= MAX_EVENTS {
            return Some(unplanned(EventKind::LengthLimit));
        }
        let agrees = || live.bot_to_agree(|bots, since| self.bots.want_draw(bots, since));
        let due = live.due(self.judged_at()).map(unplanned).or_else(|| self.planned());
        due.or_else(|| Some(unplanned(EventKind::AgreeDraw { seat: agrees()? })))
    }
}
