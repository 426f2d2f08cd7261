//! Events on their way to the disk.

use std::sync::Arc;

use djambi_protocol::{CommandId, Event, EventKind, TalkSince};
use djambi_table::{LiveGame, Refused};

use super::Actor;
use crate::env;
use crate::store::{GameResult, LostSeat, NewEvent, SeatRow, StoreError, StoredGame, Visit, Visits};

/// An event that the live game has performed, to be written.
pub(super) struct Performed {
    pub(super) kind: EventKind,
    pub(super) at_ms: u64,
    /// The state before it, where acts about treaties may come to the disk before it.
    before: Option<Arc<LiveGame>>,
}

impl Actor {
    /// Performs an event now. `lag` is the measured round trip of the connection that it came by, in
    /// milliseconds.
    ///
    /// # Errors
    /// When it is refused; then nothing has changed.
    pub(super) fn perform(&mut self, kind: EventKind, lag: u64) -> Result<Performed, Refused> {
        let at_ms = self.now();
        let before = self.state_for_acts();
        self.live_mut().perform(&kind, at_ms, lag)?;
        Ok(Performed { kind, at_ms, before })
    }

    /// The time on the timeline of events, at which the next event happens. It never goes back.
    pub(super) fn now(&self) -> u64 {
        self.log().last_ms().max(env::timeline_ms())
    }

    /// Writes an event that the live game has performed to disk, with the seats that change with it.
    ///
    /// # Errors
    /// When the store fails.
    pub(super) async fn append(
        &mut self,
        performed: Performed,
        seats: Vec<SeatRow>,
    ) -> Result<Event, StoreError> {
        self.write(performed, None, None, seats).await
    }

    /// Writes an event that was a command, whose player had `seen` this of the talk.
    ///
    /// # Errors
    /// When the store fails.
    pub(super) async fn append_command(
        &mut self,
        performed: Performed,
        (command, seen): (CommandId, Option<TalkSince>),
    ) -> Result<Event, StoreError> {
        let seen = seen.filter(|_| self.game.treaties.are_at_stake());
        self.write(performed, Some(command), seen, Vec::new()).await
    }

    async fn write(
        &mut self,
        Performed { kind, at_ms, before }: Performed,
        command: Option<CommandId>,
        seen: Option<TalkSince>,
        seats: Vec<SeatRow>,
    ) -> Result<Event, StoreError> {
        let visits = lost_by(&self.game.stored, &kind, at_ms);
        let live = &self.game.live;
        let event = self.log().next(at_ms, live.recorded_clocks(at_ms), kind);
        let result = GameResult::of(live);
        let deadline_ms = self.deadline_after(at_ms);
        let new = NewEvent {
            command: command.clone(),
            seen: seen.clone(),
            result: result.clone().filter(|_| self.game.stored.result.is_none()),
            seats: seats.clone(),
            visits: visits.clone(),
            deadline_ms,
            ..NewEvent::new(self.id().clone(), event.clone(), live.to_move())
        };
        self.services.store.append(new).await?;
        self.services.metrics.event(&event.kind);
        if result.is_some() && self.game.stored.result.is_none() {
            self.services.metrics.game_ended();
            if self.game.stored.settings.table.rated {
                self.services.rated.notify_one();
            }
        }
        let stored = &mut self.game.stored;
        (stored.result, stored.deadline_ms) = (result, deadline_ms);
        stored.seats.extend(seats);
        stored.visits.extend(visits);
        Arc::make_mut(&mut self.game.log).push(event.clone(), command, seen);
        self.judge_in_order(&event, before.as_deref())?;
        Ok(event)
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
