//! Events on their way to the disk.

use std::sync::Arc;

use djambi_protocol::{CommandId, Event, EventKind, TalkSince};
use djambi_table::{KeptEvent, Refused};

use super::Actor;
use super::effects::Effects;
use super::state::Performed;
use crate::store::{GameResult, LostSeat, NewEvent, SeatRow, StoreError, StoredGame, Visit, Visits};

impl Actor {
    /// Performs an event now. `lag` is the measured round trip of the connection that it came by, in
    /// milliseconds.
    ///
    /// # Errors
    /// When it is refused; then nothing has changed.
    pub(super) fn perform(&mut self, kind: EventKind, lag: u64) -> Result<Performed, Refused> {
        self.room.perform(kind, lag, self.parts.talk.has_acts())
    }

    /// Writes an event that the live game has performed to disk, with the seats that change with it; returns it with
    /// what is to be told before it.
    ///
    /// # Errors
    /// When the store fails.
    pub(super) async fn append(
        &mut self,
        performed: Performed,
        seats: Vec<SeatRow>,
    ) -> Result<(Event, Effects), StoreError> {
        self.write(performed, None, None, seats).await
    }

    /// Writes an event that was a command, whose player had `seen` this of the talk; returns it with what is to be told
    /// before it.
    ///
    /// # Errors
    /// When the store fails.
    pub(super) async fn append_command(
        &mut self,
        performed: Performed,
        (command, seen): (CommandId, Option<TalkSince>),
    ) -> Result<(Event, Effects), StoreError> {
        let seen = seen.filter(|_| self.room.game.treaties.are_at_stake());
        self.write(performed, Some(command), seen, Vec::new()).await
    }

    async fn write(
        &mut self,
        Performed { kind, at_ms, before, next }: Performed,
        command: Option<CommandId>,
        seen: Option<TalkSince>,
        seats: Vec<SeatRow>,
    ) -> Result<(Event, Effects), StoreError> {
        let visits = lost_by(&self.room.game.stored, &kind, at_ms);
        if !seats.is_empty() {
            self.room.game.take_seats(seats.clone());
        }
        let plans = self.room.plans_after(&kind, &next);
        let live = &self.room.game.live;
        let event = self.room.log().next(live, at_ms, kind);
        let result = GameResult::of(live);
        let deadline_ms = self.room.deadline_after(at_ms);
        let new = NewEvent {
            command: command.clone(),
            seen: seen.clone(),
            result: result.clone().filter(|_| self.room.game.stored.result.is_none()),
            seats,
            visits: visits.clone(),
            plans: plans.clone(),
            deadline_ms,
            ..NewEvent::new(self.room.id().clone(), event.clone(), live.to_move())
        };
        self.services.store.append(new).await?;
        self.services.metrics.event(&event.kind);
        if result.is_some() && self.room.game.stored.result.is_none() {
            self.services.metrics.game_ended();
            if self.room.game.stored.settings.table.rated {
                self.services.rated.notify_one();
            }
        }
        let stored = &mut self.room.game.stored;
        (stored.result, stored.deadline_ms) = (result, deadline_ms);
        stored.visits.extend(visits);
        plans.into_iter().for_each(|plan| stored.take_plan(plan));
        if let EventKind::ByDay { days } = event.kind {
            stored.settings.go_by_day(days);
            self.room.attendance.change_clock(self.room.game.stored.settings.clock);
        }
        Arc::make_mut(&mut self.room.game.log).push(KeptEvent { event: event.clone(), command, seen });
        let told = self.parts.talk.judge_in_order(&event, before.as_deref(), &mut self.room)?;
        Ok((event, told))
    }

    /// Writes what players have seen of the game.
    pub(super) async fn keep_visits(&mut self, visits: Visits) -> Result<(), StoreError> {
        if !visits.is_empty() {
            self.services.store.visit(self.room.id(), visits.clone()).await?;
            self.room.game.stored.visits.extend(visits);
        }
        Ok(())
    }

    /// Writes when the service must look at the game.
    pub(super) async fn keep_deadline(&mut self, deadline_ms: Option<u64>) -> Result<(), StoreError> {
        self.services.store.set_seats(self.room.id(), Vec::new(), deadline_ms).await?;
        self.room.game.stored.deadline_ms = deadline_ms;
        Ok(())
    }
}

/// What an event changes of what the game keeps of its players: who loses a seat by time may have it back.
pub(in crate::game) fn lost_by(game: &StoredGame, event: &EventKind, at_ms: u64) -> Visits {
    let EventKind::Open { seat, .. } = *event else { return Visits::new() };
    let holder = game.seats.holder(seat);
    let visit = |player| game.visits.get(&player).copied().unwrap_or_default();
    let lost = Some(LostSeat { seat, at_ms });
    holder.map(|player| (player, Visit { lost, ..visit(player) })).into_iter().collect()
}
