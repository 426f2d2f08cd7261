//! The appointment of a table: who is reminded, when its game begins, and who loses a seat.

use djambi::SeatSet;
use djambi_protocol::{ClosingCause, EventKind, Phase, Refusal};

use super::Actor;
use super::change::Change;
use super::effects::Effect;
use super::state::RoomState;
use crate::game::appointment::next_look;
use crate::game::seating;
use crate::game::table_error::TableError;
use crate::identity::PlayerId;
use crate::store::{Removal, StoreError, Visit};

/// How far an appointment is.
pub(super) enum Appointment {
    /// Its time has not come.
    ToCome,
    /// The game begins once all are ready.
    Begins,
    /// The seats are free again of those who were not ready.
    IsOver,
}

impl Actor {
    /// Does what is due of an appointment: who was to be reminded is told by the notices of the room; the seats of those who
    /// are not ready some minutes after the time are free.
    pub(super) async fn keep_appointment(&mut self, at_ms: u64) -> Result<Appointment, StoreError> {
        let now = self.room.now();
        let due = self.room.game.stored.deadline_ms.filter(|&look| look <= now);
        let is_over = due.is_some_and(|look| look > at_ms);
        if is_over {
            self.free_seats_of_absent().await?;
        } else if due.is_some() {
            self.look_next(Some(next_look(at_ms, now))).await?;
        }
        Ok(match () {
            () if is_over => Appointment::IsOver,
            () if now < at_ms => Appointment::ToCome,
            () => Appointment::Begins,
        })
    }

    /// Looks at the table again at a moment; or no more, so that it waits on as others do.
    pub(super) async fn look_next(&mut self, at_ms: Option<u64>) -> Result<(), StoreError> {
        self.carry_out([Effect::Deadline(at_ms)]).await?;
        let state = self.parts.table.news(&self.room);
        self.carry_out(state).await
    }

    /// Frees the seats of those who are not ready, or not here, and tells them.
    async fn free_seats_of_absent(&mut self) -> Result<(), StoreError> {
        let late = self.room.late_sitters();
        let seats = &self.room.game.stored.seats;
        let lost = Visit { removal: Removal::Missed, ..Visit::default() };
        let lost = late.iter().filter_map(|seat| Some((seats.holder(seat)?, lost))).collect();
        let rows = seating::freed(seats, late);
        self.set_seats(rows).await?;
        self.carry_out([Effect::Keep(lost)]).await?;
        self.follow_up(Change::Seats).await
    }

    /// Cancels the appointment for its host.
    pub(super) async fn cancel_appointment(&mut self, player: PlayerId) -> Result<(), TableError> {
        let stored = &self.room.game.stored;
        if stored.host != Some(player) {
            return Err(Refusal::NotYourGame.into());
        }
        if self.room.game.live.phase() != Phase::Waiting || stored.settings.table.appointed_ms.is_none() {
            return Err(Refusal::NoAppointment.into());
        }
        self.carry_out([Effect::Append(EventKind::Closed { cause: ClosingCause::Cancelled })]).await?;
        Ok(self.go_on().await?)
    }
}

impl RoomState {
    /// The seats of those who are not ready, or who have no connection in real time.
    fn late_sitters(&self) -> SeatSet {
        let ready = self.game.stored.seats.ready();
        let held = self.game.stored.seats.held().map(|(seat, _)| seat);
        held.filter(|&seat| !ready.contains(seat)).chain(self.absent_sitters()).collect()
    }
}
