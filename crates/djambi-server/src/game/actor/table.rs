//! Acts at a table, and newcomers at open seats.

use std::collections::HashSet;

use djambi::Seat;
use djambi_protocol::{
    ClockSettings, EventKind, GameMessage, Level, Phase, Presence, Refusal, Seating, TableAct,
};

use super::Actor;
use crate::env;
use crate::game::members::Audience;
use crate::game::seating::{self, TableRequest};
use crate::game::table_error::TableError;
use crate::identity::{Player, PlayerId};
use crate::store::{SeatRow, StoreError, Visit};

impl Actor {
    /// Does what a player asks for at the table; returns the seats that this player holds then.
    pub(super) async fn table(&mut self, request: &TableRequest) -> Result<Vec<Seat>, TableError> {
        let TableRequest { act, invitation, player } = request;
        let has_begun = matches!(self.game.live.phase(), Phase::Playing | Phase::Paused);
        match act {
            TableAct::Sit { seat, .. } if has_begun && invitation.is_none() => {
                self.take_open_seat(*seat, player).await?;
            }
            _ => {
                let rows = seating::rows_after(&self.game, request, env::now_ms() / 1000)?;
                let removed = self.removed_by(act);
                self.set_seats(rows).await?;
                if let Some(removed) = removed {
                    // Who was seen at the table before has not seen this.
                    let visit = Visit { removed: true, ..Visit::default() };
                    self.keep_visits([(removed, visit)].into()).await?;
                    self.tell_places_anew();
                }
                if !has_begun {
                    self.go_on().await?;
                }
            }
        }
        Ok(self.game.stored.seats.held_by(player.id).collect())
    }

    /// The player whom the host removes by this act, if there is one at the seat.
    fn removed_by(&self, act: &TableAct) -> Option<PlayerId> {
        let TableAct::Remove { seat } = *act else { return None };
        let stored = &self.game.stored;
        stored.seats.holder(seat).filter(|player| stored.host != Some(*player))
    }

    /// Writes rows of seats and tells everybody.
    async fn set_seats(&mut self, rows: Vec<SeatRow>) -> Result<(), StoreError> {
        if rows.is_empty() {
            return Ok(());
        }
        let mut after = self.game.stored.clone();
        after.seats.extend(rows.clone());
        if self.game.live.phase() == Phase::Waiting {
            let fill_at = after.settings.table.fill_at(self.now()).filter(|_| after.seats.has_players());
            after.deadline_ms = fill_at.map(|fill_at| after.deadline_ms.unwrap_or(fill_at));
        }
        self.services.store.set_seats(self.id(), rows, after.deadline_ms).await?;
        self.game.stored = after;
        let persons = self.game.stored.seats.persons();
        self.live_mut().set_persons(persons);
        self.tell_seats();
        Ok(())
    }

    /// Whether a game in real time waits until all who sit there are connected: their clocks begin with it.
    fn waits_for_sitters(&self) -> bool {
        let stored = &self.game.stored;
        let is_real_time = matches!(stored.settings.clock, Some(ClockSettings::RealTime { .. }));
        let presence = self.attendance.seats();
        let is_gone = |seat| presence.get(&seat).is_none_or(|presence| presence.state == Presence::Gone);
        let holders: HashSet<PlayerId> = stored.seats.players().collect();
        is_real_time && holders.len() > 1 && stored.seats.held().any(|(seat, _)| is_gone(seat))
    }

    /// Begins the game if every seat has a player and all persons are ready, or if it is time that bots take
    /// the free seats.
    pub(super) async fn begin_if_complete(&mut self) -> Result<(), StoreError> {
        let stored = &self.game.stored;
        let is_time = stored.deadline_ms.is_some_and(|deadline| deadline <= self.now());
        let mut rows = if is_time && stored.seats.has_players() {
            seating::filled(&stored.seats, Level::default())
        } else if seating::is_complete(&stored.seats) && !self.waits_for_sitters() {
            Vec::new()
        } else {
            return Ok(());
        };
        let mut begun = stored.seats.clone();
        begun.extend(rows.clone());
        if stored.settings.table.seating == Seating::Drawn {
            rows = seating::drawn(&begun, &env::shuffled(self.game.live.players().iter().collect()));
        }
        begun.extend(rows.clone());
        self.live_mut().set_persons(begun.persons());
        match self.perform(EventKind::Started, 0) {
            Ok(performed) => {
                let event = self.append(performed, rows).await?;
                self.send_seats();
                self.send(Audience::Everybody, GameMessage::Event { event });
                self.tell_after_seats();
            }
            Err(refused) => tracing::error!(game = %self.id(), %refused, "a game does not begin"),
        }
        Ok(())
    }

    /// A newcomer takes an open seat, where a bot has played.
    async fn take_open_seat(&mut self, seat: Option<Seat>, player: &Player) -> Result<(), TableError> {
        let seat = self.open_seat(seat, player)?;
        let (name, has_account) = (seating::name_at(&self.game.stored.seats, player), player.has_account);
        let told = if self.game.stored.settings.hides_names() { String::new() } else { name.clone() };
        let performed = self.perform(EventKind::Sit { seat, name: told }, 0)?;
        let row = self.game.stored.seats.get(seat).cloned();
        let taken =
            row.map(|row| SeatRow { player: Some(player.id), name, has_account, stand_in: None, ..row });
        let event = self.append(performed, taken.into_iter().collect()).await?;
        self.send(Audience::Everybody, GameMessage::Event { event });
        self.tell_seats();
        self.go_on().await?;
        Ok(())
    }

    /// The open seat that a newcomer takes: the one that they want or have lost, or any other.
    ///
    /// # Errors
    /// When they sit already, or no such seat is free for them.
    fn open_seat(&self, seat: Option<Seat>, player: &Player) -> Result<Seat, Refusal> {
        if self.game.stored.seats.is_seated(player.id) {
            return Err(Refusal::Started);
        }
        let open = self.game.live.open_seats();
        let wanted = |&free: &Seat| seat.is_none_or(|seat| seat == free);
        let lost = self.game.lost_seat(player.id).filter(wanted);
        let is_kept = |seat| self.game.reserved(seat).is_some_and(|(_, until)| until > self.now());
        let wanted = |seat: &Seat| wanted(seat) && !is_kept(*seat);
        let refusal = if open.iter().any(|free| seat == Some(free)) {
            Refusal::SeatReserved
        } else {
            Refusal::NoFreeSeat
        };
        lost.or_else(|| open.iter().find(wanted)).ok_or(refusal)
    }
}
