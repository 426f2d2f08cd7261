//! Events of a game that no person causes.

use std::time::Duration;

use djambi_protocol::{EventKind, GameMessage, Phase};

use super::Actor;
use super::returning::ReturnTime;
use super::writing::Performed;
use crate::game::event_log::MAX_EVENTS;
use crate::game::members::Audience;
use crate::game::seating;
use crate::store::StoreError;

/// The shortest pause before the room looks at a game again, so that nothing makes it busy for ever.
const SHORTEST_PAUSE: Duration = Duration::from_millis(10);

impl Actor {
    /// Does what follows without any person: begins the game of a table that is complete, lets flags fall and
    /// offers come about, ends the game at the limit of events, lets the bots agree to a draw, if they do,
    /// and starts the search of the bot to move, if one is.
    pub(super) async fn go_on(&mut self) -> Result<(), StoreError> {
        if self.game.live.phase() == Phase::Waiting {
            self.begin_if_complete().await?;
        }
        while let Some(kind) = self.follows() {
            match self.perform(kind, 0) {
                Ok(performed) => self.append_and_tell(performed).await?,
                Err(refused) => {
                    tracing::error!(game = %self.id(), %refused, "what is due is refused");
                    break;
                }
            }
        }
        self.renew_deadline().await?;
        self.let_bot_think();
        self.tell_what_is_new();
        Ok(())
    }

    /// The event that follows without any person, if one does.
    fn follows(&self) -> Option<EventKind> {
        match self.game.live.phase() {
            Phase::Waiting => return None,
            Phase::Over => return self.game.live.due(self.now()),
            Phase::Playing | Phase::Paused => {}
        }
        if self.log().seq() + 1 >= MAX_EVENTS {
            return Some(EventKind::LengthLimit);
        }
        let agrees = || self.game.live.bot_to_agree(|bots, since| self.bots.want_draw(bots, since));
        self.game.live.due(self.judged_at()).or_else(|| Some(EventKind::AgreeDraw { seat: agrees()? }))
    }

    /// Writes an event that was no command, with the seats that it changes, and tells all members.
    pub(super) async fn append_and_tell(&mut self, performed: Performed) -> Result<(), StoreError> {
        let seats = seating::changed_by(&self.game.stored.seats, &performed.kind, performed.at_ms);
        let is_change = !seats.is_empty();
        let event = self.append(performed, seats).await?;
        self.send(Audience::Everybody, GameMessage::Event { event });
        if is_change {
            self.tell_seats();
        }
        Ok(())
    }

    /// How long it takes until something is due in the game, if something is.
    pub(super) fn due_in(&self) -> Option<Duration> {
        let stored = self.game.stored.deadline_ms;
        let deadline = match self.game.live.phase() {
            Phase::Waiting => stored,
            // The one on disk may come earlier, and is renewed then.
            _ => self.game.live.deadline().map(|deadline| stored.unwrap_or(deadline).min(deadline)),
        };
        // Nothing is due before the player to move has had the time to come back.
        let not_before = self.awaited().map_or(0, ReturnTime::until);
        let rest = deadline?.max(not_before).saturating_sub(self.now());
        Some(Duration::from_millis(rest).max(SHORTEST_PAUSE))
    }
}
