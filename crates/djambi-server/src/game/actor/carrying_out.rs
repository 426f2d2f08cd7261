//! The one place where the effects that the parts of a room ask for happen.

use std::collections::VecDeque;

use djambi_protocol::GameMessage;

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
        while let Some(effect) = rest.pop_front() {
            let room = &mut self.room;
            match effect {
                Effect::Send(audience, message) => {
                    room.members.send(&room.game.stored.seats, &audience, message);
                }
                Effect::SendTwo(both) => room.members.send_two(&room.game.stored.seats, *both),
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
                Effect::Ask(question) => self.parts.talk.ask(&self.services.store, *question),
                Effect::List(entry) => self.services.lobby.publish(room.id(), entry),
                Effect::Notify(player, kind) => self.services.notices.tell(player, room.id(), kind),
                Effect::Remember(player, unseen) => {
                    self.services.notices.remember(player, room.id(), unseen);
                }
            }
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
        effects.push(Effect::tell(GameMessage::Event { event }));
        if is_change {
            effects.extend(self.seats_told());
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
