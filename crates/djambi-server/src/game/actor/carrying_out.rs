//! The one place where the effects that the parts of a room ask for happen.

use std::collections::VecDeque;

use djambi_protocol::{EventKind, GameMessage};

use super::Actor;
use super::change::Change;
use super::effects::{Effect, Effects};
use super::state::Performed;
use crate::game::seating;
use crate::store::StoreError;

impl Actor {
    /// Carries out effects, and those that follow from them.
    pub(super) async fn carry_out(
        &mut self,
        effects: impl IntoIterator<Item = Effect>,
    ) -> Result<(), StoreError> {
        let mut rest = VecDeque::from_iter(effects);
        // On the heap, as all that is rare: a turn comes through here with little memory.
        while let Some(effect) = self.carry_out_at_once(&mut rest) {
            Box::pin(self.carry_out_slowly(*effect, &mut rest)).await?;
        }
        Ok(())
    }

    /// Carries out effects that wait for nothing, up to one that does, which is returned.
    fn carry_out_at_once(&mut self, effects: &mut VecDeque<Effect>) -> Option<Box<Effect>> {
        let Self { room, parts, services, .. } = self;
        while let Some(effect) = effects.pop_front() {
            match effect {
                Effect::Send(audience, message) => {
                    room.members.send(&room.game.stored.seats, &audience, message);
                }
                Effect::SendTwo(both) => room.members.send_two(&room.game.stored.seats, *both),
                Effect::Ask(question) => parts.talk.ask(&services.store, *question),
                Effect::List(entry) => services.lobby.publish(room.id(), entry),
                Effect::Notify(player, kind) => services.notices.tell(player, room.id(), kind),
                Effect::Remember(player, unseen) => services.notices.remember(player, room.id(), unseen),
                Effect::Append(_) | Effect::Keep(_) | Effect::Deadline(_) => return Some(Box::new(effect)),
            }
        }
        None
    }

    /// Carries out an effect that changes the store. What follows from it comes before the rest.
    async fn carry_out_slowly(
        &mut self,
        effect: Effect,
        rest: &mut VecDeque<Effect>,
    ) -> Result<(), StoreError> {
        match effect {
            Effect::Append(kind) => match self.perform(kind, 0) {
                Ok(performed) => {
                    for effect in self.append_with_seats(performed).await?.into_iter().rev() {
                        rest.push_front(effect);
                    }
                }
                Err(refused) => {
                    tracing::debug!(game = %self.room.id(), %refused, "what would follow does not happen");
                }
            },
            Effect::Keep(visits) => self.keep_visits(visits).await?,
            Effect::Deadline(deadline_ms) => self.keep_deadline(deadline_ms).await?,
            other => rest.push_front(other),
        }
        Ok(())
    }

    /// Lets the parts of the room follow a change.
    pub(super) async fn follow_up(&mut self, change: Change) -> Result<(), StoreError> {
        let effects = self.parts.on(change, &self.room);
        self.carry_out(effects).await
    }

    /// Tells all members who sits where, and what follows from it.
    pub(super) async fn tell_seats(&mut self) -> Result<(), StoreError> {
        let effects = self.seats_told();
        self.carry_out(effects).await
    }

    /// Writes an event that was no command, with the seats that it changes, and tells all members.
    pub(super) async fn append_and_tell(&mut self, performed: Performed) -> Result<(), StoreError> {
        let effects = self.append_with_seats(performed).await?;
        self.carry_out(effects).await
    }

    /// Writes an event that was no command, with the seats that it changes.
    async fn append_with_seats(&mut self, performed: Performed) -> Result<Effects, StoreError> {
        let seats = seating::changed_by(&self.room.game.stored.seats, &performed.kind, performed.at_ms);
        let is_change = !seats.is_empty();
        let (event, mut effects) = self.append(performed, seats).await?;
        let is_by_day = matches!(event.kind, EventKind::ByDay { .. });
        effects.push(Effect::tell(GameMessage::Event { event }));
        if is_change {
            effects.extend(self.seats_told());
        } else if is_by_day {
            // Those who are away may be so for longer, and the lobby tells of another clock.
            effects.extend(self.after_seats());
        }
        Ok(effects)
    }

    /// What is told of the seats, and what follows from a change of them.
    fn seats_told(&mut self) -> Effects {
        let seats = self.room.game.public_seats();
        let mut effects = vec![Effect::tell(GameMessage::Seats { seats })];
        effects.extend(self.after_seats());
        effects
    }

    /// What follows from a change of seats that the members have been told.
    pub(super) fn after_seats(&mut self) -> Effects {
        self.refresh_attendance();
        self.parts.on(Change::Seats, &self.room)
    }

    /// Finds out which people are here, and tells the others soon if that has changed.
    pub(super) fn refresh_attendance(&mut self) {
        self.room.refresh_attendance();
        self.parts.table.collect();
    }
}
